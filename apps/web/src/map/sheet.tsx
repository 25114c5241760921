// The map: the ground as one cached picture, over it borders, marks, names and counters, which alone change with the game.

import { effect, type ReadonlySignal, useComputed, useSignal } from '@preact/signals';
import { Component } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { ofThisBuild } from '../core/build.ts';
import { lazy } from '../core/lazy.tsx';
import { isNight } from '../core/settings.ts';
import { Icon } from '../parts/icon.tsx';
import { hover } from '../parts/pointing.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/map.ts';
import { Wash } from './control.tsx';
import type { Corner } from './corner.ts';
import { Counters } from './counters.tsx';
import { isOverview, layGround } from './ground.ts';
import type { Kit, LabelProps, Point, Spot } from './kit.ts';
import type { Layout } from './laid.ts';
import { layTags } from './layout.ts';
import { markOf, Outline, offersByPlace, Pointed } from './marks.tsx';
import { camera } from './overview.tsx';
import { Pan } from './pan.ts';
import { Places } from './places.tsx';
import { pointsText, sharedBorders } from './shapes.ts';
import { sizesOf, Tags, tagsOf } from './tags.tsx';

const LastAction = lazy(() => import('./last-move.tsx').then((m) => m.LastAction), null);
const StoryMarks = lazy(() => import('./story.tsx').then((m) => m.StoryMarks), null);

/** From this width on a sheet that may be shown whole is. */
const ROOMY = 560;

const WIDE = matchMedia('(min-width: 1024px)');

/** Seen from farther than this, only what must be read is written. */
const FAR = 0.5;

/** The veil, the outlines and the tags of what may be chosen. */
function Marks({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const offers = offersByPlace(ui);
  const chosen = ui.table.decision.value?.prompt.places ?? [];
  const far = new Set(ui.reach.value.map((r) => r.place));
  const view = ui.teaching?.view;
  const loud = offers.size > 0 || view !== undefined;
  return (
    <>
      {loud && (
        <path
          class={kit.control === undefined ? 'veil' : 'veil thin'}
          d={[...kit.spots.values()]
            .filter((s) => !offers.has(s.id) && !chosen.includes(s.id) && !far.has(s.id) && view?.has(s.id) !== true)
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

/** Borders and lettering, which never change: a layer of their own, painted once. What is computed is drawn again only for another kit. */
function Still({ kit }: { readonly kit: Kit }) {
  const borders = useComputed(() => sharedBorders(kit.spots.values())).value;
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

/** Drawn once for a kit, like what is still. */
function Definitions({ kit }: { readonly kit: Kit }) {
  const spots = useComputed(() => [...kit.spots.values()]).value;
  return (
    <defs>
      {spots.map((spot) => (
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

interface SteadyProps {
  readonly Label: Kit['Label'];
  readonly label: LabelProps;
  /** All that it depends on. */
  readonly mark: string;
}

/** A label that is drawn again only when it says something else, or elsewhere. */
class SteadyLabel extends Component<SteadyProps> {
  override shouldComponentUpdate(next: SteadyProps): boolean {
    return next.mark !== this.props.mark;
  }

  render() {
    const { Label, label } = this.props;
    return <Label {...label} />;
  }
}

function Labels({ ui, kit, layout }: { readonly ui: Ui; readonly kit: Kit; readonly layout: ReadonlySignal<Layout> }) {
  const { Label } = kit;
  const { places, zoom } = layout.value;
  const facts = ui.table.facts.value;
  return (
    <g class="labels" aria-hidden="true">
      {ui.table.board.value.places.map((place) => {
        const spot = kit.spots.get(place.id);
        const parts = places.get(place.id)?.parts;
        if (spot === undefined || parts === undefined) return null;
        const label = { place, spot, facts, parts, zoom };
        return kit.said === undefined ? (
          <Label key={place.id} {...label} />
        ) : (
          <SteadyLabel
            key={place.id}
            Label={Label}
            label={label}
            mark={`${zoom} ${[...parts].join(' ')} ${kit.said(place, facts)}`}
          />
        );
      })}
    </g>
  );
}

/** What a game draws itself over the counters. */
function Over({ ui, kit, layout }: { readonly ui: Ui; readonly kit: Kit; readonly layout: ReadonlySignal<Layout> }) {
  return kit.Over === undefined ? null : <kit.Over ui={ui} layout={layout.value} />;
}

function stacks(kit: Kit, ids: Iterable<string>): readonly Point[] {
  return [...ids].flatMap((id) => {
    const spot: Spot | undefined = kit.spots.get(id);
    return spot === undefined ? [] : [spot.stack, spot.tag];
  });
}

/** The places of counters that may be chosen by themselves. */
function withPieces({ table }: Ui): readonly string[] {
  if (!table.yours || table.staged.value !== undefined) return [];
  const pieces = new Set(
    table.offers.value.flatMap(({ about }) => (about.places === undefined ? (about.pieces ?? []) : [])),
  );
  if (pieces.size === 0) return [];
  return table.board.value.places.filter((p) => p.pieces.some(({ id }) => pieces.has(id))).map((p) => p.id);
}

/** What the question is about, and the choice that is being considered: all of it is to be seen. */
function concerned(ui: Ui, kit: Kit): readonly Point[] {
  const { table } = ui;
  const aim = table.considered.value?.about.places?.slice(0, 1);
  // On a phone all that may be reached in one turn would be most of the map, too small to read.
  const far = table.yours && WIDE.matches ? ui.reach.value.map((reach) => reach.place) : [];
  const asked = table.decision.value?.prompt.places ?? [];
  // As often as there are choices: where not all can be seen at once, most of them are.
  const offered = [...offersByPlace(ui)].flatMap(([id, here]) => here.map(() => id));
  return stacks(kit, kit.across && aim ? aim : [...(aim ?? []), ...asked, ...offered, ...withPieces(ui), ...far]);
}

export function MapSheet({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const pan = useMemo(() => new Pan(kit.width, kit.height, kit.across), [kit]);
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
    });
    const grow = effect(() => {
      // Lettering that must stay readable when the sheet is small grows against the zoom.
      const zoom = pan.step.value;
      if (sheet.current === null) return;
      sheet.current.dataset.far = String(zoom < FAR);
      sheet.current.dataset.overview = String(isOverview(kit, zoom));
      sheet.current.style.setProperty('--k', String(zoom));
      sheet.current.style.setProperty('--up', Math.max(1, 0.92 / zoom).toFixed(2));
    });
    return () => {
      follow();
      grow();
      // A game that was left is not kept alive by its map.
      if (camera.value === pan) camera.value = undefined;
    };
  }, [pan]);
  useEffect(() => {
    if (placed.value) return;
    placed.value = true;
    // A sheet that is shown whole stays so until somebody looks nearer.
    // In a lesson it opens on what the step is about: beside it is room for the coach.
    // So it does where the whole would be no more than an overview.
    const whole = ui.teaching === undefined && kit.whole === true && pan.size.value.width >= ROOMY;
    if (whole) pan.hold();
    if (!whole || isOverview(kit, pan.step.value)) pan.show(concerned(ui, kit));
  }, [pan]);
  const question = ui.table.decision.value;
  const considered = ui.table.considered.value;
  useEffect(() => {
    if (placed.value) pan.attend(concerned(ui, kit));
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
      else if (event.key === '0') pan.hold();
    };
    addEventListener('keydown', zoom);
    return () => removeEventListener('keydown', zoom);
  }, [pan]);
  // Beside an upright sheet there is room, below or above one that lies across.
  const below = kit.height < kit.width;
  const corner = useSignal<Corner>({ left: false, below });
  useEffect(() => {
    // On a wide screen they have a column of their own.
    if (!WIDE.matches)
      import('./corner.ts').then(
        (m) => {
          corner.value = m.freeCorner(ui, kit, laid.value, pan, below);
        },
        () => undefined,
      );
  }, [question, pan.size.value, kit]);
  const board = ui.table.board.value;
  const laid = useComputed(() => layGround(kit, ui.table.board.value, ui.table.facts.value, pan.step.value));
  const looks = useComputed(() => tagsOf(ui, kit));
  const layout = useComputed(() => {
    const { zoom, side } = laid.value;
    return layTags(kit, laid.value, [
      ...sizesOf(looks.value, kit.notes?.(ui), zoom),
      ...(ui.story.value?.room(ui.story.value, zoom, side, isOverview(kit, zoom)) ?? []),
    ]);
  });
  const ground = useComputed(
    () => kit.ground && ofThisBuild(`drawing/${isNight() ? kit.ground.night : kit.ground.day}.svg`),
  );
  return (
    <>
      <div
        class="map"
        ref={box}
        data-hidden={ui.countersHidden.value}
        data-whole={kit.whole}
        // A stack that was opened by pointing at a counter closes with the pointer gone.
        {...hover(
          () => undefined,
          () => {
            ui.pointed.value = undefined;
          },
        )}
      >
        <div class="map-sheet" ref={sheet} style={{ width: `${kit.width}px`, height: `${kit.height}px` }}>
          {ground.value !== undefined && (
            <img src={ground.value} alt="" width={kit.width} height={kit.height} draggable={false} />
          )}
          {kit.Ground !== undefined && (
            <svg viewBox={`0 0 ${kit.width} ${kit.height}`} width={kit.width} height={kit.height} aria-hidden="true">
              <kit.Ground board={board} facts={ui.table.facts.value} zoom={pan.step.value} />
            </svg>
          )}
          <Still kit={kit} />
          <svg
            viewBox={`0 0 ${kit.width} ${kit.height}`}
            width={kit.width}
            height={kit.height}
            role="group"
            aria-label={W.map}
          >
            <Definitions kit={kit} />
            <Wash kit={kit} facts={ui.table.facts.value} />
            <Marks ui={ui} kit={kit} />
            <Places ui={ui} kit={kit} board={board} pan={pan} />
            {ui.table.moment.value.n > 0 && <LastAction ui={ui} kit={kit} layout={layout} />}
            <Labels ui={ui} kit={kit} layout={layout} />
            <Counters ui={ui} kit={kit} layout={layout} pan={pan} />
            <Over ui={ui} kit={kit} layout={layout} />
            {ui.story.value !== undefined && <StoryMarks ui={ui} kit={kit} layout={layout} />}
            <Tags ui={ui} kit={kit} looks={looks} layout={layout} />
          </svg>
        </div>
      </div>
      <div
        class="map-tools"
        role="toolbar"
        aria-label={W.map}
        data-left={corner.value.left}
        data-below={corner.value.below}
        data-row={below}
      >
        <button type="button" class="tool" aria-label={W.zoomIn} onClick={() => pan.zoom(1.4)}>
          <Icon name="plus" />
        </button>
        <button type="button" class="tool" aria-label={W.zoomOut} onClick={() => pan.zoom(1 / 1.4)}>
          <Icon name="minus" />
        </button>
        <button type="button" class="tool" aria-label={W.fitTheMap} onClick={() => pan.hold()}>
          <Icon name="fit" />
        </button>
      </div>
    </>
  );
}
