// The map: the ground as one cached picture, over it borders, marks, names and counters, which alone change with the game.

import type { Board } from '@bocage/engine';
import { effect, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ofThisBuild } from '../core/build.ts';
import type { ShownChoice } from '../core/game-model.ts';
import { isNight } from '../core/settings.ts';
import { percent, shortRule } from '../core/words.ts';
import { Icon } from '../parts/icon.tsx';
import type { Ui } from '../parts/ui.ts';
import { Counters } from './counters.tsx';
import type { Kit, Point, Spot } from './kit.ts';
import { FarTags, LastAction, markOf, Outline, offersByPlace, PlaceTag, Pointed } from './marks.tsx';
import { camera } from './overview.tsx';
import { type Corner, Pan } from './pan.ts';
import { Places } from './places.tsx';
import { pointsText, sharedBorders } from './shapes.ts';

/** From this width on a sheet that may be shown whole is. */
const ROOMY = 560;

/** The veil, the outlines and the tags of what may be chosen. */
function Marks({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const offers = offersByPlace(ui);
  const chosen = ui.table.decision.value?.prompt.places ?? [];
  const far = new Set(ui.reach.value.map((r) => r.place));
  const loud = offers.size > 0;
  return (
    <>
      {loud && (
        <path
          class="veil"
          d={[...kit.spots.values()]
            .filter((s) => !offers.has(s.id) && !chosen.includes(s.id) && !far.has(s.id))
            .map((s) => `M${s.shape.map(([x, y]) => `${x} ${y}`).join('L')}Z`)
            .join('')}
        />
      )}
      {chosen.map((id) => {
        const spot = kit.spots.get(id);
        return spot === undefined || offers.has(id) ? null : <Outline key={`chosen ${id}`} spot={spot} kind="chosen" />;
      })}
      {[...offers].map(([id, here]) => {
        const spot = kit.spots.get(id);
        return spot === undefined ? null : <Outline key={id} spot={spot} kind={markOf(here)} />;
      })}
      {[...far].map((id) => {
        const spot = kit.spots.get(id);
        return spot === undefined ? null : <Outline key={`far ${id}`} spot={spot} kind="far" />;
      })}
      <Pointed ui={ui} kit={kit} />
    </>
  );
}

/** The chance on the tag of an attack or a march. */
function chanceOf(ui: Ui, here: readonly ShownChoice[]): string | undefined {
  const only = here.length === 1 ? here[0] : undefined;
  const chance = only === undefined ? undefined : ui.table.chance(only);
  return chance === undefined ? undefined : percent(chance);
}

function Tags({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const offers = offersByPlace(ui);
  return (
    <g class="tags">
      {[...offers].map(([id, here]) => {
        const spot = kit.spots.get(id);
        if (spot === undefined) return null;
        const own = kit.tag?.(ui, id);
        return (
          <PlaceTag
            key={id}
            spot={spot}
            offers={here}
            own={own}
            chance={own === undefined ? chanceOf(ui, here) : undefined}
          />
        );
      })}
      <FarTags ui={ui} kit={kit} />
      <Refused ui={ui} kit={kit} />
    </g>
  );
}

/** A refusal at the place that was asked about. */
function Refused({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const answer = ui.answer.value;
  const spot = answer?.place === undefined ? undefined : kit.spots.get(answer.place);
  if (spot === undefined || answer === undefined) return null;
  return (
    <g class="refused" transform={`translate(${spot.tag[0]} ${spot.tag[1]})`} aria-hidden="true">
      <rect x="-46" y="-11" width="92" height="23" rx="3" />
      <circle cx="-34" cy="0.5" r="6" />
      <path d="M-38.2 -3.700L-29.800 4.700" />
      <text x="6" y="5" text-anchor="middle">
        {shortRule(answer.whys[0]?.reason.rule ?? '') || 'not now'}
      </text>
    </g>
  );
}

/** Borders and lettering, which never change: a layer of their own, painted once. */
function Still({ kit }: { readonly kit: Kit }) {
  const borders = useMemo(() => sharedBorders(kit.spots.values()), [kit]);
  const { Lettering } = kit;
  return (
    <svg viewBox={`0 0 ${kit.width} ${kit.height}`} width={kit.width} height={kit.height} aria-hidden="true">
      {kit.border !== 'line' && (
        <>
          <path class="border-bed" d={borders} />
          <path class="border-dots" d={borders} />
        </>
      )}
      <Lettering />
    </svg>
  );
}

function Definitions({ kit }: { readonly kit: Kit }) {
  return (
    <defs>
      {[...kit.spots.values()].map((spot) => (
        <clipPath key={spot.id} id={`clip-${spot.id}`}>
          <polygon points={pointsText(spot.shape)} />
        </clipPath>
      ))}
      <marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
        <path class="arrow-head" d="M0 0L10 5L0 10Z" />
      </marker>
    </defs>
  );
}

function Labels({ kit, board, facts }: { readonly kit: Kit; readonly board: Board; readonly facts: unknown }) {
  const { Label } = kit;
  return (
    <g class="labels" aria-hidden="true">
      {board.places.map((place) => {
        const spot = kit.spots.get(place.id);
        return spot === undefined ? null : <Label key={place.id} place={place} spot={spot} facts={facts} />;
      })}
    </g>
  );
}

function stacks(kit: Kit, ids: Iterable<string>): readonly Point[] {
  return [...ids].flatMap((id) => {
    const spot: Spot | undefined = kit.spots.get(id);
    return spot === undefined ? [] : [spot.stack];
  });
}

/** The places that the choice that is being considered aims at, or that the question itself names. */
function chosen(ui: Ui, kit: Kit): readonly Point[] {
  const aim = ui.table.considered.value?.about.places;
  return stacks(kit, aim?.slice(0, 1) ?? ui.table.decision.value?.prompt.places ?? []);
}

/** Where to look when a game is opened: at what the question is about. */
function concerned(ui: Ui, kit: Kit): readonly Point[] {
  return [...chosen(ui, kit), ...stacks(kit, offersByPlace(ui).keys())];
}

export function MapSheet({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const pan = useMemo(() => new Pan(kit.width, kit.height), [kit]);
  const box = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const placed = useSignal(false);
  useLayoutEffect(() => (box.current === null ? undefined : pan.attach(box.current)), [pan]);
  useLayoutEffect(() => {
    camera.value = pan;
    const follow = effect(() => {
      const { x, y, k } = pan.camera.value;
      if (sheet.current === null) return;
      sheet.current.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${k.toFixed(4)})`;
      // Lettering that must stay readable when the sheet is small grows against the zoom.
      const zoom = k.toFixed(2);
      if (sheet.current.dataset.zoom === zoom) return;
      sheet.current.dataset.zoom = zoom;
      sheet.current.dataset.far = String(k < 0.62);
      sheet.current.style.setProperty('--k', zoom);
      sheet.current.style.setProperty('--up', Math.min(1.6, Math.max(1, 0.92 / k)).toFixed(2));
    });
    return () => {
      follow();
      // A game that was left is not kept alive by its map.
      if (camera.value === pan) camera.value = undefined;
    };
  }, [pan]);
  useEffect(() => {
    if (placed.value) return;
    placed.value = true;
    pan.show(kit.whole === true && pan.size.value.width >= ROOMY ? [] : concerned(ui, kit));
  }, [pan]);
  const question = ui.table.decision.value;
  const considered = ui.table.considered.value;
  useEffect(() => {
    if (placed.value) pan.attend(concerned(ui, kit), chosen(ui, kit));
  }, [question, considered]);
  useEffect(() => {
    const zoom = (event: KeyboardEvent): void => {
      if (
        event.target instanceof HTMLInputElement ||
        event.target instanceof HTMLTextAreaElement ||
        event.ctrlKey ||
        event.metaKey
      )
        return;
      if (event.key === '+' || event.key === '=') pan.zoom(1.3);
      else if (event.key === '-') pan.zoom(1 / 1.3);
      else if (event.key === '0') pan.fit();
    };
    addEventListener('keydown', zoom);
    return () => removeEventListener('keydown', zoom);
  }, [pan]);
  // A sheet that is shown whole has its corner free below, not above.
  const below = kit.whole === true && pan.size.value.width >= ROOMY;
  const corner = useSignal<Corner>({ left: false, below });
  useEffect(() => {
    // The buttons of the map lie where they cover none of the places that can be chosen.
    const places = [...offersByPlace(ui).keys()].flatMap((id) => kit.spots.get(id) ?? []);
    corner.value = pan.freeCorner(
      places.flatMap((spot) => [spot.tag, spot.stack]),
      below,
    );
  }, [question, below]);
  const board = ui.table.board.value;
  const ground = useComputed(
    () => kit.ground && ofThisBuild(`drawing/${isNight() ? kit.ground.night : kit.ground.day}.svg`),
  );
  return (
    <div class="map" ref={box} data-hidden={ui.countersHidden.value} data-whole={kit.whole}>
      <div class="map-sheet" ref={sheet} style={{ width: `${kit.width}px`, height: `${kit.height}px` }}>
        {ground.value !== undefined && (
          <img src={ground.value} alt="" width={kit.width} height={kit.height} draggable={false} />
        )}
        {kit.Ground !== undefined && (
          <svg viewBox={`0 0 ${kit.width} ${kit.height}`} width={kit.width} height={kit.height} aria-hidden="true">
            <kit.Ground board={board} facts={ui.table.facts.value} />
          </svg>
        )}
        <Still kit={kit} />
        <svg
          viewBox={`0 0 ${kit.width} ${kit.height}`}
          width={kit.width}
          height={kit.height}
          role="group"
          aria-label="Map"
        >
          <Definitions kit={kit} />
          <Marks ui={ui} kit={kit} />
          <Places ui={ui} kit={kit} board={board} pan={pan} />
          <Labels kit={kit} board={board} facts={ui.table.facts.value} />
          <LastAction ui={ui} kit={kit} />
          <Counters ui={ui} kit={kit} board={board} pan={pan} />
          {kit.Over !== undefined && <kit.Over ui={ui} />}
          <Tags ui={ui} kit={kit} />
        </svg>
      </div>
      <div
        class="map-tools"
        role="toolbar"
        aria-label="Map"
        data-left={corner.value.left}
        data-below={corner.value.below}
        data-row={below}
      >
        <button type="button" class="tool" aria-label="Zoom in" onClick={() => pan.zoom(1.4)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="tool" aria-label="Zoom out" onClick={() => pan.zoom(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" class="tool" aria-label="Fit the map" onClick={() => pan.fit()}>
          <Icon name="fit" />
        </button>
      </div>
    </div>
  );
}
