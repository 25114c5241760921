// The board in text: Brittany by its coordinates in 100 columns, then the forces in tables.
import type { State } from '@bocage/engine';
import { scoreSheet } from '../rules/04-victory.ts';
import { intelLeft, wehrDeckSize } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import {
  divisionsAt,
  isBesieged,
  isCaptured,
  isDestroyed,
  levelIndex,
  nextGarrison,
  tokensIn,
} from '../state/queries.ts';
import type { Tables } from '../state/tables.ts';
import { PHASE_NAMES } from './board.ts';
import { divisionWord, plural, slashes, tokensAt, tokensOfCard, tokensOfSpace } from './names.ts';

const WIDTH = 100;
const ROWS = 27;

/** `Rennes+ [8 83] f2 !` : control, Divisions, FFI, Kampfgruppe, supplies. */
function tag(t: Tables, s: State, space: number): string {
  const divisions = Array.from({ length: L.DIVISIONS }, (_, card) => card).filter(
    (card) => s[L.DIV_AT + card] === space,
  );
  const parts = [`${t.data.spaces[space].label}${s[L.CONTROL + space] !== 0 ? '+' : ''}`];
  if (divisions.length > 0) parts.push(`[${divisions.map((card) => divisionWord(t, s, card)).join(' ')}]`);
  if (s[L.FFI + space] > 0) parts.push(`f${s[L.FFI + space]}`);
  if (s[L.KG + space] !== 0) parts.push('KG');
  if (s[L.CONTACT_AT] === space + 1) parts.push('UC');
  if (space === t.rennes && s[L.RENNES_HELD] === 1) parts.push('!');
  if (tokensIn(s, space) > 0) parts.push(slashes(tokensOfSpace(s, space)));
  return parts.join(' ');
}

function spread(values: readonly number[], size: number): (v: number) => number {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return (v) => Math.round(((v - least) / (most - least)) * size);
}

/** Puts each name at its place; one that would cover another goes to the nearest free row. */
function map(t: Tables, s: State): string[] {
  const rows = Array.from({ length: ROWS + 3 }, () => Array<string>(WIDTH).fill(' '));
  const column = spread(
    t.data.spaces.map((row) => row.lon),
    WIDTH - 24,
  );
  const row = spread(
    t.data.spaces.map((space) => -space.lat),
    ROWS,
  );
  const put = (text: string, lat: number, lon: number): void => {
    const at = Math.min(column(lon), WIDTH - text.length);
    for (const shift of [0, 1, -1, 2, -2, 3, -3]) {
      const line = rows[row(-lat) + shift];
      if (line === undefined || line.slice(Math.max(0, at - 1), at + text.length + 1).some((c) => c !== ' ')) continue;
      for (let i = 0; i < text.length; i++) line[at + i] = text[i];
      return;
    }
  };
  for (const [i, space] of t.data.spaces.entries()) put(tag(t, s, i), space.lat, space.lon);
  for (const [i, zone] of t.data.zones.entries()) put(`(Zone ${zone.id} f${s[L.ZONE + i]})`, zone.lat, zone.lon);
  return rows.map((line) => line.join('').trimEnd()).filter((line, i, all) => line !== '' || (all[i - 1] ?? '') !== '');
}

function divisions(t: Tables, s: State): string[] {
  return Array.from({ length: L.DIVISIONS }, (_, card) => {
    const states = [
      ...(s[L.STARVING + card] === 1 ? ['starving'] : []),
      ...(s[L.MOVED + card] > 0 ? ['moved'] : []),
      ...(s[L.TANK_DESTROYER] === card + 1 ? ['Tank Destroyer'] : []),
    ];
    return `  ${divisionWord(t, s, card).padEnd(5)} ${slashes(tokensOfCard(s, card))}  ${t.spaceNames[s[L.DIV_AT + card]].padEnd(20)} ${states.join(', ')}`.trimEnd();
  });
}

function ports(t: Tables, s: State): string[] {
  return t.data.ports.map((port, p) => {
    const space = t.portSpace[p];
    const siege = isCaptured(t, s, p)
      ? 'captured'
      : `${isBesieged(t, s, p) ? 'besieged' : 'siege'} ${s[L.FFI + space] + divisionsAt(s, space)}/${t.siege[p]}`;
    const garrisons = port.garrisons.map((g) => {
      const down = (s[L.DOWN + p] & (1 << g.number)) !== 0;
      return `${g.number}${g.type === 'fortified' ? 'F' : 's'}${g.medal ? '*' : ''}${down ? ' down' : g.covered && s[L.UNCOVERED] === 0 ? ' covered' : ''}`;
    });
    return `  ${t.spaceNames[space].padEnd(12)} ${siege.padEnd(13)} destruction ${s[L.PD + p]}/${t.rating[p]}${isDestroyed(t, s, p) ? ' DESTROYED' : ''}  garrisons ${garrisons.join(', ')}${nextGarrison(t, s, p) > 0 ? `  next ${nextGarrison(t, s, p)}` : ''}`;
  });
}

function names(list: readonly string[]): string {
  return list.join(', ') || '-';
}

export function draw(t: Tables, s: State, _seat: number): string {
  const recon = (at: number): string[] =>
    t.data.recon.filter((_, card) => s[L.RECON + card] === at).map((row) => row.name);
  const roads = t.data.roads.flatMap((road, i) =>
    s[L.ROAD + i] > 0 ? [`${road.id}${s[L.ROAD + i] > 1 ? ` x${s[L.ROAD + i]}` : ''}`] : [],
  );
  const sheet = scoreSheet(t, s);
  const lines = [
    `Round ${s[L.ROUND]} (${intelLeft(s)} to come), ${PHASE_NAMES[s[L.PHASE]]}, Weather ${s[L.WEATHER] === 0 ? 'fair' : 'bad'}, Logistics level ${levelIndex(s) + 1}, ${plural(s[L.CORE], 'Core action')} left`,
    '',
    ...map(t, s),
    '',
    '+ controlled, [Division], fN FFI, KG Kampfgruppe, UC Unknown Contact, ! garrison, Fuel/Ammo/Food lying there',
    'Divisions (Fuel/Ammo/Food)',
    ...divisions(t, s),
    'Major Ports (s standard, F fortified, * Medal)',
    ...ports(t, s),
    `Stock ${slashes(tokensAt(s, L.STOCK))}   Pool ${slashes(tokensAt(s, L.POOL))}   FFI supply ${s[L.FFI_SUPPLY]}   Control markers ${s[L.MARKERS]}`,
    `Trucks: Stock ${s[L.TRUCK_STOCK]}, reserve ${s[L.RESERVE]}, aside ${s[L.TRUCKS_ASIDE]}, on roads ${names(roads)}`,
    `Minor Ports: ${names(t.data.minor.flatMap((row, i) => (s[L.MINOR + i] > 0 ? [`${row.id} ${s[L.MINOR + i] === 1 ? 'open' : 'closed'}`] : [])))}   Middleton ${s[L.MIDDLETON] === 0 ? 'ready' : 'used'}   Air Support ${['ready', 'on Recon deck', 'on Wehrmacht deck'][s[L.AIR]]}`,
    `Hand: ${names(recon(L.RECON_HAND))}`,
    `In force: ${names(recon(L.RECON_OPEN))}   Kept: ${names(recon(L.RECON_KEPT))}`,
    `Defeated: ${names(t.data.wehrmacht.filter((_, card) => s[L.WEHR + card] === L.WEHR_PILE).map((row) => row.name))}`,
    `Decks: Wehrmacht ${wehrDeckSize(s)}${s[L.WEHR_TOP] > 0 ? ` (top ${t.data.wehrmacht[s[L.WEHR_TOP] - 1].name})` : ''}, Aerial Recon ${recon(L.RECON_DECK).length}${s[L.RECON_TOP] > 0 ? ` (top ${t.data.recon[s[L.RECON_TOP] - 1].name})` : ''}, Intelligence ${intelLeft(s)}`,
    `Victory points ${sheet.total} (${sheet.grade}): ${sheet.lines.map((line) => `${line.id} ${line.points}`).join(', ')}`,
  ];
  return lines.flatMap(fold).join('\n');
}

/** Breaks a long line at a space. */
function fold(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const at = line.lastIndexOf(' ', WIDTH);
  return at <= 4
    ? [line.slice(0, WIDTH), ...fold(`    ${line.slice(WIDTH)}`)]
    : [line.slice(0, at), ...fold(`    ${line.slice(at + 1)}`)];
}
