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
import type { GameData } from '../state/tables.ts';
import { KIND_NAMES } from '../words/kinds.ts';
import { divisionName } from '../words/names.ts';
import { W } from '../words/position.ts';
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

/** What is said of a total that is wrong, in the order of `census`. */
const WRONG_TOTAL = [
  'fuel',
  'ammo',
  'food',
  'trucks',
  'ffi',
  'controlMarkers',
  'intelligenceCards',
  'reconCards',
  'wehrmachtCards',
] as const;

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
    if (n !== wanted[i]) found.push(W[WRONG_TOTAL[i]](n, wanted[i]));
  });
  const stow = find(s, STEP.stow);
  for (let space = 0; space < SPACES; space++) {
    const name = t.spaceNames[space];
    if (s[FFI + space] > 2) found.push(W.tooManyFfi(name, s[FFI + space]));
    if (s[FFI_MOVED + space] > s[FFI + space]) found.push(W.moreFfiMoved(name));
    const sharing = stow >= 0 && s[stow + 1] === space;
    if (!sharing && tokensIn(s, space) > t.capacity[space])
      found.push(W.tooManyTokens(name, tokensIn(s, space), t.capacity[space]));
    if (tokensIn(s, space) > 0 && !mayHoldSupplies(t, s, space) && divisionsAt(s, space) === 0) {
      found.push(W.suppliesHere(name));
    }
    if (!stacksFreely(s) && t.port[space] < 0 && (t.starts & (1 << space)) === 0 && divisionsAt(s, space) > 1) {
      found.push(W.tooManyDivisions(divisionsAt(s, space), name));
    }
  }
  for (let card = 0; card < DIVISIONS; card++) {
    if (tokensOn(s, card) > t.card && find(s, STEP.excess) < 0)
      found.push(W.carriesTooMuch(divisionName(t, s, card), tokensOn(s, card), t.card));
    if (s[DIV_AT + card] < 0 || s[DIV_AT + card] >= SPACES) found.push(W.divisionNowhere(divisionName(t, s, card)));
  }
  for (let i = 0; i < KINDS * 2; i++) if (s[STOCK + i] < 0) found.push(W.belowZero(KIND_NAMES[i % KINDS]));
  for (let port = 0; port < PORTS; port++) {
    if (s[PD + port] > t.rating[port])
      found.push(W.tooManyMarkers(t.spaceNames[t.portSpace[port]], s[PD + port], t.rating[port]));
  }
  return [...found, ...boardProblems(t, s), ...cardProblems(t, s), ...frameProblems(t, s)];
}

/** TAMC 11.l, TAMC 8.p, TAMC 8.k, TAMC 12.s: what the rules never leave on the map. */
function boardProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  t.data.roads.forEach((road, i) => {
    const most = road.bridgehead && bridgeheadUnlimited(s) ? t.data.components.trucks : 1;
    if (s[ROAD + i] > most) found.push(W.tooManyTrucks(s[ROAD + i], road.id, most));
  });
  // While a fight is open its Kampfgruppe stands beside the Division that it fights.
  const fight = find(s, STEP.fight);
  const defender = find(s, STEP.kgDefender);
  for (let space = 0; space < SPACES; space++) {
    if (s[KG + space] === 0) continue;
    const name = t.spaceNames[space];
    if (s[LOGISTICS] > 0) found.push(W.kampfgruppeTooLate(name));
    const fought = (fight >= 0 && s[fight + 3] === space) || (defender >= 0 && s[defender + 1] === space);
    if (!fought && divisionsAt(s, space) > 0) found.push(W.kampfgruppeBesideDivision(name));
  }
  for (let port = 0; port < PORTS; port++) {
    const open = garrisonsOf(t, s, port) & ~s[DOWN + port];
    const name = t.spaceNames[t.portSpace[port]];
    if (open === 0 && !isCaptured(t, s, port)) found.push(W.notCaptured(name));
    if (open !== 0 && isCaptured(t, s, port)) found.push(W.capturedWithGarrison(name));
  }
  return found;
}

/** Where the Wehrmacht cards must be, given the markers on the board. */
function cardProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  const count = (place: number): number => t.data.wehrmacht.filter((_, card) => s[WEHR + card] === place).length;
  if (count(WEHR_ROW) !== kgCount(s)) found.push(W.kampfgruppeCards(kgCount(s), count(WEHR_ROW)));
  let unseen = s[FACE_DOWN];
  for (let place = 0; place < 6; place++) if (s[DEDICATED + place] === 0) unseen++;
  if (count(WEHR_UNSEEN) !== unseen) found.push(W.faceDown(unseen, count(WEHR_UNSEEN)));
  for (let place = 0; place < 6; place++) {
    const card = s[DEDICATED + place] - 1;
    if (card >= 0 && s[WEHR + card] !== WEHR_SEEN) found.push(W.dedicatedAndElsewhere(t.data.wehrmacht[card].name));
  }
  const seen = new Set<number>();
  for (let space = 0; space < SPACES; space++) {
    const card = (s[KG + space] >> KG_CARD) - 1;
    if (card < 0) continue;
    if (seen.has(card) || s[WEHR + card] !== WEHR_ROW) found.push(W.inTwoPlaces(t.data.wehrmacht[card].name));
    seen.add(card);
  }
  if (s[RENNES_HELD] === 1 && s[DEDICATED + 1] < 0) found.push(W.rennesWithoutCard);
  if (s[CONTACT_AT] > 0 && s[DEDICATED] <= 0) found.push(W.contactWithoutCard);
  if (s[CITY_TRUCKS] < 0 || s[CITY_TRUCKS] >= 1 << t.truckCities.length) found.push(W.unknownCities);
  return found;
}
