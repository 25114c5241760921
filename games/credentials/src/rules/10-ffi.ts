// Chapter 10, FFI Phase: markers of the resistance move one space each, in any order.
import { pop, type Reason, type State } from '@bocage/engine';
import * as C from '../state/choices.ts';
import * as L from '../state/layout.ts';
import { isBesieged } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import { type Rule, seat } from '../state/types.ts';
import { asks } from '../words/ask.ts';
import * as W from '../words/labels.ts';
import * as N from '../words/names.ts';
import { ffiPieceId, placeId, placeName, placeWord } from '../words/names.ts';
import { R } from '../words/reasons.ts';
import { breaksSiege } from '../words/siege.ts';
import { checkMap } from './09-actions/encirclement.ts';
import { isSiege, tellSiege } from './changes.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { CONTROL, FFI, FFI_MOVED, SPACES, ZONE } = L;
const { FFI_END } = C;
const { PLACES, ZONE_PLACE } = N;

/** TAMC 10.e: FFI on one space. */
const MOST = 2;

/** TAMC 10.a - TAMC 10.f + TAMC B20 */
function refuse(t: GameData, s: State, choice: number): number {
  if (choice === FFI_END) return 0;
  const from = choice >> 5;
  const to = choice & 31;
  if (from >= ZONE_PLACE ? s[ZONE + from - ZONE_PLACE] === 0 : s[FFI + from] <= s[FFI_MOVED + from])
    return R.ffiNotThere;
  if (to >= ZONE_PLACE) return R.ffiBack;
  if (from >= ZONE_PLACE) {
    if ((t.entries[from - ZONE_PLACE] & (1 << to)) === 0) return R.ffiEntry;
  } else if ((t.near[from] & (1 << to)) === 0) return R.ffiFar;
  return s[FFI + to] >= MOST ? R.ffiFull : 0;
}

/** Spaces without room for another FFI, as bits. */
function fullSpaces(s: State): number {
  let full = 0;
  for (let space = 0; space < SPACES; space++) if (s[FFI + space] >= MOST) full |= 1 << space;
  return full;
}

/** TAMC 10.a: any number of markers; after each one sieges and encirclement are looked at (TAMC B35). */
export const ffiStep: Rule = {
  name: 'ffi',
  rule: 'TAMC 10.a',
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      const full = fullSpaces(s);
      for (let from = 0; from < PLACES; from++) {
        if (from >= ZONE_PLACE ? s[ZONE + from - ZONE_PLACE] === 0 : s[FFI + from] <= s[FFI_MOVED + from]) continue;
        const ways = from >= ZONE_PLACE ? t.entries[from - ZONE_PLACE] : t.near[from];
        for (let rest = ways & ~full; rest !== 0; rest &= rest - 1)
          out[n++] = (from << 5) | (31 - Math.clz32(rest & -rest));
      }
      out[n++] = FFI_END;
      return n;
    },
    attempts(_t, _s, out) {
      let n = 0;
      for (let from = 0; from < PLACES; from++)
        for (let to = 0; to < PLACES; to++) if (from !== to) out[n++] = (from << 5) | to;
      out[n++] = FFI_END;
      return n;
    },
    refuse,
    apply(t, s, choice, _chance, tell) {
      if (choice === FFI_END) {
        pop(s);
        return;
      }
      const from = choice >> 5;
      const to = choice & 31;
      const held = tell !== undefined && isSiege(t, s, from);
      const was = tell !== undefined && isSiege(t, s, to);
      if (from >= ZONE_PLACE) s[ZONE + from - ZONE_PLACE]--;
      else s[FFI + from]--;
      s[FFI + to]++;
      s[FFI_MOVED + to]++;
      if (tell !== undefined) {
        const places = [placeId(t, from), t.spaceIds[to]];
        const pieces = [ffiPieceId(t, to)];
        tell({ kind: 'ffiMoves', rule: 'TAMC 10.a', from: places[0], to: places[1], places, pieces });
        tellSiege(t, s, from, held, tell);
        tellSiege(t, s, to, was, tell);
      }
      if (t.port[to] >= 0) checkMap(t, s, tell);
    },
    name: (t, _s, choice) =>
      choice === FFI_END ? 'end' : `${placeWord(t, choice >> 5)} to ${placeWord(t, choice & 31)}`,
    describe: (t, _s, choice) =>
      choice === FFI_END
        ? { label: W.moveNoMoreFfi, rule: 'TAMC 10.a', verb: 'end', mark: 'end' }
        : {
            label: W.moveFfi(placeName(t, choice >> 5), placeName(t, choice & 31)),
            rule: choice >> 5 >= ZONE_PLACE ? 'TAMC 10.b' : 'TAMC 10.c',
            verb: 'moveFfi',
            places: [placeId(t, choice & 31), placeId(t, choice >> 5)],
            data: { from: placeId(t, choice >> 5), to: placeId(t, choice & 31) },
            mark: 'move',
          },
    prompt: (t, s) => ({
      ...asks.ffi(t.data.zones.map((zone, z) => W.holds(zone.name, s[ZONE + z]))),
      places: t.spaceIds.filter((_, space) => s[FFI + space] > s[FFI_MOVED + space]),
      data: { zones: [s[ZONE], s[ZONE + 1]] },
    }),
    warnings: (t, s, choice) => warn(t, s, choice),
  },
};

function warn(t: GameData, s: State, choice: number): readonly Reason[] {
  if (choice === FFI_END || choice >> 5 >= SPACES) return [];
  const from = choice >> 5;
  const port = t.port[from];
  if (port < 0 || s[CONTROL + from] !== 0 || !isBesieged(t, s, port)) return [];
  s[FFI + from]--;
  const held = isBesieged(t, s, port);
  s[FFI + from]++;
  return held ? [] : [breaksSiege(t, port)];
}
