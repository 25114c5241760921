// Content packs that games of the corpus are played with: as owners of the boxed games would write them.

/** @type {Record<string, Record<string, unknown>>} by game, by name */
export const corpusPacks = {
  'rudders-line': {
    'my map': pack('rudders-line', 'my map', {
      map: {
        areas: [
          { id: 7, tem: 2 },
          { id: 19, name: 'The farm', tem: 3, source: 'own copy' },
        ],
      },
      special: { landing: { turn: 1, cost: 2 } },
    }),
    'my counters': pack('rudders-line', 'my counters', {
      counters: { personnel: [{ id: 'US squad', attack: 5, back: 4 }], weapons: [{ id: 'mg42', attack: 7 }] },
    }),
  },
  credentials: {
    'my cards': pack('credentials', 'my cards', {
      wehrmacht: [
        { id: 'W11', ammo: 3 },
        { id: 'W02', fuel: 1, source: 'own copy' },
      ],
      recon: [{ id: 'A03', name: 'A card of the box' }],
    }),
    'my ports': pack('credentials', 'my ports', {
      spaces: [{ id: 'rennes', capacity: 6 }],
      levels: [{ level: 1, take: 4 }],
    }),
  },
  'sherman-leader': {
    'my units': pack('sherman-leader', 'my units', {
      units: [{ name: 'M3/M5 Stuart', cost: 7, defense: 2 }],
      support: [{ name: 'Truck', cost: 1 }],
    }),
    'my enemies': pack('sherman-leader', 'my enemies', {
      campaigns: [{ id: 'SI43', so: 50, d6Max: 6 }],
      bands: [{ name: 'Enemy Rear', attackCost: 1 }],
    }),
  },
};

/** @param {string} game @param {string} name @param {unknown} data */
function pack(game, name, data) {
  return { 'bocage-pack': 1, game, name, data };
}
