// The content of the game: what its data files hold, their schema, and what a schema cannot see.
import {
  bool,
  type Content,
  type ContentSpec,
  int,
  list,
  map,
  name,
  oneOf,
  type Problem,
  record,
  rows,
  type Schema,
  text,
  word,
} from '@bocage/engine';
import { data, type ShermanData, unread } from './built-in.ts';
import { playable } from './playable.ts';
import { parseCode } from './state/effect-codes.ts';
import { COMMANDER_NOTES, parseNote, UNIT_NOTES } from './state/notes.ts';
import {
  BANDS,
  BATTALION_TYPES,
  COUNTRIES,
  DAMAGE_KINDS,
  DIFFICULTIES,
  KINDS,
  LEVELS,
  ORDERS,
  PRE_MOVE_CLASSES,
  TARGETS,
  TERRAIN_LETTERS,
  TERRAIN_SETS,
  UNIT_TYPES,
} from './state/terms.ts';
import { W } from './words/content.ts';

export type { ShermanData } from './built-in.ts';

export type ShermanContent = Content<ShermanData>;

const note = record({ text, code: text });
const yellowNote = record({ text, code: text, yellow: bool });
const side = record({ fast: bool, r0: int(-9, 9), r1: int(-9, 9) });
const half = record({ name: text, text, code: text });
const year = int(1939, 1946);
/** 0 for "cannot", otherwise the number or higher on a d10. */
const hitOn = int(0, 10);

const schema: Schema = record({
  campaigns: rows(
    record({
      id: text,
      name: text,
      year,
      difficulty: oneOf(...DIFFICULTIES),
      so: int(0, 200),
      terrain: oneOf(...TERRAIN_SETS),
      enemy: oneOf(...COUNTRIES),
      commanders: list(int(0, 20)),
      further: oneOf(...LEVELS),
      d6Max: int(0, 10),
      notes: list(note),
      source: text,
    }),
    'id',
  ),
  objectives: rows(
    record({
      id: text,
      name: text,
      so: int(0, 200),
      weeks: int(1, 6),
      weeklySo: int(0, 30),
      points: int(1, 45),
      great: int(1, 99),
      good: int(1, 99),
      adequate: int(1, 99),
      poor: int(1, 99),
      notes: list(note),
      source: text,
    }),
    'id',
  ),
  battalions: rows(
    record({
      id: text,
      country: oneOf(...COUNTRIES),
      number: word,
      type: oneOf(...BATTALION_TYPES),
      name: text,
      counters: map(int(1, 20)),
      half: int(1, 60),
      destroyed: int(0, 40),
      vp: int(0, 12),
      band: oneOf(...BANDS),
      notes: list(yellowNote),
      source: text,
    }),
    'id',
  ),
  units: rows(
    record({
      name: text,
      numbers: list(text),
      from: year,
      to: year,
      cost: int(1, 40),
      type: oneOf(...UNIT_TYPES),
      preMove: oneOf(...PRE_MOVE_CLASSES),
      speed: int(0, 6),
      ap: hitOn,
      he: hitOn,
      minRange: int(0, 1),
      maxRange: int(0, 4),
      defense: int(0, 9),
      target: oneOf(...TARGETS),
      notes: list(text),
      source: text,
    }),
    'name',
  ),
  commanders: rows(
    record({
      name: text,
      type: oneOf(...UNIT_TYPES),
      archetype: text,
      levels: list(
        record({
          level: oneOf(...LEVELS),
          xp: int(0, 30),
          cool: int(0, 9),
          okayMax: int(0, 30),
          shakenMax: int(0, 40),
          okay: side,
          shaken: side,
          notes: list(text),
        }),
      ),
      source: text,
    }),
    'name',
  ),
  enemies: rows(
    record({
      id: text,
      country: oneOf(...COUNTRIES),
      name,
      kind: oneOf(...KINDS),
      points: int(1, 9),
      ap: hitOn,
      he: hitOn,
      minRange: int(0, 1),
      maxRange: int(0, 4),
      apMaxRange: int(0, 4),
      indirect: bool,
      defense: int(0, 9),
      target: oneOf(...TARGETS),
      source: text,
    }),
    'id',
  ),
  cups: rows(record({ id: text, country: oneOf(...COUNTRIES), year, tanks: map(int(1, 20)), source: text }), 'id'),
  mix: rows(record({ country: oneOf(...COUNTRIES), counters: map(int(0, 40)), source: text }), 'country'),
  support: rows(record({ name: oneOf('Truck', 'Scout'), counters: int(0, 20), cost: int(0, 9), source: text }), 'name'),
  tactical: rows(record({ result: int(-1, 10), orders: list(text), source: text }), 'result'),
  operational: rows(
    record({ type: oneOf(...BATTALION_TYPES), retreatMax: int(-5, 12), holdMax: int(-5, 15), source: text }),
    'type',
  ),
  bands: rows(record({ name: oneOf(...BANDS), attackCost: int(0, 9), weeklyLoss: int(0, 20), source: text }), 'name'),
  placement: rows(record({ roll: int(1, 10), row: int(1, 2), column: int(1, 4), source: text }), 'roll'),
  tiles: rows(
    record({
      id: text,
      terrain: oneOf(...TERRAIN_SETS),
      hexes: list(oneOf(...TERRAIN_LETTERS)),
      source: text,
    }),
    'id',
  ),
  events: rows(record({ id: text, top: half, bottom: half, source: text }), 'id'),
  conditions: rows(record({ id: text, name: text, text, code: text, source: text }), 'id'),
  damage: rows(record({ id: text, ap: oneOf(...DAMAGE_KINDS), he: oneOf(...DAMAGE_KINDS), source: text }), 'id'),
});

/** What the state has room for; a pack that needs more is refused. */
const BATTALIONS_PER_COUNTRY = 30;
const TILES_PER_SET = 8;
const DAMAGE_COUNTERS = 40;

function consistent(d: ShermanData): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, sentence: string): void => {
    problems.push({ path, text: sentence });
  };
  const code = (path: string, value: string): void => {
    if (parseCode(value) === undefined) say(path, W.unknownEffect(value));
  };
  const kinds = (path: string, counters: Readonly<Record<string, number>>): void => {
    for (const kind of Object.keys(counters)) {
      if (!KINDS.some((k) => k === kind)) say(path, W.noCounter(kind));
    }
  };
  for (const c of d.campaigns) {
    if (c.commanders.length !== LEVELS.length) say(`campaigns[id ${c.id}].commanders`, W.sixLevels);
    c.notes.forEach((n, i) => {
      code(`campaigns[id ${c.id}].notes[${i}].code`, n.code);
    });
    if (!d.cups.some((cup) => cup.country === c.enemy && cup.year === c.year)) {
      say(`campaigns[id ${c.id}]`, W.noCup(c.enemy, c.year));
    }
  }
  for (const o of d.objectives) {
    if (!(o.great > o.good && o.good > o.adequate && o.adequate > o.poor)) {
      say(`objectives[id ${o.id}]`, W.gradesFall);
    }
    o.notes.forEach((n, i) => {
      code(`objectives[id ${o.id}].notes[${i}].code`, n.code);
    });
  }
  for (const b of d.battalions) {
    const path = `battalions[id ${b.id}]`;
    kinds(`${path}.counters`, b.counters);
    if (b.half <= b.destroyed) say(path, W.halfAboveDestroyed);
    const total = Object.entries(b.counters).reduce((sum, [kind, n]) => {
      const row = d.enemies.find((e) => e.country === b.country && e.kind === kind);
      return sum + n * (row?.points ?? 0);
    }, 0);
    if (b.half >= total) say(path, W.beginsAtHalf(total));
    b.notes.forEach((n, i) => {
      code(`${path}.notes[${i}].code`, n.code);
    });
  }
  for (const country of COUNTRIES) {
    const n = d.battalions.filter((b) => b.country === country).length;
    if (n !== BATTALIONS_PER_COUNTRY) say('battalions', W.battalionCards(country, BATTALIONS_PER_COUNTRY, n));
    const called = (path: string, names: readonly string[]): void => {
      const twice = names.find((name, i) => names.indexOf(name) < i);
      if (twice !== undefined) say(path, W.twice(country, twice));
    };
    called(
      'battalions',
      d.battalions.filter((b) => b.country === country).map((b) => b.number.toLowerCase()),
    );
    called(
      'enemies',
      d.enemies.filter((e) => e.country === country).map((e) => e.name.toLowerCase().replace(/\s+/g, '-')),
    );
    for (const kind of KINDS) {
      if (!d.enemies.some((e) => e.country === country && e.kind === kind)) say('enemies', W.noKind(country, kind));
    }
  }
  const numbers = new Set<string>();
  for (const u of d.units) {
    const path = `units[name ${u.name}]`;
    for (const number of u.numbers) {
      if (!/^[0-9]{3,4}$/.test(number)) say(path, W.notUnitNumber(number));
      if (numbers.has(number)) say(path, W.onTwoCards(number));
      numbers.add(number);
    }
    if (u.maxRange < u.minRange) say(path, W.rangeEnds);
    for (const n of u.notes) if (parseNote(UNIT_NOTES, n) === undefined) say(`${path}.notes`, W.notUnitNote(n));
  }
  if (numbers.size > 80) say('units', W.unitRoom(numbers.size));
  if (d.commanders.length > 40) say('commanders', W.commanderRoom(d.commanders.length));
  for (const c of d.commanders) {
    const path = `commanders[name ${c.name}]`;
    if (c.levels.length !== LEVELS.length || c.levels.some((l, i) => l.level !== LEVELS[i])) {
      say(`${path}.levels`, W.levels(LEVELS));
    }
    c.levels.forEach((l, i) => {
      if (l.shakenMax <= l.okayMax) say(`${path}.levels[${i}]`, W.shakenAboveOkay);
      for (const n of l.notes) {
        if (parseNote(COMMANDER_NOTES, n) === undefined) say(`${path}.levels[${i}].notes`, W.notSkill(n));
      }
    });
  }
  for (const cup of d.cups) {
    for (const name of Object.keys(cup.tanks)) {
      const row = d.enemies.find((e) => e.country === cup.country && e.name === name);
      if (row?.kind !== 'Tank') say(`cups[id ${cup.id}]`, W.notTank(name, cup.country));
    }
  }
  for (const m of d.mix) kinds(`mix[country ${m.country}]`, m.counters);
  d.tactical.forEach((row, i) => {
    if (row.result !== i - 1) say(`tactical[${i}]`, W.chartResults);
    if (row.orders.length !== 3) say(`tactical[${i}].orders`, W.threeColumns);
    for (const o of row.orders) {
      if (!ORDERS.some((order) => order === o.replace('*', ''))) say(`tactical[${i}].orders`, W.notOrder(o));
    }
  });
  for (const set of TERRAIN_SETS) {
    const n = d.tiles.filter((tile) => tile.terrain === set).length;
    if (n !== TILES_PER_SET) say('tiles', W.tiles(set, TILES_PER_SET, n));
  }
  for (const tile of d.tiles) if (tile.hexes.length !== 4) say(`tiles[id ${tile.id}]`, W.fourHexes);
  for (const e of d.events) {
    code(`events[id ${e.id}].top.code`, e.top.code);
    code(`events[id ${e.id}].bottom.code`, e.bottom.code);
  }
  if (d.events.length > 31) say('events', W.cardRoom);
  for (const c of d.conditions) code(`conditions[id ${c.id}].code`, c.code);
  if (d.conditions.length > 31) say('conditions', W.cardRoom);
  if (d.damage.length > DAMAGE_COUNTERS) say('damage', W.counterRoom(DAMAGE_COUNTERS));
  return problems;
}

// JSON has no literal types: the schema, not the compiler, vouches for these files (content.test.ts).
export const shermanSpec: ContentSpec<ShermanData> = {
  game: 'sherman-leader',
  schema,
  data,
  unread,
  consistent,
  playable,
};
