// What the evaluation looks at: a position as a list of small numbers, most of them 0.
import type { State } from '@bocage/engine';
import { intelLeft } from './decks.ts';
import * as L from './layout.ts';
import { divisionsAt, garrisonsOf, isBesieged, isCaptured, isDestroyed } from './queries.ts';
import { plainAmmo, victoryPoints } from './rules/04-victory.ts';
import type { Tables } from './tables.ts';

const PER_DIVISION = L.SPACES + 6;
const PER_PORT = 8;
const INTEL_CARDS = 20;
const RECON_CARDS = 28;
const WEHR_CARDS = 24;

export const FEATURES = 30 + L.DIVISIONS * PER_DIVISION + L.PORTS * PER_PORT + L.SPACES * 5 + L.MINORS + INTEL_CARDS + RECON_CARDS + WEHR_CARDS;

/** Fills `out`; all numbers are between -1 and about 2. */
export function features(t: Tables, s: State, out: Float64Array): void {
  out.fill(0);
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
  for (let k = 0; k < 3; k++) out[i++] = s[L.STOCK + k] / 8;
  for (let k = 0; k < 3; k++) out[i++] = s[L.POOL + k] / 8;
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
  for (let card = 0; card < L.DIVISIONS; card++) {
    const at = L.DIV + card * L.KINDS;
    out[i + s[L.DIV_AT + card]] = 1;
    i += L.SPACES;
    out[i++] = s[at + L.FUEL] / 3;
    out[i++] = s[at + L.AMMO] / 3;
    out[i++] = s[at + L.FOOD] / 3;
    out[i++] = s[at + L.FUEL] > 0 ? 1 : 0;
    out[i++] = s[at + L.FUEL] > 1 ? 1 : 0;
    out[i++] = s[L.STARVING + card];
  }
  for (let port = 0; port < L.PORTS; port++) {
    const space = t.portSpace[port];
    const down = s[L.DOWN + port];
    let standing = 0;
    for (let rest = garrisonsOf(t, s, port) & ~down; rest !== 0; rest &= rest - 1) standing++;
    out[i++] = isCaptured(t, s, port) ? 1 : 0;
    out[i++] = isBesieged(t, s, port) ? 1 : 0;
    out[i++] = isDestroyed(t, s, port) ? 1 : 0;
    out[i++] = s[L.PD + port] / t.rating[port];
    out[i++] = s[L.FFI + space] / 2;
    out[i++] = divisionsAt(s, space) / 2;
    out[i++] = standing / 4;
    out[i++] = s[L.DEDICATED + L.DEDICATED_PORT + port] > 0 ? t.wehrAmmo[s[L.DEDICATED + L.DEDICATED_PORT + port] - 1] / 6 : 0;
  }
  for (let space = 0; space < L.SPACES; space++) {
    out[i++] = s[L.CONTROL + space] !== 0 ? 1 : 0;
    out[i++] = s[L.KG + space] !== 0 ? 1 : 0;
    for (let k = 0; k < 3; k++) out[i++] = s[L.LYING + space * L.KINDS + k] / 3;
  }
  for (let minor = 0; minor < L.MINORS; minor++) out[i++] = s[L.MINOR + minor] === 1 ? 1 : 0;
  for (let card = 0; card < INTEL_CARDS; card++) out[i++] = s[L.INTEL + card] === L.INTEL_DECK ? 1 : 0;
  for (let card = 0; card < RECON_CARDS; card++) out[i++] = s[L.RECON + card] === L.RECON_HAND ? 1 : 0;
  for (let card = 0; card < WEHR_CARDS; card++) out[i++] = s[L.WEHR + card] === L.WEHR_PILE ? 1 : 0;
}
