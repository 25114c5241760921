// The single-file program: unfolds what it carries once, beside the person's other caches, then is the `bocage` command.
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { homedir, tmpdir } = require('node:os');
const { dirname, join, sep } = require('node:path');
const { getRawAsset } = require('node:sea');
const { brotliDecompressSync } = require('node:zlib');

/** Where it is unfolded: named by what is in it, so that two versions never meet. */
function unfolded() {
  const packed = Buffer.from(getRawAsset('program'));
  const name = `bocage-${createHash('sha256').update(packed).digest('hex').slice(0, 12)}`;
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  for (const folder of [cache, tmpdir()]) {
    const at = join(folder, name);
    if (existsSync(join(at, 'go.cjs'))) return at;
    try {
      mkdirSync(folder, { recursive: true });
      const work = mkdtempSync(join(folder, `${name}-`));
      const bytes = brotliDecompressSync(packed);
      const index = bytes.readUInt32LE(0);
      let from = 4 + index;
      for (const [path, size] of JSON.parse(bytes.toString('utf8', 4, from))) {
        mkdirSync(dirname(join(work, path)), { recursive: true });
        writeFileSync(join(work, path), bytes.subarray(from, from + size));
        from += size;
      }
      writeFileSync(join(work, 'go.cjs'), 'module.exports = (file) => import(file);\n');
      try {
        renameSync(work, at);
      } catch {
        // Another one was quicker.
        rmSync(work, { recursive: true, force: true });
      }
      if (existsSync(join(at, 'go.cjs'))) return at;
    } catch {
      // A home that cannot be written to: the next folder.
    }
  }
  throw new Error('neither the cache nor the temporary folder can be written to');
}

try {
  const at = unfolded();
  // Parts that run as programs of their own are started with this file in the place of Node.
  const own = process.argv[2];
  const part = own?.startsWith(at + sep) ? own : undefined;
  process.argv.splice(1, part === undefined ? 1 : 2, part ?? join(at, 'bin/bocage.mjs'));
  createRequire(join(at, 'go.cjs'))('./go.cjs')(process.argv[1]);
} catch (error) {
  console.error(`Bocage could not be started: ${error.message}.`);
  process.exitCode = 70;
}
