// The key of all draws, made of the seed and the salts once everything is open: on the server, and at the end everywhere.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** A salt as it enters the key: the player's own, or nothing for computer seats and challenges. */
export interface SeatSalt {
  /** The id of the seat: `US`. */
  readonly seat: string;
  readonly salt: string | undefined;
}

/** The key of all draws of a game: nobody knows it before every salt is open, and the players never see it. */
export function drawKey(game: string, seed: string, salts: readonly SeatSalt[]): Uint8Array {
  const lines = salts.map(({ seat, salt }) => `${seat} ${salt ?? '-'}\n`).join('');
  return hmac(sha256, hexToBytes(seed), utf8ToBytes(`bocage key 1\n${game}\n${lines}`));
}
