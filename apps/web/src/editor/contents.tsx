// The table of contents of a box: chapters with how far somebody has come, and the search over all sheets.
import { type Signal, useSignal } from '@preact/signals';
import * as W from '../words/editor.ts';
import { addRow } from './draft.ts';
import type { Field, Sheet } from './fields.ts';
import { valueAt } from './fields.ts';
import { show } from './values.ts';
import type { At, Workshop } from './workshop.ts';

const MOST_FOUND = 40;

/** Whether a sheet has what a person searches: in its name, in the names of its fields, in their values. */
function meets(shop: Workshop, sheet: Sheet, wanted: string): boolean {
  const has = (text: string): boolean => text.toLowerCase().includes(wanted);
  const { data } = shop.draft.value;
  return (
    has(sheet.title) ||
    sheet.fields.some((field) => has(field.label) || has(show(field.schema, valueAt(data, field.way))))
  );
}

function share(shop: Workshop, fields: readonly Field[]): string {
  const { looked } = shop.draft.value;
  const open = fields.filter((field) => !field.locked);
  const done = open.filter((field) => looked.has(field.path)).length;
  return open.length === 0 ? W.nothingToLookUp : W.doneOf(done, open.length);
}

function SheetLink({
  shop,
  sheet,
  at,
  shut,
}: {
  readonly shop: Workshop;
  readonly sheet: Sheet;
  readonly at: At;
  readonly shut: () => void;
}) {
  const here = shop.at.value.join() === at.join();
  return (
    <li>
      <button
        type="button"
        class="link"
        aria-current={here ? 'true' : undefined}
        onClick={() => {
          shop.at.value = at;
          shut();
        }}
      >
        {sheet.title} <small>{share(shop, sheet.fields)}</small>
      </button>
    </li>
  );
}

function Found({ shop, query, shut }: { readonly shop: Workshop; readonly query: string; readonly shut: () => void }) {
  const wanted = query.trim().toLowerCase();
  const found = shop.chapters.value.flatMap((chapter, c) =>
    chapter.parts.flatMap((part, p) =>
      part.sheets.flatMap((sheet, s) => (meets(shop, sheet, wanted) ? [{ sheet, at: [c, p, s] as const }] : [])),
    ),
  );
  return (
    <>
      <p class="muted" role="status">
        {found.length === 0 ? W.nothingOfThatName : W.found(found.length)}
      </p>
      <ul>
        {found.slice(0, MOST_FOUND).map(({ sheet, at }) => (
          <SheetLink key={at.join()} shop={shop} sheet={sheet} at={at} shut={shut} />
        ))}
      </ul>
    </>
  );
}

export function Contents({ shop, unfolded }: { readonly shop: Workshop; readonly unfolded: Signal<boolean> }) {
  const query = useSignal('');
  const shut = (): void => {
    unfolded.value = false;
  };
  const [chapter, part] = shop.at.value;
  return (
    <nav class="pack-contents" aria-label={W.contentsOfTheBox} data-open={unfolded.value}>
      <input
        type="search"
        class="rules-search"
        placeholder={W.searchTheBox}
        aria-label={W.searchTheBox}
        value={query.value}
        onInput={(event) => {
          query.value = event.currentTarget.value;
        }}
      />
      {query.value.trim() !== '' ? (
        <Found shop={shop} query={query.value} shut={shut} />
      ) : (
        shop.chapters.value.map((one, c) => (
          <section key={one.id} data-chapter={one.id}>
            <h3>{one.title}</h3>
            <p class="muted">{one.about}</p>
            {one.parts.map((here, p) => (
              <details key={`${here.path} ${here.title}`} open={c === chapter && p === part}>
                <summary>
                  {here.title}{' '}
                  <small>
                    {share(
                      shop,
                      here.sheets.flatMap((sheet) => sheet.fields),
                    )}
                  </small>
                </summary>
                <ul>
                  {here.sheets.map((sheet, s) => (
                    <SheetLink key={sheet.path} shop={shop} sheet={sheet} at={[c, p, s]} shut={shut} />
                  ))}
                </ul>
                {here.open !== undefined && (
                  <button
                    type="button"
                    class="btn"
                    onClick={() => {
                      if (here.open === undefined) return;
                      shop.draft.value = addRow(shop.draft.value, here.open);
                      shop.at.value = [c, p, here.sheets.length];
                    }}
                  >
                    {W.addTo(here.title)}
                  </button>
                )}
              </details>
            ))}
          </section>
        ))
      )}
    </nav>
  );
}
