// What is fixed before the first choice: the server's seed and every player's salt, each promised by its hash first.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes as 64 lower-case hexadecimal digits. */
const SECRET = /^[0-9a-f]{64}$/;

/** Whether a text is a seed or a salt. */
export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

function hashLines(...lines: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(lines.map((line) => `${line}\n`).join(''))));
}

/** What the server publishes before anybody has chosen a salt. */
export function seedCommitment(game: string, seed: string): string {
  return hashLines('bocage seed 1', game, seed);
}

/** What a player sends instead of the salt while others still can choose theirs. */
export function saltCommitment(game: string, seat: string, salt: string): string {
  return hashLines('bocage salt 1', game, seat, salt);
}

/** The `seed:` of a sealed score. It decides nothing; with it the generator in the state is the same for everybody. */
export function decoySeed(game: string): string {
  return BigInt(`0x${hashLines('bocage decoy 1', game).slice(0, 32)}`).toString();
}
