// Why something is refused is read by those who ask: with its rules the page gets the numbers of a game's reasons alone, and
// their words in a file of their own (`@bocage/GAME/why`), which fills the lists in as soon as it is there.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReasonSpec } from '@bocage/engine';
import type { Plugin } from 'vite';

interface Words {
  /** Where the game declares its reasons, exported as `R` and `reasons`. */
  readonly reasons: string;
  readonly verbs: string;
  /** Whose lists are filled later. */
  readonly lists: readonly string[];
  /** Further reasons: they come with the rules that they belong to, and others name them by their numbers too. */
  readonly further?: string;
}

interface Declared {
  readonly R: Readonly<Record<string, number>>;
  readonly reasons: readonly ReasonSpec<never>[];
}

/** Modules of each game whose words wait, below its `src`. */
const WORDS: Readonly<Record<string, Words>> = {
  'rudders-line': { reasons: 'words/reasons/index.ts', verbs: 'words/verbs.ts', lists: ['play.ts'] },
  credentials: { reasons: 'words/reasons.ts', verbs: 'words/verbs.ts', lists: ['play.ts'] },
  'sherman-leader': {
    reasons: 'words/campaign/reasons.ts',
    verbs: 'words/verbs.ts',
    lists: ['play.ts', 'words/reasons.ts'],
    further: 'words/battle/reasons.ts',
  },
};

/** Before the name of a game: the module that holds the lists until they are filled. */
const LISTS = '\0lists of ';
const IMPORT_R = /^import \{ R \} from '([^']+)';$/m;

const sourceOf = (root: string, game: string): string => join(root, 'games', game, 'src');

function waiting(root: string, game: string): readonly string[] {
  const words = WORDS[game];
  return words === undefined ? [] : [words.reasons, words.verbs].map((file) => join(sourceOf(root, game), file));
}

/** The modules with words that wait: what only they need is no part of the rules either. */
export function waitingWords(root: string): ReadonlySet<string> {
  return new Set(Object.keys(WORDS).flatMap((game) => waiting(root, game)));
}

/** The game whose words `importer` names by `id`. */
function gameOf(root: string, id: string, importer: string): string | undefined {
  const file = join(importer, '..', id);
  return Object.keys(WORDS).find((game) => waiting(root, game).includes(file));
}

export function refusals(root: string): Plugin {
  const known = new Map<string, Promise<Declared>>();
  const declared = (file: string): Promise<Declared> => {
    const found: Promise<Declared> = known.get(file) ?? import(pathToFileURL(file).href);
    known.set(file, found);
    return found;
  };
  const furtherReasons = new Set(
    Object.entries(WORDS).flatMap(([game, { further }]) =>
      further === undefined ? [] : [join(sourceOf(root, game), further)],
    ),
  );

  /** Lists of the right length without words. */
  async function lists(game: string): Promise<string> {
    const verbs = 'export const verbs = {};\nexport const verbsOf = () => verbs;\n';
    const [file = ''] = waiting(root, game);
    const { length } = (await declared(file)).reasons;
    return `${verbs}export const reasons = Array.from({ length: ${length} }, () => ({ rule: '', code: '', text: '' }));\n`;
  }

  /** The rules name a reason by its number. */
  async function numbered(code: string, id: string): Promise<string | undefined> {
    const named = IMPORT_R.exec(code)?.[1];
    if (named === undefined) return undefined;
    const file = join(id.replace(/\?.*$/, ''), '..', named);
    if (gameOf(root, named, id) === undefined && !furtherReasons.has(file)) return undefined;
    const { R } = await declared(file);
    return code.replace(IMPORT_R, '').replace(/\bR\.(\w+)/g, (_all, key: string) => {
      if (R[key] === undefined) throw new Error(`${id}: there is no reason '${key}'`);
      return String(R[key]);
    });
  }

  /** Once the words are there, the lists have them. */
  function filling(code: string, game: string): string {
    return [
      `import * as lists from ${JSON.stringify(LISTS + game)};`,
      code,
      'Object.assign(lists.verbs, verbs);',
      'reasons.forEach((reason, i) => Object.assign(lists.reasons[i], reason));',
    ].join('\n');
  }

  return {
    name: 'refusals',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(LISTS)) return id;
      if (importer === undefined || !id.startsWith('.')) return undefined;
      const game = gameOf(root, id, importer);
      // What else reads the words, such as a plan that says why not, comes with them.
      const lists = game === undefined ? [] : (WORDS[game]?.lists ?? []);
      return lists.some((file) => importer === join(sourceOf(root, game ?? ''), file)) ? LISTS + game : undefined;
    },
    async load(id) {
      return id.startsWith(LISTS) ? { code: await lists(id.slice(LISTS.length)), moduleType: 'js' } : undefined;
    },
    async transform(code, id) {
      const game = Object.keys(WORDS).find((one) => id === join(sourceOf(root, one), 'why.ts'));
      const changed = game === undefined ? await numbered(code, id) : filling(code, game);
      // Filling the lists is what the module is there for.
      return changed === undefined ? undefined : { code: changed, moduleSideEffects: game === undefined ? null : true };
    },
  };
}
