// Do the tests hold the rules? A small fixed sample of mutants of each game; `npm run mutate` tries as many as wanted.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MUTATE = fileURLToPath(new URL('../mutate.mjs', import.meta.url));

test.each(['rudders-line', 'sherman-leader', 'credentials'])(
  '20 mutants of the rules of %s: at least 17 are noticed',
  { timeout: 3_600_000 },
  (game) => {
    const words = [MUTATE, game, '--count', '20', '--seed', '1944', '--least', '85'];
    const ran = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([ran.status, ran.stdout]).toEqual([0, expect.stringMatching(/of 20 killed/)]);
  },
);
