// Sample trees for the tests of the tools: files written to a folder that is removed after the test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { repositoryRoot } from '../lib.mjs';

/** A folder with these files. Inside the tree (in its cache) where the tools must find their configuration above it. */
export function sampleTree(files: Record<string, string>, place: 'temporary' | 'inside' = 'temporary'): string {
  const parent = place === 'temporary' ? tmpdir() : join(repositoryRoot, '.cache');
  mkdirSync(parent, { recursive: true });
  const root = mkdtempSync(join(parent, 'sample-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
