// The letters that choices are taken with. H J K U V belong to the table (hint, log, undo, hide counters).
const LETTERS = 'ABCDEFGILMNOPQRSTWXYZ';

let free = LETTERS;

/** Letters that something else uses for now; none gives them back. */
export function reserve(letters = ''): void {
  free = [...LETTERS].filter((letter) => !letters.includes(letter)).join('');
}

export function keyOf(index: number): string | undefined {
  return free[index];
}
