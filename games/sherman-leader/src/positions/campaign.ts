// Position lines of the campaign half: score, decks, Battalions, Units, Commanders, plan, log.
import { clearFrames, DEPTH, type PositionLine, push, type State, top } from '@bocage/engine';
import { END_STEPS, STAGE_REPAIR_REPLACE } from '../rules/campaign/end-of-week.ts';
import { surplus } from '../rules/campaign/force-counts.ts';
import { countMechanics, countMedics } from '../rules/campaign/medics.ts';
import { askForRecruit } from '../rules/campaign/replace.ts';
import { STAGE_WEEKS } from '../rules/campaign/sequence.ts';
import { WEEK_BATTLES, WEEK_END } from '../rules/campaign/week.ts';
import { cardOf } from '../rules/shared/effects.ts';
import {
  AIRSTRIKES_USED,
  BATTALION_BAND,
  BATTALION_NEXT,
  BATTALION_STATUS,
  BATTALION_VP,
  BATTALIONS,
  BATTLES_FOUGHT,
  C_FOUGHT,
  C_RESTED,
  C_WOUNDED,
  CAMPAIGN_END,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_UNIT,
  COMMANDER_XP,
  CONDITION,
  CONDITION_BOTTOM,
  CONDITION_SEEN,
  CONDITION_TOP,
  DESTROYED_WEEK,
  EVENT_SEEN,
  FREE_AIRSTRIKES_USED,
  FREE_REPAIR_USED,
  FRIEND_XP,
  FULL,
  MAX_BATTLES,
  MAX_FRIENDS,
  MAX_WEEKS,
  PLAN_DONE,
  PLAN_SCOUTS,
  PLAN_TARGET,
  PLAN_TRUCKS,
  SCOUTS,
  SO,
  TRUCKS,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { UNIT_TYPES } from '../state/terms.ts';
import { W } from '../words/position.ts';
import { readLog, writeLog } from './log.ts';
import {
  type Answer,
  BAND_WORDS,
  COMMANDER_WORDS,
  damageWords,
  END_WORDS,
  findBattalion,
  findCommander,
  LEVEL_WORDS,
  NOT_MINE,
  oneWord,
  readDamage,
  readFields,
  readNumber,
  readNumbers,
  readWord,
  STATUS_WORDS,
  UNIT_WORDS,
} from './words.ts';

/** Friendly words for where a hand-written position begins: steps of the end of a Week, and the assignment. */
const END_PHASES = [
  'medics',
  'mechanics',
  'repair',
  'heal',
  'upgrade',
  'replace',
  'unit-loss',
  'purchase',
  'trucks',
  'scouts',
  'rest',
];

function cards(ids: readonly string[], bits: number): string {
  return ids.filter((_, i) => ((bits >> i) & 1) === 1).join(' ') || '-';
}

/** Every line, always the same keys in the same order. */
export function writeCampaign(t: GameData, s: State): readonly PositionLine[] {
  const conditions = t.data.conditions.map((c) => c.id);
  const events = t.data.events.map((e) => e.id);
  const lines: PositionLine[] = [
    ['week', String(s[WEEK])],
    ['so', String(s[SO])],
    ['vp', String(s[VP])],
    ['end', END_WORDS[s[CAMPAIGN_END]]],
    ['support', `trucks${s[TRUCKS]} scouts${s[SCOUTS]}`],
    ['condition', s[CONDITION] > 0 ? conditions[s[CONDITION] - 1] : '-'],
    ['conditions seen', cards(conditions, s[CONDITION_SEEN])],
    ['condition on top', s[CONDITION_TOP] > 0 ? conditions[s[CONDITION_TOP] - 1] : '-'],
    ['conditions under', cards(conditions, s[CONDITION_BOTTOM])],
    ['events seen', cards(events, s[EVENT_SEEN])],
    [
      'counts',
      `battles${s[BATTLES_FOUGHT]} destroyed${s[DESTROYED_WEEK]} airstrikes${s[AIRSTRIKES_USED]} free-airstrikes${s[FREE_AIRSTRIKES_USED]} free-repairs${s[FREE_REPAIR_USED]}`,
    ],
  ];
  for (let b = 0; b < BATTALIONS; b++) {
    lines.push([`battalion ${t.battalionNumber[cardOf(t, s, b)]}`, writeBattalion(s, b)]);
  }
  for (let u = 0; u < t.unitCount; u++) lines.push([`unit ${t.unitNumber[u]}`, writeUnit(t, s, u)]);
  for (let c = 0; c < t.commanderCount; c++) lines.push([`commander ${t.commanderName[c]}`, writeCommander(s, c)]);
  for (let i = 0; i < MAX_BATTLES; i++) lines.push([`plan ${i + 1}`, writePlan(t, s, i)]);
  lines.push(...writeLog(s));
  return lines;
}

function writeBattalion(s: State, b: number): string {
  if (s[BATTALION_STATUS + b] === 0) return '-';
  const words = [
    STATUS_WORDS[s[BATTALION_STATUS + b]],
    BAND_WORDS[s[BATTALION_BAND + b]],
    `vp${s[BATTALION_VP + b]}`,
    `next${s[BATTALION_NEXT + b]}`,
  ];
  return words.join(' ');
}

function writeUnit(t: GameData, s: State, u: number): string {
  if (s[UNIT_STATUS + u] === 0 && s[UNIT_BATTLE + u] === 0) return '-';
  const words = [UNIT_WORDS[s[UNIT_STATUS + u]], ...damageWords(s[UNIT_DAMAGE + u])];
  if (s[UNIT_BATTLE + u] > 0) words.push(`battle${s[UNIT_BATTLE + u]}`);
  if (s[UNIT_COMMANDER + u] > 0) words.push(oneWord(t.commanderName[s[UNIT_COMMANDER + u] - 1]));
  return words.join(' ');
}

function writeCommander(s: State, c: number): string {
  const status = s[COMMANDER_STATUS + c];
  const flags = s[COMMANDER_FLAGS + c];
  if (status === 0) return '-';
  const words = [];
  if (status !== COMMANDER_ACTIVE) words.push(COMMANDER_WORDS[status]);
  words.push(LEVEL_WORDS[s[COMMANDER_LEVEL + c]]);
  if (s[COMMANDER_XP + c] !== 0) words.push(`xp${s[COMMANDER_XP + c]}`);
  if (s[COMMANDER_STRESS + c] !== 0) words.push(`stress${s[COMMANDER_STRESS + c]}`);
  if ((flags & C_WOUNDED) !== 0) words.push('wounded');
  if ((flags & C_FOUGHT) !== 0) words.push('fought');
  if ((flags & C_RESTED) !== 0) words.push('rested');
  return words.join(' ');
}

function writePlan(t: GameData, s: State, i: number): string {
  if (s[PLAN_TARGET + i] === 0) return '-';
  const done = s[PLAN_DONE + i] === 1 ? ' done' : '';
  const target = t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + i] - 1)];
  return `${target} trucks${s[PLAN_TRUCKS + i]} scouts${s[PLAN_SCOUTS + i]}${done}`;
}

/** Puts a line into effect; a sentence if it cannot be, and NOT_MINE if the key is not of this half. */
export function readCampaign(t: GameData, s: State, key: string, value: string): Answer {
  const [first, ...rest] = key.split(' ');
  const name = rest.join(' ');
  switch (first) {
    case 'week':
      return readNumber(s, WEEK, value, MAX_WEEKS);
    case 'so':
      return readNumber(s, SO, value, 9999);
    case 'vp':
      return readNumber(s, VP, value, 999);
    case 'end':
      return readWord(s, CAMPAIGN_END, value, END_WORDS);
    case 'support':
      return readFields(s, value, { trucks: TRUCKS, scouts: SCOUTS });
    case 'counts':
      return readFields(s, value, {
        battles: BATTLES_FOUGHT,
        destroyed: DESTROYED_WEEK,
        airstrikes: AIRSTRIKES_USED,
        'free-airstrikes': FREE_AIRSTRIKES_USED,
        'free-repairs': FREE_REPAIR_USED,
      });
    case 'condition':
    case 'conditions':
    case 'events':
      return readDeck(t, s, key, value);
    case 'battalion':
      return readBattalion(t, s, name, value);
    case 'unit':
      return readUnit(t, s, name, value);
    case 'commander':
      return readCommander(t, s, name, value);
    case 'plan':
      return readPlan(t, s, name, value);
    case 'force':
      return readForce(t, s, value);
    case 'phase':
      return readPhase(s, value);
    case 'event':
      return name === 'xp' ? readNumbers(s, FRIEND_XP, MAX_FRIENDS, value) : NOT_MINE;
    case 'log':
      return readLog(s, name, value);
    default:
      return NOT_MINE;
  }
}

function readDeck(t: GameData, s: State, key: string, value: string): Answer {
  const ids = key.startsWith('events') ? t.data.events.map((e) => e.id) : t.data.conditions.map((c) => c.id);
  const named = value === '-' ? [] : value.split(/\s+/);
  const unknown = named.find((id) => !ids.includes(id));
  if (unknown !== undefined) return W.noCard(unknown);
  const bits = named.reduce((sum, id) => sum | (1 << ids.indexOf(id)), 0);
  const one = named.length === 0 ? 0 : ids.indexOf(named[0]) + 1;
  switch (key) {
    case 'condition':
      s[CONDITION] = one;
      if (one > 0) s[CONDITION_SEEN] |= 1 << (one - 1);
      return undefined;
    case 'conditions seen':
      s[CONDITION_SEEN] = bits;
      return undefined;
    case 'condition on top':
      s[CONDITION_TOP] = one;
      return undefined;
    case 'conditions under':
      s[CONDITION_BOTTOM] = bits;
      return undefined;
    case 'events seen':
      s[EVENT_SEEN] = bits;
      return undefined;
    default:
      return NOT_MINE;
  }
}

function readBattalion(t: GameData, s: State, name: string, value: string): string | undefined {
  const b = findBattalion(t, s, name);
  if (b < 0) return W.noBattalion(name);
  s[BATTALION_STATUS + b] = 0;
  s[BATTALION_BAND + b] = 0;
  s[BATTALION_VP + b] = 0;
  s[BATTALION_NEXT + b] = 0;
  if (value === '-') return undefined;
  s[BATTALION_STATUS + b] = FULL;
  s[BATTALION_BAND + b] = t.battalionBand[cardOf(t, s, b)];
  for (const word of value.split(/\s+/)) {
    const amount = /^(vp|next)(-?[0-9]{1,3})$/.exec(word);
    if (amount !== null) s[(amount[1] === 'vp' ? BATTALION_VP : BATTALION_NEXT) + b] = Number(amount[2]);
    else if (STATUS_WORDS.includes(word)) s[BATTALION_STATUS + b] = STATUS_WORDS.indexOf(word);
    else if (BAND_WORDS.includes(word)) s[BATTALION_BAND + b] = BAND_WORDS.indexOf(word);
    else return W.notBattalionMark(word, BAND_WORDS);
  }
  return undefined;
}

function readUnit(t: GameData, s: State, name: string, value: string): string | undefined {
  const u = t.unitNumber.indexOf(name);
  if (u < 0) return W.noUnit(name);
  s[UNIT_STATUS + u] = 0;
  s[UNIT_DAMAGE + u] = 0;
  s[UNIT_BATTLE + u] = 0;
  const before = s[UNIT_COMMANDER + u];
  if (before > 0) s[COMMANDER_UNIT + before - 1] = 0;
  s[UNIT_COMMANDER + u] = 0;
  if (value === '-') return undefined;
  s[UNIT_STATUS + u] = UNIT_OWNED;
  for (const word of value.split(/\s+/)) {
    const battle = /^battle([1-3])$/.exec(word);
    const c = findCommander(t, word);
    if (battle !== null) s[UNIT_BATTLE + u] = Number(battle[1]);
    else if (UNIT_WORDS.includes(word)) s[UNIT_STATUS + u] = UNIT_WORDS.indexOf(word);
    else if (c >= 0) {
      s[UNIT_COMMANDER + u] = c + 1;
      s[COMMANDER_UNIT + c] = u + 1;
    } else if (!readDamage(s, u, word)) return W.notDamage(word);
  }
  return undefined;
}

function readCommander(t: GameData, s: State, name: string, value: string): string | undefined {
  const c = findCommander(t, name);
  if (c < 0) return W.noCommander(name);
  s[COMMANDER_STATUS + c] = 0;
  s[COMMANDER_LEVEL + c] = 0;
  s[COMMANDER_XP + c] = 0;
  s[COMMANDER_STRESS + c] = 0;
  s[COMMANDER_FLAGS + c] = 0;
  if (value === '-') return undefined;
  s[COMMANDER_STATUS + c] = COMMANDER_ACTIVE;
  for (const word of value.split(/\s+/)) {
    const problem = readTrait(s, c, word);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const FLAG_WORDS: Readonly<Record<string, number>> = { wounded: C_WOUNDED, fought: C_FOUGHT, rested: C_RESTED };

function readTrait(s: State, c: number, word: string): string | undefined {
  const amount = /^(xp|stress)([0-9]{1,3})$/.exec(word);
  if (amount !== null) s[(amount[1] === 'xp' ? COMMANDER_XP : COMMANDER_STRESS) + c] = Number(amount[2]);
  else if (LEVEL_WORDS.includes(word)) s[COMMANDER_LEVEL + c] = LEVEL_WORDS.indexOf(word);
  else if (COMMANDER_WORDS.includes(word)) s[COMMANDER_STATUS + c] = COMMANDER_WORDS.indexOf(word);
  else if (Object.hasOwn(FLAG_WORDS, word)) s[COMMANDER_FLAGS + c] |= FLAG_WORDS[word];
  else return W.notCommanderMark(word, LEVEL_WORDS);
  return undefined;
}

function readPlan(t: GameData, s: State, name: string, value: string): string | undefined {
  const i = Number(name) - 1;
  if (!(i >= 0 && i < MAX_BATTLES)) return W.planNumbers(MAX_BATTLES);
  s[PLAN_TARGET + i] = 0;
  s[PLAN_TRUCKS + i] = 0;
  s[PLAN_SCOUTS + i] = 0;
  s[PLAN_DONE + i] = 0;
  if (value === '-') return undefined;
  const [target, ...words] = value.split(/\s+/);
  const b = findBattalion(t, s, target);
  if (b < 0) return W.noBattalion(target);
  s[PLAN_TARGET + i] = b + 1;
  if (words.includes('done')) s[PLAN_DONE + i] = 1;
  const fields = words.filter((w) => w !== 'done').join(' ');
  return fields === '' ? undefined : readFields(s, fields, { trucks: PLAN_TRUCKS + i, scouts: PLAN_SCOUTS + i });
}

/** `902 Reisner green, 042 Eandi average stress2 engine`: Units and Commanders in the force, in pairs. */
function readForce(t: GameData, s: State, value: string): string | undefined {
  for (const pair of value.split(',').map((p) => p.trim())) {
    const [number, name, ...words] = pair.split(/\s+/);
    const u = t.unitNumber.indexOf(number);
    if (u < 0) return W.noUnit(number);
    s[UNIT_STATUS + u] = UNIT_OWNED;
    if (name === undefined) continue;
    const c = findCommander(t, name);
    if (c < 0) return W.noCommander(name);
    s[COMMANDER_STATUS + c] = COMMANDER_ACTIVE;
    for (const word of words) {
      if (readDamage(s, u, word)) continue;
      const problem = readTrait(s, c, word);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

/** `assign`, or a step of the end of the Week. Other phases are the battle half's. */
function readPhase(s: State, value: string): Answer {
  const end = END_PHASES.indexOf(value);
  if (value !== 'assign' && end < 0) return NOT_MINE;
  if (s[WEEK] === 0) s[WEEK] = 1;
  clearFrames(s);
  push(s, STEP.campaign, STAGE_WEEKS);
  if (value === 'assign') {
    push(s, STEP.week, WEEK_BATTLES);
    push(s, STEP.assignTarget);
    return undefined;
  }
  push(s, STEP.week, WEEK_END + 1);
  push(s, STEP.endOfWeek, STAGE_REPAIR_REPLACE + end + 1);
  push(s, END_STEPS[end]);
  return undefined;
}

/** After the last line: Medics and Mechanics are counted and Recruits asked for, as if their step had just begun. */
export function finishCampaign(t: GameData, s: State): void {
  const step = s[top(s)];
  if (s[DEPTH] > 0 && step === STEP.medics) countMedics(t, s);
  if (s[DEPTH] > 0 && step === STEP.mechanics) countMechanics(t, s);
  if (s[DEPTH] > 0 && step === STEP.replace) askForRecruit(t, s);
  if (s[DEPTH] > 0 && step === STEP.unitLoss) {
    const at = top(s);
    while (s[at + 1] < UNIT_TYPES.length - 1 && surplus(t, s, s[at + 1]) <= 0) s[at + 1]++;
  }
}
