// Figures of a position that people know, so that a hint can say what speaks for it; and the grades.
import type { Gauge, GradeStep, State } from '@bocage/engine';
import { OUTSTANDING, RESPECTABLE } from '../rules/04-victory.ts';
import {
  AMMO,
  CONTROL,
  DIV,
  DIVISIONS,
  DOWN,
  FOOD,
  FUEL,
  KINDS,
  PD,
  PORTS,
  RECON,
  RECON_HAND,
  STARVING,
  TRUCK_STOCK,
  WEHR,
  WEHR_PILE,
} from '../state/layout.ts';
import { isBesieged, isCaptured } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import { GAUGES } from '../words/gauges.ts';
import { GRADES } from '../words/score.ts';

/** TAMC 4.m */
export function grades(): readonly GradeStep[] {
  return [
    { grade: GRADES.improvement, from: 0 },
    { grade: GRADES.respectable, from: RESPECTABLE },
    { grade: GRADES.outstanding, from: OUTSTANDING },
  ];
}

function countOf(n: number, test: (i: number) => boolean): number {
  let found = 0;
  for (let i = 0; i < n; i++) if (test(i)) found++;
  return found;
}

const ones = (bits: number): number => countOf(32, (i) => (bits & (1 << i)) !== 0);

/** The worths are rough: what the lines of the score sheet give, and a part of it for what leads there. */
export function gauges(t: GameData, s: State): readonly Gauge[] {
  let garrisons = 0;
  let destruction = 0;
  for (let port = 0; port < PORTS; port++) {
    garrisons += ones(s[DOWN + port]);
    destruction += s[PD + port];
  }
  const carried = (kind: number): number => {
    let n = 0;
    for (let card = 0; card < DIVISIONS; card++) n += s[DIV + card * KINDS + kind];
    return n;
  };
  return [
    { ...GAUGES.portsCaptured, value: countOf(PORTS, (port) => isCaptured(t, s, port)), worth: 1.5 },
    { ...GAUGES.portsUnderSiege, value: countOf(PORTS, (port) => isBesieged(t, s, port)), worth: 1 },
    { ...GAUGES.garrisonsDefeated, value: garrisons, worth: 1 },
    { ...GAUGES.germanUnitsDefeated, value: countOf(24, (card) => s[WEHR + card] === WEHR_PILE), worth: 0.7 },
    { ...GAUGES.citiesHeld, value: t.cities.filter((city) => s[CONTROL + city] !== 0).length, worth: 1 },
    { ...GAUGES.demolition, value: destruction, worth: -0.3 },
    { ...GAUGES.starvingDivisions, value: countOf(DIVISIONS, (card) => s[STARVING + card] !== 0), worth: -0.8 },
    { ...GAUGES.fuelCarried, value: carried(FUEL), worth: 0.15 },
    { ...GAUGES.ammoCarried, value: carried(AMMO), worth: 0.15 },
    { ...GAUGES.foodCarried, value: carried(FOOD), worth: 0.15 },
    { ...GAUGES.trucksInStock, value: s[TRUCK_STOCK], worth: 0.1 },
    { ...GAUGES.reconCardsInHand, value: countOf(28, (card) => s[RECON + card] === RECON_HAND), worth: 0.2 },
  ];
}
