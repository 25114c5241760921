// Computer players, generic over the kernel.
export {
  type Advice,
  decide,
  finish,
  type Mind,
  mindOf,
  type Player,
  random,
  sensible,
  type Thought,
  type Weighed,
} from './player.ts';
export { DEFAULT_PLAYER, findPlayer, players } from './players.ts';
