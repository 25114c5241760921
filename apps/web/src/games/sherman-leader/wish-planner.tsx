// Planners of the headquarters: the force before the first Week, and repair and replacement at the end of each. One page with
// its budget; nothing is played before it is confirmed.
import { planStart } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
import { replan } from '../../core/plan.ts';
import { capital } from '../../core/words.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { forceByType, type ShermanData } from './data.ts';
import { keepDraft, readDraft } from './draft.ts';
import { shermanFacts } from './facts.ts';
import { change, type Planning, Units } from './wish-units.tsx';
import { grant, type Option, REPAIR, SET_UP, type Section, type Wish, wishesSoFar } from './wishes.ts';

const TITLES: Readonly<Record<string, string>> = {
  'set-up/units': W.units,
  'set-up/commanders': W.commanders,
  'set-up/promote': W.promotions,
  'set-up/trucks': W.trucks,
  'set-up/scouts': W.scouts,
  'week-end/medics': W.medicsAtNoCost,
  'week-end/mechanics': W.mechanicsAtNoCost,
  'week-end/repair': W.repairs,
  'week-end/heal': W.wounds,
  'week-end/upgrade': W.unitsInPartExchange,
  'week-end/upgrade-more': W.inExchangeFor,
  'week-end/upgrade-discard': W.commandersWhoGo,
  'week-end/replace': W.commandersReplaced,
  'week-end/unit-loss': W.commandersWithoutAUnit,
  'week-end/purchase': W.newUnits,
  'week-end/recruit': W.recruits,
  'week-end/recruit-level': W.theirLevel,
  'week-end/trucks': W.trucks,
  'week-end/scouts': W.scouts,
  'week-end/rest': W.priorityRR,
};

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
        {W.none}
      </option>
      {options.map((option) => (
        <option key={option.name} value={option.name} selected={option.name === now}>
          {option.label}, {option.cost}
        </option>
      ))}
    </select>
  );
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
              aria-label={W.oneLevelLess(option.pieces[0])}
              disabled={option.taken === 0}
              onClick={() => change(planning, section.step, option.name, -1)}
            >
              −
            </button>
            <output>{option.taken}</output>
            <button
              type="button"
              class="btn"
              aria-label={W.oneLevelMore(option.pieces[0])}
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
        {TITLES[step] ?? step} {section.must && <span class="planner-must">{W.mustBeSettled}</span>}
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
  const own = `${ui.controller.id} ${key}`;
  const wishes =
    wanted.value?.key === own
      ? wanted.value.wishes
      : (readDraft<readonly Wish[]>(ui.controller.id, key) ??
        wishesSoFar(session.entries, (i) => game.decision(session.at(i))?.step ?? '', from));
  const granted = grant(game, session.at(from), steps, wishes);
  const planning: Planning = {
    ui,
    data,
    granted,
    wishes,
    set: (next) => {
      wanted.value = { key: own, wishes: next };
      keepDraft(ui.controller.id, key, next);
    },
  };
  const confirm = (): void => {
    const { last } = granted;
    const names = last === undefined ? granted.names : [...granted.names, last];
    if (replan(ui.controller, from, names) !== undefined) return;
    close();
  };
  const facts = shermanFacts(game.facts(game.view(granted.state, 0), 0));
  const force = forceByType(facts)
    .map(([type, n]) => `${n} ${type}`)
    .join(', ');
  const ready = granted.last !== undefined || granted.names.length > 0;
  return (
    <Dialog title={title} page close={close}>
      <div class="planner">
        <p class="planner-head" role="status">
          {W.leftAndForce(<b>{W.soShown(facts.campaign.so)}</b>, force)}
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
            {granted.last === undefined ? W.doTheseNow : W.confirm}
          </button>
          <button type="button" class="btn" onClick={() => planning.set([])}>
            {W.startOver}
          </button>
          <button type="button" class="btn" onClick={close}>
            {W.later}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

export function HeadquartersPlanner(props: { ui: KitUi; data: ShermanData; close: () => void }) {
  return <Planner {...props} steps={SET_UP} title={W.raiseTheForce} />;
}

export function RepairPlanner(props: { ui: KitUi; data: ShermanData; close: () => void }) {
  return <Planner {...props} steps={REPAIR} title={W.repairAndReplace} />;
}
