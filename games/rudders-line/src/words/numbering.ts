// What is said of the numbers of equal counters in a position. A set-up numbers its counters too, so these texts are in a file of their own.
import { catalogue, count } from '@bocage/engine';

export const W = catalogue({
  needsNumbers: (kind: string): string => `${kind} needs a number for each counter on the board`,
  countersOnBoard: (kind: string, n: number): string => `${kind} has ${count(n, 'counter')} on the board`,
});
