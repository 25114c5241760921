// Limits against floods: token buckets by person and by address, in memory, of this process.

interface Rate {
  /** So many at once. */
  readonly burst: number;
  /** So many a second, on the average. */
  readonly perSecond: number;
}

const RATES = {
  choice: { burst: 60, perSecond: 10 },
  game: { burst: 20, perSecond: 20 / 3600 },
  code: { burst: 10, perSecond: 10 / 60 },
  wrong: { burst: 20, perSecond: 20 / 3600 },
  chat: { burst: 5, perSecond: 0.5 },
  request: { burst: 100, perSecond: 50 },
} as const satisfies Readonly<Record<string, Rate>>;
export type Limited = keyof typeof RATES;

/** Devices of one house share an address; they shall not shut each other out. */
const ADDRESS_FACTOR = 5;
const MOST_BUCKETS = 50_000;

interface Bucket {
  level: number;
  at: number;
}

export class Limits {
  private readonly buckets = new Map<string, Bucket>();
  private readonly now: () => number;
  private readonly factor: number;

  /** `factor` widens every limit: for benches, and for servers that only friends reach. */
  constructor(now: () => number, factor = 1) {
    this.now = now;
    this.factor = factor;
  }

  /** Takes one from the bucket of the person and of the address; false if either is empty. */
  take(what: Limited, who: string | undefined, address: string): boolean {
    const own = who === undefined || this.has(what, `p ${who}`, 1);
    const all = this.has(what, `n ${network(address)}`, ADDRESS_FACTOR);
    if (!own || !all) return false;
    if (who !== undefined) this.spend(what, `p ${who}`, 1);
    this.spend(what, `n ${network(address)}`, ADDRESS_FACTOR);
    return true;
  }

  /** Whether there is anything left, without taking it. */
  free(what: Limited, address: string): boolean {
    return this.has(what, `n ${network(address)}`, 1);
  }

  /** Counts something that went wrong at an address: codes that nobody has given out. */
  count(what: Limited, address: string): void {
    this.spend(what, `n ${network(address)}`, 1);
  }

  private bucket(what: Limited, key: string, factor: number): Bucket {
    const rate: Rate = RATES[what];
    const most = rate.burst * factor * this.factor;
    const now = this.now();
    const name = `${what} ${key}`;
    const known = this.buckets.get(name);
    const bucket = known ?? { level: most, at: now };
    bucket.level = Math.min(most, bucket.level + ((now - bucket.at) / 1000) * rate.perSecond * factor * this.factor);
    bucket.at = now;
    if (known === undefined) {
      if (this.buckets.size >= MOST_BUCKETS) this.clean();
      this.buckets.set(name, bucket);
    }
    return bucket;
  }

  private has(what: Limited, key: string, factor: number): boolean {
    return this.bucket(what, key, factor).level >= 1;
  }

  private spend(what: Limited, key: string, factor: number): void {
    this.bucket(what, key, factor).level -= 1;
  }

  /** The older half goes: full buckets stand there for the most part. */
  private clean(): void {
    let n = this.buckets.size / 2;
    for (const key of this.buckets.keys()) {
      if (n-- <= 0) return;
      this.buckets.delete(key);
    }
  }
}

/** An IPv4 address, or the /64 of an IPv6 one: whoever has one has them all. */
export function network(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
