// RL 11.1: the attacker's part of an assault: point unit, bonus, weapons left out.
import { type Decide, type State, top } from '@bocage/engine';
import type { RudderEvent } from '../../events.ts';
import { assaultOdds } from '../../facts/odds.ts';
import { GO, HOLD, LEAD, POINT, pieceOf, verbOf } from '../../state/choice.ts';
import { AREA, LEADER, POINT_UNIT, SIDE } from '../../state/frames.ts';
import { FIRED, FLAGS, GROUP, HELD, LINK, PLACE, SPENT } from '../../state/layout.ts';
import { unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, MACHINE_GUN } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { groupIds, pieceId, placeText, placeWord } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { pointWarnings } from '../../words/warnings.ts';
import { addLegal, addUnitsIn, withoutListed } from '../lists.ts';
import { assaultStep, attacks, declared } from './frame.ts';
import { assaultWeapon } from './totals.ts';

function refusePoint(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return R.notHere;
  if ((s[FLAGS + unit] & GROUP) === 0) return R.pointNotGroup;
  if ((s[FLAGS + unit] & SPENT) !== 0) return R.pointSpent;
  for (let u = t.first[side]; u < unit; u++) {
    if (attacks(s, u, area) && unitKey(t, s, u) === unitKey(t, s, unit)) return R.twin;
  }
  return 0;
}

const point: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices: (t, s, out) => addLegal(t, s, frameSide(s), s[top(s) + AREA], POINT, refusePoint, out, 0),
  attempts(t, s, out) {
    const legal = point.choices(t, s, out);
    const n = addUnitsIn(t, s, frameSide(s), s[top(s) + AREA], POINT, out, legal);
    return withoutListed(out, legal, legal, n);
  },
  refuse: (t, s, choice) => (verbOf(choice) === POINT ? refusePoint(t, s, pieceOf(choice)) : R.otherDecision),
  apply(_t, s, choice) {
    const f = top(s);
    s[f + POINT_UNIT] = 1 + pieceOf(choice);
    s[f] = STEP.lead;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.point(frameSide(s), placeText(t, s[top(s) + AREA])),
    places: [placeWord(t, s[top(s) + AREA])],
    pieces: groupIds(t, s, frameSide(s), s[top(s) + AREA]),
  }),
  odds: (t, s, choice) => assaultOdds(t, s, { ...declared(s), point: pieceOf(choice) }),
  warnings: (t, s, choice) => pointWarnings(t, s, frameSide(s), s[top(s) + AREA], pieceOf(choice)),
};

/** 0 if the weapon of this unit may be left out, or the reason. Weapons are named in the order of their carriers. */
function refuseHold(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || !attacks(s, unit, area)) return R.pointNotGroup;
  if (s[LINK + unit] === 0) return R.holdNone;
  const carried = s[LINK + unit] - 1;
  if (t.type[carried] < MACHINE_GUN) return R.holdNone;
  if ((s[FLAGS + carried] & FIRED) !== 0) return R.holdFired;
  if (assaultWeapon(t, s, unit, area) < 0) return R.holdGround;
  if ((s[FLAGS + carried] & HELD) !== 0) return R.heldAlready;
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!attacks(s, u, area) || assaultWeapon(t, s, u, area) < 0) continue;
    const held = (s[FLAGS + s[LINK + u] - 1] & HELD) !== 0;
    if (held && unitKey(t, s, u) > key) return R.order;
    if (!held && u < unit && unitKey(t, s, u) === key) return R.twin;
  }
  return 0;
}

/** RL 11.1b + A-18 + A-19: another fresh NCO or BAR Gunner of the group. */
function refuseLead(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return R.notHere;
  if (t.bonus[unit] === 0) return R.leadType;
  if ((s[FLAGS + unit] & GROUP) === 0) return R.leadNotGroup;
  if ((s[FLAGS + unit] & SPENT) !== 0) return R.leadSpent;
  if (unit + 1 === s[f + POINT_UNIT]) return R.leadPoint;
  for (let u = t.first[side]; u < unit; u++) {
    if (t.kind[u] === t.kind[unit] && attacks(s, u, area) && u + 1 !== s[f + POINT_UNIT]) return R.twin;
  }
  return 0;
}

/** what the unit carries takes no part in the assault. */
function leaveOut(s: State, unit: number): void {
  s[FLAGS + s[LINK + unit] - 1] |= HELD;
}

/** Whose bonus a choice adds; -1 if nobody's. */
function leaderOf(choice: number): number {
  return verbOf(choice) === LEAD ? pieceOf(choice) : -1;
}

const lead: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const side = frameSide(s);
    const area = s[top(s) + AREA];
    let n = addLegal(t, s, side, area, LEAD, refuseLead, out, 0);
    if (n === 0) out[n++] = GO;
    return addLegal(t, s, side, area, HOLD, refuseHold, out, n);
  },
  attempts(t, s, out) {
    const [side, area] = [frameSide(s), s[top(s) + AREA]];
    const legal = lead.choices(t, s, out);
    let n = legal;
    out[n++] = GO;
    n = addUnitsIn(t, s, side, area, LEAD, out, n);
    n = addUnitsIn(t, s, side, area, HOLD, out, n);
    return withoutListed(out, legal, legal, n);
  },
  refuse(t, s, choice) {
    if (verbOf(choice) === LEAD) return refuseLead(t, s, pieceOf(choice));
    if (verbOf(choice) === HOLD) return refuseHold(t, s, pieceOf(choice));
    if (choice !== GO) return R.otherDecision;
    const side = frameSide(s);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (t.bonus[u] > 0 && refuseLead(t, s, u) === 0) return R.leadExists;
    }
    return 0;
  },
  apply(_t, s, choice) {
    const f = top(s);
    if (verbOf(choice) === HOLD) {
      leaveOut(s, pieceOf(choice));
      return;
    }
    s[f + LEADER] = 1 + leaderOf(choice);
    s[f] = STEP.defend;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.lead(frameSide(s), placeText(t, s[top(s) + AREA])),
    places: [placeWord(t, s[top(s) + AREA])],
    pieces: [pieceId(t, s[top(s) + POINT_UNIT] - 1)],
  }),
  odds(t, s, choice) {
    if (verbOf(choice) !== HOLD) return assaultOdds(t, s, { ...declared(s), leader: leaderOf(choice) });
    // the weapon that is left out does not count: the odds are those of the position after the choice.
    const after = s.slice();
    leaveOut(after, pieceOf(choice));
    return assaultOdds(t, after, declared(after));
  },
};

export const assaultPoint = assaultStep('assault/point', point);
export const assaultLead = assaultStep('assault/lead', lead);
