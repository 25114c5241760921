// Sources as JavaScript: types are blanked out, `.ts` in imports becomes `.js`; every line and column stays where it is.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import { filesUnder } from '../lib.mjs';

/** A file of the same package, or one beside it, that is named by its path: imports, workers, programs. */
const NAMED = /(\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)(['"])(\.{1,2}\/[^'"]*)\.ts\2/g;

/** @param {string} code */
function asJavaScript(code) {
  return renamed(stripTypeScriptTypes(code)).replace(/[ \t]+$/gm, '');
}

/** @param {string} code */
function renamed(code) {
  return code.replace(NAMED, '$1$2$3.js$2');
}

/**
 * A folder of sources with everything in it, compiled; with `types` its declarations beside them.
 * @param {string} from @param {string} to @param {{ types?: string, except?: (path: string) => boolean }} [how]
 */
export function compileFolder(from, to, how = {}) {
  for (const path of filesUnder(from)) {
    if (how.except?.(path)) continue;
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true });
    if (!path.endsWith('.ts')) {
      copyFileSync(join(from, path), target);
      continue;
    }
    writeFileSync(target.replace(/\.ts$/, '.js'), asJavaScript(readFileSync(join(from, path), 'utf8')));
    const types = how.types === undefined ? '' : join(how.types, path.replace(/\.ts$/, '.d.ts'));
    if (existsSync(types)) writeFileSync(target.replace(/\.ts$/, '.d.ts'), renamed(readFileSync(types, 'utf8')));
    else if (types !== '') throw new Error(`${path} has no declarations: run tsc -b first`);
  }
}
