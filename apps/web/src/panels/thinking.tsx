// The computer's thinking, shown and cancellable.
import { PERSON } from '../core/storage.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

export function ThinkingView({ ui }: { readonly ui: Ui }) {
  const { controller, table } = ui;
  const now = controller.computer.thinking.value;
  const seat = table.decision.value?.seat;
  const computers = table.control.value.some((who) => who !== PERSON);
  const waits =
    controller.computer.paused.value &&
    seat !== undefined &&
    table.control.value[seat] !== PERSON &&
    table.moment.value.live;
  return (
    <>
      {now !== undefined && (
        <div class="thinking">
          <span>{now.purpose === 'hint' ? W.lookingForAHint : W.thinks(table.game.seats[now.seat]?.name)}</span>
          <progress max={1} value={now.progress} aria-label={W.thinking} />
          {now.advice !== undefined && <span class="muted">{now.advice.name}</span>}
          <button
            type="button"
            class="btn"
            onClick={() => (now.purpose === 'hint' ? controller.computer.callOff() : controller.computer.pause())}
          >
            {now.purpose === 'hint' ? W.cancel : W.stop}
          </button>
        </div>
      )}
      {waits && (
        <div class="row">
          <button type="button" class="btn main" data-step="true" onClick={() => controller.computer.step()}>
            {W.letTheComputerContinue}
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => controller.setControl(table.control.value.map((who, i) => (i === seat ? PERSON : who)))}
          >
            {W.takeItsSide}
          </button>
        </div>
      )}
      {computers &&
        now === undefined &&
        !waits &&
        seat !== undefined &&
        table.control.value[seat] !== PERSON &&
        table.moment.value.live && (
          <div class="row">
            <button type="button" class="btn" onClick={() => controller.computer.pause()}>
              {W.pause}
            </button>
          </div>
        )}
    </>
  );
}
