// The player log: what the printed sheet records, as data. log-sheet.ts makes a text and a page of it.
import { OPTIONS, type State } from '@bocage/engine';
import { damageWords } from '../positions/words.ts';
import { grade } from '../rules/campaign/result.ts';
import { ACCOUNTS } from '../rules/shared/accounts.ts';
import { battalionRow, cardOf } from '../rules/shared/effects.ts';
import { logRow } from '../rules/shared/log.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  C_WOUNDED,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_KIA,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_XP,
  DESTROYED,
  FULL,
  HALF,
  LOG_ACCOUNTS,
  LOG_BATTLE,
  LOG_BATTLE_EVENTS,
  LOG_BATTLE_VP,
  LOG_CONDITION,
  LOG_ROWS,
  LOG_SO,
  LOG_WEEK_VP,
  MAX_BATTLES,
  SCOUTS,
  SO,
  TRUCKS,
  UNIT_DAMAGE,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from '../state/layout.ts';
import { SKILL_MECHANIC, SKILL_MEDIC } from '../state/notes.ts';
import { OPT, options } from '../state/options.ts';
import { type GameData, levelOf } from '../state/tables.ts';
import { BANDS, GRADES, LEVELS, UNIT_TYPES } from '../state/terms.ts';
import { W } from '../words/table.ts';

/** One Commander in one Battle. */
export interface PlayerLogRow {
  readonly unit: string;
  readonly commander: string;
  /** After the Battle. */
  readonly stress: number;
  readonly xp: number;
  readonly level: string;
  readonly damage: readonly string[];
  readonly lost: boolean;
  readonly killed: boolean;
  readonly wounded: boolean;
  readonly retreated: boolean;
}

export interface PlayerLogBattle {
  readonly target: string;
  /** X destroyed, 1/2 reduced to half, F neither. */
  readonly status: 'X' | '1/2' | 'F';
  readonly turns: number;
  readonly trucks: number;
  readonly scouts: number;
  readonly vp: number;
  readonly events: readonly string[];
  readonly rows: readonly PlayerLogRow[];
}

export interface PlayerLogWeek {
  /** 0 is the set-up. */
  readonly week: number;
  readonly condition: string;
  readonly so: readonly (readonly [account: string, amount: number])[];
  /** SO points when the Week was over, or now. */
  readonly left: number;
  readonly battles: readonly PlayerLogBattle[];
  /** All VP of the Week. */
  readonly vp: number;
}

export interface PlayerLogCommander {
  readonly name: string;
  readonly type: string;
  readonly level: string;
  readonly xp: number;
  /** XP for the next level; 0 for an Ace. */
  readonly need: number;
  readonly cool: number;
  readonly stress: number;
  readonly status: 'active' | 'KIA' | 'gone';
  readonly wounded: boolean;
  readonly medic: boolean;
  readonly mechanic: boolean;
  /** Stress after and XP in each of his Battles: Battle number 1-18. */
  readonly byBattle: readonly { readonly battle: number; readonly stress: number; readonly xp: number }[];
}

export interface PlayerLogUnit {
  readonly number: string;
  readonly name: string;
  readonly status: 'owned' | 'destroyed';
  readonly damage: readonly string[];
}

export interface PlayerLog {
  readonly campaign: string;
  readonly objective: string;
  readonly options: readonly string[];
  readonly week: number;
  readonly weeks: readonly PlayerLogWeek[];
  readonly ofWeeks: number;
  readonly so: number;
  readonly vp: number;
  readonly evaluation: string;
  readonly grades: readonly (readonly [grade: string, vp: number])[];
  readonly trucks: number;
  readonly scouts: number;
  readonly medics: number;
  readonly mechanics: number;
  readonly commanders: readonly PlayerLogCommander[];
  readonly units: readonly PlayerLogUnit[];
  /** Battalions on the map with the notes that still count. */
  readonly reminders: readonly string[];
}

const STATUS: Readonly<Record<number, 'X' | '1/2' | 'F'>> = { [DESTROYED]: 'X', [HALF]: '1/2', [FULL]: 'F' };

function battleLog(t: GameData, s: State, battle: number): PlayerLogBattle {
  const packed = s[LOG_BATTLE + battle];
  const events = s[LOG_BATTLE_EVENTS + battle];
  const rows: PlayerLogRow[] = [];
  for (let i = 0; i < s[LOG_ROWS]; i++) {
    const row = logRow(s, i);
    if (row.battle !== battle) continue;
    rows.push({
      unit: t.unitNumber[row.unit],
      commander: row.commander < 0 ? '-' : t.commanderName[row.commander],
      stress: row.stress,
      xp: row.xp,
      level: LEVELS[row.level],
      damage: damageWords(row.damage),
      lost: row.lost,
      killed: row.killed,
      wounded: row.wounded,
      retreated: row.retreated,
    });
  }
  const tops = [events & 255, (events >> 8) & 255].filter((c) => c > 0).map((c) => t.data.events[c - 1].top.name);
  const bottom = (events >> 16) & 255;
  return {
    target: t.battalionNumber[cardOf(t, s, (packed & 255) - 1)],
    status: STATUS[(packed >> 8) & 15] ?? 'F',
    turns: (packed >> 12) & 15,
    trucks: (packed >> 16) & 15,
    scouts: (packed >> 20) & 15,
    vp: s[LOG_BATTLE_VP + battle],
    events: bottom > 0 ? [...tops, t.data.events[bottom - 1].bottom.name] : tops,
    rows,
  };
}

function weekLog(t: GameData, s: State, week: number, before: number): PlayerLogWeek {
  const so: (readonly [string, number])[] = [];
  let left = before;
  for (let a = 0; a < ACCOUNTS.length; a++) {
    const amount = s[LOG_SO + week * LOG_ACCOUNTS + a];
    left += amount;
    if (amount !== 0) so.push([ACCOUNTS[a], amount]);
  }
  const battles: PlayerLogBattle[] = [];
  for (let n = 0; week > 0 && n < MAX_BATTLES; n++) {
    const battle = (week - 1) * MAX_BATTLES + n;
    if (s[LOG_BATTLE + battle] !== 0) battles.push(battleLog(t, s, battle));
  }
  const card = week > 0 ? s[LOG_CONDITION + week - 1] : 0;
  const own = week > 0 ? s[LOG_WEEK_VP + week - 1] : 0;
  return {
    week,
    condition: card > 0 ? t.data.conditions[card - 1].name : '-',
    so,
    left,
    battles,
    vp: battles.reduce((sum, b) => sum + b.vp, own),
  };
}

function commanderLog(t: GameData, s: State, c: number): PlayerLogCommander {
  const level = s[COMMANDER_LEVEL + c];
  const at = levelOf(c, level);
  const byBattle: { battle: number; stress: number; xp: number }[] = [];
  for (let i = 0; i < s[LOG_ROWS]; i++) {
    const row = logRow(s, i);
    if (row.commander === c) byBattle.push({ battle: row.battle + 1, stress: row.stress, xp: row.xp });
  }
  const status = s[COMMANDER_STATUS + c];
  return {
    name: t.commanderName[c],
    type: UNIT_TYPES[t.commanderType[c]],
    level: LEVELS[level],
    xp: s[COMMANDER_XP + c],
    need: t.levelXp[at],
    cool: t.levelCool[at],
    stress: s[COMMANDER_STRESS + c],
    status: status === COMMANDER_ACTIVE ? 'active' : status === COMMANDER_KIA ? 'KIA' : 'gone',
    wounded: (s[COMMANDER_FLAGS + c] & C_WOUNDED) !== 0,
    medic: (t.levelSkills[at] & SKILL_MEDIC) !== 0,
    mechanic: (t.levelSkills[at] & SKILL_MECHANIC) !== 0,
    byBattle,
  };
}

/** SL 3.7: the whole sheet. */
export function logOf(t: GameData, s: State): PlayerLog {
  const campaign = t.data.campaigns[s[OPT.campaign]];
  const objective = t.data.objectives[s[OPT.objective]];
  const weeks: PlayerLogWeek[] = [];
  let left = 0;
  for (let w = 0; w <= s[WEEK]; w++) {
    const week = weekLog(t, s, w, left);
    left = week.left;
    weeks.push(week);
  }
  const commanders: PlayerLogCommander[] = [];
  for (let c = 0; c < t.commanderCount; c++) if (s[COMMANDER_STATUS + c] > 0) commanders.push(commanderLog(t, s, c));
  const units: PlayerLogUnit[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    const status = s[UNIT_STATUS + u];
    if (status !== UNIT_OWNED && status !== UNIT_LOST) continue;
    units.push({
      number: t.unitNumber[u],
      name: t.data.units[t.unitModel[u]].name,
      status: status === UNIT_LOST ? 'destroyed' : 'owned',
      damage: damageWords(s[UNIT_DAMAGE + u]),
    });
  }
  const reminders: string[] = [];
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status !== FULL && status !== HALF) continue;
    const row = battalionRow(t, cardOf(t, s, b));
    const notes = row.notes.filter((n) => status === FULL || n.yellow !== false).map((n) => n.text);
    const noted = notes.join(' ');
    const name = `${row.number} ${row.name}`;
    const band = BANDS[s[BATTALION_BAND + b]];
    reminders.push(status === HALF ? W.reminderHalf(name, row.vp, band, noted) : W.reminder(name, row.vp, band, noted));
  }
  const grades = [...GRADES].reverse().slice(0, 4);
  const active = commanders.filter((c) => c.status === 'active');
  return {
    campaign: `${campaign.name} ${campaign.year}`,
    objective: objective.name,
    options: options(t.data)
      .map((o, i) => ({ o, value: o.values[s[OPTIONS + i]] }))
      .filter(
        ({ o, value }) => value !== undefined && value.id !== o.standard && o.id !== 'campaign' && o.id !== 'objective',
      )
      .map(({ o, value }) => `${o.label}: ${value?.label}`),
    week: s[WEEK],
    weeks,
    ofWeeks: objective.weeks,
    so: s[SO],
    vp: s[VP],
    evaluation: GRADES[grade(t, s)],
    grades: grades.map(
      (g, i) => [g, [objective.great, objective.good, objective.adequate, objective.poor][i]] as const,
    ),
    trucks: s[TRUCKS],
    scouts: s[SCOUTS],
    medics: active.filter((c) => c.medic).length,
    mechanics: active.filter((c) => c.mechanic).length,
    commanders,
    units,
    reminders,
  };
}
