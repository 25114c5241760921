// RL 12.1, steps 4 and 5: rallies for Victory Areas and by dice, fatigue, and who is named for them.
import {
  bySeat,
  bySeatAndThing,
  type Chance,
  type Decide,
  pop,
  push,
  type State,
  type Step,
  top,
} from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { pack, pieceOf, RALLY, TIRE, verbOf } from '../../state/choice.ts';
import { RALLY_KEY, RALLY_LEFT, ROLLER, TIRE_KEY, TIRE_LEFT } from '../../state/frames.ts';
import { FLAGS, PIECES, PLACE, PLACES, SPENT, US } from '../../state/layout.ts';
import { freshen, spendFor, unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, SQUAD, TEAM } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { fatigueRoll, rallyRoll } from '../../words/labels.ts';
import { pieceId, placeWord, SIDE_ID, unitRef } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { withoutListed } from '../lists.ts';
import { starsOf } from '../victory.ts';

const RALLY_DIE = bySeatAndThing({ rule: 'RL 12.1', what: rallyRoll }, PIECES);
const FATIGUE_DIE = bySeat({ rule: 'RL 12.1', what: fatigueRoll });

/** Places where a side has an NCO, FO or BAR Gunner, written anew by each call that needs it. */
export const led = new Uint8Array(PLACES);

export function mapLeaders(t: GameData, s: State, side: number): void {
  led.fill(0);
  for (let u = t.first[side]; u < t.end[side]; u++) if (t.type[u] > TEAM) led[s[PLACE + u]] = 1;
}

/** RL 12.1-4: spent, and nobody there to rally it. Needs `mapLeaders`. */
function mustRoll(t: GameData, s: State, unit: number): boolean {
  return t.type[unit] <= TEAM && (s[FLAGS + unit] & SPENT) !== 0 && s[PLACE + unit] > 0 && led[s[PLACE + unit]] === 0;
}

/** RL 12.1-4a + A-16: a squad for each Victory Area that the American controls; he names them if there are more. */
export function rallyForStars(t: GameData, s: State, tell: Tell): void {
  const stars = starsOf(t, s, US);
  mapLeaders(t, s, US);
  let squads = 0;
  for (let u = t.first[US]; u < t.end[US]; u++) if (t.type[u] === SQUAD && mustRoll(t, s, u)) squads++;
  if (stars === 0 || squads === 0) return;
  if (squads > stars) {
    push(s, STEP.rally, US, stars);
    return;
  }
  for (let u = t.first[US]; u < t.end[US]; u++) if (t.type[u] === SQUAD && mustRoll(t, s, u)) rally(t, s, u, 0, tell);
}

function rally(t: GameData, s: State, unit: number, die: number, tell: Tell): void {
  const success = die === 0 || die <= t.back[unit];
  if (tell !== undefined) {
    const area = s[PLACE + unit];
    const piece = unitRef(t, s, unit);
    const [places, pieces] = [[placeWord(t, area)], [pieceId(t, unit)]];
    tell({ kind: 'rally', rule: 'RL 12.1', piece, area, die, need: t.back[unit], places, pieces });
  }
  if (success) freshen(t, s, unit);
}

/** RL 12.1-4: a die for each, fresh on its spent side's Defence Value or less. */
export function rollRallies(t: GameData, s: State, chance: Chance, tell: Tell): void {
  for (let side = 0; side < 2; side++) {
    mapLeaders(t, s, side);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (mustRoll(t, s, u)) rally(t, s, u, chance.die(s, 6, RALLY_DIE[side * PIECES + u]), tell);
    }
  }
}

function canTire(t: GameData, s: State, unit: number): boolean {
  return t.type[unit] <= TEAM && s[PLACE + unit] > 0 && (s[FLAGS + unit] & SPENT) === 0;
}

/** RL 12.1-5 + A-17: half the die, at least 1, of the roller's fresh squads and teams; his enemy names them. */
export function rollFatigue(t: GameData, s: State, side: number, chance: Chance, tell: Tell): void {
  const die = chance.die(s, 6, FATIGUE_DIE[side]);
  const count = Math.max(1, die >> 1);
  if (tell !== undefined) tell({ kind: 'fatigue', rule: 'RL 12.1', side, die, count });
  let fresh = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) if (canTire(t, s, u)) fresh++;
  if (fresh > count) {
    push(s, STEP.fatigue, 1 - side, side, count);
    return;
  }
  for (let u = t.first[side]; u < t.end[side]; u++) if (canTire(t, s, u)) spendFor(t, s, u, 'RL 12.1', 'fatigue', tell);
}

/** Units are named by place, then in the order of their keys. */
function placeKey(t: GameData, s: State, unit: number): number {
  return (s[PLACE + unit] << 11) | unitKey(t, s, unit);
}

type Eligible = (t: GameData, s: State, unit: number) => boolean;

const isRallied: Eligible = (t, s, unit) => t.type[unit] === SQUAD && mustRoll(t, s, unit);

/** Those that can be named, in their order, with their keys. */
const named = { units: new Int32Array(80), keys: new Int32Array(80), size: 0 };

function scanNamed(t: GameData, s: State, side: number, ok: Eligible): void {
  named.size = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!ok(t, s, u)) continue;
    named.units[named.size] = u;
    named.keys[named.size++] = placeKey(t, s, u);
  }
}

/** 0 if the unit at this index of `named` can be named next, so that enough later ones remain, or the reason. */
function refuseNamed(i: number, left: number, last: number): number {
  const key = named.keys[i];
  if (key < last) return R.pickOrder;
  let missing = left;
  for (let k = 0; k < named.size; k++) {
    if (k < i && named.keys[k] === key) return R.twin;
    if (named.keys[k] >= key) missing--;
  }
  return missing > 0 ? R.pickOrder : 0;
}

/** Lists units of a side that can be named next, so that enough later ones remain to name `left` in all. */
function nameNext(
  t: GameData,
  s: State,
  verb: number,
  side: number,
  left: number,
  last: number,
  ok: Eligible,
  out: Int32Array,
): number {
  scanNamed(t, s, side, ok);
  let n = 0;
  for (let i = 0; i < named.size; i++) if (refuseNamed(i, left, last) === 0) out[n++] = pack(verb, named.units[i]);
  return n;
}

function refuseNext(
  t: GameData,
  s: State,
  side: number,
  left: number,
  last: number,
  ok: Eligible,
  unit: number,
): number {
  scanNamed(t, s, side, ok);
  return refuseNamed(named.units.indexOf(unit), left, last);
}

const rallyChoice: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    mapLeaders(t, s, US);
    return nameNext(t, s, RALLY, US, s[f + RALLY_LEFT], s[f + RALLY_KEY], isRallied, out);
  },
  attempts(t, s, out) {
    let n = rallyChoice.choices(t, s, out);
    const legal = n;
    for (let u = t.first[US]; u < t.end[US]; u++) if (s[PLACE + u] > 0) out[n++] = pack(RALLY, u);
    return withoutListed(out, legal, legal, n);
  },
  refuse(t, s, choice) {
    const f = top(s);
    const u = pieceOf(choice);
    if (verbOf(choice) !== RALLY) return R.otherDecision;
    if (u >= t.personnel || t.side[u] !== US || t.type[u] !== SQUAD) return R.rallySquads;
    mapLeaders(t, s, US);
    if (!isRallied(t, s, u)) return R.rallyNot;
    return refuseNext(t, s, US, s[f + RALLY_LEFT], s[f + RALLY_KEY], isRallied, u);
  },
  apply(t, s, choice, _chance, tell) {
    const f = top(s);
    const u = pieceOf(choice);
    s[f] = STEP.rallyMore;
    s[f + RALLY_KEY] = placeKey(t, s, u);
    s[f + RALLY_LEFT]--;
    rally(t, s, u, 0, tell);
    if (s[f + RALLY_LEFT] === 0) pop(s);
  },
  name: nameOf,
  describe,
  prompt: (_t, s) => ({
    ...asks.rally(s[top(s) + RALLY_LEFT]),
    data: { left: s[top(s) + RALLY_LEFT] },
  }),
};

const fatigueChoice: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    return nameNext(t, s, TIRE, s[f + ROLLER], s[f + TIRE_LEFT], s[f + TIRE_KEY], canTire, out);
  },
  attempts(t, s, out) {
    const side = s[top(s) + ROLLER];
    let n = fatigueChoice.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] > 0) out[n++] = pack(TIRE, u);
    return withoutListed(out, legal, legal, n);
  },
  refuse(t, s, choice) {
    const f = top(s);
    const u = pieceOf(choice);
    if (verbOf(choice) !== TIRE) return R.otherDecision;
    if (u >= t.personnel || t.side[u] !== s[f + ROLLER] || s[PLACE + u] === 0) return R.tireNot;
    if (t.type[u] > TEAM) return R.tireType;
    if ((s[FLAGS + u] & SPENT) !== 0) return R.tireSpent;
    return refuseNext(t, s, s[f + ROLLER], s[f + TIRE_LEFT], s[f + TIRE_KEY], canTire, u);
  },
  apply(t, s, choice, _chance, tell) {
    const f = top(s);
    const u = pieceOf(choice);
    s[f] = STEP.fatigueMore;
    s[f + TIRE_KEY] = placeKey(t, s, u);
    s[f + TIRE_LEFT]--;
    spendFor(t, s, u, 'RL 12.1', 'fatigue', tell);
    if (s[f + TIRE_LEFT] === 0) pop(s);
  },
  name: nameOf,
  describe,
  prompt: (_t, s) => ({
    ...asks.fatigue(frameSide(s), s[top(s) + ROLLER], s[top(s) + TIRE_LEFT]),
    data: { left: s[top(s) + TIRE_LEFT], side: SIDE_ID[s[top(s) + ROLLER]] },
  }),
};

export const regroupRally: Step<GameData, RudderEvent> = {
  name: 'regroup/rally',
  rule: 'RL 12.1',
  decide: rallyChoice,
};
export const regroupRallyMore: Step<GameData, RudderEvent> = {
  ...regroupRally,
  name: 'regroup/rally-more',
  continues: true,
};
export const regroupFatigue: Step<GameData, RudderEvent> = {
  name: 'regroup/fatigue',
  rule: 'RL 12.1',
  decide: fatigueChoice,
};
export const regroupFatigueMore: Step<GameData, RudderEvent> = {
  ...regroupFatigue,
  name: 'regroup/fatigue-more',
  continues: true,
};
