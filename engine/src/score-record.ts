// What binds a score: the hash of its own lines at its end, and the notes of where a game was branched off.
import { hashText } from './hash.ts';
import type { Branch } from './session.ts';

/** Whether the text is as it was written: its own hash at the end says so. Scores of before have none. */
export type RecordCheck = 'fits' | 'broken' | 'none';

/** Binds every line to the end: choices, outcomes with their marks, notes of going back. Remarks are for readers only. */
export function recordHash(lines: readonly string[]): string {
  return hashText(lines.map((line) => (/^[0-9]/.test(line) ? withoutRemark(line) : line)).join('\n'));
}

export function withoutRemark(line: string): string {
  const semicolon = line.indexOf(' ; ');
  return semicolon < 0 ? line : line.slice(0, semicolon);
}

/** `12 of 40 e456195d429be0a8`, parted by commas, the latest first. */
export function branchText(branches: readonly Branch[]): string {
  return branches.map(({ choice, of, hash }) => `${choice} of ${of} ${hash}`).join(', ');
}

/** The branches that a text names; undefined if it is something else. */
export function parseBranches(text: string): readonly Branch[] | undefined {
  const found: Branch[] = [];
  for (const part of text === '' ? [] : text.split(', ')) {
    const [, choice, of, hash] = /^([0-9]{1,7}) of ([0-9]{1,7}) ([0-9a-f]{16})$/.exec(part) ?? [];
    if (hash === undefined) return undefined;
    found.push({ choice: Number(choice), of: Number(of), hash });
  }
  return found;
}
