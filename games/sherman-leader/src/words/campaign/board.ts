// What people see of the campaign: headquarters, Operational Map, force, plan; and which states cannot exist.
import type { Piece, Place, State } from '@bocage/engine';
import { damageWords } from '../../positions/words.ts';
import { mapLoss } from '../../rules/campaign/adjust-so.ts';
import { grade } from '../../rules/campaign/result.ts';
import { battalionRow, cardOf } from '../../rules/shared/effects.ts';
import { isWounded, nerves } from '../../rules/shared/force.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  BATTLE,
  COMMANDER_ACTIVE,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_UNIT,
  COMMANDER_XP,
  CONDITION,
  FULL,
  HALF,
  MAX_BATTLES,
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
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from '../../state/layout.ts';
import { levelOf, type Tables } from '../../state/tables.ts';
import { BANDS, GRADES, KIND_NAMES, KINDS, LEVELS } from '../../state/terms.ts';

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

export function onMap(s: State): number[] {
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
