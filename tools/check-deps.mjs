// Checks the architecture with dependency-cruiser, and that it really looked at the code.
//
// Without a compiler it understands, dependency-cruiser reports "0 modules" and succeeds. So this counts what was
// seen in every package rather than trust the exit code. `check-deps.mjs [FOLDER]` judges another tree (for tests).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { foldersIn, isMain, repositoryRoot } from './lib.mjs';

/**
 * @typedef {{ from: string, to: string, rule: { name: string }, cycle?: { name: string }[] }} Violation
 * @typedef {{ source: string, dependencies: { resolved: string }[] }} Module
 * @typedef {{ modules: Module[], summary: { violations: Violation[] } }} CruiseResult
 * @param {CruiseResult} result what dependency-cruiser found
 * @param {string[]} packages folders that must have been seen
 * @returns {string[]} one sentence a problem
 */
export function dependencyProblems(result, packages) {
  const problems = result.summary.violations.map(({ rule, from, to, cycle }) => {
    const way = cycle ? cycle.map((step) => step.name).join(' -> ') : to;
    return `${rule.name}: ${from} -> ${way}`;
  });
  if (packages.length === 0) problems.push('no package was found to look at');
  for (const folder of packages) {
    if (!result.modules.some((module) => module.source.startsWith(`${folder}/`))) {
      problems.push(`no module of ${folder} was seen: the check did not look at the code`);
    }
  }
  return problems;
}

/**
 * A package that uses another says so in its package.json: in the links of a workspace it would work without.
 * @param {string} root
 * @param {Module[]} modules
 * @param {string[]} packages
 * @returns {string[]}
 */
function undeclared(root, modules, packages) {
  /** @param {string} file */
  const packageOf = (file) => packages.find((folder) => folder !== 'tools' && file.startsWith(`${folder}/`));
  /** @param {string} folder */
  const manifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const problems = new Set();
  for (const { source, dependencies } of modules) {
    const from = packageOf(source);
    for (const { resolved } of dependencies) {
      const to = packageOf(resolved);
      if (from === undefined || to === undefined || from === to) continue;
      const { name } = manifest(to);
      const { dependencies: runtime, devDependencies } = manifest(from);
      if (!(name in { ...runtime, ...devDependencies })) {
        problems.add(`undeclared: ${source} -> ${resolved}, but ${from}/package.json does not name ${name}`);
      }
    }
  }
  return [...problems];
}

/**
 * @param {string} root of the tree
 * @returns {{ modules: number, problems: string[] }}
 */
export function checkDependencies(root) {
  const folders = ['engine', 'seal', 'online', 'games', 'lessons', 'ai', 'apps', 'bench', 'tools'].filter((folder) =>
    existsSync(join(root, folder)),
  );
  const parents = ['games', 'apps'].filter((folder) => folders.includes(folder));
  const packages = [
    ...folders.filter((folder) => !parents.includes(folder)),
    ...parents.flatMap((folder) => foldersIn(join(root, folder)).map((name) => `${folder}/${name}`)),
  ];
  const program = join(repositoryRoot, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(repositoryRoot, '.dependency-cruiser.mjs');
  const run = spawnSync(process.execPath, [program, '--config', config, '--output-type', 'json', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.status !== 0 || !run.stdout.startsWith('{')) {
    return {
      modules: 0,
      problems: [`dependency-cruiser failed (exit code ${run.status}): ${run.stderr || run.stdout}`],
    };
  }
  /** @type {CruiseResult} */
  const result = JSON.parse(run.stdout);
  const problems = [...dependencyProblems(result, packages), ...undeclared(root, result.modules, packages)];
  return { modules: result.modules.length, problems };
}

if (isMain(import.meta)) {
  const { modules, problems } = checkDependencies(resolve(process.argv[2] ?? repositoryRoot));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${modules} modules, and every dependency points down.`);
}
