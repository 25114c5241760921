// The exact chances of fire and assaults about to be declared, with every part of both totals.
import type { Modifier, Odds, State } from '@bocage/engine';
import { attackTotal, bestAttack, bestDefence, chosen, defenceTotal } from '../rules/assault/totals.ts';
import { COUNT, FLAGS, GROUP, LINK, PLACE, PLACES, SPENT } from '../state/layout.ts';
import { FO, type Tables } from '../state/tables.ts';
import { codeOf, placeText, unitWord } from '../words/names.ts';

/** Chance of each difference of two dice from -5 to 5, in 36ths. */
export function chanceOf(difference: number): number {
  return Math.max(0, 6 - Math.abs(difference));
}

interface Outcome {
  readonly label: string;
  readonly chance: number;
  readonly good?: boolean;
}

/** No effect, then 1, 2, ... CP: the distribution of `base` + die - die, in 36ths of `share`. */
function casualtyResults(base: number, share: number, none: string): Outcome[] {
  const found: Outcome[] = [];
  let failed = 0;
  for (let d = -5; d <= 5; d++) if (base + d <= 0) failed += chanceOf(d);
  if (failed > 0) found.push({ label: none, chance: (failed / 36) * share, good: false });
  for (let d = -5; d <= 5; d++) {
    if (base + d > 0) found.push({ label: `${base + d} CP`, chance: (chanceOf(d) / 36) * share, good: true });
  }
  return found;
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
export function indirectOdds(t: Tables, s: State, side: number, unit: number, area: number): Odds {
  const called = t.type[unit] === FO;
  const weapon = s[LINK + unit] - 1;
  const strength = called ? t.markerValue[side] : t.attack[weapon];
  const label = called ? `artillery ${strength}` : codeOf(t, weapon);
  return fireOdds(t, s, side, strength, area, label, `${unitWord(t, s, unit)} fires at ${placeText(t, area)}`);
}

/** RL 8.2: the attack on units that enter without paying; `side` owns the marker. Good is what hurts nobody. */
export function interdictionOdds(t: Tables, s: State, side: number, value: number, area: number): Odds {
  const odds = fireOdds(t, s, side, value, area, `marker ${value}`, `Interdiction in ${placeText(t, area)}`);
  const results = odds.results.map(({ label, chance }) => ({ label, chance, good: label === NO_EFFECT }));
  return { ...odds, rule: 'RL 8.2', results: results.reverse() };
}

const NO_EFFECT = 'no effect';

function fireOdds(
  t: Tables,
  s: State,
  side: number,
  strength: number,
  area: number,
  label: string,
  title: string,
): Odds {
  const friends = s[COUNT + side * PLACES + area] > 0;
  const enemies = s[COUNT + (1 - side) * PLACES + area] > 0;
  const base = strength - 2 * t.tem[area];
  const results: Outcome[] = [];
  if (friends) {
    for (let n = 6; n >= 1; n--)
      results.push({ label: `friendly fire: ${n} CP on your own men`, chance: 1 / 36, good: false });
  }
  const share = friends ? 5 / 6 : 1;
  if (enemies) results.push(...casualtyResults(base, share, NO_EFFECT));
  else results.push({ label: 'marker placed', chance: share, good: true });
  const modifiers: Modifier[] = [
    { label, value: strength, rule: 'RL 7.5' },
    { label: `terrain of ${area}, doubled`, value: -2 * t.tem[area], rule: 'RL 7.5' },
    { label: 'Defence Value of the units', value: 0, rule: 'RL 7.5', excluded: true },
  ];
  if (friends) modifiers.push({ label: 'own troops there: friendly fire on a 6', value: 0, rule: 'RL 7.7' });
  return {
    title,
    rule: 'RL 7.5',
    results,
    modifiers,
    ...(enemies && { expected: `${expected(base, share).toFixed(1)} CP expected` }),
  };
}

/**
 * RL 9.5: the weapons that fire (those chosen so far and `gun`) with the bonus of `leader`, or of the best
 * one there while none is named.
 */
export function directOdds(
  t: Tables,
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
      modifiers.push({ label: codeOf(t, weapon), value: t.attack[weapon], rule: 'RL 9.5' });
    } else if (leader < 0 && t.bonus[u] > 0 && (s[FLAGS + u] & SPENT) === 0) {
      if (best < 0 || t.bonus[u] > t.bonus[best]) best = u;
    }
  }
  if (best >= 0) {
    base += t.bonus[best];
    modifiers.push({ label: codeOf(t, best), value: t.bonus[best], rule: 'RL 9.5' });
  }
  base -= t.tem[target];
  modifiers.push({ label: `terrain of ${target}`, value: -t.tem[target], rule: 'RL 9.5' });
  modifiers.push({ label: 'Defence Value of the units', value: 0, rule: 'RL 9.5', excluded: true });
  if (s[COUNT + side * PLACES + target] > 0) {
    modifiers.push({ label: 'no accuracy roll in direct fire', value: 0, rule: 'RL 9.41', excluded: true });
  }
  return {
    title: `Direct fire at ${placeText(t, target)}`,
    rule: 'RL 9.5',
    results: casualtyResults(base, 1, NO_EFFECT),
    modifiers,
    expected: `${expected(base, 1).toFixed(1)} CP expected`,
  };
}

/**
 * RL 11.1: an assault of the group at `at` on an area. Units that are not named yet (-1) are the best
 * that each side can choose. Good is what is good for the attacker; the defender's list is turned round.
 */
export function assaultOdds(
  t: Tables,
  s: State,
  side: number,
  area: number,
  at: number,
  point: number,
  leader: number,
  defender = -1,
  defenceLeader = -1,
): Odds {
  const modifiers: Modifier[] = [];
  bestAttack(t, s, side, at, point, leader);
  const attack = attackTotal(t, s, side, area, at, chosen.point, chosen.leader, modifiers);
  const against: Modifier[] = [];
  bestDefence(t, s, 1 - side, area, defender, defenceLeader);
  const defence = defenceTotal(t, s, 1 - side, area, chosen.point, chosen.leader, against);
  for (const m of against) modifiers.push({ ...m, value: 0 - m.value });
  const base = attack - defence;
  const results = casualtyResults(base, 1, 'fails: point unit lost, play passes');
  return {
    title: `Assault on ${placeText(t, area)}: ${attack} against ${defence}`,
    rule: 'RL 11.1',
    results: defender < 0 ? results : results.map((r) => ({ ...r, good: r.good !== true })).reverse(),
    modifiers,
    expected: `${expected(base, 1).toFixed(1)} CP expected`,
  };
}
