// `npm run site [-- --out site] [--url https://example.org/bocage/]`: the page as a folder that any static host serves, also under a path.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildIfNeeded, dist } from './build.ts';
import { caddy, headersFile, htaccess, nginx } from './headers.ts';

/** A folder that was made by this program says so: nothing else is ever replaced. */
const MARK = '.bocage-site';

/** What a message shows of a link: with a picture, which needs a whole address. */
function sharing(page: string, url: string): string {
  const title = 'Bocage: three board wargames of 1942-45';
  const about = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '';
  const tags = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', about],
    ['og:url', url],
    ['og:image', `${url}share.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'The maps of the three games'],
  ].map(([property, content]) => `<meta property="${property}" content="${content}" />`);
  return page.replace('</head>', `${tags.join('')}<meta name="twitter:card" content="summary_large_image" /></head>`);
}

/** Writes the folder; says what is wrong in one sentence. */
export async function writeSite(out: string, url: string | undefined): Promise<void> {
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, MARK)))
    throw new Error(`${out} is not empty and was not made by this command: name another folder with --out`);
  const address = url === undefined ? undefined : URL.parse(url);
  if (address === null || (address !== undefined && !/^https?:$/.test(address.protocol)))
    throw new Error(`--url takes an address like https://example.org/bocage/, not '${url}'`);
  await buildIfNeeded();
  rmSync(out, { recursive: true, force: true });
  cpSync(dist, out, { recursive: true, filter: (path) => !path.endsWith('.built') });
  if (address !== undefined) {
    const whole = address.href.endsWith('/') ? address.href : `${address.href}/`;
    const page = sharing(readFileSync(join(out, 'index.html'), 'utf8'), whole);
    writeFileSync(join(out, 'index.html'), page);
    writeFileSync(join(out, 'index.html.gz'), gzipSync(page, { level: 9 }));
    writeFileSync(join(out, 'index.html.br'), brotliCompressSync(page));
  }
  writeFileSync(join(out, '_headers'), headersFile());
  writeFileSync(join(out, '.htaccess'), htaccess());
  writeFileSync(join(out, MARK), 'Made by npm run site: this folder is replaced as a whole.\n');
}

if (import.meta.main) {
  try {
    const { values } = parseArgs({
      options: { out: { type: 'string' }, url: { type: 'string' }, server: { type: 'string' } },
    });
    if (values.server === 'nginx') process.stdout.write(nginx());
    else if (values.server === 'caddy') process.stdout.write(caddy());
    else if (values.server !== undefined) throw new Error(`--server is nginx or caddy, not '${values.server}'`);
    else {
      const out = resolve(process.env.INIT_CWD ?? process.cwd(), values.out ?? 'site');
      await writeSite(out, values.url);
      console.log(`The site is in ${out}; docs/hosting.md tells how to serve it.`);
    }
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}.`);
    process.exitCode = 2;
  }
}
