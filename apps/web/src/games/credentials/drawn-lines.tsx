// The card in turn with its face, and what it has brought so far; lines without a card, such as the Logistics Step, as they are.
import type { KitUi } from '../../map/kit.ts';
import { DrawnCard } from '../../panels/drawn-card.tsx';
import { panelFacts } from './panel-facts.ts';
import type { Line } from './telling.ts';

export function DrawnLines({
  ui,
  lines,
  only = false,
}: {
  readonly ui: KitUi;
  readonly lines: readonly Line[];
  /** Nothing where no card was drawn: the lines stand elsewhere. */
  readonly only?: boolean;
}) {
  const [first, ...rest] = lines;
  if (first === undefined) return null;
  const say = (line: Line): string => ui.table.game.say(line.event);
  const face = panelFacts.drawn(first.event);
  // Of an enemy the line itself says what it takes to beat it here, which the card cannot.
  const came = first.event.kind === 'enemy' ? lines : rest;
  if (face !== undefined) return <DrawnCard ui={ui} face={face} rule={first.event.rule} came={came.map(say)} />;
  if (only) return null;
  return (
    <ul>
      {lines.map((line, i) => (
        <li key={i} data-head={i === 0}>
          {say(line)}
        </li>
      ))}
    </ul>
  );
}
