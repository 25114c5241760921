// A module that takes what it needs out of a whole namespace (`import * as L`, `const { A, B } = L`) makes the bundler keep an
// object with all of its names in the page: here it imports just those.
import type { Plugin } from 'vite';

const WHOLE = /^import \* as (\w+) from ('[^']+');$/m;

/** `A, B` as names. */
function namesIn(list: string): readonly string[] {
  return list.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
}

export const namespaces: Plugin = {
  name: 'namespaces',
  enforce: 'pre',
  transform(code, id) {
    const [whole, name, from] = WHOLE.exec(code) ?? [];
    if (whole === undefined || !/\/games\/[^/]+\/src\//.test(id.replaceAll('\\', '/'))) return undefined;
    const taken = new RegExp(`^const \\{([^}]*)\\} = ${name};$`, 'gm');
    const names = [...code.matchAll(taken)].flatMap(([, list = '']) => namesIn(list));
    if (names.length === 0) return undefined;
    const imported = [...new Set(names)].map((one) => `${one} as ${one}$`).join(', ');
    const changed = code.replace(whole, `import { ${imported} } from ${from};`).replace(taken, (_all, list: string) => {
      const local = namesIn(list).map((one) => `${one} = ${one}$`);
      return `const ${local.join(', ')};`;
    });
    // Whoever takes more than that from the namespace keeps it.
    return new RegExp(`\\b${name}\\b`).test(changed.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))
      ? undefined
      : { code: changed };
  },
};
