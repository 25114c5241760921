// Imports on demand as short as they can be: Vite wraps each one to bring its style sheets along, and a part that travels with
// others gets a file of its own that only hands it on. Here the wrapper goes, and the import asks the file that has the part.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** `load(() => import(`file`), [], import.meta.url)`, as the minifier leaves it; a `then` may follow the import. */
const WRAPPED = /[\w$]+\(\(\)=>(import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?),\[\],import\.meta\.url\)/g;
/** The same with names that are taken out and put together again. */
const TAKEN =
  /[\w$]+\(async\(\)=>\{let\{[^{}]*\}=await (import\(`[^`]+`\));return\{[^{}]*\}\},\[\],import\.meta\.url\)/g;
/** A file that only hands on: `export{t as kit,n as data}from"./big.js";`. */
const HANDS_ON = /^export\{([^{}]+)\}from"\.\/([^"]+)";\s*$/;
const DEMANDED = /import\(`\.\/([^`]+)`\)(?:\.then\(([\w$]+)=>\2\.([\w$]+)\))?/g;

interface Part {
  readonly fileName: string;
  readonly isEntry: boolean;
  code: string;
}

/** What a file hands on: each name with the one that it has in the file it comes from. */
function handedOn({
  code,
  isEntry,
}: Part): { readonly file: string; readonly names: ReadonlyMap<string, string> } | undefined {
  const [, list, file] = isEntry ? [] : (HANDS_ON.exec(code) ?? []);
  if (list === undefined || file === undefined) return undefined;
  return { file, names: new Map(list.split(',').map((one) => pair(one))) };
}

function pair(text: string): readonly [string, string] {
  const [there = '', here = there] = text.split(' as ');
  return [here, there];
}

/** `import(`./kit.js`).then(m=>m.kit)` becomes `import(`./big.js`).then(m=>m.t)`. */
function direct(code: string, parts: ReadonlyMap<string, Part>, folder: string): string {
  return code.replace(DEMANDED, (all, name: string, _local?: string, taken?: string) => {
    const part = parts.get(folder + name);
    const from = part === undefined ? undefined : handedOn(part);
    if (from === undefined) return all;
    const { file, names } = from;
    const demanded = `import(\`./${name.replace(/[^/]*$/, '')}${file}\`)`;
    if (taken !== undefined) return `${demanded}.then(e=>e.${names.get(taken) ?? taken})`;
    const picked = [...names].map(([here, there]) => `${here}:e.${there}`).join();
    return `${demanded}.then(e=>({${picked}}))`;
  });
}

export const shortImports: Plugin = {
  name: 'short imports',
  load: {
    order: 'pre',
    handler(id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      return { code: 'export const __vitePreload = (load) => load();', moduleType: 'js' };
    },
  },
  // A file's name is made before it is shortened here: other ways of shortening must give other names.
  augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const parts = new Map<string, Part>();
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        // All of the page's styles come with its entry or are fetched by their address.
        if (!part.isEntry && (part.viteMetadata?.importedCss.size ?? 0) > 0)
          this.error(`${part.fileName} brings a style sheet of its own: import it in main.tsx`);
        parts.set(part.fileName, part);
      }
      for (const part of parts.values()) part.code = part.code.replace(WRAPPED, '$1').replace(TAKEN, '$1');
      for (const part of parts.values()) part.code = direct(part.code, parts, part.fileName.replace(/[^/]*$/, ''));
      const all = [...parts.values()];
      for (const part of all) {
        const name = part.fileName.replace(/.*\//, '');
        if (handedOn(part) !== undefined && !all.some(({ code }) => code.includes(name))) delete bundle[part.fileName];
      }
    },
  },
};
