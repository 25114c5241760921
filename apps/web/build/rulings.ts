// What a ruling and each of its values mean is read by those who unfold the rulings: with its rules the page gets the options of a
// game without these words, and the words in a file of their own (`@bocage/GAME/rulings`).
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { openOptions } from '../src/pages/open-options.ts';

const WHOLE = '?whole';
const OPTIONS = /\/games\/([^/]+)\/src\/state\/options\.ts$/;
/** Each option of the list, as the formatter lays them out. */
const ENTRY = /^ {2}\{\n {4}id: '/m;
/** What only the form shows, in its place or put there by `words.ts`. The record sheet of Sherman Leader names its options by their labels. */
const SHOWN: Readonly<Record<string, string>> = { 'sherman-leader': 'text' };
const shown = (game: string): RegExp =>
  new RegExp(
    `\\b(${SHOWN[game] ?? 'text|label|rule'}):\\s*\\(?(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")\\)?`,
    'g',
  );

export function rulings(): Plugin {
  return {
    name: 'rulings',
    enforce: 'pre',
    resolveId(id, importer) {
      return importer?.replaceAll('\\', '/').endsWith('/src/rulings.ts') === true && id === './state/options.ts'
        ? join(importer, '..', id) + WHOLE
        : undefined;
    },
    transform(code, id) {
      const game = OPTIONS.exec(id.replaceAll('\\', '/'))?.[1];
      if (game === undefined) return undefined;
      const open = openOptions(game);
      const [head = '', ...entries] = code.split(ENTRY);
      if (entries.length <= open) throw new Error(`${id}: the options are not listed as this expects`);
      const bare = entries.map((entry, i) => (i < open ? entry : entry.replace(shown(game), "$1: ''")));
      return { code: [head, ...bare].join("  {\n    id: '") };
    },
  };
}
