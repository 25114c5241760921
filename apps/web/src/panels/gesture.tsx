// What the open line of the score has so far, part by part.
import { openGesture } from '@bocage/engine';
import { takeOut } from '../core/plan.ts';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

/** The gesture so far; a press on a part takes it out again. */
export function OpenGesture({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  table.rev.value;
  if (!ui.gesturing) return null;
  const open = openGesture(table.session).length;
  const labels = table.session.labels(table.session.entries.length - open);
  return (
    <section class="gesture" aria-label={W.chosenSoFar}>
      {labels.map((label, i) =>
        i === 0 ? (
          <span class="chip">{label}</span>
        ) : (
          <button
            type="button"
            class="chip"
            aria-label={W.takeOut(label)}
            onClick={() => {
              if (!takeOut(ui.controller, i)) ui.notice(W.cannotTakeOut(label));
            }}
          >
            {label} <span aria-hidden="true">×</span>
          </button>
        ),
      )}
      <button type="button" class="btn" title={W.backspace} onClick={() => ui.undoChoice()}>
        {W.undoChoice}
      </button>
    </section>
  );
}
