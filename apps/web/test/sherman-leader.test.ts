// The pure parts of Sherman Leader's map: hexes side by side, the terrain that is drawn, counters from the board.
import type { Piece, Place } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import {
  battleSpots,
  cellOf,
  countrySpots,
  damageOf,
  forceByType,
  HEX_IDS,
  hexCentre,
  hexLabel,
  offeredModels,
  planOf,
  type ShermanData,
  shermanLook,
  terrainOf,
  threatOf,
} from '../src/games/sherman-leader/data.ts';
import { neighbour, sharedBorders } from '../src/map/shapes.ts';

const MODEL = {
  from: 1942,
  to: 1945,
  speed: 2,
  ap: 5,
  he: 4,
  minRange: 0,
  maxRange: 2,
  defense: 2,
  notes: [],
};

const DATA: ShermanData = {
  campaigns: [
    { name: 'Bulge', year: 1944, terrain: 'Winter', notes: [] },
    { name: 'Saipan', year: 1944, terrain: 'Jungle', notes: [] },
  ],
  units: [
    { ...MODEL, numbers: ['901'], name: 'Rifle Team', type: 'Infantry', cost: 4 },
    { ...MODEL, numbers: ['042', '043'], name: 'M4 Sherman (75mm)', type: 'Armor', cost: 12 },
    { ...MODEL, numbers: ['001'], name: 'M3/M5 Stuart', type: 'Armor', cost: 8 },
  ],
  commanders: [],
  enemies: [{ name: 'Type 97 Chi-Ha', kind: 'Tank' }],
};

const hex = (id: string, terrain: string): Place => ({ id, name: `Hex ${id}`, notes: [terrain], pieces: [] });

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
    expect(cellOf(hex('32', 'Heavy Cover'))[0]).toBe(2);
    expect(cellOf(hex('32', 'Impassable'))[0]).toBe(5);
    expect(cellOf(hex('32', 'Clear'))).toEqual(cellOf(hex('32', 'Clear')));
    expect(hexLabel(hex('41', 'Light Cover'))).toBe('41 · Light +1');
    expect(hexLabel(hex('11', 'Clear'))).toBe('11');
  });

  it('takes the terrain of the campaign', () => {
    const board = { status: ['Battle.', 'Saipan 1944, Over There: Week 1 of 4.'], places: [], tracks: [] };
    expect(terrainOf(DATA, board)).toBe('jungle');
  });
});

describe('the country', () => {
  it('has six bands, three plans and the headquarters', () => {
    expect([...countrySpots().keys()]).toEqual([
      ...[0, 1, 2, 3, 4, 5].map((i) => `band-${i}`),
      'plan-1',
      'plan-2',
      'plan-3',
      'units',
      'commanders',
    ]);
  });
});

describe('headquarters', () => {
  it('counts the force by type and lists what is for sale by type and cost', () => {
    const own: Place = {
      id: 'units',
      name: 'Units',
      notes: [],
      pieces: [
        { id: '042', name: '042' },
        { id: '901', name: '901' },
      ],
    };
    expect(forceByType(DATA, { status: [], tracks: [], places: [own] })).toEqual([
      ['Armor', 1],
      ['Light Armor', 0],
      ['Infantry', 1],
      ['Artillery', 0],
    ]);
    expect(offeredModels(DATA, ['901', '043', '001']).map((unit) => unit.cost)).toEqual([8, 12, 4]);
  });
});

describe('the plan of a Week', () => {
  it('is the last attack on the board, with the Battalion it goes against', () => {
    const battalion: Piece = { id: '1A', name: '1A Large Tank Force', seat: 'enemy' };
    const places: readonly Place[] = [
      { id: 'band-2', name: 'Front', notes: [], pieces: [battalion] },
      { id: 'plan-1', name: 'Attack on 9A', notes: [], pieces: [] },
      { id: 'plan-2', name: 'Attack on 1A', notes: [], pieces: [] },
    ];
    expect(planOf({ status: [], tracks: [], places })).toEqual({ id: 'plan-2', name: 'Attack on 1A', battalion });
    expect(planOf({ status: [], tracks: [], places: [] })).toBeUndefined();
  });
});

describe('counters', () => {
  const unit: Piece = {
    id: '042',
    name: '042 M4 Sherman (75mm)',
    seat: 'US',
    states: ['gun', 'glancing2', 'acted', 'threat 38 %'],
  };
  it('shows damage in words and the threat apart from it', () => {
    expect(damageOf(unit)).toEqual(['Gun', 'Glanced 2']);
    expect(threatOf(unit)).toBe('38');
    const look = shermanLook(DATA, unit);
    expect(look).toMatchObject({ side: 'us', symbol: 'tank', values: ['042'], spent: true });
    expect(look.tag?.text).toBe('hit 38%');
  });

  it('tells enemies, battalions and commanders apart', () => {
    const enemy: Piece = { id: 'enemy 3', name: 'Type 97 Chi-Ha', seat: 'enemy', states: [] };
    expect(shermanLook(DATA, enemy)).toMatchObject({ side: 'ge', symbol: 'tank', values: ['Chi-Ha'] });
    const battalion: Piece = { id: '2S', name: '2S Fuel Depot', seat: 'enemy', states: ['half'] };
    expect(shermanLook(DATA, battalion)).toMatchObject({ symbol: 'truck', chips: ['Half'] });
    const man: Piece = { id: 'Eandi', name: 'Eandi, Average', seat: 'US', states: ['Shaken', 'wounded'] };
    expect(shermanLook(DATA, man)).toMatchObject({ symbol: 'officer', corner: 'Ave', chips: ['Wounded', 'Shaken'] });
  });
});
