// A pack that is being made: contents of the box, the sheet that is open, how far one has come, and ways out.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '../core/transfer.ts';
import * as W from '../words/editor.ts';
import { Contents } from './contents.tsx';
import { type Placed, packOf } from './draft.ts';
import { startsWith } from './fields.ts';
import { SheetView } from './sheet-view.tsx';
import { linkToPack } from './take.ts';
import type { At, Workshop } from './workshop.ts';

/** The sheet that a problem is about. */
function sheetOf(shop: Workshop, way: readonly (string | number)[]): At | undefined {
  for (const [c, chapter] of shop.chapters.value.entries())
    for (const [p, part] of chapter.parts.entries())
      for (const [s, sheet] of part.sheets.entries()) if (startsWith(way, sheet.way)) return [c, p, s];
  return undefined;
}

/** Where it is, as the form calls it. */
function placeOf(shop: Workshop, at: At | undefined, { path, way }: Placed): string {
  const [c = 0, p = 0, s = 0] = at ?? [];
  const sheet = at === undefined ? undefined : shop.chapters.value[c]?.parts[p]?.sheets[s];
  if (sheet === undefined) return path;
  const field = sheet.fields.find((one) => startsWith(way, one.way));
  return field === undefined ? sheet.title : `${sheet.title}, ${field.label}`;
}

function Problems({ shop }: { readonly shop: Workshop }) {
  const problems = shop.problems.value;
  if (problems.length === 0) return null;
  return (
    <section class="notice bad pack-problems" aria-label={W.whatDoesNotFitYet}>
      <p>{W.packIsKept(<b>{problems.length === 1 ? W.oneDoesNotFit : W.someDoNotFit(problems.length)}</b>)}</p>
      <ul>
        {problems.slice(0, 8).map((problem) => {
          const at = sheetOf(shop, problem.way);
          const said = `${placeOf(shop, at, problem)}: ${problem.text}.`;
          return (
            <li key={said}>
              {at === undefined ? (
                said
              ) : (
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    shop.at.value = at;
                  }}
                >
                  {said}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Ways({ shop }: { readonly shop: Workshop }) {
  const problem = useSignal<string | undefined>(undefined);
  return (
    <>
      <div class="row">
        <button
          type="button"
          class="btn main"
          data-play="true"
          onClick={() => {
            void shop.ready().then((made) => {
              if (typeof made === 'string') problem.value = made;
              else location.hash = `#/new/${shop.draft.value.game}/${shop.draft.value.id}`;
            });
          }}
        >
          {W.playWithIt}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            const { game } = shop.draft.value;
            saveFile(`${game}.pack.json`, `${JSON.stringify(packOf(shop.content, shop.draft.value), undefined, 2)}\n`);
          }}
        >
          {W.saveToAFile}
        </button>
        <button
          type="button"
          class="btn"
          data-link="true"
          onClick={() => {
            void linkToPack({ ...shop.draft.value, data: packOf(shop.content, shop.draft.value).data }).then((link) => {
              if (link === undefined) {
                shop.said.value = W.packTooLarge;
                return;
              }
              navigator.clipboard.writeText(link).then(
                () => {
                  shop.said.value = W.linkCopied;
                },
                () => {
                  problem.value = W.clipboardRefusedLink(link);
                },
              );
            });
          }}
        >
          {W.copyALink}
        </button>
      </div>
      {problem.value !== undefined && (
        <p class="notice bad" role="alert">
          {problem.value}
        </p>
      )}
    </>
  );
}

export function Bench({ shop, title }: { readonly shop: Workshop; readonly title: string }) {
  const unfolded = useSignal(false);
  const top = useRef<HTMLDivElement>(null);
  const at = shop.at.value.join();
  const shown = useRef(at);
  // A new sheet begins at its head, also for whoever hears it.
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    const head = top.current?.querySelector<HTMLElement>('#sheet-title');
    head?.focus();
    top.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const { name, about } = shop.draft.value;
  const { looked, sheet } = shop;
  const of = shop.fields.value.length;
  return (
    <main class="pack-page">
      <header>
        <p>
          <a href="#/">{W.bocage}</a> · <a href={`#/pack/${shop.draft.value.game}`}>{W.packsOf(title)}</a>
        </p>
        <h1>{W.valuesOfMyCopy(title)}</h1>
        <div class="row">
          <label>
            {W.name}{' '}
            <input
              type="text"
              maxLength={60}
              value={name}
              onInput={(event) => {
                shop.draft.value = { ...shop.draft.value, name: event.currentTarget.value };
              }}
            />
          </label>
          <label>
            {W.aboutIt}{' '}
            <input
              type="text"
              maxLength={200}
              value={about}
              onInput={(event) => {
                shop.draft.value = { ...shop.draft.value, about: event.currentTarget.value };
              }}
            />
          </label>
        </div>
        <p class="pack-progress" data-looked={looked} data-of={of}>
          {W.lookedAndChanged(
            <progress max={of} value={looked} aria-label={W.progress} />,
            looked,
            of,
            shop.changed,
            <span role="status">{shop.said}</span>,
          )}
        </p>
        <Ways shop={shop} />
        <Problems shop={shop} />
        <button
          type="button"
          class="btn pack-fold"
          aria-expanded={unfolded.value}
          onClick={() => {
            unfolded.value = !unfolded.value;
          }}
        >
          {W.contentsAndSearch}
        </button>
      </header>
      <div class="pack-body">
        <Contents shop={shop} unfolded={unfolded} />
        <div ref={top}>{sheet !== undefined && <SheetView key={at} shop={shop} sheet={sheet} />}</div>
      </div>
    </main>
  );
}
