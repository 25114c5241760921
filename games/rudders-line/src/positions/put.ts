// A counter laid in another place by hand, for whoever sets up a position.
import type { State } from '@bocage/engine';
import { CONTROL, COUNT, FIRST_BOX, GE, PIECES, PLACE, PLACES, US } from '../state/layout.ts';
import { recount } from '../state/pieces.ts';
import type { GameData } from '../state/tables.ts';
import { pieceId } from '../words/names.ts';
import { W } from '../words/position.ts';

/** RL 3.21: an area that only one side is in is its own. */
function settle(s: State, place: number): void {
  const [us, ge] = [s[COUNT + place] > 0, s[COUNT + PLACES + place] > 0];
  if (place > 0 && place < FIRST_BOX && us !== ge) s[CONTROL + place] = us ? US : GE;
}

export function put(t: GameData, s: State, piece: string, place: string): string | undefined {
  const to = t.placeId.indexOf(place, 1);
  if (to < 1) return W.noPlace(place);
  for (let p = 0; p < PIECES; p++) {
    if (pieceId(t, p) !== piece) continue;
    const from = s[PLACE + p];
    if (from === 0) return W.notByItself(piece);
    s[PLACE + p] = to;
    recount(t, s);
    settle(s, from);
    settle(s, to);
    return undefined;
  }
  return W.noCounter(piece);
}
