// Set-up: choosing Commanders level by level, and promoting them for SO points.
import { pop, type State, type Step, top } from '@bocage/engine';
import {
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_FREE,
  COMMANDER_GONE,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_XP,
  SO,
} from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { ACE, LEVELS, UNIT_TYPES } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import { askWhoJoins, askWhomToPromote, joinLabel, promoteLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_PROMOTIONS, book } from '../shared/accounts.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, DONE, every, everyOrDone, PICK } from './asks.ts';
import { countForce, force } from './force-counts.ts';

const RULE = 'SL 3.17';
const RULE_PROMOTE = 'SL 3.18';
/** SO points for one level. */
export const PROMOTION_COST = 3;
/** Levels of the card, then everybody further (the level with the asterisk). */
const FURTHER = LEVELS.length;

function clearRecord(s: State, commander: number): void {
  s[COMMANDER_XP + commander] = 0;
  s[COMMANDER_STRESS + commander] = 0;
  s[COMMANDER_FLAGS + commander] = 0;
}

export function join(t: GameData, s: State, commander: number, level: number, rule: string, tell: ShermanTell): void {
  s[COMMANDER_STATUS + commander] = COMMANDER_ACTIVE;
  s[COMMANDER_LEVEL + commander] = level;
  clearRecord(s, commander);
  const who = t.commanderName[commander];
  tell?.({ half: 'campaign', kind: 'commander-joins', rule, pieces: [who], commander: who, level });
}

/** He leaves, and his name may not return (R59). */
export function dismiss(
  t: GameData,
  s: State,
  commander: number,
  why: 'replaced' | 'no-unit' | 'turned-in',
  rule: string,
  tell: ShermanTell,
): void {
  s[COMMANDER_STATUS + commander] = COMMANDER_GONE;
  clearRecord(s, commander);
  const who = t.commanderName[commander];
  tell?.({ half: 'campaign', kind: 'commander-leaves', rule, pieces: [who], commander: who, why });
}

/** One level more, for so many SO points. */
export function promote(
  t: GameData,
  s: State,
  commander: number,
  price: number,
  rule: string,
  tell: ShermanTell,
): void {
  s[COMMANDER_LEVEL + commander]++;
  book(s, -price, A_PROMOTIONS, rule, tell);
  if (tell !== undefined) {
    const level = s[COMMANDER_LEVEL + commander];
    tell({
      kind: 'promoted',
      rule,
      pieces: [t.commanderName[commander]],
      commander: t.commanderName[commander],
      level,
    });
  }
}

/** How many Commanders a block of the Campaign card has: a level, or all further ones. */
export function blockSize(t: GameData, s: State, block: number): number {
  return block === FURTHER ? COMMANDER_COUNT_LIMIT : t.campaignCommanders[s[OPT.campaign] * LEVELS.length + block];
}
const COMMANDER_COUNT_LIMIT = 1000;

export function blockLevel(t: GameData, s: State, block: number): number {
  return block === FURTHER ? t.campaignFurther[s[OPT.campaign]] : block;
}

const need = new Int32Array(UNIT_TYPES.length);
const after = new Int32Array(UNIT_TYPES.length);

/** Commanders still missing, by type into `need`; returns their number. */
function countNeed(t: GameData, s: State): number {
  countForce(t, s);
  missing = 0;
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    need[type] = Math.max(0, force.units[type] - force.active[type]);
    missing += need[type];
  }
  return missing;
}
let missing = 0;

/**
 * The latest name of the order with which this level can still be filled from the names after it, for each type that
 * he may have: taking him must leave enough others.
 */
const latest = new Int32Array(UNIT_TYPES.length);

function findLatest(t: GameData, s: State): void {
  const at = top(s);
  const left = Math.min(blockSize(t, s, s[at + 1]) - s[at + 2] - 1, countNeed(t, s) - 1);
  latest.fill(-1);
  after.fill(0);
  let open = need.length;
  for (let c = t.commanderCount - 1; c >= 0 && open > 0; c--) {
    if (s[COMMANDER_STATUS + c] !== COMMANDER_FREE) continue;
    const type = t.commanderType[c];
    if (latest[type] < 0 && need[type] > 0) {
      need[type]--;
      let found = 0;
      for (let k = 0; k < need.length; k++) found += Math.min(need[k], after[k]);
      need[type]++;
      if (found >= left) {
        latest[type] = c;
        open--;
      }
    }
    after[type]++;
  }
}

/** SL 3.17, SL G19-G21: names, lowest level first, types as the Units need them. */
export const setupCommanders: Step<GameData, ShermanEvent> = {
  name: 'set-up/commanders',
  rule: RULE,
  settle(t, s) {
    const at = top(s);
    if (countNeed(t, s) === 0) {
      pop(s);
      return true;
    }
    if (s[at + 2] < blockSize(t, s, s[at + 1])) return false;
    s[at + 1]++;
    s[at + 2] = 0;
    s[at + 3] = 0;
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts: (t, _s, out) => every(PICK, t.commanderCount, out),
    prepare: findLatest,
    refuse(t, s, ch) {
      const c = argumentOf(ch);
      if (s[COMMANDER_STATUS + c] !== COMMANDER_FREE) return R.nameUsed;
      const type = t.commanderType[c];
      if (need[type] === 0) return R.wrongType;
      if (c < s[top(s) + 3]) return R.nameOrder;
      return c <= latest[type] ? 0 : R.levelNotFilled;
    },
    apply(t, s, ch, _chance, tell) {
      const c = argumentOf(ch);
      const at = top(s);
      join(t, s, c, blockLevel(t, s, s[at + 1]), RULE, tell);
      s[at + 2]++;
      s[at + 3] = c + 1;
    },
    name: (t, _s, c) => t.commanderName[argumentOf(c)],
    describe(t, s, ch) {
      const c = argumentOf(ch);
      const level = LEVELS[blockLevel(t, s, s[top(s) + 1])];
      return {
        verb: 'choose',
        data: { level: blockLevel(t, s, s[top(s) + 1]) },
        label: joinLabel(t.commanderName[c], UNIT_TYPES[t.commanderType[c]], level),
        pieces: [t.commanderName[c]],
        mark: 'select',
      };
    },
    ask(t, s) {
      countNeed(t, s);
      const needed = UNIT_TYPES.map((type, i) => [type, need[i]] as const).filter(([, n]) => n > 0);
      return askWhoJoins(LEVELS[blockLevel(t, s, s[top(s) + 1])], needed);
    },
  }),
};

/** SL 3.18, SL G26: 3 SO a level; the same man may be promoted again. */
export const setupPromote: Step<GameData, ShermanEvent> = {
  name: 'set-up/promote',
  rule: RULE_PROMOTE,
  settle(t, s, _chance, tell) {
    if (s[SO] >= PROMOTION_COST) {
      for (let c = s[top(s) + 1]; c < t.commanderCount; c++) {
        if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE && s[COMMANDER_LEVEL + c] < ACE) return false;
      }
    }
    if (s[top(s) + 1] === 0) passBy('set-up/promote', RULE_PROMOTE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE_PROMOTE,
    attempts: (t, _s, out) => everyOrDone(PICK, t.commanderCount, out),
    refuse(_t, s, ch) {
      if (ch === DONE) return 0;
      const c = argumentOf(ch);
      if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) return R.notInForce;
      if (s[COMMANDER_LEVEL + c] >= ACE) return R.isAce;
      if (s[SO] < PROMOTION_COST) return R.cannotPay;
      return c < s[top(s) + 1] ? R.nameOrder : 0;
    },
    apply(t, s, ch, _chance, tell) {
      if (ch === DONE) {
        pop(s);
        return;
      }
      const c = argumentOf(ch);
      promote(t, s, c, PROMOTION_COST, RULE_PROMOTE, tell);
      s[top(s) + 1] = c;
    },
    name: (t, _s, c) => (c === DONE ? 'done' : `promote ${t.commanderName[argumentOf(c)]}`),
    describe(t, s, ch) {
      if (ch === DONE) return { verb: 'done', label: W.promoteNobodyElse };
      const c = argumentOf(ch);
      return {
        verb: 'promote',
        data: { level: s[COMMANDER_LEVEL + c] + 1 },
        label: promoteLabel(t.commanderName[c], LEVELS[Math.min(ACE, s[COMMANDER_LEVEL + c] + 1)]),
        pieces: [t.commanderName[c]],
        ...soCost(PROMOTION_COST),
        mark: 'select',
      };
    },
    ask: (_t, s) => askWhomToPromote(s[SO]),
  }),
};
