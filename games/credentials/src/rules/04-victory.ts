// Chapter 4, how to win: the sheet of victory points line by line, and the grade.
import type { Result, State } from '@bocage/engine';
import { BET, CONTROL, DOWN, PORTS, RECON, RECON_KEPT, WEHR, WEHR_PILE } from '../state/layout.ts';
import { reconUnitsScore } from '../state/options.ts';
import { destroyedPorts, isBesieged, isCaptured, isDestroyed } from '../state/queries.ts';
import { EFFECT, type Tables } from '../state/tables.ts';
import { plural, portName } from '../words/names.ts';

/** A line of the sheet. */
export interface ScoreLine {
  readonly id: string;
  readonly label: string;
  readonly points: number;
  readonly rule: string;
  /** What made the points, or what is missing. */
  readonly text: string;
}

export interface ScoreSheet {
  readonly lines: readonly ScoreLine[];
  readonly total: number;
  readonly grade: string;
}

const RESPECTABLE = 18;
const OUTSTANDING = 23;

/** TAMC 4.m + TAMC B1 */
export function grade(points: number): string {
  if (points >= OUTSTANDING) return 'Outstanding work';
  return points >= RESPECTABLE ? 'A respectable outcome' : 'Room for improvement';
}

/** TAMC 4.d: defeated units with a Medal. */
function medalUnits(t: Tables, s: State): number {
  let n = 0;
  for (let card = 0; card < 24; card++) if (s[WEHR + card] === WEHR_PILE && t.wehrMedal[card] === 1) n++;
  return n;
}

/** TAMC 4.e + TAMC B24: printed Ammo of defeated units without a Medal. */
export function plainAmmo(t: Tables, s: State): number {
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
function reconMedals(t: Tables, s: State): number {
  let n = 0;
  for (let card = 0; card < 28; card++) {
    if (s[RECON + card] === RECON_KEPT && t.effect[card] !== EFFECT.fight) n++;
  }
  return n;
}

function medalGarrisons(t: Tables, s: State): number {
  let n = 0;
  for (let port = 0; port < PORTS; port++) {
    for (let number = 1; number <= 4; number++) {
      if ((s[DOWN + port] & (1 << number)) !== 0) n += t.garrisonMedal[port * 5 + number];
    }
  }
  return n;
}

/** The total alone, without words: for results, evaluation and simulation. */
export function victoryPoints(t: Tables, s: State): number {
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
export function scoreSheet(t: Tables, s: State): ScoreSheet {
  const ports = (test: (port: number) => boolean): string[] =>
    Array.from({ length: PORTS }, (_, port) => port)
      .filter(test)
      .map((port) => portName(t, port));
  const names = (list: readonly string[]): string => list.join(', ') || 'none';
  const units = t.data.wehrmacht.filter((_, card) => s[WEHR + card] === WEHR_PILE && t.wehrMedal[card] === 1);
  const ammo = plainAmmo(t, s);
  const cities = t.cities.filter((city) => s[CONTROL + city] !== 0).map((city) => t.spaceNames[city]);
  const captured = ports((port) => isCaptured(t, s, port));
  const besieged = ports((port) => !isCaptured(t, s, port) && isBesieged(t, s, port));
  const intact = ports((port) => !isDestroyed(t, s, port));
  const destroyed = destroyedPorts(t, s);
  const garrisons = t.data.ports.flatMap((row, port) =>
    row.garrisons
      .filter((g) => g.medal && (s[DOWN + port] & (1 << g.number)) !== 0)
      .map((g) => `${portName(t, port)} ${g.number}`),
  );
  const medals = t.data.recon.filter((_, card) => s[RECON + card] === RECON_KEPT && t.effect[card] !== EFFECT.fight);
  const lines: ScoreLine[] = [
    {
      id: 'units',
      label: 'Defeated units with a Medal',
      points: units.length,
      rule: 'TAMC 4.d',
      text: names(units.map((u) => u.name)),
    },
    {
      id: 'ammo',
      label: 'Ammo of defeated units without a Medal, for every 5',
      points: Math.floor(ammo / 5),
      rule: 'TAMC 4.e',
      text: `${ammo} Ammo; the next point comes at ${(Math.floor(ammo / 5) + 1) * 5}`,
    },
    {
      id: 'cities',
      label: 'Rennes, Chateaubriant, Nantes',
      points: cities.length,
      rule: 'TAMC 4.f',
      text: names(cities),
    },
    { id: 'captured', label: 'Major Ports captured', points: captured.length, rule: 'TAMC 4.g', text: names(captured) },
    {
      id: 'garrisons',
      label: 'Garrisons with a Medal',
      points: medalGarrisons(t, s),
      rule: 'TAMC 4.h',
      text: names(garrisons),
    },
    {
      id: 'besieged',
      label: 'Major Ports besieged but not captured',
      points: besieged.length,
      rule: 'TAMC 4.i',
      text: names(besieged),
    },
    { id: 'intact', label: 'Major Ports not destroyed', points: intact.length, rule: 'TAMC 4.j', text: names(intact) },
    {
      id: 'none',
      label: 'No Major Port destroyed',
      points: destroyed === 0 ? 1 : 0,
      rule: 'TAMC 4.k',
      text: destroyed === 0 ? 'all four stand' : `${plural(destroyed, 'port')} destroyed`,
    },
    {
      id: 'cards',
      label: 'Aerial Recon cards with a Medal',
      points: medals.length,
      rule: 'TAMC 4.l',
      text: names(medals.map((m) => m.name)) + (s[BET] > 0 ? `; Patton’s Bet runs until round ${s[BET]}` : ''),
    },
  ];
  const total = lines.reduce((sum, line) => sum + line.points, 0);
  return { lines, total, grade: grade(total) };
}

/** TAMC 4.c, TAMC 4.m */
export function result(t: Tables, s: State): Result {
  const sheet = scoreSheet(t, s);
  const made = sheet.lines.filter((line) => line.points > 0).map((line) => `${line.label} ${line.points}`);
  return {
    score: sheet.total,
    grade: sheet.grade,
    text: `${plural(sheet.total, 'victory point')}: ${made.join('; ') || 'nothing'}.`,
    rule: 'TAMC 4.m',
  };
}
