// The computer's thinking, shown and cancellable.
import { PERSON } from '../core/storage.ts';
import type { Ui } from '../parts/ui.ts';

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
          <span>{now.purpose === 'hint' ? 'Looking for a hint' : `${table.game.seats[now.seat]?.name} thinks`}</span>
          <progress max={1} value={now.progress} aria-label="Thinking" />
          {now.advice !== undefined && <span class="muted">{now.advice.name}</span>}
          <button
            type="button"
            class="btn"
            onClick={() => (now.purpose === 'hint' ? controller.computer.callOff() : controller.computer.pause())}
          >
            {now.purpose === 'hint' ? 'Cancel' : 'Stop'}
          </button>
        </div>
      )}
      {waits && (
        <div class="row">
          <button type="button" class="btn main" data-step="true" onClick={() => controller.computer.step()}>
            Let the computer continue
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => controller.setControl(table.control.value.map((who, i) => (i === seat ? PERSON : who)))}
          >
            Take its side
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
              Pause
            </button>
          </div>
        )}
    </>
  );
}
