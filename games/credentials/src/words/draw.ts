// The board in text, drawn from facts: Brittany by its coordinates in 100 columns, then the forces in tables.
import { count, type State } from '@bocage/engine';
import { type Facts, facts as factsOf, type SpaceFacts } from '../facts/table.ts';
import type { GameData } from '../state/tables.ts';
import { PHASE_NAMES } from './board.ts';
import { cardNamed, slashes, spaceNamed } from './names.ts';
import { GRADES } from './score.ts';

const WIDTH = 100;
const ROWS = 27;

/** `Rennes+ [8 83] f2 !` : control, Divisions, FFI, Kampfgruppe, supplies. */
function tag(t: GameData, facts: Facts, space: SpaceFacts, index: number): string {
  const divisions = facts.divisions.filter((one) => one.at === space.id).map((one) => one.id);
  const parts = [`${t.data.spaces[index].label}${space.control === 'none' ? '' : '+'}`];
  if (divisions.length > 0) parts.push(`[${divisions.join(' ')}]`);
  if (space.ffi > 0) parts.push(`f${space.ffi}`);
  if (space.kampfgruppe !== undefined) parts.push('KG');
  if (space.contact !== undefined) parts.push('UC');
  if (space.garrison !== undefined) parts.push('!');
  if (space.tokens.some((n) => n > 0)) parts.push(slashes(space.tokens));
  return parts.join(' ');
}

function spread(values: readonly number[], size: number): (v: number) => number {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return (v) => Math.round(((v - least) / (most - least)) * size);
}

/** Puts each name at its place; one that would cover another goes to the nearest free row. */
function map(t: GameData, facts: Facts): string[] {
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
  for (const [i, space] of t.data.spaces.entries()) put(tag(t, facts, facts.spaces[i], i), space.lat, space.lon);
  for (const [i, zone] of t.data.zones.entries()) put(`(Zone ${zone.id} f${facts.zones[i].ffi})`, zone.lat, zone.lon);
  return rows.map((line) => line.join('').trimEnd()).filter((line, i, all) => line !== '' || (all[i - 1] ?? '') !== '');
}

function divisions(t: GameData, facts: Facts): string[] {
  return facts.divisions.map((division) => {
    const states = [
      ...(division.starving ? ['starving'] : []),
      ...(division.moved > 0 ? ['moved'] : []),
      ...(division.tankDestroyer ? ['Tank Destroyer'] : []),
    ];
    return `  ${division.id.padEnd(5)} ${slashes(division.tokens)}  ${spaceNamed(t, division.at).padEnd(20)} ${states.join(', ')}`.trimEnd();
  });
}

const spaceOf = (facts: Facts, id: string): SpaceFacts | undefined => facts.spaces.find((space) => space.id === id);

const GARRISON_STATES = {
  standing: (garrison: string) => garrison,
  beaten: (garrison: string) => `${garrison} down`,
  covered: (garrison: string) => `${garrison} covered`,
} as const;

function ports(t: GameData, facts: Facts): string[] {
  return t.data.ports.flatMap(({ id }) => {
    const port = spaceOf(facts, id)?.port;
    if (port === undefined) return [];
    const siege = port.captured ? 'captured' : `${port.besieged ? 'besieged' : 'siege'} ${port.have}/${port.need}`;
    const garrisons = port.garrisons.map((g) =>
      GARRISON_STATES[g.state](`${g.number}${g.fortified ? 'F' : 's'}${g.medal ? '*' : ''}`),
    );
    const next = port.garrisons.find((g) => g.next);
    return [
      `  ${spaceNamed(t, id).padEnd(12)} ${siege.padEnd(13)} destruction ${port.markers}/${port.rating}${port.destroyed ? ' DESTROYED' : ''}  garrisons ${garrisons.join(', ')}${next === undefined ? '' : `  next ${next.number}`}`,
    ];
  });
}

function names(list: readonly string[]): string {
  return list.join(', ') || '-';
}

const AIR_WORDS = { middleton: 'ready', recon: 'on Recon deck', wehrmacht: 'on Wehrmacht deck' } as const;

export function draw(t: GameData, s: State, seat: number): string {
  const facts = factsOf(t, s, seat);
  const { recon, wehrmacht, trucks, score } = facts;
  const cards = (at: string): string[] => recon.cards.filter((c) => c.where === at).map((c) => cardNamed(t, c.id));
  const roads = facts.roads.map((one) => `${t.data.roads[one.road].id}${one.trucks > 1 ? ` x${one.trucks}` : ''}`);
  const minors = t.data.minor.flatMap(({ id }) => {
    const state = spaceOf(facts, id)?.minor?.state;
    return state === 'open' || state === 'closed' ? [`${id} ${state}`] : [];
  });
  const defeated = wehrmacht.cards.filter((c) => c.where === 'pile').map((c) => cardNamed(t, c.id));
  const deck = (n: number, top: string | undefined): string =>
    top === undefined ? String(n) : `${n} (top ${cardNamed(t, top)})`;
  const lines = [
    `Round ${facts.round} (${facts.roundsLeft} to come), ${PHASE_NAMES[facts.phase]}, Weather ${facts.weather}, Logistics level ${facts.logistics.level}, ${count(facts.core, 'Core action')} left`,
    '',
    ...map(t, facts),
    '',
    '+ controlled, [Division], fN FFI, KG Kampfgruppe, UC Unknown Contact, ! garrison, Fuel/Ammo/Food lying there',
    'Divisions (Fuel/Ammo/Food)',
    ...divisions(t, facts),
    'Major Ports (s standard, F fortified, * Medal)',
    ...ports(t, facts),
    `Stock ${slashes(facts.stock)}   Pool ${slashes(facts.pool)}   FFI supply ${facts.ffi.supply}   Control markers ${facts.controlMarkers}`,
    `Trucks: Stock ${trucks.stock}, reserve ${trucks.reserve}, aside ${trucks.aside}, on roads ${names(roads)}`,
    `Minor Ports: ${names(minors)}   Middleton ${facts.middleton}   Air Support ${AIR_WORDS[facts.air]}`,
    `Hand: ${names(cards('hand'))}`,
    `In force: ${names(cards('force'))}   Kept: ${names(cards('kept'))}`,
    `Defeated: ${names(defeated)}`,
    `Decks: Wehrmacht ${deck(wehrmacht.deck, wehrmacht.top)}, Aerial Recon ${deck(cards('deck').length, recon.top)}, Intelligence ${facts.roundsLeft}`,
    `Victory points ${score.total} (${GRADES[score.grade]}): ${score.lines.map((line) => `${line.id} ${line.points}`).join(', ')}`,
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
