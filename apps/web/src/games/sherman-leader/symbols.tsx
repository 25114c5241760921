// Symbols of Sherman Leader beyond those that all games share.
import type { ComponentChildren } from 'preact';
import { Frame } from '../../map/symbols.tsx';

/** Made anew each time: an element that is kept would keep everything it was ever part of. */
export const SHERMAN_SYMBOLS: Readonly<Record<string, () => ComponentChildren>> = {
  recon: () => (
    <Frame>
      <ellipse rx="9.2" ry="5" />
      <path d="M-13 8.5L13 -8.5" />
    </Frame>
  ),
  halftrack: () => (
    <Frame>
      <ellipse rx="9.2" ry="5" />
      <path d="M-13 -8.5L13 8.5M13 -8.5L-13 8.5" stroke-width="1" />
    </Frame>
  ),
  assault: () => (
    <Frame>
      <ellipse rx="9.2" ry="5" />
      <path d="M0 -8.5V8.5" />
    </Frame>
  ),
  anti: () => (
    <Frame>
      <path d="M-13 8.5L0 -8.5L13 8.5" />
    </Frame>
  ),
  gun: () => (
    <Frame>
      <circle class="solid" r="3.2" />
    </Frame>
  ),
  tube: () => (
    <Frame>
      <path d="M0 6V-5.5M-3.2 -2.4L0 -5.6L3.2 -2.4" />
      <circle cy="4.4" r="2" />
    </Frame>
  ),
  machine: () => (
    <Frame>
      <path d="M0 6.5V-5.5M-3.4 -2L0 -5.5L3.4 -2M-4 6.5H4" />
    </Frame>
  ),
  truck: () => (
    <Frame>
      <path d="M-13 2H13" />
      <circle cx="-7" cy="5.2" r="2" />
      <circle cx="7" cy="5.2" r="2" />
    </Frame>
  ),
  bunker: () => <path d="M-12 8V-2Q0 -13 12 -2V8ZM-6 1H6" stroke-width="2" />,
  building: () => <path d="M-11 8V-2L0 -10L11 -2V8ZM-3 8V1H3V8" stroke-width="2" />,
  officer: () => <path d="M-6 -8V8M0 -8V8M6 -8V8" stroke-width="3" />,
  headquarters: () => (
    <Frame>
      <path d="M-13 -3.5H13M-13 -8.5V13" />
    </Frame>
  ),
};
