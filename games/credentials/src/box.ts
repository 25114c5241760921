// What lies in the box of These Are My Credentials, by chapter: what to look up on one's own copy, and what the rulebook fixes.
import type { Box } from '@bocage/engine';
import map from '../data/map.json' with { type: 'json' };
import { ABOUT, CALLED, LABELS, TITLES } from './words/box.ts';

type Row = Readonly<Record<string, unknown>>;

const named = (row: Row): string => String(row.name);
const place = (row: Row): string => String(row.id);
const cards = (row: Row): readonly string[] => [String(row.id)];
/** A space by its name; in a pack of one's own it may be another. */
const NAMES = new Map(map.spaces.map(({ id, name }) => [id, name]));
const spoken = (id: unknown): string => NAMES.get(String(id)) ?? String(id);

export const box: Box = {
  chapters: [
    {
      id: 'set-up',
      title: TITLES.setUp,
      about: ABOUT.setUp,
      parts: [
        {
          path: 'divisions',
          title: TITLES.divisions,
          called: named,
          place: (row) => (row.start === '-' ? undefined : String(row.start)),
          cards,
        },
        { path: 'supplies', title: TITLES.supplyTokens, called: (row) => CALLED.supply(row.id) },
        { path: 'components', title: TITLES.countedPieces, called: () => TITLES.countedPieces },
      ],
    },
    {
      id: 'map',
      title: TITLES.map,
      about: ABOUT.map,
      parts: [
        {
          path: 'spaces',
          title: TITLES.spaces,
          fields: ['id', 'name', 'kind', 'zone', 'fortified', 'medal', 'limitedBase', 'truck', 'capacity'],
          called: named,
          place,
        },
        {
          path: 'roads',
          title: TITLES.roads,
          called: (row) => `${spoken(row.from)} – ${spoken(row.to)}`,
          place: (row) => String(row.from),
        },
        {
          path: 'ports',
          title: TITLES.majorPorts,
          called: (row) => spoken(row.id),
          place,
          cards: (row) => [`port ${row.id}`],
        },
        {
          path: 'minor',
          title: TITLES.minorSupplyPorts,
          called: (row) => spoken(row.id),
          place,
        },
        {
          path: 'zones',
          title: TITLES.maquisZones,
          fields: ['id', 'name', 'region'],
          called: named,
          place: (row) => `zone_${String(row.id).toLowerCase()}`,
        },
      ],
    },
    {
      id: 'cards',
      title: TITLES.cards,
      about: ABOUT.cards,
      parts: [
        { path: 'intelligence', title: TITLES.intelligenceCards, called: (row) => String(row.title), cards },
        { path: 'recon', title: TITLES.aerialReconCards, called: named, cards },
        { path: 'wehrmacht', title: TITLES.wehrmachtCards, called: named, cards },
        { path: 'riesensauerei', title: TITLES.riesensauereiCards, called: named, cards },
      ],
    },
    {
      id: 'tables',
      title: TITLES.tables,
      about: ABOUT.tables,
      parts: [{ path: 'levels', title: TITLES.logisticsLevels, called: (row) => CALLED.level(row.level) }],
    },
    {
      id: 'drawing',
      title: TITLES.howItIsDrawn,
      about: ABOUT.drawing,
      parts: [
        { path: 'spaces', title: TITLES.whereTheSpacesLie, fields: ['label', 'lat', 'lon'], called: named, place },
        {
          path: 'zones',
          title: TITLES.whereTheZonesLie,
          fields: ['lat', 'lon'],
          called: named,
          place: (row) => `zone_${String(row.id).toLowerCase()}`,
        },
      ],
    },
  ],
  labels: LABELS,
  fixed: {
    roads: {
      '*': ['from', 'to'],
      'rennes-ploermel': ['oneWay'],
      'ploermel-pontivy': ['oneWay'],
    },
    minor: { vannes: ['needs[0].space', 'needs[0].garrison', 'needs[1].space', 'needs[1].garrison'] },
    ports: { brest: ['siege', 'garrisons[0].number', 'garrisons[0].covered'] },
    divisions: { '*': ['name', 'type', 'spaces', 'start', 'replaces'] },
    supplies: { '*': ['count', 'stock', 'pool'] },
    levels: { '*': ['stock', 'added', 'take', 'place'] },
    components: { '*': ['trucks', 'ffi', 'control', 'destruction', 'openMarkers', 'easyKg'] },
    intelligence: {
      I05: ['title', 'effect'],
      I06: ['title', 'effect'],
      I07: ['title', 'effect'],
      I08: ['title', 'effect'],
    },
    riesensauerei: { '*': ['name', 'copies'] },
  },
};
