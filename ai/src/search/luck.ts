// The luck of a trial, by purpose: the third enemy movement roll is the same for all candidates, whatever was rolled for
// other things before it, and where the purpose names a place, the first roll for that place. So the luck that candidates
// share cancels when they are compared.
import { type Chance, hashText, type Purpose, type State } from '@bocage/engine';

interface Stream {
  readonly key: number;
  /** How often this trial has asked for it. */
  asked: number;
}

export class Luck implements Chance {
  private readonly streams = new Map<Purpose, Stream>();
  private a = 0;
  private b = 0;

  /** Another trial: its luck follows from the deal alone. */
  begin(deals: Int32Array, at: number): void {
    this.a = deals[at] ^ deals[at + 2];
    this.b = deals[at + 1] ^ deals[at + 3];
    for (const stream of this.streams.values()) stream.asked = 0;
  }

  die(_s: State, sides: number, purpose: Purpose): number {
    return 1 + this.below(sides, purpose);
  }

  draw(_s: State, items: ArrayLike<number>, n: number, purpose: Purpose): number {
    return items[this.below(n, purpose)];
  }

  /** A number from 0 to n - 1; 32 bits are enough for dice and decks. */
  private below(n: number, purpose: Purpose): number {
    let stream = this.streams.get(purpose);
    if (stream === undefined) {
      stream = { key: keyOf(purpose), asked: 0 };
      this.streams.set(purpose, stream);
    }
    let x = this.a ^ Math.imul(stream.key + Math.imul(++stream.asked, 0x9e3779b1), 0x85ebca6b);
    x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
    x = Math.imul(x ^ (x >>> 15) ^ this.b, 0x846ca68b);
    x = Math.imul(x ^ (x >>> 16), 0x2c1b3c6d);
    x ^= x >>> 15;
    return Math.floor(((x >>> 0) / 4294967296) * n);
  }
}

/** By its words, so that every thread and every machine has the same streams; each seat and each thing has its own. */
function keyOf({ rule, what, seat, of }: Purpose): number {
  const whose = [seat, of].filter((part) => part !== undefined).map((part) => `/${part}`);
  return Number.parseInt(hashText(`${rule}/${what}${whose.join('')}`).slice(0, 8), 16) | 0;
}
