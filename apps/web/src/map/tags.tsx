// The tags of what may be chosen: key and cost, or chance, at each place; farther places; a refusal where it was asked for.
import type { ReadonlySignal } from '@preact/signals';
import type { ShownChoice } from '../core/game-model.ts';
import { lazy } from '../core/lazy.tsx';
import { settings } from '../core/settings.ts';
import { percent } from '../core/words.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/map.ts';
import type { Kit } from './kit.ts';
import type { Layout } from './laid.ts';
import type { TagSize } from './layout.ts';
import { type MarkKind, markOf, offersByPlace } from './marks.tsx';

const Refused = lazy(() => import('./refused.tsx').then((m) => m.Refused), null);

interface TagLook {
  /** Its name in the layout. */
  readonly id: string;
  readonly place: string;
  readonly kind: MarkKind | 'far';
  readonly key: string | undefined;
  readonly text: string;
  /** What is written where there is no room for more. */
  readonly brief: string;
}

/** Never smaller than this on the screen, in pixels for one unit of its drawing. */
const LEAST = 0.92;
const HIGH = 21;

/** How much larger than the sheet a tag is drawn. */
export function growth(zoom: number): number {
  return Math.max(1, LEAST / zoom);
}

function wide({ text, key }: Pick<TagLook, 'text' | 'key'>): number {
  return text.length * 6.6 + (key === undefined ? 14 : text === '' ? 24 : 34);
}

/** The chance on the tag of an attack or a march. */
function chanceOf(ui: Ui, here: readonly ShownChoice[]): string | undefined {
  const only = here.length === 1 ? here[0] : undefined;
  const chance = only === undefined ? undefined : ui.table.chance(only);
  return chance === undefined ? undefined : percent(chance);
}

/** The tags of the question. */
export function tagsOf(ui: Ui, kit: Kit): readonly TagLook[] {
  const found: TagLook[] = [];
  for (const [place, here] of offersByPlace(ui)) {
    const own = kit.tag?.(ui, place);
    const kind = markOf(here);
    const only = here.length === 1 ? here[0] : undefined;
    // Where the counters themselves can be pressed, they are marked; a tag would hide them.
    if (own === '' || (kind === 'select' && here.every((offer) => offer.about.pieces !== undefined))) continue;
    const key = settings.value.letters ? only?.key : undefined;
    const text =
      own ??
      (only === undefined
        ? W.choices(here.length)
        : (chanceOf(ui, here) ??
          only.about.cost ??
          (kind === 'attack' ? W.attack : kind === 'move' && key === undefined ? W.move : '')));
    const brief = key === undefined ? (here.length > 1 ? String(here.length) : text) : '';
    if (text !== '' || key !== undefined) found.push({ id: place, place, kind, key, text, brief });
  }
  for (const { place, cost, warned } of ui.reach.value)
    found.push({
      id: `far-${place}`,
      place,
      kind: 'far',
      key: undefined,
      text: warned ? `${cost} !` : cost,
      brief: cost,
    });
  return found;
}

/** The room that tags and the game's own notes take on the sheet. */
export function sizesOf(
  tags: readonly TagLook[],
  notes: ReadonlyMap<string, string> | undefined,
  zoom: number,
): readonly TagSize[] {
  const grown = growth(zoom);
  const size = (id: string, place: string, units: number, least: number): TagSize => ({
    id,
    place,
    wide: (units + 3) * grown,
    high: (HIGH + 3) * grown,
    least: least === 0 ? 0 : (least + 3) * grown,
  });
  return [
    // A farther place can be pressed without its tag: it gives way where there is no room.
    ...tags.map((tag) => size(tag.id, tag.place, wide(tag), tag.kind === 'far' ? 0 : wide(shortened(tag)))),
    ...[...(notes ?? [])].map(([place, text]) => size(place, place, text.length * 6.2 + 30, 0)),
  ];
}

/** Where there is little room: the key alone, or how many choices there are. */
function shortened(look: TagLook): TagLook {
  return { ...look, text: look.brief };
}

function PlaceTag({ look, layout }: { readonly look: TagLook; readonly layout: Layout }) {
  const tag = layout.tags.get(look.id);
  if (tag === undefined) return null;
  const { at, short } = tag;
  const { kind, key, text } = short ? shortened(look) : look;
  const w = wide({ key, text });
  return (
    <g
      class={`place-tag ${kind}`}
      data-for={look.place}
      transform={`translate(${at[0]} ${at[1]}) scale(${growth(layout.zoom).toFixed(3)})`}
      aria-hidden="true"
    >
      <rect x={-w / 2} y="-10" width={w} height={HIGH} rx="3" />
      {key !== undefined && (
        <>
          <rect class="key-box" x={-w / 2 + 4} y="-6.500" width="15" height="14" rx="2" />
          <text x={-w / 2 + 11.5} y="4.600" text-anchor="middle">
            {key}
          </text>
        </>
      )}
      <text x={key === undefined ? 0 : 9} y="4.800" text-anchor="middle">
        {text}
      </text>
    </g>
  );
}

export function Tags({
  ui,
  kit,
  looks,
  layout,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly looks: ReadonlySignal<readonly TagLook[]>;
  readonly layout: ReadonlySignal<Layout>;
}) {
  return (
    <g class="tags">
      {looks.value.map((look) => (
        <PlaceTag key={look.id} look={look} layout={layout.value} />
      ))}
      {ui.answer.value?.place !== undefined && <Refused ui={ui} kit={kit} grown={growth(layout.value.zoom)} />}
    </g>
  );
}
