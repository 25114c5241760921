// `npm test`: every check and every suite in turn, and one last line `N passed, N failed`.
//
// To add a check or a suite, add a line to the lists below.
//   check   a command that succeeds or fails; counts as one test
//   vitest  a Vitest run with these arguments
//   node    files for Node's own test runner; with `browser: true` the path of a Chromium is in CHROME_PATH
import { repositoryRoot } from './lib.mjs';
import { runPlan } from './runner.mjs';

/** @type {import('./runner.mjs').Check[]} */
const checks = [
  { name: 'types', command: ['node_modules/@typescript/native/bin/tsc', '-b'] },
  {
    name: 'lint and format',
    command: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '--colors=off'],
  },
  { name: 'dependencies point down', command: ['tools/check-deps.mjs'] },
  { name: 'nothing unused', command: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
  { name: 'determinism', command: ['tools/check-determinism.mjs'] },
  { name: 'apps read no words', command: ['tools/check-apps.mjs'] },
  { name: 'texts stand in words', command: ['tools/check-texts.mjs'] },
  { name: 'lock file complete', command: ['tools/check-lock.mjs'] },
  { name: 'files of old rules', command: ['tools/release.mjs', '--check'] },
  { name: 'rules traceability', command: ['tools/rules.mjs'] },
];

// Whole programs with a real terminal, whole games in another language, spoiled input: no unit is tested here.
const RUN_APART = ['terminal', 'far', 'pseudo', 'hostile'].map((name) => `apps/cli/test/${name}.test.ts`);

const SERIES = 'apps/cli/test/series.test.ts';

// What the project itself is checked with, and copies of the tree in which the examples of CONTRIBUTING are tried.
const TOOLS = 'tools/test';

/** @type {import('./runner.mjs').Suite[]} */
const suites = [
  {
    name: 'unit tests',
    kind: 'vitest',
    args: [...RUN_APART, SERIES, `${TOOLS}/**`, 'apps/server/**'].flatMap((path) => ['--exclude', path]),
  },
  { name: 'terminal and hostile input', kind: 'vitest', args: RUN_APART },
  { name: 'tools and examples', kind: 'vitest', args: [TOOLS] },
  // Workers that are killed, a PostgreSQL that is started anew.
  { name: 'series on many machines', kind: 'vitest', args: [SERIES] },
  // Real databases and real processes: some of these take a while on a busy machine.
  { name: 'server', kind: 'vitest', args: ['apps/server', '--testTimeout=90000'] },
  // Whole games of every release: at the speed of Node itself.
  { name: 'games of earlier versions', kind: 'node', files: ['games/catalogue/test/*.gate.ts'], atOnce: 2 },
  // Packed, installed in an empty folder, run there.
  { name: 'used from outside', kind: 'node', files: ['tools/test/*.gate.ts'] },
  {
    name: 'browser',
    kind: 'node',
    files: ['apps/web/test/*.e2e.ts', 'seal/test/*.e2e.ts'],
    except: ['apps/web/test/*measures.e2e.ts'],
    browser: true,
    atOnce: 2,
  },
  // Alone: what else runs would be measured too.
  { name: 'measures', kind: 'node', files: ['apps/web/test/*measures.e2e.ts'], browser: true },
];

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error('The tests run on Node 24. Use: npm test');
  process.exit(2);
}

const onlyChecks = process.argv.includes('--checks');
const outcome = await runPlan({
  root: repositoryRoot,
  checks,
  suites: onlyChecks ? [] : suites,
  print: (line) => console.log(line),
});
process.exitCode = outcome.failed > 0 ? 1 : 0;
