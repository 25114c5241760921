// RL 9: machine-guns together, or one shoulder-fired weapon, fire by turns, area by area.
import {
  type Chance,
  type Decide,
  type Modifier,
  type Purpose,
  pop,
  push,
  type State,
  type Step,
  top,
} from '@bocage/engine';
import { AIM, DECLINE, FIRE, GUN, pack, packPlace, pieceOf, placeOf, ROLL, verbOf, WITH } from '../choice.ts';
import { describe, frameSide, nameOf } from '../describe.ts';
import type { RudderEvent, Tell } from '../events.ts';
import { COUNT, FIRED, FIRST_BOX, FLAGS, GROUP, LINK, PIECES, PLACE, PLACES, SPENT } from '../layout.ts';
import { directOdds } from '../odds.ts';
import { fireWeapon, markAttacked, unitKey } from '../pieces.ts';
import { STEP_AIM, STEP_CASUALTIES, STEP_GUNS } from '../steps.ts';
import { MACHINE_GUN, SHOULDER, type Tables } from '../tables.ts';
import { aimWarnings } from '../warnings.ts';
import * as why from '../why.ts';
import { codeOf, fullWord, placeText, placeWord, theSide } from '../words.ts';
import { withoutListed } from './casualties.ts';

const OFFENCE: Purpose = { rule: 'RL 9.5', what: 'direct fire, attacker' };
const DEFENCE: Purpose = { rule: 'RL 9.5', what: 'direct fire, defender' };

/** STEP_DIRECT: side, 1 if the other side has just declined. STEP_AIM, STEP_GUNS: side, area, target. */
const DECLINED = 2;
const AREA = 2;
const TARGET = 3;

const keys = new Int32Array(160);
const scratch = new Int32Array(160);

/** RL 9.32 + 2.61: can this unit fire a weapon in this phase? 0 or the reason. */
function refuseFirer(t: Tables, s: State, side: number, unit: number): number {
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] === 0) return why.SHOOT_NO_WEAPON;
  if (s[PLACE + unit] >= FIRST_BOX) return why.AIM_BOX;
  const link = s[LINK + unit];
  if (link === 0) return why.SHOOT_NO_WEAPON;
  const type = t.type[link - 1];
  if (type !== MACHINE_GUN && type !== SHOULDER) return why.AIM_NOT_NOW;
  if ((s[FLAGS + link - 1] & FIRED) !== 0) return why.AIM_FIRED;
  return (s[FLAGS + unit] & SPENT) !== 0 ? why.SHOOT_SPENT : 0;
}

/** RL 9.31-9.33: may it fire at the area? */
function refuseTarget(t: Tables, s: State, side: number, unit: number, target: number): number {
  const distance = t.distance[s[PLACE + unit] * PLACES + target];
  const shoulder = t.type[s[LINK + unit] - 1] === SHOULDER;
  if (shoulder && distance !== 0) return why.AIM_SHOULDER_OWN;
  if (target === 0 || target >= FIRST_BOX || distance > 1) return why.AIM_RANGE;
  if (s[COUNT + (1 - side) * PLACES + target] === 0) return why.AIM_EMPTY;
  return shoulder && t.shelter[target] === 0 ? why.AIM_SHELTER : 0;
}

function hasTarget(t: Tables, s: State, side: number, unit: number): boolean {
  if (refuseFirer(t, s, side, unit) !== 0) return false;
  const place = s[PLACE + unit];
  if (refuseTarget(t, s, side, unit, place) === 0) return true;
  if (t.type[s[LINK + unit] - 1] === SHOULDER) return false;
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
    if (s[COUNT + (1 - side) * PLACES + t.near[i]] > 0) return true;
  }
  return false;
}

function anyFire(t: Tables, s: State, side: number): boolean {
  for (let w = t.personnel; w < PIECES; w++) {
    if (t.type[w] < MACHINE_GUN || s[LINK + w] === 0) continue;
    const unit = s[LINK + w] - 1;
    if (t.side[unit] === side && hasTarget(t, s, side, unit)) return true;
  }
  return false;
}

function refuseArea(t: Tables, s: State, side: number, area: number): number {
  if (s[COUNT + side * PLACES + area] === 0) return why.AIM_NOBODY;
  if (area >= FIRST_BOX) return why.AIM_BOX;
  let found = why.AIM_NO_PIECE;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || refuseFirer(t, s, side, u) !== 0) continue;
    if (hasTarget(t, s, side, u)) return 0;
    found = why.AIM_NO_TARGET;
  }
  return found;
}

/** RL 9.2: the phase ends when both decline in a row. */
function passFire(s: State, f: number, declined: boolean): void {
  if (declined && s[f + DECLINED] === 1) {
    pop(s);
    return;
  }
  s[f + 1] = 1 - s[f + 1];
  s[f + DECLINED] = declined ? 1 : 0;
}

const segment: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    let n = 0;
    out[n++] = DECLINE;
    const side = frameSide(s);
    for (let area = 1; area < FIRST_BOX; area++) {
      if (s[COUNT + side * PLACES + area] > 0 && refuseArea(t, s, side, area) === 0) out[n++] = packPlace(FIRE, area);
    }
    return n;
  },
  attempts(_t, _s, out) {
    out[0] = DECLINE;
    for (let p = 1; p < PLACES; p++) out[p] = packPlace(FIRE, p);
    return PLACES;
  },
  refuse(t, s, choice) {
    if (choice === DECLINE) return 0;
    if (verbOf(choice) !== FIRE) return why.OTHER_DECISION;
    return refuseArea(t, s, frameSide(s), placeOf(choice));
  },
  apply(_t, s, choice, _chance, tell) {
    const f = top(s);
    if (choice === DECLINE) {
      if (tell !== undefined) tell({ kind: 'pass', rule: 'RL 9.2', side: s[f + 1], why: 'declines to fire' });
      passFire(s, f, true);
    } else push(s, STEP_AIM, s[f + 1], placeOf(choice));
  },
  name: nameOf,
  describe: (t, s, choice) => ({ ...describe(t, s, choice), rule: 'RL 9.2' }),
  prompt: (_t, s) => ({
    ask: 'From which area do you fire, or do you decline?',
    wait: `${theSide(frameSide(s))} may fire machine-guns and shoulder-fired weapons.`,
    why: 'Sides alternate, one attack from one area at a time, until both decline in a row.',
  }),
};

const aim: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    const area = s[f + AREA];
    let n = 0;
    let seen = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== area || refuseFirer(t, s, side, u) !== 0) continue;
      const key = unitKey(t, s, u);
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      if (refuseTarget(t, s, side, u, area) === 0) out[n++] = pack(AIM, u, area);
      for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
        if (refuseTarget(t, s, side, u, t.near[i]) === 0) out[n++] = pack(AIM, u, t.near[i]);
      }
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = aim.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA] || hasTwin(t, s, side, u, 0)) continue;
      const first = n;
      for (let x = 1; x < FIRST_BOX; x++) out[n++] = pack(AIM, u, x);
      n = withoutListed(out, legal, first, n);
    }
    return n;
  },
  refuse(t, s, choice) {
    const f = top(s);
    const side = s[f + 1];
    if (verbOf(choice) !== AIM) return why.OTHER_DECISION;
    const u = pieceOf(choice);
    const refused = refuseFirer(t, s, side, u);
    if (refused !== 0) return refused;
    if (s[PLACE + u] !== s[f + AREA]) return why.NOT_HERE;
    if (hasTwin(t, s, side, u, 0)) return why.TWIN;
    return refuseTarget(t, s, side, u, placeOf(choice));
  },
  apply(_t, s, choice) {
    const f = top(s);
    s[FLAGS + pieceOf(choice)] |= GROUP;
    s[f] = STEP_GUNS;
    s[f + TARGET] = placeOf(choice);
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: `Which weapon in ${placeText(t, s[top(s) + AREA])} fires, and at which area?`,
    wait: `${theSide(frameSide(s))} fires from ${placeText(t, s[top(s) + AREA])}.`,
    why: 'Machine-guns of one area may fire together; a shoulder-fired weapon fires alone, in its own area.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => directOdds(t, s, frameSide(s), s[top(s) + AREA], placeOf(choice), pieceOf(choice), -1),
  warnings: (t, s, choice) => aimWarnings(t, s, frameSide(s), pieceOf(choice)),
};

/** An equal unit with a lower number that is (`flag` GROUP) or is not (0) among those firing. */
function hasTwin(t: Tables, s: State, side: number, unit: number, flag: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[PLACE + unit] || (s[FLAGS + u] & GROUP) !== flag) continue;
    if (unitKey(t, s, u) === key) return true;
  }
  return false;
}

/** RL 9.3: 0 if this machine-gun may join those firing, or the reason. Guns are named in the order of their keys. */
function refuseGun(t: Tables, s: State, side: number, area: number, unit: number): number {
  const refused = refuseFirer(t, s, side, unit);
  if (refused !== 0) return refused;
  if (s[PLACE + unit] !== area) return why.NOT_HERE;
  if ((s[FLAGS + unit] & GROUP) !== 0) return why.GUN_FIRES;
  if (t.type[s[LINK + unit] - 1] === SHOULDER) return why.GUN_SHOULDER;
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & GROUP) === 0) continue;
    if (t.type[s[LINK + u] - 1] === SHOULDER) return why.GUN_SHOULDER;
    if (unitKey(t, s, u) > key) return why.ORDER;
  }
  return hasTwin(t, s, side, unit, 0) ? why.TWIN : 0;
}

/** RL 9.5 + A-08: a fresh NCO or BAR Gunner in the firing area that does not fire itself. */
function refuseLeader(t: Tables, s: State, side: number, area: number, unit: number): number {
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return why.NOT_HERE;
  if (t.bonus[unit] === 0) return why.LEAD_TYPE;
  if ((s[FLAGS + unit] & SPENT) !== 0) return why.LEAD_SPENT;
  if ((s[FLAGS + unit] & GROUP) !== 0) return why.LEAD_POINT;
  for (let u = t.first[side]; u < unit; u++) {
    if (t.kind[u] === t.kind[unit] && s[PLACE + u] === area && (s[FLAGS + u] & (SPENT | GROUP)) === 0) return why.TWIN;
  }
  return 0;
}

const guns: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
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
    const side = s[f + 1];
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
    const side = s[f + 1];
    const area = s[f + AREA];
    if (verbOf(choice) === GUN) return refuseGun(t, s, side, area, pieceOf(choice));
    if (verbOf(choice) === WITH) return refuseLeader(t, s, side, area, pieceOf(choice));
    if (choice !== ROLL) return why.OTHER_DECISION;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && refuseLeader(t, s, side, area, u) === 0) return why.ROLL_LEADER;
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
    ask: `Do more machine-guns join, and whose bonus is added?`,
    wait: `${theSide(frameSide(s))} fires from ${placeText(t, s[top(s) + AREA])} at ${placeText(t, s[top(s) + TARGET])}.`,
    why: 'All machine-guns that fire now make one attack. One fresh NCO or BAR Gunner there adds his value and stays fresh.',
    places: [placeWord(t, s[top(s) + TARGET])],
  }),
  odds(t, s, choice) {
    const f = top(s);
    const gun = verbOf(choice) === GUN ? pieceOf(choice) : -1;
    const leader = verbOf(choice) === WITH ? pieceOf(choice) : -1;
    return directOdds(t, s, s[f + 1], s[f + AREA], s[f + TARGET], gun, leader);
  },
};

/** RL 9.5 + 9.6: all strengths, the bonus and a die against the terrain and a die. */
function resolve(t: Tables, s: State, leader: number, chance: Chance, tell: Tell): void {
  const f = top(s);
  const side = s[f + 1];
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
      offence.push({ label: codeOf(t, weapon), value: t.attack[weapon], rule: 'RL 9.5' });
      const places = [placeWord(t, target), placeWord(t, area)];
      tell({ kind: 'fires', rule: 'RL 9.4', piece: fullWord(t, s, u), area: target, spotter: '', places });
    }
    fireWeapon(t, s, u, 'RL 9.3', tell);
  }
  const offenceDie = chance.die(s, 6, OFFENCE);
  const defenceDie = chance.die(s, 6, DEFENCE);
  const result = strength + offenceDie - t.tem[target] - defenceDie;
  if (tell !== undefined && offence !== undefined) {
    if (leader >= 0) offence.push({ label: codeOf(t, leader), value: t.bonus[leader], rule: 'RL 9.5' });
    const defence: Modifier[] = [{ label: 'terrain', value: t.tem[target], rule: 'RL 9.5' }];
    const places = [placeWord(t, target)];
    const what = 'direct fire';
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
  push(s, STEP_CASUALTIES, 1 - side, target, result, 0, 0, result);
}

export const direct: Step<Tables, RudderEvent> = {
  name: 'direct',
  rule: 'RL 9.2',
  settle(t, s) {
    const f = top(s);
    if (anyFire(t, s, s[f + 1])) return false;
    passFire(s, f, true);
    return true;
  },
  decide: segment,
};
export const directAim: Step<Tables, RudderEvent> = {
  name: 'direct/aim',
  rule: 'RL 9.4',
  continues: true,
  decide: aim,
};
export const directGuns: Step<Tables, RudderEvent> = {
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
