// What other parts of the tree may use of the page: nothing but the digest's form, as the games' list has it.
export type { DigestRule } from '@bocage/catalogue/digest';
