// What lies in the box of Rudder's Line, by chapter: what to look up on one's own copy, and what the rulebook fixes.
import type { Box } from '@bocage/engine';
import { ABOUT, CALLED, LABELS, TITLES } from './words/box.ts';

const named = (row: Readonly<Record<string, unknown>>): string => String(row.name);
const area = (row: Readonly<Record<string, unknown>>): string => `${row.id} ${row.name}`;
const place = (row: Readonly<Record<string, unknown>>): string => String(row.id);
const cards = (row: Readonly<Record<string, unknown>>): readonly string[] => [String(row.id)];

export const box: Box = {
  chapters: [
    {
      id: 'set-up',
      title: TITLES.setUp,
      about: ABOUT.setUp,
      parts: [
        {
          path: 'setup.card',
          title: TITLES.setUpCard,
          called: (row) => (String(row.place).startsWith('LC') ? CALLED.box(row.place) : CALLED.area(row.place)),
          place: (row) => String(row.place),
        },
        { path: 'setup.free', title: TITLES.forcesPlacedFreely, called: named },
        { path: 'special', title: TITLES.specialRulesAndVictory, called: () => TITLES.specialRulesAndVictory },
      ],
    },
    {
      id: 'map',
      title: TITLES.map,
      about: ABOUT.map,
      parts: [
        {
          path: 'map.areas',
          title: TITLES.areas,
          fields: ['id', 'name', 'tem', 'terrain', 'shelter', 'star', 'adjacent'],
          called: area,
          place,
        },
        { path: 'map.boxes', title: TITLES.landingCraftBoxes, fields: ['id', 'name', 'links'], called: named, place },
        {
          path: 'map.track',
          title: TITLES.turnTrack,
          fields: ['turn', 'label'],
          called: (row) => CALLED.turn(row.turn),
        },
      ],
    },
    {
      id: 'counters',
      title: TITLES.counters,
      about: ABOUT.counters,
      parts: [
        { path: 'counters.personnel', title: TITLES.units, called: named, cards },
        { path: 'counters.weapons', title: TITLES.weapons, called: named, cards },
        { path: 'counters.markers', title: TITLES.markers, called: named, cards },
      ],
    },
    {
      id: 'drawing',
      title: TITLES.howItIsDrawn,
      about: ABOUT.drawing,
      parts: [
        {
          path: 'map.areas',
          title: TITLES.outlinesOfTheAreas,
          fields: ['centre', 'inradius', 'polygon'],
          called: area,
          place,
        },
        { path: 'map.boxes', title: TITLES.outlinesOfTheBoxes, fields: ['rect', 'centre'], called: named, place },
        { path: 'map.track', title: TITLES.boxesOfTheTrack, fields: ['rect'], called: (row) => CALLED.turn(row.turn) },
        {
          path: 'map',
          title: TITLES.theSheet,
          fields: ['canvas', 'scale', 'pointContacts', 'decor'],
          called: () => TITLES.theSheet,
        },
      ],
    },
  ],
  labels: LABELS,
  fixed: {
    'map.areas': {
      3: ['star'],
      5: ['shelter'],
      6: ['shelter'],
      7: ['shelter'],
      8: ['shelter'],
      11: ['shelter'],
      14: ['shelter'],
      19: ['shelter'],
      27: ['shelter'],
      32: ['shelter'],
      34: ['shelter'],
    },
    'map.track': { '*': ['label'] },
    'counters.personnel': {
      '*': ['side', 'code', 'type'],
      'US squad': ['attack', 'defence', 'move', 'figures'],
      'US wt': ['attack', 'defence', 'back', 'move'],
      'US bar': ['attack'],
      'US fo': ['name', 'count', 'attack', 'defence', 'back', 'move', 'figures'],
      'GE squad': ['attack', 'defence', 'back', 'move', 'figures'],
      'GE wt': ['attack', 'defence', 'back', 'move'],
      'GE fo': ['name', 'count', 'attack', 'defence', 'back', 'move', 'figures'],
    },
    'counters.weapons': {
      '*': ['side', 'type'],
      m2: ['range'],
      mg42: ['attack'],
      grw34: ['name', 'count', 'attack', 'range'],
      grw36: ['count'],
    },
    'counters.markers': { '*': ['name', 'count', 'value', 'side'] },
    special: { '*': ['stacking.limit'] },
  },
};
