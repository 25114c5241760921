// Loading and unloading on one sheet: a column for the space, one for each Division or the Truck; steppers, tokens to drag, fill
// up, as before; one press plays all of it. Loaded when the first loading is asked about.
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { replan } from '../../core/plan.ts';
import { settings } from '../../core/settings.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Rule } from './bits.tsx';
import { folded, sheeted } from './draft.ts';
import { divisionName, factsOf, KINDS } from './facts.ts';
import { LoadColumn } from './load-column.tsx';
import {
  asBefore,
  asLastTime,
  firstDraft,
  judge,
  type LoadDraft,
  type Loading,
  loadingOf,
  moved,
  refusal,
  SPACE,
} from './load-draft.ts';
import { drag } from './load-drag.ts';
import type { SheetUi, Told } from './load-ui.ts';
import { columnName, movesText, starveText } from './load-words.ts';
import { TokenIcon } from './tokens.tsx';
import { placeName } from './words.ts';

const same = (a: LoadDraft, b: LoadDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

function lead(ui: KitUi, { sheet }: Loading): string {
  const place = placeName(ui, sheet.space);
  const how = W.howToLoad;
  if (sheet.to !== undefined)
    return W.truckRoom(how, sheet.holders[0]?.capacity, placeName(ui, sheet.to.space), sheet.to.room);
  const elsewhere = factsOf(ui.table).divisions.filter(({ id }) => !sheet.holders.some((holder) => holder.id === id));
  const away = elsewhere.map((one) => W.divisionIsIn(divisionName(one), placeName(ui, one.at)));
  return [W.cardRoom(how, sheet.holders[0]?.capacity, place, sheet.capacity), ...away].join(' ');
}

/** The token under the pointer. */
function Ghost() {
  const now = drag.value;
  const name = now === undefined ? undefined : KINDS[now.kind];
  if (now === undefined || name === undefined) return null;
  return (
    <div class="ghost" style={{ left: `${now.x}px`, top: `${now.y}px` }} aria-hidden="true">
      <TokenIcon name={name} />
    </div>
  );
}

function Foot({ sheet, confirm }: { readonly sheet: SheetUi; readonly confirm: () => void }) {
  const { ui, loading, draft, put } = sheet;
  const judged = judge(ui.table, draft.value);
  const last = asLastTime(ui.table, loading, asBefore(loading.sheet));
  const starves = starveText(ui, loading.sheet, draft.value, judged.fares);
  const button = useRef<HTMLButtonElement>(null);
  // One press on Enter, or a change first: the focus waits where the sheet is confirmed.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const letters = settings.value.letters;
  return (
    <footer>
      <div class="foot-says">
        <p role="status">{movesText(ui, loading.sheet, draft.value)}</p>
        {starves !== '' && <p class="dear">{starves}</p>}
        {judged.refused !== undefined && (
          <p class="dear">
            {judged.refused.text} <Rule ui={ui} rule={judged.refused.rule} />
          </p>
        )}
      </div>
      <div class="row">
        {last !== undefined && (
          <button
            type="button"
            class="btn"
            data-load="last"
            disabled={same(last, draft.value)}
            onClick={() => put(last)}
          >
            {W.asLastTime(
              letters && (
                <span class="key" aria-hidden="true">
                  {W.letterL}
                </span>
              ),
            )}
          </button>
        )}
        <button
          type="button"
          class="btn"
          data-load="before"
          disabled={same(asBefore(loading.sheet), draft.value)}
          onClick={() => put(asBefore(loading.sheet))}
        >
          {W.allAsBefore(
            letters && (
              <span class="key" aria-hidden="true">
                {W.letterB}
              </span>
            ),
          )}
        </button>
        <button
          ref={button}
          type="button"
          class="btn main"
          data-confirm="true"
          aria-disabled={judged.refused !== undefined}
          onClick={confirm}
        >
          {W.loadLikeThis(
            <span class="key" aria-hidden="true">
              ↵
            </span>,
          )}
        </button>
      </div>
    </footer>
  );
}

function Sheet({ ui, loading }: { readonly ui: KitUi; readonly loading: Loading }) {
  const { table, controller } = ui;
  const draft = useSignal(firstDraft(table, loading));
  const told = useSignal<Told | undefined>(undefined);
  const open = useSignal(0);
  const tell = (column: number, { text, rule }: { readonly text: string; readonly rule: string }): void => {
    told.value = { column, text, rule };
  };
  const sheet: SheetUi = {
    ui,
    loading,
    draft,
    told,
    open,
    move(from, to, kind) {
      const next = moved(draft.value, from, to, kind);
      if (next === draft.value) return;
      const refused = refusal(table, draft.value, next);
      if (refused !== undefined) tell(to === SPACE ? from : to, refused);
      else sheet.put(next);
    },
    put(next) {
      told.value = undefined;
      draft.value = next;
    },
  };
  const confirm = (): void => {
    const { names, refused } = judge(table, draft.value);
    if (refused !== undefined) {
      tell(SPACE, refused);
      return;
    }
    const problem = replan(
      controller,
      loading.start,
      loading.opened === undefined ? names : [loading.opened.name, ...names],
      true,
    );
    if (problem !== undefined) tell(SPACE, { text: problem, rule: '' });
  };
  const close = (): void => {
    if (loading.opened === undefined) folded.value = { table, n: table.session.entries.length };
    else replan(controller, loading.start, [], true);
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) confirm();
    else if (settings.value.letters && event.key === 'b') sheet.put(asBefore(loading.sheet));
    else if (settings.value.letters && event.key === 'l')
      sheet.put(asLastTime(table, loading, asBefore(loading.sheet)) ?? draft.value);
    else return;
    event.preventDefault();
  };
  const place = placeName(ui, loading.sheet.space);
  const to = loading.sheet.to;
  const title = to === undefined ? W.whoCarriesWhat(place) : W.whatTruckCarries(place, placeName(ui, to.space));
  return (
    <Dialog
      title={title}
      close={close}
      kind="load-sheet"
      above={
        <p class="cap">
          {W.viiiCorpsDecides(to === undefined, <Rule ui={ui} rule={table.decision.value?.rule ?? ''} />)}
        </p>
      }
    >
      {/* Keys for the whole sheet; what they do has a button of its own. */}
      <div class="load-body" role="presentation" onKeyDown={keys}>
        <p class="lead">{lead(ui, loading)}</p>
        <div class="load-tabs" role="group" aria-label={W.columnTab}>
          {loading.sheet.holders.map((holder, column) => (
            <button
              key={holder.id}
              type="button"
              class="chip"
              aria-pressed={open.value === column}
              onClick={() => {
                open.value = column;
              }}
            >
              {columnName(ui, loading.sheet, column)}
            </button>
          ))}
        </div>
        <div class="load-columns" data-columns={loading.sheet.holders.length + 1}>
          {[SPACE, ...loading.sheet.holders.keys()].map((column) => (
            <LoadColumn key={column} sheet={sheet} column={column} />
          ))}
        </div>
        <Foot sheet={sheet} confirm={confirm} />
        <Ghost />
      </div>
    </Dialog>
  );
}

/** The sheet while a loading is asked about. One that the rules ask for can be folded away to look at the map. */
export function LoadSheet({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  const loading = loadingOf(table);
  if (loading === undefined) return null;
  if (!sheeted(ui))
    return (
      <button
        type="button"
        class="btn main"
        data-load="open"
        onClick={() => {
          folded.value = undefined;
        }}
      >
        {W.loadOnOneSheet}
      </button>
    );
  return <Sheet key={loading.start} ui={ui} loading={loading} />;
}
