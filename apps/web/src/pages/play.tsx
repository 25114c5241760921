// The screen of one game: opens it, takes the right to play it, and lays out the table.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGame } from '../core/catalogue.ts';
import type { Desk } from '../core/desk.ts';
import { openDesk } from '../core/open-desk.ts';
import { loadKit } from '../map/kits.ts';
import { TableView } from '../panels/table.tsx';
import { Ui } from '../parts/ui.ts';

async function open(id: string): Promise<Ui | string | undefined> {
  const desk = await openDesk(id);
  if (typeof desk === 'string') return desk;
  if ('instead' in desk) {
    location.replace(`#/play/${desk.instead}`);
    return undefined;
  }
  const ready = await loadGame(desk.table.game.id);
  // A map is drawn from what today's game keeps in its state: where older rules keep something else, the plain form plays.
  const drawn = typeof ready === 'object' && desk.table.own?.alike !== false;
  const kit = drawn ? await loadKit(desk.table.game.id, ready.data) : undefined;
  const { deputy } = kit ?? {};
  if (deputy !== undefined) desk.playing.deputy = (state) => deputy(desk.table.game, state);
  await desk.enter();
  return new Ui(desk, kit);
}

export function PlayPage({ id, at }: { readonly id: string; readonly at: number | undefined }) {
  const opened = useSignal<Ui | string | undefined>(undefined);
  useEffect(() => {
    let desk: Desk | undefined;
    let left = false;
    void open(id).then((ui) => {
      if (typeof ui === 'object') {
        desk = ui.desk;
        if (left) return desk.close();
        document.title = `${desk.keeping.record.title} · Bocage`;
        if (at !== undefined) ui.look(at);
      }
      opened.value = ui;
    });
    return () => {
      left = true;
      desk?.close();
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
          <h1>This game cannot be opened</h1>
          <p role="alert">{ui}</p>
        </>
      )}
      <p>
        <a href="#/">Go home</a>
      </p>
    </main>
  );
}
