// The computer's thinking, shown and cancellable, and a hint with its reasons.
import { useComputed } from '@preact/signals';
import { PERSON } from '../core/storage.ts';
import { percent } from '../core/words.ts';
import type { Ui } from './ui.ts';

/** A value as a person reads it: a chance in games that are won, points in games that are scored. */
function value(v: number): string {
  return v >= 0 && v <= 1 ? percent(v) : v.toFixed(1);
}

export function ThinkingView({ ui }: { readonly ui: Ui }) {
  const { desk, table } = ui;
  const now = desk.thinking.value;
  const seat = table.decision.value?.seat;
  const computers = table.control.value.some((who) => who !== PERSON);
  const waits =
    desk.paused.value && seat !== undefined && table.control.value[seat] !== PERSON && table.moment.value.live;
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
            onClick={() => (now.purpose === 'hint' ? desk.cancelThought() : desk.pause())}
          >
            {now.purpose === 'hint' ? 'Cancel' : 'Stop'}
          </button>
        </div>
      )}
      {waits && (
        <div class="row">
          <button type="button" class="btn main" data-step="true" onClick={() => desk.step()}>
            Let the computer go on
          </button>
          <button
            type="button"
            class="btn"
            onClick={() => desk.setControl(table.control.value.map((who, i) => (i === seat ? PERSON : who)))}
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
            <button type="button" class="btn" onClick={() => desk.pause()}>
              Pause
            </button>
          </div>
        )}
    </>
  );
}

export function Hint({ ui }: { readonly ui: Ui }) {
  const { desk, table } = ui;
  const advice = desk.hint.value;
  const offer = useComputed(() => table.offers.value.find((o) => o.choice === desk.hint.value?.choice));
  if (advice === undefined) return null;
  return (
    <section class="hint card-piece" aria-label="Hint">
      <p>
        <b>Hint: {offer.value?.about.label ?? advice.name}.</b>{' '}
        {advice.weighed.length === 0 && 'By rules of thumb, without looking ahead.'}
      </p>
      {advice.weighed.length > 0 && (
        <ol>
          {advice.weighed.slice(0, 4).map((w) => (
            <li key={w.choice}>
              <span>{table.offers.value.find((o) => o.choice === w.choice)?.about.label ?? w.name}</span>
              <span>
                <b>{value(w.value)}</b> <span class="muted">of {w.trials} trials</span>
              </span>
              {w.follows.length > 0 && <span class="follows">then {w.follows.slice(0, 4).join(', ')}</span>}
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        {offer.value !== undefined && (
          <button
            type="button"
            class="btn main"
            onClick={() => {
              if (offer.value !== undefined) desk.choose(offer.value);
            }}
          >
            Do that
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => {
            desk.hint.value = undefined;
          }}
        >
          Close
        </button>
      </div>
    </section>
  );
}
