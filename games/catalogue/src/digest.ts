// Reads a game's digest.md: its rules with their chapters, and the signs that they had in older versions.

export interface DigestRule {
  readonly id: string;
  readonly text: string;
  /** The heading that it stands under. */
  readonly chapter: string;
  /** Its sign in an older version: whoever looks for that finds the rule. */
  readonly was?: string;
}

/**
 * The lines `- **ID** own words` with what is indented below them, as text without markup. A row `| OLD | ID |` of a table
 * gives a rule its older sign; a star in both stands for a number.
 */
export function parseDigest(markdown: string): readonly DigestRule[] {
  const rules: DigestRule[] = [];
  const older: (readonly [old: string, now: string])[] = [];
  let chapter = '';
  for (const line of markdown.split(/\r?\n/)) {
    const [, heading] = /^#{1,4} (.+)$/.exec(line) ?? [];
    if (heading !== undefined) chapter = plain(heading);
    const [, old, now] = /^\| ([A-Z]+ [^|]+?) +\| ([A-Z]+ [^|]+?) +\|$/.exec(line) ?? [];
    if (old !== undefined && now !== undefined) older.push([old, now]);
    const [, id, text] = /^[-*] \*\*(.+?)\*\*:? *(.*)$/.exec(line) ?? [];
    const last = rules.at(-1);
    if (id !== undefined) rules.push({ id: plain(id), text: plain(text ?? ''), chapter });
    else if (/^ {2,}\S/.test(line) && last !== undefined)
      rules[rules.length - 1] = { ...last, text: `${last.text} ${plain(line.trim())}` };
  }
  return older.length === 0 ? rules : rules.map((rule) => withOlder(rule, older));
}

function withOlder(rule: DigestRule, older: readonly (readonly [string, string])[]): DigestRule {
  for (const [old, now] of older) {
    const [start = '', rest] = now.split('*');
    if (
      rest === undefined ? rule.id !== now : !rule.id.startsWith(start) || !/^[0-9]+$/.test(rule.id.slice(start.length))
    )
      continue;
    return { ...rule, was: old.replace('*', rule.id.slice(start.length)) };
  }
  return rule;
}

/** People read text, not markup. */
function plain(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/`(.+?)`/g, '$1')
    .replace(/\[(.+?)\]\(.+?\)/g, '$1');
}
