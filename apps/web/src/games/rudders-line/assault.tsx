// The assault planner: a proposal with its odds, which one press accepts. Point unit, bonus, weapons in or out: each can be changed until
// then, and nothing of it is played before.
import { useEffect } from 'preact/hooks';
import type { ShownChoice } from '../../core/game-model.ts';
import { wayOffer } from '../../core/plan.ts';
import { capital, pieceWords } from '../../core/words.ts';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/rudders-line.ts';
import { type AssaultPlan, changed, isPlanned, namesOf, type Option, planOf, proposal } from './plan.ts';

/** The plan as a choice that waits to be confirmed. */
function planned(ui: KitUi, plan: AssaultPlan, of: ShownChoice | undefined): ShownChoice {
  const { table } = ui;
  const decision = table.decision.value;
  const way = { from: plan.from, names: namesOf(plan), whole: true };
  const about = of?.about ?? {
    label: W.assaultLikeThis,
    verb: 'assault',
    rule: decision?.rule ?? '',
    mark: 'attack' as const,
    ...(decision?.prompt.places !== undefined && { places: decision.prompt.places }),
  };
  const offer = wayOffer(table, way, about);
  // Only a second press on the target takes it; the single choices of a question are something else.
  return { ...offer, proposal: true, choice: of?.choice ?? -1 };
}

function spoken(plan: AssaultPlan): string {
  const named = (options: readonly Option[], name: string | undefined): string => {
    const piece = options.find((option) => option.name === name)?.piece;
    return piece === undefined ? '' : pieceWords(piece);
  };
  const parts = [
    [W.pointUnit, named(plan.points, plan.point)],
    ['bonus', named(plan.leaders, plan.lead)],
  ].flatMap(([what, who]) => (who === '' ? [] : [`${what} ${who}`]));
  return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
}

function put(ui: KitUi, plan: AssaultPlan, of: ShownChoice | undefined): void {
  ui.table.considered.value = planned(ui, plan, of);
  const text = spoken(plan);
  if (text !== '') ui.controller.say(text);
}

function Press({
  ui,
  option,
  caption,
  pressed,
  press,
}: {
  readonly ui: KitUi;
  readonly option: Option;
  readonly caption: string;
  readonly pressed: boolean;
  readonly press: () => void;
}) {
  const { piece } = option;
  const look = piece === undefined ? undefined : ui.kit?.look(piece, ui.table.facts.value);
  return (
    <button
      type="button"
      class="plan-piece"
      aria-pressed={pressed}
      aria-label={`${piece === undefined ? option.about.label : pieceWords(piece)}: ${caption}`}
      data-plan={option.name}
      onClick={press}
    >
      {look !== undefined && (
        <svg width="44" height="52" viewBox="-26 -26 56 68" aria-hidden="true">
          <Counter look={look} />
        </svg>
      )}
      <span aria-hidden="true">{caption}</span>
    </button>
  );
}

function Plan({ ui, plan, offer }: { readonly ui: KitUi; readonly plan: AssaultPlan; readonly offer: ShownChoice }) {
  const { table } = ui;
  // What leads to the assault is part of the choice: it names itself.
  const of = plan.before.length > 0 ? offer : undefined;
  const change = (part: Partial<AssaultPlan>): void => put(ui, changed(table, plan, part), of);
  const turn = (name: string): void =>
    change({ held: plan.held.includes(name) ? plan.held.filter((one) => one !== name) : [...plan.held, name] });
  return (
    <section class="assault-plan" aria-label={W.assaultPlanner}>
      {plan.points.length > 0 && (
        <>
          <p class="cap">{W.pointUnitTitle}</p>
          <div class="row">
            {plan.points.map((option) => (
              <Press
                key={option.name}
                ui={ui}
                option={option}
                caption={option.name === plan.point ? W.isPoint : W.joins}
                pressed={option.name === plan.point}
                press={() => change({ point: option.name })}
              />
            ))}
          </div>
        </>
      )}
      {plan.weapons.length > 0 && (
        <>
          <p class="cap">{W.weapons}</p>
          <div class="row">
            {plan.weapons.map((option) => {
              const out = plan.held.includes(option.name);
              const carried = option.piece?.carries?.[0]?.name ?? W.weapon;
              return (
                <button
                  key={option.name}
                  type="button"
                  class="btn"
                  aria-pressed={!out}
                  data-plan={option.name}
                  onClick={() => turn(option.name)}
                >
                  {capital(carried)}: {out ? W.leftOut : W.takesPart}
                </button>
              );
            })}
          </div>
        </>
      )}
      {plan.leaders.length > 0 && (
        <>
          <p class="cap">{W.bonus}</p>
          <div class="row">
            {plan.leaders.map((option) => (
              <button
                key={option.name}
                type="button"
                class="btn"
                aria-pressed={option.name === plan.lead}
                data-plan={option.name}
                onClick={() => change({ lead: option.name })}
              >
                {capital(option.piece?.name ?? option.about.label)}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

export function AssaultPlanner({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  const rev = table.rev.value;
  const considered = table.considered.value;
  const open = isPlanned(table.decision.value?.step);
  // An assault that is asked about is proposed at once; a choice that leads to one, as soon as it is weighed.
  useEffect(() => {
    const plan = open && table.considered.peek() === undefined ? proposal(table, undefined) : undefined;
    if (plan !== undefined) put(ui, plan, undefined);
  }, [rev, open]);
  const single = considered !== undefined && considered.way === undefined ? considered : undefined;
  useEffect(() => {
    const plan = single === undefined || open ? undefined : proposal(table, single);
    if (plan !== undefined) put(ui, plan, single);
  }, [single]);
  const plan = considered?.proposal === true ? planOf(table, considered) : undefined;
  // Tells the style sheet: cheaper than letting it look through the whole page.
  const shown = plan !== undefined;
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-assault', shown);
    return () => root.removeAttribute('data-assault');
  }, [shown]);
  if (plan !== undefined && considered !== undefined) return <Plan ui={ui} plan={plan} offer={considered} />;
  if (!open || considered !== undefined) return null;
  return (
    <button
      type="button"
      class="btn"
      data-plan="propose"
      onClick={() => {
        const again = proposal(table, undefined);
        if (again !== undefined) put(ui, again, undefined);
      }}
    >
      {W.proposeAnAssault}
    </button>
  );
}
