// The scores of a release as they lie in the tree: one file a game, compressed together, because scores are much alike.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { repositoryRoot } from './lib.mjs';

/**
 * @typedef {{ name: string, text: string, pack?: string }} CorpusScore a score as the release wrote it; `pack`: what it is played with
 * @typedef {{ release: string, game: string, packs: Record<string, unknown>, scores: CorpusScore[] }} Corpus
 */

/** @param {string} release @param {string} game */
export function corpusFile(release, game) {
  return join(repositoryRoot, 'games/catalogue/test/corpus', `${game}-${release}.br`);
}

/** @param {Corpus} corpus */
export function packCorpus(corpus) {
  const text = Buffer.from(JSON.stringify(corpus));
  return brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

/** @param {string} file @returns {Corpus} */
export function readCorpus(file) {
  return JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));
}
