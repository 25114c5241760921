// The tables of the Major Ports: siege, garrisons in the order in which they are attacked, destruction; and the Medal.

import type { Point } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import type { PortFacts } from './facts.ts';

export function Medal({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g class="medal" transform={`translate(${x} ${y})`}>
      <path d="M-4 -9L0 -1L4 -9Z" />
      <circle cy="3" r="4.500" />
    </g>
  );
}

const DISC = {
  standard: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z',
  fortified: 'M-10 0L-5.500 -10H5.500L10 0L5.500 10H-5.500Z',
};

/** A table in units of its own drawing. */
export const PORT_TABLE = { wide: 160, high: 58 } as const;

/** The table of a Major Port around its middle: siege above; garrisons and destruction side by side. */
export function PortTable({
  name,
  port,
  at,
  scale,
}: {
  readonly name: string;
  readonly port: PortFacts;
  readonly at: Point;
  readonly scale: number;
}) {
  const { wide, high } = PORT_TABLE;
  // Brest has more of both than the others.
  const [apart, step] = port.rating > 4 ? [20.5, 11.4] : [25, 13.5];
  const boxes = wide - 8 - port.rating * step;
  return (
    <g class="port-table" transform={`translate(${at[0]} ${at[1]}) scale(${scale.toFixed(3)})`}>
      <g transform={`translate(${-wide / 2} ${-high / 2})`}>
        <rect class="sheet" width={wide} height={high} />
        <text class="head" x="8" y="17">
          {name.toUpperCase()}
        </text>
        <text class={port.captured || port.besieged ? 'siege on' : 'siege'} x={wide - 8} y="17" text-anchor="end">
          {port.captured ? W.captured : W.siege(port.have, port.need)}
        </text>
        <path class="rule" d={`M8 23H${wide - 8}`} />
        {port.garrisons.map((garrison, i) => (
          <g
            key={garrison.number}
            class={`garrison ${garrison.state}${garrison.next ? ' next' : ''}`}
            transform={`translate(${18 + i * apart} 41)`}
          >
            <path d={garrison.fortified ? DISC.fortified : DISC.standard} />
            <text y="5.200" text-anchor="middle">
              {garrison.number}
            </text>
            {garrison.state === 'beaten' && <path class="down" d="M-10 9L10 -9" />}
            {garrison.medal && <Medal x={10} y={-7} />}
          </g>
        ))}
        {Array.from({ length: port.rating }, (_, i) => (
          <g key={i} class="destruction" transform={`translate(${boxes + i * step} 35) scale(${step / 13.5})`}>
            <rect width="12" height="12" data-on={i < port.markers} />
            {i < port.markers && <path d="M2.500 2.500L9.500 9.500M9.500 2.500L2.500 9.500" />}
          </g>
        ))}
        {port.destroyed && <path class="port-lost" d={`M${boxes - 3} 41H${wide - 5}`} />}
      </g>
    </g>
  );
}
