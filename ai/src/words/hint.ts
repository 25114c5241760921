// What a hint says: what to do, why, and what games come to.
import { capital, catalogue, orList, percent } from '@bocage/engine';

export const W = catalogue({
  // What a choice comes to, beside it.
  pointsExpected: (mean: number): string => `about ${mean.toFixed(1)} points at the end`,
  winsExpected: (share: number): string => `wins about ${percent(share)} of games`,
  givenUpEarly: 'given up early',

  // What to do. The chance is that of what is declared, where it is known.
  onlyChoice: (label: string, chance: string | undefined): string =>
    `There is nothing else to choose: ${label}${chance === undefined ? '' : ` (${chance})`}.`,
  tooClose: (first: string, chance: string | undefined, second: string): string =>
    `Too close to call: “${first}”${chance === undefined ? '' : ` (${chance})`} or “${second}”.`,
  choose: (label: string, chance: string | undefined): string =>
    `${label}${chance === undefined ? '' : ` (${chance})`}.`,
  chanceOf: (chance: number, results: readonly string[]): string => `${percent(chance)} ${orList(results)}`,

  // Why.
  aheadOf: (second: string, reasons: readonly string[]): string => `Against “${second}”: ${reasons.join(', ')}.`,
  inSpiteOfWarning: 'Despite the warning it does better in games played to the end.',

  // What games come to: as a sentence, with the range of most of them where points are counted.
  expects: (what: string): string => `${capital(what)}.`,
  expectsWithin: (what: string, range: string, quick: boolean): string =>
    `${capital(what)}, ${range} in eight ${quick ? 'quick games' : 'games'} of ten.`,
  range: (low: number, high: number): string => (low === high ? String(low) : `${low} to ${high}`),
  noEnd: 'no end',
});
