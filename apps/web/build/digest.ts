// Makes the searchable digest of each game: the lines `- **ID** own words` of its digest.md, with their chapter.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@bocage/catalogue';

export interface DigestRule {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
}

export function parseDigest(markdown: string): readonly DigestRule[] {
  const rules: DigestRule[] = [];
  let chapter = '';
  for (const line of markdown.split('\n')) {
    const heading = /^#{1,4} (.+)$/.exec(line);
    if (heading !== null) chapter = plain(heading[1] ?? '');
    const rule = /^[-*] \*\*(.+?)\*\*:? *(.*)$/.exec(line);
    const last = rules.at(-1);
    if (rule !== null) rules.push({ id: plain(rule[1] ?? ''), text: plain(rule[2] ?? ''), chapter });
    else if (/^ {2,}\S/.test(line) && last !== undefined)
      rules[rules.length - 1] = { ...last, text: `${last.text} ${plain(line.trim())}` };
  }
  return rules;
}

/** The page shows text, not markup. */
function plain(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/`(.+?)`/g, '$1')
    .replace(/\[(.+?)\]\(.+?\)/g, '$1');
}

/** Digests of all games, by game. */
export function digests(): ReadonlyMap<string, readonly DigestRule[]> {
  return new Map(
    games.map(({ id, digest }) => [id, parseDigest(readFileSync(fileURLToPath(import.meta.resolve(digest)), 'utf8'))]),
  );
}
