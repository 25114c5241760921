// The position that every saved score carries. A table does without the part of a game that writes positions: it is fetched
// behind the first save, and from then on every save has it.
import { type Game, isWhole, type PositionLine } from '@bocage/engine';
import { loadWhole, type TableSession } from './catalogue.ts';

const known = new Map<string, Game>();

/** The lines of the position now; undefined while they cannot be written. Then `again` is called once they can. */
export function positionNow({ game, state }: TableSession, again: () => void): readonly PositionLine[] | undefined {
  const writer = isWhole(game) ? game : known.get(game.id);
  if (writer !== undefined) return writer.writePosition(state);
  void loadWhole(game.id).then((whole) => {
    if (typeof whole === 'string') return;
    known.set(game.id, whole);
    again();
  });
  return undefined;
}
