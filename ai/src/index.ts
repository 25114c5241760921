// Computer players, generic over the kernel.

export {
  type Account,
  type Analysis,
  type AnalysisSettings,
  account,
  analyse,
} from './analysis.ts';
export type { Foretold, Prospect } from './foretell.ts';
export { explain, HINT, type Hint, type HintChoice, type HintSettings } from './hint.ts';
export type { Judged, TurningPoint } from './judged.ts';
export { Match, type MatchHead, type MatchLine, playMatch } from './match.ts';
export { type Network, network } from './network.ts';
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
export { DEFAULT_PLAYER, findPlayer, playerFrom, players } from './players.ts';
export type { HintReason } from './reasons.ts';
export type { Outlook } from './rollout.ts';
export { settingsOf } from './search/strengths.ts';
export { type Encounter, eloLadder, eloOf, type Hypotheses, Sample, shareInterval, type Verdict } from './stats.ts';
export { type Value, valuation } from './value.ts';
