// The test run counts right, and nothing that failed or did not run can pass for a success.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../lib.mjs';
import { type Check, runPlan, type Suite } from '../runner.mjs';
import { sampleTree } from './sample.ts';

async function run(files: Record<string, string>, checks: Check[], suites: Suite[]) {
  const root = sampleTree({ 'package.json': '{ "type": "module" }', ...files });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  const lines: string[] = [];
  const total = await runPlan({ root, checks, suites, print: (line) => lines.push(line) });
  return { ...total, last: lines.at(-1), text: lines.join('\n') };
}

const check = (name: string, code: string): Check => ({ name, command: ['-e', code] });
const vitest: Suite = { name: 'unit', kind: 'vitest', args: [] };
const node: Suite = { name: 'e2e', kind: 'node', files: ['*.e2e.mjs'] };
const inVitest = (body: string) => `import { expect, it } from 'vitest';\n${body}\n`;
const inNode = (body: string) => `import { it } from 'node:test';\n${body}\n`;

it('each check counts as one test, and a failure shows what was printed', async () => {
  const outcome = await run(
    {},
    [check('good', 'console.log("quiet")'), check('bad', 'console.log("the reason"); process.exit(3)')],
    [],
  );
  expect(outcome).toMatchObject({ passed: 1, failed: 1, last: '\n1 passed, 1 failed' });
  expect(outcome.text).toContain('the reason');
  expect(outcome.text).not.toContain('quiet');
});

it('adds up checks and suites of both runners', async () => {
  const files = {
    'a.test.ts': inVitest("it('a', () => {});\nit('b', () => {});\nit.skip('c', () => {});"),
    'b.e2e.mjs': inNode("it('d', () => {});\nit('e', () => { throw new Error('torn page'); });"),
  };
  const outcome = await run(files, [check('good', '')], [vitest, node]);
  expect(outcome).toMatchObject({ passed: 4, failed: 1, last: '\n4 passed, 1 failed' });
  expect(outcome.text).toContain('torn page');
  expect(outcome.text).toContain('2 passed, 0 failed, 1 skipped');
});

it('of a long suite of Node only what failed is shown, with what it printed', async () => {
  const body = `it('quiet', () => {});
it('measured', (t) => { t.diagnostic('14 ms'); throw new Error('too slow'); });
it('quiet again', (t) => { t.diagnostic('3 ms'); });`;
  const { text } = await run({ 'a.e2e.mjs': inNode(body) }, [], [node]);
  for (const shown of ['not ok 2 - measured', 'too slow', '14 ms']) expect(text).toContain(shown);
  expect(text).not.toContain('quiet');
});

it.each<[string, Record<string, string>, Suite]>([
  ['without files', {}, vitest],
  ['without files, of Node', {}, node],
  ['with only skipped tests', { 'a.test.ts': inVitest("it.skip('a', () => {});") }, vitest],
  ['with only skipped tests, of Node', { 'a.e2e.mjs': inNode("it.skip('a', () => {});") }, node],
  ['with a file that holds no test, of Node', { 'a.e2e.mjs': '' }, node],
])('a suite %s has failed', async (_what, files, suite) => {
  expect(await run(files, [], [suite])).toMatchObject({ passed: 0, failed: 1, last: '\n0 passed, 1 failed' });
});

it('a file that cannot be loaded has failed, and so has an error outside of any test', async () => {
  const good = inVitest("it('a', () => {});");
  const broken = await run({ 'a.test.ts': good, 'b.test.ts': "import './not-there.ts';\n" }, [], [vitest]);
  expect(broken).toMatchObject({ passed: 1, failed: 1 });
  const loose = inVitest("it('a', () => { void Promise.reject(new Error('nobody waits for this')); });");
  const unhandled = await run({ 'a.test.ts': loose }, [], [vitest]);
  expect(unhandled.failed).toBeGreaterThan(0);
  expect(unhandled.text).toContain('nobody waits for this');
});
