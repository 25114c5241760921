// A new game: who plays each side, every option with what it means for play, dice of the computer or one's own.

import type { Outcome, Play, Question } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGame } from '../core/catalogue.ts';
import { hasServer } from '../core/has-server.ts';
import { lazy } from '../core/lazy.tsx';
import { opponents } from '../core/opponents.ts';
import { newSeed, PERSON } from '../core/storage.ts';
import { usualPlayer } from '../core/usual-player.ts';
import * as W from '../words/pages.ts';
import { openOptions } from './open-options.ts';
import { type Form, Option, Radio } from './option.tsx';
import { presetNow, presetsOf } from './presets.ts';
import { start } from './start.ts';

/** Few people change a ruling: they come when they are unfolded. */
const Rulings = lazy(() => import('./rulings.tsx').then((m) => m.Rulings), <p class="muted">{W.oneMoment}</p>);
/** Who plays with the game's own values needs nothing of packs. */
const PackValues = lazy(() => import('../editor/pack-line.tsx').then((m) => m.PackValues), null);
/** Only real dice ask for anything before the game has begun. */
const QuestionDialog = lazy(() => import('../panels/question.tsx').then((m) => m.QuestionDialog), null);

/** Ways into the game that set several options at once. */
function Presets({ game, form }: { readonly game: Play; readonly form: Form }) {
  const presets = presetsOf(game.id);
  if (presets.length === 0) return null;
  const standard = Object.fromEntries(game.options.map((spec) => [spec.id, spec.standard]));
  const now = presetNow(presets, standard, form.options.value);
  return (
    <fieldset class="cards">
      <legend>{W.howToBegin}</legend>
      {presets.map((preset) => (
        <Radio
          key={preset.label}
          name="preset"
          value={preset.label}
          label={preset.label}
          about={preset.about}
          checked={preset === now}
          pick={() => {
            form.options.value = { ...form.options.value, ...preset.options };
          }}
        />
      ))}
    </fieldset>
  );
}

function Seats({ game, form }: { readonly game: Play; readonly form: Form }) {
  return (
    <fieldset>
      <legend>{W.whoPlays}</legend>
      <div class="fields">
        {game.seats.map((seat, i) => {
          const who = form.control.value[i];
          return (
            <div class="field" key={seat.id}>
              <label for={`seat-${seat.id}`}>{seat.name}</label>
              <span class="about">{opponents.find((p) => p.id === who)?.about ?? W.youOrNeighbour}</span>
              <select
                id={`seat-${seat.id}`}
                class="value"
                onChange={(event) => {
                  const { value } = event.currentTarget;
                  form.control.value = form.control.value.map((before, k) => (k === i ? value : before));
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
    </fieldset>
  );
}

function Ready({ game, pack }: { readonly game: Play; readonly pack: string }) {
  const form: Form = {
    options: useSignal({}),
    control: useSignal(game.seats.map((_, i) => (i === 0 ? PERSON : usualPlayer()))),
    real: useSignal(false),
  };
  const first = game.options.slice(0, openOptions(game.id));
  const rest = game.options.length - first.length;
  const unfolded = useSignal(false);
  const seed = useSignal(newSeed());
  const problem = useSignal<string | undefined>(undefined);
  const question = useSignal<Question | undefined>(undefined);
  const outcomes = useSignal<readonly Outcome[]>([]);
  const content = useSignal<string | undefined>(undefined);
  const go = (): void => {
    if (pack !== '' && content.value === undefined) {
      problem.value = W.packNotLaidOut;
      return;
    }
    const order = {
      game: game.id,
      options: form.options.value,
      control: form.control.value,
      seed: seed.value,
      real: form.real.value,
      outcomes: outcomes.value,
      ...(content.value !== undefined && { content: content.value }),
    };
    void start(order).then((answer) => {
      question.value = typeof answer === 'object' ? answer : undefined;
      problem.value = typeof answer === 'string' ? answer : undefined;
    });
  };
  return (
    <form
      class="options"
      onSubmit={(event) => {
        event.preventDefault();
        outcomes.value = [];
        go();
      }}
    >
      <Presets game={game} form={form} />
      <Seats game={game} form={form} />
      {first.map((spec) => (
        <Option key={spec.id} spec={spec} form={form} />
      ))}
      {rest > 0 && (
        <details
          onToggle={() => {
            unfolded.value = true;
          }}
        >
          <summary>{W.optionalRulesAndRulings(rest)}</summary>
          {unfolded.value && <Rulings game={game} form={form} />}
        </details>
      )}
      <fieldset>
        <legend>{W.diceAndCards}</legend>
        <Radio
          name="chance"
          value="seed"
          label={W.bocageRolls}
          about={W.computerRolls}
          checked={!form.real.value}
          pick={() => {
            form.real.value = false;
          }}
        />
        <Radio
          name="chance"
          value="real"
          label={W.youRoll}
          about={W.realDice}
          checked={form.real.value}
          pick={() => {
            form.real.value = true;
          }}
        />
      </fieldset>
      <fieldset data-values="true">
        <legend>{W.values}</legend>
        {pack === '' ? (
          <p>
            {W.aboutReconstructed(
              <a href={`#/pack/${game.id}`}>{W.withValuesOfMyCopy}</a>,
              <a href={`#/position/${game.id}`}>{W.fromAPosition}</a>,
            )}
          </p>
        ) : (
          <PackValues game={game.id} pack={pack} content={content} />
        )}
      </fieldset>
      {problem.value !== undefined && (
        <p class="notice bad" role="alert">
          {problem.value}
        </p>
      )}
      <div class="row">
        <button type="submit" class="btn main">
          {W.startGame}
        </button>
        <a class="btn" href="#/">
          {W.cancel}
        </a>
      </div>
      {question.value !== undefined && (
        <QuestionDialog
          game={game}
          question={question.value}
          cancel={() => {
            question.value = undefined;
          }}
          answer={(text) => {
            outcomes.value = [...outcomes.value, { text, given: true }];
            go();
          }}
        />
      )}
    </form>
  );
}

export function NewGame({ game: id, pack }: { readonly game: string; readonly pack: string }) {
  const ready = useSignal<Play | string | undefined>(undefined);
  useEffect(() => {
    void loadGame(id).then((found) => {
      ready.value = typeof found === 'string' ? found : found.game;
    });
  }, [id]);
  const now = ready.value;
  return (
    <main class="sheet-page" aria-busy={now === undefined}>
      <p>
        <a href="#/">{W.bocage}</a>
      </p>
      {typeof now === 'string' && <p role="alert">{now}</p>}
      {typeof now === 'object' && (
        <>
          <h1>{W.newGameOf(now.title)}</h1>
          {hasServer && now.seats.length > 1 && (
            <p>
              <a class="btn" href="#/together/friend" data-friend={now.id}>
                {W.playWithAFriend}
              </a>
            </p>
          )}
          <Ready game={now} pack={pack} />
        </>
      )}
    </main>
  );
}
