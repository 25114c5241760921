// The public surface of the kernel.
export { type Arranged, arrange } from './arrange.ts';
export {
  bySeat,
  bySeatAndThing,
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
  type SealedPlace,
  type SealedSource,
  type Source,
  seeded,
  shuffle,
} from './chance.ts';
export { composePlay, normal } from './compose.ts';
export { compose } from './compose-whole.ts';
export { BUILT_IN, builtIn, type Content, type ContentSpec, contentHash } from './content.ts';
export type { Bound } from './contract/bound.ts';
export type { Box, BoxChapter, BoxPart } from './contract/box.ts';
export * from './contract/choices.ts';
export * from './contract/play.ts';
export * from './contract/player.ts';
export * from './contract/tools.ts';
export * from './contract/words.ts';
export {
  type Declared,
  type DeclaredReason,
  declareOptions,
  declareReasons,
  numbered,
  type Reasons,
  stepList,
} from './declare.ts';
export { brief, nearest } from './did-you-mean.ts';
export { andList, capital, count, moreOrFewer, moreOrLess, noun, orList, percent, signed, spelled } from './english.ts';
export { type FarMove, farMoves } from './far-moves.ts';
export { onlyChoice } from './forced.ts';
export { become, below, clearFrames, find, pop, push, top } from './frames.ts';
export {
  change,
  gesturePieces,
  openGesture,
  placeFor,
  planStart,
  putIn,
  type Replanned,
  replan,
  takeOut,
  undoSize,
} from './gesture.ts';
export { hashState, hashText } from './hash.ts';
export {
  type After,
  type Branch,
  diceTakenBack,
  type Entry,
  type Played,
  type PlayOptions,
  type Seal,
  type Start,
  type Undone,
} from './journal.ts';
export { inTwoParts, type LoadedPlay, onDemand } from './on-demand.ts';
export {
  chosenOptions,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  parseOptions,
  readOptions,
  resolveOptions,
} from './options.ts';
export { dataProblems, withPack } from './pack.ts';
export { type Understood, understand } from './phrase.ts';
export {
  loadPosition,
  parsePosition,
  positionLines,
  writePosition,
} from './position.ts';
export { choicesByName, tryQuietly } from './quiet.ts';
export {
  below as randomBelow,
  type Generator,
  generator,
  next as randomBits,
  seed as seedGenerator,
  seedProblem,
} from './random.ts';
export { readBack, readBackPosition } from './read-back.ts';
export { type LineChoice, type PlayedLine, playLine, type Ran, runChoice } from './run.ts';
export {
  bool,
  check,
  int,
  isObject,
  list,
  map,
  merge,
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
export { entryText, writeScore } from './score.ts';
export {
  loadScore,
  parseScore,
  parseScoreHead,
  type ScoreHead,
  type ScoreLine,
  type ScoreText,
} from './score-read.ts';
export type { RecordCheck } from './score-record.ts';
export { Session } from './session.ts';
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
  MAX_DEPTH,
  OPTIONS,
  type State,
  slotName,
  toJson,
} from './state.ts';
export { storyOf } from './story.ts';
export { fillSlots, type Link, layOut, type MapPoint, type Room, type Slots } from './text-map.ts';
export { catalogue, layOver } from './words/catalogue.ts';
