// Positions written as text: `area 7: US 2 squad, nco2 spent; GE squad+mg42; lying m2`.
import { FRAMES, OPTIONS, type PositionLine, type State } from '@bocage/engine';
import { settleSetup, setup } from '../rules/setup.ts';
import {
  ALL_STARS,
  CONTROL,
  FIRST_BOX,
  GE,
  INITIATIVE,
  MARKER_PLACE,
  MARKER_SIDE,
  MARKERS,
  PLACES,
  TURN,
  US,
} from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { counted, placeWord, SIDE_ID } from '../words/names.ts';
import { identity, lyingIn, unitsIn, writeUnit, writeWeapon } from './numbering.ts';

/** The line of a place: `area 7`, `LC1`. */
export function writeKey(t: GameData, place: number): string {
  return place < FIRST_BOX ? `area ${placeWord(t, place)}` : placeWord(t, place);
}

function writePlace(t: GameData, s: State, place: number): string {
  const parts: string[] = [];
  for (const side of [US, GE]) {
    const units = unitsIn(t, s, side, place).map((u) => writeUnit(t, s, u));
    if (units.length > 0) parts.push(`${SIDE_ID[side]} ${counted(units)}`);
  }
  const lying = lyingIn(t, s, place).map((w) => writeWeapon(t, s, w));
  if (lying.length > 0) parts.push(`lying ${counted(lying)}`);
  return parts.join('; ') || '-';
}

const MARKER_WORDS = ['US artillery', 'GE artillery', 'mortar', 'mortar'] as const;

/** Every line of the position, always the same keys. */
export function writePosition(t: GameData, s: State): readonly PositionLine[] {
  const lines: PositionLine[] = [
    ['cleared', cleared(t, s)],
    ['turn', String(s[TURN])],
    ['initiative', SIDE_ID[s[INITIATIVE]]],
  ];
  for (let p = 1; p < PLACES; p++) lines.push([writeKey(t, p), writePlace(t, s, p)]);
  const us: string[] = [];
  for (let p = 1; p < FIRST_BOX; p++) if (s[CONTROL + p] === US) us.push(placeWord(t, p));
  lines.push(['control US', us.join(' ') || '-']);
  const markers: string[] = [];
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] === 0) continue;
    const whose = m < 2 ? '' : `${SIDE_ID[s[MARKER_SIDE + m]]} `;
    markers.push(`${whose}${MARKER_WORDS[m]} ${placeWord(t, s[MARKER_PLACE + m])}`);
  }
  lines.push(['markers', markers.join(', ') || '-'], ['all stars', String(s[ALL_STARS])], ['counters', identity(t, s)]);
  return lines;
}

/** The places that are not as at the set-up: they are cleared first, so that their counters can be used elsewhere. */
function cleared(t: GameData, s: State): string {
  const start = new Int32Array(s.length);
  start.set(s.subarray(OPTIONS, FRAMES), OPTIONS);
  setup(t, start, undefined, undefined);
  settleSetup(t, start);
  const changed: string[] = [];
  for (let p = 1; p < PLACES; p++) if (writePlace(t, s, p) !== writePlace(t, start, p)) changed.push(placeWord(t, p));
  return changed.join(' ') || '-';
}
