// RL 11.1: the Offensive and Defensive Totals of an assault without their dice, part by part.
import type { Modifier, State } from '@bocage/engine';
import { FIRED, FLAGS, GROUP, HELD, LINK, PLACE, SPENT } from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { type GameData, MACHINE_GUN, SHOULDER } from '../../state/tables.ts';
import { pieceName } from '../../words/names.ts';
import { bonusOf, defenderPart, leftOut, PARTS, pointPart } from '../../words/parts.ts';

/** RL 11.1d, e: the unfired machine-gun, or shoulder-fired weapon in the right ground, that a unit carries; -1 if none. */
export function assaultWeapon(t: GameData, s: State, unit: number, area: number): number {
  const weapon = s[LINK + unit] - 1;
  if (weapon < 0 || (s[FLAGS + weapon] & FIRED) !== 0) return -1;
  if (t.type[weapon] === MACHINE_GUN) return weapon;
  return t.type[weapon] === SHOULDER && t.shelter[area] === 1 ? weapon : -1;
}

/** Fresh units of the group standing at `at`, the area itself or the place they come from. */
function attacks(s: State, unit: number, at: number): boolean {
  return s[PLACE + unit] === at && (s[FLAGS + unit] & (GROUP | SPENT)) === GROUP;
}

/** RL 11.1, OT: point unit, bonus, 1 for each other unit, weapons that are not left out. `leader` is -1 for none. */
export function attackTotal(
  t: GameData,
  s: State,
  side: number,
  area: number,
  at: number,
  point: number,
  leader: number,
  parts?: Modifier[],
): number {
  let total = t.attack[point];
  if (parts !== undefined)
    parts.push({ label: pointPart(t, point), code: 'point', value: t.attack[point], rule: 'RL 11.1' });
  if (leader >= 0) {
    total += t.bonus[leader];
    if (parts !== undefined)
      parts.push({ label: bonusOf(t, leader), code: 'leader', value: t.bonus[leader], rule: 'RL 11.1' });
  }
  let support = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!attacks(s, u, at)) continue;
    if (u !== point && u !== leader) support++;
    const carried = s[LINK + u] - 1;
    if (carried < 0) continue;
    const weapon = assaultWeapon(t, s, u, area);
    const counts = weapon >= 0 && (s[FLAGS + weapon] & HELD) === 0;
    if (counts) total += t.attack[weapon];
    if (parts === undefined || t.type[carried] < MACHINE_GUN) continue;
    if (counts) parts.push({ label: pieceName(t, carried), code: 'weapon', value: t.attack[weapon], rule: 'RL 11.1' });
    else {
      const [code, rule] = excluded(t, s, carried, weapon);
      parts.push({ label: leftOut(t, carried, code), code, value: t.attack[carried], rule, excluded: true });
    }
  }
  if (parts !== undefined && support > 0)
    parts.push({ label: PARTS.support, code: 'support', value: support, rule: 'RL 11.1' });
  return total + support;
}

function excluded(
  t: GameData,
  s: State,
  carried: number,
  usable: number,
): readonly [code: 'left-out' | 'fired' | 'no-shelter' | 'other', rule: string] {
  if (usable >= 0) return ['left-out', 'RL A-20'];
  if ((s[FLAGS + carried] & FIRED) !== 0) return ['fired', 'RL 11.1'];
  return t.type[carried] === SHOULDER ? ['no-shelter', 'RL 9.33'] : ['other', 'RL 11.1'];
}

export function defenceOf(t: GameData, s: State, unit: number): number {
  return (s[FLAGS + unit] & SPENT) !== 0 ? t.back[unit] : t.defence[unit];
}

/** RL 11.1 + A-13, DT: one unit, bonus, 1 for each other fresh unit (with the option: each other unit), terrain. */
export function defenceTotal(
  t: GameData,
  s: State,
  side: number,
  area: number,
  defender: number,
  leader: number,
  parts?: Modifier[],
): number {
  let total = defenceOf(t, s, defender);
  if (parts !== undefined) {
    parts.push({ label: defenderPart(t, defender), code: 'defender', value: total, rule: 'RL 11.1' });
  }
  if (leader >= 0) {
    total += t.bonus[leader];
    if (parts !== undefined)
      parts.push({ label: bonusOf(t, leader), code: 'leader', value: t.bonus[leader], rule: 'RL 11.1' });
  }
  let support = 0;
  let idle = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || u === defender || u === leader) continue;
    if ((s[FLAGS + u] & SPENT) === 0 || s[OPTION.support] === IS.support.all) support++;
    else idle++;
  }
  if (parts !== undefined) {
    if (support > 0) parts.push({ label: PARTS.support, code: 'support', value: support, rule: 'RL 11.1' });
    if (idle > 0) parts.push({ label: PARTS.idle, code: 'spent', value: idle, rule: 'RL A-13', excluded: true });
    parts.push({ label: PARTS.terrain, code: 'terrain', value: t.tem[area], rule: 'RL 11.1' });
  }
  return total + support + t.tem[area];
}

/** The best that the attacker can put together: point unit and leader, in `chosen`. */
export const chosen = { point: -1, leader: -1 };

export function bestAttack(t: GameData, s: State, side: number, at: number, point: number, leader: number): void {
  let best = -1;
  chosen.point = point;
  chosen.leader = leader;
  for (let p = t.first[side]; p < t.end[side]; p++) {
    if (!attacks(s, p, at) || (point >= 0 && p !== point)) continue;
    let bonus = 0;
    let by = -1;
    for (let l = t.first[side]; l < t.end[side]; l++) {
      if (l === p || t.bonus[l] <= bonus || !attacks(s, l, at) || (leader >= 0 && l !== leader)) continue;
      bonus = t.bonus[l];
      by = l;
    }
    const value = t.attack[p] + Math.max(0, bonus - 1);
    if (value <= best) continue;
    best = value;
    chosen.point = p;
    chosen.leader = by;
  }
}

/** The best that the defender can put together; in `chosen` too. */
export function bestDefence(t: GameData, s: State, side: number, area: number, defender: number, leader: number): void {
  let best = -1;
  chosen.point = defender;
  chosen.leader = leader;
  for (let p = t.first[side]; p < t.end[side]; p++) {
    if (s[PLACE + p] !== area || (defender >= 0 && p !== defender)) continue;
    let bonus = 0;
    let by = -1;
    for (let l = t.first[side]; l < t.end[side]; l++) {
      if (l === p || s[PLACE + l] !== area || (s[FLAGS + l] & SPENT) !== 0 || t.bonus[l] <= bonus) continue;
      if (leader >= 0 && l !== leader) continue;
      bonus = t.bonus[l];
      by = l;
    }
    const supports = (s[FLAGS + p] & SPENT) === 0 || s[OPTION.support] === IS.support.all ? 1 : 0;
    const value = defenceOf(t, s, p) + Math.max(0, bonus - 1) - supports;
    if (value <= best) continue;
    best = value;
    chosen.point = p;
    chosen.leader = by;
  }
}
