// The content as typed arrays, made once: neighbours, distances, directions, ports, cards.
import type { Purpose } from '@bocage/engine';
import { type Data, LEVELS } from '../built-in.ts';
import * as W from '../words/purposes.ts';
import { PORTS, ROADS, SPACES } from './layout.ts';

export const KIND_WORDS = ['fuel', 'ammo', 'food'] as const;
const DIRECTIONS = ['N', 'S', 'E', 'W'];

export const STANDARD = 1;
export const FORTIFIED = 2;

/** What an Aerial Recon card does: one executor reads these (rules/14-recon.ts). */
export const EFFECT = {
  author: 1,
  ffiTogether: 2,
  bonus: 3,
  pow: 4,
  eon: 5,
  evac: 6,
  felix: 7,
  ffiSpread: 8,
  ffiAny: 9,
  nantes: 10,
  bet: 11,
  retreat: 12,
  contact: 13,
  find: 14,
  fight: 15,
  halt: 16,
  civilians: 17,
} as const;

export const INTEL_QUIET = 1;
export const INTEL_REPAIR = 2;
export const INTEL_RECALL = 3;

export interface GameData {
  readonly data: Data;
  readonly spaceIds: readonly string[];
  readonly spaceNames: readonly string[];
  /** Roads in any direction, as bits of spaces. */
  readonly near: Int32Array;
  /** Roads that a Division may take. */
  readonly out: Int32Array;
  /** Spaces of distance, arrows ignored: from * SPACES + to. */
  readonly distance: Int32Array;
  /** Where a Kampfgruppe may go: space * 4 + direction, as bits of spaces. */
  readonly direction: Int32Array;
  readonly roadFrom: Int32Array;
  readonly roadTo: Int32Array;
  readonly bridgehead: Int32Array;
  /** Roads that leave a space, as road * 2 + direction: from roadsOf[space] to roadsOf[space + 1]. */
  readonly roadsOf: Int32Array;
  readonly roadList: Int32Array;
  readonly ordinary: number;
  readonly starts: number;
  readonly startSpaces: readonly number[];
  readonly base: number;
  /** Every space that can be a supply base: the main base, Limited bases, Minor Supply Ports. */
  readonly bases: readonly number[];
  readonly rennes: number;
  readonly nantes: number;
  /** Medal cities, in the order of the map. */
  readonly cities: readonly number[];
  /** Spaces that bring a truck, in the order of the map. */
  readonly truckCities: readonly number[];
  readonly fortified: Int32Array;
  readonly limited: Int32Array;
  readonly capacity: Int32Array;
  /** Maquis Zone of an entry space, or -1. */
  readonly zone: Int32Array;
  /** Entry spaces of each Zone, as bits. */
  readonly entries: Int32Array;
  /** Major Port in a space, or -1. */
  readonly port: Int32Array;
  readonly portSpace: Int32Array;
  readonly siege: Int32Array;
  readonly rating: Int32Array;
  /** port * 5 + number: 0 none, STANDARD or FORTIFIED. */
  readonly garrison: Int32Array;
  readonly garrisonMedal: Int32Array;
  /** Bits of Garrison numbers of a port, without and with the covered ones. */
  readonly garrisonsOpen: Int32Array;
  readonly garrisonsAll: Int32Array;
  readonly brest: number;
  readonly minor: Int32Array;
  readonly minorSpace: Int32Array;
  readonly minorNeeds: readonly (readonly { readonly space: number; readonly garrison: number }[])[];
  /** The six Divisions: 4th, 6th, 8th, 83rd, then the backs 2nd and 29th. */
  readonly unitIds: readonly string[];
  readonly unitNames: readonly string[];
  readonly unitArmored: Int32Array;
  readonly unitSpaces: Int32Array;
  readonly unitStart: Int32Array;
  readonly unitSupplies: Int32Array;
  readonly card: number;
  readonly take: Int32Array;
  readonly place: Int32Array;
  readonly firstTrucks: number;
  readonly added: Int32Array;
  readonly easyKg: readonly number[];
  readonly intelEffect: Int32Array;
  readonly intelPorts: readonly (readonly number[])[];
  readonly intelFfi: Int32Array;
  readonly intelKg: Int32Array;
  /** The hardest level with the card. */
  readonly intelLevel: Int32Array;
  readonly effect: Int32Array;
  readonly value: Int32Array;
  /** -1 none, 0 fair, 1 bad. */
  readonly weather: Int32Array;
  readonly hand: Int32Array;
  readonly garrisonOnly: Int32Array;
  readonly fairOnly: Int32Array;
  readonly destroys: Int32Array;
  readonly kinds: readonly (readonly number[])[];
  /** Aerial Recon cards that help in a combat, in the order in which they are added. */
  readonly bonusCards: readonly number[];
  readonly author: number;
  readonly felix: number;
  readonly eon: number;
  readonly bet: number;
  readonly wehrAmmo: Int32Array;
  readonly wehrFuel: Int32Array;
  readonly wehrMedal: Int32Array;
  /** 0 unit, 1 Kampfgruppe, 2 Division. */
  readonly wehrClass: Int32Array;
  readonly rsCopies: Int32Array;
  /** TAMC 8.c: a way at random, named by its space. */
  readonly routePurpose: Purpose;
}

function index(ids: readonly string[], id: string): number {
  const at = ids.indexOf(id);
  if (at < 0) throw new Error(`credentials: there is nothing called '${id}'`);
  return at;
}

function bits(values: readonly number[]): number {
  return values.reduce((mask, v) => mask | (1 << v), 0);
}

function flags<R>(rows: readonly R[], of: (row: R) => boolean): Int32Array {
  return Int32Array.from(rows, (row) => (of(row) ? 1 : 0));
}

export function makeTables(data: Data): GameData {
  const spaceIds = data.spaces.map((space) => space.id);
  const at = (id: string): number => index(spaceIds, id);
  if (spaceIds.length !== SPACES || data.roads.length !== ROADS || data.ports.length !== PORTS) {
    throw new Error('credentials: the map must have 28 spaces, 50 roads and 4 Major Ports');
  }
  const near = new Int32Array(SPACES);
  const out = new Int32Array(SPACES);
  const direction = new Int32Array(SPACES * 4);
  for (const road of data.roads) {
    const from = at(road.from);
    const to = at(road.to);
    near[from] |= 1 << to;
    near[to] |= 1 << from;
    out[from] |= 1 << to;
    if (!road.oneWay) out[to] |= 1 << from;
    DIRECTIONS.forEach((letter, d) => {
      if (road.out.includes(letter)) direction[from * 4 + d] |= 1 << to;
      if (road.back.includes(letter)) direction[to * 4 + d] |= 1 << from;
    });
  }
  const garrison = new Int32Array(PORTS * 5);
  const garrisonMedal = new Int32Array(PORTS * 5);
  data.ports.forEach((port, p) => {
    for (const g of port.garrisons) {
      garrison[p * 5 + g.number] = g.type === 'fortified' ? FORTIFIED : STANDARD;
      garrisonMedal[p * 5 + g.number] = g.medal ? 1 : 0;
    }
  });
  const leaving: number[][] = [...spaceIds, ''].map((id) =>
    data.roads.flatMap((road, i) => (road.from === id ? [i * 2] : road.to === id ? [i * 2 + 1] : [])),
  );
  const portIds = data.ports.map((port) => port.id);
  const minorIds = data.minor.map((row) => row.id);
  const units = [...data.divisions];
  const where = (test: (row: Data['spaces'][number]) => boolean): number[] =>
    data.spaces.flatMap((row, i) => (test(row) ? [i] : []));
  const effects = data.recon.map((card) => EFFECT[card.effect as keyof typeof EFFECT]);
  return {
    data,
    spaceIds,
    spaceNames: data.spaces.map((space) => space.name),
    near,
    out,
    distance: distances(near),
    direction,
    roadFrom: Int32Array.from(data.roads, (road) => at(road.from)),
    roadTo: Int32Array.from(data.roads, (road) => at(road.to)),
    bridgehead: flags(data.roads, (road) => road.bridgehead),
    roadsOf: Int32Array.from(leaving, (_, i) => leaving.slice(0, i).flat().length),
    roadList: Int32Array.from(leaving.flat()),
    ordinary: bits(where((row) => row.kind === 'ordinary')),
    starts: bits(where((row) => row.kind === 'base' || row.kind === 'start')),
    startSpaces: where((row) => row.kind === 'base' || row.kind === 'start'),
    base: where((row) => row.kind === 'base')[0],
    bases: where((row) => row.kind === 'base' || row.limitedBase || minorIds.includes(row.id)),
    rennes: at('rennes'),
    nantes: at('nantes'),
    cities: where((row) => row.medal),
    truckCities: where((row) => row.truck),
    fortified: flags(data.spaces, (row) => row.fortified),
    limited: flags(data.spaces, (row) => row.limitedBase),
    capacity: Int32Array.from(data.spaces, (row) => row.capacity),
    zone: Int32Array.from(data.spaces, (row) => (row.zone === 'A' ? 0 : row.zone === 'B' ? 1 : -1)),
    entries: Int32Array.of(bits(where((row) => row.zone === 'A')), bits(where((row) => row.zone === 'B'))),
    port: Int32Array.from(spaceIds, (id) => portIds.indexOf(id)),
    portSpace: Int32Array.from(portIds, at),
    siege: Int32Array.from(data.ports, (port) => port.siege),
    rating: Int32Array.from(data.ports, (port) => port.rating),
    garrison,
    garrisonMedal,
    garrisonsOpen: Int32Array.from(data.ports, (p) => bits(p.garrisons.filter((g) => !g.covered).map((g) => g.number))),
    garrisonsAll: Int32Array.from(data.ports, (p) => bits(p.garrisons.map((g) => g.number))),
    brest: index(portIds, 'brest'),
    minor: Int32Array.from(spaceIds, (id) => minorIds.indexOf(id)),
    minorSpace: Int32Array.from(minorIds, at),
    minorNeeds: data.minor.map((row) =>
      row.needs.map((need) => ({
        space: need.garrison > 0 ? index(portIds, need.space) : at(need.space),
        garrison: need.garrison,
      })),
    ),
    unitIds: units.map((row) => row.id),
    unitNames: units.map((row) => row.name),
    unitArmored: flags(units, (row) => row.type === 'armored'),
    unitSpaces: Int32Array.from(units, (row) => row.spaces),
    unitStart: Int32Array.from(units, (row) => (row.start === '-' ? -1 : at(row.start))),
    unitSupplies: Int32Array.from(units.flatMap((row) => [row.fuel, row.ammo, row.food])),
    card: data.components.card,
    take: Int32Array.from(data.levels, (row) => row.take),
    place: Int32Array.from(data.levels, (row) => row.place),
    firstTrucks: data.levels[0].stock,
    added: Int32Array.from(data.levels, (row) => row.added),
    easyKg: data.components.easyKg.map(at),
    intelEffect: Int32Array.from(data.intelligence, (card) =>
      ['none', 'quiet', 'repair', 'recall'].indexOf(card.effect),
    ),
    intelPorts: data.intelligence.map((card) => card.ports.map((id) => index(portIds, id))),
    intelFfi: Int32Array.from(data.intelligence, (card) => card.ffi),
    intelKg: Int32Array.from(data.intelligence, (card) => at(card.kg)),
    intelLevel: Int32Array.from(data.intelligence, (card) => LEVELS.indexOf(card.hardest)),
    effect: Int32Array.from(effects),
    value: Int32Array.from(data.recon, (card) => card.value),
    weather: Int32Array.from(data.recon, (card) => (card.weather === 'fair' ? 0 : card.weather === 'bad' ? 1 : -1)),
    hand: flags(data.recon, (card) => card.timing === 'hand'),
    garrisonOnly: flags(data.recon, (card) => card.against === 'garrison'),
    fairOnly: flags(data.recon, (card) => card.fair),
    destroys: flags(data.recon, (card) => card.destroys),
    kinds: data.recon.map((card) => card.kinds.map((kind) => index(KIND_WORDS, kind))),
    bonusCards: effects.flatMap((effect, i) => (effect === EFFECT.bonus ? [i] : [])),
    author: effects.indexOf(EFFECT.author),
    felix: effects.indexOf(EFFECT.felix),
    eon: effects.indexOf(EFFECT.eon),
    bet: effects.indexOf(EFFECT.bet),
    wehrAmmo: Int32Array.from(data.wehrmacht, (card) => card.ammo),
    wehrFuel: Int32Array.from(data.wehrmacht, (card) => card.fuel),
    wehrMedal: flags(data.wehrmacht, (card) => card.medal),
    wehrClass: Int32Array.from(data.wehrmacht, (card) => ['unit', 'kg', 'division'].indexOf(card.class)),
    rsCopies: Int32Array.from(data.riesensauerei, (card) => card.copies),
    routePurpose: { rule: 'TAMC 8.c', what: W.kampfgruppeRoute, name: (to) => spaceIds[to] },
  };
}

/** Spaces between any two, by breadth-first search over bits. */
function distances(near: Int32Array): Int32Array {
  const result = new Int32Array(SPACES * SPACES).fill(99);
  for (let from = 0; from < SPACES; from++) {
    let seen = 1 << from;
    let front = seen;
    for (let d = 0; front !== 0; d++) {
      let next = 0;
      for (let space = 0; space < SPACES; space++) {
        if ((front & (1 << space)) === 0) continue;
        result[from * SPACES + space] = d;
        next |= near[space];
      }
      front = next & ~seen;
      seen |= front;
    }
  }
  return result;
}
