// The board in words: every game is playable here at once. It is also the screen reader's and the keyboard player's board.
import { normal } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { putIn } from '../core/plan.ts';
import { bringRest } from '../core/rest.ts';
import { placeTitle } from '../core/words.ts';
import { byKeyboard, hover } from '../parts/pointing.ts';
import type { Ui } from '../parts/ui.ts';
import { useWhole } from '../parts/whole.ts';
import * as W from '../words/panels.ts';

/** A choice typed by its name, as the score writes it; a refusal says why. */
function Typed({ ui }: { readonly ui: Ui }) {
  const { table, controller } = ui;
  const text = useSignal('');
  const submit = (): void => {
    const wanted = normal(text.value);
    if (wanted === '') return;
    const offer = table.offers.value.find(
      (o) => normal(o.name) === wanted || normal(o.about.label) === wanted || o.key?.toLowerCase() === wanted,
    );
    if (offer !== undefined) {
      text.value = '';
      controller.choose(offer);
      return;
    }
    bringRest(table.game.id).then(judge, () => ui.notice(W.rulesNotLoaded));
  };
  const judge = (): void => {
    const wanted = normal(text.value);
    const verdict = table.game.verdict(table.moment.value.state, wanted);
    if (verdict.kind === 'refused' && putIn(controller, wanted)) text.value = '';
    else if (verdict.kind === 'refused') ui.notice(verdict.reason.text, verdict.reason.rule);
    else if (verdict.kind === 'unknown') ui.notice(`${verdict.text}.`);
  };
  return (
    <form
      class="type"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <input
        type="text"
        list="choice-names"
        aria-label={W.typeAChoice}
        placeholder={W.typeChoiceExample}
        autocomplete="off"
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
      <datalist id="choice-names">
        {table.offers.value.map((o) => (
          <option key={o.choice} value={o.name}>
            {o.about.label}
          </option>
        ))}
      </datalist>
      <button type="submit" class="btn">
        {W.doIt}
      </button>
    </form>
  );
}

function Drawn({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  const whole = useWhole(table.game);
  if (typeof whole !== 'object') return <p role="status">{whole}</p>;
  const seat = table.viewer.value;
  return <pre>{whole.draw(whole.view(table.moment.value.state, seat), seat)}</pre>;
}

export function PlainBoard({ ui }: { readonly ui: Ui }) {
  const { table } = ui;
  const board = table.board.value;
  const drawn = useSignal(false);
  return (
    <div class="plain">
      {board.status.map((line) => (
        <p key={line}>
          <b>{line}</b>
        </p>
      ))}
      {table.yours && <Typed ui={ui} />}
      <details
        onToggle={(event) => {
          drawn.value = event.currentTarget.open;
        }}
      >
        <summary class="link">{W.boardDrawnInText}</summary>
        {drawn.value && <Drawn ui={ui} />}
      </details>
      <h2>{W.theBoard}</h2>
      <ul class="places">
        {board.places.map((place) => (
          <li key={place.id} data-marked={ui.marked.value.includes(place.id)}>
            <button type="button" class="place-name" data-place={place.id} onClick={() => ui.pressPlace(place.id)}>
              {placeTitle(place)}
            </button>
            {place.notes.length > 0 && <span class="muted"> {place.notes.join('; ')}</span>}
            {place.sources !== undefined && (
              <details class="sources">
                <summary class="link">{W.sources}</summary>
                {place.sources.join('; ')}
              </details>
            )}
            <ul class="pieces">
              {place.pieces.map((piece) => (
                <li key={piece.id}>
                  <button
                    type="button"
                    class="piece"
                    data-piece={piece.id}
                    onClick={() => ui.pressPiece(piece.id, place.id)}
                    onFocus={(event) => {
                      if (byKeyboard(event)) ui.piece.value = piece.id;
                    }}
                    {...hover(() => {
                      ui.piece.value = piece.id;
                    })}
                  >
                    {[
                      piece.seat,
                      piece.name,
                      ...(piece.states ?? []),
                      ...(piece.carries ?? []).map((c) =>
                        W.carryingPiece(c.name, c.states === undefined ? '' : ` ${c.states.join(' ')}`),
                      ),
                    ].join(' ')}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
