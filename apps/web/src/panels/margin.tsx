// The left margin: the game's own tracks and lists, or for any game its tracks and forces as the board tells them.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lazy } from '../core/lazy.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';
import { Magnified } from './magnified.tsx';

const Forces = lazy(() => import('./forces.tsx').then((m) => m.Forces), null);
const Tracks = lazy(() => import('./tracks.tsx').then((m) => m.Tracks), null);
/** Room for the forces beside the tracks: there they are at hand without being asked for. */
const ROOMY = '(min-width: 1700px) and (min-height: 880px)';
const roomy = signal(false);
/** Where the margin may be a strip above the map. */
const STRIP = '(min-width: 1024px) and (max-width: 1699px)';
const narrow = signal(matchMedia(STRIP).matches);
/** What the person made of it; undefined as long as nobody has. */
const opened = signal<boolean | undefined>(undefined);
/** Where the margin is a strip above the map: whether all of it is shown. */
const unfolded = signal(false);

function useRoomy(): void {
  useEffect(() => {
    const queries = [matchMedia(ROOMY), matchMedia(STRIP)] as const;
    const look = (): void => {
      roomy.value = queries[0].matches;
      narrow.value = queries[1].matches;
    };
    look();
    for (const query of queries) query.addEventListener('change', look);
    return () => {
      for (const query of queries) query.removeEventListener('change', look);
    };
  }, []);
}

function ForcesSection({ ui }: { readonly ui: Ui }) {
  const open = (opened.value ?? (roomy.value || unfolded.value)) || ui.tab.value === 'forces';
  return (
    <section class="forces-part" aria-label={W.forces}>
      <h2 class="cap">
        <button
          type="button"
          class="link"
          aria-expanded={open}
          onClick={() => {
            opened.value = !open;
          }}
        >
          {W.forcesAsCards}
        </button>
      </h2>
      {open && <Forces ui={ui} />}
    </section>
  );
}

export function Margin({ ui }: { readonly ui: Ui }) {
  const Own = ui.kit?.Margin;
  useRoomy();
  return (
    <section class="left" aria-label={W.tracksAndForces} data-unfolded={unfolded.value}>
      <div class="left-parts">
        {ui.tab.value === 'forces' && ui.kit?.forces === 'own' && <Magnified ui={ui} />}
        {Own !== undefined ? <Own ui={ui} folded={narrow.value && !unfolded.value} /> : <Tracks ui={ui} />}
        {ui.kit?.forces !== 'own' && <ForcesSection ui={ui} />}
      </div>
      <button
        type="button"
        class="link fold"
        aria-expanded={unfolded.value}
        onClick={() => {
          unfolded.value = !unfolded.value;
          opened.value = undefined;
        }}
      >
        {unfolded.value ? W.fold : W.moreLink}
      </button>
    </section>
  );
}
