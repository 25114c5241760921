// The digest of each game for the page, which fetches it when it is first wanted.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@bocage/catalogue';
import { type DigestRule, parseDigest } from '@bocage/catalogue/digest';

/** Digests of all games, by game. */
export function digests(): ReadonlyMap<string, readonly DigestRule[]> {
  return new Map(
    games.map(({ id, digest }) => [id, parseDigest(readFileSync(fileURLToPath(import.meta.resolve(digest)), 'utf8'))]),
  );
}
