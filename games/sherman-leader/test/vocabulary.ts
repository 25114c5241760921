// What players of this game know: terms of its cards and counters, and the things that are counted.
import { readFileSync } from 'node:fs';
import type { Vocabulary } from '@bocage/engine/testing';

/** The numbers on the Terrain tiles: players lay them. */
const TILES = ['D', 'E', 'W', 'J'].flatMap((set) => Array.from({ length: 8 }, (_, i) => `${set}${i + 1}`));

export const vocabulary: Vocabulary = {
  digest: readFileSync(new URL('../digest.md', import.meta.url), 'utf8'),
  // R0 is Range 0 in the sources of values, R107 the ruling that one of them names.
  terms: ['VP', 'SO', 'XP', 'AP', 'HE', 'MG', 'MGs', 'AT', 'ATs', 'KIA', 'US', 'R0', 'R107', 'd6', 'd10', ...TILES],
  nouns: {
    Unit: 'Units',
    Commander: 'Commanders',
    Battalion: 'Battalions',
    Truck: 'Trucks',
    Scout: 'Scouts',
    Medic: 'Medics',
    Week: 'Weeks',
    turn: 'turns',
    point: 'points',
    counter: 'counters',
    'Move Order': 'Move Orders',
    hex: 'hexes',
    Stress: 'Stress',
  },
};
