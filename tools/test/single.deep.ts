// The single-file program runs where there is no Node: commands, worker threads, and parts that are programs of their own.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePackages } from '../packages.mjs';

const work = mkdtempSync(join(tmpdir(), 'bocage single '));
const env = { PATH: '/nowhere', HOME: work, XDG_CACHE_HOME: join(work, 'cache') };
let program = '';

beforeAll(async () => {
  program = (await makePackages(work, 'single'))[0] ?? '';
}, 120_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

function run(...words: string[]): string {
  const done = spawnSync(program, words, { cwd: work, env, encoding: 'utf8' });
  expect(done.status, done.stderr).toBe(0);
  return done.stdout;
}

it('plays, thinks on two threads and begins in under half a second', () => {
  expect(run('games')).toContain("Rudder's Line");
  const times = Array.from({ length: 5 }, () => {
    const began = performance.now();
    run('games');
    return performance.now() - began;
  });
  console.log(`begins in ${Math.round(Math.min(...times))} ms (best of five)`);
  expect(Math.min(...times)).toBeLessThan(500);
  expect(run('new', 'credentials', '--seed', '6')).toContain('bocage.score');
  expect(run('sim', 'skirmish', '--games', '20', '--jobs', '2', '--out', 'series.jsonl')).toMatch(/20 games/);
});

it('serves the table from what it carries', async () => {
  const port = await new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
  const child = spawn(program, ['table', '--port', String(port)], { cwd: work, env });
  try {
    await new Promise<void>((done, fail) => {
      child.stdout.on('data', (text) => String(text).includes(`http://localhost:${port}`) && done());
      child.on('exit', () => fail(new Error('the table ended')));
    });
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
  }
});
