// The file of a series: JSON lines, appended whole, so that a series can be stopped at any moment and taken up again.
import { resolve } from 'node:path';
import type { MatchLine } from '@bocage/ai';
import { parseSeries, type SeriesStore } from '@bocage/ai/node';
import { exists, regular } from './disk.ts';
import { fileProblem } from './file-error.ts';
import type { Io } from './io.ts';
import { lock } from './lock.ts';
import { badInput } from './stop.ts';
import { W } from './words/series.ts';

/** Series may be larger than any score. */
const MOST_SERIES = 400 * 1024 * 1024;

/** The finished games of a file; what a crash has cut off at its end does not count. */
export function readSeries(io: Io, name: string): { readonly lines: readonly MatchLine[]; readonly rest: string } {
  const text = readWhole(io, name);
  const whole = text.lastIndexOf('\n') + 1;
  const lines = parseSeries(whole === text.length ? text : text.slice(0, whole));
  if (typeof lines === 'string') throw badInput(lines, { file: name });
  return { lines, rest: text.slice(whole) };
}

/** At once as a text: of a file this large there must not be two copies in memory. */
function readWhole(io: Io, name: string): string {
  const path = resolve(io.cwd, name);
  try {
    const { size } = regular(io.disk.statSync(path), name);
    if (size > MOST_SERIES) throw badInput(W.seriesTooLarge(MOST_SERIES >> 20), { file: name });
    return io.disk.readFileSync(path, 'utf8');
  } catch (error) {
    throw fileProblem(error, name, 'read');
  }
}

/** Opens or makes the file, and keeps others from it until it is closed. */
export function openSeries(io: Io, name: string, game: string): SeriesStore {
  const { disk } = io;
  const path = resolve(io.cwd, name);
  const unlock = lock(io, path, name, 0);
  try {
    const fresh = !exists(io, name) || regular(disk.statSync(path), name).size === 0;
    const { lines, rest } = fresh ? { lines: [], rest: '' } : readSeries(io, name);
    const alien = lines.find((line) => line.game !== game);
    if (alien !== undefined) throw badInput(W.fileOfOtherGame(alien.game), { file: name });
    // Only what this program has begun to write is cut off: half a line of anything else is somebody's work.
    const begun = `{"game":${JSON.stringify(game)},"rules":`;
    if (!rest.startsWith(begun) && !begun.startsWith(rest)) {
      throw badInput(W.lastLineCut, { file: name });
    }
    const file = disk.openSync(path, 'a');
    let size = disk.fstatSync(file).size - Buffer.byteLength(rest);
    if (rest !== '') disk.ftruncateSync(file, size);
    return {
      lines,
      append(texts) {
        const text = texts.map((line) => `${line}\n`).join('');
        const read = parseSeries(text);
        if (typeof read === 'string') throw new Error(`a game was written that cannot be read again: ${read}`);
        const bytes = Buffer.from(text, 'utf8');
        try {
          for (let done = 0; done < bytes.length; ) done += disk.writeSync(file, bytes, done);
          size += bytes.length;
        } catch (error) {
          cut(io, file, size);
          throw fileProblem(error, name, 'kept');
        }
      },
      close() {
        try {
          disk.fsyncSync(file);
        } catch (error) {
          throw fileProblem(error, name, 'kept');
        } finally {
          disk.closeSync(file);
          unlock();
        }
      },
    };
  } catch (error) {
    unlock();
    throw fileProblem(error, name, 'written');
  }
}

/** Half a line is no use to anybody; if it cannot be taken away, the next series passes over it. */
function cut(io: Io, file: number, size: number): void {
  try {
    io.disk.ftruncateSync(file, size);
  } catch {}
}
