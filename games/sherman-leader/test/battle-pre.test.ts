// Pre-combat: Event, turns, tiles, placement of both sides, Move Orders, starting Advances, Aggressiveness.
import { readFileSync } from 'node:fs';
import { builtIn, loadPosition, parsePosition, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { shermanSpec } from '../src/content.ts';
import { enemyThreats } from '../src/facts/threats.ts';
import { countersOf, nearestOpen } from '../src/rules/battle/place-enemies.ts';
import { isSound, layTiles } from '../src/rules/battle/tiles.ts';
import { refreshGround } from '../src/rules/shared/ground.ts';
import { distance, hexAt, hexNamed } from '../src/state/hex.ts';
import { ENEMIES, HEX_TERRAIN, LAST_TURN, MOVE_DIE, SIZE, TILE, TURN } from '../src/state/layout.ts';
import { makeTables } from '../src/state/make-tables.ts';
import { OPT } from '../src/state/options.ts';
import { IMPASSABLE, KIND_COUNT, WATER } from '../src/state/terms.ts';
import { type Battle, battle, events, game, of, run, stressOf, t } from './battle-kit.ts';

/** Sicily has European tiles: these six are all clear in rows 1 and 6 where it matters. */
const TILES = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6'];

function begin(lines: string, options = {}): Battle {
  return battle(`${lines}\nphase: begin`, options);
}

describe('the start of a Battle', () => {
  it('SL 5.1 one Event, then the turns, then the tiles', () => {
    const g = begin('target: 10A\nfight: 902 Reisner');
    run(g, ['begin', 'E02', ...TILES]);
    expect(g.position('tops')).toBe('E02 - -');
    expect(g.state[LAST_TURN]).toBe(5);
    expect(g.position('tiles')).toBe(TILES.join(' '));
    expect(g.ask().step).toBe('place-unit');
  });

  it('SL R106 Scouts that are kept back add nothing; those that go always do', () => {
    for (const [scouts, turns] of [
      [0, 5],
      [1, 6],
      [2, 7],
    ] as const) {
      const g = begin(`target: 10A\nplan 1: 10A trucks0 scouts${scouts}\nsupport: trucks0 scouts2\nfight: 902 Reisner`);
      run(g, ['begin', 'E02', ...TILES]);
      expect(g.state[LAST_TURN]).toBe(turns);
    }
  });

  it('SL G28 + SL 5.2 two Scouts: seven turns', () => {
    const g = begin('target: 10A\nplan 1: 10A trucks0 scouts2\nsupport: trucks0 scouts2\nfight: 902 Reisner');
    run(g, ['begin', 'E02', ...TILES]);
    expect(g.state[LAST_TURN]).toBe(7);
    expect(of(g, 'turns')[0]?.parts).toEqual([['Scouts', 2]]);
  });

  it('SL R48 + SL R49 a damaged Vehicle brings its counters, and Glancing its Stress, once for each', () => {
    const g = begin('target: 10A\nfight: 042 Eandi gun glancing2, 902 Reisner casualty');
    run(g, ['begin', 'E02', ...TILES]);
    expect(stressOf(g.state, 'Eandi')).toBe(2);
    expect(
      g
        .position('counters')
        .split(' ')
        .map((c) => c.split('=')[1])
        .sort(),
    ).toEqual(['042', '042', '042', '902']);
  });

  it('SL R11 friendly placement, friendly orders, enemy placement, Advances, Aggressiveness', () => {
    const g = begin('target: 14A\nfight: 902 Reisner', { enemyTies: 'first' });
    const rolls = [1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4];
    run(g, ['begin', 'E02', ...TILES], ['902 at 62'], ['902 to 52'], ['902 stays', 'Pz-III', 'Pz-IV', ...rolls, 5, 3]);
    const order = events(g)
      .map((e) => e.kind)
      .filter((kind) => kind !== 'passed')
      .filter((kind, i, all) => kind !== all[i - 1]);
    expect(order).toEqual([
      'battle',
      'card',
      'turns',
      'tiles',
      'placed',
      'moves',
      'stays',
      'placed',
      'deployed',
      'advances',
      'moves',
      'aggressiveness',
      'turn',
      'movement-roll',
    ]);
  });
});

describe('tiles', () => {
  it('SL G34 + SL 5.3 six of the eight tiles of the terrain, each once', () => {
    const s = new Int32Array(SIZE);
    s[OPT.campaign] = shermanSpec.data.campaigns.findIndex((c) => c.id === 'BU44');
    s[0] = 1;
    for (let i = 0; i < 50; i++) {
      layTiles(t, s, seeded, undefined);
      const names = Array.from(s.subarray(TILE, TILE + 6), (tile) => t.tileName[tile - 1]);
      expect(new Set(names).size).toBe(6);
      expect(names.every((n) => /^W[1-8]$/.test(n))).toBe(true);
      expect(isSound(s)).toBe(true);
    }
  });

  it('SL G37 + SL R19 a cut-off hex or a closed edge row is not sound; Water counts as closed', () => {
    const ground = (closed: readonly (readonly [number, number, number])[]): boolean => {
      const s = new Int32Array(SIZE);
      for (const [row, column, terrain] of closed) s[HEX_TERRAIN + hexAt(row, column)] = terrain;
      refreshGround(s);
      return isSound(s);
    };
    expect(ground([])).toBe(true);
    expect(
      ground([
        [1, 2, IMPASSABLE],
        [2, 1, IMPASSABLE],
        [2, 2, WATER],
      ]),
    ).toBe(false);
    expect(ground([1, 2, 3, 4].map((c) => [6, c, IMPASSABLE] as const))).toBe(false);
    expect(ground([1, 2, 3, 4].map((c) => [1, c, c === 2 ? WATER : IMPASSABLE] as const))).toBe(false);
    expect(ground([1, 2, 3].map((c) => [1, c, IMPASSABLE] as const))).toBe(true);
  });

  it('SL G37 an unsound layout is picked up and laid anew', () => {
    // A set in which E1 closes the left half of a row pair, so that some layouts cut a hex off.
    const data = structuredClone(shermanSpec.data);
    const content = {
      ...builtIn(shermanSpec),
      data: {
        ...data,
        tiles: data.tiles.map((tile) =>
          tile.id === 'E1' ? { ...tile, hexes: ['C', 'Im', 'Im', 'Im'] as const } : tile,
        ),
      },
    };
    const mine = makeTables(content as ReturnType<typeof builtIn<typeof data>>);
    const s = new Int32Array(SIZE);
    s[OPT.campaign] = data.campaigns.findIndex((c) => c.id === 'SI43');
    const outcomes = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E2', 'E3', 'E4', 'E5', 'E6', 'E8'];
    const laid: boolean[] = [];
    const chance = {
      die: () => 1,
      draw: (_s: unknown, items: ArrayLike<number>, n: number) => {
        const wanted = mine.tileName.indexOf(outcomes.shift() ?? '');
        return Array.from(items).slice(0, n).includes(wanted) ? wanted : items[0];
      },
    };
    layTiles(mine, s, chance, (e) => {
      if (e.kind === 'tiles') laid.push(e.again);
    });
    expect(laid).toEqual([true, false]);
  });

  it('SL R68 each terrain has its eight tiles', () => {
    const sets = new Map<string, number>();
    for (const tile of shermanSpec.data.tiles) sets.set(tile.terrain, (sets.get(tile.terrain) ?? 0) + 1);
    expect([...sets.values()]).toEqual([8, 8, 8, 8]);
  });
});

describe('friendly placement', () => {
  it('SL G39 + SL 5.6 bottom row only, Vehicles not in Impassable, nobody in Water', () => {
    const g = battle('terrain: ----/----/----/----/----/-I-W\nfight: 042 Eandi, 902 Reisner\nphase: place');
    expect(g.choices()).toEqual(['042 at 61', '042 at 63']);
    expect(g.why('042 at 62')?.text).toContain('Impassable');
    expect(g.why('042 at 64')?.text).toContain('Water');
    expect(g.why('042 at 52')?.text).toContain('row 6');
    run(g, ['042 at 61']);
    expect(g.choices()).toEqual(['902 at 61', '902 at 62', '902 at 63']);
  });

  it('SL G39 + SL R54 Move Orders: Rifle class 2, MG and AT class 1, others none', () => {
    const g = battle(
      'terrain: ----/----/----/----/----/----\nfight: 042 Eandi, 902 Reisner, 911 Jones, 921 Sanders, 931 Kolchak, 1041 Chin, 1111 Red-Tree\nphase: place',
    );
    const asked = new Map<string, number>();
    run(g, ...['042', '902', '911', '921', '931', '1041', '1111'].map((u) => [`${u} at 62`] as const));
    while (g.ask().step === 'pre-move') {
      const [unit] = g.choices()[0].split(' ');
      asked.set(unit, (asked.get(unit) ?? 0) + 1);
      const to = g.choices().find((c) => c.includes(' to '));
      g.play(to ?? g.choices()[0]);
    }
    expect([...asked]).toEqual([
      ['902', 2],
      ['911', 2],
      ['921', 1],
      ['1041', 2],
      ['1111', 1],
    ]);
  });

  it('SL G39 orders are normal movement: Speed, terrain, and `stays` ends them', () => {
    const g = battle('terrain: ----/----/----/----/-W--/----\nat 62: 902 Reisner\nphase: pre-move');
    expect(g.choices()).toEqual(['902 to 51', '902 to 61', '902 to 63', '902 stays']);
    expect(g.why('902 to 52')?.text).toContain('Water');
    expect(g.why('902 to 42')?.text).toContain('42 is too far for 902 Rifle Team (Speed 1)');
    expect(g.why('902 overdrive to 41')?.rule).toBe('SL 3.17');
  });
});

describe('enemy placement', () => {
  it('SL G40 + SL 5.7 a 3 is the hex labelled 3, a 7 the hex labelled 6-7', () => {
    expect(t.placement[3]).toBe(hexAt(1, 3));
    expect(t.placement[6]).toBe(t.placement[7]);
    expect(t.placement[8]).toBe(t.placement[9]);
    expect(new Set(Array.from(t.placement).slice(1)).size).toBe(8);
  });

  it('SL G43 + SL 5.10 + SL R26 half of each kind, odd numbers rounded up', () => {
    const g = battle('battalion 10A: half enemy-transit vp1 next0\ntarget: 10A\nat 62: 902 Reisner\nat 11: Rifle');
    const counts = Array.from({ length: KIND_COUNT }, (_, k) => countersOf(t, g.state, k)).filter((n) => n > 0);
    expect(counts).toEqual([1, 1, 1, 1, 1]);
    expect(g.position('status')).toBe('half');
    expect((3 + 1) >> 1).toBe(2);
  });

  it('SL G38 a Tank rolled into an Impassable hex goes to the nearest open one; the player breaks ties', () => {
    const tiles = ['E7', 'E1', 'E2', 'E3', 'E5', 'E6'];
    // E7 has Impassable at 21.
    const g = begin('target: 10A\nfight: 042 Eandi');
    run(g, ['begin', 'E02', ...tiles], ['042 at 61', 'Pz-III', 'Pz-IV', 5]);
    expect(g.ask().step).toBe('place-tie');
    expect(g.choices()).toEqual(['11', '22', '31']);
    expect(g.why('12')?.rule).toBe('SL 6.9');
    run(g, ['22', 1, 1, 2, 5, 5, 3, 3, 4, 4, 5, 3]);
    expect(g.position('enemy 1')).toBe('Pz-III 22');
    // Infantry may stand there.
    expect(g.state[ENEMIES]).toBe(10);
    expect(nearestOpen(g.state, hexAt(2, 1))).toBe((1 << hexAt(1, 1)) | (1 << hexAt(2, 2)) | (1 << hexAt(3, 1)));
  });

  it('SL R20 a roll into Water is rolled again', () => {
    const tiles = ['E4', 'E1', 'E2', 'E3', 'E5', 'E6'];
    // E4 has Water at 21, which is the hex of a 5.
    const g = begin('target: 10A\nfight: 042 Eandi');
    run(g, ['begin', 'E02', ...tiles]);
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', 5, 5, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4]);
    expect(g.position('enemy 1')).toBe('Pz-III 11');
  });

  it('SL G41 + SL 5.8 MG and AT one hex, Rifles two, toward the closest Unit', () => {
    const g = begin('target: 6A\nfight: 042 Eandi', { enemyTies: 'first' });
    const rolls = [1, 1, 1, 1, 10, 10, 4, 4, 1, 1, 1, 1, 4, 4];
    run(g, ['begin', 'E02', ...TILES], ['042 at 61', 'Pz-III', 'Pz-III', 'Pz-IV', 'Pz-IV', ...rolls, 1, 3]);
    const moved = (piece: string): number => of(g, 'moves').filter((m) => m.piece === piece).length;
    expect([moved('AT'), moved('MG'), moved('Rifle'), moved('Pz III'), moved('A. Car')]).toEqual([2, 2, 8, 0, 0]);
    // Each step leads closer to the only Unit, in 61.
    for (const m of of(g, 'moves'))
      expect(distance(hexNamed(m.to), hexNamed('61'))).toBe(distance(hexNamed(m.from), hexNamed('61')) - 1);
  });

  it('SL G05 + SL G42 + SL 5.9 rolled once, by the numbers of the Campaign', () => {
    for (const [roll, die] of [
      [5, 6],
      [6, 10],
    ] as const) {
      const g = begin('target: 5S\nfight: 042 Eandi', { enemyTies: 'first' });
      run(g, ['begin', 'E02', ...TILES], ['042 at 61', 'Pz-III', 'Pz-IV', 1, 1, 2, 2, 3, 3, 4, 4, 4, 4, roll, 3]);
      expect(g.state[MOVE_DIE]).toBe(die);
      expect(g.state[TURN]).toBe(1);
    }
  });

  it('SL 3.20 the box limits added counters', () => {
    const g = battle('target: 8A\nat 62: 902 Reisner\nat 11: Rifle', { campaign: 'GE45' });
    // 8A lists 4 AT and 4 Rifles; Germany 1945 adds one of each; the box has 8 and 14.
    expect(countersOf(t, g.state, 1)).toBe(5);
    expect(countersOf(t, g.state, 3)).toBe(5);
    expect(t.kindMix[1]).toBe(8);
  });
});

describe('positions and board', () => {
  it('the position in the README can be played', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const text = /```\n(bocage position[^`]*)```/.exec(readme)?.[1] ?? '';
    const parsed = parsePosition(text);
    if ('text' in parsed) throw new Error(parsed.text);
    const s = loadPosition(game, parsed, '1');
    if ('text' in s) throw new Error(`line ${s.line}: ${s.text}`);
    expect(game.decision(s)?.step).toBe('friendly');
    expect(enemyThreats(s).map((u) => u.unit)).toEqual(['042', '902', '1111', '931', '301']);
  });

  it('SL 3.1 the Battlefield in text has six rows and fits 100 columns', () => {
    const g = battle(
      'tiles: E1 E2 E3 E4 E5 E6\nat 62: 902 Reisner, 042 Eandi gun, 921 Sanders, 931 Kolchak\nat 11: 3 Rifle, Pz IV, Tiger',
    );
    const text = game.draw(game.view(g.state, 0), 0);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(text).toContain('3 Rifle');
    expect(text).toContain('+042!');
    const hexes = g.board().places.filter((p) => /^[1-6][1-4]$/.test(p.id));
    expect(hexes).toHaveLength(24);
  });

  it.each([
    ['at 62: 999 Reisner', 'neither a Unit'],
    ['at 62: 902 Nobody', 'no Commander'],
    ['at 62: 902 Eandi', 'cannot lead'],
    ['at 62: 902 Reisner purple', 'is not a state of a Unit'],
    ['terrain: ----', '24 hexes'],
    ['tiles: E1 E1 E2 E3 E4 E5', 'six different tiles'],
    ['target: 99X', 'no Battalion'],
    ['turn: two', "is not like '2 of 5'"],
    ['terrain: ----/----/----/----/----/-I--\nat 62: 042 Eandi\nat 11: Rifle', 'may not be in hex'],
    ['at 62: 902 Reisner\nat 11: 15 Rifle', 'more Rifle counters'],
  ])('a position that is wrong says why: %s', (position, text) => {
    expect(() => battle(position)).toThrow(text);
  });
});
