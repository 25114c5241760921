// RL 9.3, 9.5: which machine-guns join an attack, whose bonus is added, and its resolution.
import {
  bySeatAndThing,
  type Chance,
  type Decide,
  type Modifier,
  pop,
  push,
  type State,
  type Step,
  top,
} from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { directOdds } from '../../facts/odds.ts';
import { GUN, pack, pieceOf, ROLL, verbOf, WITH } from '../../state/choice.ts';
import { AREA, SIDE, TARGET } from '../../state/frames.ts';
import { FLAGS, GROUP, LINK, PLACE, PLACES, SPENT } from '../../state/layout.ts';
import { fireWeapon, markAttacked, unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, SHOULDER } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import * as W from '../../words/labels.ts';
import { pieceId, pieceName, placeText, placeWord, unitRef } from '../../words/names.ts';
import { bonusOf, PARTS } from '../../words/parts.ts';
import { R } from '../../words/reasons/index.ts';
import { withoutListed } from '../lists.ts';
import { hasTwin, refuseFirer } from './direct.ts';
import { passFire } from './segment.ts';

const OFFENCE = bySeatAndThing({ rule: 'RL 9.5', what: W.directFireAttacker }, PLACES);
const DEFENCE = bySeatAndThing({ rule: 'RL 9.5', what: W.directFireDefender }, PLACES);

const scratch = new Int32Array(160);

/** RL 9.3: 0 if this machine-gun may join those firing, or the reason. Guns are named in the order of their keys. */
function refuseGun(t: GameData, s: State, side: number, area: number, unit: number): number {
  const refused = refuseFirer(t, s, side, unit);
  if (refused !== 0) return refused;
  if (s[PLACE + unit] !== area) return R.notHere;
  if ((s[FLAGS + unit] & GROUP) !== 0) return R.gunFires;
  if (t.type[s[LINK + unit] - 1] === SHOULDER) return R.gunShoulder;
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & GROUP) === 0) continue;
    if (t.type[s[LINK + u] - 1] === SHOULDER) return R.gunShoulder;
    if (unitKey(t, s, u) > key) return R.order;
  }
  return hasTwin(t, s, side, unit, 0) ? R.twin : 0;
}

/** RL 9.5 + A-08: a fresh NCO or BAR Gunner in the firing area that does not fire itself. */
function refuseLeader(t: GameData, s: State, side: number, area: number, unit: number): number {
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return R.notHere;
  if (t.bonus[unit] === 0) return R.leadType;
  if ((s[FLAGS + unit] & SPENT) !== 0) return R.leadSpent;
  if ((s[FLAGS + unit] & GROUP) !== 0) return R.leadPoint;
  for (let u = t.first[side]; u < unit; u++) {
    if (t.kind[u] === t.kind[unit] && s[PLACE + u] === area && (s[FLAGS + u] & (SPENT | GROUP)) === 0) return R.twin;
  }
  return 0;
}

const guns: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    const area = s[f + AREA];
    let n = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] === area && refuseGun(t, s, side, area, u) === 0) out[n++] = pack(GUN, u);
    }
    const before = n;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && refuseLeader(t, s, side, area, u) === 0) out[n++] = pack(WITH, u);
    }
    if (n === before) out[n++] = ROLL;
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    const area = s[f + AREA];
    let n = guns.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== area) continue;
      out[n++] = pack(GUN, u);
      out[n++] = pack(WITH, u);
      n = withoutListed(out, legal, n - 2, n);
    }
    out[n++] = ROLL;
    return withoutListed(out, legal, n - 1, n);
  },
  refuse(t, s, choice) {
    const f = top(s);
    const side = s[f + SIDE];
    const area = s[f + AREA];
    if (verbOf(choice) === GUN) return refuseGun(t, s, side, area, pieceOf(choice));
    if (verbOf(choice) === WITH) return refuseLeader(t, s, side, area, pieceOf(choice));
    if (choice !== ROLL) return R.otherDecision;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && refuseLeader(t, s, side, area, u) === 0) return R.rollLeader;
    }
    return 0;
  },
  apply(t, s, choice, chance, tell) {
    if (verbOf(choice) === GUN) s[FLAGS + pieceOf(choice)] |= GROUP;
    else resolve(t, s, verbOf(choice) === WITH ? pieceOf(choice) : -1, chance, tell);
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.guns(frameSide(s), placeText(t, s[top(s) + AREA]), placeText(t, s[top(s) + TARGET])),
    places: [placeWord(t, s[top(s) + TARGET])],
  }),
  odds(t, s, choice) {
    const f = top(s);
    const gun = verbOf(choice) === GUN ? pieceOf(choice) : -1;
    const leader = verbOf(choice) === WITH ? pieceOf(choice) : -1;
    return directOdds(t, s, s[f + SIDE], s[f + AREA], s[f + TARGET], gun, leader);
  },
};

/** RL 9.5 + 9.6: all strengths, the bonus and a die against the terrain and a die. */
function resolve(t: GameData, s: State, leader: number, chance: Chance, tell: Tell): void {
  const f = top(s);
  const side = s[f + SIDE];
  const target = s[f + TARGET];
  const area = s[f + AREA];
  pop(s);
  passFire(s, top(s), false);
  let strength = leader < 0 ? 0 : t.bonus[leader];
  const offence: Modifier[] | undefined = tell === undefined ? undefined : [];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & GROUP) === 0) continue;
    s[FLAGS + u] &= ~GROUP;
    const weapon = s[LINK + u] - 1;
    strength += t.attack[weapon];
    if (tell !== undefined && offence !== undefined) {
      offence.push({ label: pieceName(t, weapon), code: 'weapon', value: t.attack[weapon], rule: 'RL 9.5' });
      const places = [placeWord(t, area), placeWord(t, target)];
      const pieces = [pieceId(t, u), pieceId(t, weapon)];
      tell({ kind: 'fires', rule: 'RL 9.4', piece: unitRef(t, s, u), from: area, area: target, places, pieces });
    }
    fireWeapon(t, s, u, 'RL 9.3', tell);
  }
  const offenceDie = chance.die(s, 6, OFFENCE[side * PLACES + target]);
  const defenceDie = chance.die(s, 6, DEFENCE[(1 - side) * PLACES + target]);
  const result = strength + offenceDie - t.tem[target] - defenceDie;
  if (tell !== undefined && offence !== undefined) {
    if (leader >= 0)
      offence.push({ label: bonusOf(t, leader), code: 'leader', value: t.bonus[leader], rule: 'RL 9.5' });
    const defence: Modifier[] = [{ label: PARTS.terrain, code: 'terrain', value: t.tem[target], rule: 'RL 9.5' }];
    const places = [placeWord(t, target)];
    const what = 'direct';
    tell({
      kind: 'attack',
      rule: 'RL 9.5',
      what,
      side,
      area: target,
      offence,
      defence,
      offenceDie,
      defenceDie,
      result,
      places,
    });
  }
  if (result <= 0) return;
  markAttacked(t, s, 1 - side, target);
  push(s, STEP.casualties, 1 - side, target, result, 0, 0, result);
}

export const directGuns: Step<GameData, RudderEvent> = {
  name: 'direct/guns',
  rule: 'RL 9.5',
  continues: true,
  settle(t, s, chance, tell) {
    if (guns.choices(t, s, scratch) > 1) return false;
    resolve(t, s, verbOf(scratch[0]) === WITH ? pieceOf(scratch[0]) : -1, chance, tell);
    return true;
  },
  decide: guns,
};
