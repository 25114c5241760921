// What is packed works outside of the tree: tarballs installed in an empty folder without a registry, examples run as they are printed.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { repositoryRoot } from '../lib.mjs';
import { makePackages } from '../packages.mjs';

// A name with a space and letters that are not Latin, as a person's folder may have.
const work = mkdtempSync(join(tmpdir(), 'bocage draußen 外 '));
const library = join(work, 'library');
const command = join(work, 'command');
let tarballs: string[] = [];

/** The project's own Node is found first, as on a machine that has it; npm may reach no registry, and a proxy is nonsense. */
const env = {
  ...process.env,
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
  npm_config_registry: 'http://127.0.0.1:9/',
  npm_config_offline: 'true',
  https_proxy: 'http://nonsense.invalid:1',
  NODE_ENV: 'production',
};

function run(folder: string, program: string, ...words: string[]): string {
  const done = spawnSync(program, words, { cwd: folder, env, encoding: 'utf8' });
  assert.equal(done.status, 0, `${program} ${words.join(' ')}\n${done.stdout}\n${done.stderr}`);
  return done.stdout;
}

function install(folder: string, files: readonly string[]): void {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }\n');
  run(folder, 'npm', 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...files);
}

/** The last example of a page. */
function example(page: string): string {
  const text = readFileSync(join(repositoryRoot, page), 'utf8');
  const found = [...text.matchAll(/```(?:js|ts)\n(.*?)```/gs)].at(-1)?.[1];
  assert.ok(found, page);
  return found;
}

before(async () => {
  tarballs = await makePackages(join(work, 'packed'));
  install(
    library,
    tarballs.filter((file) => basename(file).startsWith('bocage-') && !/^bocage-\d/.test(basename(file))),
  );
  install(
    command,
    tarballs.filter((file) => /^bocage-\d/.test(basename(file))),
  );
});

after(() => rmSync(work, { recursive: true, force: true }));

test('the program of docs/architecture.md plays a game with the packages', () => {
  writeFileSync(join(library, 'architecture.ts'), example('docs/architecture.md'));
  assert.match(run(library, process.execPath, 'architecture.ts'), /grade: '(American|German) victory'/);
});

test('the example of every package runs as it is printed', () => {
  const says: Readonly<Record<string, RegExp>> = {
    engine: /refused RL [\d.a-z]+: \S/,
    'games/rudders-line': /From which area do you fire/,
    'games/sherman-leader': /draw Draw the Battalion cards/,
    'games/credentials': /zone a Place the FFI/,
    'games/catalogue': /Sherman Leader: 1; rules \d+/,
    ai: /\d+ \d+\s*$/,
  };
  for (const [folder, said] of Object.entries(says)) {
    const file = `${folder.replace('/', '-')}.mjs`;
    const code = example(`${folder}/README.md`);
    assert.ok(code.trim().split('\n').length <= 10, `${folder}: an example of ten lines`);
    writeFileSync(join(library, file), code);
    assert.match(run(library, process.execPath, file), said, folder);
  }
});

test('the declarations of every door are found and fit, libraries included', () => {
  const doors = ['engine', 'rudders-line', 'sherman-leader', 'credentials', 'catalogue', 'ai'];
  const lines = doors.map((name, i) => `import * as door${i} from '@bocage/${name}';\nconsole.log(door${i});`);
  writeFileSync(
    join(library, 'doors.ts'),
    `${lines.join('\n')}\nimport { Session } from '@bocage/engine';\nimport { createGame } from '@bocage/rudders-line';\n// @ts-expect-error a seed is text\nSession.open(createGame(), { seed: 1944 });\n`,
  );
  mkdirSync(join(library, 'node_modules/@types'), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules/@types/node'), join(library, 'node_modules/@types/node'));
  const tsc = join(repositoryRoot, 'node_modules/@typescript/native/bin/tsc');
  run(library, process.execPath, tsc, ...'--noEmit --strict --module nodenext --target es2024 doors.ts'.split(' '));
});

test('the packed command: every part of it answers, in under half a second', async () => {
  run(command, 'npx', 'bocage', 'games');
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    run(command, join(command, 'node_modules/.bin/bocage'), 'games');
    return performance.now() - began;
  });
  console.log(`# begins in ${Math.round(Math.min(...times))} ms (best of five); ${size()} MB packed`);
  assert.ok(Math.min(...times) < 500, `${Math.min(...times)} ms`);
  assert.match(run(command, 'npx', 'bocage', 'new', 'rudders-line', '--seed', '6'), /a new game in bocage.score/);
  assert.match(run(command, 'npx', 'bocage', 'verify'), /bocage.score/);
  assert.match(run(command, 'npx', 'bocage', 'rules', 'RL 10.1'), /RL 10\.1/);
  assert.match(run(command, 'npx', 'bocage', 'serve', '--help'), /--db/);
  const bot = `cmd:python3 '${join(repositoryRoot, 'examples/python-bot/bot.py')}'`;
  const series = ['sim', 'rudders-line', '--games', '1', '--players', `US=${bot}`, '--players', 'GE=random'];
  assert.match(run(command, 'npx', 'bocage', ...series, '--out', 'series.jsonl'), /1 game/);
  const worker = spawnSync(
    join(command, 'node_modules/.bin/bocage'),
    ['worker', '--once', '--on', 'postgres://nobody@127.0.0.1:9/none'],
    {
      cwd: command,
      env,
      encoding: 'utf8',
    },
  );
  assert.equal(worker.status, 2, worker.stderr);
  assert.match(worker.stderr, /^[^\n]+\n$/);
});

test('the packed table is served whole, and nothing is written into the package', async () => {
  const port = await freePort();
  const inside = join(command, 'node_modules/bocage');
  const before = statSync(join(inside, 'apps/web')).mtimeMs;
  const child = spawn('npx', ['bocage', 'table', '--port', String(port)], { cwd: command, env, detached: true });
  try {
    await new Promise<void>((done, fail) => {
      child.stdout.on('data', (text) => String(text).includes(`http://localhost:${port}`) && done());
      child.on('exit', () => fail(new Error('the table ended')));
    });
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    const script = /src="\.?\/?(assets\/[^"]+\.js)"/.exec(page)?.[1];
    assert.ok(script);
    assert.equal((await fetch(`http://localhost:${port}/${script}`)).status, 200);
    assert.equal(statSync(join(inside, 'apps/web')).mtimeMs, before);
  } finally {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
});

function size(): string {
  const tarball = tarballs.find((file) => /^bocage-\d/.test(basename(file)));
  return (statSync(tarball ?? '').size / 1024 / 1024).toFixed(1);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
