// Event and Special Condition cards that the last choice has drawn, each as a card with what came of it.
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { KitUi } from '../../map/kit.ts';
import { Came, DrawnCard } from '../../panels/drawn-card.tsx';

/** More than this is for the log. */
const MOST = 4;

type Card = Extract<ShermanEvent, { kind: 'card' }>;

/** Cards with what came of them. Of cards that are drawn together the rules carry out one after the other when all are known. */
function drawn(events: readonly ShermanEvent[]): readonly { cards: Card[]; came: ShermanEvent[] }[] {
  const groups: { cards: Card[]; came: ShermanEvent[] }[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (event.kind !== 'card') last?.came.push(event);
    else if (last !== undefined && last.came.length === 0) last.cards.push(event);
    else groups.push({ cards: [event], came: [] });
  }
  return groups;
}

export function DrawnCards({ ui }: { readonly ui: KitUi }) {
  const { session, game } = ui.table;
  const events = session.events(session.entries.length - 1) as readonly ShermanEvent[];
  return (
    <>
      {drawn(events).map(({ cards, came }) => {
        // What the rules do next is no work of the card: it stands in the log and on the card of the Battle.
        const own = came.filter((event) => cards.some((card) => card.rule === event.rule));
        const told = own.slice(0, MOST).map((event) => game.say(event));
        const alone = cards.length === 1;
        return (
          <>
            {cards.map(({ deck, card, text, rule }) => (
              <DrawnCard key={card} ui={ui} face={{ deck, name: card, text }} rule={rule} came={alone ? told : []} />
            ))}
            {!alone && told.length > 0 && <Came came={told} />}
          </>
        );
      })}
    </>
  );
}
