// The table in words: what a screen reader, the plain form and a bot see. Every printed value says where it comes from.
import type { Board, Piece, Place, State } from '@bocage/engine';
import { mealForecast, returnForecast, triggerForecast } from '../facts/forecast.ts';
import { scoreSheet } from '../rules/04-victory.ts';
import { isMet, mayOpen } from '../rules/09-actions/encirclement.ts';
import { intelLeft, reconId, wehrDeckSize } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import {
  divisionsAt,
  garrisonsOf,
  isBesieged,
  isCaptured,
  isDestroyed,
  levelIndex,
  nextGarrison,
  tokensIn,
  unitOf,
} from '../state/queries.ts';
import { KIND_NAMES, KIND_WORDS, type Tables } from '../state/tables.ts';
import { tokensText } from './events.ts';
import { divisionWord, placeId, plural, slashes, tokensAt, tokensOfCard, tokensOfSpace, ZONE_PLACE } from './names.ts';

export const PHASE_NAMES = [
  'Intelligence Phase',
  'Riesensauerei! Phase',
  'Action Phase',
  'FFI Phase',
  'the game is over',
];

export function board(t: Tables, s: State, _seat: number): Board {
  return {
    status: status(t, s),
    places: [
      ...t.spaceIds.map((_, space) => place(t, s, space)),
      ...[0, 1].map((zone) => zonePlace(t, s, zone)),
      cardsPlace(t, s),
      unitsPlace(t, s),
    ],
    tracks: tracks(t, s),
  };
}

function status(t: Tables, s: State): string[] {
  const sheet = scoreSheet(t, s);
  return [
    `Round ${s[L.ROUND]}, ${PHASE_NAMES[s[L.PHASE]]}; ${plural(intelLeft(s), 'round')} to come.`,
    `Weather ${s[L.WEATHER] === 0 ? 'fair' : 'bad'}, Logistics level ${levelIndex(s) + 1}${s[L.LOGISTICS] === 0 ? ', before the first Logistics Step' : ''}.`,
    ...(s[L.PHASE] === L.PHASE_ACTION ? [`${plural(s[L.CORE], 'Core action')} left.`] : []),
    `${plural(sheet.total, 'victory point')} now: ${sheet.grade}.`,
  ];
}

function tokenPieces(tokens: readonly number[], where: string): Piece[] {
  return KIND_WORDS.flatMap((word, kind) =>
    tokens[kind] > 0 ? [{ id: `${where}_${word}`, name: `${tokens[kind]} ${KIND_NAMES[kind]}` }] : [],
  );
}

function divisionPiece(t: Tables, s: State, card: number): Piece {
  const row = t.data.divisions[unitOf(s, card)];
  const states = [
    ...(s[L.STARVING + card] === 1 ? ['starving'] : []),
    ...(s[L.MOVED + card] > 0 ? ['moved'] : []),
    ...(s[L.TANK_DESTROYER] === card + 1 ? ['with Tank Destroyer'] : []),
  ];
  return {
    id: row.id,
    name: row.name,
    seat: 'US',
    states,
    values: [
      { label: 'type', value: row.type, source: row.source },
      { label: 'spaces', value: String(row.spaces), source: row.source },
      { label: 'capacity', value: String(t.card), source: t.data.components.source },
    ],
    carries: tokenPieces(tokensOfCard(s, card), row.id),
  };
}

function kgPiece(t: Tables, s: State, space: number): Piece[] {
  const kg = s[L.KG + space];
  if (kg === 0) return [];
  const row = kg >> L.KG_CARD > 0 ? t.data.wehrmacht[(kg >> L.KG_CARD) - 1] : undefined;
  const states = [
    ...((kg & L.KG_HALTUNG) !== 0 ? ['Defensive Haltung: 1 Ammo more'] : []),
    ...((kg & L.KG_HINTERHALT) !== 0 ? ['Hinterhalt: 1 Fuel more'] : []),
    ...(s[L.FFI + space] > 0 ? ['held by FFI'] : []),
    ...(row === undefined ? ['face down'] : []),
  ];
  return [
    {
      id: `kg_${t.spaceIds[space]}`,
      name: row === undefined ? 'Kampfgruppe' : row.name,
      states,
      ...(row !== undefined && { values: unitValues(row) }),
    },
  ];
}

function unitValues(row: Tables['data']['wehrmacht'][number]): Piece['values'] & object {
  return [
    { label: 'Ammo', value: String(row.ammo), source: row.source },
    { label: 'Fuel', value: String(row.fuel), source: row.source },
    { label: 'Medal', value: row.medal ? 'yes' : 'no', source: row.source },
  ];
}

function place(t: Tables, s: State, space: number): Place {
  const row = t.data.spaces[space];
  const port = t.port[space];
  const pieces: Piece[] = [];
  for (let card = 0; card < L.DIVISIONS; card++)
    if (s[L.DIV_AT + card] === space) pieces.push(divisionPiece(t, s, card));
  pieces.push(...kgPiece(t, s, space));
  if (s[L.FFI + space] > 0) pieces.push({ id: `ffi_${row.id}`, name: `${s[L.FFI + space]} FFI`, seat: 'US' });
  pieces.push(...tokenPieces(tokensOfSpace(s, space), row.id));
  if (space === t.rennes && s[L.RENNES_HELD] === 1)
    pieces.push({
      id: 'rennes_garrison',
      name: 'Rennes Garrison marker',
      states: dedicatedStates(t, s, L.DEDICATED_RENNES),
    });
  if (s[L.CONTACT_AT] === space + 1)
    pieces.push({
      id: 'unknown_contact',
      name: 'Unknown Contact marker',
      states: dedicatedStates(t, s, L.DEDICATED_CONTACT),
    });
  return {
    id: row.id,
    name: row.name,
    notes: [...notes(t, s, space), ...(port >= 0 ? portNotes(t, s, port) : [])],
    pieces,
  };
}

function dedicatedStates(t: Tables, s: State, where: number): string[] {
  const card = s[L.DEDICATED + where];
  return card > 0
    ? [
        `${t.data.wehrmacht[card - 1].name}: ${t.data.wehrmacht[card - 1].ammo} Ammo, ${t.data.wehrmacht[card - 1].fuel} Fuel`,
      ]
    : ['not seen yet'];
}

const CONTROL_WORDS = ['not controlled', 'VIII Corps Control marker', 'Nantes Libre', 'controlled from the start'];

function notes(t: Tables, s: State, space: number): string[] {
  const row = t.data.spaces[space];
  const minor = t.minor[space];
  const roads = t.data.roads.flatMap((road, i) => {
    const to = road.from === row.id ? road.to : road.to === row.id ? road.from : undefined;
    if (to === undefined) return [];
    const way = !road.oneWay ? '' : road.from === row.id ? ' (one way out)' : ' (one way in)';
    return [
      `${t.data.spaces[t.spaceIds.indexOf(to)].name}${way}${s[L.ROAD + i] > 0 ? `, ${plural(s[L.ROAD + i], 'truck')} on the road` : ''}`,
    ];
  });
  return [
    t.port[space] >= 0 && s[L.CONTROL + space] === 0 ? 'Siege Box, not captured' : CONTROL_WORDS[s[L.CONTROL + space]],
    ...(row.fortified ? ['fortified: 1 Ammo to enter while not controlled'] : []),
    ...(row.kind === 'base' ? ['main supply base'] : []),
    ...(row.limitedBase
      ? [`Limited Supply Base${(s[L.BASES_USED] & (1 << space)) !== 0 ? ', used this round' : ''}`]
      : []),
    ...(row.medal ? ['Medal: 1 victory point'] : []),
    ...(row.zone === '-' ? [] : [`FFI entry space of Maquis Zone ${row.zone}`]),
    ...(minor >= 0 ? [`Minor Supply Port: ${minorText(t, s, minor)}; source: ${t.data.minor[minor].source}`] : []),
    ...(tokensIn(s, space) > 0
      ? [`${tokensText(tokensOfSpace(s, space))} lie here; room for ${t.capacity[space] - tokensIn(s, space)} more`]
      : []),
    `roads to ${roads.join('; ')}`,
    `source: ${row.source}`,
  ];
}

/** TAMC 11.g: every part of its condition, with whether it is met. */
function minorText(t: Tables, s: State, minor: number): string {
  if (s[L.MINOR + minor] > 0) return s[L.MINOR + minor] === 1 ? 'Open, one use' : 'Closed';
  if (mayOpen(t, s, minor)) return 'condition met, no marker';
  const said = (what: string, met: boolean): string => `${what} (${met ? 'met' : 'not yet'})`;
  const needs = t.data.minor[minor].needs.map((need, i) => {
    const name = t.spaceNames[t.spaceIds.indexOf(need.space)];
    const what = need.garrison > 0 ? `Garrison ${need.garrison} of ${name} beaten` : `${name} controlled`;
    return said(what, isMet(s, t.minorNeeds[minor][i]));
  });
  return `opens when ${[said('controlled', s[L.CONTROL + t.minorSpace[minor]] !== 0), ...needs].join(', ')}`;
}

function portNotes(t: Tables, s: State, port: number): string[] {
  const row = t.data.ports[port];
  const space = t.portSpace[port];
  const there = s[L.FFI + space] + divisionsAt(s, space);
  const standing = row.garrisons.map((g) => {
    const down = (s[L.DOWN + port] & (1 << g.number)) !== 0;
    const inPlay = (garrisonsOf(t, s, port) & (1 << g.number)) !== 0;
    return `${g.number} ${g.type}${g.medal ? ' with Medal' : ''}${down ? ' (beaten)' : inPlay ? '' : ' (covered, not in play)'}`;
  });
  const one = s[L.DEDICATED + L.DEDICATED_PORT + port];
  return [
    isCaptured(t, s, port)
      ? 'captured'
      : `${isBesieged(t, s, port) ? 'besieged' : 'not besieged'}: ${there} of ${t.siege[port]}`,
    `Port Destruction markers ${s[L.PD + port]} of ${t.rating[port]}${isDestroyed(t, s, port) ? ': destroyed' : ''}`,
    `Garrisons: ${standing.join('; ')}; next to attack: ${nextGarrison(t, s, port) || 'none'}`,
    ...(one > 0
      ? [
          `Garrison 1 is ${t.data.wehrmacht[one - 1].name}: ${t.data.wehrmacht[one - 1].ammo} Ammo, ${t.data.wehrmacht[one - 1].fuel} Fuel`,
        ]
      : []),
    `source of the port: ${row.source}`,
  ];
}

function zonePlace(t: Tables, s: State, zone: number): Place {
  const row = t.data.zones[zone];
  const entries = t.spaceNames.filter((_, space) => t.zone[space] === zone);
  const pieces =
    s[L.ZONE + zone] > 0 ? [{ id: `ffi_zone_${row.id}`, name: `${s[L.ZONE + zone]} FFI`, seat: 'US' }] : [];
  return {
    id: placeId(t, ZONE_PLACE + zone),
    name: row.name,
    notes: [row.region, `entry spaces: ${entries.join(', ')}`, `source: ${row.source}`],
    pieces,
  };
}

/** Hand, cards in force and kept, and what has been seen of the Aerial Recon deck. */
function cardsPlace(t: Tables, s: State): Place {
  const where: readonly (readonly [number, string])[] = [
    [L.RECON_HAND, 'in hand'],
    [L.RECON_OPEN, 'in force'],
    [L.RECON_KEPT, 'kept'],
  ];
  const pieces = t.data.recon.flatMap((row, card): Piece[] => {
    const state = where.find(([at]) => s[L.RECON + card] === at)?.[1];
    if (state === undefined) return [];
    return [
      {
        id: row.id,
        name: row.name,
        states: [state],
        values: [{ label: 'effect', value: row.text, source: row.source }],
      },
    ];
  });
  const count = (at: number): number => t.data.recon.filter((_, card) => s[L.RECON + card] === at).length;
  return {
    id: 'cards',
    name: 'Aerial Recon cards',
    notes: [
      `${count(L.RECON_DECK)} in the deck, ${count(L.RECON_DISCARD)} discarded, ${count(L.RECON_OUT)} out of the game`,
      ...(s[L.RECON_TOP] > 0
        ? [`on top, seen by Air Support: ${reconId(s[L.RECON_TOP] - 1)} ${t.data.recon[s[L.RECON_TOP] - 1].name}`]
        : []),
    ],
    pieces,
  };
}

/** The defeated units, and where the other Wehrmacht cards are. */
function unitsPlace(t: Tables, s: State): Place {
  const names = ['in the deck', 'defeated', 'Kampfgruppe on the board', 'Division not seen yet', 'seen on its space'];
  const pieces = t.data.wehrmacht.map(
    (row, card): Piece => ({ id: row.id, name: row.name, states: [names[s[L.WEHR + card]]], values: unitValues(row) }),
  );
  return {
    id: 'units',
    name: 'Wehrmacht cards',
    notes: [
      `${wehrDeckSize(s)} in the deck${s[L.FACE_DOWN] > 0 ? ', one of them a Division that nobody has seen' : ''}`,
      ...(s[L.WEHR_TOP] > 0 ? [`on top, seen by Air Support: ${t.data.wehrmacht[s[L.WEHR_TOP] - 1].name}`] : []),
    ],
    pieces,
  };
}

function tracks(t: Tables, s: State): Board['tracks'] {
  const sheet = scoreSheet(t, s);
  const level = levelIndex(s);
  return [
    { id: 'round', name: 'Round', value: `${s[L.ROUND]}, ${intelLeft(s)} to come` },
    { id: 'stock', name: 'General Stock (Fuel/Ammo/Food)', value: slashes(tokensAt(s, L.STOCK)) },
    { id: 'pool', name: 'Supply Pool (Fuel/Ammo/Food)', value: slashes(tokensAt(s, L.POOL)) },
    {
      id: 'trucks',
      name: 'Trucks',
      value: `Stock ${s[L.TRUCK_STOCK]}, reserve ${s[L.RESERVE]}, aside ${s[L.TRUCKS_ASIDE]}`,
    },
    { id: 'level', name: 'Logistics level', value: `${level + 1}: take ${t.take[level]}, place ${t.place[level]}` },
    { id: 'next', name: 'Next Logistics Step', value: triggerForecast(t, s) },
    { id: 'next_food', name: 'At the Logistics Step', value: mealForecast(t, s).join('; ') },
    { id: 'next_back', name: 'The Logistics Step brings', value: returnForecast(t, s) },
    {
      id: 'ffi',
      name: 'FFI in supply',
      value: `${s[L.FFI_SUPPLY]}${s[L.FFI_ASIDE] > 0 ? ', 1 aside for Nantes' : ''}`,
    },
    { id: 'control', name: 'Control markers left', value: String(s[L.MARKERS]) },
    { id: 'middleton', name: 'General Middleton', value: s[L.MIDDLETON] === 0 ? 'ready' : 'used' },
    {
      id: 'tankDestroyer',
      name: 'Tank Destroyer',
      value: s[L.TANK_DESTROYER] === 0 ? 'with Middleton' : divisionWord(t, s, s[L.TANK_DESTROYER] - 1),
    },
    {
      id: 'air',
      name: 'Air Support',
      value: ['with Middleton', 'on the Aerial Recon deck', 'on the Wehrmacht deck'][s[L.AIR]],
    },
    { id: 'bet', name: 'Patton’s Bet', value: s[L.BET] > 0 ? `until the end of round ${s[L.BET]}` : 'not running' },
    ...sheet.lines.map((line) => ({
      id: `vp_${line.id}`,
      name: `${line.label} (${line.rule})`,
      value: `${line.points}: ${line.text}`,
    })),
    { id: 'vp', name: 'Victory points', value: `${sheet.total}: ${sheet.grade}` },
  ];
}
