// Payment from several places (TAMC 12.n, TAMC B18, TAMC B25): the Division's card, its space, others in the Siege Box.
import { pop, type State, top } from '@bocage/engine';
import type { Tokens } from '../../state/events.ts';
import { DIV, DIV_AT, DIVISIONS, FOOD, KINDS, LYING } from '../../state/layout.ts';
import { spend } from '../../state/queries.ts';
import { type GameData, KIND_WORDS } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import { KIND_NAMES } from '../../words/kinds.ts';
import * as W from '../../words/labels.ts';
import { amount, divisionName, divisionWord } from '../../words/names.ts';
import { R } from '../../words/reasons.ts';
import { spaceCanPay } from './needs.ts';

// The frame: 1 Division card, 2 space, 3 whether other Divisions share, 4-6 Fuel, Ammo and Food still owed,
// 7 place in turn: supply * 8 + source. Sources: 0 own card, 1 the space, 2 + card of another Division.
const SOURCES = 2 + DIVISIONS;

function sourceAt(s: State, f: number, supply: number, source: number): number {
  if (source === 0) return DIV + s[f + 1] * KINDS;
  if (source === 1) return spaceCanPay(s) ? LYING + s[f + 2] * KINDS : -1;
  const card = source - 2;
  if (s[f + 3] === 0 || supply === FOOD || card === s[f + 1] || s[DIV_AT + card] !== s[f + 2]) return -1;
  return DIV + card * KINDS;
}

function most(s: State, f: number): number {
  const supply = s[f + 7] >> 3;
  const at = sourceAt(s, f, supply, s[f + 7] & 7);
  return at < 0 ? 0 : Math.min(s[at + supply], s[f + 4 + supply]);
}

function least(s: State, f: number): number {
  const supply = s[f + 7] >> 3;
  let owed = s[f + 4 + supply];
  for (let source = (s[f + 7] & 7) + 1; source < SOURCES; source++) {
    const at = sourceAt(s, f, supply, source);
    if (at >= 0) owed -= s[at + supply];
  }
  return Math.max(0, owed);
}

function sourceName(t: GameData, s: State, f: number): string {
  const source = s[f + 7] & 7;
  if (source === 1) return t.spaceNames[s[f + 2]];
  return W.theDivision(divisionName(t, s, source === 0 ? s[f + 1] : source - 2));
}

function sourceId(t: GameData, s: State, f: number): string {
  const source = s[f + 7] & 7;
  return source === 1 ? t.spaceIds[s[f + 2]] : divisionWord(t, s, source === 0 ? s[f + 1] : source - 2);
}

function payFrom(t: GameData, s: State, n: number, tell: TellIt): void {
  const f = top(s);
  const supply = s[f + 7] >> 3;
  const source = s[f + 7] & 7;
  if (n > 0) {
    spend(s, sourceAt(s, f, supply, source), supply, n);
    s[f + 4 + supply] -= n;
    if (tell !== undefined) {
      const tokens: [number, number, number] = [0, 0, 0];
      tokens[supply] = n;
      tell({
        kind: 'spent',
        rule: source < 2 ? 'RTTR 9.3' : 'TAMC 12.n',
        by: sourceId(t, s, f),
        tokens: tokens satisfies Tokens,
        why: 'share',
      });
    }
  }
  if (source + 1 < SOURCES && s[f + 4 + supply] > 0) s[f + 7]++;
  else if (supply + 1 < KINDS) s[f + 7] = (supply + 1) << 3;
  else pop(s);
}

/** TAMC 12.n: how much each place gives, kind by kind and place by place. */
export const payStep: Rule = {
  name: 'combat/pay',
  rule: 'TAMC 12.n',
  continues: true,
  settle(t, s, _chance, tell) {
    const f = top(s);
    const low = least(s, f);
    if (low !== most(s, f)) return false;
    payFrom(t, s, low, tell);
    return true;
  },
  decide: {
    seat,
    choices(_t, s, out) {
      const f = top(s);
      const high = most(s, f);
      let n = 0;
      for (let k = least(s, f); k <= high; k++) out[n++] = k;
      return n;
    },
    attempts(_t, _s, out) {
      for (let k = 0; k <= 9; k++) out[k] = k;
      return 10;
    },
    refuse: (_t, s, k) => (k >= least(s, top(s)) && k <= most(s, top(s)) ? 0 : R.payRange),
    apply: (t, s, k, _chance, tell) => payFrom(t, s, k, tell),
    name(t, s, k) {
      const f = top(s);
      return `${k} ${KIND_WORDS[s[f + 7] >> 3]} from ${sourceId(t, s, f)}`;
    },
    describe(t, s, k) {
      const f = top(s);
      return {
        label: W.payFrom(k, KIND_NAMES[s[f + 7] >> 3], sourceName(t, s, f)),
        rule: 'TAMC 12.n',
        verb: 'pay',
        costs: [amount(k, KIND_WORDS[s[f + 7] >> 3])],
        data: { n: k, kind: KIND_WORDS[s[f + 7] >> 3], from: sourceId(t, s, f) },
        mark: 'select',
      };
    },
    prompt(t, s) {
      const f = top(s);
      const supply = s[f + 7] >> 3;
      return {
        ...asks.pay(s[f + 4 + supply], KIND_NAMES[supply], sourceName(t, s, f)),
        places: [t.spaceIds[s[f + 2]]],
        data: { owed: s[f + 4 + supply], kind: KIND_WORDS[supply], from: sourceId(t, s, f) },
      };
    },
  },
};
