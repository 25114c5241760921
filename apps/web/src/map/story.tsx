// What has happened, on the map: numbers of the lines of the summary, the way of the one that is looked at, the stamp of an attack.
import type { ReadonlySignal } from '@preact/signals';
import type { Stamped } from '../core/story.ts';
import type { Ui } from '../parts/ui.ts';
import { Counter } from './counter.tsx';
import { isOverview } from './ground.ts';
import type { Kit, Point } from './kit.ts';
import type { Layout } from './laid.ts';
import { Way } from './last-move.tsx';
import { type StampSize, stampSize } from './story-sizes.ts';

/** Those who fell, as they stood when they were attacked, struck through. */
function Fallen({
  ui,
  kit,
  stamp,
  layout,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly stamp: Stamped;
  readonly layout: Layout;
}) {
  const { table } = ui;
  const at = layout.tags.get('fallen')?.at;
  if (stamp.lost.length === 0 || at === undefined) return null;
  const { board, facts } = table.shown(stamp.before);
  const pieces = board.places.flatMap((place) => place.pieces).filter((piece) => stamp.lost.includes(piece.id));
  const standing = new Set(table.board.value.places.flatMap((place) => place.pieces.map((piece) => piece.id)));
  const fallen = pieces.filter((piece) => !standing.has(piece.id));
  const [first] = fallen;
  if (first === undefined) return null;
  return (
    <g class="fallen" transform={`translate(${at[0]} ${at[1]}) scale(${(layout.side / 48).toFixed(3)})`}>
      <Counter look={kit.look(first, facts)} />
      <path d="M-26 26L26 -26M-26 -26L26 26" />
      {fallen.length > 1 && (
        <g class="pile-count" transform="translate(22 -22)">
          <circle r="10" />
          <text y="4.500" text-anchor="middle">
            {fallen.length}
          </text>
        </g>
      )}
    </g>
  );
}

/** Farther than this from its target, in pixels, a stamp has a line to it: it would seem to speak of what lies nearer. */
const ASIDE = 70;

/** From the edge of the stamp toward its target. */
function tailOf({ wide, high, tail }: StampSize, [dx, dy]: Point): string {
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const out = Math.min(wide / 2 / Math.max(0.001, Math.abs(ux)), high / 2 / Math.max(0.001, Math.abs(uy)));
  const [x, y] = [ux * (out + tail), uy * (out + tail)];
  return `M${(-uy * 10 + ux * (out - 6)).toFixed(1)} ${(ux * 10 + uy * (out - 6)).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${(uy * 10 + ux * (out - 6)).toFixed(1)} ${(-ux * 10 + uy * (out - 6)).toFixed(1)}Z${far - out > ASIDE ? `M${x} ${y}L${dx} ${dy}` : ''}`;
}

function StampView({
  stamp,
  kit,
  layout,
  number,
}: {
  readonly stamp: Stamped;
  readonly kit: Kit;
  readonly layout: Layout;
  readonly number: number;
}) {
  const at = layout.tags.get('stamp')?.at;
  const target = kit.spots.get(stamp.place);
  if (at === undefined || target === undefined) return null;
  const scale = 1 / layout.zoom;
  const afar = isOverview(kit, layout.zoom);
  const size = stampSize(afar);
  const { wide, high } = size;
  const [left, top] = [-wide / 2, -high / 2];
  const aim = target.at ?? target.stack;
  const dice = stamp.dice.slice(0, 5);
  const foot = afar ? 8 : 12;
  return (
    <g class={afar ? 'stamp afar' : 'stamp'} transform={`translate(${at[0]} ${at[1]}) scale(${scale.toFixed(3)})`}>
      <path class="tail" d={tailOf(size, [(aim[0] - at[0]) / scale, (aim[1] - at[1]) / scale])} />
      <rect class="outer" x={left} y={top} width={wide} height={high} />
      <rect class="inner" x={left + 3.5} y={top + 3.5} width={wide - 7} height={high - 7} />
      {!afar && (
        <>
          {dice.map(({ side, value }, i) => (
            <g key={i} class={`stamp-die ${side}`} transform={`translate(${left + 20 + i * 22} ${top + 20})`}>
              <rect x="-9.500" y="-9.500" width="19" height="19" rx="3" />
              <text y="5" text-anchor="middle">
                {value}
              </text>
            </g>
          ))}
          <text class="sums" x={left + 14 + dice.length * 22} y={top + 25}>
            {stamp.sums}
          </text>
        </>
      )}
      <text class="verdict" x={left + foot} y={-top - foot}>
        {stamp.result}
      </text>
      <text class="fell" x={-left - foot} y={-top - foot} text-anchor="end">
        {stamp.fell}
      </text>
      {number > 0 && <Disc at={[left, top]} n={number} lit={false} />}
    </g>
  );
}

function Disc({ at: [x, y], n, lit }: { readonly at: Point; readonly n: number; readonly lit: boolean }) {
  return (
    <g class={lit ? 'line-number lit' : 'line-number'} transform={`translate(${x} ${y})`}>
      <circle r="11" />
      <text y="4.800" text-anchor="middle">
        {n}
      </text>
    </g>
  );
}

export function StoryMarks({
  ui,
  kit,
  layout,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly layout: ReadonlySignal<Layout>;
}) {
  const story = ui.story.value;
  if (story === undefined || ui.table.waiting || !ui.table.moment.value.live) return null;
  const laid = layout.value;
  const line = story.current === undefined ? undefined : story.lines[story.current];
  const stamp = line === undefined ? story.stamp : line.stamp;
  const stamped = stamp === undefined ? -1 : story.lines.findIndex((one) => one.stamp?.before === stamp.before);
  return (
    <g class="story" aria-hidden="true">
      {line?.moved === true && <Way kit={kit} layout={laid} places={line.places} piece={undefined} />}
      {!story.folded &&
        story.lines.map((one, i) => {
          const at = laid.tags.get(`line ${i}`)?.at;
          if (at === undefined || i === stamped) return null;
          return (
            <g key={i} transform={`translate(${at[0]} ${at[1]}) scale(${(1 / laid.zoom).toFixed(3)})`}>
              <Disc at={[0, 0]} n={i + 1} lit={one === line} />
            </g>
          );
        })}
      {stamp !== undefined && (
        <>
          <Fallen ui={ui} kit={kit} stamp={stamp} layout={laid} />
          <StampView stamp={stamp} kit={kit} layout={laid} number={story.folded ? 0 : stamped + 1} />
        </>
      )}
    </g>
  );
}
