// Content packs: laid over the data by key, checked with exact paths, named by hash.
import { describe, expect, it } from 'vitest';
import {
  bool,
  builtIn,
  type ContentSpec,
  dataProblems,
  int,
  list,
  map,
  number,
  oneOf,
  record,
  rows,
  text,
  withPack,
} from '../src/index.ts';

interface Data {
  readonly turns: number;
  readonly areas: readonly {
    readonly id: number;
    readonly name: string;
    readonly tem: number;
    readonly source: string;
  }[];
  readonly weights: Readonly<Record<string, number>>;
  readonly order: readonly string[];
  readonly rules: { readonly night: boolean; readonly side: string; readonly note?: string };
}

const spec: ContentSpec<Data> = {
  game: 'toy',
  schema: record({
    turns: int(1, 20),
    areas: rows(record({ id: int(1, 99), name: text, tem: int(0, 4), source: text }), 'id'),
    weights: map(number(0, 1)),
    order: list(text),
    rules: record({ night: bool, side: oneOf('US', 'GE'), note: text }, ['note']),
  }),
  data: {
    turns: 8,
    areas: [
      { id: 1, name: 'Beach', tem: 1, source: 'reconstructed' },
      { id: 2, name: 'Bunker', tem: 4, source: 'rulebook' },
    ],
    weights: { squad: 0.5 },
    order: ['a', 'b'],
    rules: { night: true, side: 'US' },
  },
  consistent: (data) =>
    data.areas.some((a) => a.tem === 4) ? [] : [{ path: 'areas', text: 'one area must be a bunker' }],
};

const pack = (data: unknown, more: object = {}): unknown => ({
  'bocage-pack': 1,
  game: 'toy',
  name: 'mine',
  data,
  ...more,
});

describe('content', () => {
  it('takes an entry of a map away by null, and only there', () => {
    const made = withPack(spec, pack({ weights: { squad: null, team: 0.25 } }));
    expect('data' in made && made.data.weights).toEqual({ team: 0.25 });
    expect(withPack(spec, pack({ turns: null }))).toEqual([
      { path: 'data.turns', text: 'must be a whole number, not null' },
    ]);
  });

  it('is sound and has a hash', () => {
    expect(dataProblems(spec)).toEqual([]);
    expect(builtIn(spec)).toMatchObject({ name: 'built-in', hash: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });

  it('takes a pack row by row, says where the values come from, and leaves its own data alone', () => {
    const before = JSON.stringify(spec.data);
    const content = withPack(spec, pack({ areas: [{ id: 1, tem: 3 }], weights: { nco: 1 }, order: ['b'] }));
    if (!('data' in content)) throw new Error(JSON.stringify(content));
    expect(content.data.areas[0]).toEqual({ id: 1, name: 'Beach', tem: 3, source: 'pack: mine' });
    expect(content.data.areas[1]).toEqual(spec.data.areas[1]);
    expect(content.data.weights).toEqual({ squad: 0.5, nco: 1 });
    expect(content.data.order).toEqual(['b']);
    expect(content.hash).not.toBe(builtIn(spec).hash);
    expect(JSON.stringify(spec.data)).toBe(before);
  });

  it('gives the same hash for the same content, whatever the pack is called or how it is ordered', () => {
    const a = withPack(spec, pack({ turns: 9, areas: [{ id: 1, tem: 2, source: 'x' }] }));
    const b = withPack(spec, pack({ areas: [{ id: 1, source: 'x', tem: 2 }], turns: 9 }, { name: 'other' }));
    expect('hash' in a && 'hash' in b && a.hash === b.hash).toBe(true);
  });

  it.each([
    [{ turns: 30 }, 'data.turns', 'must be from 1 to 20, not 30'],
    [{ turns: '8' }, 'data.turns', 'must be a whole number, not "8"'],
    [{ trns: 8 }, 'data.trns', "is not a field; did you mean 'turns'?"],
    [{ areas: [{ id: 1, tme: 3 }] }, 'data.areas[id 1].tme', "is not a field; did you mean 'tem'?"],
    [{ areas: [{ id: 7, tem: 3 }] }, 'data.areas[id 7]', 'does not exist'],
    [{ areas: [{ tem: 3 }] }, 'data.areas[0]', "has no 'id'"],
    [{ areas: [{ id: 1 }, { id: 1 }] }, 'data.areas[1]', 'appears twice'],
    [{ areas: {} }, 'data.areas', 'must be a list'],
    [{ weights: { squad: 2 } }, 'data.weights.squad', 'must be from 0 to 1'],
    [{ rules: { side: 'UK' } }, 'data.rules.side', 'must be one of US, GE'],
    [{ rules: { night: 1 } }, 'data.rules.night', 'must be true or false'],
    [{ order: [1] }, 'data.order[0]', 'must be a text'],
    [{ areas: [{ id: 2, tem: 1 }] }, 'areas', 'one area must be a bunker'],
  ])('says what is wrong with %j and where', (data, path, reason) => {
    const problems = withPack(spec, pack(data));
    expect(problems).toContainEqual({ path, text: expect.stringContaining(reason) });
  });

  it.each([
    [[], 'a pack is an object'],
    [{}, 'is missing'],
    [pack({}, { 'bocage-pack': 2 }), 'must be from 1 to 1'],
    [pack({}, { game: 'chess' }), "this pack is for 'chess', not for 'toy'"],
    [pack([]), 'must be an object'],
  ])('refuses %j', (value, reason) => {
    const problems = withPack(spec, value);
    expect(JSON.stringify(problems)).toContain(reason);
  });
});
