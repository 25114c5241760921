// One column of the loading sheet: the space, a Division or the Truck, with its slots, steppers and what becomes of it.

import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import { starPath } from '../../map/symbols.tsx';
import * as W from '../../words/credentials.ts';
import { Rule } from './bits.tsx';
import { factsOf, KIND_WORDS, KINDS } from './facts.ts';
import { filled, judge, lastLoad, moved, refusal, restored, SPACE, tokensOf, total, unloaded } from './load-draft.ts';
import { beginDrag, drag } from './load-drag.ts';
import type { SheetUi } from './load-ui.ts';
import { changes, columnName, fareWords } from './load-words.ts';
import { TokenIcon } from './tokens.tsx';

const STAR = starPath(9);

const signed = (n: number): string => (n > 0 ? `+${n}` : n === 0 ? '·' : `−${-n}`);

function capacityOf({ loading }: SheetUi, column: number): number {
  return loading.sheet.holders[column]?.capacity ?? loading.sheet.capacity;
}

function Head({ sheet, column }: { readonly sheet: SheetUi; readonly column: number }) {
  const { ui, loading } = sheet;
  const id = loading.sheet.holders[column]?.id ?? '';
  const division = factsOf(ui.table).divisions.find((one) => one.id === id);
  const look = division === undefined ? undefined : lookOf(ui, id);
  return (
    <header>
      {look !== undefined && (
        <svg width="46" height="46" viewBox="-26 -26 54 54" aria-hidden="true">
          <Counter look={look} />
        </svg>
      )}
      {id === 'truck' && <TokenIcon name="truck" />}
      {column === SPACE && (
        <svg class="base-sign" width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true">
          <circle r="18" />
          <circle class="inner" r="14" />
          <path d={STAR} />
        </svg>
      )}
      <div>
        <h3>{columnName(ui, loading.sheet, column)}</h3>
        {division !== undefined && <p>{W.cardSpaces(division.armored, division.spaces)}</p>}
      </div>
    </header>
  );
}

function lookOf(ui: KitUi, id: string) {
  const piece = ui.table.board.value.places.flatMap((place) => place.pieces).find((one) => one.id === id);
  return piece === undefined ? undefined : ui.kit?.look(piece, ui.table.facts.value);
}

/** The tokens of a column as things to drag; those that were not there before have a thick edge. */
function Slots({ sheet, column }: { readonly sheet: SheetUi; readonly column: number }) {
  const { loading, draft } = sheet;
  const tokens = tokensOf(draft.value, column);
  const by = changes(loading.sheet, draft.value, column);
  const full = KINDS.flatMap((name, kind) =>
    Array.from({ length: tokens[kind] ?? 0 }, (_, i) => ({
      name,
      kind,
      fresh: i >= (tokens[kind] ?? 0) - (by[kind] ?? 0),
    })),
  );
  const capacity = capacityOf(sheet, column);
  const over = drag.value !== undefined && drag.value.over === column && drag.value.from !== column;
  return (
    <div class="load-slots" aria-hidden="true">
      {Array.from({ length: Math.max(capacity, full.length) }, (_, i) => {
        const token = full[i];
        return token === undefined ? (
          <i key={i} data-drop={over && i === full.length}>
            {over && i === full.length && W.drop}
          </i>
        ) : (
          <i
            key={i}
            data-full="true"
            data-fresh={token.fresh}
            data-token={token.name}
            onPointerDown={(event) => beginDrag(event, column, token.kind, (to) => sheet.move(column, to, token.kind))}
          >
            <TokenIcon name={token.name} />
          </i>
        );
      })}
    </div>
  );
}

function Step({
  sheet,
  column,
  kind,
  by,
}: {
  readonly sheet: SheetUi;
  readonly column: number;
  readonly kind: number;
  readonly by: 1 | -1;
}) {
  const { ui, draft, loading } = sheet;
  const [from, to] = by > 0 ? [SPACE, column] : [column, SPACE];
  const next = moved(draft.value, from, to, kind);
  const refused = next === draft.value ? undefined : refusal(ui.table, draft.value, next);
  const closed = next === draft.value || refused !== undefined;
  const word = KIND_WORDS[KINDS[kind] ?? 'fuel'];
  const name = columnName(ui, loading.sheet, column);
  return (
    <button
      type="button"
      class="step"
      data-step={by > 0 ? 'more' : 'less'}
      aria-disabled={closed}
      aria-label={W.moreOrLess(by, word, name, tokensOf(draft.value, column)[kind])}
      title={refused?.text}
      onClick={() => sheet.move(from, to, kind)}
    >
      {by > 0 ? '+' : '−'}
    </button>
  );
}

function Row({ sheet, column, kind }: { readonly sheet: SheetUi; readonly column: number; readonly kind: number }) {
  const { draft, loading } = sheet;
  const name = KINDS[kind] ?? 'fuel';
  const n = tokensOf(draft.value, column)[kind] ?? 0;
  const by = changes(loading.sheet, draft.value, column)[kind] ?? 0;
  return (
    <li data-kind={name}>
      <TokenIcon name={name} />
      <span class="kind">{KIND_WORDS[name]}</span>
      {column !== SPACE && <Step sheet={sheet} column={column} kind={kind} by={-1} />}
      <b>{n}</b>
      {column !== SPACE && <Step sheet={sheet} column={column} kind={kind} by={1} />}
      <span class="by">
        <span aria-hidden="true">{signed(by)}</span>
        {by !== 0 && <span class="visually-hidden">{W.againstBefore(signed(by))}</span>}
      </span>
    </li>
  );
}

function Buttons({ sheet, column }: { readonly sheet: SheetUi; readonly column: number }) {
  const { ui, loading, draft, put } = sheet;
  const { table } = ui;
  const name = columnName(ui, loading.sheet, column);
  const changed = changes(loading.sheet, draft.value, column).some((n) => n !== 0);
  const next =
    column === SPACE
      ? unloaded(table, draft.value)
      : filled(table, draft.value, column, lastLoad(table, loading, column));
  return (
    <div class="row">
      <button
        type="button"
        class="btn"
        data-load={column === SPACE ? 'unload' : 'fill'}
        aria-label={column === SPACE ? W.unloadAllIn(name) : W.fillUpDivision(name)}
        disabled={next === draft.value}
        onClick={() => put(next)}
      >
        {column === SPACE ? W.unloadAll : W.fillUp}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={W.divisionAsBefore(name)}
        disabled={!changed}
        onClick={() => put(restored(table, loading.sheet, draft.value, column))}
      >
        {W.asBefore}
      </button>
    </div>
  );
}

/** What becomes of the column at the next Logistics Step. */
function Fares({ sheet, column }: { readonly sheet: SheetUi; readonly column: number }) {
  const { ui, loading, draft } = sheet;
  const { fares } = judge(ui.table, draft.value);
  const here = loading.sheet.holders.flatMap(({ id }) => fares.find((fare) => fare.division === id) ?? []);
  if (loading.sheet.kind === 'truck') return null;
  if (column === SPACE) {
    const starve = here.filter(
      ({ meal, recovers }) => !recovers && (meal.kind === 'starves' || meal.kind === 'starving'),
    );
    return (
      <div class="fare">
        <b>{W.nextLogisticsStep}</b>
        <p>{here.length === 0 ? W.notKnownYet : W.eatAndStarve(here.length - starve.length, starve.length)}</p>
      </div>
    );
  }
  const fare = here.find(({ division }) => division === loading.sheet.holders[column]?.id);
  if (fare === undefined) return <div class="fare" />;
  const [word, more] = fareWords(ui, fare, tokensOf(draft.value, column));
  return (
    <div class="fare" data-fare={fare.recovers ? 'card' : fare.meal.kind}>
      <b>{word}</b>
      <p>{more}</p>
    </div>
  );
}

export function LoadColumn({ sheet, column }: { readonly sheet: SheetUi; readonly column: number }) {
  const { ui, loading, draft, told, open } = sheet;
  const n = total(tokensOf(draft.value, column));
  const capacity = capacityOf(sheet, column);
  const refused = told.value?.column === column ? told.value : undefined;
  const over = drag.value !== undefined && drag.value.over === column && drag.value.from !== column;
  return (
    <section
      class={column === SPACE ? 'load-column depot' : 'load-column'}
      data-column={column}
      data-shown={column === SPACE || column === open.value}
      data-over={over}
      aria-label={columnName(ui, loading.sheet, column)}
    >
      <Head sheet={sheet} column={column} />
      <p class="held">
        <span>
          {column === SPACE ? W.liesHere : column === 0 && loading.sheet.kind === 'truck' ? W.loaded : W.onItsCard}
        </span>
        <b>{W.filledOf(n, capacity)}</b>
      </p>
      <div class="gauge" aria-hidden="true">
        {Array.from({ length: capacity }, (_, i) => (
          <i key={i} data-full={i < n} />
        ))}
      </div>
      <Slots sheet={sheet} column={column} />
      <ul>
        {KINDS.map((kind, i) => (
          <Row key={kind} sheet={sheet} column={column} kind={i} />
        ))}
      </ul>
      <Buttons sheet={sheet} column={column} />
      <p class="dear" role="status">
        {refused !== undefined && (
          <>
            {refused.text} {refused.rule !== '' && <Rule ui={ui} rule={refused.rule} />}
          </>
        )}
      </p>
      <Fares sheet={sheet} column={column} />
    </section>
  );
}
