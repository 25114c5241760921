// What must be true of every state: totals that never change, and positions that cannot exist.

import { find, type State } from '@bocage/engine';
import {
  CITY_TRUCKS,
  CONTACT_AT,
  CONTROL,
  CONTROL_MARKER,
  DEDICATED,
  DIV,
  DIV_AT,
  DIVISIONS,
  DOWN,
  FACE_DOWN,
  FFI,
  FFI_ASIDE,
  FFI_MOVED,
  FFI_SUPPLY,
  INTEL,
  KG,
  KG_CARD,
  KINDS,
  LOGISTICS,
  LYING,
  MARKERS,
  PD,
  POOL,
  PORTS,
  RECON,
  RENNES_HELD,
  RESERVE,
  ROAD,
  ROADS,
  SPACES,
  STOCK,
  TRUCK_STOCK,
  TRUCKS_ASIDE,
  WEHR,
  WEHR_ROW,
  WEHR_SEEN,
  WEHR_UNSEEN,
  ZONE,
} from '../state/layout.ts';
import { bridgeheadUnlimited, stacksFreely } from '../state/options.ts';
import {
  divisionsAt,
  garrisonsOf,
  isCaptured,
  kgCount,
  mayHoldSupplies,
  tokensIn,
  tokensOn,
} from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import { type GameData, KIND_NAMES } from '../state/tables.ts';
import { divisionName } from '../words/names.ts';
import { frameProblems } from './frames.ts';

function sum(s: State, at: number, n: number, every = 1): number {
  let total = 0;
  for (let i = 0; i < n; i++) total += s[at + i * every];
  return total;
}

/** TAMC 11.a, TAMC 11.c, TAMC 3.e, TAMC 3.k: tokens by kind, trucks, FFI, Control markers, cards by deck. */
export function census(_t: GameData, s: State): readonly number[] {
  const kinds = [0, 1, 2].map(
    (kind) =>
      s[STOCK + kind] + s[POOL + kind] + sum(s, DIV + kind, DIVISIONS, KINDS) + sum(s, LYING + kind, SPACES, KINDS),
  );
  const trucks = s[TRUCK_STOCK] + s[RESERVE] + s[TRUCKS_ASIDE] + sum(s, ROAD, ROADS);
  const ffi = sum(s, FFI, SPACES) + s[ZONE] + s[ZONE + 1] + s[FFI_ASIDE] + s[FFI_SUPPLY];
  let control = s[MARKERS];
  for (let space = 0; space < SPACES; space++) if (s[CONTROL + space] === CONTROL_MARKER) control++;
  // Each card is in one place by construction; a place that does not exist would show here.
  const inRange = (at: number, n: number, places: number): number => {
    let cards = 0;
    for (let card = 0; card < n; card++) if (s[at + card] >= 0 && s[at + card] <= places) cards++;
    return cards;
  };
  return [...kinds, trucks, ffi, control, inRange(INTEL, 20, 2), inRange(RECON, 28, 5), inRange(WEHR, 24, 4)];
}

const CENSUS_NAMES = [
  'Fuel',
  'Ammo',
  'Food',
  'trucks',
  'FFI',
  'Control markers',
  'Intelligence cards',
  'Aerial Recon cards',
  'Wehrmacht cards',
];

export function problems(t: GameData, s: State): readonly string[] {
  const found: string[] = [];
  const wanted = [
    ...t.data.supplies.map((row) => row.count),
    t.data.components.trucks,
    t.data.components.ffi,
    t.data.components.control,
    20,
    28,
    24,
  ];
  census(t, s).forEach((n, i) => {
    if (n !== wanted[i]) found.push(`there are ${n} ${CENSUS_NAMES[i]}, not ${wanted[i]}`);
  });
  const stow = find(s, STEP.stow);
  for (let space = 0; space < SPACES; space++) {
    const name = t.spaceNames[space];
    if (s[FFI + space] > 2) found.push(`${name} holds ${s[FFI + space]} FFI; two are the limit (TAMC 10.e)`);
    if (s[FFI_MOVED + space] > s[FFI + space]) found.push(`more FFI have moved to ${name} than are there`);
    const sharing = stow >= 0 && s[stow + 1] === space;
    if (!sharing && tokensIn(s, space) > t.capacity[space])
      found.push(`${name} holds ${tokensIn(s, space)} tokens; ${t.capacity[space]} fit (TAMC 11.j)`);
    if (tokensIn(s, space) > 0 && !mayHoldSupplies(t, s, space) && divisionsAt(s, space) === 0) {
      found.push(`supplies lie in ${name}, which is neither controlled nor a Siege Box with a Division (RTTR 2.6)`);
    }
    if (!stacksFreely(s) && t.port[space] < 0 && (t.starts & (1 << space)) === 0 && divisionsAt(s, space) > 1) {
      found.push(`${divisionsAt(s, space)} Divisions stand in ${name}; one is the limit (TAMC 9.d)`);
    }
  }
  for (let card = 0; card < DIVISIONS; card++) {
    if (tokensOn(s, card) > t.card && find(s, STEP.excess) < 0)
      found.push(`${divisionName(t, s, card)} carries ${tokensOn(s, card)} tokens; ${t.card} fit (TAMC 11.j)`);
    if (s[DIV_AT + card] < 0 || s[DIV_AT + card] >= SPACES) found.push(`${divisionName(t, s, card)} stands nowhere`);
  }
  for (let i = 0; i < KINDS * 2; i++)
    if (s[STOCK + i] < 0) found.push(`the Stock or the Pool holds less than no ${KIND_NAMES[i % KINDS]}`);
  for (let port = 0; port < PORTS; port++) {
    if (s[PD + port] > t.rating[port])
      found.push(
        `${t.spaceNames[t.portSpace[port]]} has ${s[PD + port]} Port Destruction markers; its rating is ${t.rating[port]}`,
      );
  }
  return [...found, ...boardProblems(t, s), ...cardProblems(t, s), ...frameProblems(t, s)];
}

/** TAMC 11.l, TAMC 8.p, TAMC 8.k, TAMC 12.s: what the rules never leave on the map. */
function boardProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  t.data.roads.forEach((road, i) => {
    const most = road.bridgehead && bridgeheadUnlimited(s) ? t.data.components.trucks : 1;
    if (s[ROAD + i] > most) found.push(`${s[ROAD + i]} trucks lie on ${road.id}; ${most} is the limit (TAMC 11.l)`);
  });
  // While a fight is open its Kampfgruppe stands beside the Division that it fights.
  const fight = find(s, STEP.fight);
  const defender = find(s, STEP.kgDefender);
  for (let space = 0; space < SPACES; space++) {
    if (s[KG + space] === 0) continue;
    const name = t.spaceNames[space];
    if (s[LOGISTICS] > 0) found.push(`a Kampfgruppe stands in ${name} after the first Logistics Step (TAMC 8.p)`);
    const fought = (fight >= 0 && s[fight + 3] === space) || (defender >= 0 && s[defender + 1] === space);
    if (!fought && divisionsAt(s, space) > 0)
      found.push(`a Kampfgruppe stands beside a Division in ${name}; they would fight (TAMC 8.k)`);
  }
  for (let port = 0; port < PORTS; port++) {
    const open = garrisonsOf(t, s, port) & ~s[DOWN + port];
    const name = t.spaceNames[t.portSpace[port]];
    if (open === 0 && !isCaptured(t, s, port))
      found.push(`${name} has no Garrison left and is not captured (TAMC 12.s)`);
    if (open !== 0 && isCaptured(t, s, port))
      found.push(`${name} is captured with Garrisons still standing (TAMC 12.s)`);
  }
  return found;
}

/** Where the Wehrmacht cards must be, given the markers on the board. */
function cardProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  const count = (place: number): number => t.data.wehrmacht.filter((_, card) => s[WEHR + card] === place).length;
  if (count(WEHR_ROW) !== kgCount(s))
    found.push(`${kgCount(s)} Kampfgruppen are on the board, but ${count(WEHR_ROW)} of their cards lie beside it`);
  let unseen = s[FACE_DOWN];
  for (let place = 0; place < 6; place++) if (s[DEDICATED + place] === 0) unseen++;
  if (count(WEHR_UNSEEN) !== unseen)
    found.push(`${unseen} Division cards are face down, but ${count(WEHR_UNSEEN)} have not been seen`);
  for (let place = 0; place < 6; place++) {
    const card = s[DEDICATED + place] - 1;
    if (card >= 0 && s[WEHR + card] !== WEHR_SEEN)
      found.push(`${t.data.wehrmacht[card].name} lies on a dedicated space and somewhere else`);
  }
  const seen = new Set<number>();
  for (let space = 0; space < SPACES; space++) {
    const card = (s[KG + space] >> KG_CARD) - 1;
    if (card < 0) continue;
    if (seen.has(card) || s[WEHR + card] !== WEHR_ROW) found.push(`${t.data.wehrmacht[card].name} is in two places`);
    seen.add(card);
  }
  if (s[RENNES_HELD] === 1 && s[DEDICATED + 1] < 0) found.push('the Rennes Garrison marker has no Division card');
  if (s[CONTACT_AT] > 0 && s[DEDICATED] <= 0)
    found.push('the Unknown Contact marker has no Division card that was seen');
  if (s[CITY_TRUCKS] < 0 || s[CITY_TRUCKS] >= 1 << t.truckCities.length)
    found.push('trucks came from cities that do not exist');
  return found;
}
