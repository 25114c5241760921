export interface DigestRule {
  readonly id: string;
  readonly text: string;
  readonly chapter: string;
}
export declare function parseDigest(markdown: string): readonly DigestRule[];
/** Digests of all games in the tree, by game. */
export declare function digests(treeRoot: string): ReadonlyMap<string, readonly DigestRule[]>;
