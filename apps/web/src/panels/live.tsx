// What those hear who do not see: what is new since the last time, the question when it changes, the choice that waits to be
// confirmed with its odds and warnings, and what was said last.
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { type Heard, heardOffer, heardSoFar, newsOf } from '../core/hearing.ts';
import type { Ui } from '../parts/ui.ts';

export function Live({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  const news = useSignal('');
  // What was in the log when the game was opened is no news.
  const heard = useRef<Heard | undefined>(undefined);
  useSignalEffect(() => {
    // What is being told is spoken line by line; what is new in the log comes when it has ended.
    if (table.waiting) return;
    const log = table.log.value;
    news.value = heard.current === undefined ? '' : newsOf(log, heard.current);
    heard.current = heardSoFar(log);
  });
  const question = useComputed(() => {
    if (table.waiting) return '';
    const decision = table.decision.value;
    if (decision === undefined) return `${table.result.value?.grade ?? ''}. ${table.result.value?.text ?? ''}`;
    const name = table.game.seats[decision.seat]?.name ?? '';
    return `${name}: ${table.yours ? decision.prompt.ask : decision.prompt.wait}`;
  });
  const weighed = useComputed(() => {
    const offer = table.considered.value;
    return offer === undefined ? '' : heardOffer(offer, table.odds(offer), table.warnings(offer));
  });
  return (
    <div class="visually-hidden">
      <div aria-live="polite" data-live="log">
        {news}
      </div>
      <div aria-live="polite" data-live="question">
        {question}
      </div>
      <div aria-live="polite" data-live="considered">
        {weighed}
      </div>
      <div aria-live="polite" data-live="said">
        {controller.looking.spoken}
      </div>
    </div>
  );
}
