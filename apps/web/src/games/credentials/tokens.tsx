// Small markers that differ by outline: fuel a can with a cross, ammunition a round, food a disc with bars, FFI a shield.
import type { Tokens } from './facts.ts';
import { KINDS } from './facts.ts';

const SHAPES = {
  fuel: () => (
    <>
      <path class="can" d="M-6 -5H-3V-8H3V-5H6V8H-6Z" />
      <path class="mark" d="M-3.500 -2L3.500 5M3.500 -2L-3.500 5" />
    </>
  ),
  ammo: () => (
    <>
      <path class="round" d="M-4 8V-2Q-4 -7 0 -9Q4 -7 4 -2V8Z" />
      <path class="mark" d="M-4 4H4" />
    </>
  ),
  food: () => (
    <>
      <circle class="disc" r="7.500" />
      <path class="mark" d="M-3.200 -4V4M0 -5V5M3.200 -4V4" />
    </>
  ),
  ffi: () => (
    <>
      <path class="shield" d="M-8 -8H8V1Q7 7 0 10Q-7 7 -8 1Z" />
      <path class="mark" d="M0 -6V7M-4 -3H4M-5 0.500H5" />
    </>
  ),
  truck: () => (
    <>
      <path class="plate" d="M-13 -9H13V9H-13Z" />
      <path class="lorry" d="M-9 -5H3V3H-9ZM3 -2H7L9 1V3H3Z" />
      <circle class="wheel" cx="-5" cy="4.500" r="2.200" />
      <circle class="wheel" cx="5" cy="4.500" r="2.200" />
    </>
  ),
} as const;

export type TokenName = keyof typeof SHAPES;

export function Token({ name }: { readonly name: TokenName }) {
  return <g class={`token ${name}`}>{SHAPES[name]()}</g>;
}

/** A token in running text. */
export function TokenIcon({ name }: { readonly name: TokenName }) {
  const wide = name === 'truck' ? 30 : 20;
  return (
    <svg class="token-icon" width={wide} height="20" viewBox={`${-wide / 2} -10.500 ${wide} 21`} aria-hidden="true">
      <Token name={name} />
    </svg>
  );
}

/** One token for each up to three of a kind, then one with its number. */
export function tokenRow(tokens: Tokens): readonly { readonly name: TokenName; readonly n: number }[] {
  return KINDS.flatMap((name, kind) => {
    const n = tokens[kind] ?? 0;
    return n > 2 ? [{ name, n }] : Array.from({ length: n }, () => ({ name, n: 1 }));
  });
}
