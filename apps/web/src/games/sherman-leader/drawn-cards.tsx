// Event and Special Condition cards that the last choice has drawn, each as a card with what came of it.
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { KitUi } from '../../map/kit.ts';
import { Came, DrawnCard } from '../../panels/drawn-card.tsx';
import { drawn } from './drawn.ts';

/** More than this is for the log. */
const MOST = 4;

export function DrawnCards({ ui }: { readonly ui: KitUi }) {
  const { session, game } = ui.table;
  const events = session.events(session.entries.length - 1) as readonly ShermanEvent[];
  return (
    <>
      {drawn(events).map(({ cards, came }) => {
        const told = came.slice(0, MOST).map((event) => game.say(event));
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
