// Overview map in small with a frame of the visible part; a press goes there.

import { signal } from '@preact/signals';
import { ofThisBuild } from '../core/build.ts';
import { isNight } from '../core/settings.ts';
import * as W from '../words/map.ts';
import { OverviewControl } from './control.tsx';
import type { Kit } from './kit.ts';
import type { Pan } from './pan.ts';

/** The camera of the map that is shown. */
export const camera = signal<Pan | undefined>(undefined);

export function Overview({ kit, facts }: { readonly kit: Kit; readonly facts: unknown }) {
  const pan = camera.value;
  if (kit.ground === undefined) return null;
  const { x, y, k } = pan?.camera.value ?? { x: 0, y: 0, k: 1 };
  const { width, height } = pan?.size.value ?? { width: 1, height: 1 };
  return (
    <section class="overview-part" aria-label={W.overviewMap}>
      <h2 class="cap">{W.overviewMap}</h2>
      <div
        class="overview"
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          pan?.show(
            [
              [
                ((event.clientX - box.left) / box.width) * kit.width,
                ((event.clientY - box.top) / box.height) * kit.height,
              ],
            ],
            k,
          );
        }}
      >
        <img src={ofThisBuild(`drawing/${isNight() ? kit.ground.night : kit.ground.day}.svg`)} alt="" />
        <svg viewBox={`0 0 ${kit.width} ${kit.height}`} aria-hidden="true">
          <OverviewControl kit={kit} facts={facts} />
          <rect x={-x / k} y={-y / k} width={width / k} height={height / k} />
        </svg>
      </div>
    </section>
  );
}
