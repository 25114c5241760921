// The architecture as rules: dependencies point down only (apps -> ai -> games -> engine), through public doors only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The folder that is judged: the tree itself, or a sample tree in the tests of this file.
const root = process.cwd();

/** @param {string} folder */
const packagesIn = (folder) => {
  try {
    return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
};

/** @param {string} text */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// What a package offers to others is what its `exports` names, so the rule cannot fall out of step with it.
const doors = [
  'engine',
  'seal',
  'online',
  'lessons',
  'ai',
  'bench',
  ...packagesIn('games'),
  ...packagesIn('apps'),
].flatMap((folder) => {
  try {
    const { exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.values(exports).map((target) => `^${literal(join(folder, String(target)))}$`);
  } catch {
    return [];
  }
});

const PACKAGE = '^(engine|seal|online|lessons|ai|bench|games/[^/]+|apps/[^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two modules that need each other are one module, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engine-needs-nothing',
      comment:
        'The engine runs unchanged in Node, a browser and a worker: no package, no Node module, no other folder.',
      severity: 'error',
      from: { path: '^engine/src/' },
      to: { pathNot: '^engine/src/' },
    },
    {
      name: 'games-need-the-engine-only',
      comment: 'A game stands on the kernel alone, and never on another game.',
      severity: 'error',
      from: { path: '^(games/[^/]+)/(src|data)/', pathNot: '^games/catalogue/' },
      to: { pathNot: ['^engine/', '^$1/(src|data)/'] },
    },
    {
      name: 'seal-needs-the-engine-only',
      comment: 'Sealed dice run unchanged in Node and a browser: the kernel, and one package of hash functions.',
      severity: 'error',
      from: { path: '^seal/src/' },
      to: { pathNot: ['^engine/', '^seal/src/', 'node_modules/@noble/hashes/'] },
    },
    {
      name: 'online-needs-little',
      comment:
        'The line to a server is part of every client: the seal, the engine, and one package that checks shapes.',
      severity: 'error',
      from: { path: '^online/src/' },
      to: { pathNot: ['^engine/', '^seal/', '^online/src/', 'node_modules/valibot/'] },
    },
    {
      name: 'catalogue-needs-games-and-engine-only',
      severity: 'error',
      from: { path: '^games/catalogue/src/' },
      to: { pathNot: ['^engine/', '^games/'] },
    },
    {
      name: 'lessons-need-the-engine-only',
      comment: 'Lessons are data and a runner over any game: page and terminal bring the game.',
      severity: 'error',
      from: { path: '^lessons/src/' },
      to: { pathNot: ['^engine/', '^lessons/(src|data)/'] },
    },
    {
      name: 'ai-looks-down',
      comment: 'Computer players know no app.',
      severity: 'error',
      from: { path: '^ai/' },
      to: { path: '^(apps|bench)/' },
    },
    {
      name: 'tests-look-down-too',
      comment: 'The tests of a lower package must not need a higher one.',
      severity: 'error',
      from: { path: '^(engine|games)/' },
      to: { path: '^(ai|apps|bench)/' },
    },
    {
      name: 'engine-tests-know-no-game',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^games/' },
    },
    {
      name: 'apps-stand-alone',
      comment: 'What two apps share belongs below them.',
      severity: 'error',
      from: { path: '^(apps/[^/]+)/' },
      to: { path: '^(apps|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'public-doors-only',
      comment: 'Another package is reached through its `exports`; everything else in it may change without notice.',
      severity: 'error',
      from: { path: PACKAGE },
      to: { path: PACKAGE, pathNot: ['^$1/', ...doors] },
    },
    {
      name: 'by-name-not-by-path',
      comment: 'Another package is imported by its name: a relative path would go round its `exports`.',
      severity: 'error',
      from: { path: PACKAGE },
      to: { path: PACKAGE, pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'sources-need-no-tests-or-tools',
      severity: 'error',
      from: { path: '/src/' },
      to: { path: ['^tools/', '^[^/]+/test/', '^(games|apps)/[^/]+/test/'] },
    },
    {
      name: 'inside-the-tree',
      comment: 'A clone is complete: nothing is read from beside it.',
      severity: 'error',
      from: {},
      to: { path: ['^\\.\\./', '^/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // What lies outside is reported, not read.
    doNotFollow: { path: ['node_modules', '^\\.\\./', '^/'] },
    // What the bundler wrote is no part of the tree.
    exclude: { path: '(^|/)dist/' },
    // Imports of types are dependencies too.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
