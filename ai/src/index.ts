// Computer players, generic over the kernel.
export { type Advice, decide, type Player, players, random, sensible, type Thought, type Weighed } from './player.ts';
