// The licences of all that the page carries, as one text that is shipped with it: each of them asks for that.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const LICENCES = 'licences.txt';

export interface Carried {
  readonly name: string;
  readonly version: string;
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function manifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Every package of others that the page depends on, and what those depend on. A package without a licence is an error. */
export function carried(webRoot: string): readonly Carried[] {
  const found = new Map<string, Carried>();
  const open = [webRoot];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const name of Object.keys(manifest(from).dependencies ?? {})) {
      if (name.startsWith('@bocage/') || found.has(name)) continue;
      const folder = folderOf(from, name);
      const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder }).sort();
      if (file === undefined) throw new Error(`the package ${name} brings no licence`);
      const text = readFileSync(join(folder, file), 'utf8').trim();
      found.set(name, { name, version: manifest(folder).version, text });
      open.push(folder);
    }
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function folderOf(from: string, name: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = places
    .map((place) => join(place, name))
    .find((at) => globSync('package.json', { cwd: at }).length > 0);
  if (folder === undefined) throw new Error(`the package ${name} is not installed`);
  return folder;
}

/** The text of the file: ours first, then one after the other. */
export function licences(webRoot: string, treeRoot: string): string {
  const own = readFileSync(join(treeRoot, 'LICENSE'), 'utf8').trim();
  const parts = carried(webRoot).map(({ name, version, text }) => `${name} ${version}\n\n${text}`);
  const line = `\n\n${'='.repeat(80)}\n\n`;
  return `${['Bocage is made of its own code and of the works named below, each under its own licence.', `Bocage\n\n${own}`, ...parts].join(line)}\n`;
}

/** Holds the build to it: what is bundled of others must be among the licences. */
export function nothingUnlicensed(webRoot: string): Plugin {
  return {
    name: 'nothing unlicensed',
    generateBundle() {
      const known = new Set(carried(webRoot).map((c) => c.name));
      for (const id of this.getModuleIds()) {
        const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
        if (name !== undefined && !name.startsWith('@bocage/') && !known.has(name) && name !== 'vite')
          this.error(`${name} is in the page, but not among its dependencies: its licence would be missing`);
      }
    },
  };
}
