// One sheet of the box: its fields, with what the rulebook fixes locked and what is wrong said at the field.

import * as W from '../words/editor.ts';
import { Beside } from './beside.tsx';
import { addRow, type Draft, enter, fieldProblem, isChanged, look, problemsAt, putBack, removeRow } from './draft.ts';
import { type Field, type Growing, type Sheet, startsWith, valueAt } from './fields.ts';
import { entryOf, manner, show } from './values.ts';
import type { Workshop } from './workshop.ts';

const idOf = (field: Field): string => `f-${field.path.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;

/** A value as a sentence names it. */
function shownValue(schema: Field['schema'], value: unknown): string {
  if (typeof value === 'boolean') return value ? W.yes : W.no;
  return show(schema, value) || W.nothing;
}

function Input({
  shop,
  field,
  described,
}: {
  readonly shop: Workshop;
  readonly field: Field;
  readonly described: string;
}) {
  const { schema, locked } = field;
  const value = valueAt(shop.draft.value.data, field.way);
  const put = (text: string): void => {
    shop.draft.value = enter(shop.draft.value, field, text);
  };
  const common = { id: idOf(field), disabled: locked, 'aria-describedby': described };
  switch (entryOf(schema)) {
    case 'yes':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={(event) => put(event.currentTarget.checked ? 'yes' : 'no')}
        />
      );
    case 'pick':
      return (
        <select {...common} onChange={(event) => put(event.currentTarget.value)}>
          {schema.type === 'oneOf' &&
            schema.values.map((one) => (
              <option key={one} value={one} selected={one === value}>
                {one}
              </option>
            ))}
        </select>
      );
    case 'lines':
      return (
        <textarea
          {...common}
          rows={Math.min(8, 1 + (Array.isArray(value) ? value.length : 1))}
          value={show(schema, value)}
          onChange={(event) => put(event.currentTarget.value)}
        />
      );
    default:
      return (
        <input
          {...common}
          type="text"
          inputMode={schema.type === 'int' && schema.min >= 0 ? 'numeric' : 'text'}
          value={show(schema, value)}
          // A list is read when it is complete: what is typed meanwhile stays as it is.
          {...(schema.type === 'list' || schema.type === 'map'
            ? { onChange: (event: Event) => put((event.currentTarget as HTMLInputElement).value) }
            : { onInput: (event: Event) => put((event.currentTarget as HTMLInputElement).value) })}
        />
      );
  }
}

function FieldRow({ shop, field }: { readonly shop: Workshop; readonly field: Field }) {
  const draft = shop.draft.value;
  const id = idOf(field);
  const changed = isChanged(shop.content, draft, field);
  const own = fieldProblem(draft, field);
  const others = problemsAt(shop.problems.value, field.way).map(({ text }) => `${text}.`);
  const wrong = own ?? others[0];
  const state = field.locked ? 'locked' : changed ? 'changed' : draft.looked.has(field.path) ? 'seen' : 'open';
  const hint = manner(field.schema);
  return (
    <div class="pack-field" data-state={state} data-path={field.path}>
      <label for={id}>{field.label}</label>
      <div>
        <Input shop={shop} field={field} described={`${id}-about`} />
        <span class="about" id={`${id}-about`}>
          {field.names ? W.howFilesNameIt : field.locked ? W.fixedByTheRulebook : hint}
          {wrong !== undefined && (
            <b class="bad" role="alert">
              {' '}
              {wrong}
            </b>
          )}
        </span>
        {changed && (
          <button
            type="button"
            class="link"
            onClick={() => {
              shop.draft.value = putBack(shop.content, draft, field);
            }}
          >
            {W.putBack(shownValue(field.schema, valueAt(shop.content.own, field.way)))}
          </button>
        )}
      </div>
    </div>
  );
}

function Rows({ shop, list }: { readonly shop: Workshop; readonly list: Growing }) {
  const put = (next: Draft): void => {
    shop.draft.value = next;
  };
  return (
    <div class="row pack-rows">
      <button type="button" class="btn" onClick={() => put(addRow(shop.draft.value, list))}>
        {W.addOneMore(list.label)}
      </button>
      {list.length > list.kept && (
        <button type="button" class="btn" onClick={() => put(removeRow(shop.draft.value, list, list.length - 1))}>
          {W.removeLast}
        </button>
      )}
    </div>
  );
}

/** Fields that belong together stand under one heading. */
function groups(sheet: Sheet): readonly { readonly title: string; readonly fields: readonly Field[] }[] {
  const found = new Map<string, Field[]>();
  for (const field of sheet.fields) {
    const title = field.within.join(', ');
    found.set(title, [...(found.get(title) ?? []), field]);
  }
  return [...found].map(([title, fields]) => ({ title, fields }));
}

export function SheetView({ shop, sheet }: { readonly shop: Workshop; readonly sheet: Sheet }) {
  const atRow = shop.problems.value.filter(
    ({ way }) => startsWith(way, sheet.way) && !sheet.fields.some((field) => startsWith(way, field.way)),
  );
  const right = (): void => {
    shop.draft.value = look(shop.draft.value, sheet.fields);
    shop.step(1);
  };
  return (
    <form
      class="pack-sheet"
      aria-labelledby="sheet-title"
      onSubmit={(event) => {
        event.preventDefault();
        right();
      }}
    >
      <h2 id="sheet-title" tabIndex={-1}>
        {sheet.title}
      </h2>
      {sheet.source !== '' && <p class="muted">{W.sourceOfValues(sheet.source)}</p>}
      <div class="pack-two">
        <div class="pack-fields">
          {atRow.map(({ path, text }) => (
            <p key={`${path} ${text}`} class="notice bad" role="alert">
              {text}.
            </p>
          ))}
          {groups(sheet).map(({ title, fields }) => (
            <fieldset key={title}>
              {title !== '' && <legend>{title}</legend>}
              {fields.map((field) => (
                <FieldRow key={field.path} shop={shop} field={field} />
              ))}
            </fieldset>
          ))}
          {sheet.growing.map((list) => (
            <Rows key={list.path} shop={shop} list={list} />
          ))}
        </div>
        <Beside shop={shop} sheet={sheet} />
      </div>
      <div class="row pack-go">
        <button type="submit" class="btn main" data-right="true">
          {W.rightNext}
        </button>
        <button type="button" class="btn" onClick={() => shop.step(-1)}>
          {W.back}
        </button>
        <button type="button" class="btn" onClick={() => shop.step(1)}>
          {W.skip}
        </button>
      </div>
    </form>
  );
}
