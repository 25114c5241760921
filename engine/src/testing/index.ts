// For tests of games: the table, the property suite, and the small game that the kernel tests itself with.
export { type Fault, PROPERTIES, type Property } from './inspect.ts';
export { checkOdds, type OddsReading, type OddsReport, type OddsSettings, sampleOdds } from './odds.ts';
export { type CheckReport, type CheckSettings, checkGame, describeFailure, type Failure, fuzz } from './properties.ts';
export { skirmish, skirmishOdds, skirmishParts } from './skirmish.ts';
export type { SkirmishFacts } from './skirmish-beside.ts';
export type { SkirmishEvent, SkirmishTables } from './skirmish-state.ts';
export { type Move, type Table, type TableSettings, table } from './table.ts';
export { checkWords, readWords, type WordReport, type WordSettings } from './words.ts';
export { type Vocabulary, WORD_CHECKS, type WordCheck, type WordFault } from './words-read.ts';
