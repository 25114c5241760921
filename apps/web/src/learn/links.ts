// The address of a lesson, an example or a puzzle.
export function lessonAddress(game: string, id: string): string {
  return `#/lesson/${game}/${id}`;
}
