// Planners of the headquarters: the force before the first Week, and repair and replacement at the end of each. One page with
// its budget; nothing is played before it is confirmed.
import { type Signal, signal } from '@preact/signals';
import { planStart, replan } from '../core/plan.ts';
import { capital } from '../core/words.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { KitUi } from './kit.ts';
import { forceByType, type ShermanData, type UnitModel } from './sherman-leader-data.ts';
import { keepDraft, readDraft } from './sherman-leader-draft.ts';
import {
  type Granted,
  grant,
  type Option,
  REPAIR,
  refusedAt,
  SET_UP,
  type Section,
  type Wish,
  wishesSoFar,
} from './sherman-leader-wishes.ts';

interface Planning {
  readonly ui: KitUi;
  readonly data: ShermanData;
  readonly granted: Granted;
  readonly wishes: readonly Wish[];
  set(wishes: readonly Wish[]): void;
}

const TITLES: Readonly<Record<string, string>> = {
  'set-up/units': 'Units',
  'set-up/commanders': 'Commanders',
  'set-up/promote': 'Promotions',
  'set-up/trucks': 'Trucks',
  'set-up/scouts': 'Scouts',
  'week-end/medics': 'Medics, at no cost',
  'week-end/mechanics': 'Mechanics, at no cost',
  'week-end/repair': 'Repairs',
  'week-end/heal': 'Wounds',
  'week-end/upgrade': 'Units in part exchange',
  'week-end/upgrade-more': 'In exchange for',
  'week-end/upgrade-discard': 'Commanders who go',
  'week-end/replace': 'Commanders replaced',
  'week-end/unit-loss': 'Commanders without a Unit',
  'week-end/purchase': 'New Units',
  'week-end/recruit': 'Recruits',
  'week-end/recruit-level': 'Their level',
  'week-end/trucks': 'Trucks',
  'week-end/scouts': 'Scouts',
  'week-end/rest': 'Priority R&R',
};

/** Takes an option once more, or once less. */
function change(planning: Planning, step: string, name: string, by: 1 | -1): void {
  const { wishes } = planning;
  // What fills itself is not among the wishes yet: from the first change on it is.
  const taken = planning.granted.visits.filter((visit) => visit.step === step).map((visit) => visit.took);
  const mine = /commanders|recruit/.test(step) ? [] : wishes.filter((wish) => wish.step === step);
  const others = wishes.filter((wish) => wish.step !== step);
  if (/commanders$/.test(step)) {
    const names = taken.filter((one) => one !== name);
    // Another name comes in for the last of those that were filled in.
    planning.set([...others, ...(by > 0 ? [...names.slice(0, -1), name] : names).map((one) => ({ step, name: one }))]);
    return;
  }
  if (by > 0) planning.set([...others, ...mine, { step, name }]);
  else {
    const at = mine.findLastIndex((wish) => wish.name === name);
    planning.set([...others, ...mine.filter((_, i) => i !== at)]);
  }
}

function Check({ planning, step, option }: { planning: Planning; step: string; option: Option }) {
  return (
    <label class="planner-check">
      <input
        type="checkbox"
        checked={option.taken > 0}
        onChange={(event) => change(planning, step, option.name, event.currentTarget.checked ? 1 : -1)}
      />
      <span>{capital(option.label)}</span>
      {option.cost !== '' && <b>{option.cost}</b>}
    </label>
  );
}

/** How many, where the rules ask for a number. */
function HowMany({ planning, section }: { planning: Planning; section: Section }) {
  const { step, options } = section;
  const now = options.find((option) => option.taken > 0)?.name ?? '';
  return (
    <select
      aria-label={TITLES[step]}
      value={now}
      onChange={(event) => {
        const name = event.currentTarget.value;
        const others = planning.wishes.filter((wish) => wish.step !== step);
        planning.set(name === '' ? others : [...others, { step, name }]);
      }}
    >
      <option value="" selected={now === ''}>
        none
      </option>
      {options.map((option) => (
        <option key={option.name} value={option.name} selected={option.name === now}>
          {option.label}, {option.cost}
        </option>
      ))}
    </select>
  );
}

/** Which models are shown. */
const filter: Signal<{ readonly type: string; readonly sort: keyof UnitModel; readonly all: boolean }> = signal({
  type: '',
  sort: 'cost',
  all: false,
});
const SORTS: readonly (readonly [keyof UnitModel, string])[] = [
  ['cost', 'cost'],
  ['ap', 'AP'],
  ['he', 'HE'],
  ['maxRange', 'range'],
  ['defense', 'Defense'],
  ['speed', 'Speed'],
];

function Filters({ data }: { readonly data: ShermanData }) {
  const types = [...new Set(data.units.map((unit) => unit.type))];
  return (
    <div class="planner-filters">
      <label>
        Type{' '}
        <select
          onChange={(event) => {
            filter.value = { ...filter.value, type: event.currentTarget.value };
          }}
        >
          <option value="">all</option>
          {types.map((type) => (
            <option key={type} value={type} selected={filter.value.type === type}>
              {type}
            </option>
          ))}
        </select>
      </label>
      <label>
        By{' '}
        <select
          onChange={(event) => {
            filter.value = { ...filter.value, sort: event.currentTarget.value as keyof UnitModel };
          }}
        >
          {SORTS.map(([id, name]) => (
            <option key={id} value={id} selected={filter.value.sort === id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={filter.value.all}
          onChange={(event) => {
            filter.value = { ...filter.value, all: event.currentTarget.checked };
          }}
        />{' '}
        also what cannot be bought, and why
      </label>
    </div>
  );
}

/** Units side by side, a line for each model, with how many of it join. */
function Units({ planning, section }: { planning: Planning; section: Section }) {
  const { data, granted, ui } = planning;
  const { step, options } = section;
  const { type, sort, all } = filter.value;
  const first = ui.table.game;
  const refused = all ? refusedAt(first, startOf(planning), (pieces) => modelOf(data, pieces[0])) : new Map();
  const of = (model: UnitModel): readonly Option[] =>
    options.filter((option) => model.numbers.includes(option.pieces[0] ?? ''));
  const models = data.units
    .filter((model) => (of(model).length > 0 || refused.has(model.name)) && (type === '' || model.type === type))
    .sort((a, b) => Number(a[sort] || 99) - Number(b[sort] || 99) || a.cost - b.cost);
  const plus = (n: number): string => (n > 0 ? `${n}+` : '–');
  return (
    <>
      <Filters data={data} />
      <div class="planner-wide">
        <table class="compare models">
          <thead>
            <tr>
              {['Unit', 'SO', 'Speed', 'AP', 'HE', 'Range', 'Def.', 'Yours'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map((model) => {
              const mine = of(model);
              const taken = mine.filter((option) => option.taken > 0);
              const next = mine.find((option) => option.taken === 0 && option.more) ?? mine.find((o) => o.taken === 0);
              return (
                <tr key={model.name}>
                  <th scope="row">
                    {model.name}
                    <small>
                      {model.type}, in service {model.from}–{model.to}
                      {model.notes.length > 0 && `. ${model.notes.join(', ')}`}
                    </small>
                    {mine.length === 0 && <small class="planner-problem">{refused.get(model.name)}</small>}
                  </th>
                  <td data-label="SO">{model.cost}</td>
                  <td data-label="Speed">{model.speed}</td>
                  <td data-label="AP">{plus(model.ap)}</td>
                  <td data-label="HE">{plus(model.he)}</td>
                  <td data-label="Range">
                    {model.minRange}–{model.maxRange}
                  </td>
                  <td data-label="Def.">{model.defense}</td>
                  <td>
                    <span class="stepper" role="group" aria-label={model.name}>
                      <button
                        type="button"
                        class="btn"
                        aria-label={`One ${model.name} less`}
                        disabled={taken.length === 0}
                        onClick={() => change(planning, step, taken.at(-1)?.name ?? '', -1)}
                      >
                        −
                      </button>
                      <output>{taken.length}</output>
                      <button
                        type="button"
                        class="btn"
                        aria-label={`One ${model.name} more`}
                        disabled={next === undefined}
                        onClick={() => change(planning, step, next?.name ?? '', 1)}
                      >
                        +
                      </button>
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {granted.problems.length > 0 && models.length === 0 && <p>{granted.problems[0]}</p>}
    </>
  );
}

function modelOf(data: ShermanData, unit: string | undefined): string | undefined {
  return data.units.find((model) => model.numbers.includes(unit ?? ''))?.name;
}

function startOf(planning: Planning): ReturnType<KitUi['table']['session']['at']> {
  const { session } = planning.ui.table;
  return session.at(planStart(session, SET_UP));
}

/** Promotions: so many levels for each. */
function Levels({ planning, section }: { planning: Planning; section: Section }) {
  return (
    <ul class="planner-list">
      {section.options.map((option) => (
        <li key={option.name}>
          <span>{option.label}</span>
          <b>{option.cost}</b>
          <span class="stepper" role="group" aria-label={option.label}>
            <button
              type="button"
              class="btn"
              aria-label={`${option.pieces[0]}: one level less`}
              disabled={option.taken === 0}
              onClick={() => change(planning, section.step, option.name, -1)}
            >
              −
            </button>
            <output>{option.taken}</output>
            <button
              type="button"
              class="btn"
              aria-label={`${option.pieces[0]}: one level more`}
              onClick={() => change(planning, section.step, option.name, 1)}
            >
              +
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Part({ planning, section }: { planning: Planning; section: Section }) {
  const { step } = section;
  return (
    <section class="planner-part" aria-label={TITLES[step] ?? step}>
      <h3>
        {TITLES[step] ?? step} {section.must && <span class="planner-must">must be settled</span>}
      </h3>
      <p class="muted">{section.why}</p>
      {/\/(units|purchase)$/.test(step) ? (
        <Units planning={planning} section={section} />
      ) : /\/(trucks|scouts)$/.test(step) ? (
        <HowMany planning={planning} section={section} />
      ) : /promote$/.test(step) ? (
        <Levels planning={planning} section={section} />
      ) : (
        <div class="planner-checks">
          {section.options.map((option) => (
            <Check key={option.name} planning={planning} step={step} option={option} />
          ))}
        </div>
      )}
    </section>
  );
}

const wanted: Signal<{ readonly key: string; readonly wishes: readonly Wish[] } | undefined> = signal(undefined);

function tracks(planning: Planning): string {
  const { game } = planning.ui.table;
  const board = game.board(game.view(planning.granted.state, 0), 0);
  return board.tracks.find((track) => track.id === 'so')?.value ?? '';
}

function Planner({
  ui,
  data,
  steps,
  title,
  close,
}: {
  ui: KitUi;
  data: ShermanData;
  steps: RegExp;
  title: string;
  close: () => void;
}) {
  const { table } = ui;
  const { session, game } = table;
  const from = planStart(session, steps);
  const key = `${title} ${from}`;
  const own = `${ui.desk.id} ${key}`;
  const wishes =
    wanted.value?.key === own
      ? wanted.value.wishes
      : (readDraft<readonly Wish[]>(ui.desk.id, key) ??
        wishesSoFar(session.entries, (i) => game.decision(session.at(i))?.step ?? '', from));
  const granted = grant(game, session.at(from), steps, wishes);
  const planning: Planning = {
    ui,
    data,
    granted,
    wishes,
    set: (next) => {
      wanted.value = { key: own, wishes: next };
      keepDraft(ui.desk.id, key, next);
    },
  };
  const confirm = (): void => {
    const { last } = granted;
    if (replan(table, from, granted.names) !== undefined) return;
    close();
    const offer = table.offers.value.find((one) => one.name === last);
    if (offer !== undefined) ui.desk.choose(offer, true);
    else ui.desk.after();
  };
  const board = game.board(game.view(granted.state, 0), 0);
  const force = forceByType(data, board)
    .map(([type, n]) => `${n} ${type}`)
    .join(', ');
  const ready = granted.last !== undefined || granted.names.length > 0;
  return (
    <Dialog title={title} page close={close}>
      <div class="planner">
        <p class="planner-head" role="status">
          <b>{tracks(planning)} SO</b> left. Your force: {force}.
        </p>
        {granted.sections.map((section) => (
          <Part key={section.step} planning={planning} section={section} />
        ))}
        {granted.problems.map((text) => (
          <p key={text} class="planner-problem">
            {text}
          </p>
        ))}
        <div class="row planner-last">
          <button type="button" class="btn main" disabled={!ready} onClick={confirm}>
            {granted.last === undefined ? 'Carry out so far' : 'Confirm'}
          </button>
          <button type="button" class="btn" onClick={() => planning.set([])}>
            Begin anew
          </button>
          <button type="button" class="btn" onClick={close}>
            Later
          </button>
        </div>
      </div>
    </Dialog>
  );
}

export function HeadquartersPlanner(props: { ui: KitUi; data: ShermanData; close: () => void }) {
  return <Planner {...props} steps={SET_UP} title="Raise the force" />;
}

export function RepairPlanner(props: { ui: KitUi; data: ShermanData; close: () => void }) {
  return <Planner {...props} steps={REPAIR} title="Repair and replace" />;
}
