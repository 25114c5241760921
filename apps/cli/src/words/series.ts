// What long series say, on this machine and on many.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // attend
  waitsForWorker: 'waits for a worker',
  workers: (n: number): string => count(n, 'worker'),
  leaveOrEnd: (id: string): string => `${id}: Return leaves it running, 'end' ends it: `,

  // courses
  failedTwice: (id: string, what: string, reason: string): string =>
    `${id} cannot be completed: ${what} failed twice: ${reason}`,
  continuesWithout: (id: string): string => `${id} is played without this command; the same command continues`,
  wasStopped: (id: string): string => `${id} was stopped; the same command continues`,
  endedLinesDiffer: (id: string): string => `${id} was ended: its lines do not follow from their seeds`,
  fuzzOf: (games: number, title: string): string => `${games} random games of ${title} with checks`,
  lessonsOf: (games: number, title: string): string => `samples of ${count(games, 'game')} of ${title}`,
  hasNoLessons: (id: string): string => `${id} has no samples`,
  practiceOf: (rounds: number, title: string): string => `${count(rounds, 'round')} of tuning in ${title}`,

  // in-tree
  onlyInClone: (path: string): string => `${path} is a tool of developers: it works in a clone of Bocage, not here`,

  // jobs
  workersDiffer: (unit: number, was: string, now: string): string =>
    `two workers gave different lines for unit ${unit}: ${was} and ${now}`,

  // matches
  seriesEnded: (what: string): string =>
    `the series was ended because its lines do not follow from their seeds: ${what}`,
  pairsOf: (a: string, b: string, title: string, pairs: number): string =>
    `${a} against ${b} in ${title}, at most ${pairs} pairs`,

  // on
  optionOn:
    '--on postgres://...  plays on all machines where `worker --on` runs with the same database; docs/series.md',
  optionCtrlC:
    '--ctrl-c leave|end   what Ctrl-C does to a series with --on: at a terminal you are asked, otherwise it continues',
  ctrlCForm: (typed: string): string => `--ctrl-c takes leave or end, not '${typed}'`,
  ctrlCNeedsOn: '--ctrl-c belongs to a series with --on',
  onForm: '--on takes an address of PostgreSQL like postgres://name@host/database',
  setAside: (n: number, rows: string): string =>
    `${n === 1 ? 'One is' : `${n} are`} set aside after failing twice:\n${rows}`,
  seriesContinues: (id: string): string =>
    `${id} continues; the same command collects it, series watch ${id} shows it.\n`,

  // plan
  noSeries: (id: string): string => `there is no series '${id}' here; see series list`,
  seriesRemoved: (id: string): string => `the series ${id} was removed`,

  // slot
  processEnded: (how: string, says: string): string => `its process ended (${how})${says}`,
  workersEnded: (attempt: number): string => `${count(attempt, 'worker')} ended while playing it`,

  // standing
  of: (units: number, total: number): string => `${units} of ${total}`,
  perSecond: (rate: string): string => `${rate} a second`,
  left: (duration: string): string => `${duration} left`,
  mean: (mean: string): string => `mean ${mean}`,
  meanWithin: (mean: string, margin: string): string => `mean ${mean} ± ${margin}`,
  nothingFor: (duration: string): string => `nothing for ${duration}`,
  none: 'none',

  // store
  postgresUnusable: (place: string, problem: string): string =>
    `PostgreSQL at ${place} cannot be used: ${problem}; check the address behind --on`,
  thisAddress: 'this address',

  // version
  anotherProgram: 'another program',
  otherRules: 'other rules',
  otherContent: 'other content',
  otherWeights: 'other weights',
  otherTests: 'other tests',
  anotherVersionOfNode: 'another version of Node',
  otherVersion: (series: string, called: string, wanted: string, here: string): string =>
    `${series} was begun with ${called} (${wanted}) than this machine has (${here}), so this worker takes no job of it; bring both machines to the same version`,

  // worker
  postgresSilent: 'PostgreSQL does not answer; what was played is kept until it does.',
  postgresBack: 'PostgreSQL is back.',
  isSetAside: (series: string, what: string, reason: string): string => `${series}: ${what} is set aside: ${reason}`,
  taskUnknown: (id: string, task: string): string =>
    `${id} has the task '${task}', which this worker does not know; bring both machines to the same version`,
  needsAllowCmd: (id: string): string =>
    `${id} starts programs of its players (cmd:), which this worker does only with --allow-cmd`,

  // series
  noSeat: (typed: string, seats: string): string => `there is no seat '${typed}'; the seats are ${seats}`,
  tooManyPlayers: (named: number, title: string, seats: number): string =>
    `${named} players are named, but ${title} has ${count(seats, 'seat')}`,

  minutes: (n: number): string => `${n} min`,
  noOption: (typed: string, options: string): string => `there is no option '${typed}'; the options are ${options}`,

  // series-file
  seriesTooLarge: (most: number): string => `a series has at most ${most} MB`,
  fileOfOtherGame: (game: string): string => `the file holds games of ${game}`,
  lastLineCut: 'its last line has no end and is not a line of a series; nothing was changed',

  // slot
  exitCode: (code: number | null): string => `exit code ${code}`,

  // courses
  hintsOf: (total: number, title: string): string => `hints in ${count(total, 'game')} of ${title}`,
});
