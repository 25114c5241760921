// The letters that choices are taken with. H J K U V belong to the table (hint, log, undo, hide counters).
const LETTERS = 'ABCDEFGILMNOPQRSTWXYZ';

export function keyOf(index: number): string | undefined {
  return LETTERS[index];
}
