// Effects as the data writes them: every form of code (`ADD Mortar 1 @Front+`), and how a text is read into numbers.
import {
  AFTER_DESTROY,
  ALWAYS,
  E_ADD,
  E_AIRSTRIKE,
  E_AIRSTRIKE_COST,
  E_AIRSTRIKE_FREE,
  E_ARMOR_LIMIT,
  E_ATGUN88,
  E_ATK,
  E_ATK_AP,
  E_ATK_AP_R0,
  E_ATK_R0,
  E_ATK_R3,
  E_ATK_T1,
  E_BANZAI,
  E_BARRAGE,
  E_BATTLE_STRESS,
  E_BATTLE_TURNS,
  E_DEF_R0,
  E_DEF_RIFLE_IN_COVER,
  E_DEF_RIFLE_WITH_TANK,
  E_DEF_WITH_STRUCTURE,
  E_DEPLOY_ROW5,
  E_DMG_ROLL_AP,
  E_DUG_IN,
  E_ENEMY_ATK_VS_AP,
  E_ENEMY_FIRST_T1,
  E_EVENT_TOPS,
  E_EXTRA_PREMOVE,
  E_FIXED,
  E_FORCE_D6,
  E_FORCE_D10,
  E_FREE_REPAIR,
  E_FREE_SCOUT,
  E_HEAL,
  E_HOLD_T1,
  E_IGNORE_FIRST_STRESS,
  E_KILL_ROLL,
  E_LEAVE,
  E_LIGHT_IS_BOCAGE,
  E_MIN_ATTACKS,
  E_MIN_ATTACKS_SO,
  E_MINE,
  E_MINES,
  E_MUD_T1,
  E_NEXT_OPMOVE,
  E_NIGHT,
  E_NO_BUY_UNITS,
  E_NO_COMMAND_TACTIC,
  E_NO_INDIRECT_T1,
  E_NO_PREMOVE,
  E_NO_R3,
  E_NO_RETREAT,
  E_NO_SCOUT,
  E_NO_TRUCKS,
  E_NONE,
  E_OP_DOUBLE,
  E_OP_RETREAT,
  E_OPCOST,
  E_OPMOVE,
  E_OPMOVE_ASSAULT,
  E_PAY_OR_STRESS,
  E_PAY_OR_TURNS,
  E_PEEK,
  E_PROMOTE_RECRUIT,
  E_REMOVE,
  E_REMOVE_CASUALTY,
  E_REPAIR,
  E_REROLL_PLACEMENT,
  E_RIFLE_PREADV,
  E_SO,
  E_SO_IF_DESTROYED,
  E_SO_IF_HALF,
  E_SO_IF_NO_ATGUN,
  E_SO_IF_NONE,
  E_SO_ON_DESTROY,
  E_SO_PER_DESTROY,
  E_SO_WEEKLY,
  E_STRESS_ALL,
  E_STRESS_CHOICE,
  E_STRESS_COOL0,
  E_STRESS_DESTROYED,
  E_STRESS_EACH,
  E_STRESS_IF_4,
  E_STRESS_RANDOM,
  E_STRESS_RANDOM_HE,
  E_STRESS_RANDOM_MAP,
  E_STRESS_RESTED,
  E_STRESS_SHAKEN,
  E_STRESS_TOP,
  E_STRESS_TOP_MAP,
  E_SUSP_ROLL,
  E_TACMOVE,
  E_TACTIC_CHOICE,
  E_TRUCK,
  E_TURN1_ADVANCE,
  E_TURNS,
  E_UNIT_LATE,
  E_VP_ENEMY_BAND,
  E_VP_FIXED,
  E_VP_FRONT,
  E_VP_IF_ANY,
  E_VP_IF_DESTROYED,
  E_VP_LOSS_STAGING,
  E_WEEK_RESTORE,
  E_WEEKLY_SO,
  E_XP,
  E_XP_CHOICE,
  E_XP_EACH,
  E_XP_OKAY,
  E_XP_TOP,
  FIRST_BATTLE,
  FRONT_OR_BEYOND,
  LASTING,
  NOW,
  ON_DESTROY,
  ON_MAP,
  OWN,
  VS_ASSAULT,
} from './effects.ts';
import { KINDS } from './terms.ts';

export interface Effect {
  readonly effect: number;
  readonly value: number;
  /** A second number, where the code has one. */
  readonly value2: number;
  /** Bit k: kind k of enemy counters. 0 for effects that are not by kind. */
  readonly kinds: number;
  readonly condition: number;
  readonly when: number;
}

interface Form {
  /** `n` a number, `kind` or `kinds` enemy counters; anything else stands for itself. */
  readonly form: string;
  readonly effect: number;
  readonly when: number;
  readonly condition?: number;
  /** The value of a form without a number. */
  readonly value?: number;
}

/** Every form of code. Its meaning stands at the effect's constant. */
export const FORMS: readonly Form[] = [
  { form: 'NONE', effect: E_NONE, when: NOW },
  // Campaign and Objective cards (some forms also stand on Battalion, Event and Special Condition cards)
  { form: 'TACMOVE n', effect: E_TACMOVE, when: LASTING },
  { form: 'OPMOVE n', effect: E_OPMOVE, when: LASTING },
  { form: 'ENEMY_ATK_VS_AP n', effect: E_ENEMY_ATK_VS_AP, when: LASTING },
  { form: 'ARMOR_LIMIT n', effect: E_ARMOR_LIMIT, when: LASTING },
  { form: 'OPCOST n', effect: E_OPCOST, when: LASTING },
  { form: 'ADD kind n', effect: E_ADD, when: LASTING },
  { form: 'ADD kind n @Front+', effect: E_ADD, when: LASTING, condition: FRONT_OR_BEYOND },
  { form: 'LIGHT_IS_BOCAGE', effect: E_LIGHT_IS_BOCAGE, when: LASTING, value: 1 },
  { form: 'AIRSTRIKE n perWeek', effect: E_AIRSTRIKE, when: LASTING },
  { form: 'AIRSTRIKE n cost', effect: E_AIRSTRIKE_COST, when: LASTING },
  { form: 'BANZAI n+', effect: E_BANZAI, when: LASTING },
  { form: 'WEEKLY_SO n', effect: E_WEEKLY_SO, when: LASTING },
  { form: 'NO_BUY_UNITS', effect: E_NO_BUY_UNITS, when: LASTING, value: 1 },
  { form: 'DEF_R0 n', effect: E_DEF_R0, when: LASTING },
  { form: 'ATK_R0 n', effect: E_ATK_R0, when: LASTING },
  { form: 'FIRST_BATTLE_TURNS n', effect: E_TURNS, when: LASTING, condition: FIRST_BATTLE },
  { form: 'VP_LOSS_STAGING n', effect: E_VP_LOSS_STAGING, when: LASTING },
  { form: 'DUG_IN n', effect: E_DUG_IN, when: LASTING },
  { form: 'MIN_ATTACKS n', effect: E_MIN_ATTACKS, when: LASTING },
  { form: 'MIN_ATTACKS SO n', effect: E_MIN_ATTACKS_SO, when: LASTING },
  { form: 'VP_ENEMY_BAND n', effect: E_VP_ENEMY_BAND, when: LASTING },
  { form: 'VP_FRONT n', effect: E_VP_FRONT, when: LASTING },
  { form: 'VP_FIXED n', effect: E_VP_FIXED, when: LASTING },
  { form: 'LEAVE n', effect: E_LEAVE, when: LASTING },
  { form: 'BATTLE_TURNS n', effect: E_BATTLE_TURNS, when: LASTING },
  { form: 'TRUCK n', effect: E_TRUCK, when: LASTING },
  // Battalion cards
  { form: 'XP n', effect: E_XP, when: ON_DESTROY },
  { form: 'SO_ON_DESTROY n', effect: E_SO_ON_DESTROY, when: ON_DESTROY },
  { form: 'WEEKLY_AFTER_DESTROY n', effect: E_WEEKLY_SO, when: AFTER_DESTROY },
  { form: 'FIXED', effect: E_FIXED, when: OWN, value: 1 },
  { form: 'OP_DOUBLE @Front', effect: E_OP_DOUBLE, when: OWN, value: 1 },
  { form: 'SO_WEEKLY n', effect: E_SO_WEEKLY, when: ON_MAP },
  { form: 'WEEK_RESTORE n', effect: E_WEEK_RESTORE, when: ON_MAP },
  { form: 'GLOBAL_ATK kinds n', effect: E_ATK, when: ON_MAP },
  { form: 'GLOBAL_OPMOVE All n', effect: E_OPMOVE, when: ON_MAP },
  { form: 'GLOBAL_OPMOVE Assault n', effect: E_OPMOVE_ASSAULT, when: ON_MAP },
  { form: 'GLOBAL_ADD kind n', effect: E_ADD, when: ON_MAP },
  { form: 'GLOBAL_ADD kind n vsAssault', effect: E_ADD, when: ON_MAP, condition: VS_ASSAULT },
  { form: 'GLOBAL_EVENT_TOP n', effect: E_EVENT_TOPS, when: ON_MAP },
  { form: 'GLOBAL_STRESS_RANDOM n', effect: E_STRESS_RANDOM_MAP, when: ON_MAP },
  { form: 'GLOBAL_STRESS_TOP n', effect: E_STRESS_TOP_MAP, when: ON_MAP },
  { form: 'GLOBAL_TACMOVE n', effect: E_TACMOVE, when: ON_MAP },
  { form: 'GLOBAL_MINES 1-n', effect: E_MINES, when: ON_MAP },
  { form: 'TURN1_ADVANCE kinds', effect: E_TURN1_ADVANCE, when: LASTING, value: 1 },
  { form: 'DEF Rifle withTank n', effect: E_DEF_RIFLE_WITH_TANK, when: LASTING },
  { form: 'DEF Rifle inCover n', effect: E_DEF_RIFLE_IN_COVER, when: LASTING },
  { form: 'DEF withStructure n', effect: E_DEF_WITH_STRUCTURE, when: LASTING },
  { form: 'ATK kinds n', effect: E_ATK, when: LASTING },
  { form: 'ATK kind AP n', effect: E_ATK_AP, when: LASTING },
  { form: 'ATK kind R0 n', effect: E_ATK_AP_R0, when: LASTING },
  { form: 'NO_SCOUT', effect: E_NO_SCOUT, when: LASTING, value: 1 },
  { form: 'NO_PREMOVE', effect: E_NO_PREMOVE, when: LASTING, value: 1 },
  { form: 'TURNS n', effect: E_TURNS, when: LASTING },
  { form: 'ATGUN88', effect: E_ATGUN88, when: LASTING, value: 1 },
  { form: 'NIGHT R2+ n', effect: E_NIGHT, when: LASTING },
  { form: 'RIFLE_PREADV n', effect: E_RIFLE_PREADV, when: LASTING },
  { form: 'NO_RETREAT', effect: E_NO_RETREAT, when: LASTING, value: 1 },
  // Event cards, top
  { form: 'VP_IF_DESTROYED n', effect: E_VP_IF_DESTROYED, when: LASTING },
  { form: 'REROLL_PLACEMENT n', effect: E_REROLL_PLACEMENT, when: LASTING },
  { form: 'UNIT_LATE n', effect: E_UNIT_LATE, when: LASTING },
  { form: 'NO_R3+ TURNS 1-2', effect: E_NO_R3, when: LASTING, value: 1 },
  { form: 'HOLD_T1 kinds', effect: E_HOLD_T1, when: LASTING, value: 1 },
  { form: 'KILL_ROLL kind n+', effect: E_KILL_ROLL, when: LASTING },
  { form: 'DMG_ROLL AP n', effect: E_DMG_ROLL_AP, when: LASTING },
  { form: 'BARRAGE_HEX HE n+', effect: E_BARRAGE, when: LASTING },
  { form: 'NO_INDIRECT T1', effect: E_NO_INDIRECT_T1, when: LASTING, value: 1 },
  { form: 'EXTRA_PREMOVE n Infantry', effect: E_EXTRA_PREMOVE, when: LASTING },
  { form: 'MINE 1-n', effect: E_MINE, when: LASTING },
  { form: 'ATK_T1 n', effect: E_ATK_T1, when: LASTING },
  { form: 'FORCE_D6', effect: E_FORCE_D6, when: LASTING, value: 1 },
  { form: 'FORCE_D10', effect: E_FORCE_D10, when: LASTING, value: 1 },
  { form: 'REMOVE kind n', effect: E_REMOVE, when: LASTING },
  { form: 'NO_COMMAND_TACTIC', effect: E_NO_COMMAND_TACTIC, when: LASTING, value: 1 },
  { form: 'TACTIC n CHOICE', effect: E_TACTIC_CHOICE, when: NOW },
  { form: 'MUD T1', effect: E_MUD_T1, when: LASTING, value: 1 },
  { form: 'STRESS_RANDOM_HE n', effect: E_STRESS_RANDOM_HE, when: NOW },
  { form: 'SO n', effect: E_SO, when: NOW },
  { form: 'PAYn_OR_TURNS -1', effect: E_PAY_OR_TURNS, when: NOW },
  { form: 'DEPLOY_ROW5 n', effect: E_DEPLOY_ROW5, when: LASTING },
  { form: 'ENEMY_FIRST T1', effect: E_ENEMY_FIRST_T1, when: LASTING, value: 1 },
  { form: 'IGNORE_FIRST_STRESS', effect: E_IGNORE_FIRST_STRESS, when: LASTING, value: 1 },
  // Event cards, bottom
  { form: 'STRESS_EACH n', effect: E_STRESS_EACH, when: NOW },
  { form: 'XP_EACH n', effect: E_XP_EACH, when: NOW },
  { form: 'XP_CHOICE n', effect: E_XP_CHOICE, when: NOW },
  { form: 'STRESS_SHAKEN n', effect: E_STRESS_SHAKEN, when: NOW },
  { form: 'OP_RETREAT IF HALF', effect: E_OP_RETREAT, when: NOW, value: 1 },
  { form: 'SO n IF DESTROYED', effect: E_SO_IF_DESTROYED, when: NOW },
  { form: 'SO n IF HALF_OR_DESTROYED', effect: E_SO_IF_HALF, when: NOW },
  { form: 'SO n IF NO ATGun', effect: E_SO_IF_NO_ATGUN, when: NOW },
  { form: 'STRESS_RANDOM n', effect: E_STRESS_RANDOM, when: NOW },
  { form: 'REPAIR n NOT_ENGINE', effect: E_REPAIR, when: NOW },
  { form: 'STRESS_CHOICEn n', effect: E_STRESS_CHOICE, when: NOW },
  { form: 'HEAL n', effect: E_HEAL, when: NOW },
  { form: 'PAYn_OR_STRESS', effect: E_PAY_OR_STRESS, when: NOW },
  { form: 'STRESS_TOP n', effect: E_STRESS_TOP, when: NOW },
  { form: 'PEEK_SC', effect: E_PEEK, when: NOW, value: 1 },
  { form: 'NEXT_OPMOVE n IF HALF', effect: E_NEXT_OPMOVE, when: NOW },
  { form: 'XP_TOP n', effect: E_XP_TOP, when: NOW },
  { form: 'SUSP_ROLL 1-n', effect: E_SUSP_ROLL, when: NOW },
  { form: 'REMOVE Casualty n', effect: E_REMOVE_CASUALTY, when: NOW },
  { form: 'STRESS_RESTED n', effect: E_STRESS_RESTED, when: NOW },
  { form: 'STRESS_COOL0 n', effect: E_STRESS_COOL0, when: NOW },
  { form: 'STRESS_DESTROYED n', effect: E_STRESS_DESTROYED, when: NOW },
  { form: 'XP_OKAY n IF DESTROYED', effect: E_XP_OKAY, when: NOW },
  // Special Condition cards
  { form: 'SO_PER_DESTROY n', effect: E_SO_PER_DESTROY, when: LASTING },
  { form: 'ATK_R3+ n BOTH', effect: E_ATK_R3, when: LASTING },
  { form: 'AIRSTRIKE_FREE n', effect: E_AIRSTRIKE_FREE, when: LASTING },
  { form: 'SO n FLOOR0', effect: E_SO, when: NOW },
  { form: 'PROMOTE_RECRUIT n', effect: E_PROMOTE_RECRUIT, when: NOW },
  { form: 'STRESS_IF>=4 n', effect: E_STRESS_IF_4, when: NOW },
  { form: 'STRESS_ALL n', effect: E_STRESS_ALL, when: NOW },
  { form: 'FREE_REPAIR n', effect: E_FREE_REPAIR, when: LASTING },
  { form: 'NO_TRUCKS', effect: E_NO_TRUCKS, when: LASTING, value: 1 },
  { form: 'FREE_SCOUT n', effect: E_FREE_SCOUT, when: LASTING },
  { form: 'FIRST_ADD kind n', effect: E_ADD, when: LASTING, condition: FIRST_BATTLE },
  { form: 'BATTLE_STRESS n', effect: E_BATTLE_STRESS, when: LASTING },
  { form: 'VP n IF ANY', effect: E_VP_IF_ANY, when: LASTING },
  { form: 'SO n IF NONE', effect: E_SO_IF_NONE, when: LASTING },
];

const PATTERNS: readonly (Form & { readonly pattern: RegExp })[] = FORMS.map((form) => ({
  ...form,
  pattern: new RegExp(
    `^${form.form
      .replace(/[+.*>=@-]/g, '\\$&')
      .replace(/\bkinds\b/, '(?<kinds>[A-Za-z,]+)')
      .replace(/\bkind\b/, '(?<kinds>[A-Za-z]+)')
      .replace(/(?<![a-z])n(?![a-z])/g, '([+-]?[0-9]+)')}$`,
  ),
}));

/** Cards that say two things in one code, as the two codes that they stand for. */
function split(code: string): string[] {
  const two = /^(MIN_ATTACKS \d+) ELSE (SO [+-]\d+)$/.exec(code);
  if (two !== null) return [two[1], `MIN_ATTACKS ${two[2]}`];
  const either = /^(VP [+-]\d+ IF ANY) ELSE (SO [+-]\d+)$/.exec(code);
  if (either !== null) return [either[1], `${either[2]} IF NONE`];
  const strike = /^AIRSTRIKE cost(\d+) perWeek(\d+)$/.exec(code);
  if (strike !== null) return [`AIRSTRIKE ${strike[2]} perWeek`, `AIRSTRIKE ${strike[1]} cost`];
  const first = /^FIRST_ADD (.*)$/.exec(code);
  if (first !== null) return first[1].split(',').map((add) => `FIRST_ADD ${add}`);
  return code.split(';').map((part) => part.trim());
}

/** The effects that a code of the data stands for; undefined if there is no such code. */
export function parseCode(code: string): readonly Effect[] | undefined {
  const effects: Effect[] = [];
  for (const part of split(code)) {
    const effect = parsePart(part);
    if (effect === undefined) return undefined;
    effects.push(effect);
  }
  return effects;
}

function parsePart(part: string): Effect | undefined {
  for (const form of PATTERNS) {
    const found = form.pattern.exec(part);
    if (found === null) continue;
    const named = found.groups?.kinds;
    const kinds = named === undefined ? 0 : kindMask(named);
    if (kinds < 0) continue;
    const numbers = found
      .slice(1)
      .filter((g) => g !== named)
      .map(Number);
    const { effect, when, condition = ALWAYS } = form;
    // The form with two numbers names the count first: STRESS_CHOICE3 -1.
    if (numbers.length === 2) return { effect, value: numbers[1], value2: numbers[0], kinds, condition, when };
    return { effect, value: numbers[0] ?? form.value ?? 0, value2: 0, kinds, condition, when };
  }
  return undefined;
}

const WORDS: readonly string[] = KINDS;

/** Bits of the kinds in `Rifle,MG`; -1 if one is none. */
function kindMask(names: string): number {
  let mask = 0;
  for (const name of names.split(',')) {
    const kind = WORDS.indexOf(name);
    if (kind < 0) return -1;
    mask |= 1 << kind;
  }
  return mask;
}
