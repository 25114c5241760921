// A module that takes what it needs out of a whole namespace (`import * as L`, `const { A, B } = L`) makes the bundler keep an
// object with all of its names in the page: here it imports just those.
import type { Plugin } from 'vite';

const WHOLE = /^import \* as (\w+) from ('[^']+');$/gm;
const OURS = /\/(games\/[^/]+|engine)\/src\//;
/** The heuristics run in the worker alone, and millions of times: they keep constants of their own, as where Node runs them. */
const HOT = /\/games\/[^/]+\/src\/player\//;

/** `A, B` as names. */
function namesIn(list: string): readonly string[] {
  return list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}

/** The code with names in the place of one namespace; whoever takes more than that from it keeps it. */
function named(code: string, whole: string, namespace: string, from: string, hot: boolean): string {
  const taken = new RegExp(`^const \\{([^}]*)\\} = ${namespace};$`, 'gm');
  const names = [...new Set([...code.matchAll(taken)].flatMap(([, list = '']) => namesIn(list)))];
  if (names.length === 0) return code;
  const imported = names.map((one) => (hot ? `${one} as ${one}$` : one)).join(', ');
  const changed = code
    .replace(whole, () => `import { ${imported} } from ${from};`)
    .replace(taken, (_all, list: string) => {
      const local = namesIn(list).map((one) => `${one} = ${one}$`);
      return hot ? `const ${local.join(', ')};` : '';
    });
  return new RegExp(`\\b${namespace}\\b`).test(changed.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')) ? code : changed;
}

export const namespaces: Plugin = {
  name: 'namespaces',
  enforce: 'pre',
  transform(code, id) {
    const path = id.replaceAll('\\', '/');
    if (!OURS.test(path)) return undefined;
    let changed = code;
    for (const [whole, namespace = '', from = ''] of code.matchAll(WHOLE))
      changed = named(changed, whole, namespace, from, HOT.test(path));
    return changed === code ? undefined : { code: changed };
  },
};
