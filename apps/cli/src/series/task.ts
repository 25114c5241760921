// The general form of a job: a task by its name, its plain JSON input, and numbered units that each give plain JSON lines.

/** What a unit gives: at least one line, and the figure whose mean and scatter are shown while the series runs. */
interface Played {
  readonly lines: readonly string[];
  readonly value?: number;
}

/** Ends a series when the answer is clear; asked in the order of the units, so it decides the same on any number of machines. */
export interface StopRule {
  /** Whether the series ends with this unit. */
  add(unit: number, lines: readonly string[]): boolean;
}

export interface Task {
  /** Loads what the units need; then plays one after another. The lines follow from input, unit and `data` alone. */
  open(input: unknown): Promise<(unit: number, data: unknown) => Played | Promise<Played>>;
  /** What a unit is to people: `seed 17`. */
  name(input: unknown, unit: number): string;
  rule?(input: unknown): StopRule | undefined;
  /** The tests of the game belong to what must be the same on every machine. */
  readonly tests?: true;
}
