// Event and Special Condition cards that the last choice has drawn, each as a card with what came of it.
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { KitUi } from '../../map/kit.ts';
import { DrawnCard } from '../../panels/drawn-card.tsx';

/** More than this is for the log. */
const MOST = 4;

export function DrawnCards({ ui }: { readonly ui: KitUi }) {
  const { session, game } = ui.table;
  const events = session.events(session.entries.length - 1) as readonly ShermanEvent[];
  return (
    <>
      {events.map((event, i) => {
        if (event.kind !== 'card') return null;
        const next = events.findIndex((other, j) => j > i && other.kind === 'card');
        const came = events.slice(i + 1, next < 0 ? events.length : next).slice(0, MOST);
        const face = { deck: event.deck, name: event.card, text: event.text };
        return <DrawnCard key={i} ui={ui} face={face} rule={event.rule} came={came.map((told) => game.say(told))} />;
      })}
    </>
  );
}
