// The board of a position that is being laid out: counters are dragged from place to place with mouse, pen or finger.
import type { Board, Piece, Place } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ofThisBuild } from '../../core/build.ts';
import { isNight } from '../../core/settings.ts';
import { Counter } from '../../map/counter.tsx';
import type { Kit, Point, Spot } from '../../map/kit.ts';
import { isInside } from '../../map/room.ts';
import * as W from '../../words/editor.ts';

/** Counters of a place lie side by side, this far apart in units of the sheet. */
const STEP = 40;
/** A drop this near to a place that has no ground of its own is meant for it. */
const NEAR = 60;

interface Lifted {
  readonly piece: string;
  readonly from: Point;
  readonly by: Point;
}

function spotAt(kit: Kit, [x, y]: Point): string | undefined {
  const spots = [...kit.spots.values()];
  const inside = spots.find((spot) => isInside(spot.shape, x, y));
  if (inside !== undefined) return inside.id;
  const far = (spot: Spot): number => Math.hypot((spot.at ?? spot.stack)[0] - x, (spot.at ?? spot.stack)[1] - y);
  const nearest = spots.toSorted((a, b) => far(a) - far(b))[0];
  return nearest !== undefined && far(nearest) < NEAR ? nearest.id : undefined;
}

/** Where the counters of a place lie: in rows around its stack. */
function standing(spot: Spot, n: number, i: number): Point {
  const across = Math.max(1, spot.across);
  const row = Math.floor(i / across);
  const inRow = Math.min(across, n - row * across);
  return [spot.stack[0] + ((i % across) - (inRow - 1) / 2) * STEP, spot.stack[1] + row * STEP];
}

interface Shown {
  readonly kit: Kit;
  readonly board: Board;
  readonly facts: unknown;
  readonly chosen: string | undefined;
  readonly choose: (piece: Piece) => void;
  readonly put: (piece: string, place: string) => void;
}

export function BoardMap({ kit, board, facts, chosen, choose, put }: Shown) {
  const svg = useRef<SVGSVGElement>(null);
  const lifted = useSignal<Lifted | undefined>(undefined);
  const at = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [point.x, point.y];
  };
  const pieces = (place: Place): readonly Piece[] => kit.counters?.(place, facts) ?? place.pieces;
  const { Ground } = kit;
  return (
    <svg
      ref={svg}
      class="position-map"
      viewBox={`0 0 ${kit.width} ${kit.height}`}
      role="img"
      aria-label={W.aboutBoard}
      onPointerMove={(event) => {
        const now = lifted.value;
        if (now === undefined) return;
        const [x, y] = at(event);
        lifted.value = { ...now, by: [x - now.from[0], y - now.from[1]] };
      }}
      onPointerUp={(event) => {
        const now = lifted.value;
        lifted.value = undefined;
        const place = now === undefined ? undefined : spotAt(kit, at(event));
        if (now !== undefined && place !== undefined && Math.hypot(...now.by) > 8) put(now.piece, place);
      }}
      onPointerCancel={() => {
        lifted.value = undefined;
      }}
    >
      {kit.ground !== undefined && (
        <image
          href={ofThisBuild(`drawing/${isNight() ? kit.ground.night : kit.ground.day}.svg`)}
          width={kit.width}
          height={kit.height}
        />
      )}
      {Ground !== undefined && <Ground board={board} facts={facts} zoom={1} />}
      {[...kit.spots.values()].map((spot) => (
        <path key={spot.id} class="spot" d={`M${spot.shape.map((point) => point.join(' ')).join('L')}Z`} />
      ))}
      {/* A ground that is a picture has no names on it: the table writes them by what is played just now. */}
      {Ground === undefined &&
        board.places.map(({ id, name }) => {
          const [x, y] = kit.spots.get(id)?.label ?? [];
          return (
            x !== undefined && (
              <text key={id} class="place-name" x={x} y={y}>
                {/^\d+$/.test(id) ? `${id} ${name}` : name}
              </text>
            )
          );
        })}
      {board.places.flatMap((place) => {
        const spot = kit.spots.get(place.id);
        if (spot === undefined) return [];
        const here = pieces(place);
        const stands = kit.stands?.(place, facts, 1);
        return here.map((piece, i) => {
          const [x, y] = stands?.[i] ?? standing(spot, here.length, i);
          const up = lifted.value?.piece === piece.id ? lifted.value.by : [0, 0];
          return (
            <g
              key={piece.id}
              class={chosen === piece.id ? 'piece chosen' : 'piece'}
              data-piece={piece.id}
              transform={`translate(${x + (up[0] ?? 0)} ${y + (up[1] ?? 0)}) scale(0.8)`}
              onPointerDown={(event) => {
                event.preventDefault();
                svg.current?.setPointerCapture(event.pointerId);
                choose(piece);
                lifted.value = { piece: piece.id, from: at(event), by: [0, 0] };
              }}
            >
              <title>{piece.name}</title>
              <Counter look={kit.look(piece, facts)} lifted={lifted.value?.piece === piece.id} />
            </g>
          );
        });
      })}
    </svg>
  );
}
