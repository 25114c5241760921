// Letters, cells and keys: what the drawing on a terminal is made of.
import { generator, randomBelow } from '@bocage/engine';
import { describe, expect, test } from 'vitest';
import { Screen } from '../src/table/cells.ts';
import { Editor, type Key } from '../src/table/editor.ts';
import { compose, type Shown } from '../src/table/layout.ts';
import { cells, cut, inColumns, pad, width, wrap } from '../src/table/text.ts';
import { Glass } from './pty.ts';

const RED = '\u001b[31mrot\u001b[0m';

describe('text', () => {
  test('accents take no room of their own, wide letters two cells, colours none', () => {
    expect(width('Châteaulin')).toBe(10);
    expect(width('Cha\u0302teaulin')).toBe(10);
    expect(width('戦車')).toBe(4);
    expect(width(RED)).toBe(3);
    expect(cells('a\tb').map((cell) => cell.char)).toEqual(['a', ' ', 'b']);
  });

  test('cut, padded and wrapped to a width, colours kept whole', () => {
    expect(cut('abcdef', 4)).toBe('abc…');
    expect(pad('é', 3)).toBe('é  ');
    expect(cut(`${RED} und mehr`, 5)).toBe('\u001b[0m\u001b[31mrot\u001b[0m …');
    expect(wrap('one two three', 10, 2)).toEqual(['one two', '  three']);
    expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrap('', 10)).toEqual(['']);
  });

  test('never wider than asked for, whatever the text and the width', () => {
    const seed = '5';
    const g = generator(seed);
    const letters = [...'ab ­é戦 \u0301x'];
    for (let i = 0; i < 500; i++) {
      const text = Array.from({ length: randomBelow(g, 60) }, () => letters[randomBelow(g, letters.length)]).join('');
      const columns = 2 + randomBelow(g, 30);
      for (const line of wrap(text, columns, 2))
        expect(width(line), `seed ${seed}: '${text}'`).toBeLessThanOrEqual(columns);
      expect(width(cut(text, columns)), `seed ${seed}: '${text}'`).toBeLessThanOrEqual(columns);
    }
  });

  test('columns go down, and say how many found room', () => {
    expect(inColumns(['a', 'b', 'c'], 5, 2)).toEqual({ lines: ['a  c', 'b'], shown: 3 });
    expect(inColumns(['aaaa', 'bbbb', 'cccc'], 4, 2)).toEqual({ lines: ['aaaa', 'bbbb'], shown: 2 });
    expect(inColumns(['aaaaaa'], 4, 1)).toEqual({ lines: ['aaa…'], shown: 1 });
    expect(inColumns(['a'], 4, 0)).toEqual({ lines: [], shown: 0 });
  });
});

describe('the screen', () => {
  test('shows every drawing exactly, and writes only what changed', () => {
    const seed = '6';
    const g = generator(seed);
    let written = '';
    const glass = new Glass(30, 8);
    const screen = new Screen((text) => {
      written = text;
      glass.write(text);
    });
    screen.forget(30, 8);
    let lines = Array.from({ length: 8 }, () => '');
    for (let i = 0; i < 200; i++) {
      lines = lines.map((line) => (randomBelow(g, 4) === 0 ? `${RED} é ${'x'.repeat(randomBelow(g, 29))}` : line));
      screen.draw(lines, { row: 7, column: 3 });
      const wanted = lines.map((line, row) => {
        const shown = cells(line).slice(0, row === 7 ? 29 : 30);
        return shown
          .map((cell) => cell.char)
          .join('')
          .trimEnd();
      });
      expect(glass.lines, `seed ${seed}, drawing ${i}`).toEqual(wanted);
      expect([glass.row, glass.column, glass.scrolled]).toEqual([7, 3, 0]);
    }
    screen.draw(lines, { row: 7, column: 3 });
    expect(written.length).toBeLessThan(40);
  });
});

describe('the drawing', () => {
  const shown: Shown = {
    status: 'A game · turn 1',
    map: (columns, rows) => Array.from({ length: rows }, (_, i) => `map ${i}`.padEnd(columns, '.')),
    forces: () => ['one', 'two'],
    log: ['it began', 'it went on'],
    ask: 'Which of the many things do you do now that all this has come to pass?',
    choices: Array.from({ length: 40 }, (_, i) => `${i + 1} choice ${i + 1}  with a long label`),
    briefs: Array.from({ length: 40 }, (_, i) => `${i + 1} choice ${i + 1}`),
    names: Array.from({ length: 40 }, (_, i) => `${i + 1} c${i + 1}`),
    titles: undefined,
    page: 0,
    panel: undefined,
    notice: '',
    prompt: '1> ',
    typed: '',
    before: '',
  };

  test('is as high as the screen and no wider, from the smallest to the largest', () => {
    for (let columns = 20; columns <= 200; columns += 45) {
      for (let rows = 8; rows <= 70; rows += 15) {
        for (const notice of ['', 'something was wrong with what you typed, and this is why '.repeat(4)]) {
          const drawing = compose({ ...shown, notice, typed: 'x'.repeat(300), before: 'x'.repeat(300) }, columns, rows);
          expect([columns, rows, drawing.lines.length]).toEqual([columns, rows, rows]);
          for (const line of drawing.lines) expect(width(line)).toBeLessThanOrEqual(columns);
          expect(drawing.cursor.row).toBe(rows - 1);
          expect(drawing.cursor.column).toBeLessThan(columns);
        }
      }
    }
  });

  test('the map does not move, whatever is asked or said', () => {
    const few = compose(shown, 80, 24).lines.findIndex((line) => line.includes('─'));
    const asked = { ...shown, ask: 'Go?', choices: ['1 yes'], briefs: ['1 yes'], names: ['1 yes'], notice: 'No.' };
    expect(compose(asked, 80, 24).lines.findIndex((line) => line.includes('─'))).toBe(few);
  });

  test('every choice can be reached page by page, by its label where the map does not show it', () => {
    const labels = Array.from({ length: 30 }, (_, i) => `${i + 1} Fight ${i + 1}A Large Tank Force`);
    const many = Array.from({ length: 200 }, (_, i) => `${i + 1} choice ${i + 1}`);
    for (const [columns, rows] of [
      [80, 24],
      [60, 20],
      [120, 40],
    ] as const) {
      for (const [titles, wanted] of [
        [labels, labels],
        [undefined, many],
      ] as const) {
        const asked = { ...shown, titles, choices: many, briefs: many, names: many };
        const seen = new Set<string>();
        for (let page = 0, { pages } = compose(asked, columns, rows); page < pages; page++) {
          const { lines } = compose({ ...asked, page }, columns, rows);
          const under = lines.slice(lines.findIndex((line) => line.includes('─')));
          for (const text of under.flatMap((line) => line.split(/ {2,}/))) seen.add(text.trim());
        }
        for (const text of wanted) expect(seen, `${columns} x ${rows}`).toContain(text);
      }
    }
  });

  test('every line of a long answer can be reached', () => {
    const text = Array.from({ length: 50 }, (_, i) => `line ${i}`).join('\n');
    const seen = new Set<string>();
    let { last } = compose({ ...shown, panel: { text, from: 0 } }, 80, 24);
    for (let from = 0; from <= last; from++) {
      const drawing = compose({ ...shown, panel: { text, from } }, 80, 24);
      last = drawing.last;
      for (const line of drawing.lines) seen.add(line.trim());
    }
    for (let i = 0; i < 50; i++) expect(seen.has(`line ${i}`), `line ${i}`).toBe(true);
  });
});

describe('the line being typed', () => {
  const none = (): readonly string[] => [];
  const typed = (editor: Editor, text: string): void => {
    for (const letter of text) editor.press(letter, {}, none);
  };
  const key = (editor: Editor, name: string, more: Key = {}) => editor.press(undefined, { name, ...more }, none);

  test('letters, moving, removing, words', () => {
    const editor = new Editor();
    typed(editor, 'move é to 7');
    key(editor, 'w', { ctrl: true });
    expect(editor.text).toBe('move é to ');
    key(editor, 'home');
    key(editor, 'f', { meta: true });
    typed(editor, 's');
    expect([editor.text, editor.before]).toEqual(['moves é to ', 'moves']);
    key(editor, 'backspace');
    key(editor, 'right');
    key(editor, 'delete');
    expect(editor.text).toBe('move  to ');
    key(editor, 'k', { ctrl: true });
    key(editor, 'u', { ctrl: true });
    expect(editor.text).toBe('');
    key(editor, 'backspace');
    key(editor, 'left');
    expect(editor.text).toBe('');
  });

  test('history keeps what is being typed', () => {
    const editor = new Editor();
    for (const line of ['one', 'two', 'two']) {
      typed(editor, line);
      expect(key(editor, 'return')).toEqual({ kind: 'line', line });
    }
    typed(editor, 'thr');
    key(editor, 'up');
    expect(editor.text).toBe('two');
    key(editor, 'p', { ctrl: true });
    key(editor, 'up');
    expect(editor.text).toBe('one');
    key(editor, 'down');
    key(editor, 'down');
    expect(editor.text).toBe('thr');
  });

  test('Tab goes as far as all ways agree, then shows them', () => {
    const editor = new Editor();
    const ways = (line: string): readonly string[] =>
      ['act 15', 'act 19', 'pass'].filter((way) => way.startsWith(line));
    typed(editor, 'a');
    expect(editor.press(undefined, { name: 'tab' }, ways)).toEqual({ kind: 'typing' });
    expect(editor.text).toBe('act 1');
    expect(editor.press(undefined, { name: 'tab' }, ways)).toEqual({ kind: 'ways', ways: ['act 15', 'act 19'] });
    typed(editor, '9');
    editor.press(undefined, { name: 'tab' }, ways);
    expect(editor.text).toBe('act 19');
    expect(key(editor, 'c', { ctrl: true })).toEqual({ kind: 'leave' });
    expect(key(editor, 'escape')).toEqual({ kind: 'escape' });
  });
});
