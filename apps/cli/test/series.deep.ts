// Mutants on many machines: the same fates as at home.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { spawnWorker, startCluster } from './cluster.ts';

const MUTATE = fileURLToPath(new URL('../../../tools/mutate.mjs', import.meta.url));

async function mutate(more: readonly string[]): Promise<string> {
  const words = [MUTATE, 'rudders-line', '--count', '12', '--seed', '7', ...more];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  const code = await new Promise((done) => child.once('exit', done));
  expect(code).toBe(0);
  // How long it took, and what the tests cost without a mutant, may differ.
  return said.replaceAll(/, [^,]*( s of the processor| s on all machines)/g, '').replace(/^\d+ tests pass.*\n/m, '');
}

it('give the same fates as at home', async () => {
  const cluster = await startCluster();
  onTestFinished(() => cluster.stop());
  const url = await cluster.database();
  for (let i = 0; i < 2; i++) {
    const worker = spawnWorker(url);
    onTestFinished(() => worker.kill());
  }
  const many = await mutate(['--on', url]);
  expect(many).toMatch(/rudders-line: \d+ of 12 killed/);
  expect(many).toBe(await mutate([]));
});
