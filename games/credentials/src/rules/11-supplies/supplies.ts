// Chapter 11, Take Supplies and Take Trucks: bases, what they accept, and the trucks in stock.
import { pop, push, type State, top } from '@bocage/engine';
import type { Tokens } from '../../state/events.ts';
import * as L from '../../state/layout.ts';
import { emptyStockCausesStep } from '../../state/options.ts';
import { levelIndex, tokensIn } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, KIND_WORDS } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import { KIND_NAMES } from '../../words/kinds.ts';
import * as W from '../../words/labels.ts';
import { tokensAt } from '../../words/names.ts';
import * as REASONS from '../../words/reasons.ts';
import { feedStarving } from './stow.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { BASES_USED, CONTROL, KG, KINDS, LYING, MINOR, RESERVE, ROAD, ROADS, STOCK, TRUCK_STOCK } = L;
const { R } = REASONS;

/** RTTR 3.3 - RTTR 3.6, TAMC 11.e, TAMC 11.f: whether Take Supplies can bring anything to a space. */
export function refuseBase(t: GameData, s: State, space: number): number {
  const minor = t.minor[space];
  if (space !== t.base) {
    if (t.limited[space] === 1) {
      if (s[CONTROL + space] === 0) return R.baseNotHeld;
      if ((s[BASES_USED] & (1 << space)) !== 0) return R.baseUsed;
    } else if (minor >= 0) {
      if (s[MINOR + minor] === 0) return R.portNotOpen;
      if (s[MINOR + minor] === 2) return R.portClosed;
    } else return R.notABase;
  }
  if (s[KG + space] !== 0) return R.baseKg;
  if (tokensIn(s, space) >= t.capacity[space]) return R.baseFull;
  return s[STOCK] + s[STOCK + 1] + s[STOCK + 2] === 0 ? R.stockEmpty : 0;
}

export function openSupplies(s: State, space: number): void {
  push(s, STEP.supplies, space);
}

// Choices: kind * 4 + number for several of one kind; 16 + bits of kinds for one of each.
const EACH = 16;

/** RTTR 3.1, RTTR 3.2, RTTR 3.4 + TAMC B39 */
function refuseTake(t: GameData, s: State, choice: number): number {
  const base = s[top(s) + 1];
  const room = t.capacity[base] - tokensIn(s, base);
  if (choice < EACH) {
    const kind = choice >> 2;
    const n = choice & 3;
    if (base !== t.base) return R.limitedKind;
    if (s[STOCK + kind] === 0) return R.takeKindNone;
    if (s[STOCK + kind] < n) return R.takeKindFew;
    return n > room ? R.takeNoRoom : 0;
  }
  let n = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((choice & (1 << kind)) === 0) continue;
    if (s[STOCK + kind] === 0) return R.takeKindNone;
    n++;
  }
  return n > room ? R.takeNoRoom : 0;
}

/** Sets of one of each; a single kind is offered at the main base as `1 fuel` already. */
function eachSets(t: GameData, s: State): number {
  return s[top(s) + 1] === t.base ? 3 : 1;
}

/** Tokens of a kind that a choice takes. */
function taken(choice: number, kind: number): number {
  if (choice >= EACH) return (choice >> kind) & 1;
  return choice >> 2 === kind ? choice & 3 : 0;
}

const tokensTaken = (choice: number): Tokens => [taken(choice, 0), taken(choice, 1), taken(choice, 2)];

function take(t: GameData, s: State, choice: number, tell: TellIt): void {
  const base = s[top(s) + 1];
  pop(s);
  for (let kind = 0; kind < KINDS; kind++) {
    const n = taken(choice, kind);
    s[STOCK + kind] -= n;
    s[LYING + base * KINDS + kind] += n;
  }
  if (base !== t.base) {
    if (t.limited[base] === 1) s[BASES_USED] |= 1 << base;
    else s[MINOR + t.minor[base]] = 2;
  }
  if (tell !== undefined) {
    const places = [t.spaceIds[base]];
    const tokens = tokensTaken(choice);
    tell({ kind: 'taken', rule: 'RTTR 3.1', base: t.spaceIds[base], tokens, places });
    if (t.limited[base] === 0 && base !== t.base) {
      tell({ kind: 'portMarker', rule: 'TAMC 11.f', space: t.spaceIds[base], side: 'closed', places });
    }
  }
  feedStarving(t, s, base, tell);
}

/** RTTR 3.1: several of one kind, or one of each. */
export const suppliesStep: Rule = {
  name: 'supplies/take',
  rule: 'RTTR 3.1',
  continues: true,
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      if (s[top(s) + 1] === t.base) {
        for (let kind = 0; kind < KINDS; kind++) {
          for (let k = 3; k >= 1; k--) if (refuseTake(t, s, kind * 4 + k) === 0) out[n++] = kind * 4 + k;
        }
      }
      for (let set = 7; set >= eachSets(t, s); set--) {
        if (set === 4 && eachSets(t, s) === 3) continue;
        if (refuseTake(t, s, EACH + set) === 0) out[n++] = EACH + set;
      }
      return n;
    },
    attempts(t, s, out) {
      let n = 0;
      for (let kind = 0; kind < KINDS; kind++) for (let k = 3; k >= 1; k--) out[n++] = kind * 4 + k;
      for (let set = 7; set >= eachSets(t, s); set--) if (set !== 4 || eachSets(t, s) === 1) out[n++] = EACH + set;
      return n;
    },
    refuse: refuseTake,
    apply: (t, s, choice, _chance, tell) => take(t, s, choice, tell),
    name(_t, _s, choice) {
      if (choice < EACH) return `${choice & 3} ${KIND_WORDS[choice >> 2]}`;
      return `one ${KIND_WORDS.filter((_, kind) => (choice & (1 << kind)) !== 0).join(' ')}`;
    },
    describe(t, s, choice) {
      const places = [t.spaceIds[s[top(s) + 1]]];
      if (choice < EACH) {
        const kind = choice >> 2;
        return {
          label: W.take(choice & 3, KIND_NAMES[kind]),
          rule: 'RTTR 3.1',
          verb: 'take',
          places,
          cost: W.inTheStock(s[STOCK + kind]),
          data: { tokens: tokensTaken(choice), stock: s[STOCK + kind] },
          mark: 'select',
        };
      }
      const kinds = KIND_NAMES.filter((_, kind) => (choice & (1 << kind)) !== 0);
      const data = { tokens: tokensTaken(choice) };
      return {
        label: W.takeOneEach(kinds),
        rule: 'RTTR 3.1',
        verb: 'take',
        places,
        data,
        mark: 'select',
      };
    },
    prompt(t, s) {
      const base = s[top(s) + 1];
      return {
        ...asks.supplies(t.spaceNames[base], tokensAt(s, STOCK), t.capacity[base] - tokensIn(s, base)),
        places: [t.spaceIds[base]],
        data: { stock: tokensAt(s, STOCK), room: t.capacity[base] - tokensIn(s, base) },
      };
    },
  },
};

/** Trucks that lie on roads. */
function trucksOnMap(s: State): number {
  let n = 0;
  for (let road = 0; road < ROADS; road++) n += s[ROAD + road];
  return n;
}

/** RTTR 4.1, TAMC 11.b, TAMC 11.m + TAMC B28 */
export function refuseTrucks(t: GameData, s: State, n: number): number {
  if (n === 0) {
    if (s[TRUCK_STOCK] > 0) return R.takeNone;
    if (!emptyStockCausesStep(s)) return R.takeNever;
    return trucksOnMap(s) > 0 ? 0 : R.takeNoneMap;
  }
  if (n > t.take[levelIndex(s)]) return R.takeTooMany;
  return n > s[TRUCK_STOCK] ? R.takeNotThere : 0;
}

/** RTTR 4.1, RTTR 4.3: takes trucks; a Stock emptied by it causes a Logistics Step at once. */
export function takeTrucks(s: State, n: number, tell: TellIt): void {
  s[TRUCK_STOCK] -= n;
  s[RESERVE] += n;
  if (tell !== undefined) {
    tell({ kind: 'trucksTaken', rule: 'RTTR 4.1', n, stock: s[TRUCK_STOCK], reserve: s[RESERVE] });
  }
  if (s[TRUCK_STOCK] === 0) push(s, STEP.logistics);
}
