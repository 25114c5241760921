// The exact chances of fire and assaults about to be declared, with every part of both totals.
import type { Modifier, Odd, Odds, State } from '@bocage/engine';
import { attackTotal, bestAttack, bestDefence, chosen, defenceTotal } from '../rules/assault/totals.ts';
import { COUNT, FLAGS, GROUP, LINK, PLACE, PLACES, SPENT } from '../state/layout.ts';
import { FO, type GameData } from '../state/tables.ts';
import { pieceName, placeText, TheUnit } from '../words/names.ts';
import * as W from '../words/parts.ts';

/** Chance of each difference of two dice from -5 to 5, in 36ths. */
export function chanceOf(difference: number): number {
  return Math.max(0, 6 - Math.abs(difference));
}

/** What becomes of an attack, whatever its words. */
type Code = 'none' | 'fails' | 'points' | 'friendly' | 'marker';

interface Outcome extends Odd {
  readonly code: Code;
  readonly data?: { readonly points: number };
}

/** No effect, then 1, 2, ... CP: the distribution of `base` + die - die, in 36ths of `share`. */
function casualtyResults(base: number, share: number, none: Pick<Outcome, 'label' | 'code'>): Outcome[] {
  const found: Outcome[] = [];
  let failed = 0;
  for (let d = -5; d <= 5; d++) if (base + d <= 0) failed += chanceOf(d);
  if (failed > 0) found.push({ ...none, chance: (failed / 36) * share, good: false });
  for (let d = -5; d <= 5; d++) {
    const points = base + d;
    if (points <= 0) continue;
    const chance = (chanceOf(d) / 36) * share;
    found.push({ label: W.casualtyPoints(points), chance, good: true, code: 'points', data: { points } });
  }
  return found;
}

const NO_EFFECT = { label: W.noEffect, code: 'none' } as const;
const FAILS = { label: W.assaultFails, code: 'fails' } as const;

/** The mean, in words and as a figure. */
function mean(base: number, share = 1): Pick<Odds, 'expected' | 'mean'> {
  const value = expected(base, share);
  return { expected: W.expectedPoints(value), mean: { value, unit: 'CP' } };
}

function expected(base: number, share: number): number {
  let sum = 0;
  for (let d = -5; d <= 5; d++) sum += Math.max(0, base + d) * chanceOf(d);
  return (sum / 36) * share;
}

/** Chance that `base` + die - die is 0 or less. */
export function failureChance(base: number): number {
  let n = 0;
  for (let d = -5; d <= 5; d++) if (base + d <= 0) n += chanceOf(d);
  return n / 36;
}

export function expectedPoints(base: number): number {
  return expected(base, 1);
}

/** RL 7.5-7.7: fire of an FO or mortar at an area. */
export function indirectOdds(t: GameData, s: State, side: number, unit: number, area: number): Odds {
  const called = t.type[unit] === FO;
  const weapon = s[LINK + unit] - 1;
  const value = called ? t.markerValue[side] : t.attack[weapon];
  const strength = called
    ? { label: W.artillery(value), code: 'artillery', value, rule: 'RL 7.5' }
    : { label: pieceName(t, weapon), code: 'weapon', value, rule: 'RL 7.5' };
  return fireOdds(t, s, side, strength, area, W.ownFriendlyFire, W.firesAt(TheUnit(t, s, unit), placeText(t, area)));
}

/** RL 8.2: the attack on units that enter without paying; `side` owns the marker. Good is what does not hurt them. */
export function interdictionOdds(t: GameData, s: State, side: number, value: number, area: number): Odds {
  const strength = { label: W.marker(value), code: 'marker', value, rule: 'RL 7.5' };
  const odds = fireOdds(t, s, side, strength, area, W.enemyFriendlyFire, W.interdictionIn(placeText(t, area)));
  const results = odds.results.map((result) => ({ ...result, good: result.code !== 'points' }));
  return { ...odds, rule: 'RL 8.2', results: results.reverse() };
}

/** RL 7.5, 7.7: fire of a side into an area with what is there now. */
function fireOdds(
  t: GameData,
  s: State,
  side: number,
  strength: Modifier,
  area: number,
  friendly: (points: number) => string,
  title: string,
): Odds {
  const friends = s[COUNT + side * PLACES + area] > 0;
  const enemies = s[COUNT + (1 - side) * PLACES + area] > 0;
  const base = strength.value - 2 * t.tem[area];
  const results: Outcome[] = [];
  if (friends) {
    for (let points = 6; points >= 1; points--)
      results.push({ label: friendly(points), chance: 1 / 36, good: false, code: 'friendly', data: { points } });
  }
  const share = friends ? 5 / 6 : 1;
  if (enemies) results.push(...casualtyResults(base, share, NO_EFFECT));
  else results.push({ label: W.markerPlaced, chance: share, good: true, code: 'marker' });
  const modifiers: Modifier[] = [
    strength,
    { label: W.terrainOf(area, true), code: 'terrain', value: -2 * t.tem[area], rule: 'RL 7.5' },
    { label: W.PARTS.defenceValue, code: 'defence-value', value: 0, rule: 'RL 7.5', excluded: true },
  ];
  if (friends) {
    const label = W.PARTS.friends;
    modifiers.push({ label, code: 'friends', value: 0, rule: 'RL 7.7' });
  }
  return { title, rule: 'RL 7.5', results, modifiers, ...(enemies && mean(base, share)) };
}

/**
 * RL 9.5: the weapons that fire (those chosen so far and `gun`) with the bonus of `leader`, or of the best
 * one there while none is named.
 */
export function directOdds(
  t: GameData,
  s: State,
  side: number,
  area: number,
  target: number,
  gun: number,
  leader: number,
): Odds {
  const modifiers: Modifier[] = [];
  let base = 0;
  let best = leader;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area) continue;
    const fires = u === gun || (s[FLAGS + u] & GROUP) !== 0;
    if (fires) {
      const weapon = s[LINK + u] - 1;
      base += t.attack[weapon];
      modifiers.push({ label: pieceName(t, weapon), code: 'weapon', value: t.attack[weapon], rule: 'RL 9.5' });
    } else if (leader < 0 && t.bonus[u] > 0 && (s[FLAGS + u] & SPENT) === 0) {
      if (best < 0 || t.bonus[u] > t.bonus[best]) best = u;
    }
  }
  if (best >= 0) {
    base += t.bonus[best];
    modifiers.push({ label: W.bonusOf(t, best), code: 'leader', value: t.bonus[best], rule: 'RL 9.5' });
  }
  base -= t.tem[target];
  modifiers.push({ label: W.terrainOf(target, false), code: 'terrain', value: -t.tem[target], rule: 'RL 9.5' });
  modifiers.push({
    label: W.PARTS.defenceValue,
    code: 'defence-value',
    value: 0,
    rule: 'RL 9.5',
    excluded: true,
  });
  if (s[COUNT + side * PLACES + target] > 0) {
    modifiers.push({
      label: W.PARTS.noAccuracy,
      code: 'no-accuracy',
      value: 0,
      rule: 'RL 9.41',
      excluded: true,
    });
  }
  return {
    title: W.directFireAt(placeText(t, target)),
    rule: 'RL 9.5',
    results: casualtyResults(base, 1, NO_EFFECT),
    modifiers,
    ...mean(base),
  };
}

/** An assault as far as it is declared: -1 for whoever is not named yet. */
export interface Declared {
  readonly side: number;
  readonly area: number;
  /** Where the group stands: the area itself, or the place it would come from. */
  readonly at: number;
  readonly point: number;
  readonly leader: number;
  readonly defender: number;
  readonly defenceLeader: number;
}

/** Nobody is named yet. */
export const OPEN = { point: -1, leader: -1, defender: -1, defenceLeader: -1 };

/** RL 11.1: both totals without their dice; whoever is not named yet is the best that his side can choose. */
export function assaultTotals(t: GameData, s: State, a: Declared, offence?: Modifier[], defence?: Modifier[]) {
  bestAttack(t, s, a.side, a.at, a.point, a.leader);
  const attack = attackTotal(t, s, a.side, a.area, a.at, chosen.point, chosen.leader, offence);
  bestDefence(t, s, 1 - a.side, a.area, a.defender, a.defenceLeader);
  return { attack, defence: defenceTotal(t, s, 1 - a.side, a.area, chosen.point, chosen.leader, defence) };
}

/** RL 11.1: an assault. Good is what is good for the attacker; the defender's list is turned round. */
export function assaultOdds(t: GameData, s: State, declared: Declared): Odds {
  const modifiers: Modifier[] = [];
  const against: Modifier[] = [];
  const { attack, defence } = assaultTotals(t, s, declared, modifiers, against);
  for (const m of against) modifiers.push({ ...m, value: 0 - m.value });
  const base = attack - defence;
  const results = casualtyResults(base, 1, FAILS);
  return {
    title: W.assaultOn(placeText(t, declared.area), attack, defence),
    rule: 'RL 11.1',
    results: declared.defender < 0 ? results : results.map((r) => ({ ...r, good: r.good !== true })).reverse(),
    modifiers,
    ...mean(base),
  };
}
