// The table in words, made of its facts: what a screen reader and the plain form tell. Every printed value says where it comes from.
import { type Board, count, type Piece, type Place } from '@bocage/engine';
import type { DivisionFacts, Facts, KampfgruppeFacts, MinorFacts, PortFacts, SpaceFacts } from '../facts/table.ts';
import type { Tokens } from '../state/events.ts';
import { type GameData, KIND_WORDS } from '../state/tables.ts';
import { KIND_NAMES } from './kinds.ts';
import { cardNamed, priceText, spaceNamed, tokensText } from './names.ts';
import { GRADES } from './score.ts';
import { tracks } from './tracks.ts';

export const PHASE_NAMES: Readonly<Record<Facts['phase'], string>> = {
  intelligence: 'Intelligence Phase',
  riesensauerei: 'Riesensauerei! Phase',
  action: 'Action Phase',
  ffi: 'FFI Phase',
  over: 'the game is over',
};

export function board(t: GameData, facts: Facts): Board {
  return {
    status: status(facts),
    places: [
      ...facts.spaces.map((space, i) => place(t, facts, space, i)),
      ...facts.zones.map((zone, i) => zonePlace(t, zone, i)),
      cardsPlace(t, facts),
      unitsPlace(t, facts),
    ],
    tracks: tracks(t, facts),
  };
}

function status(facts: Facts): string[] {
  const { round, phase, roundsLeft, weather, logistics, core, score } = facts;
  return [
    `Round ${round} of ${round + roundsLeft}, ${PHASE_NAMES[phase]}.`,
    `Weather ${weather}, Logistics level ${logistics.level}.`,
    ...(phase === 'action' ? [`${count(core, 'Core action')} left.`] : []),
    `${count(score.total, 'victory point')} now: ${GRADES[score.grade].toLowerCase()}.`,
  ];
}

function tokenPieces(tokens: Tokens, where: string): Piece[] {
  return KIND_WORDS.flatMap((word, kind) =>
    tokens[kind] > 0 ? [{ id: `${where}_${word}`, name: `${tokens[kind]} ${KIND_NAMES[kind]}` }] : [],
  );
}

function divisionPiece(t: GameData, division: DivisionFacts): Piece {
  const row = t.data.divisions[t.unitIds.indexOf(division.id)];
  return {
    id: row.id,
    name: row.name,
    seat: 'US',
    states: divisionStates(division),
    values: [
      { label: 'type', value: row.type, source: row.source },
      { label: 'spaces', value: String(row.spaces), source: row.source },
      { label: 'capacity', value: String(division.capacity), source: t.data.components.source },
    ],
    carries: tokenPieces(division.tokens, row.id),
  };
}

function divisionStates(division: DivisionFacts): string[] {
  return [
    ...(division.starving ? ['starving'] : []),
    ...(division.moved > 0 ? ['moved'] : []),
    ...(division.tankDestroyer ? ['with Tank Destroyer'] : []),
  ];
}

type UnitRow = GameData['data']['wehrmacht'][number];

const unitRow = (t: GameData, id: string | undefined): UnitRow | undefined =>
  t.data.wehrmacht.find((row) => row.id === id);

function kgPiece(t: GameData, kg: KampfgruppeFacts): Piece {
  const row = unitRow(t, kg.card);
  const states = [
    ...(kg.haltung ? ['Defensive Haltung: 1 more Ammo'] : []),
    ...(kg.hinterhalt ? ['Hinterhalt: 1 more Fuel'] : []),
    ...(kg.held ? ['held by FFI'] : []),
    ...(row === undefined ? ['face down'] : []),
  ];
  return {
    id: kg.id,
    name: row === undefined ? 'Kampfgruppe' : row.name,
    states,
    ...(row !== undefined && { values: unitValues(row) }),
  };
}

function unitValues(row: UnitRow): Piece['values'] & object {
  return [
    { label: 'Ammo', value: String(row.ammo), source: row.source },
    { label: 'Fuel', value: String(row.fuel), source: row.source },
    { label: 'Medal', value: row.medal ? 'yes' : 'no', source: row.source },
  ];
}

const unitText = (row: UnitRow): string => `${row.name}: ${priceText(row.ammo, row.fuel)}`;

function seen(t: GameData, card: string | undefined): string[] {
  const row = unitRow(t, card);
  return [row === undefined ? 'not seen yet' : unitText(row)];
}

function place(t: GameData, facts: Facts, space: SpaceFacts, index: number): Place {
  const row = t.data.spaces[index];
  const { garrison, contact, kampfgruppe, port } = space;
  const pieces: Piece[] = facts.divisions.filter((one) => one.at === space.id).map((one) => divisionPiece(t, one));
  if (kampfgruppe !== undefined) pieces.push(kgPiece(t, kampfgruppe));
  if (space.ffi > 0) pieces.push({ id: `ffi_${space.id}`, name: `${space.ffi} FFI`, seat: 'US' });
  pieces.push(...tokenPieces(space.tokens, space.id));
  if (garrison !== undefined)
    pieces.push({ id: 'rennes_garrison', name: 'Rennes Garrison marker', states: seen(t, garrison.card) });
  if (contact !== undefined)
    pieces.push({ id: 'unknown_contact', name: 'Unknown Contact marker', states: seen(t, contact.card) });
  return {
    id: row.id,
    name: row.name,
    notes: [...notes(t, facts, space, index), ...(port === undefined ? [] : portNotes(t, port))],
    sources: sources(t, index, port === undefined ? undefined : space.id),
    pieces,
  };
}

const CONTROL_WORDS: Readonly<Record<SpaceFacts['control'], string>> = {
  none: 'not controlled',
  marker: 'VIII Corps Control marker',
  libre: 'Nantes Libre',
  printed: 'controlled from the start',
};

function roadNotes(t: GameData, facts: Facts, id: string): string[] {
  return t.data.roads.flatMap((road, i) => {
    const to = road.from === id ? road.to : road.to === id ? road.from : undefined;
    if (to === undefined) return [];
    const way = !road.oneWay ? '' : road.from === id ? ' (one way out)' : ' (one way in)';
    const trucks = facts.roads.find((one) => one.road === i)?.trucks ?? 0;
    return [`${spaceNamed(t, to)}${way}${trucks > 0 ? `, ${count(trucks, 'Truck')} on the road` : ''}`];
  });
}

function notes(t: GameData, facts: Facts, space: SpaceFacts, index: number): string[] {
  const row = t.data.spaces[index];
  const lying = tokensText(space.tokens);
  return [
    space.port !== undefined && space.control === 'none' ? 'Siege Box, not captured' : CONTROL_WORDS[space.control],
    ...(row.fortified ? ['fortified: 1 Ammo to enter while not controlled'] : []),
    ...(row.kind === 'base' ? ['Supply Base'] : []),
    ...(row.limitedBase ? [`Limited Supply Base${space.baseUsed ? ', used this round' : ''}`] : []),
    ...(row.medal ? ['Medal: 1 victory point'] : []),
    ...(row.zone === '-' ? [] : [`FFI entry space of Maquis Zone ${row.zone}`]),
    ...(space.minor === undefined ? [] : [`Minor Supply Port: ${minorText(t, space.minor)}`]),
    ...(space.tokens.some((n) => n > 0) ? [`${lying} here, room for ${space.room} more`] : []),
    `roads to ${roadNotes(t, facts, row.id).join('; ')}`,
  ];
}

/** Where the values of a space come from, and those of the ports it holds. */
function sources(t: GameData, index: number, portId: string | undefined): readonly string[] {
  const minor = t.minor[index];
  return [
    t.data.spaces[index].source,
    ...(minor < 0 ? [] : [`Minor Supply Port: ${t.data.minor[minor].source}`]),
    ...t.data.ports.filter((one) => one.id === portId).map((one) => `Port: ${one.source}`),
  ];
}

/** TAMC 11.g: every part of its condition, with whether it is met. */
function minorText(t: GameData, { state, needs }: MinorFacts): string {
  if (state === 'open') return 'Open, one use';
  if (state === 'closed') return 'Closed';
  if (state === 'ready') return 'condition met, no marker';
  const parts = needs.map(({ space, garrison, met }, i) => {
    const name = spaceNamed(t, space);
    const what =
      i === 0 ? 'controlled' : garrison > 0 ? `Garrison ${garrison} of ${name} beaten` : `${name} controlled`;
    return `${what} (${met ? 'met' : 'not yet'})`;
  });
  return `opens when ${parts.join(', ')}`;
}

const GARRISON_STATES = {
  standing: (garrison: string) => garrison,
  beaten: (garrison: string) => `${garrison} (beaten)`,
  covered: (garrison: string) => `${garrison} (covered, not in play)`,
} as const;

function portNotes(t: GameData, port: PortFacts): string[] {
  const standing = port.garrisons.map((g) => {
    const garrison = `${g.number} ${g.fortified ? 'fortified' : 'standard'}${g.medal ? ' with Medal' : ''}`;
    return GARRISON_STATES[g.state](garrison);
  });
  const first = unitRow(t, port.first);
  const siege = `${port.besieged ? 'besieged' : 'not besieged'}: ${port.have} of ${port.need}`;
  return [
    port.captured ? 'captured' : siege,
    `Port Destruction markers ${port.markers} of ${port.rating}${port.destroyed ? ': destroyed' : ''}`,
    `Garrisons: ${standing.join('; ')}; next to attack: ${port.garrisons.find((g) => g.next)?.number ?? 'none'}`,
    ...(first === undefined ? [] : [`Garrison 1 is ${unitText(first)}`]),
  ];
}

function zonePlace(t: GameData, zone: Facts['zones'][number], index: number): Place {
  const row = t.data.zones[index];
  const entries = t.spaceNames.filter((_, space) => t.zone[space] === index);
  return {
    id: zone.id,
    name: row.name,
    notes: [row.region, `entry spaces: ${entries.join(', ')}`],
    sources: [row.source],
    pieces: zone.ffi > 0 ? [{ id: `ffi_zone_${row.id}`, name: `${zone.ffi} FFI`, seat: 'US' }] : [],
  };
}

/** Hand, cards in force and kept, and what has been seen of the Aerial Recon deck. */
function cardsPlace(t: GameData, { recon }: Facts): Place {
  const where: Partial<Record<(typeof recon.cards)[number]['where'], string>> = {
    hand: 'in hand',
    force: 'in force',
    kept: 'kept',
  };
  const pieces = recon.cards.flatMap((card, i): Piece[] => {
    const state = where[card.where];
    if (state === undefined) return [];
    const row = t.data.recon[i];
    const values = [{ label: 'effect', value: row.text, source: row.source }];
    return [{ id: row.id, name: row.name, states: [state], values }];
  });
  const held = (at: string): number => recon.cards.filter((card) => card.where === at).length;
  return {
    id: 'cards',
    name: 'Aerial Recon cards',
    notes: [
      `${held('deck')} in the deck, ${held('discard')} discarded, ${held('out')} out of the game`,
      ...(recon.top === undefined ? [] : [`on top, seen by Air Support: ${cardNamed(t, recon.top)}`]),
    ],
    pieces,
  };
}

const UNIT_WHERE = {
  deck: 'in the deck',
  pile: 'defeated',
  board: 'Kampfgruppe on the board',
  unseen: 'Division not seen yet',
  seen: 'seen on its space',
} as const;

/** The defeated units, and where the other Wehrmacht cards are. */
function unitsPlace(t: GameData, { wehrmacht }: Facts): Place {
  return {
    id: 'units',
    name: 'Wehrmacht cards',
    notes: [
      `${wehrmacht.deck} in the deck${wehrmacht.unseen ? ', one of them a Division not seen yet' : ''}`,
      ...(wehrmacht.top === undefined ? [] : [`on top, seen by Air Support: ${cardNamed(t, wehrmacht.top)}`]),
    ],
    pieces: t.data.wehrmacht.map((row, i) => ({
      id: row.id,
      name: row.name,
      states: [UNIT_WHERE[wehrmacht.cards[i].where]],
      values: unitValues(row),
    })),
  };
}
