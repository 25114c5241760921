// What a sheet of the box is about, as it lies on the table: its place on the map, its counter or card.
import type { Card } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ofThisBuild } from '../core/build.ts';
import { isNight } from '../core/settings.ts';
import { Counter } from '../map/counter.tsx';
import type { Kit } from '../map/kit.ts';
import { loadKit } from '../map/kits.ts';
import * as W from '../words/editor.ts';
import { type Sheet, valueAt } from './fields.ts';
import { counterOf } from './row-counter.ts';
import type { Workshop } from './workshop.ts';

/** How much of the sheet is shown around a place. */
const AROUND = 150;

function Excerpt({ kit, place }: { readonly kit: Kit; readonly place: string }) {
  const spot = kit.spots.get(place);
  if (kit.ground === undefined || spot === undefined) return null;
  const xs = spot.shape.map(([x]) => x);
  const ys = spot.shape.map(([, y]) => y);
  const left = Math.max(0, Math.min(...xs) - AROUND);
  const top = Math.max(0, Math.min(...ys) - AROUND);
  const wide = Math.min(kit.width, Math.max(...xs) + AROUND) - left;
  const high = Math.min(kit.height, Math.max(...ys) + AROUND) - top;
  return (
    <svg class="pack-map" viewBox={`${left} ${top} ${wide} ${high}`} role="img" aria-label={W.placeOnMap}>
      <image
        href={ofThisBuild(`drawing/${isNight() ? kit.ground.night : kit.ground.day}.svg`)}
        width={kit.width}
        height={kit.height}
      />
      <path d={`M${spot.shape.map((point) => point.join(' ')).join('L')}Z`} />
    </svg>
  );
}

function AsCard({ card }: { readonly card: Card }) {
  return (
    <section class="pack-card" aria-label={W.asTableShows}>
      <p class="cap">{card.kind}</p>
      <h3>{card.name}</h3>
      <dl>
        {(card.values ?? []).map(({ label, value }, i) => (
          <div key={i}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Beside({ shop, sheet }: { readonly shop: Workshop; readonly sheet: Sheet }) {
  const kit = useSignal<Kit | undefined>(undefined);
  const { game, data } = shop.draft.value;
  const packed = shop.packed.value;
  useEffect(() => {
    void loadKit(game, packed?.data ?? shop.content.own).then((found) => {
      kit.value = found;
    });
  }, [game, packed]);
  const cards = packed === undefined ? [] : packed.game.cards().filter((card) => sheet.cards.includes(card.id));
  const counter = counterOf(game, sheet.path, valueAt(data, sheet.way));
  return (
    <div class="pack-beside">
      {kit.value !== undefined && sheet.place !== undefined && <Excerpt kit={kit.value} place={sheet.place} />}
      {counter !== undefined && (
        <svg class="pack-counter" viewBox="-30 -34 60 72" role="img" aria-label={W.theCounter}>
          <Counter look={counter} />
        </svg>
      )}
      {cards.map((card) => (
        <AsCard key={`${card.kind} ${card.id}`} card={card} />
      ))}
    </div>
  );
}
