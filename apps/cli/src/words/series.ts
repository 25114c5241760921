// What long series say, on this machine and on many.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // attend
  waitsForWorker: 'waits for a worker',
  workers: (n: number): string => count(n, 'worker'),
  returnLeavesItRunning: (id: string): string => `${id}: Return leaves it running, 'end' ends it: `,

  // courses
  cannotBeWholeFailed: (id: string, what: string, reason: string): string =>
    `${id} cannot be whole: ${what} failed twice: ${reason}`,
  goesOnWithoutThis: (id: string): string => `${id} goes on without this command; the same command continues`,
  wasStoppedTheSame: (id: string): string => `${id} was stopped; the same command continues`,
  wasEndedItsLines: (id: string): string => `${id} was ended: its lines do not follow from their seeds`,
  randomGamesOfWith: (games: number, title: string): string => `${games} random games of ${title} with checks`,
  lessonsOfGamesOf: (games: number, title: string): string => `lessons of ${games} games of ${title}`,
  hasNoLessons: (id: string): string => `${id} has no lessons`,
  roundsOfPracticeIn: (rounds: number, title: string): string => `${rounds} rounds of practice in ${title}`,

  // in-tree
  isAToolOf: (path: string): string => `${path} is a tool of developers: it works in a clone of Bocage, not here`,

  // jobs
  twoWorkersGaveDifferent: (unit: number, was: string, now: string): string =>
    `two workers gave different lines for unit ${unit}: ${was} and ${now}`,

  // matches
  theSeriesWasEnded: (what: string): string =>
    `the series was ended because its lines do not follow from their seeds: ${what}`,
  againstInAtMost: (a: string, b: string, title: string, pairs: number): string =>
    `${a} against ${b} in ${title}, at most ${pairs} pairs`,

  // on
  onPostgresPlaysOn:
    '--on postgres://...  plays on all machines where `worker --on` runs with the same database; docs/series.md',
  ctrlCLeaveEnd:
    '--ctrl-c leave|end   what Ctrl-C does to a series with --on: at a terminal you are asked, otherwise it goes on',
  ctrlCTakesLeave: (word: string): string => `--ctrl-c takes leave or end, not '${word}'`,
  ctrlCBelongsTo: '--ctrl-c belongs to a series with --on',
  onTakesAnAddress: '--on takes an address of PostgreSQL like postgres://name@host/database',
  setAsideAfterFailing: (n: number, rows: string): string =>
    `${n === 1 ? 'One is' : `${n} are`} set aside after failing twice:\n${rows}`,
  goesOnTheSame: (id: string): string => `${id} goes on; the same command gathers it, series watch ${id} shows it.\n`,

  // plan
  thereIsNoSeries: (id: string): string => `there is no series '${id}' here; see series list`,
  theSeriesWasRemoved: (id: string): string => `the series ${id} was removed`,

  // slot
  itsProcessEnded: (signal: string, is: string): string => `its process ended (${signal})${is}`,
  workersEndedWhileThey: (attempt: number): string => `${attempt} workers ended while they played it`,

  // standing
  of: (units: number, total: number): string => `${units} of ${total}`,
  aSecond: (toPrecision: string): string => `${toPrecision} a second`,
  left: (duration: string): string => `${duration} left`,
  mean: (mean: string): string => `mean ${mean}`,
  meanWithin: (mean: string, margin: string): string => `mean ${mean} ± ${margin}`,
  nothingFor: (duration: string): string => `nothing for ${duration}`,
  none: 'none',

  // store
  postgresqlAtCannotBe: (placeOf: string, said: string): string =>
    `PostgreSQL at ${placeOf} cannot be used: ${said}; check the address behind --on`,
  thisAddress: 'this address',

  // version
  anotherProgram: 'another program',
  otherRules: 'other rules',
  otherContent: 'other content',
  otherWeights: 'other weights',
  otherTests: 'other tests',
  anotherVersionOfNode: 'another version of Node',
  wasBegunWithThan: (series: string, called: string, wanted: string, here: string): string =>
    `${series} was begun with ${called} (${wanted}) than this machine has (${here}), so this worker takes no job of it; bring both machines to the same version`,

  // worker
  postgresqlDoesNotAnswer: 'PostgreSQL does not answer; what was played is kept until it does.',
  postgresqlIsBack: 'PostgreSQL is back.',
  isSetAside: (series: string, what: string, reason: string): string => `${series}: ${what} is set aside: ${reason}`,
  hasTheTaskWhich: (id: string, task: string): string =>
    `${id} has the task '${task}', which this worker does not know; bring both machines to the same version`,
  startsProgramsOfIts: (id: string): string =>
    `${id} starts programs of its players (cmd:), which this worker does only with --allow-cmd`,

  // series
  thereIsNoSeat: (brief: string, seats: string): string => `there is no seat '${brief}'; the seats are ${seats}`,
  playersAreNamedBut: (n: number, title: string, n2: number): string =>
    `${n} players are named, but ${title} has ${n2} seats`,

  min: (round: number): string => `${round} min`,
  thereIsNoOption: (brief: string, n: string): string => `there is no option '${brief}'; the options are ${n}`,

  // series-file
  aSeriesHasAt: (n: number): string => `a series has at most ${n} MB`,
  theFileHoldsGames: (game: string): string => `the file holds games of ${game}`,
  itsLastLineHas: 'its last line has no end and is no line of a series; nothing was changed',

  // slot
  exitCode: (code: number | null): string => `exit code ${code}`,

  // courses
  hintsInGamesOf: (total: number, title: string): string => `hints in ${total} games of ${title}`,
});
