// The published test vectors of sealed dice in a real browser, from the same sources as the page will have them.
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import vectors from './vectors.json' with { type: 'json' };

test('the test vectors in Chromium', async () => {
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(dirname(fileURLToPath(import.meta.url)), 'vectors.ts'),
        formats: ['iife'],
        name: 'seal',
      },
    },
  });
  const first = Array.isArray(built) ? built[0] : built;
  assert(first !== undefined && 'output' in first);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: first.output[0].code });
    const result = await page.evaluate(
      (v) => (globalThis as unknown as { seal: { compute(v: unknown): unknown } }).seal.compute(v),
      vectors,
    );
    assert.deepEqual(result, {
      decoy: vectors.decoy,
      commitment: vectors.commitment,
      saltCommitmentUS: vectors.saltCommitmentUS,
      key: vectors.key,
      numbers: vectors.draws.map((d) => d.number),
      challengeKey: vectors.challenge.key,
    });
  } finally {
    await browser.close();
  }
});
