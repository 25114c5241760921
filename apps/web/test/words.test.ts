// Words in their places: what the build makes of a part that names its texts, and what it leaves where it is.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the samples are source code.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inlineWords, overlay } from '../build/words.ts';

const WORDS = `import { count } from '@bocage/engine';
import { percent } from '../core/words.ts';
export const save = 'Save';
export const turns = (n: number): string => \`\${count(n, 'turn')} left\`;
export const chance = (x: number): string => \`\${percent(x)} to win\`;
export const press = (key: unknown): unknown => ['Press ', key, '.'];
export const twice = (name: string): string => \`\${name} and \${name}\`;
const own = (n: number): string => String(n);
export const kept = (n: number): string => own(n);
`;

/** The same as a package has them that terminal and server use too. */
const SHARED = `import { catalogue, count } from '@bocage/engine';
export const W = catalogue({
  save: 'Save',
  turns: (n: number): string => \`\${count(n, 'turn')} left\`,
  kept: (n: number): string => { return String(n); },
});
`;

/** A folder with words and a part, and what the build makes of the part. */
function built(part: string, words = WORDS, named = '* as W'): string {
  const root = mkdtempSync(join(tmpdir(), 'bocage-words-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['words', 'parts']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'words/one.ts'), words);
  const { transform } = inlineWords();
  if (typeof transform !== 'function') throw new Error('no transform');
  const code = `import ${named} from '../words/one.ts';\n${part}\n`;
  const made = transform.call({} as never, code, join(root, 'parts/part.tsx?later'), {} as never) as { code: string };
  return made.code.replaceAll(root, '');
}

it('puts constants and functions of data where they are named, and drops the import', () => {
  expect(built('export const a = W.save;').trim()).toBe("export const a = ('Save');");
  expect(built('export const a = (n: number) => W.turns(n + 1);').trim()).toBe(
    "import { count as W$count } from '@bocage/engine';\n\nexport const a = (n: number) => (`${W$count((n + 1), 'turn')} left`);",
  );
  expect(built('export const a = W.chance(0.5);')).toContain("import { percent as W$percent } from '/core/words.ts';");
  expect(built('export const a = <p>{W.press(<kbd title={W.save}>S</kbd>)}</p>;')).toContain(
    "{(['Press ', (<kbd title={('Save')}>S</kbd>), '.'])}",
  );
});

it('does the same with words of a package, which go through a catalogue', () => {
  const part = (code: string): string => built(`export const a = ${code};`, SHARED, '{ W }').trim();
  expect(part('W.save')).toBe("export const a = ('Save');");
  expect(part('W.turns(3)')).toContain("(`${W$count(3, 'turn')} left`)");
  expect(part('W.turns(3)')).not.toContain('words/one.ts');
  expect(part('W.kept(3)')).toContain("import { W } from '../words/one.ts';");
});

it('makes one text of a text and the space beside it', () => {
  expect(built("export const a = <p><i />{' '}{W.save}</p>;")).toContain("<i />{(' Save')}");
  expect(built('export const a = <p><i /> {W.save}</p>;')).toContain("<i />{(' Save')}");
});

it('leaves where it is what would be worked out twice, or needs more than its data', () => {
  expect(built('export const a = W.twice(name());')).toContain('W.twice(name())');
  expect(built('export const a = (who: string) => W.twice(who);')).toContain('(`${who} and ${who}`)');
  for (const part of ['W.kept(3)', '[1].map(W.turns)']) {
    const code = built(`export const a = ${part};`);
    expect(code).toContain("import * as W from '../words/one.ts';");
    expect(code).toContain(part);
  }
});

it('lets a second catalogue be laid over the words of the page in a development build', () => {
  const { transform } = overlay;
  if (typeof transform !== 'function') throw new Error('no transform');
  const made = transform.call({} as never, WORDS, '/tree/apps/web/src/words/one.ts', {} as never) as { code: string };
  expect(made.code).toContain("export const save = W$over('Save');");
  expect(made.code).toContain('export const twice = W$over((name: string): string =>');
  expect(made.code).toContain('const own = (n: number)');
  expect(transform.call({} as never, WORDS, '/tree/games/x/src/words/one.ts', {} as never)).toBeUndefined();
  // The words of packages all go through one function; and the worker that thinks knows the language by its address.
  const shared = join(import.meta.dirname, '../../../engine/src/words/catalogue.ts');
  const laid = transform.call({} as never, 'let language;', shared, {} as never) as { code: string };
  expect(laid.code).toContain('layOver(W$over);');
  const thinking = join(import.meta.dirname, '../src/core/thinking.ts');
  const told = transform.call({} as never, readFileSync(thinking, 'utf8'), thinking, {} as never) as { code: string };
  expect(told.code).toContain("new Worker('./worker.js' + location.search");
});
