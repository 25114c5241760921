// Finds the known word that somebody may have meant, and shows a word from outside at a length that can be read.

/** Nobody mistypes a longer word; to compare one would only cost time. */
const LONGEST_WORD = 80;

/** The known word that is nearly the same; empty if none is. */
export function nearest(word: string, known: readonly string[]): string {
  if (word.length > LONGEST_WORD) return '';
  const wanted = word.toLowerCase();
  let best = '';
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    // Each letter too many or too few is one step at least.
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const d = distance(wanted, candidate.toLowerCase());
    if (d < least) {
      least = d;
      best = candidate;
    }
  }
  return best;
}

/** Insertions, deletions, substitutions and swaps of neighbours that lead from one word to the other. */
function distance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 0; j <= b.length; j++) d[0][j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      d[i][j] = Math.min(d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
    }
  }
  return d[a.length][b.length];
}

/** A word from outside as a message repeats it: whole if it is short, else its beginning. */
export function brief(word: string, most = 60): string {
  return word.length <= most ? word : `${word.slice(0, most - 3).trimEnd()}...`;
}
