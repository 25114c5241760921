// What lies in the box of Sherman Leader, by chapter: what to look up on one's own copy, and what the rulebook fixes.
import type { Box } from '@bocage/engine';
import { ABOUT, CALLED, LABELS, TITLES } from './words/box.ts';

type Row = Readonly<Record<string, unknown>>;

const named = (row: Row): string => String(row.name);
const byId = (row: Row): readonly string[] => [String(row.id)];
const byName = (row: Row): readonly string[] => [String(row.name)];
const half = (side: unknown): string =>
  typeof side === 'object' && side !== null && 'name' in side ? String(side.name) : '';

export const box: Box = {
  chapters: [
    {
      id: 'set-up',
      title: TITLES.campaignsAndObjectives,
      about: ABOUT.setUp,
      parts: [
        { path: 'campaigns', title: TITLES.campaigns, called: (row) => `${row.name} ${row.year}`, cards: byId },
        { path: 'objectives', title: TITLES.objectives, called: named, cards: byId },
      ],
    },
    {
      id: 'map',
      title: TITLES.terrainTiles,
      about: ABOUT.map,
      parts: [{ path: 'tiles', title: TITLES.tiles, called: (row) => `${row.id}, ${row.terrain}`, cards: byId }],
    },
    {
      id: 'cards',
      title: TITLES.cards,
      about: ABOUT.cards,
      parts: [
        {
          path: 'units',
          title: TITLES.units,
          called: named,
          cards: (row) => (Array.isArray(row.numbers) ? row.numbers.slice(0, 1).map(String) : []),
        },
        { path: 'commanders', title: TITLES.commanders, called: named, cards: byName },
        { path: 'battalions', title: TITLES.battalions, called: (row) => `${row.id} ${row.name}`, cards: byId },
        {
          path: 'events',
          title: TITLES.events,
          called: (row) => `${row.id} ${half(row.top)} / ${half(row.bottom)}`,
          cards: byId,
        },
        { path: 'conditions', title: TITLES.specialConditions, called: named, cards: byId },
      ],
    },
    {
      id: 'counters',
      title: TITLES.counters,
      about: ABOUT.counters,
      parts: [
        { path: 'enemies', title: TITLES.enemyUnits, called: (row) => String(row.id), cards: byId },
        { path: 'damage', title: TITLES.damageCounters, called: (row) => String(row.id), cards: byId },
        { path: 'cups', title: TITLES.tankCups, called: (row) => String(row.id) },
        { path: 'mix', title: TITLES.numberOfEnemyCounters, called: (row) => String(row.country) },
        { path: 'support', title: TITLES.trucksAndScouts, called: named, cards: byName },
      ],
    },
    {
      id: 'tables',
      title: TITLES.charts,
      about: ABOUT.tables,
      parts: [
        { path: 'tactical', title: TITLES.tacticalMovement, called: (row) => CALLED.result(row.result) },
        { path: 'operational', title: TITLES.operationalMovement, called: (row) => String(row.type) },
        { path: 'bands', title: TITLES.rangeBands, called: named },
        { path: 'placement', title: TITLES.placementOfEnemyUnits, called: (row) => CALLED.roll(row.roll) },
      ],
    },
  ],
  labels: LABELS,
  fixed: {
    campaigns: {
      NA42: ['name', 'year', 'enemy', 'commanders', 'so'],
      BU44: ['name', 'so', 'terrain', 'commanders'],
    },
    objectives: { OVER: ['name', 'so', 'points', 'weeks', 'weeklySo'], CUTO: ['name'] },
    battalions: {
      '*': ['country', 'number', 'type'],
      'DE 1A': ['vp'],
      'DE 2A': ['vp', 'band'],
      'DE 4A': ['vp', 'band'],
      'DE 9A': ['vp', 'band'],
      'DE 10A': ['vp', 'band'],
      'DE 11A': ['vp', 'band'],
      'DE 1S': ['name', 'vp', 'band'],
      'DE 2S': ['vp', 'band'],
      'DE 1C': ['vp', 'band'],
      'DE 6C': ['vp', 'band'],
    },
    units: {
      'M3/M5 Stuart': ['cost'],
      'M4 Sherman (75mm)': ['cost', 'defense', 'target', 'type'],
      'M3 Scout Car': ['cost', 'type'],
      'M3 Halftrack': ['cost', 'type', 'speed', 'he'],
      'Rifle Team': ['cost', 'type', 'defense'],
      'Machine Gun Team': ['cost', 'type', 'defense'],
      'Mortar Team': ['cost', 'type', 'ap'],
      'Experienced Mortar Team': ['cost'],
      'Experienced Anti-Tank Team': ['cost', 'defense'],
      'M5 ATG (3")': ['cost', 'target'],
    },
    commanders: {
      '*': ['levels.level'],
      Sanders: ['type', 'levels[0].okay.r0'],
      Chin: ['type'],
      Jones: ['type'],
      Reisner: ['type', 'levels[1].okay.fast'],
      Kolchak: ['type', 'levels[2].okay.r1', 'levels[2].okay.fast'],
      'Red Tree': ['type', 'levels[2].okay.fast'],
      Eandi: ['type', 'levels[2].okay.fast'],
      Tylutki: ['type'],
      Kowalski: ['type'],
      Henders: ['type', 'levels[1].okay.fast'],
      Blair: ['type', 'levels[1].okay.r1'],
      Cruz: ['type'],
    },
    enemies: {
      '*': ['country', 'kind'],
      'DE Pz III': ['he'],
      'DE StuG': ['ap', 'defense'],
      'DE Rifle': ['he', 'defense', 'minRange', 'maxRange', 'apMaxRange'],
      'DE AT': ['he'],
      'DE MG': ['ap'],
      'DE Mortar': ['indirect'],
      'DE Building': ['points', 'target'],
      'DE Bunker': ['target'],
      'JP Rifle': ['minRange', 'maxRange', 'apMaxRange'],
      'JP MG': ['ap'],
      'JP Mortar': ['indirect'],
    },
    cups: { '*': ['country', 'year'], 'Germany 1942': ['tanks'] },
    support: { '*': ['cost'] },
    tactical: { 8: ['orders'] },
    bands: { '*': ['attackCost', 'weeklyLoss'] },
    tiles: { '*': ['terrain'] },
    conditions: { C01: ['name', 'text', 'code'] },
    events: {
      E01: ['top.name', 'top.text', 'top.code'],
      E02: ['bottom.name', 'bottom.text', 'bottom.code'],
    },
  },
};
