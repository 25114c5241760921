// The screen of one game: opens it, takes the right to play it, and lays out the table.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { laidFor, loadGame } from '../core/catalogue.ts';
import type { GameController } from '../core/game-controller.ts';
import { openGame } from '../core/open-game.ts';
import { loadKit } from '../map/kits.ts';
import { TableView } from '../panels/table.tsx';
import { Ui } from '../parts/ui.ts';
import * as W from '../words/pages.ts';

async function open(id: string): Promise<Ui | string | undefined> {
  const controller = await openGame(id);
  if (typeof controller === 'string') return controller;
  if ('instead' in controller) {
    location.replace(`#/play/${controller.instead}`);
    return undefined;
  }
  const ready = await loadGame(controller.table.game.id);
  // A map is drawn from what today's game keeps in its state: where older rules keep something else, the plain form plays.
  const drawn = typeof ready === 'object' && controller.table.own?.alike !== false;
  const data = laidFor(controller.table.game)?.data ?? (drawn ? ready.data : undefined);
  const kit = drawn ? await loadKit(controller.table.game.id, data) : undefined;
  const { deputy } = kit ?? {};
  if (deputy !== undefined) controller.playing.deputy = (state) => deputy(controller.table.game, state);
  await controller.enter();
  const ui = new Ui(controller, kit);
  const { first } = controller.keeping.record;
  if (first !== undefined)
    await import('../learn/first.tsx').then(
      ({ coach }) => coach(ui),
      () => {},
    );
  return ui;
}

export function PlayPage({ id, at }: { readonly id: string; readonly at: number | undefined }) {
  const opened = useSignal<Ui | string | undefined>(undefined);
  useEffect(() => {
    let controller: GameController | undefined;
    let left = false;
    void open(id).then((ui) => {
      if (typeof ui === 'object') {
        controller = ui.controller;
        if (left) return controller.close();
        document.title = W.titleOfPage(controller.keeping.record.title);
        if (at !== undefined) ui.look(at);
      }
      opened.value = ui;
    });
    return () => {
      left = true;
      controller?.close();
    };
  }, [id]);
  useEffect(() => {
    if (typeof opened.value === 'object' && at !== undefined) opened.value.look(at);
  }, [at]);
  const ui = opened.value;
  if (typeof ui === 'object') return <TableView ui={ui} />;
  return (
    <main class="sheet-page" aria-busy={ui === undefined}>
      {typeof ui === 'string' && (
        <>
          <h1>{W.gameCannotBeOpened}</h1>
          <p role="alert">{ui}</p>
        </>
      )}
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}
