// A module that takes what it needs out of a whole namespace (`import * as L`, `const { A, B } = L`) makes the bundler keep an
// object with all of its names in the page: here it imports just those.
import type { Plugin } from 'vite';

const WHOLE = /^import \* as (\w+) from ('[^']+');$/m;

export const namespaces: Plugin = {
  name: 'namespaces',
  enforce: 'pre',
  transform(code, id) {
    const [whole, name, from] = WHOLE.exec(code) ?? [];
    if (whole === undefined || !/\/games\/[^/]+\/src\//.test(id.replaceAll('\\', '/'))) return undefined;
    const taken = new RegExp(`^const \\{([^}]*)\\} = ${name};$`, 'm').exec(code);
    if (taken === null) return undefined;
    const names = (taken[1] ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
    const imported = names.map((one) => `${one} as ${one}$`).join(', ');
    const local = names.map((one) => `${one} = ${one}$`).join(', ');
    return { code: code.replace(whole, `import { ${imported} } from ${from};`).replace(taken[0], `const ${local};`) };
  },
};
