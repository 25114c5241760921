// A pack that is being made: contents of the box, the sheet that is open, how far one has come, and ways out.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { saveFile } from '../core/transfer.ts';
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
    <section class="notice bad pack-problems" aria-label="What does not fit yet">
      <p>
        <b>{problems.length === 1 ? 'One thing does not fit yet.' : `${problems.length} things do not fit yet.`}</b> The
        pack is kept, and can be played once they do.
      </p>
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
          Play with it
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => {
            const { game } = shop.draft.value;
            saveFile(`${game}.pack.json`, `${JSON.stringify(packOf(shop.content, shop.draft.value), undefined, 2)}\n`);
          }}
        >
          Save as a file
        </button>
        <button
          type="button"
          class="btn"
          data-link="true"
          onClick={() => {
            void linkToPack({ ...shop.draft.value, data: packOf(shop.content, shop.draft.value).data }).then((link) => {
              if (link === undefined) {
                shop.said.value = 'This pack is too large for a link: save it as a file.';
                return;
              }
              navigator.clipboard.writeText(link).then(
                () => {
                  shop.said.value = 'The link to this pack is on the clipboard.';
                },
                () => {
                  problem.value = `The browser does not let this page write to the clipboard. The link: ${link}`;
                },
              );
            });
          }}
        >
          Copy a link
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
          <a href="#/">Bocage</a> · <a href={`#/pack/${shop.draft.value.game}`}>Packs of {title}</a>
        </p>
        <h1>{title}: the values of my copy</h1>
        <div class="row">
          <label>
            Name{' '}
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
            About it{' '}
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
          <progress max={of} value={looked} aria-label="How far you have come" />
          {looked} of {of} fields looked at, {shop.changed} changed. <span role="status">{shop.said}</span>
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
          Contents and search
        </button>
      </header>
      <div class="pack-body">
        <Contents shop={shop} unfolded={unfolded} />
        <div ref={top}>{sheet !== undefined && <SheetView key={at} shop={shop} sheet={sheet} />}</div>
      </div>
    </main>
  );
}
