// Units in the planners of the headquarters: models with their values, filtered and compared, taken within the budget.
import { planStart } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { CardLink } from './card-link.tsx';
import { modelWith, type ShermanData, type UnitModel } from './data.ts';
import { type Granted, type Option, refusedAt, SET_UP, type Section, type Wish } from './wishes.ts';

export interface Planning {
  readonly ui: KitUi;
  readonly data: ShermanData;
  readonly granted: Granted;
  readonly wishes: readonly Wish[];
  set(wishes: readonly Wish[]): void;
}

/** Takes an option once more, or once less. */
export function change(planning: Planning, step: string, name: string, by: 1 | -1): void {
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
  ['defense', W.defense],
  ['speed', W.speed],
];

function Filters({ data }: { readonly data: ShermanData }) {
  const types = [...new Set(data.units.map((unit) => unit.type))];
  return (
    <div class="planner-filters">
      <label>
        {W.type}{' '}
        <select
          onChange={(event) => {
            filter.value = { ...filter.value, type: event.currentTarget.value };
          }}
        >
          <option value="">{W.all}</option>
          {types.map((type) => (
            <option key={type} value={type} selected={filter.value.type === type}>
              {type}
            </option>
          ))}
        </select>
      </label>
      <label>
        {W.byColumn}{' '}
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
        {W.alsoUnbuyable}
      </label>
    </div>
  );
}

/** Units side by side, a line for each model, with how many of it join. */
export function Units({ planning, section }: { planning: Planning; section: Section }) {
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
              {[W.unit, 'SO', W.speed, 'AP', 'HE', W.range, W.defHead, W.yours].map((name) => (
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
                    <CardLink id={model.numbers[0] ?? ''}>{model.name}</CardLink>
                    <small>
                      {W.inServiceYears(
                        model.type,
                        model.from,
                        model.to,
                        model.notes.length > 0 && `. ${model.notes.join(', ')}`,
                      )}
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
                        aria-label={W.oneLess(model.name)}
                        disabled={taken.length === 0}
                        onClick={() => change(planning, step, taken.at(-1)?.name ?? '', -1)}
                      >
                        −
                      </button>
                      <output>{taken.length}</output>
                      <button
                        type="button"
                        class="btn"
                        aria-label={W.oneMore(model.name)}
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
  return modelWith(data, unit ?? '')?.name;
}

function startOf(planning: Planning): ReturnType<KitUi['table']['session']['at']> {
  const { session } = planning.ui.table;
  return session.at(planStart(session, SET_UP));
}
