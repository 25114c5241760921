// The content: counters, map, Set Up Card, and what a pack may and may not change.
import { builtIn, dataProblems, withPack } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { content, createGame } from '../src/index.ts';
import { at, fresh, game } from './helper.ts';

const { map, counters, setup, special } = content.data;

function personnel(id: string) {
  const row = counters.personnel.find((p) => p.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}

function weapon(id: string) {
  const row = counters.weapons.find((w) => w.id === id);
  if (row === undefined) throw new Error(`no ${id}`);
  return row;
}

describe('counters', () => {
  it.each([
    ['RL 2.4', 'GE squad', 3, 4, 4],
    ['RL 2.6', 'US squad', 4, 6, 5],
    ['RL 2.4', 'US wt', 1, 1, 5],
    ['RL 2.4', 'GE wt', 1, 1, 5],
    ['RL 2.4', 'US nco1', 1, 1, 5],
    ['RL 2.6', 'US bar', 2, 2, 5],
    ['RL 2.6', 'US fo', 1, 1, 5],
    ['RL 2.6', 'GE nco3', 3, 3, 5],
  ])('%s %s reads %i|%i|%i', (_rule, id, attack, defence, move) => {
    const row = personnel(id);
    expect([row.attack, row.defence, row.move]).toEqual([attack, defence, move]);
  });

  it('RL 2.4 every single-figure counter moves 5', () => {
    for (const row of counters.personnel.filter((p) => p.figures === 1)) expect(row.move).toBe(5);
  });

  it('RL 2.4 + RL A-30 the MG42 has one value, attack 4', () => {
    expect(weapon('mg42')).toMatchObject({ attack: 4, type: 'machine-gun', range: 1 });
  });

  it('RL 2.3 + RL 2.66 there are 80 counters, five of them markers: 3, 3, 5, 8 and the Initiative', () => {
    const sum = (rows: readonly { count: number }[]): number => rows.reduce((n, r) => n + r.count, 0);
    expect(sum(counters.personnel) + sum(counters.weapons) + sum(counters.markers)).toBe(80);
    expect(counters.markers.flatMap((m) => Array(m.count).fill(m.value)).sort()).toEqual([0, 3, 3, 5, 8]);
  });

  it('RL 2.5 each side has one FO; 8 is American, 5 and 3 are German', () => {
    for (const id of ['US fo', 'GE fo']) expect(personnel(id).count).toBe(1);
    expect(counters.markers.filter((m) => m.side === 'US').map((m) => m.value)).toEqual([8]);
    expect(counters.markers.filter((m) => m.side === 'GE').map((m) => m.value)).toEqual([3, 5]);
    expect(counters.weapons.filter((w) => w.type === 'medium mortar').map((w) => w.count)).toEqual([2]);
  });

  it('RL 2.6 + RL 2.1 all types are there: squads, teams, NCOs 1-3, BAR, FO; mortars, machine-guns, rocket launchers', () => {
    for (const side of ['US', 'GE']) {
      const codes = counters.personnel.filter((p) => p.side === side).map((p) => p.code);
      expect(codes).toEqual(expect.arrayContaining(['squad', 'wt', 'nco1', 'nco2', 'nco3', 'fo']));
    }
    expect(counters.weapons.map((w) => w.id)).toEqual(['m2', 'm1919', 'baz', 'mg42', 'grw34', 'grw36', 'psk']);
  });

  it('RL 10.36 a squad is three figures, a Weapons Team two, a single soldier one', () => {
    for (const row of counters.personnel)
      expect(row.figures).toBe(row.type === 'squad' ? 3 : row.type === 'wt' ? 2 : 1);
  });

  it('RL 12.1 a spent German squad shows 2', () => {
    expect(personnel('GE squad').back).toBe(2);
  });
});

describe('map', () => {
  it('RL 2.2 + RL A-34 there are areas 1 to 38, each with one number and one terrain value', () => {
    expect(map.areas.map((a) => a.id)).toEqual(Array.from({ length: 38 }, (_, i) => i + 1));
    for (const a of map.areas) expect(a.tem).toBeGreaterThanOrEqual(0);
  });

  it('RL 9.33 the ten areas with buildings or bunkers', () => {
    const flagged = map.areas.filter((a) => a.shelter !== 'none').map((a) => a.id);
    expect(flagged).toEqual([5, 6, 7, 8, 11, 14, 19, 27, 32, 34]);
  });

  it('RL 12.1 area 3 is a Victory Area; there are six', () => {
    expect(map.areas.filter((a) => a.star).map((a) => a.id)).toEqual([3, 5, 6, 7, 26, 30]);
  });

  it('RL 10.3 + RL A-29 borders are mutual, drawn, and longer than a point: 8 and 13 only touch', () => {
    const near = (a: number): readonly number[] => map.areas[a - 1].adjacent;
    for (const a of map.areas) for (const b of a.adjacent) expect(near(b)).toContain(a.id);
    for (const a of map.areas) {
      for (const b of map.areas)
        if (a.id < b.id) expect(sharedBorder(a.polygon, b.polygon) > 0).toBe(near(a.id).includes(b.id));
    }
    expect(near(8)).not.toContain(13);
    expect(map.pointContacts).toContainEqual([8, 13]);
    expect(near(17)).toEqual(expect.arrayContaining([18, 22]));
  });

  it('RL 1.1 + RL 1.2 the ground is Pointe du Hoc at 100 yards to the inch, with a source for each area', () => {
    expect(map.canvas).toEqual({ width: 1100, height: 1700 });
    for (const a of map.areas) expect(a.source).not.toBe('');
    expect(map.areas[2].name).toContain('Rudder');
  });

  it('RL 3.22 the track has eight turns, June 6 AM to June 7 Night', () => {
    expect(map.track.map((t) => t.label)).toEqual([
      'June 6 AM',
      'June 6 Noon',
      'June 6 PM',
      'June 6 Night',
      'June 7 AM',
      'June 7 Noon',
      'June 7 PM',
      'June 7 Night',
    ]);
    expect(special.turns).toBe(8);
  });
});

/** Length of the border that two polygons share, corner to corner. */
function sharedBorder(a: readonly (readonly number[])[], b: readonly (readonly number[])[]): number {
  const edges = (p: readonly (readonly number[])[]): string[] =>
    p.map((from, i) => {
      const to = p[(i + 1) % p.length];
      return [from.join(), to.join()].sort().join(' ');
    });
  const other = new Set(edges(b));
  return edges(a).filter((e) => other.has(e)).length;
}

describe('Set Up Card', () => {
  it('RL 2.62 + RL 3.1 the card places all 75 units and weapons fresh, each weapon on a carrier that may carry it', () => {
    expect(dataProblems(content)).toEqual([]);
    const g = fresh();
    const pieces = g.board().places.flatMap((p) => p.pieces);
    expect(pieces.length + pieces.flatMap((p) => p.carries ?? []).length).toBe(75);
    for (const piece of pieces) expect(piece.states?.[0]).toBe('fresh');
    for (const piece of pieces) {
      for (const carried of piece.carries ?? []) {
        if (carried.name.includes('MG42') || carried.name.includes('Medium'))
          expect(piece.name).toContain('Weapons Team');
      }
    }
  });

  it('RL 3.1 the placements are those of the card', () => {
    const g = fresh();
    expect(g.position('area 5')).toBe('GE squad, fo');
    expect(g.position('area 4')).toBe('GE wt+mg42');
    expect(g.position('area 14')).toBe('GE 2 squad, wt+mg42');
    expect(g.position('area 30')).toBe('GE squad, squad+grw36');
    expect(g.position('area 34')).toBe('GE 3 squad, wt+mg42, nco2');
    expect(g.position('area 36')).toBe('GE 2 squad reserve, squad+psk reserve, wt+mg42 reserve, nco3 reserve');
    expect(g.position('LC1')).toBe('US 3 squad, squad+baz, wt+m1919, nco3, nco1');
    expect(g.position('LC2')).toBe('US 4 squad, 2 wt+m2, nco2, nco1, bar, fo');
    expect(g.position('LC3')).toBe('US 3 squad, squad+baz, wt+m1919, nco2, nco1, 2 bar');
    expect(setup.card.reduce((n, row) => n + row.units.length, 0)).toBe(59);
  });

  it('RL A-31 every area begins under German control', () => {
    expect(fresh().position('control US')).toBe('-');
  });

  it('RL 2.7 any counter of a type will do: equal ones are offered once', () => {
    const g = at('area 17: US 3 squad, squad+baz\nphase: action US').play('act 17');
    expect(g.choices()).toEqual(['squad', 'squad+baz']);
  });
});

describe('packs', () => {
  const pack = (data: unknown) => ({ 'bocage-pack': 1, game: 'rudders-line', name: 'boxed', data });

  it('a pack changes terrain, stars, set-up, victory and special rules, and the game follows', () => {
    const made = withPack(
      content,
      pack({
        map: { areas: [{ id: 7, tem: 1, star: false }] },
        setup: {
          card: [
            { place: '7', units: ['squad'] },
            { place: '8', units: ['squad', 'nco1'] },
          ],
        },
        special: { victory: { stars: 3 }, reserves: { areas: [38] } },
      }),
    );
    if (!('data' in made)) throw new Error(JSON.stringify(made));
    const g = table(createGame(made), {});
    expect(g.position('area 8')).toBe('GE squad, nco1');
    expect(g.board().places[6].notes[0]).toContain('+1');
    expect(g.board().places[6].sources).toEqual(['pack: boxed']);
    expect(g.board().status[2]).toContain('of 5 Victory Areas');
    expect(g.position('area 36')).not.toContain('reserve');
    expect(made.hash).not.toBe(builtIn(content).hash);
  });

  it.each([
    [
      'a squad too many',
      { setup: { card: [{ place: '6', units: ['squad', 'squad'] }] } },
      'places 22 of 21 German squad',
    ],
    ['an MG42 on a squad', { setup: { card: [{ place: '4', units: ['squad+mg42'] }] } }, 'begins with a Weapons Team'],
    [
      'a mortar on an NCO',
      { setup: { card: [{ place: '30', units: ['squad', 'nco1+grw36'] }] } },
      'may not carry grw36',
    ],
    [
      'a border seen from one side',
      { map: { areas: [{ id: 1, adjacent: [2, 5, 6, 9, 38] }] } },
      '1 names 38, but 38 does not name 1',
    ],
    ['a 76th counter', { counters: { weapons: [{ id: 'baz', count: 3 }] } }, 'must be 75 units and weapons'],
    ['a victory nobody can have', { special: { victory: { stars: 7 } } }, 'only 6 Victory Areas'],
  ])('a pack with %s is refused', (_what, data, text) => {
    const made = withPack(content, pack(data));
    if ('data' in made) throw new Error('accepted');
    expect(made.map((p) => p.text).join('\n')).toContain(text);
  });

  it('the game is named by its content', () => {
    expect(game.content).toEqual({ name: 'built-in', hash: builtIn(content).hash });
  });
});
