// A piece laid in another space by hand, for whoever sets up a position: Divisions, Kampfgruppen, FFI and supplies one by one.
import type { State } from '@bocage/engine';
import * as L from '../state/layout.ts';
import { unitOf } from '../state/queries.ts';
import { type GameData, KIND_WORDS } from '../state/tables.ts';
import { ffiPieceId, kgPieceId, PLACES, placeId } from '../words/names.ts';
import { W } from '../words/position.ts';

/** The slot of the FFI in a place: a space, or one of the Maquis Zones behind them. */
function ffiAt(place: number): number {
  return place < L.SPACES ? L.FFI + place : L.ZONE + place - L.SPACES;
}

export function put(t: GameData, s: State, piece: string, place: string): string | undefined {
  const to = Array.from({ length: PLACES }, (_, i) => placeId(t, i)).indexOf(place);
  if (to < 0) return W.noPlace(place);
  for (let from = 0; from < PLACES; from++) {
    if (ffiPieceId(t, from) !== piece || s[ffiAt(from)] === 0) continue;
    s[ffiAt(from)]--;
    s[ffiAt(to)]++;
    return undefined;
  }
  if (to >= L.SPACES) return W.onlyFfiInZone;
  for (let card = 0; card < L.DIVISIONS; card++) {
    if (t.unitIds[unitOf(s, card)] !== piece) continue;
    s[L.DIV_AT + card] = to;
    return undefined;
  }
  for (let from = 0; from < L.SPACES; from++) {
    if (kgPieceId(t, from) === piece && s[L.KG + from] !== 0) {
      if (s[L.KG + to] !== 0 && to !== from) return W.kampfgruppeThere(t.spaceNames[to]);
      const marker = s[L.KG + from];
      s[L.KG + from] = 0;
      s[L.KG + to] = marker;
      return undefined;
    }
    const kind = KIND_WORDS.findIndex((word) => `${t.spaceIds[from]}_${word}` === piece);
    if (kind < 0 || s[L.LYING + from * L.KINDS + kind] === 0) continue;
    s[L.LYING + from * L.KINDS + kind]--;
    s[L.LYING + to * L.KINDS + kind]++;
    return undefined;
  }
  if (piece === 'unknown_contact') {
    s[L.CONTACT_AT] = to + 1;
    return undefined;
  }
  return W.notByHand(piece);
}
