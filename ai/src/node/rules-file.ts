// Files of old rules as they lie in the tree: compressed, named by what is in them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const known = new Map<string, Promise<unknown>>();

/** The module in a file of old rules; undefined if there is no such file, or another than its name says. */
export function bringRules(file: string): Promise<unknown> {
  const loading = known.get(file) ?? load(file);
  known.set(file, loading);
  return loading;
}

async function load(file: string): Promise<unknown> {
  const path = fileURLToPath(new URL(`./releases/${file}.br`, folder()));
  if (!existsSync(path)) return undefined;
  const source = brotliDecompressSync(readFileSync(path));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 12);
  if (!file.endsWith(`-${hash}.js`)) return undefined;
  return import(`data:text/javascript;base64,${source.toString('base64')}`);
}

/** The folder of the catalogue, whoever runs: the files lie beside its source. */
function folder(): string {
  return new URL('../', import.meta.resolve('@bocage/catalogue')).href;
}
