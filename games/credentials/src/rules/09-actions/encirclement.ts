// Chapter 9, encirclement; and chapter 11, Minor Supply Ports that open: what follows from control and sieges.
import { pop, push, type State } from '@bocage/engine';
import * as L from '../../state/layout.ts';
import { isBesieged, isCaptured } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import * as W from '../../words/labels.ts';
import { takeControl } from '../changes.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  CONTACT_AT,
  CONTROL,
  CONTROL_MARKER,
  DEDICATED,
  DEDICATED_CONTACT,
  DOWN,
  LOGISTICS,
  MINOR,
  MINORS,
  OPENED,
  PORTS,
  SPACES,
  WEHR,
  WEHR_PILE,
} = L;

/** TAMC 11.f: Open markers laid by control alone. */
const FIRST_PORTS = 2;

/** Bits of the ordinary spaces without control. */
function uncontrolled(t: GameData, s: State): number {
  let mask = t.ordinary;
  for (let space = 0; space < SPACES; space++) if (s[CONTROL + space] !== 0) mask &= ~(1 << space);
  return mask;
}

/** TAMC 9.i + RTTR 11.2: spaces that no path joins to uncontrolled Rennes or to a free Major Port, as bits. */
function encircled(t: GameData, s: State): number {
  const open = uncontrolled(t, s);
  let front = open & (1 << t.rennes);
  for (let port = 0; port < PORTS; port++) {
    if (!isBesieged(t, s, port) && !isCaptured(t, s, port)) front |= t.near[t.portSpace[port]] & open;
  }
  let joined = 0;
  while (front !== 0) {
    joined |= front;
    let next = 0;
    for (let rest = front; rest !== 0; rest &= rest - 1) next |= t.near[31 - Math.clz32(rest & -rest)];
    front = next & open & ~joined;
  }
  return open & ~joined;
}

/**
 * TAMC 9.h - TAMC 9.p: after any Control marker, siege or capture. May open a decision about Minor Ports, so the
 * caller must have left its own frame in order.
 */
export function checkMap(t: GameData, s: State, tell: TellIt): void {
  if (s[LOGISTICS] > 0) encircle(t, s, tell);
  openPorts(t, s, tell);
}

function encircle(t: GameData, s: State, tell: TellIt): void {
  const caught = encircled(t, s);
  if (caught === 0) return;
  if (tell !== undefined) {
    const spaces = Array.from({ length: SPACES }, (_, i) => i).filter((i) => (caught & (1 << i)) !== 0);
    const ids = spaces.map((space) => t.spaceIds[space]);
    tell({ kind: 'encircled', rule: 'TAMC 9.i', spaces: ids, places: ids });
  }
  for (let space = 0; space < SPACES; space++) {
    if ((caught & (1 << space)) === 0) continue;
    takeControl(t, s, space, CONTROL_MARKER, 'encircled', tell);
    if (s[CONTACT_AT] === space + 1) beatContact(s);
  }
}

/** TAMC 9.p + RTTR 11.4: an Unknown Contact marker caught inside counts as beaten. */
function beatContact(s: State): void {
  const card = s[DEDICATED + DEDICATED_CONTACT] - 1;
  s[CONTACT_AT] = 0;
  s[DEDICATED + DEDICATED_CONTACT] = -1;
  if (card >= 0) s[WEHR + card] = WEHR_PILE;
}

/** TAMC 11.g: control of the port, and what its dashed arrow asks for. */
export function mayOpen(t: GameData, s: State, minor: number): boolean {
  if (s[CONTROL + t.minorSpace[minor]] === 0) return false;
  for (const need of t.minorNeeds[minor]) if (!isMet(s, need)) return false;
  return true;
}

/** TAMC 11.g: one part of the condition of a Minor Supply Port. */
export function isMet(s: State, need: GameData['minorNeeds'][number][number]): boolean {
  return need.garrison > 0 ? (s[DOWN + need.space] & (1 << need.garrison)) !== 0 : s[CONTROL + need.space] !== 0;
}

function opens(t: GameData, s: State, minor: number): boolean {
  return s[MINOR + minor] === 0 && mayOpen(t, s, minor);
}

export function layOpen(t: GameData, s: State, minor: number, rule: string, tell: TellIt): void {
  s[MINOR + minor] = 1;
  if (tell !== undefined) {
    const space = t.spaceIds[t.minorSpace[minor]];
    tell({ kind: 'portMarker', rule, space, side: 'open', places: [space] });
  }
}

/** Open and Closed markers beside the board: there are three in all. */
export function openMarkersLeft(t: GameData, s: State): number {
  let n = t.data.components.openMarkers;
  for (let minor = 0; minor < MINORS; minor++) if (s[MINOR + minor] !== 0) n--;
  return n;
}

/** TAMC 11.f, TAMC 11.h + TAMC rA19: the first two that fulfil their condition; the player chooses between equals. */
function openPorts(t: GameData, s: State, tell: TellIt): void {
  const markers = Math.min(FIRST_PORTS - s[OPENED], openMarkersLeft(t, s));
  if (markers <= 0) return;
  let n = 0;
  for (let minor = 0; minor < MINORS; minor++) if (opens(t, s, minor)) n++;
  if (n === 0) return;
  if (n > markers) {
    push(s, STEP.openPort);
    return;
  }
  for (let minor = 0; minor < MINORS; minor++) {
    if (!opens(t, s, minor)) continue;
    s[OPENED]++;
    layOpen(t, s, minor, 'TAMC 11.f', tell);
  }
}

/** TAMC rA19: more ports fulfil their condition at once than markers are left. */
export const openPortStep: Rule = {
  name: 'supplies/open',
  rule: 'TAMC rA19',
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let minor = 0; minor < MINORS; minor++) if (opens(t, s, minor)) out[n++] = minor;
      return n;
    },
    refuse: () => 0,
    apply(t, s, minor, _chance, tell) {
      pop(s);
      s[OPENED]++;
      layOpen(t, s, minor, 'TAMC rA19', tell);
      openPorts(t, s, tell);
    },
    name: (t, _s, minor) => `open ${t.spaceIds[t.minorSpace[minor]]}`,
    describe: (t, _s, minor) => ({
      label: W.open(t.spaceNames[t.minorSpace[minor]]),
      rule: 'TAMC rA19',
      verb: 'open',
      places: [t.spaceIds[t.minorSpace[minor]]],
      mark: 'select',
    }),
    prompt: (t, s) => ({
      ...asks.openPort(FIRST_PORTS - s[OPENED]),
      places: t.data.minor.flatMap((row, minor) => (opens(t, s, minor) ? [row.id] : [])),
      data: { left: FIRST_PORTS - s[OPENED] },
    }),
  },
};
