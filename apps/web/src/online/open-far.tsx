// Lays the table of a game on a server: its map, the strip with the clocks, and what stands below the choices.
import { computed, effect } from '@preact/signals';
import { loadGame } from '../core/catalogue.ts';
import type { GameController } from '../core/game-controller.ts';
import { reserve } from '../core/keys.ts';
import { loadKit } from '../map/kits.ts';
import { type FarTable, Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import { Below, writing } from './below.tsx';
import type { FarGame } from './far-game.ts';
import { offered, whoIs } from './far-words.ts';
import { ClockStrip } from './strip.tsx';

export async function layTable(far: FarGame, controller: GameController): Promise<Ui> {
  const { table, playing } = controller;
  const ready = await loadGame(table.game.id);
  const kit = typeof ready === 'object' ? await loadKit(table.game.id, ready.data) : undefined;
  const { deputy } = kit ?? {};
  if (deputy !== undefined) playing.deputy = (state) => deputy(table.game, state);
  const ui = new Ui(controller, kit);
  const farTable: FarTable = {
    Strip: () => <ClockStrip far={far} ui={ui} />,
    Below: () => <Below far={far} ui={ui} />,
    ended: computed(() => {
      const { phase, result } = far.around.value ?? {};
      if (phase !== 'over' && phase !== 'void') return undefined;
      return { grade: result?.grade ?? W.theGameIsOver, text: result?.text ?? '' };
    }),
    who: (seat) => whoIs(far, seat),
    key(key) {
      if (key === 't') {
        writing.value = true;
        document.getElementById('say-line')?.focus();
        return true;
      }
      const offer = offered(far);
      if (offer === undefined || (key !== 'y' && key !== 'n')) return false;
      void far.told(far.table.answer(offer.seq, key === 'y'));
      return true;
    },
  };
  ui.far = farTable;
  reserve('TYN');
  controller.whenClosed(() => reserve());
  controller.whenClosed(
    effect(() => {
      const decides = table.decision.value?.seat ?? -1;
      const yours = far.around.value?.phase === 'running' && table.control.value[decides] === 'person';
      document.title = W.titleOfPage(yours, table.game.title);
    }),
  );
  return ui;
}
