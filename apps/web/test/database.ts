// A browser's database as a release has written it: made once by hand from the release's own page, kept as a file, unpacked for tests.
//
//   node apps/web/test/database.ts TREE NAME   TREE: the release's tree with its built page; NAME: how the release is called
//
// The files are Chromium's own. They belong to one address, so the page is reached under a name that never changes.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { serve } from '../build/serve.ts';
import { pressOn } from './hands.ts';
import { executable, FLAGS } from './harness.ts';

const NAME = 'bocage.test';
export const ADDRESS = `http://${NAME}`;
const FOLDER = join(import.meta.dirname, 'fixtures');
const CORPUS = join(import.meta.dirname, '../../../games/catalogue/test/corpus');

/** Everything under a folder of the browser's profile, by its path. */
type Files = Readonly<Record<string, string>>;

/** A browser with this profile in which a folder is served under the fixed name. */
export async function atHome(
  profile: string,
  folder: string,
): Promise<{ readonly context: BrowserContext; close(): Promise<void> }> {
  const { server, address } = await serve(folder, 0);
  const port = new URL(address).port;
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable(),
    args: [
      ...FLAGS,
      `--host-resolver-rules=MAP ${NAME}:80 127.0.0.1:${port}`,
      `--unsafely-treat-insecure-origin-as-secure=${ADDRESS}`,
    ],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(60_000);
  return {
    context,
    async close() {
      await context.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A profile that holds the database of a release. */
export function unpackDatabase(release: string): string {
  const profile = mkdtempSync(join(tmpdir(), 'bocage-profile-'));
  const packed = brotliDecompressSync(readFileSync(join(FOLDER, `database-${release}.br`))).toString('utf8');
  for (const [path, base64] of Object.entries(JSON.parse(packed) as Files)) {
    mkdirSync(dirname(join(profile, path)), { recursive: true });
    writeFileSync(join(profile, path), Buffer.from(base64, 'base64'));
  }
  return profile;
}

function packDatabase(profile: string, release: string): number {
  const root = join(profile, 'Default/IndexedDB');
  const files: Record<string, string> = {};
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || ['LOCK', 'LOG', 'LOG.old'].includes(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files[relative(profile, path).replaceAll('\\', '/')] = readFileSync(path).toString('base64');
  }
  const bytes = brotliCompressSync(JSON.stringify(files));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `database-${release}.br`), bytes);
  return bytes.length;
}

/** Brings a score in as a person does who has it as text. */
async function importScore(page: Page, text: string): Promise<void> {
  await page.goto(`${ADDRESS}/`);
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  await page.locator('dialog textarea').fill(text);
  await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.table').first().waitFor();
}

/** Twenty games: seventeen of the corpus and three begun in the page, some of them played on by pressing. */
async function play(page: Page, release: string): Promise<void> {
  let made = 0;
  for (const game of ['rudders-line', 'credentials', 'sherman-leader']) {
    const file = join(CORPUS, `${game}-${release}.br`);
    const { scores } = JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8')) as {
      readonly scores: readonly { readonly name: string; readonly text: string; readonly pack?: string }[];
    };
    const wanted = ['finished 1', 'unfinished 2', 'unfinished 4', 'real dice 2', 'position 5', 'captain 2'];
    for (const name of game === 'sherman-leader' ? wanted.slice(0, 5) : wanted) {
      const score = scores.find((one) => one.name === name && one.pack === undefined);
      if (score === undefined) throw new Error(`no score ${name}`);
      await importScore(page, score.text);
      if (name === 'unfinished 4') await pressOn(page, 3, 5);
      made++;
    }
    await page.goto(`${ADDRESS}/`);
    await page.locator(`[data-start="${game}"]`).click();
    await page.locator('.table').first().waitFor();
    await pressOn(page, 4, 7);
    made++;
  }
  await page.goto(`${ADDRESS}/`);
  await page.locator('[data-all=games]').click();
  await page
    .locator('.going li')
    .nth(made - 1)
    .waitFor();
  console.log(`${made} games`);
}

if (import.meta.main) {
  const [tree, release] = process.argv.slice(2);
  if (tree === undefined || release === undefined) throw new Error('Usage: node apps/web/test/database.ts TREE NAME');
  const profile = mkdtempSync(join(tmpdir(), 'bocage-profile-'));
  const { context, close } = await atHome(profile, join(tree, 'apps/web/dist'));
  await play(await context.newPage(), release);
  await close();
  console.log(`${packDatabase(profile, release)} bytes`);
  rmSync(profile, { recursive: true, force: true });
}
