// One configuration for the tests of all packages. `--mode deep` runs the long suites (*.deep.ts) instead.
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => {
  const ending = mode === 'deep' ? 'deep.ts' : 'test.{ts,tsx}';
  return {
    test: {
      include: [
        `{engine,seal,online,lessons,ai,bench,tools}/test/**/*.${ending}`,
        `{games,apps}/*/test/**/*.${ending}`,
      ],
      environment: 'node',
      globals: false,
      pool: 'threads',
      maxWorkers: 2,
      // One worker for many files: no test may lean on what another left behind, and starting one for each costs 20 s.
      isolate: false,
      // A forgotten `.only` would hide every other test.
      allowOnly: false,
      testTimeout: mode === 'deep' ? 600_000 : 30_000,
    },
  };
});
