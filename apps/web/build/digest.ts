// Makes the searchable digest of each game: the lines `- **ID** own words` of its digest.md, with their chapter.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Digests of all games in the tree, by game. */
export function digests(treeRoot: string): ReadonlyMap<string, readonly DigestRule[]> {
  const found = new Map<string, readonly DigestRule[]>();
  for (const game of readdirSync(join(treeRoot, 'games')).sort()) {
    const file = join(treeRoot, 'games', game, 'digest.md');
    found.set(game, existsSync(file) ? parseDigest(readFileSync(file, 'utf8')) : []);
  }
  // The small game of the kernel's tests has no rulebook; the page asks for its digest all the same.
  found.set('skirmish', []);
  return found;
}
