// The identity of content: what the rules read and nothing else.
import { describe, expect, it } from 'vitest';
import { builtIn, contentHash, int, list, record, rows, text, withPack } from '../src/index.ts';

const data = {
  areas: [
    { id: 1, name: 'Beach', tem: 2, at: [3, 4], source: 'rulebook' },
    { id: 2, name: 'Cliff', tem: 3, at: [5, 6], source: 'reconstructed' },
  ],
  turns: 8,
};
const unread = ['areas.name', 'areas.at'];
const spec = {
  game: 'sample',
  schema: record({
    areas: rows(record({ id: int(1, 9), name: text, tem: int(0, 9), at: list(int(0, 99)), source: text }), 'id'),
    turns: int(1, 12),
  }),
  data,
  unread,
};
const [first, second] = data.areas;

describe('the hash of content', () => {
  it('does not change with sources, names, drawings and the order of fields', () => {
    const reworded = {
      turns: 8,
      areas: [
        { source: 'own copy', tem: 2, name: 'The beach', id: 1, at: [] },
        { ...second, source: '', at: [9] },
      ],
    };
    expect(contentHash(reworded, unread)).toBe(contentHash(data, unread));
    expect(contentHash(reworded, ['areas.at'])).not.toBe(contentHash(data, ['areas.at']));
  });

  it.each([
    ['a value', { ...data, turns: 9 }],
    ['the order of rows', { ...data, areas: [second, first] }],
    ['a row less', { ...data, areas: [first] }],
    ['a number that becomes a text', { ...data, turns: '8' }],
    ['a field more', { ...data, more: null }],
    ['a name of the same field elsewhere', { ...data, name: 'x' }],
  ])('changes with %s', (_, other) => {
    expect(contentHash(other, unread)).not.toBe(contentHash(data, unread));
  });

  it('is that of a pack too: one that renames things is the same content', () => {
    const pack = (change: unknown): unknown => ({ 'bocage-pack': 1, game: 'sample', name: 'mine', data: change });
    const renamed = withPack(spec, pack({ areas: [{ id: 1, name: 'My beach' }] }));
    const changed = withPack(spec, pack({ areas: [{ id: 1, tem: 4 }] }));
    if (!('hash' in renamed) || !('hash' in changed)) throw new Error('the packs do not fit');
    expect(renamed).toMatchObject({ name: 'mine', hash: builtIn(spec).hash });
    expect(changed.hash).not.toBe(builtIn(spec).hash);
  });
});
