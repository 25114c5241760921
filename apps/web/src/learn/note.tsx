// The coach's note: one sentence or three beside the thing that they speak of, with a line to it. Where no room is free it goes
// into the strip.
import type { Anchor } from '@bocage/lessons';
import { type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../core/settings.ts';
import type { Point, Spot } from '../map/kit.ts';
import { camera } from '../map/overview.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/learn.ts';
import { freeRoom, leader, type Rect, type Target } from './room.ts';
import type { LessonTutor } from './tutor.ts';

/** Below this width the strip has the coach. */
const WIDE = '(min-width: 1024px)';
/** Half the side of what a place without an element of its own stands for, in pixels. */
const AROUND = 16;

/** How far a ring keeps from the thing, and how large it may be, in pixels. */
const RING = { off: 5, most: 38 } as const;

interface Ring extends Target {
  readonly r: number;
}

interface Lying {
  readonly note: Rect;
  readonly line: readonly [Target, Target];
}

/** The sheet that is shown: its places, and its own camera. */
function spotOf(ui: Ui, place: string): Spot | undefined {
  const kit = ui.kit?.at?.(ui.table.board.value, ui.table.facts.value) ?? ui.kit;
  return kit?.spots.get(place);
}

function onScreen([px, py]: Point): Rect | undefined {
  const box = document.querySelector('.map')?.getBoundingClientRect();
  const at = camera.value?.camera.value;
  if (box === undefined || at === undefined) return undefined;
  const [x, y] = [box.left + at.x + px * at.k, box.top + at.y + py * at.k];
  return { left: x - AROUND, top: y - AROUND, right: x + AROUND, bottom: y + AROUND };
}

function quoted(id: string): string {
  return CSS.escape(id);
}

/** The element that carries the note for those who do not see it. */
function elementOf(ui: Ui, { kind, id }: Anchor): Element | null {
  if (kind === 'choice') return document.querySelector(`.choices [data-name="${quoted(id)}"]`);
  if (kind === 'piece')
    return document.querySelector(`.map [data-piece="${quoted(id)}"]`) ?? placeElement(homeOf(ui, id));
  return kind === 'place' ? placeElement(id) : null;
}

function placeElement(id: string | undefined): Element | null {
  return id === undefined ? null : document.querySelector(`.map [data-place="${quoted(id)}"]`);
}

function homeOf(ui: Ui, piece: string): string | undefined {
  return ui.table.board.value.places.find(({ pieces }) => pieces.some((one) => one.id === piece))?.id;
}

/** Where the thing is on the screen; undefined if it is not to be seen. */
function thingOf(ui: Ui, anchor: Anchor): Rect | undefined {
  const { kind, id } = anchor;
  if (kind === 'road') {
    const ends = id.split(' ').flatMap((place) => spotOf(ui, place) ?? []);
    const points = ends.map((spot) => spot.at ?? spot.stack);
    const [a, b] = points;
    return a === undefined || b === undefined ? undefined : onScreen([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  }
  const element = elementOf(ui, anchor);
  if (element === null) return undefined;
  const place =
    kind === 'place' ? id : kind === 'piece' && !element.hasAttribute('data-piece') ? homeOf(ui, id) : undefined;
  if (place === undefined) return element.getBoundingClientRect();
  const tag = document.querySelector(`.map .place-tag[data-for="${quoted(place)}"]`);
  if (tag !== null) return tag.getBoundingClientRect();
  const spot = spotOf(ui, place);
  return spot === undefined ? element.getBoundingClientRect() : onScreen(spot.at ?? spot.label);
}

function rects(selector: string): readonly Rect[] {
  return [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
}

/** Where the note lies now; undefined: in the strip. */
function lay(ui: Ui, anchor: Anchor, note: HTMLElement): Lying | undefined {
  const room = document.querySelector('.middle .map')?.getBoundingClientRect();
  const thing = thingOf(ui, anchor);
  if (room === undefined || thing === undefined) return undefined;
  const target = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const inside = target.x >= room.left && target.x <= room.right && target.y >= room.top && target.y <= room.bottom;
  if (!inside && anchor.kind !== 'choice') return undefined;
  const spared = [...rects('.map .pieces > g, .map .place-tag, .map .labels text, .map .refused, .map-tools'), thing];
  const choices = ui.table.offers.value.flatMap(({ about }) => {
    const element = placeElement(about.places?.[0]);
    return element === null ? [] : [element.getBoundingClientRect()];
  });
  const found = freeRoom(room, { width: note.offsetWidth, height: note.offsetHeight }, target, spared, choices);
  return found === undefined ? undefined : { note: found, line: leader(found, thing) };
}

/** Around the thing, where the strip speaks of it; undefined if it is not to be seen on the map. */
function ringOf(ui: Ui, anchor: Anchor): Ring | undefined {
  const room = document.querySelector('.middle .map')?.getBoundingClientRect();
  const thing = anchor.kind === 'choice' ? undefined : thingOf(ui, anchor);
  if (room === undefined || thing === undefined) return undefined;
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  if (x < room.left || x > room.right || y < room.top || y > room.bottom) return undefined;
  const across = Math.max(thing.right - thing.left, thing.bottom - thing.top);
  return { x, y, r: Math.min(RING.most, across / 2 + RING.off) };
}

/** The number of the step is on the ring and before the coach's words. */
function RingLayer({ ring: { x, y, r }, number }: { readonly ring: Ring; readonly number: number }) {
  const [nx, ny] = [x - r * 0.75, y - r * 0.75];
  return (
    <svg class="coach-ring" aria-hidden="true">
      <circle cx={x} cy={y} r={r} />
      <circle class="ring-number" cx={nx} cy={ny} r="11" />
      <text x={nx} y={ny}>
        {number}
      </text>
    </svg>
  );
}

/** True while there is room for the note beside the thing: else the strip says it. */
function useWide(wide: Signal<boolean>): void {
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = (): void => {
      wide.value = query.matches;
    };
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
}

export function CoachNote({
  ui,
  tutor,
  free,
}: {
  readonly ui: Ui;
  readonly tutor: LessonTutor;
  readonly free: Signal<boolean>;
}) {
  const note = useRef<HTMLElement>(null);
  const lying = useSignal<Lying | undefined>(undefined);
  const ring = useSignal<Ring | undefined>(undefined);
  const wide = useSignal(true);
  useWide(wide);
  useSignalEffect(() => {
    const { table } = ui;
    const step = tutor.step.value;
    // Whatever moves, takes or gives room.
    camera.value?.camera.value;
    camera.value?.size.value;
    table.rev.value;
    table.considered.value;
    ui.answer.value;
    tutor.only.value;
    const shown = step !== undefined && !tutor.waiting.value && wide.value && !settings.value.plain;
    let frame = requestAnimationFrame(() => {
      // The next frame has drawn what has changed.
      frame = requestAnimationFrame(() => {
        const found = shown && note.current !== null ? lay(ui, step.anchor, note.current) : undefined;
        lying.value = found;
        const told = step !== undefined && step.coach.point !== '' && !tutor.waiting.value && found === undefined;
        ring.value = told && !settings.value.plain ? ringOf(ui, step.anchor) : undefined;
        free.value = found !== undefined;
        describe(ui, step?.anchor);
      });
    });
    return () => cancelAnimationFrame(frame);
  });
  const step = tutor.step.value;
  if (step === undefined || step.coach.point === '') return null;
  const at = lying.value;
  if (ring.value !== undefined && !wide.value) return <RingLayer ring={ring.value} number={tutor.index.value + 1} />;
  return (
    <div class="coach-layer" data-free={at !== undefined}>
      {at !== undefined && (
        <svg aria-hidden="true">
          <line x1={at.line[0].x} y1={at.line[0].y} x2={at.line[1].x} y2={at.line[1].y} />
          <circle cx={at.line[1].x} cy={at.line[1].y} r="4" />
        </svg>
      )}
      <aside
        class="coach"
        ref={note}
        aria-label={W.coach}
        aria-hidden={at === undefined}
        id={at === undefined ? undefined : 'coach'}
        style={at === undefined ? undefined : { left: `${at.note.left}px`, top: `${at.note.top}px` }}
      >
        <b>{step.coach.point}</b>
        <p>{step.coach.text}</p>
      </aside>
    </div>
  );
}

/** The thing carries the note for those who hear it. */
function describe(ui: Ui, anchor: Anchor | undefined): void {
  for (const before of document.querySelectorAll('[aria-describedby="coach"]'))
    before.removeAttribute('aria-describedby');
  if (anchor !== undefined) elementOf(ui, anchor)?.setAttribute('aria-describedby', 'coach');
}
