// Chapter 4, how to win: the sheet of victory points line by line, and the grade.
import type { State } from '@bocage/engine';
import type { GradeId } from '../state/events.ts';
import * as L from '../state/layout.ts';
import { reconUnitsScore } from '../state/options.ts';
import { destroyedPorts, isBesieged, isCaptured, isDestroyed } from '../state/queries.ts';
import { EFFECT, type GameData } from '../state/tables.ts';
import { portId } from '../words/names.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { BET, CONTROL, DOWN, PORTS, RECON, RECON_KEPT, WEHR, WEHR_PILE } = L;

export type ScoreId = 'units' | 'ammo' | 'cities' | 'captured' | 'garrisons' | 'besieged' | 'intact' | 'none' | 'cards';

/** A line of the sheet. */
export interface ScoreLine {
  readonly id: ScoreId;
  readonly points: number;
  readonly rule: string;
  /** The units, spaces, ports or cards that made the points. */
  readonly made: readonly string[];
  /** Garrisons that made the points. */
  readonly garrisons?: readonly { readonly port: string; readonly number: number }[];
  /** Ammo of the defeated units, and the Ammo at which the next point comes. */
  readonly ammo?: number;
  readonly nextAt?: number;
  /** Ports that are destroyed. */
  readonly destroyed?: number;
  /** The last round of a bet that runs. */
  readonly betUntil?: number;
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly grade: GradeId;
}

/** TAMC 4.m: points from which the grades begin. */
export const RESPECTABLE = 18;
export const OUTSTANDING = 23;

/** TAMC 4.m + TAMC B1 */
export function grade(points: number): GradeId {
  if (points >= OUTSTANDING) return 'outstanding';
  return points >= RESPECTABLE ? 'respectable' : 'improvement';
}

/** TAMC 4.d: defeated units with a Medal. */
function medalUnits(t: GameData, s: State): number {
  let n = 0;
  for (let card = 0; card < 24; card++) if (s[WEHR + card] === WEHR_PILE && t.wehrMedal[card] === 1) n++;
  return n;
}

/** TAMC 4.e + TAMC B24: printed Ammo of defeated units without a Medal. */
export function plainAmmo(t: GameData, s: State): number {
  let n = 0;
  for (let card = 0; card < 24; card++) {
    if (s[WEHR + card] === WEHR_PILE && t.wehrMedal[card] === 0) n += t.wehrAmmo[card];
  }
  if (reconUnitsScore(s)) {
    for (let card = 0; card < 28; card++) {
      if (s[RECON + card] === RECON_KEPT && t.effect[card] === EFFECT.fight) n += t.value[card];
    }
  }
  return n;
}

/** TAMC 4.l: kept Aerial Recon cards with a Medal. */
function reconMedals(t: GameData, s: State): number {
  let n = 0;
  for (let card = 0; card < 28; card++) {
    if (s[RECON + card] === RECON_KEPT && t.effect[card] !== EFFECT.fight) n++;
  }
  return n;
}

function medalGarrisons(t: GameData, s: State): number {
  let n = 0;
  for (let port = 0; port < PORTS; port++) {
    for (let number = 1; number <= 4; number++) {
      if ((s[DOWN + port] & (1 << number)) !== 0) n += t.garrisonMedal[port * 5 + number];
    }
  }
  return n;
}

/** The total alone, without words: for results, evaluation and simulation. */
export function victoryPoints(t: GameData, s: State): number {
  let points = medalUnits(t, s) + Math.floor(plainAmmo(t, s) / 5) + medalGarrisons(t, s) + reconMedals(t, s);
  for (const city of t.cities) if (s[CONTROL + city] !== 0) points++;
  let destroyed = 0;
  for (let port = 0; port < PORTS; port++) {
    if (isCaptured(t, s, port) || isBesieged(t, s, port)) points++;
    if (isDestroyed(t, s, port)) destroyed++;
    else points++;
  }
  return destroyed === 0 ? points + 1 : points;
}

/** TAMC 4.d - TAMC 4.l: the whole sheet, as it stands now; at the end it is final. */
export function scoreOf(t: GameData, s: State): Score {
  const ports = (test: (port: number) => boolean): string[] =>
    Array.from({ length: PORTS }, (_, port) => port)
      .filter(test)
      .map((port) => portId(t, port));
  const units = t.data.wehrmacht.filter((_, card) => s[WEHR + card] === WEHR_PILE && t.wehrMedal[card] === 1);
  const ammo = plainAmmo(t, s);
  const cities = t.cities.filter((city) => s[CONTROL + city] !== 0).map((city) => t.spaceIds[city]);
  const captured = ports((port) => isCaptured(t, s, port));
  const besieged = ports((port) => !isCaptured(t, s, port) && isBesieged(t, s, port));
  const intact = ports((port) => !isDestroyed(t, s, port));
  const destroyed = destroyedPorts(t, s);
  const garrisons = t.data.ports.flatMap((row, port) =>
    row.garrisons
      .filter((g) => g.medal && (s[DOWN + port] & (1 << g.number)) !== 0)
      .map((g) => ({ port: portId(t, port), number: g.number })),
  );
  const medals = t.data.recon.filter((_, card) => s[RECON + card] === RECON_KEPT && t.effect[card] !== EFFECT.fight);
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
  const fives = Math.floor(ammo / 5);
  const lines: ScoreLine[] = [
    { id: 'units', points: units.length, rule: 'TAMC 4.d', made: ids(units) },
    { id: 'ammo', points: fives, rule: 'TAMC 4.e', made: [], ammo, nextAt: (fives + 1) * 5 },
    { id: 'cities', points: cities.length, rule: 'TAMC 4.f', made: cities },
    { id: 'captured', points: captured.length, rule: 'TAMC 4.g', made: captured },
    { id: 'garrisons', points: garrisons.length, rule: 'TAMC 4.h', made: [], garrisons },
    { id: 'besieged', points: besieged.length, rule: 'TAMC 4.i', made: besieged },
    { id: 'intact', points: intact.length, rule: 'TAMC 4.j', made: intact },
    { id: 'none', points: destroyed === 0 ? 1 : 0, rule: 'TAMC 4.k', made: [], destroyed },
    { id: 'cards', points: medals.length, rule: 'TAMC 4.l', made: ids(medals), betUntil: s[BET] },
  ];
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return { lines, total, grade: grade(total) };
}
