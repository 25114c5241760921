// The content of the game: map, counters, set-up and special rules, their schema, and what a schema cannot check.
import { bool, type ContentSpec, int, list, oneOf, type Problem, record, rows, text, word } from '@bocage/engine';
import { type Data, data, UNITS_AND_WEAPONS, unread } from './built-in.ts';
import { playable } from './playable.ts';
import { W } from './words/content.ts';

export type { Data } from './built-in.ts';

const SIDE = oneOf('US', 'GE');
const point = list(int(-100, 3000));
const TYPE = oneOf('squad', 'wt', 'nco', 'bar', 'fo');

const schema = record({
  map: record({
    canvas: record({ width: int(1, 10000), height: int(1, 10000) }),
    scale: text,
    areas: rows(
      record({
        id: int(1, 38),
        name: text,
        tem: int(0, 9),
        terrain: text,
        shelter: oneOf('none', 'building', 'bunker'),
        star: bool,
        centre: point,
        inradius: int(0, 1000),
        polygon: list(point),
        adjacent: list(int(1, 38)),
        source: text,
      }),
      'id',
    ),
    boxes: rows(
      record({ id: text, name: text, rect: point, centre: point, links: list(int(1, 38)), source: text }),
      'id',
    ),
    track: rows(record({ turn: int(1, 12), label: text, rect: point, source: text }), 'turn', false),
    pointContacts: list(list(int(1, 38))),
    decor: record({
      lines: rows(record({ id: text, points: list(point) }), 'id', false),
      sites: list(record({ kind: text, at: point, area: int(1, 38) })),
      orchards: list(int(1, 38)),
      source: text,
    }),
  }),
  counters: record({
    personnel: rows(
      record({
        id: text,
        side: SIDE,
        code: word,
        type: TYPE,
        name: text,
        count: int(0, 40),
        attack: int(0, 12),
        defence: int(0, 12),
        back: int(0, 12),
        move: int(0, 12),
        figures: int(1, 3),
        source: text,
      }),
      'id',
    ),
    weapons: rows(
      record({
        id: text,
        side: SIDE,
        name: text,
        count: int(0, 12),
        type: oneOf('light mortar', 'medium mortar', 'machine-gun', 'shoulder-fired'),
        attack: int(0, 12),
        range: int(0, 8),
        source: text,
      }),
      'id',
    ),
    markers: rows(
      record({
        id: text,
        name: text,
        count: int(1, 2),
        value: int(0, 12),
        side: oneOf('US', 'GE', 'both'),
        source: text,
      }),
      'id',
    ),
  }),
  setup: record({
    card: rows(record({ place: text, side: SIDE, units: list(text), source: text }), 'place', false),
    free: rows(
      record({
        id: word,
        side: SIDE,
        name: text,
        places: list(text),
        fixed: list(TYPE),
        limits: list(record({ types: list(TYPE), places: list(text), min: int(0, 12), max: int(0, 12) })),
        source: text,
      }),
      'id',
      false,
    ),
  }),
  special: record({
    turns: int(1, 12),
    stacking: record({ limit: int(3, 40), source: text }),
    control: record({ side: SIDE, source: text }),
    boxes: record({ lastTurn: int(1, 12), source: text }),
    landing: record({ turn: int(0, 12), cost: int(1, 5), source: text }),
    reserves: record({ turn: int(0, 12), areas: list(int(1, 38)), source: text }),
    initiative: list(record({ turn: int(1, 12), side: SIDE, modifier: int(-5, 5), source: text })),
    victory: record({
      stars: int(1, 38),
      allStarsTurns: int(1, 12),
      noneFrom: int(1, 13),
      source: text,
    }),
  }),
});

const AREAS = 38;
const BOXES = 3;

export const spec: ContentSpec<Data> = {
  game: 'rudders-line',
  schema,
  data,
  unread,
  consistent,
  playable,
};

/** What must hold between the parts: counts, places, carriers, borders. */
function consistent(data: Data): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, words: string): void => {
    problems.push({ path, text: words });
  };
  const { areas, boxes } = data.map;
  if (areas.length !== AREAS) say('map.areas', W.areas(AREAS, areas.length));
  if (boxes.length !== BOXES) say('map.boxes', W.boxes(BOXES, boxes.length));
  for (const area of areas) {
    for (const other of area.adjacent) {
      const back = areas.find((a) => a.id === other);
      if (back?.adjacent.includes(area.id) !== true) {
        say(`map.areas[id ${area.id}].adjacent`, W.notNamedBack(other, area.id));
      }
    }
  }
  const { personnel, weapons, markers } = data.counters;
  const sum = (counted: readonly { readonly count: number }[]): number => counted.reduce((n, c) => n + c.count, 0);
  if (sum(personnel) + sum(weapons) !== UNITS_AND_WEAPONS) {
    say('counters', W.unitsAndWeapons(UNITS_AND_WEAPONS, sum(personnel) + sum(weapons)));
  }
  if (sum(markers) !== 5) say('counters.markers', W.markers(sum(markers)));
  for (const { id, type, range } of weapons) {
    if (range < 1 && type.endsWith('mortar')) say(`counters.weapons[id ${id}].range`, W.mortarRange);
  }
  for (const side of ['US', 'GE']) {
    const codes = personnel.filter((p) => p.side === side).map((p) => p.code);
    if (new Set(codes).size < codes.length) say('counters.personnel', W.sameCode(side));
  }
  outlines(data, say);
  const mediums = sum(weapons.filter((w) => w.type === 'medium mortar'));
  if (mediums > 2) say('counters.weapons', W.mediumMortars(mediums));
  for (const side of ['US', 'GE']) {
    const observers = sum(personnel.filter((p) => p.side === side && p.type === 'fo'));
    if (observers > 1) say('counters.personnel', W.oneObserver(observers));
  }
  if (data.map.track.length < data.special.turns) say('map.track', W.boxForEachTurn(data.special.turns));
  const stars = areas.filter((a) => a.star).length;
  if (data.special.victory.stars > stars) say('special.victory.stars', W.victoryAreas(stars));
  placements(data, say);
  return problems;
}

/** What is drawn needs both numbers of every point, and outlines at least three points. */
function outlines({ map }: Data, say: (path: string, words: string) => void): void {
  const numbers = (path: string, found: readonly number[], wanted: number): void => {
    if (found.length !== wanted) say(path, W.numbers(wanted, found.length));
  };
  for (const { id, centre, polygon } of map.areas) {
    numbers(`map.areas[id ${id}].centre`, centre, 2);
    for (const point of polygon) numbers(`map.areas[id ${id}].polygon`, point, 2);
    if (polygon.length < 3) say(`map.areas[id ${id}].polygon`, W.outline);
  }
  for (const { id, centre, rect } of map.boxes) {
    numbers(`map.boxes[id ${id}].centre`, centre, 2);
    numbers(`map.boxes[id ${id}].rect`, rect, 4);
  }
}

/** RL 2.62 + 10.35: every counter is placed once, weapons on carriers that may carry them, no area too full. */
function placements(data: Data, say: (path: string, words: string) => void): void {
  const { personnel, weapons } = data.counters;
  const used = new Map<string, number>();
  const places = [...data.map.areas.map((a) => String(a.id)), ...data.map.boxes.map((b) => b.id)];
  const count = (id: string): void => {
    used.set(id, (used.get(id) ?? 0) + 1);
  };
  for (const row of data.setup.card) {
    const path = `setup.card[place ${row.place}]`;
    if (!places.includes(row.place)) say(path, W.noPlace(row.place));
    let figures = 0;
    for (const unit of row.units) {
      const [code, carried, more] = unit.split('+');
      const kind = personnel.find((p) => p.side === row.side && p.code === code);
      if (kind === undefined || more !== undefined) {
        say(path, W.notUnit(unit, row.side));
        continue;
      }
      figures += kind.figures;
      count(kind.id);
      if (carried === undefined) continue;
      const weapon = weapons.find((w) => w.id === carried && w.side === row.side);
      if (weapon === undefined) say(path, W.noWeapon(row.side, carried));
      else {
        count(weapon.id);
        const single = !['squad', 'wt'].includes(kind.type);
        if (single && weapon.type !== 'shoulder-fired') say(path, W.mayNotCarry(code, carried));
        const team = weapon.type === 'medium mortar' || weapon.id === 'mg42';
        if (team && kind.type !== 'wt') say(path, W.beginsOnTeam(carried));
      }
    }
    const inBox = data.map.boxes.some((b) => b.id === row.place);
    if (!inBox && figures > data.special.stacking.limit) say(path, W.tooManyFigures(figures));
    if (inBox && row.side !== 'US') say(path, W.onlyAmericansInBox);
  }
  for (const kind of [...personnel, ...weapons]) {
    const n = used.get(kind.id) ?? 0;
    if (n !== kind.count) say('setup.card', W.placed(n, kind.count, kind.name));
  }
}
