// RL 11.1: the defender's part of an assault: the unit that defends, and whose bonus is added.
import { type Decide, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent } from '../../events.ts';
import { assaultOdds } from '../../facts/odds.ts';
import { BACK, DEFEND, pack, pieceOf, verbOf } from '../../state/choice.ts';
import { FLAGS, PLACE, SPENT } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { pieceId, placeText, placeWord, theSide } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { withoutListed } from '../casualties/pay.ts';
import { AREA, DEFENCE_LEADER, DEFENDER, declared, takeOnly } from './frame.ts';

const keys = new Int32Array(80);

/** RL 11.1: any unit of the defender there, fresh or spent; equal ones are offered once. */
function refuseDefender(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = 1 - s[f + 1];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== s[f + AREA]) return R.defendWhere;
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[f + AREA] || t.kind[u] !== t.kind[unit]) continue;
    if ((s[FLAGS + u] & SPENT) === (s[FLAGS + unit] & SPENT)) return R.twin;
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
    ask: `Which unit defends ${placeText(t, s[top(s) + AREA])}?`,
    wait: `${theSide(1 - frameSide(s))} chooses the unit that defends ${placeText(t, s[top(s) + AREA])}.`,
    why: 'Its Defence Factor counts in full; other fresh units add 1 each.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => assaultOdds(t, s, { ...declared(s), defender: pieceOf(choice) }),
};

function refuseDefenceLeader(t: Tables, s: State, unit: number): number {
  const f = top(s);
  const side = 1 - s[f + 1];
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

function anyDefenceLeader(t: Tables, s: State): boolean {
  const side = 1 - frameSide(s);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (t.bonus[u] > 0 && refuseDefenceLeader(t, s, u) === 0) return true;
  }
  return false;
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
  refuse: (t, s, choice) => (verbOf(choice) === BACK ? refuseDefenceLeader(t, s, pieceOf(choice)) : R.otherDecision),
  apply(_t, s, choice) {
    const f = top(s);
    s[f + DEFENCE_LEADER] = 1 + pieceOf(choice);
    s[f] = STEP.assaultRoll;
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: 'Whose bonus is added to the defence?',
    wait: `${theSide(1 - frameSide(s))} chooses the NCO or BAR Gunner who adds his value.`,
    why: 'One fresh NCO or BAR Gunner besides the defending unit adds his value.',
    places: [placeWord(t, s[top(s) + AREA])],
    pieces: [pieceId(t, s[top(s) + DEFENDER] - 1)],
  }),
  odds: (t, s, choice) => assaultOdds(t, s, { ...declared(s), defenceLeader: pieceOf(choice) }),
};

export const assaultDefend: Step<Tables, RudderEvent> = {
  name: 'assault/defend',
  rule: 'RL 11.1',
  continues: true,
  settle: (t, s) => takeOnly(defend, t, s) === 1,
  decide: defend,
};
export const assaultDefendLead: Step<Tables, RudderEvent> = {
  name: 'assault/defend-lead',
  rule: 'RL 11.1',
  continues: true,
  settle: (t, s) => takeOnly(defenceLead, t, s) === 1,
  decide: defenceLead,
};
