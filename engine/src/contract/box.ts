// What lies in the box of a game, by chapter: for whoever puts the values of his own copy into it.

type Row = Readonly<Record<string, unknown>>;

/** One kind of thing in the box: the areas of the map, the Unit cards, a chart. */
export interface BoxPart {
  /** Where its values stand in the content: `map.areas`; a list of rows, or one record. */
  readonly path: string;
  readonly title: string;
  /** The fields of a row that belong here, where not all do. */
  readonly fields?: readonly string[];
  /** What a person calls a row. */
  called(row: Row): string;
  /** The place of a row on the map; none if it has none. */
  place?(row: Row): string | undefined;
  /** The ids of the cards and counters that bear the values of a row, as `cards` of the game lists them. */
  cards?(row: Row): readonly string[];
}

export interface BoxChapter {
  readonly id: string;
  readonly title: string;
  /** One sentence: what to have in front of you. */
  readonly about: string;
  readonly parts: readonly BoxPart[];
}

export interface Box {
  readonly chapters: readonly BoxChapter[];
  /** What a field is called: by its path without rows (`map.areas.name`), or by its name alone (`name`). */
  readonly labels: Readonly<Record<string, string>>;
  /**
   * What the rulebook prints and no copy can have otherwise: for each list or record, the fields of every row (`*`) and of single rows by
   * their key. A field within a row may be named with its place in a list or without: `levels[0].okay.r0`, `levels.level`.
   */
  readonly fixed: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
