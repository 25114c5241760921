// RL 7.31, 7.4: who spots for a mortar, and the resolution of the shot once that is settled.
import { type Chance, type Decide, pop, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { pack, pieceOf, SPOT, verbOf } from '../../state/choice.ts';
import { FIRER, LAST_ATTACK, SIDE, TARGET } from '../../state/frames.ts';
import {
  FIRST_BOX,
  FLAGS,
  LINK,
  MARKER_PLACE,
  PLACE,
  PLACES,
  SPENT,
  SPOT_MASK,
  SPOT_SHIFT,
} from '../../state/layout.ts';
import { fireWeapon, markAttacked, placeMarker, spendFor, unitKey } from '../../state/pieces.ts';
import { FO, type GameData, MEDIUM_MORTAR, SQUAD } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { pieceId, placeText, placeWord, unitRef } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { withoutListed } from '../lists.ts';
import { indirectAttack } from './attack.ts';

/** Where units of a side can spot into: 2 from inside, 1 from next to it. Written anew by `mapSpotters`. */
export const spotted = new Uint8Array(PLACES);
const keys = new Int32Array(160);

/** RL 7.31 + A-03: may this unit spot for a mortar into the area? 0 or the reason. */
function refuseSpotter(t: GameData, s: State, side: number, unit: number, target: number): number {
  if (t.side[unit] !== side || s[PLACE + unit] === 0) return R.spotEnemy;
  const place = s[PLACE + unit];
  if (place >= FIRST_BOX) return R.spotBox;
  if (t.distance[place * PLACES + target] > 1) return R.spotFar;
  if (t.type[unit] === SQUAD) return 0;
  if ((s[FLAGS + unit] & SPENT) !== 0) return R.spotSpent;
  const committed = (s[FLAGS + unit] & SPOT_MASK) >> SPOT_SHIFT;
  return committed !== 0 && committed !== target ? R.spotCommitted : 0;
}

export function mapSpotters(t: GameData, s: State, side: number): void {
  spotted.fill(0);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    const place = s[PLACE + u];
    if (place === 0 || place >= FIRST_BOX) continue;
    if (t.type[u] !== SQUAD) {
      if ((s[FLAGS + u] & SPENT) !== 0) continue;
      const committed = (s[FLAGS + u] & SPOT_MASK) >> SPOT_SHIFT;
      if (committed !== 0) {
        spotted[committed] = 1;
        continue;
      }
    }
    if (spotted[place] === 2) continue;
    spotted[place] = 2;
    for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) if (spotted[t.near[i]] === 0) spotted[t.near[i]] = 1;
  }
}

/** Two squads spot alike; other units are alike if kind, place, weapon and commitment are. */
function spotKey(t: GameData, s: State, unit: number): number {
  if (t.type[unit] === SQUAD) return 0;
  return (unitKey(t, s, unit) << 13) | (s[PLACE + unit] << 7) | (1 + ((s[FLAGS + unit] & SPOT_MASK) >> SPOT_SHIFT));
}

const spot: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    let n = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (refuseSpotter(t, s, side, u, s[f + TARGET]) !== 0) continue;
      const key = spotKey(t, s, u);
      let k = 0;
      while (k < n && keys[k] !== key) k++;
      if (k < n) continue;
      keys[n] = key;
      out[n++] = pack(SPOT, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const side = frameSide(s);
    let n = spot.choices(t, s, out);
    const legal = n;
    const squads = n > 0 && t.type[pieceOf(out[0])] === SQUAD;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] === 0 || (squads && t.type[u] === SQUAD) || spotTwin(t, s, side, u)) continue;
      out[n++] = pack(SPOT, u);
      n = withoutListed(out, legal, n - 1, n);
    }
    return n;
  },
  refuse(t, s, choice) {
    if (verbOf(choice) !== SPOT) return R.otherDecision;
    const side = frameSide(s);
    const u = pieceOf(choice);
    if (u >= t.personnel) return R.spotEnemy;
    const refused = refuseSpotter(t, s, side, u, s[top(s) + TARGET]);
    if (refused !== 0) return refused;
    const key = spotKey(t, s, u);
    for (let v = t.first[side]; v < u; v++) {
      if (spotKey(t, s, v) === key && refuseSpotter(t, s, side, v, s[top(s) + TARGET]) === 0) return R.twin;
    }
    return 0;
  },
  apply: (t, s, choice, chance, tell) => resolve(t, s, pieceOf(choice), chance, tell),
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.spotter(frameSide(s), placeText(t, s[top(s) + TARGET])),
    places: [placeWord(t, s[top(s) + TARGET])],
    pieces: [pieceId(t, s[top(s) + FIRER])],
  }),
};

function spotTwin(t: GameData, s: State, side: number, unit: number): boolean {
  for (let v = t.first[side]; v < unit; v++) {
    if (s[PLACE + v] !== 0 && spotKey(t, s, v) === spotKey(t, s, unit)) return true;
  }
  return false;
}

const candidates = new Int32Array(80);

/** RL 7.31: no spotter is needed by an FO or for an adjacent target; a single candidate is taken. */
function settleSpot(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const firer = s[f + FIRER];
  if (t.type[firer] === FO || t.distance[s[PLACE + firer] * PLACES + s[f + TARGET]] <= 1) {
    resolve(t, s, -1, chance, tell);
    return true;
  }
  if (spot.choices(t, s, candidates) > 1) return false;
  resolve(t, s, pieceOf(candidates[0]), chance, tell);
  return true;
}

/** RL 7.4-7.7: flips what fires, commits the spotter, leaves the marker, makes the attack. */
function resolve(t: GameData, s: State, spotter: number, chance: Chance, tell: Tell): void {
  const f = top(s);
  const side = s[f + SIDE];
  const firer = s[f + FIRER];
  const target = s[f + TARGET];
  pop(s);
  if (tell !== undefined) {
    const piece = unitRef(t, s, firer);
    const by = spotter < 0 ? {} : { spotter: { ...unitRef(t, s, spotter), area: s[PLACE + spotter] } };
    const from = s[PLACE + firer];
    const places = [placeWord(t, from), placeWord(t, target)];
    const pieces = spotter < 0 ? [pieceId(t, firer)] : [pieceId(t, firer), pieceId(t, spotter)];
    tell({ kind: 'fires', rule: 'RL 7.4', piece, from, area: target, ...by, places, pieces });
  }
  if (spotter >= 0 && t.type[spotter] !== SQUAD) {
    s[FLAGS + spotter] = (s[FLAGS + spotter] & ~SPOT_MASK) | (target << SPOT_SHIFT);
  }
  let strength = 0;
  if (t.type[firer] === FO) {
    strength = t.markerValue[side];
    spendFor(t, s, firer, 'RL 7.3', 'artillery', tell);
    placeMarker(t, s, side, side, target, tell);
  } else {
    const weapon = s[LINK + firer] - 1;
    strength = t.attack[weapon];
    fireWeapon(t, s, firer, 'RL 7.3', tell);
    if (t.type[weapon] === MEDIUM_MORTAR) {
      placeMarker(t, s, s[MARKER_PLACE + 2] === 0 ? 2 : 3, side, target, tell);
    }
  }
  markAttacked(t, s, 1 - side, target);
  const shot = top(s);
  s[shot + LAST_ATTACK] = indirectAttack(t, s, side, strength, target, 'indirect', chance, tell);
}

/** at the end of the phase every committed spotter is spent. */
export function flipSpotters(t: GameData, s: State, tell: Tell): void {
  for (let u = 0; u < t.personnel; u++) {
    if ((s[FLAGS + u] & SPOT_MASK) === 0) continue;
    s[FLAGS + u] &= ~SPOT_MASK;
    if (s[PLACE + u] > 0) spendFor(t, s, u, 'RL 7.31', 'spotted', tell);
  }
}

export const indirectSpot: Step<GameData, RudderEvent> = {
  name: 'indirect/spot',
  rule: 'RL 7.31',
  continues: true,
  settle: settleSpot,
  decide: spot,
};
