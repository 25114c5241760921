// The newest section of CHANGELOG.md as data: the page tells it once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { treeRoot } from './config.ts';

interface Change {
  readonly about: string;
  readonly text: string;
}

interface Newest {
  readonly version: string;
  readonly changes: readonly Change[];
}

/** `## 0.2.0`, then lines `- **What it is about.** What has changed.`; a line that is indented goes on with the one before. */
function newest(markdown: string): Newest {
  const section = /^## (\S+)[^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(markdown);
  if (section === null) throw new Error('CHANGELOG.md has no section');
  const [, version = '', body = ''] = section;
  const items = body.replaceAll(/\n {2,}/g, ' ').matchAll(/^- \*\*(.+?)\*\* (.+)$/gm);
  return { version, changes: Array.from(items, ([, about = '', text = '']) => ({ about, text })) };
}

export function news(): Newest {
  return newest(readFileSync(join(treeRoot, 'CHANGELOG.md'), 'utf8'));
}
