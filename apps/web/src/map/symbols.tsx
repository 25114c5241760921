// Unit symbols in a frame of 26 by 17 around the middle, drawn in lines of the counter's ink; single soldiers have none.
import type { ComponentChildren } from 'preact';

/** The frame of a unit, with what is in it. */
export function Frame({ children, dots = 0 }: { readonly children?: ComponentChildren; readonly dots?: number }) {
  return (
    <>
      <rect x="-13" y="-8.5" width="26" height="17" />
      {children}
      {Array.from({ length: dots }, (_, i) => (
        <circle key={i} class="solid" cx={(i - (dots - 1) / 2) * 5} cy="-12.3" r="1.7" />
      ))}
    </>
  );
}

/** Made anew each time: an element that is kept would keep everything it was ever part of. */
const cross = () => <path d="M-13 -8.5L13 8.5M13 -8.5L-13 8.5" />;

const SYMBOLS: Readonly<Record<string, () => ComponentChildren>> = {
  squad: () => <Frame dots={1}>{cross()}</Frame>,
  infantry: () => <Frame>{cross()}</Frame>,
  team: () => (
    <Frame>
      <path d="M-13 -8.5L13 8.5M13 -8.5L-13 8.5" stroke-width="1" />
      <path d="M0 6.4V-5M-3.4 -1.6L0 -5.4L3.4 -1.6" stroke-width="2" />
    </Frame>
  ),
  nco: () => <path d="M-9 -3L0 -9L9 -3M-9 3L0 -3L9 3M-9 9L0 3L9 9" stroke-width="2.3" />,
  bar: () => <path d="M-13 -4H13M-13 -4L-12 3L-7 -1.5H-1L0 6H4V-1.5M10 -4L13 5M10 -4L7 5" stroke-width="2" />,
  observer: () => (
    <Frame>
      <path d="M-6 5L0 -5L6 5Z" />
      <circle class="solid" cy="1.8" r="1.3" />
    </Frame>
  ),
  weapon: () => <path d="M0 7V-7M-4 -3L0 -7.500L4 -3M-5 7H5" stroke-width="2.2" />,
  mortar: () => (
    <>
      <path d="M0 6V-7M-3.600 -3.400L0 -7L3.600 -3.400" stroke-width="2.2" />
      <circle cy="5" r="2.800" />
    </>
  ),
  tank: () => (
    <Frame>
      <ellipse rx="9.2" ry="5" />
    </Frame>
  ),
  none: () => null,
};

export function UnitSymbol({ name }: { readonly name: string }) {
  return <>{(SYMBOLS[name] ?? SYMBOLS.infantry ?? (() => null))()}</>;
}

/** A five-pointed star, and the plain straight cross: the signs of the two sides. */
export function starPath(r: number, x = 0, y = 0): string {
  let path = '';
  for (let i = 0; i < 10; i++) {
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    const q = i % 2 === 1 ? r * 0.4 : r;
    path += `${i === 0 ? 'M' : 'L'}${(x + q * Math.cos(angle)).toFixed(2)} ${(y + q * Math.sin(angle)).toFixed(2)}`;
  }
  return `${path}Z`;
}

export function crossPath(r: number, x = 0, y = 0): string {
  const b = r * 0.36;
  return `M${x - b} ${y - r}H${x + b}V${y - b}H${x + r}V${y + b}H${x + b}V${y + r}H${x - b}V${y + b}H${x - r}V${y - b}H${x - b}Z`;
}
