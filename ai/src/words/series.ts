// What is said of files of a series, and on the way while something is tuned or trained.
import { catalogue, count } from '@bocage/engine';

export const W = catalogue({
  lineTooLong: (line: number): string => `line ${line} is longer than any line of a series`,
  lineNotJson: (line: number): string => `line ${line} is not JSON`,
  lineNotOfSeries: (line: number): string => `line ${line} is not a line of a series`,
  lineNotHint: (line: number): string => `line ${line} is not a hint of a game`,
  otherRules: (rules: number, content: string): string =>
    `the file holds games of other rules or content (rules ${rules}, content ${content}); take another file`,
  notColumns: 'this is not a columnar file of Bocage',
  headerCutOff: 'the file is cut off in its header',
  columnCutOff: (name: string): string => `the file is cut off in column '${name}'`,

  gathered: (games: number, positions: number): string => `${count(games, 'game')}, ${count(positions, 'position')}`,
  trained: (epoch: number, all: number, error: number): string => `${epoch} of ${all}: error ${error.toFixed(3)}`,
  tuned: (round: number, all: number, mean: number): string => `round ${round} of ${all}: ${mean.toFixed(2)} so far`,
});
