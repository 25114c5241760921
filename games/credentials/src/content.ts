// The data of the game as types and a schema, so that a content pack can replace any value that is not the rulebook's.
import {
  bool,
  type ContentSpec,
  int,
  list,
  name,
  number,
  oneOf,
  type Problem,
  record,
  rows,
  type Schema,
  text,
} from '@bocage/engine';
import { type Data, data, LEVELS, unread } from './built-in.ts';
import { playable } from './playable.ts';
import { W } from './words/content.ts';

export type { Data } from './built-in.ts';

const RECON_EFFECTS = [
  'author',
  'ffiTogether',
  'bonus',
  'pow',
  'eon',
  'evac',
  'felix',
  'ffiSpread',
  'ffiAny',
  'nantes',
  'bet',
  'retreat',
  'contact',
  'find',
  'fight',
  'halt',
  'civilians',
];

const schema: Schema = record({
  spaces: rows(
    record({
      id: text,
      name: text,
      label: text,
      lat: number(47, 49),
      lon: number(-5, -1),
      kind: oneOf('base', 'start', 'ordinary', 'port'),
      zone: oneOf('-', 'A', 'B'),
      fortified: bool,
      medal: bool,
      limitedBase: bool,
      truck: bool,
      capacity: int(1, 27),
      source: text,
    }),
    'id',
  ),
  roads: rows(
    record({
      id: text,
      from: text,
      to: text,
      oneWay: bool,
      km: int(1, 300),
      out: text,
      back: text,
      bridgehead: bool,
      source: text,
    }),
    'id',
  ),
  zones: rows(
    record({ id: oneOf('A', 'B'), name: text, region: text, lat: number(47, 49), lon: number(-5, -1), source: text }),
    'id',
  ),
  ports: rows(
    record({
      id: text,
      siege: int(1, 4),
      rating: int(2, 5),
      garrisons: list(record({ number: int(1, 4), type: oneOf('standard', 'fortified'), medal: bool, covered: bool })),
      source: text,
    }),
    'id',
  ),
  minor: rows(record({ id: text, needs: list(record({ space: text, garrison: int(0, 4) })), source: text }), 'id'),
  divisions: rows(
    record({
      id: text,
      name: text,
      type: oneOf('armored', 'infantry'),
      spaces: int(1, 4),
      fuel: int(0, 6),
      ammo: int(0, 6),
      food: int(0, 6),
      start: text,
      replaces: text,
      source: text,
    }),
    'id',
  ),
  supplies: rows(
    record({ id: oneOf('fuel', 'ammo', 'food'), count: int(1, 27), stock: int(0, 9), pool: int(0, 9), source: text }),
    'id',
  ),
  levels: rows(
    record({
      level: int(1, 3),
      stock: int(0, 8),
      added: int(0, 8),
      take: int(1, 8),
      place: int(1, 8),
      source: text,
    }),
    'level',
  ),
  components: record({
    trucks: int(1, 20),
    ffi: int(1, 30),
    control: int(1, 40),
    destruction: int(1, 40),
    openMarkers: int(0, 5),
    card: int(1, 12),
    easyKg: list(text),
    source: text,
  }),
  intelligence: rows(
    record({
      id: text,
      title: text,
      hardest: oneOf(...LEVELS),
      effect: oneOf('none', 'quiet', 'repair', 'recall'),
      ports: list(text),
      ffi: int(0, 4),
      kg: text,
      source: text,
    }),
    'id',
  ),
  recon: rows(
    record({
      id: text,
      name: text,
      word: name,
      text: text,
      weather: oneOf('none', 'fair', 'bad'),
      timing: oneOf('now', 'hand', 'permanent'),
      effect: oneOf(...RECON_EFFECTS),
      value: int(0, 6),
      against: oneOf('any', 'garrison'),
      fair: bool,
      destroys: bool,
      kinds: list(oneOf('fuel', 'ammo', 'food')),
      source: text,
    }),
    'id',
  ),
  wehrmacht: rows(
    record({
      id: text,
      name: text,
      class: oneOf('division', 'kg', 'unit'),
      ammo: int(0, 8),
      fuel: int(0, 4),
      medal: bool,
      source: text,
    }),
    'id',
  ),
  riesensauerei: rows(
    record({
      id: oneOf('north', 'south', 'east', 'west', 'haltung', 'hinterhalt'),
      name: text,
      copies: int(0, 6),
      source: text,
    }),
    'id',
  ),
});

/** What a schema cannot see: names that must exist, and the counts on which the layout of the state rests. */
function consistent(data: Data): readonly Problem[] {
  const problems: Problem[] = [];
  const spaces = new Map(data.spaces.map((space) => [space.id, space]));
  const known = (path: string, id: string): void => {
    if (!spaces.has(id)) problems.push({ path, text: W.noSpace(id) });
  };
  for (const road of data.roads) {
    known(`data.roads[id ${road.id}].from`, road.from);
    known(`data.roads[id ${road.id}].to`, road.to);
    for (const end of ['out', 'back'] as const) {
      if (!/^[NSEW]*$/.test(road[end])) {
        problems.push({ path: `data.roads[id ${road.id}].${end}`, text: W.directions });
      }
    }
  }
  for (const port of data.ports) {
    known(`data.ports[id ${port.id}]`, port.id);
    if (spaces.get(port.id)?.kind !== 'port') {
      problems.push({ path: `data.ports[id ${port.id}]`, text: W.notMajorPort });
    }
    if (!port.garrisons.some((g) => g.number === 1)) {
      problems.push({ path: `data.ports[id ${port.id}].garrisons`, text: W.noGarrisonOne });
    }
  }
  for (const row of data.minor) {
    known(`data.minor[id ${row.id}]`, row.id);
    for (const need of row.needs) known(`data.minor[id ${row.id}].needs`, need.space);
  }
  for (const card of data.intelligence) {
    known(`data.intelligence[id ${card.id}].kg`, card.kg);
    for (const port of card.ports) known(`data.intelligence[id ${card.id}].ports`, port);
  }
  for (const id of data.components.easyKg) known('data.components.easyKg', id);
  const easy = new Set(data.components.easyKg).size;
  if (easy !== 4) problems.push({ path: 'data.components.easyKg', text: W.differentSpaces(4, easy) });
  for (const row of data.divisions) {
    const path = `data.divisions[id ${row.id}]`;
    if (row.replaces === '-') known(`${path}.start`, row.start);
    else if (!data.divisions.some((other) => other.id === row.replaces && other.replaces === '-'))
      problems.push({ path: `${path}.replaces`, text: W.noDivision(row.replaces) });
    else if (row.start !== '-') problems.push({ path: `${path}.start`, text: W.replacementStart });
  }
  for (const [i, card] of data.recon.entries()) {
    if (data.recon.findIndex((other) => other.word.toLowerCase() === card.word.toLowerCase()) < i)
      problems.push({ path: `data.recon[id ${card.id}].word`, text: W.sameWord(card.word) });
  }
  for (const kind of data.supplies) {
    const cards = data.divisions
      .filter((row) => row.replaces === '-')
      .reduce((sum, row) => sum + (kind.id === 'fuel' ? row.fuel : kind.id === 'ammo' ? row.ammo : row.food), 0);
    const found = cards + kind.stock + kind.pool;
    if (found !== kind.count)
      problems.push({ path: `data.supplies[id ${kind.id}]`, text: W.tokensAtStart(kind.id, kind.count, found) });
  }
  const marked = data.ports.reduce((sum, port) => sum + port.rating + port.garrisons.length, 0);
  if (marked > data.components.destruction) {
    problems.push({
      path: 'data.ports',
      text: W.destructionMarkers(marked, data.components.destruction),
    });
  }
  for (const level of LEVELS) {
    const deck = data.intelligence.filter((card) => LEVELS.indexOf(level) <= LEVELS.indexOf(card.hardest));
    if (new Set(deck.map((card) => card.kg)).size < 4) {
      problems.push({ path: 'data.intelligence', text: W.setUpSpaces(level) });
    }
  }
  return problems;
}

export const credentialsContent: ContentSpec<Data> = {
  game: 'credentials',
  schema,
  data,
  unread,
  consistent,
  playable,
};
