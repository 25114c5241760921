// What the evaluation looks at: a position as a list of small numbers, most of them 0.
import type { InputGroup, State } from '@bocage/engine';
import { intelLeft } from './decks.ts';
import * as L from './layout.ts';
import { divisionsAt, garrisonsOf, isBesieged, isCaptured, isDestroyed } from './queries.ts';
import { plainAmmo, victoryPoints } from './rules/04-victory.ts';
import type { Tables } from './tables.ts';

const COMMON = 30;
const PER_DIVISION = L.SPACES + 6;
const PER_PORT = 8;
const PER_SPACE = 5;
const INTEL_CARDS = 20;
const RECON_CARDS = 28;
const WEHR_CARDS = 24;

const DIVISIONS_AT = COMMON;
const PORTS_AT = DIVISIONS_AT + L.DIVISIONS * PER_DIVISION;
const SPACES_AT = PORTS_AT + L.PORTS * PER_PORT;
const MINORS_AT = SPACES_AT + L.SPACES * PER_SPACE;
const CARDS_AT = MINORS_AT + L.MINORS;

export const FEATURES = CARDS_AT + INTEL_CARDS + RECON_CARDS + WEHR_CARDS;

/** In words, for the terms of the evaluation. */
export const GROUPS: readonly InputGroup[] = [
  { label: 'Still to come at this stage, with stock, trucks and resistance', from: 0 },
  { label: 'Divisions: where they stand and what they carry', from: DIVISIONS_AT },
  { label: 'Ports: sieges, garrisons and demolitions', from: PORTS_AT },
  { label: 'Ground, depots and Kampfgruppen', from: SPACES_AT },
  { label: 'Minor ports', from: MINORS_AT },
  { label: 'Cards in hand, drawn and beaten', from: CARDS_AT },
];

/** Fills `out`; all numbers are between 0 and about 2. */
export function features(t: Tables, s: State, out: Float64Array): void {
  out.fill(0);
  common(t, s, out);
  for (let card = 0; card < L.DIVISIONS; card++) division(s, card, out, DIVISIONS_AT + card * PER_DIVISION);
  for (let port = 0; port < L.PORTS; port++) portFeatures(t, s, port, out, PORTS_AT + port * PER_PORT);
  let i = SPACES_AT;
  for (let space = 0; space < L.SPACES; space++) {
    out[i++] = s[L.CONTROL + space] !== 0 ? 1 : 0;
    out[i++] = s[L.KG + space] !== 0 ? 1 : 0;
    for (let kind = 0; kind < L.KINDS; kind++) out[i++] = s[L.LYING + space * L.KINDS + kind] / 3;
  }
  for (let minor = 0; minor < L.MINORS; minor++) out[i++] = s[L.MINOR + minor] === 1 ? 1 : 0;
  for (let card = 0; card < INTEL_CARDS; card++) out[i++] = s[L.INTEL + card] === L.INTEL_DECK ? 1 : 0;
  for (let card = 0; card < RECON_CARDS; card++) out[i++] = s[L.RECON + card] === L.RECON_HAND ? 1 : 0;
  for (let card = 0; card < WEHR_CARDS; card++) out[i++] = s[L.WEHR + card] === L.WEHR_PILE ? 1 : 0;
}

/** Time, stock, trucks, resistance, special cards. */
function common(t: Tables, s: State, out: Float64Array): void {
  const left = intelLeft(s);
  let i = 0;
  out[i++] = left / 16;
  out[i++] = Math.min(left, 3) / 3;
  out[i++] = Math.min(left, 8) / 8;
  out[i++] = s[L.CORE] / 3;
  out[i++] = s[L.PHASE] === L.PHASE_ACTION ? 1 : 0;
  out[i++] = s[L.WEATHER];
  out[i++] = s[L.LOGISTICS] === 1 ? 1 : 0;
  out[i++] = s[L.LOGISTICS] >= 2 ? 1 : 0;
  for (let kind = 0; kind < L.KINDS; kind++) out[i++] = s[L.STOCK + kind] / 8;
  for (let kind = 0; kind < L.KINDS; kind++) out[i++] = s[L.POOL + kind] / 8;
  out[i++] = s[L.RECALLED];
  out[i++] = s[L.ZONE] / 3;
  out[i++] = s[L.ZONE + 1] / 3;
  out[i++] = s[L.FFI_SUPPLY] / 4;
  out[i++] = s[L.TRUCK_STOCK] / 4;
  out[i++] = s[L.RESERVE] / 4;
  out[i++] = s[L.TRUCKS_ASIDE] / 4;
  out[i++] = s[L.MIDDLETON];
  out[i++] = s[L.TANK_DESTROYER] === 0 ? 0 : 1;
  out[i++] = s[L.AIR] === 0 ? 0 : 1;
  out[i++] = s[L.BET] > 0 ? 1 : 0;
  out[i++] = (plainAmmo(t, s) % 5) / 5;
  out[i++] = s[L.OPENED] / 2;
  out[i++] = s[L.UNCOVERED];
  out[i++] = victoryPoints(t, s) / 16;
  out[i++] = s[L.MARKERS] / 8;
}

/** Where a Division stands and what it carries. */
function division(s: State, card: number, out: Float64Array, at: number): void {
  const held = L.DIV + card * L.KINDS;
  out[at + s[L.DIV_AT + card]] = 1;
  let i = at + L.SPACES;
  out[i++] = s[held + L.FUEL] / 3;
  out[i++] = s[held + L.AMMO] / 3;
  out[i++] = s[held + L.FOOD] / 3;
  out[i++] = s[held + L.FUEL] > 0 ? 1 : 0;
  out[i++] = s[held + L.FUEL] > 1 ? 1 : 0;
  out[i++] = s[L.STARVING + card];
}

function portFeatures(t: Tables, s: State, port: number, out: Float64Array, at: number): void {
  const space = t.portSpace[port];
  let standing = 0;
  for (let rest = garrisonsOf(t, s, port) & ~s[L.DOWN + port]; rest !== 0; rest &= rest - 1) standing++;
  const seen = s[L.DEDICATED + L.DEDICATED_PORT + port];
  let i = at;
  out[i++] = isCaptured(t, s, port) ? 1 : 0;
  out[i++] = isBesieged(t, s, port) ? 1 : 0;
  out[i++] = isDestroyed(t, s, port) ? 1 : 0;
  out[i++] = s[L.PD + port] / t.rating[port];
  out[i++] = s[L.FFI + space] / 2;
  out[i++] = divisionsAt(s, space) / 2;
  out[i++] = standing / 4;
  out[i++] = seen > 0 ? t.wehrAmmo[seen - 1] / 6 : 0;
}
