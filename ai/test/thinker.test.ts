// Thinking in threads: the same advice as in place, with progress, and a cancel that is heard.
import { generator, type State, seeded } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { decide, playerFrom } from '../src/index.ts';
import { Thinkers } from '../src/node/index.ts';

const thinkers = new Thinkers(2);
afterAll(() => thinkers.close());

const game = skirmish();
const s = game.setup({}, '5', seeded) as State;
const view = game.view(s, 0);
const common = { table: 'a', game: 'skirmish', view, seat: 0 };

describe('thinking in threads', () => {
  it('gives the advice that the player gives', async () => {
    const advice = await thinkers.think({ ...common, player: 'recruit', seed: '7' }).advice;
    expect(advice).toEqual(decide(playerFrom('recruit'), game, view, 0, generator('7')));
  });

  it('shares one thought among threads without changing it', async () => {
    const question = { ...common, player: 'sergeant:depth=0', seed: '3' };
    for (const [player, threads] of [
      ['sergeant:depth=0', 1],
      ['sergeant:depth=0', 3],
      ['sergeant:depth=0:turns=1:check=3:doubt=0', 3],
    ] as const) {
      const alone = decide(playerFrom(player), game, view, 0, generator('3'));
      const some = new Thinkers(threads);
      const told: number[] = [];
      expect(await some.think({ ...question, player }, (p) => told.push(p)).advice).toEqual(alone);
      expect(told.length).toBeGreaterThan(2);
      await some.close();
    }
    const long = thinkers.think({ ...question, player: 'colonel:depth=0:work=100000000:hope=1000' });
    await new Promise((done) => setTimeout(done, 100));
    long.cancel();
    expect(await long.advice).toBeUndefined();
  });

  it('tells how far it is, stops when it is told, and goes on with the next question', async () => {
    const told: number[] = [];
    const long = thinkers.think({ ...common, player: 'colonel:work=100000000:hope=1000', seed: '7' }, (p) =>
      told.push(p),
    );
    await new Promise((done) => setTimeout(done, 400));
    const asked = performance.now();
    long.cancel();
    expect(await long.advice).toBeUndefined();
    expect(performance.now() - asked).toBeLessThan(300);
    expect(told.length).toBeGreaterThan(0);
    expect(await thinkers.think({ ...common, player: 'sensible', seed: '1' }).advice).toMatchObject({ choice: 0 });
  });

  it('says what went wrong', async () => {
    await expect(thinkers.think({ ...common, game: 'chess', player: 'recruit', seed: '1' }).advice).rejects.toThrow(
      "there is no game 'chess'",
    );
    await expect(thinkers.think({ ...common, player: 'general', seed: '1' }).advice).rejects.toThrow('general');
  });
});
