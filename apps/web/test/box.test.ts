// Your own box: every value that is not the rulebook's can be entered, is kept in the file, and random packs play.
import { isObject, type Schema } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import {
  addRow,
  difference,
  enter,
  fieldProblem,
  fromPack,
  isChanged,
  look,
  newDraft,
  packOf,
  placed,
  problemsAt,
  progress,
  putBack,
  removeRow,
} from '../src/editor/draft.ts';
import { allSheets, type Content, type Field, form, openFields, valueAt, wayOf } from '../src/editor/fields.ts';
import { read, show } from '../src/editor/values.ts';
import { anyPack, contentOf, GAMES, played } from './box-hands.ts';

/** The paths of all values of some data, counted by the schema alone: what a row is called and where it comes from left out. */
function leaves(schema: Schema, value: unknown, path: string, key?: string): readonly string[] {
  if (schema.type === 'record' && isObject(value))
    return Object.entries(schema.fields).flatMap(([name, of]) =>
      name === 'source' || name === key || !Object.hasOwn(value, name)
        ? []
        : leaves(of, value[name], path === '' ? name : `${path}.${name}`),
    );
  if (schema.type === 'list' && schema.of.type === 'record' && Array.isArray(value))
    return value.flatMap((row: unknown, i) => {
      const at = schema.key === undefined || !isObject(row) ? String(i) : `${schema.key} ${String(row[schema.key])}`;
      return leaves(schema.of, row, `${path}[${at}]`, schema.key);
    });
  return [path];
}

const fieldOf = (content: Content, data: unknown, path: string): Field => {
  const found = openFields(form(content, data)).find((field) => field.path === path);
  if (found === undefined) throw new Error(`no field ${path}`);
  return found;
};

describe.each(GAMES)('the box of %s', async (game) => {
  const { content, loaded } = await contentOf(game);
  const chapters = form(content, content.own);
  const fields = allSheets(chapters).flatMap((sheet) => sheet.fields);

  it('has every value of the content in exactly one field', () => {
    const keys = (field: Field): boolean => field.locked && !all.has(field.path);
    const all = new Set(leaves(content.schema, content.own, ''));
    const shown = fields.filter((field) => !keys(field)).map((field) => field.path);
    expect(shown.toSorted()).toEqual([...all].toSorted());
  });

  it('locks rows that the rulebook prints whole, and of rows that it says nothing of only what names them', () => {
    for (const sheet of allSheets(chapters)) {
      const open = sheet.fields.filter((field) => !field.locked).map((field) => field.path);
      if (sheet.source === 'rulebook' && !isOpenRulebook(sheet.path)) expect(open, sheet.path).toEqual([]);
      if (sheet.source === 'reconstructed') expect(sheet.fields.length === 0 || open.length > 0, sheet.path).toBe(true);
    }
  });

  it('has a name for every field, chapter and sheet', () => {
    const { labels } = content.box;
    for (const field of fields) {
      expect(Object.values(labels), field.path).toContain(field.label);
      for (const word of field.within) expect(word, field.path).toMatch(/^[A-Z]/);
    }
    for (const sheet of allSheets(chapters)) expect(sheet.title).not.toMatch(/undefined|^$/);
    expect(new Set(chapters.map((chapter) => chapter.id)).size).toBe(chapters.length);
  });

  it('names only fields that exist as the rulebook’s own', () => {
    for (const [path, byRow] of Object.entries(content.box.fixed)) {
      for (const [row, names] of Object.entries(byRow)) {
        for (const name of names) {
          const locked = fields.filter((field) => field.locked && field.path.startsWith(path));
          const hit = locked.some((field) => {
            const mine = row === '*' || (field.path.startsWith(`${path}[`) && field.path.includes(` ${row}]`));
            const bare = field.path.replaceAll(/\[[^\]]*\]/g, '').slice(path.length + 1);
            return mine && (field.path.endsWith(`.${name}`) || bare === name);
          });
          expect(hit, `${path} ${row} ${name}`).toBe(true);
        }
      }
    }
  });

  it('shows every value as a text that means the same value', () => {
    for (const field of fields) {
      const value = valueAt(content.own, field.way);
      expect(read(field.schema, show(field.schema, value)), field.path).toEqual(value);
    }
  });

  it('keeps what is entered into any open field, in a file that comes back the same', () => {
    for (const sheet of allSheets(chapters)) {
      const open = sheet.fields.filter((field) => !field.locked);
      const draft = open.reduce(
        (so, field) => enter(so, field, other(field, valueAt(content.own, field.way))),
        newDraft(content, 'x', game, 'mine'),
      );
      const again = fromPack(content, 'x', packOf(content, draft));
      for (const field of open) {
        expect(isChanged(content, draft, field), field.path).toBe(true);
        expect(valueAt(again.data, field.way), field.path).toEqual(valueAt(draft.data, field.way));
      }
    }
  });

  it('counts what was looked at', () => {
    const draft = newDraft(content, 'x', game, 'mine');
    const { of } = progress(content, draft);
    expect(progress(content, look(draft, fields))).toEqual({ looked: of, of, changed: 0 });
    expect(of).toBe(openFields(chapters).length);
  });

  it('makes packs at random that are sound and play', () => {
    for (let i = 0; i < 7; i++) {
      const seed = String(1944 + i);
      const made = anyPack(content, loaded, seed, 12);
      expect(played(made.game, seed), `${game} seed ${seed}`).toBeUndefined();
    }
  }, 120_000);
});

/** Roads of the rulebook are printed as to where they lead, not as to their length and compass. */
const isOpenRulebook = (path: string): boolean => path.startsWith('roads[');

/** Another text than the one that stands there, right or wrong. */
function other({ schema }: Field, value: unknown): string {
  if (schema.type === 'bool') return value === true ? 'no' : 'yes';
  if (schema.type === 'map') return 'Tank 19';
  if (schema.type === 'list') return show(schema, [...(Array.isArray(value) ? value : []), sample(schema.of)]);
  if (schema.type === 'oneOf') return schema.values.find((one) => one !== value) ?? 'another';
  return typeof value === 'number' ? String(value + 1) : `${String(value)}x`;
}

function sample(schema: Schema): unknown {
  if (schema.type === 'list') return [1, 2];
  return schema.type === 'int' ? 1 : schema.type === 'oneOf' ? schema.values[0] : 'x';
}

describe('the form', async () => {
  const { content, loaded } = await contentOf('rudders-line');
  const draft = newDraft(content, 'x', 'rudders-line', 'mine');

  it('says at the field what is wrong, in the words of the check', () => {
    const field = fieldOf(content, draft.data, 'map.areas[id 7].tem');
    expect(fieldProblem(enter(draft, field, '12'), field)).toBe('It must be from 0 to 9, not 12.');
    expect(fieldProblem(enter(draft, field, 'much'), field)).toBe('It must be a whole number, not "much".');
    expect(fieldProblem(enter(draft, field, '2'), field)).toBeUndefined();
  });

  it('finds the place of problems that lie between fields', () => {
    const field = fieldOf(content, draft.data, 'map.areas[id 1].adjacent');
    const next = enter(draft, field, '2, 5, 6, 9, 38');
    const made = loaded.create(packOf(content, next));
    if ('setup' in made) throw new Error('a border must be named by both areas');
    const found = placed(next, made);
    expect(problemsAt(found, field.way).map(({ text }) => text)).toEqual(['1 names 38, but 38 does not name 1']);
    expect(wayOf(draft.data, 'data.nothing[3].x')).toEqual([]);
  });

  it('writes only what was changed, and nothing once it is put back', () => {
    const field = fieldOf(content, draft.data, 'counters.personnel[id US squad].count');
    const next = enter(draft, field, '11');
    expect(packOf(content, next).data).toEqual({ counters: { personnel: [{ id: 'US squad', count: 11 }] } });
    expect(packOf(content, putBack(content, next, field)).data).toEqual({});
  });

  it('leaves a locked field alone', () => {
    const locked = allSheets(form(content, draft.data))
      .flatMap((sheet) => sheet.fields)
      .find((field) => field.path === 'special.stacking.limit');
    if (locked === undefined) throw new Error('the stacking limit is shown');
    expect(enter(draft, locked, '9')).toBe(draft);
  });

  it('adds rows where the content may grow and takes them away again', () => {
    const list = allSheets(form(content, draft.data))
      .flatMap((sheet) => sheet.growing)
      .find((one) => one.path === 'special.initiative');
    if (list === undefined) throw new Error('the list of modifiers can grow');
    const longer = addRow(draft, list);
    expect(allSheets(form(content, longer.data)).flatMap((s) => s.fields).length).toBe(
      allSheets(form(content, draft.data)).flatMap((s) => s.fields).length + 3,
    );
    expect(packOf(content, removeRow(longer, list, 3)).data).toEqual({});
  });

  it('objects to what no game could be played with, although every value fits by itself', async () => {
    const wrong: readonly (readonly [game: string, path: string, text: string, said: RegExp])[] = [
      ['rudders-line', 'setup.free[id inland].limits[0].min', '3', /Set Up Card puts 1 of these units in place 19/],
      ['credentials', 'wehrmacht[id W11].class', 'kg', /must be 4 cards of Kampfgruppen, not 5/],
      ['credentials', 'ports[id st_malo].garrisons[0].covered', 'yes', /at least 1 Garrison must not be covered/],
      ['rudders-line', 'special.control.side', 'US', /GE sets up in area/],
      ['credentials', 'spaces[id avranches].kind', 'ordinary', /must be base: 3 Divisions begin there/],
      ['sherman-leader', 'events[id E03].bottom.code', 'TURNS -1', /not an effect of the bottom of an Event/],
    ];
    for (const [game, path, typed, said] of wrong) {
      const box = await contentOf(game);
      const before = newDraft(box.content, 'x', game, 'mine');
      const pack = packOf(box.content, enter(before, fieldOf(box.content, before.data, path), typed));
      expect('setup' in box.loaded.create(pack), path).toBe(true);
      expect(box.loaded.problems(pack)[0]?.text, path).toMatch(said);
      expect(box.loaded.problems(packOf(box.content, before))).toEqual([]);
    }
  });

  it('takes a counter off a card', async () => {
    const sherman = await contentOf('sherman-leader');
    const before = newDraft(sherman.content, 'x', 'sherman-leader', 'mine');
    const field = fieldOf(sherman.content, before.data, 'battalions[id DE 2A].counters');
    const next = enter(before, field, 'Tank 3, Halftrack 4, Rifle 6');
    expect(difference(sherman.content.schema, sherman.content.own, next.data)).toEqual({
      battalions: [{ id: 'DE 2A', counters: { Tank: 3, MG: null } }],
    });
    const game = sherman.loaded.create(packOf(sherman.content, next));
    if (!('setup' in game)) throw new Error(game[0]?.text);
    const card = game.cards().find(({ id }) => id === 'DE 2A');
    expect(JSON.stringify(card?.values)).not.toMatch(/MG/);
  });
});
