// The board drawn in text, at most 100 columns: the areas where they lie on the map, then who is where.
import type { State } from '@bocage/engine';
import { phaseOf } from '../facts/facts.ts';
import { lyingIn, unitsIn, writeUnit, writeWeapon } from '../positions/numbering.ts';
import { starsOf } from '../rules/victory.ts';
import {
  CONTROL,
  COUNT,
  FIGURES,
  FIRST_BOX,
  FRESH,
  GE,
  INITIATIVE,
  MARKER_PLACE,
  MARKER_SIDE,
  MARKERS,
  PIECES,
  PLACE,
  PLACES,
  TURN,
  US,
} from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { phaseName } from './board.ts';
import { counted, placeWord, SIDE_ID, SIDE_NAME } from './names.ts';

const WIDTH = 100;
const ROWS = 44;
/** Labels of this width and two lines never touch each other at this scale; a test says so. */
const LABEL = 13;

export function draw(t: GameData, s: State, _seat: number): string {
  const label = t.data.map.track[s[TURN] - 1]?.label ?? '';
  const head = [
    `Turn ${s[TURN]} of ${t.turns}, ${label}. ${phaseName(phaseOf(s))}, ${SIDE_NAME[s[INITIATIVE]]} first. American Victory Areas: ${starsOf(t, s, US)} of ${t.stars.length}.`,
    'Areas: number, * Victory Area, +terrain, control; U, G: fresh/spent units; !8 interdiction; w weapon',
  ];
  return [...head, ...schematic(t, s), ...roster(t, s)].join('\n').concat('\n');
}

/** The centre of a label in the drawing, from the place's centre on the map. */
function labelAt(t: GameData, place: number): readonly [column: number, row: number] {
  const { canvas, areas, boxes } = t.data.map;
  const [x, y] = place < FIRST_BOX ? areas[place - 1].centre : boxes[place - FIRST_BOX].centre;
  const column = Math.round((x / canvas.width) * WIDTH - LABEL / 2);
  const row = Math.round((y / canvas.height) * ROWS);
  return [Math.max(0, Math.min(WIDTH - LABEL, column)), Math.max(0, Math.min(ROWS, row))];
}

function schematic(t: GameData, s: State): string[] {
  const grid = Array.from({ length: ROWS + 2 }, () => ' '.repeat(WIDTH));
  const write = (column: number, row: number, text: string): void => {
    const line = grid[row];
    grid[row] = line.slice(0, column) + text + line.slice(column + text.length);
  };
  for (let p = 1; p < PLACES; p++) {
    const [column, row] = labelAt(t, p);
    write(column, row, areaLine(t, s, p));
    write(column, row + 1, forceLine(s, p));
  }
  return grid.map((line) => line.trimEnd());
}

/** `7* +3 G !5` */
function areaLine(t: GameData, s: State, place: number): string {
  if (place >= FIRST_BOX) return `[${placeWord(t, place)}]`;
  const star = t.star[place] === 1 ? '*' : '';
  const words = [`${placeWord(t, place)}${star}`, `+${t.tem[place]}`, SIDE_ID[s[CONTROL + place]][0]];
  let highest = 0;
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] === place) highest = Math.max(highest, t.markerValue[m]);
  }
  if (highest > 0) words.push(`!${highest}`);
  return words.join(' ').slice(0, LABEL);
}

/** `U2/1 G1/0 w` */
function forceLine(s: State, place: number): string {
  const words: string[] = [];
  for (const side of [US, GE]) {
    const n = s[COUNT + side * PLACES + place];
    const fresh = s[FRESH + side * PLACES + place];
    if (n > 0) words.push(`${SIDE_ID[side][0]}${fresh}/${n - fresh}`);
  }
  for (let w = 0; w < PIECES; w++) {
    if (s[PLACE + w] !== place || s[COUNT + place] + s[COUNT + PLACES + place] > 0) continue;
    words.push('w');
    break;
  }
  return words.join(' ').slice(0, LABEL);
}

/** One entry for each place with pieces: name, ground, neighbours, then each side's units. */
function roster(t: GameData, s: State): string[] {
  const lines: string[] = ['-'.repeat(WIDTH)];
  for (let p = 1; p < PLACES; p++) {
    const lying = lyingIn(t, s, p);
    if (s[COUNT + p] + s[COUNT + PLACES + p] + lying.length === 0) continue;
    lines.push(placeLine(t, s, p));
    for (const side of [US, GE]) {
      const units = unitsIn(t, s, side, p).map((u) => writeUnit(t, s, u));
      if (units.length === 0) continue;
      const figures = `${s[FIGURES + side * PLACES + p]} fig`;
      lines.push(...wrap(`   ${SIDE_ID[side]} (${figures}) ${counted(units)}`));
    }
    if (lying.length > 0) lines.push(...wrap(`   lying ${counted(lying.map((w) => writeWeapon(t, s, w)))}`));
  }
  return lines;
}

function placeLine(t: GameData, s: State, place: number): string {
  const near: string[] = [];
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) near.push(placeWord(t, t.near[i]));
  if (place >= FIRST_BOX)
    return `${placeWord(t, place)} ${t.placeName[place]}: lands in ${near.join(', ')}`.slice(0, WIDTH);
  const area = t.data.map.areas[place - 1];
  const words = [`+${t.tem[place]}`];
  if (area.shelter !== 'none') words.push(area.shelter);
  words.push(SIDE_NAME[s[CONTROL + place]]);
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] === place) words.push(`${SIDE_ID[s[MARKER_SIDE + m]]} interdiction ${t.markerValue[m]}`);
  }
  const star = area.star ? '*' : '';
  return `${placeWord(t, place)}${star} ${area.name}: ${words.join(', ')}; next to ${near.join(' ')}`.slice(0, WIDTH);
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > WIDTH) {
    const cut = rest.lastIndexOf(', ', WIDTH - 1) + 1;
    lines.push(rest.slice(0, cut));
    rest = `     ${rest.slice(cut + 1)}`;
  }
  return [...lines, rest];
}
