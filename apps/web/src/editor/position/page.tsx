// A position for a puzzle, a bug report or another try: begun from the set-up, from a moment of a kept game, or from a text.
import { findGame } from '@bocage/catalogue';
import { type Game, isWhole } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadWhole } from '../../core/catalogue.ts';
import { cut, readScore } from '../../core/read-score.ts';
import { type GameRecord, listGames, readGame } from '../../core/storage.ts';
import { wear } from '../../parts/wear.ts';
import * as W from '../../words/editor.ts';
import style from '../style.css?url';
import { PositionBench } from './bench.tsx';
import { fromSetup, fromText, type Laying } from './laying.ts';

/** The position of a kept game after so many choices; the last one unless told. */
async function fromKept(id: string, n: number | undefined): Promise<Laying | string> {
  const stored = await readGame(id);
  if (stored === undefined) return W.gameNotKept;
  const read = await readScore(stored.score);
  if ('problem' in read) return read.problem;
  if (read.own !== undefined) return W.keepsOlderRules;
  const { session } = read;
  const game = isWhole(session.game) ? session.game : await loadWhole(session.game.id);
  if (typeof game === 'string') return game;
  const most = session.entries.length;
  const { state } = n === undefined || n >= most ? session : cut(session, n);
  return { game, options: session.start.options ?? {}, state: state.slice() };
}

function Begin({ game, take }: { readonly game: Game; readonly take: (laying: Laying) => void }) {
  const records = useSignal<readonly GameRecord[]>([]);
  const text = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void listGames().then((found) => {
      records.value = found.filter((record) => record.game === game.id);
    });
  }, [game]);
  const tried = (made: Laying | string): void => {
    if (typeof made === 'string') problem.value = made;
    else take(made);
  };
  return (
    <>
      <p>{W.aboutPositions}</p>
      <div class="row">
        <button type="button" class="btn main" data-from="set-up" onClick={() => tried(fromSetup(game, {}))}>
          {W.theSetUp}
        </button>
      </div>
      {records.value.length > 0 && (
        <section aria-label={W.keptGames}>
          <h2 class="cap">{W.keptGameAsItStands}</h2>
          <ul class="pack-list">
            {records.value.slice(0, 12).map((record) => (
              <li key={record.id}>
                <a href={`#/position/${game.id}/${record.id}`}>
                  <b>{record.title}</b>
                  <span class="muted">{record.where}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const made = fromText(game, text.value);
          tried('state' in made ? made : W.problemInLine(made.line, made.text));
        }}
      >
        <label>
          {W.aPositionAsText}
          <textarea
            rows={8}
            value={text.value}
            onInput={(event) => {
              text.value = event.currentTarget.value;
            }}
          />
        </label>
        <button type="submit" class="btn" disabled={text.value.trim() === ''}>
          {W.beginWithThisText}
        </button>
      </form>
      {problem.value !== undefined && (
        <p class="notice bad" role="alert" data-problem="true">
          {problem.value}
        </p>
      )}
    </>
  );
}

interface Asked {
  readonly game: string;
  /** A kept game, and how many of its choices. */
  readonly kept: string;
  readonly at: number | undefined;
}

export function PositionPage({ game: id, kept, at }: Asked) {
  const game = useSignal<Game | string | undefined>(undefined);
  const laying = useSignal<Laying | string | undefined>(undefined);
  const title = findGame(id)?.title ?? id;
  useEffect(() => {
    document.title = W.aPositionOfBocage(title);
    const from = kept === '' ? Promise.resolve(undefined) : fromKept(kept, at);
    void Promise.all([loadWhole(id), from, wear(style)]).then(([whole, begun]) => {
      laying.value = begun;
      game.value = whole;
    });
  }, [id, kept, at]);
  if (typeof laying.value === 'object') return <PositionBench start={laying.value} title={title} />;
  const now = game.value;
  return (
    <main class="sheet-page position-begin" aria-busy={now === undefined}>
      <p>
        <a href="#/">{W.bocage}</a> · <a href={`#/new/${id}`}>{W.newGameOf(title)}</a>
      </p>
      <h1>{W.aPositionOf(title)}</h1>
      {typeof now === 'string' && <p role="alert">{now}</p>}
      {typeof laying.value === 'string' && <p role="alert">{laying.value}</p>}
      {typeof now === 'object' && (
        <Begin
          game={now}
          take={(begun) => {
            laying.value = begun;
          }}
        />
      )}
    </main>
  );
}
