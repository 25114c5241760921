// A few counters and names on the cover of a game, as they lie on its map when it is played.

import * as W from '../words/map.ts';
import { Counter } from './counter.tsx';
import { COVERS } from './cover-windows.ts';
import type { CounterLook, Point } from './kit.ts';

interface Laid {
  readonly counters: readonly (readonly [at: Point, look: CounterLook])[];
  readonly names: readonly (readonly [at: Point, text: string, kind?: 'sea'])[];
  /** How large a counter is on this sheet. */
  readonly scale: number;
}

function look(
  side: CounterLook['side'],
  symbol: string,
  values: readonly string[],
  more: Pick<CounterLook, 'corner' | 'tag'> = {},
): CounterLook {
  return { side, symbol, values, spent: false, ...more };
}

const LAID: Readonly<Record<keyof typeof COVERS, Laid>> = {
  'rudders-line': {
    scale: 1,
    counters: [
      [[682, 246], look('us', 'nco', ['3'])],
      [[732, 268], look('us', 'squad', ['4', '6', '5'], { corner: 'F' })],
      [[616, 320], look('ge', 'squad', ['3', '4', '4'])],
      [[664, 560], look('ge', 'team', ['1', '1', '5'], { tag: { text: 'MG42 4', fired: false } })],
    ],
    names: [],
  },
  'sherman-leader': {
    scale: 1.15,
    counters: [
      [[256, 238], look('ge', 'tank', ['StuG'])],
      [[417, 238], look('ge', 'tank', ['Tiger'])],
      [[226, 488], look('us', 'tank', ['042'])],
      [[287, 488], look('us', 'infantry', ['902'])],
    ],
    names: [],
  },
  credentials: {
    scale: 1,
    counters: [
      [[292, 236], look('us', 'tank', ['6'], { corner: 'XX' })],
      [[235, 130], look('ge', 'infantry', ['KG ?'])],
    ],
    names: [
      [[142, 230], W.brest],
      [[348, 456], W.lorient],
      [[110, 560], W.bayOfBiscay, 'sea'],
    ],
  },
};

export function CoverPieces({ game }: { readonly game: keyof typeof COVERS }) {
  const { x, y, width, height } = COVERS[game];
  const { counters, names, scale } = LAID[game];
  return (
    <svg
      class="cover-pieces"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {names.map(([[nx, ny], text, kind]) => (
        <text key={text} class={kind ?? 'port-name'} x={nx} y={ny}>
          {text}
        </text>
      ))}
      {counters.map(([[cx, cy], one]) => (
        <g key={one.values.join()} transform={`translate(${cx} ${cy}) scale(${scale})`}>
          <Counter look={one} />
        </g>
      ))}
    </svg>
  );
}
