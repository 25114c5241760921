// A position on the bench: the board, its pieces with the places they can lie in, every line of the position, and ways out.
import { parsePosition, Session } from '@bocage/engine';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { laidFor, loadGame } from '../../core/catalogue.ts';
import { keepNew } from '../../core/keep.ts';
import { newSeed, PERSON } from '../../core/storage.ts';
import { saveFile } from '../../core/transfer.ts';
import type { Kit } from '../../map/kit.ts';
import { loadKit } from '../../map/kits.ts';
import * as W from '../../words/editor.ts';
import { BoardMap } from './board-map.tsx';
import { type Laying, linesOf, textOf, withLine, withPiece } from './laying.ts';

interface Bench {
  readonly laying: Signal<Laying>;
  readonly past: Signal<readonly Laying[]>;
  readonly said: Signal<string>;
  /** Takes what was made of the position, or says why nothing was. */
  take(made: Laying | string, done: string): void;
}

function Pieces({ bench, chosen }: { readonly bench: Bench; readonly chosen: Signal<string | undefined> }) {
  const { game, state } = bench.laying.value;
  const { places } = game.board(game.view(state, 0), 0);
  return (
    <section class="position-pieces" aria-label={W.pieces}>
      <h2>{W.pieces}</h2>
      {places
        .filter((place) => place.pieces.length > 0)
        .map((place) => (
          <details key={place.id} open={place.pieces.some((piece) => piece.id === chosen.value)}>
            <summary>
              {place.name} <small>{place.pieces.length}</small>
            </summary>
            <ul>
              {place.pieces.map((piece) => (
                <li key={piece.id} data-row={piece.id} class={chosen.value === piece.id ? 'chosen' : ''}>
                  <label>
                    {piece.name}
                    <select
                      onChange={(event) => {
                        const to = event.currentTarget.value;
                        const name = places.find((one) => one.id === to)?.name ?? to;
                        bench.take(withPiece(bench.laying.value, piece.id, to), `${piece.name}: ${name}.`);
                      }}
                    >
                      {places.map((one) => (
                        <option key={one.id} value={one.id} selected={one.id === place.id}>
                          {one.name}
                        </option>
                      ))}
                    </select>
                  </label>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}

function Line({ bench, name, value }: { readonly bench: Bench; readonly name: string; readonly value: string }) {
  const wrong = useSignal<string | undefined>(undefined);
  const id = `line-${name.replaceAll(' ', '-')}`;
  return (
    <div class="pack-field" data-line={name}>
      <label for={id}>{name}</label>
      <div>
        <input
          id={id}
          type="text"
          value={value}
          aria-describedby={`${id}-about`}
          onChange={(event) => {
            const made = withLine(bench.laying.value, name, event.currentTarget.value);
            wrong.value = typeof made === 'string' ? made : undefined;
            if (typeof made !== 'string') bench.take(made, W.isChanged(name));
          }}
        />
        <span class="about" id={`${id}-about`}>
          {wrong.value !== undefined && (
            <b class="bad" role="alert">
              {name}: {wrong.value}
            </b>
          )}
        </span>
      </div>
    </div>
  );
}

/** Lines that hold nothing are many: they come when they are asked for, or searched. */
function Lines({ bench }: { readonly bench: Bench }) {
  const all = useSignal(false);
  const query = useSignal('');
  const lines = linesOf(bench.laying.value);
  const wanted = query.value.trim().toLowerCase();
  const shown = lines.filter(([key, value]) => {
    if (wanted !== '') return `${key} ${value}`.toLowerCase().includes(wanted);
    return all.value || value !== '-';
  });
  return (
    <section class="position-lines" aria-label={W.everythingElse}>
      <h2>{W.everythingElse}</h2>
      <div class="row">
        <input
          type="search"
          class="rules-search"
          aria-label={W.searchTheLines}
          placeholder={W.searchTheLines}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value;
          }}
        />
        <label>
          <input
            type="checkbox"
            checked={all.value}
            onChange={(event) => {
              all.value = event.currentTarget.checked;
            }}
          />{' '}
          {W.alsoEmptyLines(lines.length)}
        </label>
      </div>
      {shown.map(([key, value]) => (
        <Line key={key} bench={bench} name={key} value={value} />
      ))}
    </section>
  );
}

/** Plays on from here, as a game of its own. */
async function playOn({ game, options }: Laying, text: string): Promise<string | undefined> {
  const position = parsePosition(text);
  if ('text' in position) return position.text;
  const session = Session.open(game, { seed: newSeed(), options, position });
  if (!(session instanceof Session)) return 'text' in session ? session.text : W.setUpAsksForDice;
  const control = game.seats.map(() => PERSON);
  location.hash = `#/play/${await keepNew(session, W.fromAPosition(game.title), control)}`;
  return undefined;
}

function report({ game }: Laying, text: string): string {
  return [
    W.bugReport,
    W.reportWhatHappened,
    W.reportWhatShould,
    '',
    W.reportGame(game.id, game.rulesVersion, game.content.hash),
    '',
    text,
  ].join('\n');
}

function Ways({ bench }: { readonly bench: Bench }) {
  const made = textOf(bench.laying.value);
  const copy = (text: string, done: string): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        bench.said.value = done;
      },
      () => {
        bench.said.value = W.clipboardRefused;
      },
    );
  };
  const text = 'text' in made ? made.text : undefined;
  return (
    <section class="position-out" aria-label={W.thePositionAsText}>
      {'problem' in made && (
        <p class="notice bad" role="alert" data-problem="true">
          {W.cannotExistYet(made.problem)}
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="btn main"
          data-on="true"
          disabled={text === undefined}
          onClick={() => {
            if (text === undefined) return;
            void playOn(bench.laying.value, text).then((problem) => {
              bench.said.value = problem ?? '';
            });
          }}
        >
          {W.playOnFromHere}
        </button>
        <button
          type="button"
          class="btn"
          disabled={text === undefined}
          onClick={() => saveFile(`${bench.laying.value.game.id}.position.txt`, text ?? '')}
        >
          {W.saveToAFile}
        </button>
        <button
          type="button"
          class="btn"
          disabled={text === undefined}
          onClick={() => copy(text ?? '', W.positionCopied)}
        >
          {W.copyThePosition}
        </button>
        <button
          type="button"
          class="btn"
          disabled={text === undefined}
          onClick={() => copy(report(bench.laying.value, text ?? ''), W.reportCopied)}
        >
          {W.copyABugReport}
        </button>
        <button
          type="button"
          class="btn"
          disabled={bench.past.value.length === 0}
          onClick={() => {
            const before = bench.past.value.at(-1);
            if (before === undefined) return;
            bench.past.value = bench.past.value.slice(0, -1);
            bench.laying.value = before;
            bench.said.value = W.takenBack;
          }}
        >
          {W.takeBack}
        </button>
      </div>
      <p role="status">{bench.said}</p>
      {text !== undefined && (
        <details>
          <summary>{W.positionAsTextFor}</summary>
          <textarea readOnly aria-label={W.thePosition} rows={12} value={text} />
        </details>
      )}
    </section>
  );
}

export function PositionBench({ start, title }: { readonly start: Laying; readonly title: string }) {
  const laying = useSignal(start);
  const past = useSignal<readonly Laying[]>([]);
  const said = useSignal('');
  const chosen = useSignal<string | undefined>(undefined);
  const kit = useSignal<Kit | undefined>(undefined);
  const { game } = start;
  useEffect(() => {
    void loadGame(game.id)
      .then((ready) => loadKit(game.id, laidFor(game)?.data ?? (typeof ready === 'string' ? undefined : ready.data)))
      .then((found) => {
        kit.value = found;
      });
  }, [game]);
  const bench: Bench = {
    laying,
    past,
    said,
    take(made, done) {
      if (typeof made === 'string') {
        said.value = `${made}.`;
        return;
      }
      past.value = [...past.value, laying.value].slice(-200);
      laying.value = made;
      said.value = done;
    },
  };
  const shown = useComputed(() => {
    const view = game.view(laying.value.state, 0);
    const facts = game.facts(view, 0);
    return { facts, board: game.board(view, 0) };
  });
  const { facts, board } = shown.value;
  const sheet = kit.value?.at?.(board, facts) ?? kit.value;
  return (
    <main class="pack-page position-page">
      <header>
        <p>
          <a href="#/">{W.bocage}</a> · <a href={`#/position/${game.id}`}>{W.beginAgain}</a>
        </p>
        <h1>{W.aPosition(title)}</h1>
        <p class="muted">{board.status.join(' ')}</p>
        <Ways bench={bench} />
      </header>
      <div class="position-body">
        <div>
          {sheet !== undefined && (
            <BoardMap
              kit={sheet}
              board={board}
              facts={facts}
              chosen={chosen.value}
              choose={(piece) => {
                chosen.value = piece.id;
              }}
              put={(piece, place) => bench.take(withPiece(laying.value, piece, place), W.moved)}
            />
          )}
        </div>
        <div>
          <Pieces bench={bench} chosen={chosen} />
          <Lines bench={bench} />
        </div>
      </div>
    </main>
  );
}
