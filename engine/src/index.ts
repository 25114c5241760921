// The public surface of the kernel.
export {
  bySeat,
  type Chance,
  ForgedOutcome,
  given,
  ImpossibleOutcome,
  NeedOutcome,
  type Outcome,
  type Purpose,
  type Question,
  Recorder,
  type Rolled,
  seeded,
  shuffle,
} from './chance.ts';
export { composePlay, normal } from './compose.ts';
export { compose } from './compose-whole.ts';
export { builtIn, type Content, type ContentSpec } from './content.ts';
export { brief, didYouMean } from './did-you-mean.ts';
export { become, below, clearFrames, find, pop, push, top } from './frames.ts';
export * from './game.ts';
export { hashState, hashText } from './hash.ts';
export { type Experience, type InputGroup, type Network, network } from './network.ts';
export {
  chosenOptions,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  readOptions,
  resolveOptions,
} from './options.ts';
export { dataProblems, withPack } from './pack.ts';
export {
  type LineProblem,
  loadPosition,
  type PositionText,
  parseOptions,
  parsePosition,
  positionLines,
  writePosition,
} from './position.ts';
export {
  below as randomBelow,
  type Generator,
  generator,
  next as randomBits,
  seed as seedGenerator,
  seedProblem,
} from './random.ts';
export { readBack, readBackPosition } from './read-back.ts';
export {
  bool,
  check,
  int,
  isObject,
  list,
  map,
  name,
  number,
  oneOf,
  type Problem,
  record,
  rows,
  type Schema,
  text,
  word,
} from './schema.ts';
export {
  entryText,
  loadScore,
  parseScore,
  type RecordCheck,
  type ScoreLine,
  type ScoreText,
  writeScore,
} from './score.ts';
export { type Branch, type Entry, type Played, type PlayOptions, Session, type Start, type Undone } from './session.ts';
export {
  clone,
  copyInto,
  DEPTH,
  FIRST_FREE,
  type Field,
  FRAME_SIZE,
  FRAMES,
  firstDifference,
  fromJson,
  type Layout,
  layout,
  OPTIONS,
  type State,
  slotName,
  toJson,
} from './state.ts';
