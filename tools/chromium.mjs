// Finds a Chromium for the tests in a browser, or installs Debian's where that is possible without asking.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const WHAT_TO_DO =
  'Install Chromium or Chrome (on Debian: apt-get install chromium), or set CHROME_PATH to the program, then run the same command again.';

/**
 * What the search touches, so that tests can stand in for the machine.
 * @typedef {{
 *   chromePath: string | undefined,
 *   exists: (path: string) => boolean,
 *   isRoot: boolean,
 *   run: (command: string, args: string[]) => boolean,
 *   say: (line: string) => void,
 * }} Machine
 */

/** @type {Machine} */
const thisMachine = {
  chromePath: process.env.CHROME_PATH,
  exists: existsSync,
  isRoot: process.getuid?.() === 0,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  say: (line) => console.log(line),
};

/**
 * The path of a Chromium, installed first if need be. Throws one sentence that says what to do if there is none.
 * Call it only when there are tests that need a browser.
 * @param {Machine} machine
 * @returns {string}
 */
export function chromium(machine = thisMachine) {
  if (machine.chromePath) {
    if (machine.exists(machine.chromePath)) return machine.chromePath;
    throw new Error(`CHROME_PATH names ${machine.chromePath}, which does not exist. ${WHAT_TO_DO}`);
  }
  const found = USUAL_PLACES.find((path) => machine.exists(path));
  if (found !== undefined) return found;
  if (!machine.isRoot || !machine.exists('/etc/debian_version')) {
    throw new Error(`The tests in the browser need Chromium, and none was found. ${WHAT_TO_DO}`);
  }
  machine.say('Installing Chromium for the tests in the browser (about 30 s, once) ...');
  const installed =
    machine.run('apt-get', ['-qq', 'update']) &&
    machine.run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'chromium']);
  if (!installed || !machine.exists('/usr/bin/chromium')) {
    throw new Error(`Chromium could not be installed: the lines above say why. ${WHAT_TO_DO}`);
  }
  return '/usr/bin/chromium';
}
