// Secrets: made from the system's source, kept as SHA-256 only. They have 128 bits and more, so no slow hash is needed.
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** As many random bytes as said, in letters that need no escaping in an address. */
export function secret(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

export function hex32(): string {
  return randomBytes(32).toString('hex');
}

/** What the database keeps of a secret. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Crockford's letters: none looks like another. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function letters(count: number): string {
  return Array.from({ length: count }, () => CROCKFORD[randomInt(32)] ?? '0').join('');
}

/** What a person typed, as it was shown: case, blanks and lookalikes do not matter. */
export function readLetters(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
}
