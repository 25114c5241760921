// The tests in the browser that play less every day, whole: every pair of size and theme, every level, every game to its end.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FILES = ['pseudo', 'screens', 'credentials', 'games', 'panel', 'sherman-leader-play'].map((name) =>
  join(import.meta.dirname, `${name}.e2e.ts`),
);

it('whole games in another language, every screen in every size and theme', { timeout: 1_800_000 }, () => {
  const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-concurrency=2', ...FILES], {
    encoding: 'utf8',
    env: { ...process.env, BOCAGE_DEEP: '1' },
  });
  expect(status, stdout.slice(-4_000)).toBe(0);
});
