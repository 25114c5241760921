// The odds of the choice that is pointed at, in a place of their own above the choices: it is there before anything is pointed
// at and never changes its size, so that no button moves under the pointer.
import { useRef } from 'preact/hooks';
import type { ShownChoice } from '../core/game-model.ts';
import { capital } from '../core/words.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';
import { OddsView } from './odds.tsx';

export function OddsPlace({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  // What was pointed at last stays, so that one can go there and read on.
  const last = useRef<ShownChoice | undefined>(undefined);
  const lit = ui.lit.value;
  if (lit !== undefined && table.odds(lit) !== undefined) last.current = lit;
  const shown = last.current;
  const odds = shown === undefined ? undefined : table.odds(shown);
  return (
    <div class="odds-place" data-odds={odds === undefined ? undefined : shown?.name}>
      {odds === undefined || shown === undefined ? (
        <p class="muted">{W.pointForOdds}</p>
      ) : (
        <>
          <p class="odds-of">{capital(shown.about.label)}</p>
          <OddsView ui={ui} odds={odds} />
        </>
      )}
    </div>
  );
}
