// The map of Brittany in text: every place and every road, from 80 x 9 on.
import { Session } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import map from '../data/map.json' with { type: 'json' };
import { planFor } from '../src/words/schematic.ts';
import { game } from './helper.ts';

const ids = [...map.spaces.map((space) => space.id), ...map.zones.map((zone) => zone.id)];
const at = (id: string): number => ids.indexOf(id);
const roads = map.roads.map(({ from, to, oneWay }) => ({ from: at(from), to: at(to), oneWay }));

const ROOMS = [
  [80, 9],
  [75, 14],
  [75, 23],
  [120, 30],
] as const;

describe.each(ROOMS)('Brittany in %i x %i', (columns, rows) => {
  const plan = planFor(ids, { columns, rows });
  if (plan === undefined) throw new Error('there is no plan for this room');
  const texts = ids.map((id, i) => [id.slice(0, plan.width(i))]);
  const whole = plan.draw(texts, roads);

  it('every road leaves a mark of its own, and an arrow turned round another one', () => {
    for (const road of roads) {
      const name = `${ids[road.from]} to ${ids[road.to]}`;
      const others = roads.filter((one) => one !== road);
      expect(plan.draw(texts, others), name).not.toEqual(whole);
      const turned = { from: road.to, to: road.from, oneWay: road.oneWay };
      if (road.oneWay) expect(plan.draw(texts, [...others, turned]), name).not.toEqual(whole);
      else expect(plan.draw(texts, [...others, turned]), name).toEqual(whole);
    }
  });

  it('no road crosses a name', () => {
    const without = plan.draw(texts, []);
    without.forEach((line, row) => {
      [...line].forEach((letter, column) => {
        if (letter !== ' ') expect(whole[row]?.[column], `${row} ${column} of ${line}`).toBe(letter);
      });
    });
  });

  it('the game draws every place by its name, what is asked about marked, and the arrows', () => {
    const session = Session.open(game, { seed: '5' });
    if (!(session instanceof Session)) throw new Error('the set-up failed');
    const lines = game.sketch(game.view(session.state, 0), 0, { columns, rows, focus: ['rennes'] });
    expect(lines.length).toBeLessThanOrEqual(rows);
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
    const drawing = lines.join('\n');
    // Names that begin alike need more letters.
    for (const { label } of map.spaces) expect(drawing).toContain(label.slice(0, /^st /i.test(label) ? 5 : 3));
    expect(drawing).toContain('*Rennes');
    expect(drawing).toMatch(/Dol-+<-+Pont/);
    for (const { id } of map.zones) expect(drawing).toMatch(new RegExp(`\\((Zone )?${id} f[0-9]\\)`));
  });
});

it('a place that the plan does not know, or a room too small, has no plan', () => {
  expect(planFor([...ids, 'elsewhere'], { columns: 80, rows: 9 })).toBeUndefined();
  expect(planFor(ids, { columns: 80, rows: 8 })).toBeUndefined();
  expect(planFor(ids, { columns: 60, rows: 9 })).toBeUndefined();
});
