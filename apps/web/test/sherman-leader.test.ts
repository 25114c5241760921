// The pure parts of Sherman Leader's map: hexes side by side, the terrain that is drawn, counters from the facts.
import type { OptionValues } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { content, createGame } from '@bocage/sherman-leader';
import { describe, expect, it } from 'vitest';
import { forceByType, offeredModels } from '../src/games/sherman-leader/data.ts';
import { drawn } from '../src/games/sherman-leader/drawn.ts';
import { planOf, type ShermanFacts, shermanFacts, terrainOf, threatTo } from '../src/games/sherman-leader/facts.ts';
import { battleSpots, HEX_IDS, hexCentre } from '../src/games/sherman-leader/geometry.ts';
import { cellOf, damageWords, hexLabel, shermanLook } from '../src/games/sherman-leader/look.ts';
import { tagOf, threatWords } from '../src/games/sherman-leader/tags.ts';
import { neighbour, sharedBorders } from '../src/map/shapes.ts';

const game = createGame();

/** The facts after a position and some choices. */
function factsAt(position: string, names: readonly string[] = [], options: OptionValues = {}): ShermanFacts {
  const g = table(game, { position, options: { campaign: 'BU44', objective: 'OVER', ...options } });
  for (const name of names) g.play(name);
  return shermanFacts(game.facts(game.view(g.state, 0), 0));
}

const FIELD = 'target: 9A\nturn: 2 of 5\nresult: 3\n';

describe('the battlefield', () => {
  it('has 24 hexes that share their borders, odd rows half a hex to the right', () => {
    const spots = battleSpots();
    expect(HEX_IDS.length).toBe(24);
    expect(hexCentre('11')[0]).toBeGreaterThan(hexCentre('21')[0]);
    const hexes = HEX_IDS.map((id) => spots.get(id)).filter((spot) => spot !== undefined);
    // 18 side by side in rows, and 7 between each two of the six rows.
    expect(sharedBorders(hexes).match(/M/g)?.length).toBe(18 + 5 * 7);
  });

  it('goes from hex to hex by the arrow keys', () => {
    const spots = battleSpots();
    const from = spots.get('42');
    if (from === undefined) throw new Error('no hex 42');
    expect(neighbour(spots.values(), from, 'ArrowRight')).toBe('43');
    expect(['31', '32']).toContain(neighbour(spots.values(), from, 'ArrowUp'));
  });

  it('draws each hex as what it is, and always alike', () => {
    expect(cellOf({ id: '32', terrain: 'heavy' })[0]).toBe(2);
    expect(cellOf({ id: '32', terrain: 'impassable' })[0]).toBe(5);
    expect(cellOf({ id: '32', terrain: 'clear' })).toEqual(cellOf({ id: '32', terrain: 'clear' }));
    expect(hexLabel({ id: '41', terrain: 'light', cover: 1 })).toBe('41 · Light +1');
    expect(hexLabel({ id: '41', terrain: 'impassable', cover: 2 })).toBe('41 · Impassable');
    expect(hexLabel({ id: '11', terrain: 'clear', cover: 0 })).toBe('11');
  });

  it('takes terrain and hexes from the facts', () => {
    const facts = factsAt(
      `${FIELD}terrain: ---L/L---/HHIL/L---/HH--/--HL\nat 51: 042 Eandi\nat 41: Pz III\nphase: fast 2`,
    );
    expect(terrainOf(facts)).toBe('winter');
    const named = facts.battle?.hexes.map(hexLabel) ?? [];
    expect(named.slice(0, 4)).toEqual(['11', '12', '13', '14 · Light +1']);
    expect(named.slice(8, 12)).toEqual(['31 · Heavy +2', '32 · Heavy +2', '33 · Impassable', '34 · Light +1']);
  });
});

describe('headquarters', () => {
  it('counts the force by type and lists what is for sale by type and cost', () => {
    const facts = factsAt('unit 042: owned\nunit 901: owned\ncommander Eandi: active average\nphase: repair');
    expect(forceByType(facts)).toEqual([
      ['Armor', 1],
      ['Light Armor', 0],
      ['Infantry', 1],
      ['Artillery', 0],
    ]);
    expect(offeredModels(content.data, ['901', '043', '001']).map((unit) => unit.numbers[0])).toEqual([
      '001',
      '041',
      '901',
    ]);
  });
});

describe('counters', () => {
  const facts = factsAt(
    `${FIELD}terrain: ----/----/----/----/----/----\nat 51: 042 Eandi average gun glancing2 stress12 wounded, 902 Reisner\nat 41: StuG, Rifle\nphase: fast 2`,
  );

  it('shows damage in words and the threat apart from it', () => {
    const look = shermanLook(facts, '042');
    expect(look).toMatchObject({ side: 'us', symbol: 'tank', values: ['042'], chips: ['Gun', 'Glanced 2'] });
    expect(threatTo(facts, '042')?.damage).toBeGreaterThan(0);
    expect(look.tag?.text).toMatch(/^hit \d+%$/);
    expect(damageWords([{ kind: 'suspension', count: 1 }])).toEqual(['Susp.']);
  });

  it('tells enemies, battalions and commanders apart', () => {
    expect(shermanLook(facts, 'enemy 1')).toMatchObject({ side: 'ge', symbol: 'assault', values: ['StuG'] });
    expect(shermanLook(facts, 'enemy 2')).toMatchObject({ symbol: 'infantry', values: ['Rifle'], spent: false });
    expect(shermanLook(facts, 'Eandi')).toMatchObject({
      symbol: 'officer',
      corner: 'Ave',
      chips: ['Wounded', 'Unfit'],
      spent: true,
    });
    const map = factsAt('battalion 2S: half enemy-rear\nphase: assign');
    expect(shermanLook(map, '2S')).toMatchObject({ symbol: 'truck', chips: ['Half'] });
  });

  it('P7 a Destroyed Unit looks Destroyed, and nothing threatens it any more', () => {
    const g = table(game, {
      position: `${FIELD}terrain: ----/----/----/----/----/----\nat 51: 901 Kolchak casualty, 902 Reisner\nat 41: Tiger\nphase: enemy 2`,
      options: { campaign: 'BU44', objective: 'OVER', enemyTies: 'first' },
    });
    g.play({ name: 'the rest', dice: [10, 1, 10, 'casualty/wounded'] });
    const after = shermanFacts(game.facts(game.view(g.state, 0), 0));
    expect(after.battle?.off.map((friend) => [friend.id, friend.destroyed])).toEqual([['901', true]]);
    expect(shermanLook(after, '901')).toMatchObject({ spent: true, chips: ['Destroyed'] });
    expect(shermanLook(after, '901').tag).toBeUndefined();
    const board = game.board(game.view(g.state, 0), 0);
    expect(board.places.find((place) => place.id === 'off')?.pieces[0]?.states).toContain('Destroyed');
  });

  it('P7 before the enemy is placed nothing is said of its points', () => {
    const placing = factsAt('target: 9A\nterrain: ----/----/----/----/----/----\nfight: 042 Eandi\nphase: place');
    expect(placing.battle?.points).toBeUndefined();
    expect(facts.battle?.points).toBeGreaterThan(0);
  });
});

describe('the plan of a Week', () => {
  it('is the last attack, with the Battalion it goes against', () => {
    const facts = factsAt(
      'battalion 1A: full front\nbattalion 9A: full front\nso: 20\nunit 042: owned\ncommander Eandi: active average\nphase: assign',
      ['attack 1A'],
    );
    const found = planOf(facts);
    expect(found?.plan).toMatchObject({ id: 'plan-1', battalion: '1A' });
    expect(found?.battalion?.card.number).toBe('1A');
    expect(planOf(factsAt('battalion 1A: full front\nphase: assign'))).toBeUndefined();
  });
});

describe('tags', () => {
  it('R13 say safe only of what nothing can reach', () => {
    expect(threatWords({ threat: 0, safe: true })).toBe('safe');
    expect(threatWords({ threat: 0, safe: false })).toBe('not first target');
    expect(threatWords({ threat: 0.028, safe: false })).toBe('hit 3%');
    const moment = { n: 0, state: new Int32Array(1), live: true };
    const move = { hex: '52', steps: 1, stress: 1, threat: 0.45, safe: false, best: undefined, holds: false };
    expect(tagOf({ moment, aims: [], moves: [move] }, '52')).toBe('1, 1 Stress · hit 45%');
  });
});

describe('a drawn card', () => {
  it('has brought what its own rule did, not what the rules do next', () => {
    const g = table(game, {
      position: `week: 1\nso: 5\ntarget: 1A\nturn: 4 of 4\nat 61: 902 Reisner\nat 11: 9 Rifle\nphase: slow 4\n`,
      options: { campaign: 'BU44', objective: 'OVER', numbers: 'any' },
    });
    g.play({ name: 'end', dice: ['E01', 5] });
    const [routine] = drawn(g.events());
    expect(g.events().map((event) => event.kind)).toContain('vp');
    expect(routine?.cards.map(({ card }) => card)).toEqual(['Routine Return']);
    expect(routine?.came).toEqual([]);
  });
});
