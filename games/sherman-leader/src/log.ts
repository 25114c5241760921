// The player log: what the printed sheet records, as data, as text and as a page to print.
import { OPTIONS, type State } from '@bocage/engine';
import { SKILL_MECHANIC, SKILL_MEDIC } from './effects.ts';
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
  OPT_CAMPAIGN,
  OPT_OBJECTIVE,
  SCOUTS,
  SO,
  TRUCKS,
  UNIT_DAMAGE,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from './layout.ts';
import { options } from './options.ts';
import { damageWords } from './position-campaign.ts';
import { grade } from './result.ts';
import { ACCOUNTS } from './rules/shared/accounts.ts';
import { battalionRow, cardOf } from './rules/shared/effects.ts';
import { logRow } from './rules/shared/log.ts';
import { levelOf, type Tables } from './tables.ts';
import { BANDS, GRADES, LEVELS, UNIT_TYPES } from './terms.ts';

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

function battleLog(t: Tables, s: State, battle: number): PlayerLogBattle {
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

function weekLog(t: Tables, s: State, week: number, before: number): PlayerLogWeek {
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

function commanderLog(t: Tables, s: State, c: number): PlayerLogCommander {
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

/** SL set-up/player-log: the whole sheet. */
export function logOf(t: Tables, s: State): PlayerLog {
  const campaign = t.data.campaigns[s[OPT_CAMPAIGN]];
  const objective = t.data.objectives[s[OPT_OBJECTIVE]];
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
    const half = status === HALF ? ', half' : '';
    reminders.push(
      `${row.number} ${row.name} (${row.vp} VP${half}), ${BANDS[s[BATTALION_BAND + b]]}${notes.length > 0 ? `: ${notes.join(' ')}` : ''}`,
    );
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

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

function rowText(r: PlayerLogRow): string {
  const fate = [
    ...(r.lost ? ['destroyed'] : r.damage),
    ...(r.killed ? ['Commander KIA'] : []),
    ...(r.wounded ? ['wounded'] : []),
    ...(r.retreated ? ['retreated'] : []),
  ];
  const after = r.killed ? '' : `, Stress ${r.stress}, ${signed(r.xp)} XP, ${r.level}`;
  return `${r.unit} ${r.commander}${after}${fate.length > 0 ? `: ${fate.join(', ')}` : ''}`;
}

/** The sheet as plain text. */
export function logText(log: PlayerLog): string {
  const lines = [
    `${log.campaign}, ${log.objective}: Week ${log.week} of ${log.ofWeeks}`,
    `VP ${log.vp} (${log.evaluation}); ${log.grades.map(([g, vp]) => `${g} ${vp}`).join(', ')}`,
    `SO ${log.so}; Trucks ${log.trucks}, Scouts ${log.scouts}, Medics ${log.medics}, Mechanics ${log.mechanics}`,
  ];
  if (log.options.length > 0) lines.push(`Options: ${log.options.join('; ')}`);
  for (const week of log.weeks) {
    lines.push('', week.week === 0 ? 'Set-up' : `Week ${week.week}: ${week.condition}`);
    for (const [account, amount] of week.so) lines.push(`  ${account} ${signed(amount)} SO`);
    for (const b of week.battles) {
      const with_ = `${b.trucks} Trucks, ${b.scouts} Scouts, ${b.turns} turns`;
      lines.push(`  Battle ${b.target}: ${b.status}, ${b.vp} VP; ${with_}; ${b.events.join(', ')}`);
      for (const row of b.rows) lines.push(`    ${rowText(row)}`);
    }
    lines.push(`  ${week.left} SO left${week.week === 0 ? '' : `, ${week.vp} VP`}`);
  }
  lines.push('', 'Commanders');
  for (const c of log.commanders) {
    const marks = [
      ...(c.wounded ? ['wounded'] : []),
      ...(c.medic ? ['Medic'] : []),
      ...(c.mechanic ? ['Mechanic'] : []),
    ];
    const state = c.status === 'active' ? `Stress ${c.stress}` : c.status;
    const xp = c.need > 0 ? `XP ${c.xp}/${c.need}` : 'XP -';
    lines.push(`  ${c.name}, ${c.type}, ${c.level}: ${xp}, Cool ${c.cool}, ${[state, ...marks].join(', ')}`);
  }
  lines.push('', 'Units');
  for (const u of log.units) {
    const state = u.status === 'destroyed' ? 'destroyed' : u.damage.join(', ') || 'ready';
    lines.push(`  ${u.number} ${u.name}: ${state}`);
  }
  lines.push('', 'Battalions on the map', ...log.reminders.map((r) => `  ${r}`));
  return `${lines.join('\n')}\n`;
}

function html(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: string, row: readonly string[]): string =>
    `<tr>${row.map((cell) => `<${tag}>${html(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${cells('th', head)}</thead><tbody>${rows.map((r) => cells('td', r)).join('\n')}</tbody></table>`;
}

/** The sheet as one page to print: no scripts, no outside files. */
export function logPage(log: PlayerLog): string {
  const battles = log.weeks.flatMap((w) => w.battles.map((b) => ({ week: w.week, b })));
  const columns = [...new Set(log.commanders.flatMap((c) => c.byBattle.map((x) => x.battle)))].sort((a, b) => a - b);
  const commanderRows = log.commanders.map((c) => [
    c.name,
    c.type,
    c.level,
    c.need > 0 ? `${c.xp}/${c.need}` : '-',
    String(c.cool),
    ...columns.map((n) => {
      const x = c.byBattle.find((y) => y.battle === n);
      return x === undefined ? '' : `${x.stress} / ${signed(x.xp)}`;
    }),
    c.status === 'active' ? `${c.stress}${c.wounded ? ', wounded' : ''}` : c.status,
  ]);
  const parts = [
    `<h1>${html(log.campaign)}: ${html(log.objective)}</h1>`,
    `<p>Week ${log.week} of ${log.ofWeeks}. ${log.vp} VP, ${html(log.evaluation)} (${log.grades.map(([g, vp]) => `${html(g)} ${vp}`).join(', ')}). ${log.so} SO. Trucks ${log.trucks}, Scouts ${log.scouts}, Medics ${log.medics}, Mechanics ${log.mechanics}.</p>`,
    log.options.length > 0 ? `<p>${html(log.options.join('; '))}</p>` : '',
    '<h2>Special Option points</h2>',
    tableOf(
      ['Week', 'Special Condition', 'Gained and spent', 'Left', 'VP'],
      log.weeks.map((w) => [
        w.week === 0 ? 'Set-up' : String(w.week),
        w.condition,
        w.so.map(([account, amount]) => `${account} ${signed(amount)}`).join(', '),
        String(w.left),
        w.week === 0 ? '' : String(w.vp),
      ]),
    ),
    '<h2>Battles</h2>',
    tableOf(
      ['Week', 'Target', 'Status', 'VP', 'Turns', 'Events', 'Losses and Damage'],
      battles.map(({ week, b }) => [
        String(week),
        b.target,
        b.status,
        String(b.vp),
        String(b.turns),
        b.events.join(', '),
        b.rows
          .filter((r) => r.lost || r.killed || r.wounded || r.damage.length > 0)
          .map(rowText)
          .join('; '),
      ]),
    ),
    '<h2>Commanders: Stress after and XP in each Battle</h2>',
    tableOf(
      [
        'Name',
        'Type',
        'Level',
        'XP',
        'Cool',
        ...columns.map((n) => `W${Math.ceil(n / MAX_BATTLES)}.${((n - 1) % MAX_BATTLES) + 1}`),
        'Now',
      ],
      commanderRows,
    ),
    '<h2>Units</h2>',
    tableOf(
      ['Number', 'Name', 'State'],
      log.units.map((u) => [u.number, u.name, u.status === 'destroyed' ? 'destroyed' : u.damage.join(', ')]),
    ),
    '<h2>Battalions on the map</h2>',
    `<ul>${log.reminders.map((r) => `<li>${html(r)}</li>`).join('')}</ul>`,
  ];
  const style =
    'body{font:12px/1.35 system-ui,sans-serif;margin:1.5em;color:#000;background:#fff}table{border-collapse:collapse;width:100%;margin:.3em 0 1em}th,td{border:1px solid #777;padding:2px 5px;text-align:left;vertical-align:top}h1{font-size:18px}h2{font-size:14px;margin:.8em 0 .2em}@media print{body{margin:0}tr{break-inside:avoid}}';
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Player log: ${html(log.campaign)}</title><style>${style}</style></head><body>\n${parts.filter((p) => p !== '').join('\n')}\n</body></html>\n`;
}
