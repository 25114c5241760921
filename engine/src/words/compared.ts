// Two amounts compared in words, for hints.

/** What is counted, compared: `0.4 more Units lost`, `0.4 fewer Units lost`. */
export function moreOrFewer(by: number, many: string): string {
  return `${Math.abs(by).toFixed(1)} ${by > 0 ? 'more' : 'fewer'} ${many}`;
}

/** What is measured and not counted, compared: `0.4 more Fuel`, `0.4 less Fuel`. */
export function moreOrLess(by: number, mass: string): string {
  return `${Math.abs(by).toFixed(1)} ${by > 0 ? 'more' : 'less'} ${mass}`;
}
