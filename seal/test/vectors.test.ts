// The published test vectors: in Node and in Python the same figures come out; vectors.e2e.ts asks Chromium.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { drawKey, sealedBelow } from '../src/index.ts';
import vectors from './vectors.json' with { type: 'json' };
import { compute } from './vectors.ts';

const here = dirname(fileURLToPath(import.meta.url));

const published = {
  decoy: vectors.decoy,
  commitment: vectors.commitment,
  saltCommitmentUS: vectors.saltCommitmentUS,
  key: vectors.key,
  numbers: vectors.draws.map((d) => d.number),
  challengeKey: vectors.challenge.key,
};

describe('the test vectors of sealed dice', () => {
  it('in Node', () => expect(compute(vectors)).toEqual(published));

  it('in Python', () => {
    const run = spawnSync('python3', [join(here, 'vectors.py')], { encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(JSON.parse(run.stdout)).toEqual(published);
  });

  it('a thing of one item needs no draw', () => {
    expect(sealedBelow(new Uint8Array(32), 1, { back: 0, draw: 1, rule: 'SK 3', seat: 'A' })).toBe(0);
  });

  it('60,000 dice are even', () => {
    const key = drawKey(
      vectors.game,
      vectors.seed,
      Object.entries(vectors.salts).map(([seat, salt]) => ({ seat, salt })),
    );
    const faces = [0, 0, 0, 0, 0, 0];
    for (let draw = 1; draw <= 60_000; draw++) {
      const face = sealedBelow(key, 6, { back: 0, draw, rule: 'RL 11.1', seat: 'US' });
      faces[face] = (faces[face] ?? 0) + 1;
    }
    const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    // The key is fixed, so this is a figure and not a chance: 1.87.
    expect(chi).toBeCloseTo(1.87, 2);
  });
});
