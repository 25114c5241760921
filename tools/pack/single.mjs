// The `bocage` command as a single file for this kind of machine: Node with the program inside (Node's single executable applications).
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesIn, repositoryRoot } from '../lib.mjs';

/** How Node recognises that something was put into it; see its documentation. */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/**
 * All files of a folder as one: an index of paths and sizes, then their bytes.
 * @param {string} folder
 */
function folded(folder) {
  const files = filesIn(folder);
  const bytes = files.map((path) => readFileSync(join(folder, path)));
  const index = Buffer.from(JSON.stringify(files.map((path, i) => [path, bytes[i]?.length])));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(index.length);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return brotliCompressSync(Buffer.concat([head, index, ...bytes]), { params });
}

/**
 * @param {string} staged the command as it is packed @param {string} file
 */
export async function makeSingle(staged, file) {
  if (process.platform !== 'linux') throw new Error('a single file can be made on Linux only');
  const work = mkdtempSync(join(tmpdir(), 'bocage-single-'));
  try {
    writeFileSync(join(work, 'program'), folded(staged));
    writeFileSync(
      join(work, 'config.json'),
      JSON.stringify({
        main: join(repositoryRoot, 'tools/pack/single-main.cjs'),
        output: join(work, 'blob'),
        disableExperimentalSEAWarning: true,
        assets: { program: join(work, 'program') },
      }),
    );
    const made = spawnSync(process.execPath, ['--experimental-sea-config', join(work, 'config.json')], {
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Error(`Node could not make the file: ${made.stderr}`);
    copyFileSync(process.execPath, file);
    chmodSync(file, 0o755);
    // It prints warnings of its own on the way.
    const inject = `require(process.argv[1]).inject(process.argv[2], 'NODE_SEA_BLOB', require('node:fs').readFileSync(process.argv[3]), { sentinelFuse: '${FUSE}' })`;
    const api = createRequire(import.meta.url).resolve('postject');
    const put = spawnSync(process.execPath, ['-e', inject, api, file, join(work, 'blob')], { encoding: 'utf8' });
    if (put.status !== 0) throw new Error(`the program could not be put into Node: ${put.stderr}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
