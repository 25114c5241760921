// What people see of the campaign: headquarters, Operational Map, force, plan; and which states cannot exist.
import type { Piece, Place, State } from '@bocage/engine';
import { E_ARMOR_LIMIT, E_FREE_SCOUT } from './effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALION_VP,
  BATTALIONS,
  BATTLE,
  COMMANDER_ACTIVE,
  COMMANDER_GONE,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_UNIT,
  COMMANDER_XP,
  COMMANDERS,
  CONDITION,
  COUNTER_ON,
  DESTROYED,
  FULL,
  FX,
  HALF,
  LOG_ROWS,
  MAX_BATTLES,
  NOT_IN_PLAY,
  ON_COMMANDER,
  OPT_CAMPAIGN,
  OPT_MODE,
  OPT_OBJECTIVE,
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
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from './layout.ts';
import { damageWords } from './position-words.ts';
import { grade } from './result.ts';
import { mapLoss } from './rules/campaign/adjust-so.ts';
import { unitsOf } from './rules/campaign/force-counts.ts';
import { battalionRow, cardOf } from './rules/shared/effects.ts';
import { isWounded, nerves } from './rules/shared/force.ts';
import { logRow } from './rules/shared/log.ts';
import { levelOf, type Tables } from './tables.ts';
import { ARMOR, BANDS, GRADES, KIND_NAMES, KINDS, LEVELS, UNIT_TYPES } from './terms.ts';

export interface BoardPart {
  readonly status: readonly string[];
  readonly places: readonly Place[];
  readonly tracks: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

const NERVES = ['Okay', 'Shaken', 'Unfit'];

/** A Battalion counter with its card. */
function battalionPiece(t: Tables, s: State, b: number): Piece {
  const row = battalionRow(t, cardOf(t, s, b));
  const half = s[BATTALION_STATUS + b] === HALF;
  const counters = KINDS.map((kind, k) => ({ n: row.counters[kind] ?? 0, name: KIND_NAMES[k] })).filter((x) => x.n > 0);
  const value = (label: string, text: string): { label: string; value: string; source: string } => ({
    label,
    value: text,
    source: row.source,
  });
  return {
    id: row.number,
    name: `${row.number} ${row.name}`,
    seat: 'enemy',
    states: half ? ['half'] : [],
    values: [
      value('VP', String(row.vp)),
      value('Half/Destroyed', `${row.half}/${row.destroyed}`),
      value('Units', counters.map((x) => `${x.n} ${x.name}`).join(', ')),
      ...row.notes.map((n) => value(half && n.yellow === false ? 'Note (ignored at Half)' : 'Note', n.text)),
    ],
  };
}

/** A Commander with the values of his level. */
function commanderPiece(t: Tables, s: State, c: number): Piece {
  const level = s[COMMANDER_LEVEL + c];
  const row = t.data.commanders[c];
  const card = row.levels[level];
  const state = nerves(t, s, c);
  const side = state === 1 ? card.shaken : card.okay;
  const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
  const at = levelOf(c, level);
  const value = (label: string, text: string): { label: string; value: string; source: string } => ({
    label,
    value: text,
    source: row.source,
  });
  return {
    id: row.name,
    name: `${row.name}, ${LEVELS[level]}`,
    seat: 'US',
    states: [NERVES[state], ...(isWounded(s, c) ? ['wounded'] : [])],
    values: [
      value('Type', row.type),
      value('Stress', String(s[COMMANDER_STRESS + c])),
      value('Okay to', String(t.levelOkayMax[at])),
      value('Shaken to', String(t.levelShakenMax[at])),
      value('XP', t.levelXp[at] > 0 ? `${s[COMMANDER_XP + c]}/${t.levelXp[at]}` : String(s[COMMANDER_XP + c])),
      value('Cool', String(t.levelCool[at])),
      value('Speed', state === 2 || !side.fast ? 'Slow' : 'Fast'),
      value('R0 / R1+', state === 2 ? '-2 / -2' : `${signed(side.r0)} / ${signed(side.r1)}`),
      ...(card.notes.length > 0 ? [value('Skills', card.notes.join(', '))] : []),
    ],
  };
}

/** A Unit card with its Damage; with the Commander planned for it, if any. */
function unitPiece(t: Tables, s: State, u: number): Piece {
  const row = t.data.units[t.unitModel[u]];
  const value = (label: string, text: string): { label: string; value: string; source: string } => ({
    label,
    value: text,
    source: row.source,
  });
  const leader = away(s, u) > 0 ? s[UNIT_COMMANDER + u] - 1 : -1;
  return {
    id: t.unitNumber[u],
    name: `${t.unitNumber[u]} ${row.name}`,
    seat: 'US',
    states: damageWords(s[UNIT_DAMAGE + u]),
    values: [
      value('Type', row.type),
      value('Cost', `${row.cost} SO`),
      value('Speed', String(row.speed)),
      value('AP', row.ap > 0 ? `${row.ap}+` : '-'),
      value('HE', row.he > 0 ? `${row.he}+` : '-'),
      value('Range', `${row.minRange}-${row.maxRange}`),
      value('Defense', `${row.defense} (${row.target})`),
      ...(row.notes.length > 0 ? [value('Notes', row.notes.join(', '))] : []),
    ],
    ...(leader >= 0 && s[COMMANDER_STATUS + leader] === COMMANDER_ACTIVE
      ? { carries: [commanderPiece(t, s, leader)] }
      : {}),
  };
}

export function boardCampaign(t: Tables, s: State): BoardPart {
  const campaign = t.data.campaigns[s[OPT_CAMPAIGN]];
  const objective = t.data.objectives[s[OPT_OBJECTIVE]];
  const weeks = s[OPT_MODE] === 1 ? 1 : objective.weeks;
  const status = [
    `${campaign.name} ${campaign.year}, ${objective.name}: ${s[WEEK] === 0 ? 'set-up' : `Week ${s[WEEK]} of ${weeks}`}.`,
    `${s[VP]} VP (${GRADES[grade(t, s)]}), ${s[SO]} SO points.`,
  ];
  if (s[CONDITION] > 0) {
    const card = t.data.conditions[s[CONDITION] - 1];
    status.push(`Special Condition: ${card.name}. ${card.text}`);
  }
  const loss = s[OPT_MODE] === 1 ? 0 : mapLoss(t, s);
  if (loss > 0) status.push(`Where the Battalions stand now they would cost ${loss} SO at the end of the Week.`);
  const places: Place[] = BANDS.map((name, i) => ({
    id: `band-${i}`,
    name,
    notes: bandNotes(t, i),
    pieces: onMap(s)
      .filter((b) => s[BATTALION_BAND + b] === i)
      .map((b) => battalionPiece(t, s, b)),
  }));
  const units: Piece[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] === UNIT_OWNED && away(s, u) === 0) units.push(unitPiece(t, s, u));
  }
  const people: Piece[] = [];
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) continue;
    const unit = s[COMMANDER_UNIT + c] - 1;
    if (unit < 0 || away(s, unit) === 0) people.push(commanderPiece(t, s, c));
  }
  places.push({ id: 'units', name: 'Units at headquarters', notes: [], pieces: units });
  places.push({ id: 'commanders', name: 'Commanders at headquarters', notes: [], pieces: people });
  for (let i = 0; i < MAX_BATTLES; i++)
    if (s[PLAN_TARGET + i] > 0 && s[BATTLE] !== i + 1) places.push(planPlace(t, s, i));
  const [great, good, adequate, poor] = [objective.great, objective.good, objective.adequate, objective.poor];
  return {
    status,
    places,
    tracks: [
      { id: 'week', name: 'Week', value: `${s[WEEK]} of ${weeks}` },
      { id: 'so', name: 'SO points', value: String(s[SO]) },
      { id: 'vp', name: 'VP', value: String(s[VP]) },
      { id: 'grades', name: 'Evaluation', value: `Great ${great}, Good ${good}, Adequate ${adequate}, Poor ${poor}` },
      { id: 'trucks', name: 'Trucks', value: String(s[TRUCKS]) },
      { id: 'scouts', name: 'Scouts', value: String(s[SCOUTS]) },
    ],
  };
}

/** The planned attack that a Unit is out for, 0 if it is at headquarters: before its attack, and after it. */
function away(s: State, unit: number): number {
  const plan = s[UNIT_BATTLE + unit];
  return plan > 0 && s[PLAN_DONE + plan - 1] === 0 ? plan : 0;
}

function onMap(s: State): number[] {
  const list: number[] = [];
  for (let b = 0; b < BATTALIONS; b++) {
    if (s[BATTALION_STATUS + b] === FULL || s[BATTALION_STATUS + b] === HALF) list.push(b);
  }
  return list;
}

function bandNotes(t: Tables, band: number): string[] {
  const notes: string[] = [];
  if (t.bandCost[band] > 0) notes.push(`An attack here costs ${t.bandCost[band]} SO.`);
  if (t.bandLoss[band] > 0) notes.push(`Each Battalion here costs ${t.bandLoss[band]} SO at the end of a Week.`);
  return notes;
}

function planPlace(t: Tables, s: State, i: number): Place {
  const number = t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + i] - 1)];
  const pieces: Piece[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] === UNIT_OWNED && away(s, u) === i + 1) pieces.push(unitPiece(t, s, u));
  }
  const notes = [`${s[PLAN_TRUCKS + i]} Trucks, ${s[PLAN_SCOUTS + i]} Scouts.`];
  if (s[PLAN_DONE + i] === 1) notes.push('Fought.');
  return { id: `plan-${i + 1}`, name: `Attack on ${number}`, notes, pieces };
}

const WIDTH = 98;

/** Words side by side, wrapped at the width of the board. */
function wrap(head: string, words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = head;
  for (const word of words.length > 0 ? words : ['-']) {
    if (line.length + 2 + word.length > WIDTH) {
      lines.push(line);
      line = ' '.repeat(head.length);
    }
    line += `  ${word}`;
  }
  return [...lines, line];
}

/** The text board of the campaign: at most 100 columns. */
export function drawCampaign(t: Tables, s: State): string {
  const part = boardCampaign(t, s);
  const lines = part.status.flatMap((text) => wrapText(text));
  lines.push('');
  for (let i = BANDS.length - 1; i >= 0; i--) {
    const here = onMap(s)
      .filter((b) => s[BATTALION_BAND + b] === i)
      .map((b) => {
        const card = cardOf(t, s, b);
        const left = t.battalionVp[card] - s[BATTALION_VP + b];
        return `${t.battalionNumber[card]}${s[BATTALION_STATUS + b] === HALF ? '½' : ''}(${left})`;
      });
    lines.push(...wrap(BANDS[i].padEnd(18), here));
  }
  lines.push('');
  for (let i = 0; i < MAX_BATTLES; i++) {
    if (s[PLAN_TARGET + i] === 0) continue;
    const words: string[] = [];
    for (let u = 0; u < t.unitCount; u++) {
      const leader = s[UNIT_COMMANDER + u];
      if (s[UNIT_BATTLE + u] === i + 1)
        words.push(`${t.unitNumber[u]} ${leader > 0 ? t.commanderName[leader - 1] : '-'}`);
    }
    const number = t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + i] - 1)];
    lines.push(...wrap(`Attack ${number}${s[PLAN_DONE + i] === 1 ? ' (done)' : ''}`.padEnd(18), words));
  }
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    const units: string[] = [];
    for (let u = 0; u < t.unitCount; u++) {
      if (s[UNIT_STATUS + u] !== UNIT_OWNED || t.unitType[u] !== type) continue;
      const damage = damageWords(s[UNIT_DAMAGE + u]);
      units.push(`${t.unitNumber[u]}${damage.length > 0 ? `[${damage.join(' ')}]` : ''}`);
    }
    const people: string[] = [];
    for (let c = 0; c < t.commanderCount; c++) {
      if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE || t.commanderType[c] !== type) continue;
      const marks = ['', '?', '!'][nerves(t, s, c)] + (isWounded(s, c) ? '+' : '');
      people.push(
        `${t.commanderName[c]} ${LEVELS[s[COMMANDER_LEVEL + c]].charAt(0)}${s[COMMANDER_STRESS + c]}${marks}`,
      );
    }
    if (units.length > 0 || people.length > 0) {
      lines.push(...wrap(UNIT_TYPES[type].padEnd(18), units), ...wrap(' '.repeat(18), people));
    }
  }
  lines.push('', 'Commander: level, Stress; ? Shaken, ! Unfit, + wounded. Battalion: ½ half, (VP left).');
  return lines.join('\n');
}

function wrapText(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}

/** Reasons why the campaign part of a state cannot exist. */
export function problemsCampaign(t: Tables, s: State): readonly string[] {
  const found: string[] = [];
  if (s[SO] < 0) found.push('SO points below 0');
  if (s[VP] < 0) found.push('VP below 0');
  if (s[TRUCKS] < 0 || s[TRUCKS] > t.truckCount) found.push(`${s[TRUCKS]} Trucks`);
  if (s[SCOUTS] < 0 || s[SCOUTS] > t.scoutCount) found.push(`${s[SCOUTS]} Scouts`);
  const limit = s[FX + E_ARMOR_LIMIT];
  if (limit > 0 && unitsOf(t, s, ARMOR) > limit) found.push(`more than ${limit} Armor Units`);
  for (let b = 0; b < BATTALIONS; b++) {
    if (s[BATTALION_STATUS + b] === NOT_IN_PLAY && (s[BATTALION_VP + b] !== 0 || s[BATTALION_BAND + b] !== 0)) {
      found.push(`${t.battalionNumber[cardOf(t, s, b)]} is not in play, but stands somewhere`);
    }
  }
  found.push(...problemsOfPlan(t, s), ...problemsOfForce(t, s));
  const log = problemsOfLog(s);
  return log === undefined ? found : [...found, log];
}

function problemsOfPlan(t: Tables, s: State): string[] {
  const found: string[] = [];
  let trucks = 0;
  let scouts = 0;
  for (let i = 0; i < MAX_BATTLES; i++) {
    const target = s[PLAN_TARGET + i];
    trucks += s[PLAN_TRUCKS + i];
    scouts += s[PLAN_SCOUTS + i];
    if (target === 0) continue;
    const number = t.battalionNumber[cardOf(t, s, target - 1)];
    for (let k = 0; k < i; k++) if (s[PLAN_TARGET + k] === target) found.push(`${number} is attacked twice in a Week`);
    if (
      s[PLAN_DONE + i] === 0 &&
      s[BATTALION_STATUS + target - 1] !== FULL &&
      s[BATTALION_STATUS + target - 1] !== HALF
    ) {
      found.push(`${number} is planned, but not on the map`);
    }
  }
  // Counters bought later in the Week only add to what was there.
  if (trucks > s[TRUCKS]) found.push('more Trucks are planned than there are');
  if (scouts > s[SCOUTS] + s[FX + E_FREE_SCOUT]) found.push('more Scouts are planned than there are');
  return found;
}

function problemsOfForce(t: Tables, s: State): string[] {
  const found: string[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    const c = s[UNIT_COMMANDER + u] - 1;
    if (c >= 0 && s[COMMANDER_UNIT + c] !== u + 1) found.push(`${t.unitNumber[u]} and its Commander do not agree`);
    if (s[UNIT_STATUS + u] !== UNIT_OWNED && s[UNIT_DAMAGE + u] !== 0)
      found.push(`${t.unitNumber[u]} is not owned, but damaged`);
    if (s[UNIT_BATTLE + u] > 0 && s[PLAN_TARGET + s[UNIT_BATTLE + u] - 1] === 0) {
      found.push(`${t.unitNumber[u]} is assigned to an attack that nobody planned`);
    }
  }
  for (let c = 0; c < t.commanderCount; c++) {
    const u = s[COMMANDER_UNIT + c] - 1;
    if (u >= 0 && s[UNIT_COMMANDER + u] !== c + 1) found.push(`${t.commanderName[c]} and his Unit do not agree`);
    if (s[COMMANDER_STATUS + c] === 0 && (s[COMMANDER_STRESS + c] !== 0 || s[COMMANDER_XP + c] !== 0)) {
      found.push(`${t.commanderName[c]} never joined, but has Stress or XP`);
    }
    if (s[COMMANDER_STRESS + c] < 0) found.push(`${t.commanderName[c]} has Stress below 0`);
  }
  return found;
}

/** No Unit has two rows for one Battle. */
function problemsOfLog(s: State): string | undefined {
  const seen = new Set<number>();
  for (let i = 0; i < s[LOG_ROWS]; i++) {
    const row = logRow(s, i);
    seen.add(row.battle * 100 + row.unit);
  }
  return seen.size < s[LOG_ROWS] ? 'a Unit is in the log twice for one Battle' : undefined;
}

/** Cards and counters by kind: each is somewhere, and nowhere twice. Never changes during a game. */
export function censusCampaign(t: Tables, s: State): readonly number[] {
  const count = (at: number, length: number, states: number): number => {
    let n = 0;
    for (let i = 0; i < length; i++) if (s[at + i] >= 0 && s[at + i] < states) n++;
    return n;
  };
  return [
    count(UNIT_STATUS, t.unitCount, UNIT_LOST + 1),
    count(COMMANDER_STATUS, t.commanderCount, COMMANDER_GONE + 1),
    count(BATTALION_STATUS, BATTALIONS, DESTROYED + 1),
    count(COUNTER_ON, t.counterCount, ON_COMMANDER + COMMANDERS),
  ];
}
