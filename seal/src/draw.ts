// One draw of a sealed game: a number that follows from the key and from what is drawn, and from nothing a player can vary.
import type { Purpose, SealedSource, Seat } from '@bocage/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a draw is bound to, so that no number serves twice and no die is said to be another's. */
export interface Draw {
  /** How many takebacks so far gave back an outcome. */
  readonly back: number;
  /** 1 for the first outcome of the game, the set-up included. */
  readonly draw: number;
  readonly rule: string;
  /** The id of the seat it is rolled for, or `-`. */
  readonly seat: string;
}

/** A number from 0 to n - 1. With n = 1 nothing is computed. */
export function sealedBelow(key: Uint8Array, n: number, { back, draw, rule, seat }: Draw): number {
  if (n <= 1) return 0;
  const shift = Math.clz32(n - 1);
  for (let round = 0; ; round++) {
    const block = hmac(sha256, key, utf8ToBytes(`bocage draw 1\n${back} ${draw}\n${n}\n${rule}\n${seat}\n${round}\n`));
    for (let at = 0; at < 32; at += 4) {
      const word = ((block[at] ?? 0) << 24) | ((block[at + 1] ?? 0) << 16) | ((block[at + 2] ?? 0) << 8);
      const number = (word | (block[at + 3] ?? 0)) >>> shift;
      if (number < n) return number;
    }
  }
}

/** The source of outcomes of a sealed game, for the kernel. */
export function sealedSource(key: Uint8Array, seats: readonly Seat[]): SealedSource {
  return {
    below: (n, purpose, back, draw) =>
      sealedBelow(key, n, { back, draw, rule: purpose.rule, seat: seatOf(purpose, seats) }),
  };
}

function seatOf(purpose: Purpose, seats: readonly Seat[]): string {
  return purpose.seat === undefined ? '-' : (seats[purpose.seat]?.id ?? '-');
}
