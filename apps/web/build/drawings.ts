// The drawings that never change with a game: made once at build time, each as a day and a night sheet.
import { findGame } from '@bocage/catalogue';
import { THEATRE } from '../src/games/sherman-leader/theatre.ts';
import { COVERS } from '../src/map/cover-windows.ts';
import { type BrittanyData, brittanyCover, brittanySheet } from './ground/brittany.ts';
import { fewBytes } from './ground/few-bytes.ts';
import { hexSheet, relief, TERRAINS } from './ground/hexes.ts';
import { night } from './ground/night.ts';
import { type GroundData, pointeDuHoc } from './ground/pointe-du-hoc.ts';
import { theatreGround } from './ground/theatre.ts';
import { theatres } from './ground/theatre-data.ts';
import { theatreSheet } from './ground/theatre-sheet.ts';
import { winter } from './ground/winter.ts';

/** Name and SVG text of every drawing. */
export async function drawings(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const put = (name: string, svg: string): void => {
    const day = fewBytes(svg);
    found.set(`${name}-day`, day);
    found.set(`${name}-night`, night(day));
  };
  const rudder = await findGame('rudders-line')?.load();
  if (rudder !== undefined) {
    // Checked by the game's own schema before it was packed.
    const { map } = rudder.spec.data as { readonly map: GroundData };
    put('rudders-line', pointeDuHoc(map, { x: 0, y: 0, ...map.canvas }));
    put('cover-rudders-line', pointeDuHoc(map, COVERS['rudders-line']));
  }
  for (const terrain of TERRAINS) put(`sherman-leader-${terrain}`, hexSheet(terrain));
  put('sherman-leader-relief', relief(754, 911, 31));
  put('sherman-leader-country', relief(THEATRE.width, THEATRE.height, 47));
  for (const theatre of theatres()) put(`theatre-${theatre.code}`, theatreGround(theatre));
  put('cover-sherman-leader', winter(COVERS['sherman-leader']));
  const credentials = await findGame('credentials')?.load();
  if (credentials !== undefined) {
    // Checked by the game's own schema, as above.
    const data = credentials.spec.data as BrittanyData;
    put('credentials', brittanySheet(data));
    put('cover-credentials', brittanyCover(COVERS.credentials, data));
  }
  return found;
}

/** What the page lays on the theatres, by the name of the file. */
export function theatreSheets(): ReadonlyMap<string, string> {
  return new Map(theatres().map((theatre) => [`theatre-${theatre.code}`, JSON.stringify(theatreSheet(theatre))]));
}
