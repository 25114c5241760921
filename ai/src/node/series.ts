// The file of a series: JSON lines, appended whole, so that a series can be stopped at any moment and taken up again.
import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { MatchLine } from '../match.ts';

/** What makes two games the same: seed, players in their seats, options. */
export function matchKey(line: Pick<MatchLine, 'seed' | 'players' | 'options'>): string {
  const options = Object.entries(line.options).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([line.seed, line.players, options]);
}

/** The lines of a series; a sentence with the line number if one is not what it should be. */
export function parseSeries(text: string): MatchLine[] | string {
  const lines: MatchLine[] = [];
  const rows = text.split('\n');
  for (let i = 0; i < rows.length; i++) {
    if (rows[i].trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(rows[i]);
    } catch {
      return `line ${i + 1} is not JSON`;
    }
    if (!isMatchLine(value)) return `line ${i + 1} is no line of a series`;
    lines.push(value);
  }
  return lines;
}

function isMatchLine(value: unknown): value is MatchLine {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Partial<MatchLine>;
  return (
    typeof line.seed === 'string' &&
    typeof line.game === 'string' &&
    typeof line.grade === 'string' &&
    typeof line.decisions === 'number' &&
    Array.isArray(line.players) &&
    Array.isArray(line.curve) &&
    typeof line.options === 'object'
  );
}

export class SeriesFile {
  /** What the file held when it was opened. */
  readonly lines: readonly MatchLine[];
  private readonly file: number;

  private constructor(file: number, lines: readonly MatchLine[]) {
    this.file = file;
    this.lines = lines;
  }

  /** Opens or makes the file. A last line that was cut off by a crash is dropped: its game is played again. */
  static open(path: string): SeriesFile | string {
    const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0);
    const whole = bytes.lastIndexOf(10) + 1;
    const lines = parseSeries(bytes.subarray(0, whole).toString('utf8'));
    if (typeof lines === 'string') return lines;
    const file = openSync(path, 'a');
    if (whole < bytes.length) ftruncateSync(file, whole);
    return new SeriesFile(file, lines);
  }

  /** One write for all: a line is there whole or, after a crash, cut off at the end of the file. */
  append(texts: readonly string[]): void {
    const bytes = Buffer.from(texts.map((text) => `${text}\n`).join(''), 'utf8');
    for (let done = 0; done < bytes.length; ) done += writeSync(this.file, bytes, done);
  }

  close(): void {
    fsyncSync(this.file);
    closeSync(this.file);
  }
}
