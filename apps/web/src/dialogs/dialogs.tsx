// The dialogs of the table, by name.

import { BUILT_IN } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { opponents } from '../core/opponents.ts';
import { bugReport } from '../core/report.ts';
import { set, settings } from '../core/settings.ts';
import { PERSON } from '../core/storage.ts';
import type { DialogName, Ui } from '../parts/ui.ts';
import * as W from '../words/dialogs.ts';
import { CurveDialog } from './curve.tsx';
import { Dialog } from './dialog.tsx';
import { DiceDialog } from './dice.tsx';
import { KeyTable } from './key-table.tsx';
import { SettingsForm } from './settings-form.tsx';
import { ShareDialog } from './share.tsx';

const VERSION = 'Bocage 0.1.0';

function ReportDialog({ ui, close }: { readonly ui: Ui; readonly close: () => void }) {
  const text = bugReport(ui.controller, VERSION);
  const said = useSignal('');
  return (
    <Dialog title={W.reportABug} close={close}>
      <p>{W.aboutReport}</p>
      <textarea readOnly aria-label={W.theReport} value={text} />
      <div class="row">
        <button
          type="button"
          class="btn main"
          onClick={() => {
            navigator.clipboard.writeText(text).then(
              () => {
                said.value = W.copied;
              },
              () => {
                said.value = W.clipboardRefused;
              },
            );
          }}
        >
          {W.copyTheReport}
        </button>
        <span role="status">{said}</span>
      </div>
    </Dialog>
  );
}

function PlayersDialog({ ui, close }: { readonly ui: Ui; readonly close: () => void }) {
  const { table, controller } = ui;
  return (
    <Dialog title={W.whoPlays} close={close}>
      <div class="fields">
        {table.game.seats.map((seat, i) => {
          const who = table.control.value[i];
          return (
            <div class="field" key={seat.id}>
              <label for={`who-${seat.id}`}>{seat.name}</label>
              <span class="about">{opponents.find((p) => p.id === who)?.about ?? W.personAtScreen}</span>
              <select
                id={`who-${seat.id}`}
                class="value"
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  controller.setControl(table.control.value.map((before, k) => (k === i ? value : before)));
                }}
              >
                <option value={PERSON} selected={who === PERSON}>
                  {W.aPersonHere}
                </option>
                {opponents.map((p) => (
                  <option key={p.id} value={p.id} selected={who === p.id}>
                    {W.computer(p.name)}
                  </option>
                ))}
              </select>
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

const MORE: readonly (readonly [Exclude<DialogName, undefined | 'settings' | 'record'>, string])[] = [
  ['share', W.saveOrShare],
  ['players', W.whoPlays],
  ['dice', W.diceStatistics],
  ['curve', W.reviewTheGame],
  ['keys', W.keys],
  ['report', W.reportABug],
];

function SettingsDialog({ ui, close }: { readonly ui: Ui; readonly close: () => void }) {
  const record = ui.kit?.record;
  const own = MORE.filter(([name]) => name !== 'players' || ui.far === undefined);
  const more = [...(record === undefined ? [] : [['record', record.name] as const]), ...own];
  return (
    <Dialog title={W.menu} close={close}>
      <div class="row">
        {more.map(([name, label]) => (
          <button
            type="button"
            class="btn"
            key={name}
            onClick={() => {
              ui.dialog.value = name;
            }}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => {
            ui.historyOpen.value = !ui.historyOpen.value;
            close();
          }}
        >
          {W.history}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            ui.controller.playing.redo();
          }}
        >
          {W.redo}
        </button>
        {ui.table.own === undefined && (
          <a
            class="btn"
            data-position="true"
            href={`#/position/${ui.table.game.id}/${ui.controller.keeping.record.id}/${ui.table.moment.value.n}`}
          >
            {W.changeThisPosition}
          </a>
        )}
        {ui.kit !== undefined && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              set('plain', !settings.value.plain);
              close();
            }}
          >
            {settings.value.plain ? W.showTheMap : W.textView}
          </button>
        )}
      </div>
      {ui.table.game.content.name !== BUILT_IN && (
        <p data-pack="true">{W.playedWithPack(ui.table.game.content.name, ui.table.game.content.hash)}</p>
      )}
      <hr class="divider" />
      <SettingsForm />
    </Dialog>
  );
}

export function Dialogs({ ui }: { readonly ui: Ui }) {
  const close = (): void => {
    ui.dialog.value = undefined;
  };
  switch (ui.dialog.value) {
    case undefined:
      return null;
    case 'dice':
      return <DiceDialog key="dice" ui={ui} close={close} />;
    case 'share':
      return <ShareDialog key="share" ui={ui} />;
    case 'report':
      return <ReportDialog key="report" ui={ui} close={close} />;
    case 'players':
      return <PlayersDialog key="players" ui={ui} close={close} />;
    case 'settings':
      return <SettingsDialog key="settings" ui={ui} close={close} />;
    case 'record': {
      const record = ui.kit?.record;
      if (record === undefined) return null;
      return (
        <Dialog key="record" title={record.name} close={close} page>
          <record.Sheet ui={ui} />
        </Dialog>
      );
    }
    case 'curve':
      return <CurveDialog key="curve" ui={ui} />;
    case 'keys':
      return (
        <Dialog key="keys" title={W.keys} close={close}>
          <KeyTable />
        </Dialog>
      );
  }
}
