// How many bytes the kernel allocates for a decision: random play of Skirmish from prepared states, so that nothing
// but choices and apply runs. Prints JSON. Run with --expose-gc and a young generation that is never full.
import { choiceBuffer, copyInto, generator, randomBelow, type State, seeded } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';

const WARM_UP = 400_000;
const DECISIONS = 2_000_000;

const game = skirmish();
const buffer = choiceBuffer();
const starts = Array.from({ length: 64 }, (_, i) => game.setup({}, String(i), seeded) as State);
const state = new Int32Array(game.size);
const g = generator('1');

function play(decisions: number): number {
  let done = 0;
  for (let i = 0; done < decisions; i++) {
    copyInto(state, starts[i & 63] as State);
    for (let n = game.choices(state, buffer); n > 0; n = game.choices(state, buffer)) {
      game.apply(state, buffer[randomBelow(g, n)] as number, seeded);
      done++;
    }
  }
  return done;
}

play(WARM_UP);
// Twice: what the compiler makes while the code is still being optimised is not the kernel's.
let best = Number.POSITIVE_INFINITY;
let collected = 0;
for (let i = 0; i < 3; i++) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const done = play(DECISIONS);
  const after = process.memoryUsage().heapUsed;
  if (after < before) collected++;
  best = Math.min(best, (after - before) / done);
}
process.stdout.write(`${JSON.stringify({ decisions: DECISIONS, bytesPerDecision: best, collected })}\n`);
