// What other parts of the tree may use of the page: nothing but the digest's form, which the build shares.
export type { DigestRule } from './core/digest.ts';
