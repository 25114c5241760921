// The test vectors computed with this package, for Node and for a browser.
import { decoySeed, drawKey, type SeatSalt, saltCommitment, sealedBelow, seedCommitment } from '../src/index.ts';

export interface Vectors {
  readonly game: string;
  readonly seed: string;
  readonly salts: Readonly<Record<string, string>>;
  readonly draws: readonly {
    readonly back: number;
    readonly draw: number;
    readonly n: number;
    readonly rule: string;
    readonly seat: string;
  }[];
  readonly challenge: { readonly game: string };
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

export function compute(v: Vectors): Record<string, unknown> {
  const salts = Object.entries(v.salts).map(([seat, salt]): SeatSalt => ({ seat, salt }));
  const key = drawKey(v.game, v.seed, salts);
  return {
    decoy: decoySeed(v.game),
    commitment: seedCommitment(v.game, v.seed),
    saltCommitmentUS: saltCommitment(v.game, 'US', v.salts.US ?? ''),
    key: hex(key),
    numbers: v.draws.map((d) => sealedBelow(key, d.n, d)),
    challengeKey: hex(drawKey(v.challenge.game, v.seed, [{ seat: 'US', salt: undefined }])),
  };
}
