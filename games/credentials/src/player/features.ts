// What the evaluation looks at: a position as a list of small numbers, most of them 0.
import type { InputGroup, State } from '@bocage/engine';
import { plainAmmo, victoryPoints } from '../rules/04-victory.ts';
import { intelLeft } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import { divisionsAt, garrisonsOf, isBesieged, isCaptured, isDestroyed } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import * as W from '../words/terms.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AIR,
  AMMO,
  BET,
  CONTROL,
  CORE,
  DEDICATED,
  DEDICATED_PORT,
  DIV,
  DIVISIONS,
  DIV_AT,
  DOWN,
  FFI,
  FFI_SUPPLY,
  FOOD,
  FUEL,
  INTEL,
  INTEL_DECK,
  KG,
  KINDS,
  LOGISTICS,
  LYING,
  MARKERS,
  MIDDLETON,
  MINOR,
  MINORS,
  OPENED,
  PD,
  PHASE,
  PHASE_ACTION,
  POOL,
  PORTS,
  RECALLED,
  RECON,
  RECON_HAND,
  RESERVE,
  SPACES,
  STARVING,
  STOCK,
  TANK_DESTROYER,
  TRUCKS_ASIDE,
  TRUCK_STOCK,
  UNCOVERED,
  WEATHER,
  WEHR,
  WEHR_PILE,
  ZONE,
} = L;

const COMMON = 30;
const PER_DIVISION = SPACES + 6;
const PER_PORT = 8;
const PER_SPACE = 5;
const INTEL_CARDS = 20;
const RECON_CARDS = 28;
const WEHR_CARDS = 24;

const DIVISIONS_AT = COMMON;
const PORTS_AT = DIVISIONS_AT + DIVISIONS * PER_DIVISION;
const SPACES_AT = PORTS_AT + PORTS * PER_PORT;
const MINORS_AT = SPACES_AT + SPACES * PER_SPACE;
const CARDS_AT = MINORS_AT + MINORS;

export const FEATURES = CARDS_AT + INTEL_CARDS + RECON_CARDS + WEHR_CARDS;

/** In words, for the terms of the evaluation. */
export const GROUPS: readonly InputGroup[] = [
  { label: W.stillToCome, from: 0 },
  { label: W.divisions, from: DIVISIONS_AT },
  { label: W.ports, from: PORTS_AT },
  { label: W.ground, from: SPACES_AT },
  { label: W.minorPorts, from: MINORS_AT },
  { label: W.cards, from: CARDS_AT },
];

/** Fills `out`; all numbers are between 0 and about 2. */
export function features(t: GameData, s: State, out: Float64Array): void {
  out.fill(0);
  common(t, s, out);
  for (let card = 0; card < DIVISIONS; card++) division(s, card, out, DIVISIONS_AT + card * PER_DIVISION);
  for (let port = 0; port < PORTS; port++) portFeatures(t, s, port, out, PORTS_AT + port * PER_PORT);
  let i = SPACES_AT;
  for (let space = 0; space < SPACES; space++) {
    out[i++] = s[CONTROL + space] !== 0 ? 1 : 0;
    out[i++] = s[KG + space] !== 0 ? 1 : 0;
    for (let kind = 0; kind < KINDS; kind++) out[i++] = s[LYING + space * KINDS + kind] / 3;
  }
  for (let minor = 0; minor < MINORS; minor++) out[i++] = s[MINOR + minor] === 1 ? 1 : 0;
  for (let card = 0; card < INTEL_CARDS; card++) out[i++] = s[INTEL + card] === INTEL_DECK ? 1 : 0;
  for (let card = 0; card < RECON_CARDS; card++) out[i++] = s[RECON + card] === RECON_HAND ? 1 : 0;
  for (let card = 0; card < WEHR_CARDS; card++) out[i++] = s[WEHR + card] === WEHR_PILE ? 1 : 0;
}

/** Time, stock, trucks, resistance, special cards. */
function common(t: GameData, s: State, out: Float64Array): void {
  const left = intelLeft(s);
  let i = 0;
  out[i++] = left / 16;
  out[i++] = Math.min(left, 3) / 3;
  out[i++] = Math.min(left, 8) / 8;
  out[i++] = s[CORE] / 3;
  out[i++] = s[PHASE] === PHASE_ACTION ? 1 : 0;
  out[i++] = s[WEATHER];
  out[i++] = s[LOGISTICS] === 1 ? 1 : 0;
  out[i++] = s[LOGISTICS] >= 2 ? 1 : 0;
  for (let kind = 0; kind < KINDS; kind++) out[i++] = s[STOCK + kind] / 8;
  for (let kind = 0; kind < KINDS; kind++) out[i++] = s[POOL + kind] / 8;
  out[i++] = s[RECALLED];
  out[i++] = s[ZONE] / 3;
  out[i++] = s[ZONE + 1] / 3;
  out[i++] = s[FFI_SUPPLY] / 4;
  out[i++] = s[TRUCK_STOCK] / 4;
  out[i++] = s[RESERVE] / 4;
  out[i++] = s[TRUCKS_ASIDE] / 4;
  out[i++] = s[MIDDLETON];
  out[i++] = s[TANK_DESTROYER] === 0 ? 0 : 1;
  out[i++] = s[AIR] === 0 ? 0 : 1;
  out[i++] = s[BET] > 0 ? 1 : 0;
  out[i++] = (plainAmmo(t, s) % 5) / 5;
  out[i++] = s[OPENED] / 2;
  out[i++] = s[UNCOVERED];
  out[i++] = victoryPoints(t, s) / 16;
  out[i++] = s[MARKERS] / 8;
}

/** Where a Division stands and what it carries. */
function division(s: State, card: number, out: Float64Array, at: number): void {
  const held = DIV + card * KINDS;
  out[at + s[DIV_AT + card]] = 1;
  let i = at + SPACES;
  out[i++] = s[held + FUEL] / 3;
  out[i++] = s[held + AMMO] / 3;
  out[i++] = s[held + FOOD] / 3;
  out[i++] = s[held + FUEL] > 0 ? 1 : 0;
  out[i++] = s[held + FUEL] > 1 ? 1 : 0;
  out[i++] = s[STARVING + card];
}

function portFeatures(t: GameData, s: State, port: number, out: Float64Array, at: number): void {
  const space = t.portSpace[port];
  let standing = 0;
  for (let rest = garrisonsOf(t, s, port) & ~s[DOWN + port]; rest !== 0; rest &= rest - 1) standing++;
  const seen = s[DEDICATED + DEDICATED_PORT + port];
  let i = at;
  out[i++] = isCaptured(t, s, port) ? 1 : 0;
  out[i++] = isBesieged(t, s, port) ? 1 : 0;
  out[i++] = isDestroyed(t, s, port) ? 1 : 0;
  out[i++] = s[PD + port] / t.rating[port];
  out[i++] = s[FFI + space] / 2;
  out[i++] = divisionsAt(s, space) / 2;
  out[i++] = standing / 4;
  out[i++] = seen > 0 ? t.wehrAmmo[seen - 1] / 6 : 0;
}
