// RL 11: assaults: point unit, bonus and weapons of the attacker, unit and bonus of the defender, result, overrun.
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
import { BACK, DEFEND, GO, HOLD, LEAD, POINT, pack, pieceOf, verbOf } from '../choice.ts';
import { describe, frameSide, nameOf } from '../describe.ts';
import type { RudderEvent, Tell } from '../events.ts';
import { COUNT, FIRED, FLAGS, FOUGHT, GROUP, HELD, LINK, PENDING, PLACE, PLACES, SPENT, USED } from '../layout.ts';
import { assaultOdds } from '../odds.ts';
import { eliminate, markAttacked, unitKey } from '../pieces.ts';
import {
  STEP_ASSAULT_END,
  STEP_ASSAULT_ROLL,
  STEP_CASUALTIES,
  STEP_DEFEND,
  STEP_DEFEND_LEAD,
  STEP_LEAD,
} from '../steps.ts';
import { MACHINE_GUN, type Tables } from '../tables.ts';
import { pointWarnings } from '../warnings.ts';
import * as why from '../why.ts';
import { codeOf, fullWord, placeText, placeWord, theSide } from '../words.ts';
import { passAction } from './action.ts';
import { ASSAULT_RETREATS, withoutListed } from './casualties.ts';
import { finish, finishAll } from './finish.ts';
import { goBack } from './interdiction.ts';
import { endGroup } from './move.ts';
import { assaultWeapon, attackTotal, defenceTotal } from './totals.ts';

const OFFENCE: Purpose = { rule: 'RL 11.1', what: 'assault, attacker' };
const DEFENCE: Purpose = { rule: 'RL 11.1', what: 'assault, defender' };

/** All steps of an assault share one frame: side, area, where the group came from (0: it was here), then 1 + each unit. */
const AREA = 2;
const FROM = 3;
const POINT_UNIT = 4;
const LEADER = 5;
const DEFENDER = 6;
const DEFENCE_LEADER = 7;

const keys = new Int32Array(80);
const scratch = new Int32Array(256);

/** RL 11.1: only fresh units of the group assault. */
function attacks(s: State, unit: number, area: number): boolean {
  return s[PLACE + unit] === area && (s[FLAGS + unit] & (GROUP | SPENT)) === GROUP;
}

function refusePoint(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + 1];
  const area = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return why.NOT_HERE;
  if ((s[FLAGS + unit] & GROUP) === 0) return why.POINT_NOT_GROUP;
  if ((s[FLAGS + unit] & SPENT) !== 0) return why.POINT_SPENT;
  for (let u = t.first[side]; u < unit; u++) {
    if (attacks(s, u, area) && unitKey(t, s, u) === unitKey(t, s, unit)) return why.TWIN;
  }
  return 0;
}

const point: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (!attacks(s, u, s[f + AREA])) continue;
      const key = unitKey(t, s, u);
      let k = 0;
      while (k < n && keys[k] !== key) k++;
      if (k < n) continue;
      keys[n] = key;
      out[n++] = pack(POINT, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = point.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] === s[f + AREA]) out[n++] = pack(POINT, u);
    return withoutListed(out, legal, legal, n);
  },
  refuse: (t, s, choice) => (verbOf(choice) === POINT ? refusePoint(t, s, pieceOf(choice)) : why.OTHER_DECISION),
  apply(_t, s, choice) {
    const f = top(s);
    s[f + POINT_UNIT] = 1 + pieceOf(choice);
    s[f] = STEP_LEAD;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: `Which unit is the point unit of the assault on ${placeText(t, s[top(s) + AREA])}?`,
    wait: `${theSide(frameSide(s))} assaults ${placeText(t, s[top(s) + AREA])} and chooses the point unit.`,
    why: 'Its Attack Factor counts in full, every other unit adds 1. If the assault fails, it is eliminated.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => assaultOdds(t, s, frameSide(s), s[top(s) + AREA], s[top(s) + AREA], pieceOf(choice), -1),
  warnings: (t, s, choice) => pointWarnings(t, s, frameSide(s), s[top(s) + AREA], pieceOf(choice)),
};

/** 0 if the weapon of this unit may be left out, or the reason. Weapons are named in the order of their carriers. */
function refuseHold(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + 1];
  const area = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || !attacks(s, unit, area)) return why.POINT_NOT_GROUP;
  if (s[LINK + unit] === 0) return why.HOLD_NONE;
  const carried = s[LINK + unit] - 1;
  if (t.type[carried] < MACHINE_GUN) return why.HOLD_NONE;
  if ((s[FLAGS + carried] & FIRED) !== 0) return why.HOLD_FIRED;
  if (assaultWeapon(t, s, unit, area) < 0) return why.HOLD_GROUND;
  if ((s[FLAGS + carried] & HELD) !== 0) return why.HELD_ALREADY;
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!attacks(s, u, area) || assaultWeapon(t, s, u, area) < 0) continue;
    const held = (s[FLAGS + s[LINK + u] - 1] & HELD) !== 0;
    if (held && unitKey(t, s, u) > key) return why.ORDER;
    if (!held && u < unit && unitKey(t, s, u) === key) return why.TWIN;
  }
  return 0;
}

/** RL 11.1b + A-18 + A-19: another fresh NCO or BAR Gunner of the group. */
function refuseLead(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + 1];
  const area = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return why.NOT_HERE;
  if (t.bonus[unit] === 0) return why.LEAD_TYPE;
  if ((s[FLAGS + unit] & GROUP) === 0) return why.LEAD_NOT_GROUP;
  if ((s[FLAGS + unit] & SPENT) !== 0) return why.LEAD_SPENT;
  if (unit + 1 === s[f + POINT_UNIT]) return why.LEAD_POINT;
  for (let u = t.first[side]; u < unit; u++) {
    if (t.kind[u] === t.kind[unit] && attacks(s, u, area) && u + 1 !== s[f + POINT_UNIT]) return why.TWIN;
  }
  return 0;
}

const lead: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    const area = s[f + AREA];
    let n = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && s[PLACE + u] === area && refuseLead(t, s, u) === 0) out[n++] = pack(LEAD, u);
    }
    if (n === 0) out[n++] = GO;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[LINK + u] > 0 && s[PLACE + u] === area && refuseHold(t, s, u) === 0) out[n++] = pack(HOLD, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = lead.choices(t, s, out);
    const legal = n;
    out[n++] = GO;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA]) continue;
      out[n++] = pack(LEAD, u);
      out[n++] = pack(HOLD, u);
    }
    return withoutListed(out, legal, legal, n);
  },
  refuse(t, s, choice) {
    if (verbOf(choice) === LEAD) return refuseLead(t, s, pieceOf(choice));
    if (verbOf(choice) === HOLD) return refuseHold(t, s, pieceOf(choice));
    if (choice !== GO) return why.OTHER_DECISION;
    const side = frameSide(s);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && refuseLead(t, s, u) === 0) return why.LEAD_EXISTS;
    }
    return 0;
  },
  apply(_t, s, choice) {
    const f = top(s);
    if (verbOf(choice) === HOLD) {
      s[FLAGS + s[LINK + pieceOf(choice)] - 1] |= HELD;
      return;
    }
    s[f + LEADER] = verbOf(choice) === LEAD ? 1 + pieceOf(choice) : 0;
    s[f] = STEP_DEFEND;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: 'Whose bonus is added, and is a weapon left out?',
    wait: `${theSide(frameSide(s))} assaults ${placeText(t, s[top(s) + AREA])}.`,
    why: 'One fresh NCO or BAR Gunner adds his value. Every weapon that takes part turns to its F side.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds(t, s, choice) {
    const f = top(s);
    const leader = verbOf(choice) === LEAD ? pieceOf(choice) : -1;
    return assaultOdds(t, s, s[f + 1], s[f + AREA], s[f + AREA], s[f + POINT_UNIT] - 1, leader);
  },
};

/** RL 11.1: any unit of the defender there, fresh or spent; equal ones are offered once. */
function refuseDefender(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = 1 - s[f + 1];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== s[f + AREA]) return why.DEFEND_WHERE;
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[f + AREA] || t.kind[u] !== t.kind[unit]) continue;
    if ((s[FLAGS + u] & SPENT) === (s[FLAGS + unit] & SPENT)) return why.TWIN;
  }
  return 0;
}

const defend: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => 1 - frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = 1 - s[f + 1];
    let n = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA]) continue;
      const key = (t.kind[u] << 1) | (s[FLAGS + u] & SPENT);
      let k = 0;
      while (k < n && keys[k] !== key) k++;
      if (k < n) continue;
      keys[n] = key;
      out[n++] = pack(DEFEND, u);
    }
    return n;
  },
  refuse: (t, s, choice) => (verbOf(choice) === DEFEND ? refuseDefender(t, s, pieceOf(choice)) : why.OTHER_DECISION),
  apply(_t, s, choice) {
    const f = top(s);
    s[f + DEFENDER] = 1 + pieceOf(choice);
    s[f] = STEP_DEFEND_LEAD;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: `Which unit defends ${placeText(t, s[top(s) + AREA])}?`,
    wait: `${theSide(1 - frameSide(s))} chooses the unit that defends ${placeText(t, s[top(s) + AREA])}.`,
    why: 'Its Defence Factor counts in full; other fresh units add 1 each.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => defenceOdds(t, s, pieceOf(choice), -1),
};

function refuseDefenceLeader(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = 1 - s[f + 1];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== s[f + AREA]) return why.DEFEND_WHERE;
  if (t.bonus[unit] === 0) return why.LEAD_TYPE;
  if ((s[FLAGS + unit] & SPENT) !== 0) return why.LEAD_SPENT;
  if (unit + 1 === s[f + DEFENDER]) return why.LEAD_POINT;
  for (let u = t.first[side]; u < unit; u++) {
    if (t.kind[u] !== t.kind[unit] || s[PLACE + u] !== s[f + AREA]) continue;
    if ((s[FLAGS + u] & SPENT) === 0 && u + 1 !== s[f + DEFENDER]) return why.TWIN;
  }
  return 0;
}

const defenceLead: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => 1 - frameSide(s),
  choices(t, s, out) {
    const side = 1 - frameSide(s);
    let n = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && refuseDefenceLeader(t, s, u) === 0) out[n++] = pack(BACK, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = 1 - s[f + 1];
    let n = defenceLead.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] === s[f + AREA]) out[n++] = pack(BACK, u);
    return withoutListed(out, legal, legal, n);
  },
  refuse: (t, s, choice) => (verbOf(choice) === BACK ? refuseDefenceLeader(t, s, pieceOf(choice)) : why.OTHER_DECISION),
  apply(_t, s, choice) {
    const f = top(s);
    s[f + DEFENCE_LEADER] = 1 + pieceOf(choice);
    s[f] = STEP_ASSAULT_ROLL;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: 'Whose bonus is added to the defence?',
    wait: `${theSide(1 - frameSide(s))} chooses the NCO or BAR Gunner who adds his value.`,
    why: 'One fresh NCO or BAR Gunner besides the defending unit adds his value.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => defenceOdds(t, s, s[top(s) + DEFENDER] - 1, pieceOf(choice)),
};

function defenceOdds(t: Tables, s: State, defender: number, leader: number) {
  const f = top(s);
  const lead = s[f + LEADER] - 1;
  return assaultOdds(t, s, s[f + 1], s[f + AREA], s[f + AREA], s[f + POINT_UNIT] - 1, lead, defender, leader);
}

/** RL 11.1 + 11.2 + A-20: both totals, the dice, and what they bring; every weapon added turns to its F side. */
function roll(t: Tables, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + 1];
  const area = s[f + AREA];
  const offence: Modifier[] | undefined = tell === undefined ? undefined : [];
  const defence: Modifier[] | undefined = tell === undefined ? undefined : [];
  const attack = attackTotal(t, s, side, area, area, s[f + POINT_UNIT] - 1, s[f + LEADER] - 1, offence);
  const against = defenceTotal(t, s, 1 - side, area, s[f + DEFENDER] - 1, s[f + DEFENCE_LEADER] - 1, defence);
  const offenceDie = chance.die(s, 6, OFFENCE);
  const defenceDie = chance.die(s, 6, DEFENCE);
  const result = attack + offenceDie - against - defenceDie;
  if (tell !== undefined && offence !== undefined && defence !== undefined) {
    const places = [placeWord(t, area)];
    const what = 'assault';
    tell({
      kind: 'attack',
      rule: 'RL 11.1',
      what,
      side,
      area,
      offence,
      defence,
      offenceDie,
      defenceDie,
      result,
      places,
    });
  }
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!attacks(s, u, area)) continue;
    s[FLAGS + u] |= FOUGHT;
    const weapon = assaultWeapon(t, s, u, area);
    if (weapon < 0) continue;
    if ((s[FLAGS + weapon] & HELD) !== 0) s[FLAGS + weapon] &= ~HELD;
    else {
      s[FLAGS + weapon] |= FIRED;
      if (tell !== undefined) {
        tell({ kind: 'fired', rule: 'RL A-20', piece: codeOf(t, weapon), area, places: [placeWord(t, area)] });
      }
    }
  }
  if (result <= 0) {
    fail(t, s, chance, tell);
    return true;
  }
  s[f] = STEP_ASSAULT_END;
  s[f + ASSAULT_RETREATS] = 0;
  markAttacked(t, s, 1 - side, area);
  push(s, STEP_CASUALTIES, 1 - side, area, result, 0, 0, result);
  return true;
}

/** RL 11.2: the point unit is eliminated, the others are spent and go back, and the phase passes to the other side. */
function fail(t: Tables, s: State, chance: Chance, tell: Tell): void {
  const f = top(s);
  const side = s[f + 1];
  const area = s[f + AREA];
  const from = s[f + FROM];
  const lost = s[f + POINT_UNIT] - 1;
  if (tell !== undefined) {
    const piece = fullWord(t, s, lost);
    tell({ kind: 'lost', rule: 'RL 11.2', piece, area, cost: 0, places: [placeWord(t, area)] });
  }
  eliminate(t, s, lost, true, chance, tell);
  if (from !== 0) goBack(t, s, side, area, from, tell);
  finishAll(t, s, side, GROUP | PENDING);
  pop(s);
  pop(s);
  if (tell !== undefined) tell({ kind: 'pass', rule: 'RL 10.1', side, why: 'must pass: the assault failed' });
  passAction(s);
}

/** RL 11.4: if every defender was eliminated, attackers that entered and have MP left may go on; else they are done. */
function end(t: Tables, s: State, _chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + 1];
  const area = s[f + AREA];
  const overrun = s[f + FROM] !== 0 && s[COUNT + (1 - side) * PLACES + area] === 0 && s[f + ASSAULT_RETREATS] === 0;
  pop(s);
  if (!overrun) {
    endGroup(t, s);
    return true;
  }
  if (tell !== undefined) tell({ kind: 'overrun', rule: 'RL 11.4', side, area, places: [placeWord(t, area)] });
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if ((s[FLAGS + u] & GROUP) === 0) continue;
    if ((s[FLAGS + u] & SPENT) !== 0 || t.move[u] <= s[USED + u]) finish(t, s, u);
  }
  return true;
}

export const assaultPoint: Step<Tables, RudderEvent> = {
  name: 'assault/point',
  rule: 'RL 11.1',
  continues: true,
  settle: (t, s) => point.choices(t, s, scratch) === 1 && apply(point, t, s),
  decide: point,
};
export const assaultLead: Step<Tables, RudderEvent> = {
  name: 'assault/lead',
  rule: 'RL 11.1',
  continues: true,
  settle: (t, s) => lead.choices(t, s, scratch) === 1 && apply(lead, t, s),
  decide: lead,
};
export const assaultDefend: Step<Tables, RudderEvent> = {
  name: 'assault/defend',
  rule: 'RL 11.1',
  continues: true,
  settle: (t, s) => defend.choices(t, s, scratch) === 1 && apply(defend, t, s),
  decide: defend,
};
export const assaultDefendLead: Step<Tables, RudderEvent> = {
  name: 'assault/defend-lead',
  rule: 'RL 11.1',
  continues: true,
  settle(t, s) {
    const n = defenceLead.choices(t, s, scratch);
    if (n === 1) return apply(defenceLead, t, s);
    if (n > 1) return false;
    s[top(s)] = STEP_ASSAULT_ROLL;
    return true;
  },
  decide: defenceLead,
};
export const assaultRoll: Step<Tables, RudderEvent> = { name: 'assault/roll', rule: 'RL 11.1', settle: roll };
export const assaultEnd: Step<Tables, RudderEvent> = { name: 'assault/end', rule: 'RL 11.4', settle: end };

/** The only choice is taken by itself. None of these rolls dice. */
function apply(decide: Decide<Tables, RudderEvent>, t: Tables, s: State): boolean {
  decide.apply(t, s, scratch[0], NO_CHANCE, undefined);
  return true;
}

const NO_CHANCE: Chance = {
  die: () => 0,
  draw: () => 0,
};
