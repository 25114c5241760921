// How good a position is, in points: what is scored now, and what is about to be, as plain weighted features.
import type { State, Term } from '@bocage/engine';
import { intelLeft } from './decks.ts';
import * as L from './layout.ts';
import { divisionsAt, isBesieged, isCaptured, isDestroyed } from './queries.ts';
import { victoryPoints } from './rules/04-victory.ts';
import type { Tables } from './tables.ts';
import { look, pull } from './thumb/goals.ts';

/** Features lose their worth towards the end. */
function timeLeft(s: State): number {
  return Math.min(1, intelLeft(s) / 8);
}

/** Ports that will be destroyed in the rounds to come, and sieges that are under way. */
function ports(t: Tables, s: State): number {
  const left = intelLeft(s);
  let value = 0;
  for (let port = 0; port < L.PORTS; port++) {
    if (isCaptured(t, s, port)) continue;
    if (!isDestroyed(t, s, port)) value -= Math.min(1, left / 6) * (0.35 + (0.5 * s[L.PD + port]) / t.rating[port]);
    const space = t.portSpace[port];
    if (!isBesieged(t, s, port)) value += timeLeft(s) * 0.15 * (s[L.FFI + space] + divisionsAt(s, space));
  }
  return value;
}

/** What the Divisions carry. */
function carried(s: State): number {
  let value = 0;
  for (let card = 0; card < L.DIVISIONS; card++) {
    const at = L.DIV + card * L.KINDS;
    value += 0.16 * s[at + L.AMMO] + 0.12 * Math.min(3, s[at + L.FUEL]) + 0.08 * Math.min(2, s[at + L.FOOD]);
    value -= 0.4 * s[L.STARVING + card];
  }
  return timeLeft(s) * value;
}

/** How near the Divisions are to their goals. */
function nearness(t: Tables, s: State): number {
  let value = 0;
  for (let card = 0; card < L.DIVISIONS; card++) {
    look(t, s, card);
    value += 0.5 * pull(t, card, s[L.DIV_AT + card], -1);
  }
  return timeLeft(s) * value;
}

/** Cards in hand, trucks in reserve, FFI in the Maquis Zones. */
function reserves(s: State): number {
  let value = 0.04 * s[L.RESERVE] + 0.03 * (s[L.ZONE] + s[L.ZONE + 1]);
  for (let card = 0; card < 28; card++) if (s[L.RECON + card] === L.RECON_HAND) value += 0.15;
  return timeLeft(s) * value;
}

export function evaluate(t: Tables, s: State, _seat: number): number {
  return victoryPoints(t, s) + ports(t, s) + carried(s) + nearness(t, s) + reserves(s);
}

/** The same for a person, feature by feature. */
export function terms(t: Tables, s: State, _seat: number): readonly Term[] {
  return [
    { label: 'Victory points now', value: victoryPoints(t, s) },
    { label: 'Ports in danger, sieges under way', value: ports(t, s) },
    { label: 'Supplies and hunger of the Divisions', value: carried(s) },
    { label: 'Divisions near their goals', value: nearness(t, s) },
    { label: 'Cards, trucks and FFI in reserve', value: reserves(s) },
  ];
}
