// The drawings that never change with a game: made once at build time, each as a day and a night sheet.

/** Name and SVG text of every drawing. */
export async function drawings(): Promise<ReadonlyMap<string, string>> {
  return new Map();
}
