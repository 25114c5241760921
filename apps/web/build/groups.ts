// Which modules travel together: few files compress better than many small ones, and nobody downloads what he does not use.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { waitingWords } from './refusals.ts';

const IMPORT = /^(?:import|export)\s(?!type\s)[^'"]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;

/** A module of our own that `from` names, as a path; undefined for packages of others. */
function resolve(root: string, from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, id, door] = /^@bocage\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
  const folder = ['', 'games/']
    .map((at) => join(root, at, id ?? ''))
    .find((at) => existsSync(join(at, 'package.json')));
  if (id === undefined || folder === undefined) return undefined;
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const file = exports[door === undefined ? '.' : `./${door}`];
  return file === undefined ? undefined : join(folder, file);
}

/** Every module of ours that comes along when `entry` is loaded; what is imported later, on demand, is not followed. */
function along(root: string, entry: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [join(root, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file) || without.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const next = resolve(root, file, named ?? bare ?? '');
      if (next !== undefined) open.push(next);
    }
  }
  return found;
}

/** What headquarters shows of the rules: where Battalions may go, and who was lost. */
const SHOWN = /sherman-leader\/src\/rules\/(campaign\/move-battalions|shared\/log)\.ts$/;
const KITS = ['rudders-line', 'sherman-leader', 'credentials'];
/** Of the kernel, what a new game does without: what only whole games need, and the reading of scores. */
const NOT_AT_ONCE =
  /engine\/src\/(schema|pack|purposes|json-text|far-moves|compose-whole|pseudo|text-map|score-read|score-seal|read-back|lines|arrange|phrase|contract\/bound|testing\/.*|words\/.*)\.ts$/;

/**
 * The name of the file that a module goes to; null leaves it to the bundler.
 * @param first modules that all others may need while they are loaded
 */
export function grouping(root: string, first: ReadonlySet<string> = new Set()): (id: string) => string | null {
  const home = along(root, 'apps/web/src/main.tsx');
  const table = along(root, 'apps/web/src/pages/play.tsx');
  const counter = along(root, 'apps/web/src/map/cover-pieces.tsx');
  // Home lists what can be learned; the lessons share a little of that.
  const learning = along(root, 'apps/web/src/pages/learn-column.tsx', home);
  const lesson = along(root, 'apps/web/src/pages/lesson.tsx', new Set([...home, ...table, ...learning]));
  // A lesson has the table, but nothing of it is kept.
  const taught = along(root, 'apps/web/src/pages/lesson.tsx');
  const form = along(root, 'apps/web/src/pages/new-game.tsx', new Set([...home, ...table]));
  const kits = KITS.map((game) => [game, along(root, `apps/web/src/games/${game}/kit.tsx`)] as const);
  const waiting = waitingWords(root);
  const rules = new Map(KITS.map((game) => [game, along(root, `games/${game}/src/load.ts`, waiting)]));
  const ffi = along(root, 'games/credentials/src/ffi.ts', waiting);
  // Sherman Leader in parts: what both its set-up and its Battlefield need is always there.
  const [setUp, week, field, battle] = ['set-up', 'week', 'field', 'battle'].map((part) =>
    along(root, `games/sherman-leader/src/${part}.ts`, waiting),
  );
  const worker = along(root, 'apps/web/src/core/worker.ts');
  // A table on a server: its page, the line, and the hashes that promise a salt. What proves dice comes at the end.
  const proofs = new Set(['key', 'draw', 'proof'].map((name) => join(root, `seal/src/${name}.ts`)));
  const far = along(root, 'apps/web/src/pages/far.tsx', proofs);
  const kernel = join(root, 'engine/src/');
  const page = join(root, 'apps/web/src/');
  const ours = (id: string): boolean => id.startsWith(page) || id.startsWith(join(root, 'games/catalogue/'));
  const main = join(root, 'apps/web/src/main.tsx');
  return (id) => {
    if (id === main) return null;
    // Positions are for whole games and for what comes in: nobody needs them to play.
    if (id === join(kernel, 'position.ts')) return 'position';
    // Home counts in words too.
    if (id === join(kernel, 'english.ts') || first.has(id)) return 'shared';
    if (id.startsWith(kernel)) return NOT_AT_ONCE.test(id.replaceAll('\\', '/')) ? null : 'kernel';
    // What page and worker share must not drag the page into the worker; and home does without the kernel.
    if (id.includes('preload-helper') || (ours(id) && worker.has(id) && home.has(id))) return 'shared';
    if (ours(id) && worker.has(id) && table.has(id)) return 'kernel';
    const data = /games\/([^/]+)\/data\/|^\0(?:data|lists) of (.+)$/.exec(id);
    if (data !== null) return `${data[1] ?? data[2]}-rules`;
    for (const [game, modules] of rules) if (modules.has(id)) return `${game}-rules`;
    if (ffi.has(id)) return 'credentials-ffi';
    if (setUp?.has(id) && field?.has(id)) return 'sherman-leader-rules';
    // The set-up asks as the Weeks do.
    if (setUp?.has(id)) return week?.has(id) ? 'sherman-leader-asks' : 'sherman-leader-set-up';
    if (week?.has(id) || SHOWN.test(id)) return 'sherman-leader-week';
    if (field?.has(id)) return 'sherman-leader-field';
    if (battle?.has(id)) return 'sherman-leader-battle-rules';
    if (/node_modules\/(@preact|preact)/.test(id.replaceAll('\\', '/')) || home.has(id)) return 'home';
    // A lesson, and how its steps are run; the address of its style stands there too.
    if (/lessons\/src\/(run|puzzle|start|match|line)\.ts$/.test(id) || id === join(page, 'learn/style.css?url'))
      return 'lesson';
    if (lesson.has(id) && id.startsWith(page)) return 'lesson';
    if (far.has(id) && !table.has(id) && !id.startsWith(join(page, 'map/'))) return 'far';
    if (/sherman-leader\/src\/facts\/kinds\.ts$/.test(id)) return 'sherman-leader-kit';
    // The country and the names on it are drawn together.
    if (/sherman-leader\/country-(ground|names)\.tsx?$/.test(id)) return 'sherman-leader-country';
    if (!id.startsWith(page)) return null;
    // The addresses of the games' styles stand where the kits are asked for.
    if (/games\/[^/]+\/styles\.css\?url$/.test(id)) return 'table';
    // Home shows counters on its covers: they come without the table.
    if (counter.has(id)) return 'counter';
    if (learning.has(id)) return 'learning';
    if (id === join(page, 'pages/start.ts')) return 'play';
    if (form.has(id) && !table.has(id)) return 'new-game';
    const mine = kits.filter(([, kit]) => kit.has(id));
    if (table.has(id) && !taught.has(id)) return 'play';
    if (table.has(id) || mine.length > 1) return 'table';
    return mine[0] === undefined ? null : `${mine[0][0]}-kit`;
  };
}
