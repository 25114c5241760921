// RL 11.1: the defender's part of an assault: the unit that defends, and whose bonus is added.
import { type Decide, type State, top } from '@bocage/engine';
import type { RudderEvent } from '../../events.ts';
import { assaultOdds } from '../../facts/odds.ts';
import { BACK, DEFEND, pieceOf, verbOf } from '../../state/choice.ts';
import { AREA, DEFENCE_LEADER, DEFENDER, SIDE } from '../../state/frames.ts';
import { FLAGS, PLACE, SPENT } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { pieceId, placeText, placeWord } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { addLegal, addUnitsIn, withoutListed } from '../lists.ts';
import { assaultStep, declared } from './frame.ts';

/** RL 11.1: any unit of the defender there, fresh or spent; equal ones are offered once. */
function refuseDefender(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = 1 - s[f + SIDE];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== s[f + AREA]) return R.defendWhere;
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[f + AREA] || t.kind[u] !== t.kind[unit]) continue;
    if ((s[FLAGS + u] & SPENT) === (s[FLAGS + unit] & SPENT)) return R.twin;
  }
  return 0;
}

const defend: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => 1 - frameSide(s),
  choices: (t, s, out) => addLegal(t, s, 1 - frameSide(s), s[top(s) + AREA], DEFEND, refuseDefender, out, 0),
  refuse: (t, s, choice) => (verbOf(choice) === DEFEND ? refuseDefender(t, s, pieceOf(choice)) : R.otherDecision),
  apply(t, s, choice) {
    const f = top(s);
    s[f + DEFENDER] = 1 + pieceOf(choice);
    // Without anybody who could add his value there is no such question.
    s[f] = anyDefenceLeader(t, s) ? STEP.defendLead : STEP.assaultRoll;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.defend(1 - frameSide(s), placeText(t, s[top(s) + AREA])),
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => assaultOdds(t, s, { ...declared(s), defender: pieceOf(choice) }),
};

function refuseDefenceLeader(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = 1 - s[f + SIDE];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== s[f + AREA]) return R.defendWhere;
  if (t.bonus[unit] === 0) return R.leadType;
  if ((s[FLAGS + unit] & SPENT) !== 0) return R.leadSpent;
  if (unit + 1 === s[f + DEFENDER]) return R.leadPoint;
  for (let u = t.first[side]; u < unit; u++) {
    if (t.kind[u] !== t.kind[unit] || s[PLACE + u] !== s[f + AREA]) continue;
    if ((s[FLAGS + u] & SPENT) === 0 && u + 1 !== s[f + DEFENDER]) return R.twin;
  }
  return 0;
}

function anyDefenceLeader(t: GameData, s: State): boolean {
  const side = 1 - frameSide(s);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (t.bonus[u] > 0 && refuseDefenceLeader(t, s, u) === 0) return true;
  }
  return false;
}

const defenceLead: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => 1 - frameSide(s),
  choices: (t, s, out) => addLegal(t, s, 1 - frameSide(s), s[top(s) + AREA], BACK, refuseDefenceLeader, out, 0),
  attempts(t, s, out) {
    const legal = defenceLead.choices(t, s, out);
    const n = addUnitsIn(t, s, 1 - frameSide(s), s[top(s) + AREA], BACK, out, legal);
    return withoutListed(out, legal, legal, n);
  },
  refuse: (t, s, choice) => (verbOf(choice) === BACK ? refuseDefenceLeader(t, s, pieceOf(choice)) : R.otherDecision),
  apply(_t, s, choice) {
    const f = top(s);
    s[f + DEFENCE_LEADER] = 1 + pieceOf(choice);
    s[f] = STEP.assaultRoll;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.defenceBonus(1 - frameSide(s)),
    places: [placeWord(t, s[top(s) + AREA])],
    pieces: [pieceId(t, s[top(s) + DEFENDER] - 1)],
  }),
  odds: (t, s, choice) => assaultOdds(t, s, { ...declared(s), defenceLeader: pieceOf(choice) }),
};

export const assaultDefend = assaultStep('assault/defend', defend);
export const assaultDefendLead = assaultStep('assault/defend-lead', defenceLead);
