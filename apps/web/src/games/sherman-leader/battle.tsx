// The Battlefield beyond its counters: sight lines and what blocks them, targets that are barred, hexes under threat.
import { aims, moveOutlook, sightLine } from '@bocage/sherman-leader/facts';
import { useEffect } from 'preact/hooks';
import type { KitUi, Point, Spot } from '../../map/kit.ts';
import type { Layout } from '../../map/laid.ts';
import { pointsText } from '../../map/shapes.ts';
import { growth } from '../../map/tags.tsx';
import * as W from '../../words/sherman-leader-battle.ts';
import { type Ahead, actsNow, ahead, aheadOf, barredIn, moveCost, threatWords } from './tags.ts';

type Spots = ReadonlyMap<string, Spot>;

/** Looks ahead once the page has drawn. */
export function useAhead(ui: KitUi): Ahead | undefined {
  const { table } = ui;
  const moment = table.moment.value;
  const acts = actsNow(ui);
  useEffect(() => {
    if (!acts) return undefined;
    const timer = setTimeout(() => {
      ahead.value = { moment, aims: aims(moment.state), moves: moveOutlook(moment.state) };
    });
    return () => clearTimeout(timer);
  }, [moment, acts]);
  return acts ? aheadOf(moment) : undefined;
}

function line([ax, ay]: Point, [bx, by]: Point): string {
  return `M${ax} ${ay}L${bx} ${by}`;
}

/** A hex that stands in the way. */
function Blocked({ spot, terrain }: { readonly spot: Spot; readonly terrain: string }) {
  const text = W.blocks(terrain);
  const wide = text.length * 6.2 + 12;
  return (
    <g class="blocked" clip-path={`url(#clip-${spot.id})`}>
      <polygon class="hatched" points={pointsText(spot.shape)} />
      <g transform={`translate(${spot.label[0]} ${spot.label[1] + 24})`}>
        <g class="fit">
          <rect x={-wide / 2} y="-10" width={wide} height="20" rx="3" />
          <text y="4.500" text-anchor="middle">
            {text}
          </text>
        </g>
      </g>
    </g>
  );
}

/** From the Unit that acts to a hex: free, or up to the first hex that blocks. */
function SightTo({ ui, from, to, spots }: { ui: KitUi; from: string; to: string; spots: Spots }) {
  const sight = sightLine(ui.table.moment.value.state, from, to);
  const [start, end] = [spots.get(from)?.stack, spots.get(to)?.stack];
  if (start === undefined || end === undefined || from === to) return null;
  return (
    <g class={sight.clear ? 'now' : 'cut'}>
      <path class="bed" d={line(start, end)} />
      <path class="line" d={line(start, end)} />
      {sight.blocks.map(({ hex, terrain }) => {
        const spot = spots.get(hex);
        return spot === undefined ? null : <Blocked key={hex} spot={spot} terrain={terrain} />;
      })}
    </g>
  );
}

/** Thin lines to all that may be attacked, a strong one to the target in hand, a broken one to what is pointed at. */
function Sight({ ui, spots, found }: { readonly ui: KitUi; readonly spots: Spots; readonly found: Ahead }) {
  const { table } = ui;
  const from = table.decision.value?.prompt.places?.[0];
  const start = from === undefined ? undefined : spots.get(from)?.stack;
  if (start === undefined || from === undefined) return null;
  const chosen = table.considered.value ?? ui.lit.value;
  const target = chosen?.about.mark === 'attack' ? chosen.about.places?.[0] : undefined;
  const asked = ui.pointed.value ?? ui.focusPlace.value;
  const aimed = target ?? (found.aims.some((aim) => aim.hex === asked) ? asked : undefined);
  // A hex in reach that is pointed at: the best attack from there.
  const place = chosen?.about.mark === 'move' ? chosen.about.places?.[0] : asked;
  const ahead = aimed === undefined ? found.moves.find((move) => move.hex === place && move.steps > 0) : undefined;
  const open = new Set(
    found.moves.length > 0 ? [] : found.aims.flatMap((aim) => (aim.chance === undefined ? [] : [aim.hex])),
  );
  return (
    <g class="sight" aria-hidden="true">
      {[...open].map((id) => {
        const end = spots.get(id)?.stack;
        if (end === undefined || id === from || id === aimed) return null;
        return (
          <g key={id} class="may">
            <path class="bed" d={line(start, end)} />
            <path class="line" d={line(start, end)} />
          </g>
        );
      })}
      {aimed !== undefined && <SightTo ui={ui} from={from} to={aimed} spots={spots} />}
      {ahead?.best !== undefined && <SightTo ui={ui} from={ahead.hex} to={ahead.best.hex} spots={spots} />}
    </g>
  );
}

/** What bars the enemies of a hex, where it found room. */
function Barred({ ui, layout }: { readonly ui: KitUi; readonly layout: Layout }) {
  return (
    <g class="barred" aria-hidden="true">
      {[...barredIn(ui)].map(([hex, text]) => {
        const at = layout.tags.get(hex)?.at;
        if (at === undefined) return null;
        const wide = text.length * 6.2 + 30;
        return (
          <g key={hex} transform={`translate(${at[0]} ${at[1]}) scale(${growth(layout.zoom).toFixed(3)})`}>
            <rect x={-wide / 2} y="-10" width={wide} height="21" rx="3" />
            <circle cx={-wide / 2 + 12} cy="0.500" r="5.500" />
            <path d={`M${-wide / 2 + 8.2} -3.300L${-wide / 2 + 15.8} 4.300`} />
            <text x="8" y="4.800" text-anchor="middle">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** How red a hex is: by what the enemy's next step would do to the Unit there. */
function Threats({ spots, found }: { readonly spots: Spots; readonly found: Ahead }) {
  return (
    <g class="threats" aria-hidden="true">
      {found.moves.map((move) => {
        const spot = spots.get(move.hex);
        if (spot === undefined || move.threat <= 0) return null;
        const level = move.threat >= 0.66 ? 'high' : move.threat >= 0.33 ? 'some' : 'low';
        return <polygon key={move.hex} class={level} points={pointsText(spot.shape)} />;
      })}
    </g>
  );
}

/** The stage that is told: from where it moves or fires to where. */
function Told({ ui, spots }: { readonly ui: KitUi; readonly spots: Spots }) {
  const [from, to] = ui.marked.value.map((id) => spots.get(id)?.stack);
  if (from === undefined || to === undefined) return null;
  return (
    <g class="sight" aria-hidden="true">
      <g class="told">
        <path class="bed" d={line(from, to)} />
        <path class="line" d={line(from, to)} marker-end="url(#arrow-head)" />
      </g>
    </g>
  );
}

export function BattleOver({
  ui,
  spots,
  layout,
}: {
  readonly ui: KitUi;
  readonly spots: Spots;
  readonly layout: Layout;
}) {
  const found = useAhead(ui);
  if (ui.table.staged.value !== undefined) return <Told ui={ui} spots={spots} />;
  if (found === undefined) return null;
  return (
    <>
      <defs>
        {(['low', 'some', 'high'] as const).map((level, i) => (
          <pattern
            key={level}
            id={`threat-${level}`}
            width={14 - i * 4}
            height={14 - i * 4}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path class="threat-line" d="M0 2H14" />
          </pattern>
        ))}
      </defs>
      <Threats spots={spots} found={found} />
      <Sight ui={ui} spots={spots} found={found} />
      <Barred ui={ui} layout={layout} />
    </>
  );
}

/** In words for one hex in reach: `2`, `hit 45%`, `Tiger in 32, 74%`. */
export function moveWords(move: Ahead['moves'][number]): readonly string[] {
  return [
    move.steps === 0 ? W.stays : moveCost(move),
    threatWords(move),
    move.holds
      ? W.cannotAttackThen
      : move.best === undefined
        ? W.noTarget
        : W.pieceInWithChance(move.best.piece, move.best.hex, move.best.chance),
  ];
}
