// Which cards a choice has drawn, and what each of them brought.
import type { ShermanEvent } from '@bocage/sherman-leader';

type Card = Extract<ShermanEvent, { kind: 'card' }>;

interface Drawn {
  readonly cards: readonly Card[];
  readonly came: readonly ShermanEvent[];
}

/**
 * Cards with what came of them. Of cards that are drawn together the rules carry out one after the other when all are known. What
 * the rules do next is no work of a card: it stands in the log and on the card of the Battle.
 */
export function drawn(events: readonly ShermanEvent[]): readonly Drawn[] {
  const groups: { cards: Card[]; after: ShermanEvent[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.kind !== 'card') last?.after.push(event);
    else if (last !== undefined && last.after.length === 0) last.cards.push(event);
    else groups.push({ cards: [event], after: [] });
  }
  return groups.map(({ cards, after }) => ({
    cards,
    came: after.filter((event) => cards.some((card) => card.rule === event.rule)),
  }));
}
