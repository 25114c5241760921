// Runs checks and test suites, prints a line for each with its time, and adds up what passed and what failed.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from './chromium.mjs';

/**
 * @typedef {{ name: string, command: string[] }} Check a program of Node and its arguments; counts as one test
 * @typedef {{ name: string, kind: 'vitest', args: string[] }} VitestSuite
 * @typedef {{ name: string, kind: 'node', files: string[], except?: string[], browser?: boolean, atOnce?: number }} NodeSuite
 *   `files` and `except` are glob patterns; `atOnce` files run beside each other, one if it is not given
 * @typedef {VitestSuite | NodeSuite} Suite
 * @typedef {{ passed: number, failed: number, note: string, output: string }} Outcome
 * @typedef {{ root: string, checks: Check[], suites: Suite[], print: (line: string) => void }} Plan
 */

// Two cores are what the smallest of our machines have.
const CHECKS_AT_ONCE = 2;

/**
 * Runs everything even after a failure: a person wants to see all that is wrong.
 * @param {Plan} plan
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runPlan({ root, checks, suites, print }) {
  const total = { passed: 0, failed: 0 };
  /** @param {string} name @param {() => Promise<Outcome>} run */
  const step = async (name, run) => {
    const began = performance.now();
    const { passed, failed, note, output } = await run();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    print(`  ${failed > 0 ? 'FAILED' : 'ok    '}  ${name.padEnd(28)}${`${seconds} s`.padStart(8)}  ${note}`.trimEnd());
    if (failed > 0) print(`\n${output.trimEnd()}\n`);
  };

  print('Checks');
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name, command } = check;
      await step(name, () => runCheck(root, command));
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, worker));

  if (suites.length > 0) print('\nTests');
  for (const suite of suites) {
    await step(suite.name, async () => {
      try {
        return judge(await (suite.kind === 'vitest' ? runVitest(root, suite) : runNodeTest(root, suite)));
      } catch (error) {
        return {
          passed: 0,
          failed: 1,
          note: 'did not run',
          output: error instanceof Error ? error.message : String(error),
        };
      }
    });
  }

  print(`\n${total.passed} passed, ${total.failed} failed`);
  return total;
}

/**
 * A suite that ran nothing has failed, whatever its exit code; so has one whose exit code says so.
 * @param {{ code: number, passed: number, failed: number, skipped: number, output: string }} result
 * @returns {Outcome}
 */
function judge({ code, passed, failed, skipped, output }) {
  const note = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test was executed', output };
  if (code !== 0 && failed === 0) return { passed, failed: 1, note: `${note}, but exit code ${code}`, output };
  return { passed, failed, note, output };
}

/**
 * @param {string} root
 * @param {string[]} command
 * @returns {Promise<Outcome>}
 */
async function runCheck(root, command) {
  const { code, output } = await run(root, command);
  return code === 0
    ? { passed: 1, failed: 0, note: '', output }
    : { passed: 0, failed: 1, note: `exit code ${code}`, output };
}

/**
 * @param {string} root
 * @param {VitestSuite} suite
 */
async function runVitest(root, { name, args }) {
  const report = join(root, '.cache/test', `${name.replaceAll(/\W+/g, '-')}.json`);
  mkdirSync(dirname(report), { recursive: true });
  // The report of an earlier run must never be read as the one of this run.
  rmSync(report, { force: true });
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { code, output } = await run(root, [
    vitest,
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return { code, passed: 0, failed: 0, skipped: 0, output: `${output}\nVitest left no report.` };
  }
  // A file that cannot even be loaded has no failed test, but it has failed.
  const broken = result.testResults.filter(
    (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return {
    code,
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken,
    skipped: result.numPendingTests + result.numTodoTests,
    output,
  };
}

/**
 * @param {string} root
 * @param {NodeSuite} suite
 */
async function runNodeTest(root, { files, except = [], browser, atOnce = 1 }) {
  const left = new Set(globSync(except, { cwd: root }));
  const found = globSync(files, { cwd: root })
    .filter((file) => !left.has(file))
    .sort();
  if (found.length === 0)
    return { code: 0, passed: 0, failed: 0, skipped: 0, output: `No file matches ${files.join(' ')}` };
  const env = browser ? { CHROME_PATH: chromium() } : {};
  const { code, output } = await run(
    root,
    ['--test', '--test-reporter=tap', `--test-concurrency=${atOnce}`, ...found],
    env,
  );
  /** @param {string} what */
  const count = (what) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  // Node reports a file that holds no test as a test that passed, under the name of the file.
  const empty = found.filter((file) =>
    output.split('\n').some((line) => line.startsWith('ok ') && line.endsWith(` - ${file}`)),
  );
  return {
    code,
    passed: count('pass') - empty.length,
    failed: count('fail') + count('cancelled'),
    skipped: count('skipped') + count('todo'),
    output: failures(output),
  };
}

/**
 * Of a report in TAP what failed, with its reasons and what it printed: a long suite would hide it, and who reads only the
 * beginning of a log would never see it. Without a failed test the whole report.
 * @param {string} tap
 */
function failures(tap) {
  const parts = tap.split(/^(?=# Subtest: )/m);
  const failed = parts.filter((part) => /^not ok /m.test(part));
  return failed.length === 0 ? tap : failed.join('');
}

/**
 * @param {string} root
 * @param {string[]} args for Node
 * @param {Record<string, string>} env
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(root, args, env = {}) {
  return new Promise((done) => {
    let output = '';
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', (error) => done({ code: 1, output: `${output}${error.message}` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
