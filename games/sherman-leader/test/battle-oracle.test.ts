// A second, naive reading of the enemy's procedure, written from the words of the algorithms and not from the rules code:
// in thousands of random situations both must say the same about orders, hexes and targets.
import { generator, randomBelow, type State } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { shermanSpec } from '../src/content.ts';
import { bestTargets, chooseTargets } from '../src/rules/battle/enemy-fire.ts';
import { lookForFriends } from '../src/rules/battle/field.ts';
import { destinations, orderFor } from '../src/rules/battle/orders.ts';
import { refreshGround } from '../src/rules/shared/ground.ts';
import {
  BATTLE,
  BATTLE_STATUS,
  BATTLE_TARGET,
  D_EXPOSED,
  D_GUN,
  D_MACHINE_GUN,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_UNIT,
  FRIENDS,
  FULL,
  HEX_TERRAIN,
  MOVE_DIE,
  SIZE,
  TURN,
  UNIT_DAMAGE,
} from '../src/state/layout.ts';
import { ORDERS } from '../src/state/terms.ts';
import { t } from './battle-kit.ts';

const d = shermanSpec.data;
const words: readonly string[] = ORDERS;
const LETTERS = ['C', 'L', 'H', 'B', 'W', 'I'];

interface At {
  readonly row: number;
  readonly column: number;
}
interface Friend extends At {
  readonly slot: number;
  readonly unit: (typeof d.units)[number];
  readonly damage: number;
  readonly spotter: boolean;
}

const key = (a: At): string => `${a.row}${a.column}`;
const all: readonly At[] = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4].map((column) => ({ row, column })));

function neighbours(a: At): readonly At[] {
  const shift = a.row % 2 === 1 ? [0, 1] : [-1, 0];
  const near = [
    [a.row, a.column - 1],
    [a.row, a.column + 1],
    ...[a.row - 1, a.row + 1].flatMap((row) => shift.map((c) => [row, a.column + c])),
  ];
  return near.map(([row, column]) => ({ row, column })).filter((b) => all.some((x) => key(x) === key(b)));
}

/** Steps from `from` to each hex through hexes that satisfy `open`; the start need not. */
function flood(from: At, open: (a: At) => boolean): Map<string, number> {
  const far = new Map([[key(from), 0]]);
  let edge: readonly At[] = [from];
  while (edge.length > 0) {
    const next: At[] = [];
    for (const a of edge) {
      for (const b of neighbours(a)) {
        if (far.has(key(b)) || !open(b)) continue;
        far.set(key(b), (far.get(key(a)) ?? 0) + 1);
        next.push(b);
      }
    }
    edge = next;
  }
  return far;
}

const ranges = new Map(all.map((a) => [key(a), flood(a, () => true)]));
const range = (a: At, b: At): number => ranges.get(key(a))?.get(key(b)) ?? 99;

interface Ground {
  at(a: At): string;
}

/** Some shortest path without a blocking hex strictly between. */
function seen(ground: Ground, from: At, to: At): boolean {
  const steps = range(from, to);
  if (steps <= 1) return true;
  return neighbours(from).some(
    (n) => range(n, to) === steps - 1 && !'LHBI'.includes(ground.at(n)) && seen(ground, n, to),
  );
}

function cover(ground: Ground, a: At): number {
  return { C: 0, L: 1, H: 2, B: 1, W: 0, I: 2 }[ground.at(a)] ?? 0;
}

/** Golden 4.4: could this friend attack the model there? */
function couldAttack(ground: Ground, f: Friend, model: (typeof d.enemies)[number], to: At): boolean {
  const r = range(f, to);
  const u = f.unit;
  if (r < u.minRange || r > u.maxRange) return false;
  const value = model.target === 'AP' ? u.ap : u.he;
  if (value === 0) return false;
  if (model.target === 'AP' && u.notes.includes('Can only use AP at R0') && r > 0) return false;
  if (r >= 2 && (f.damage & D_GUN) !== 0) return false;
  if (r === 0 && (f.damage & D_MACHINE_GUN) !== 0) return false;
  if (r >= 2 && ground.at(to) === 'B') return false;
  return r < 2 || u.notes.includes('Indirect Fire') || f.spotter || seen(ground, f, to);
}

/** Golden 4.6: what a die needs; undefined: no attack. */
function needs(
  ground: Ground,
  model: (typeof d.enemies)[number],
  from: At,
  moved: boolean,
  f: Friend,
): number | undefined {
  const r = range(from, f);
  const ap = f.unit.target === 'AP';
  const value = ap ? model.ap : model.he;
  if (value === 0 || r < model.minRange || r > (ap ? model.apMaxRange : model.maxRange)) return undefined;
  if (r >= 2 && ground.at(f) === 'B') return undefined;
  if (r >= 2 && !model.indirect && !seen(ground, from, f)) return undefined;
  if (moved && ['Truck', 'Mortar', 'ATGun'].includes(model.kind)) return undefined;
  const penalty = !moved ? 0 : ['Tank', 'ACar', 'Halftrack'].includes(model.kind) ? 1 : 2;
  const exposed = (f.damage & D_EXPOSED) !== 0 ? 2 : 0;
  const byRange = [2, 0, -1, -2, -3][r] ?? -9;
  const n = value - byRange + penalty - exposed;
  return n > 10 ? undefined : Math.max(1, n);
}

function candidates(
  ground: Ground,
  friends: readonly Friend[],
  model: (typeof d.enemies)[number],
  from: At,
  order: string,
): readonly string[] | 'leaves' {
  const open = (a: At): boolean => ground.at(a) !== 'W' && (model.target === 'HE' || ground.at(a) !== 'I');
  const near = neighbours(from).filter(open);
  // Distance to the nearest of some friends: from each friend outwards through open hexes (a closed one counts from its neighbours).
  const far = (a: At, of: readonly Friend[]): number =>
    Math.min(...of.map((f) => flood(f, open).get(key(a)) ?? 99), 99);
  const heaviest = (hexes: readonly At[]): readonly string[] => {
    const most = Math.max(...hexes.map((h) => cover(ground, h)), 0);
    return hexes.filter((h) => cover(ground, h) === most).map(key);
  };
  const closer = (of: readonly Friend[]): readonly At[] => {
    const now = far(from, of);
    return now === 99 || now === 0 ? [] : near.filter((h) => far(h, of) === now - 1);
  };
  const covered = (h: At): boolean => cover(ground, h) > 0;
  switch (order) {
    case 'Hold':
      return [];
    case 'Retreat':
      return from.row === 1 ? 'leaves' : heaviest(near.filter((h) => h.row === from.row - 1));
    case 'Retreat to Cover': {
      const now = far(from, friends);
      return now === 99 ? [] : heaviest(near.filter((h) => covered(h) && far(h, friends) === now + 1));
    }
    case 'Adjacent Cover':
      return heaviest(near.filter(covered));
    case 'Advance to Cover':
      return heaviest(closer(friends).filter(covered));
    case 'Cautious Advance':
      return heaviest(closer(friends).filter((h) => !friends.some((f) => couldAttack(ground, f, model, h))));
    case 'HE Advance':
      return heaviest(closer(friends.filter((f) => f.unit.target === 'HE')));
    case 'AP Advance':
      return heaviest(closer(friends.filter((f) => f.unit.target === 'AP')));
    case 'Advance if cannot Attack':
      return friends.some((f) => needs(ground, model, from, false, f) !== undefined) ? [] : heaviest(closer(friends));
    case 'Advance':
      return heaviest(closer(friends));
    default:
      throw new Error(order);
  }
}

/** A random Battlefield without cards that matter, in the layout of the state. */
function situation(seed: number): { s: State; ground: Ground; friends: readonly Friend[] } {
  const g = generator(String(seed));
  const s = new Int32Array(SIZE);
  s[BATTLE] = 1;
  s[BATTLE_TARGET] = 10;
  s[BATTLE_STATUS] = FULL;
  s[TURN] = 3;
  s[MOVE_DIE] = 10;
  const dense = randomBelow(g, 3);
  for (let h = 0; h < 24; h++) s[HEX_TERRAIN + h] = randomBelow(g, 5) < 1 + dense ? 1 + randomBelow(g, 5) : 0;
  refreshGround(s);
  const ground: Ground = { at: (a) => LETTERS[s[HEX_TERRAIN + (a.row - 1) * 4 + a.column - 1]] };
  const friends: Friend[] = [];
  const used = new Set<number>();
  for (let i = 1 + randomBelow(g, 5); i > 0; i--) {
    const unit = randomBelow(g, t.unitCount);
    const hex = randomBelow(g, 24);
    const row = d.units[t.unitModel[unit]];
    const a = { row: (hex >> 2) + 1, column: (hex & 3) + 1 };
    if (used.has(unit) || ground.at(a) === 'W' || (row.target === 'AP' && ground.at(a) === 'I')) continue;
    used.add(unit);
    const slot = s[FRIENDS]++;
    const damage = [0, 0, D_EXPOSED, row.target === 'AP' ? D_GUN : 0, row.target === 'AP' ? D_MACHINE_GUN : 0][
      randomBelow(g, 5)
    ];
    s[FRIEND_UNIT + slot] = unit;
    s[FRIEND_HEX + slot] = hex + 1;
    s[FRIEND_COMMANDER + slot] = 0;
    s[UNIT_DAMAGE + unit] = damage;
    friends.push({ ...a, slot, unit: row, damage, spotter: false });
  }
  for (let i = 0; i < 6; i++) {
    const model = randomBelow(g, d.enemies.length);
    const hex = randomBelow(g, 24);
    const at = { row: (hex >> 2) + 1, column: (hex & 3) + 1 };
    if (ground.at(at) === 'W' || (d.enemies[model].target === 'AP' && ground.at(at) === 'I')) continue;
    const e = s[ENEMIES]++;
    s[ENEMY_MODEL + e] = model;
    s[ENEMY_HEX + e] = hex + 1;
  }
  return { s, ground, friends };
}

describe('the enemy by a second reading', () => {
  it('SL 6.10 + SL 6.11 orders and hexes agree in 600 situations under every result', () => {
    let compared = 0;
    let ties = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const { s, ground, friends } = situation(seed);
      if (friends.length === 0) continue;
      lookForFriends(t, s);
      for (let e = 0; e < s[ENEMIES]; e++) {
        const model = d.enemies[s[ENEMY_MODEL + e]];
        const hex = s[ENEMY_HEX + e] - 1;
        const from = { row: (hex >> 2) + 1, column: (hex & 3) + 1 };
        const result = ((seed + e) % 12) - 1;
        const columns: readonly (readonly string[])[] = [
          ['Tank', 'AT', 'ACar'],
          ['Rifle', 'Halftrack', 'MG'],
          ['Truck', 'Mortar', 'ATGun'],
        ];
        const column = columns.findIndex((kinds) => kinds.includes(model.kind));
        const printed = column < 0 ? 'Hold' : d.tactical[result + 1].orders[column];
        const starred = printed.endsWith('*') && model.kind === 'Rifle';
        const nextToAp = friends.some((f) => f.unit.target === 'AP' && range(from, f) === 1);
        const order = starred && nextToAp ? 'AP Advance' : printed.replace('*', '');
        expect(ORDERS[orderFor(t, s, s[ENEMY_MODEL + e], hex, result)], `seed ${seed} enemy ${e}`).toBe(order);
        const mine = candidates(ground, friends, model, from, order);
        const hexes = destinations(t, s, s[ENEMY_MODEL + e], hex, words.indexOf(order));
        const theirs = hexes === -1 ? 'leaves' : all.filter((_, h) => (hexes >> h) & 1).map(key);
        expect(theirs, `seed ${seed}, ${model.name} in ${key(from)}, ${order}`).toEqual(
          mine === 'leaves' ? mine : [...mine].sort(),
        );
        compared++;
        if (mine.length > 1 && mine !== 'leaves') ties++;
      }
    }
    expect(compared).toBeGreaterThan(1500);
    expect(ties).toBeGreaterThan(50);
  });

  it('SL 6.13 + SL 6.6 targets agree in 600 situations, moved or not', () => {
    let attacks = 0;
    for (let seed = 1001; seed <= 1600; seed++) {
      const { s, ground, friends } = situation(seed);
      for (let e = 0; e < s[ENEMIES]; e++) {
        const model = d.enemies[s[ENEMY_MODEL + e]];
        const hex = s[ENEMY_HEX + e] - 1;
        const from = { row: (hex >> 2) + 1, column: (hex & 3) + 1 };
        const moved = (seed + e) % 2 === 0;
        const list = friends
          .map((f) => ({ f, n: needs(ground, model, from, moved, f), guard: f.unit.defense + cover(ground, f) }))
          .filter((x) => x.n !== undefined)
          .sort((a, b) => (a.n ?? 99) - (b.n ?? 99) || a.guard - b.guard || a.f.slot - b.f.slot);
        const best = list.filter((x) => x.n === list[0].n && x.guard === list[0].guard).map((x) => x.f.slot);
        const n = chooseTargets(t, s, s[ENEMY_MODEL + e], hex, moved);
        expect(Array.from(bestTargets.subarray(0, n)), `seed ${seed}, ${model.name} in ${key(from)}`).toEqual(best);
        if (n > 0) attacks++;
      }
    }
    expect(attacks).toBeGreaterThan(500);
  });
});
