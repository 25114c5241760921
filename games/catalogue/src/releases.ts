// The releases whose rules are kept: which file holds the rules and content that a saved game names.
import list from './releases.json' with { type: 'json' };

/** The rules and content of one game as one release had them, frozen in a file of their own. */
export interface Release {
  /** What the release is called: `0.1.0`. */
  readonly release: string;
  readonly game: string;
  /** `rulesVersion` of the game. */
  readonly rules: number;
  /** The hash of its own content, as its scores name it. */
  readonly content: string;
  /** The hash of the same content by what the rules read. */
  readonly identity: string;
  /** How the game in the file is called (old-rules.ts). */
  readonly contract: number;
  /** `rudders-line-0123456789ab.js`: named by what is in it. */
  readonly file: string;
}

/** Oldest first. */
export const releases: readonly Release[] = list;

/** Whether today's content is what a score of a release calls by another hash: nothing that the rules read has changed. */
export function sameContent(game: string, named: string, today: string): boolean {
  if (named === today) return true;
  return releases.some((one) => one.game === game && one.content === named && one.identity === today);
}
