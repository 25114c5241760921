// The tables of the Major Ports: siege, garrisons in the order in which they are attacked, destruction; and the Medal.

import type { Point } from '../../map/kit.ts';
import { PORT_TABLE_SIZE } from './data.ts';
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

/** The table of a Major Port: siege, garrisons in the order in which they are attacked, destruction. */
export function PortTable({
  name,
  port,
  at,
  grows,
}: {
  readonly name: string;
  readonly port: PortFacts;
  readonly at: Point;
  readonly grows: string;
}) {
  const [width, height] = PORT_TABLE_SIZE;
  return (
    <g class={`port-table ${grows}`} transform={`translate(${at[0]} ${at[1]})`}>
      <g class="grown">
        <rect class="sheet" width={width} height={height} />
        <text class="head" x="8" y="17">
          {name.toUpperCase()}
        </text>
        <text class={port.captured || port.besieged ? 'siege on' : 'siege'} x={width - 8} y="17" text-anchor="end">
          {port.captured ? 'captured' : `Siege ${port.have}/${port.need}`}
        </text>
        <path class="rule" d={`M8 23H${width - 8}`} />
        {port.garrisons.map((garrison, i) => (
          <g
            key={garrison.number}
            class={`garrison ${garrison.state}${garrison.next ? ' next' : ''}`}
            transform={`translate(${21 + i * 34} 42)`}
          >
            <path d={garrison.fortified ? DISC.fortified : DISC.standard} />
            <text y="5.200" text-anchor="middle">
              {garrison.number}
            </text>
            {garrison.state === 'beaten' && <path class="down" d="M-10 9L10 -9" />}
            {garrison.medal && <Medal x={12} y={-6} />}
          </g>
        ))}
        <text class="small" x="8" y="79">
          {port.destroyed ? 'Destroyed' : 'Destruction'}
        </text>
        {Array.from({ length: port.rating }, (_, i) => (
          <g key={i} class="destruction" transform={`translate(${82 + i * 14.5} 69)`}>
            <rect width="12" height="12" data-on={i < port.markers} />
            {i < port.markers && <path d="M2.500 2.500L9.500 9.500M9.500 2.500L2.500 9.500" />}
          </g>
        ))}
      </g>
    </g>
  );
}
