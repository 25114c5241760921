// The march planner: leg by leg on the map or by buttons, what each leg costs and may meet, what it uses in all; then go or drop it.

import type { MarchPlan as Plan } from '@bocage/credentials/facts';
import { useEffect } from 'preact/hooks';
import { goodChance } from '../../core/good-chance.ts';
import { wayOffer } from '../../core/plan.ts';
import { percent } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Chances, Panel, Rule, TokenLine, useMark } from './bits.tsx';
import { type Draft, draft, layLeg } from './draft.ts';
import { divisionName, factsOf } from './facts.ts';
import { panelFacts } from './panel-facts.ts';
import { placeName } from './words.ts';

/** Lays the draft anew: what the rules no longer allow falls away. */
function lay(ui: KitUi, piece: string, choices: readonly number[]): void {
  const plan = panelFacts.march(ui.table.session.state, piece, choices);
  draft.value =
    plan === undefined
      ? undefined
      : {
          table: ui.table,
          piece,
          choices: plan.legs.map((leg) => leg.choice),
          way: [plan.from, ...plan.legs.map((leg) => leg.at)],
          next: plan.next.map((step) => step.place),
        };
  const said = plan?.refused?.text ?? plan?.legs.at(-1)?.label;
  if (said !== undefined) ui.controller.say(said);
}

/** Plays the legs until something is revealed; what is left of the march stays laid out. */
function march(ui: KitUi, plan: Plan): void {
  const { table } = ui;
  const begin = plan.begin === undefined ? [] : [plan.begin];
  const names = [...begin, ...plan.legs.map((leg) => leg.name)];
  // The planner has shown what each leg may meet.
  const way = wayOffer(table, { from: table.session.entries.length, names, whole: false });
  const done = ui.controller.choose(way, true) - begin.length;
  if (done < 0) return;
  const rest = plan.legs.slice(done).map((leg) => leg.choice);
  draft.value =
    rest.length === 0
      ? undefined
      : {
          table,
          piece: plan.piece,
          choices: rest,
          way: [plan.legs[done - 1]?.at ?? plan.from, ...plan.legs.slice(done).map((leg) => leg.at)],
          next: [],
        };
}

function Legs({ ui, plan }: { readonly ui: KitUi; readonly plan: Plan }) {
  return (
    <ol class="legs">
      {plan.legs.map((leg, i) => (
        <li key={i} data-kind={leg.kind}>
          <p>
            <b>{leg.label}</b>
            <TokenLine tokens={leg.paid} none="" />
            <button
              type="button"
              class="chip"
              aria-label={W.endMarchBefore(leg.label)}
              onClick={() =>
                lay(
                  ui,
                  plan.piece,
                  plan.legs.slice(0, i).map((one) => one.choice),
                )
              }
            >
              <span aria-hidden="true">×</span>
            </button>
          </p>
          {leg.odds !== undefined ? (
            <Chances odds={leg.odds} />
          ) : (
            leg.kind === 'enter' && <p class="muted">{W.nothingThere}</p>
          )}
          {leg.ifStopped !== '' && i < plan.legs.length - 1 && <p class="muted">{leg.ifStopped}.</p>}
          {leg.warnings.map((warning) => (
            <p key={warning.text} class="dear">
              {warning.text} <Rule ui={ui} rule={warning.rule} />
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}

/** Where a leg leads, or what it is called. */
function legName(ui: KitUi, { kind, place, label }: Plan['next'][number]): string {
  return kind === 'enter' ? placeName(ui, place) : label;
}

function Uses({ plan }: { readonly plan: Plan }) {
  const extras = [
    ...(plan.fuelMore > 0 ? [W.fuelAfterFights(plan.fuelMore)] : []),
    ...(plan.ffi > 0 ? [W.oneFfi] : []),
    ...(plan.tankDestroyer ? [W.theTankDestroyer] : []),
  ].join(', ');
  return (
    <p class="uses">
      {W.marchUses(
        <span class="cap">{W.uses}</span>,
        <TokenLine tokens={plan.used} />,
        extras,
        <TokenLine tokens={plan.left} />,
        plan.legs.some((leg) => leg.odds !== undefined),
      )}
    </p>
  );
}

/** How likely the next leg meets nothing bad, where something may wait there. */
function chanceOf(ui: KitUi, plan: Plan, choice: number): string {
  const choices = [...plan.legs.map((leg) => leg.choice), choice];
  const odds = panelFacts.march(ui.table.session.state, plan.piece, choices)?.legs.at(-1)?.odds;
  const chance = odds === undefined ? undefined : goodChance(odds.results);
  return chance === undefined ? '' : `${percent(chance)} · `;
}

function Open({ ui, plan }: { readonly ui: KitUi; readonly plan: Plan }) {
  const choices = plan.legs.map((leg) => leg.choice);
  const add = (choice: number): void => lay(ui, plan.piece, [...choices, choice]);
  const division = factsOf(ui.table).divisions.find((one) => one.id === plan.piece);
  useEffect(() => {
    layLeg.value = (place) => {
      const found = plan.next.find((step) => step.place === place);
      if (found !== undefined) {
        lay(ui, plan.piece, [...choices, found.choice]);
        return true;
      }
      // Any other space: why the march cannot go there.
      const refused = panelFacts.march(ui.table.session.state, plan.piece, [
        ...choices,
        panelFacts.entering(place),
      ])?.refused;
      if (refused === undefined) return false;
      ui.table.notice.value = refused;
      ui.controller.say(refused.text);
      return true;
    };
    return () => {
      layLeg.value = undefined;
    };
  });
  return (
    <Panel
      name={W.marchPlanner}
      title={W.marchOf(division === undefined ? plan.piece : divisionName(division))}
      note={W.nothingPlayedYet}
      wanted
    >
      {plan.legs.length === 0 && <p class="muted">{W.pressRingedSpace}</p>}
      <Legs ui={ui} plan={plan} />
      {plan.next.length > 0 && (
        <div class="steps" role="group" aria-label={W.nextLeg}>
          {plan.next.map((step) => (
            <button type="button" class="chip" key={step.name} data-leg={step.name} onClick={() => add(step.choice)}>
              + {step.byAir ? W.legByAir(legName(ui, step)) : legName(ui, step)}{' '}
              <small>
                {chanceOf(ui, plan, step.choice)}
                {step.cost}
              </small>
            </button>
          ))}
        </div>
      )}
      <Uses plan={plan} />
      <div class="confirm">
        <button
          type="button"
          class="btn main"
          data-plan="go"
          disabled={plan.legs.length === 0}
          onClick={() => march(ui, plan)}
        >
          {W.marchTitle(<span class="end">{W.stopsAtReveal}</span>)}
        </button>
        <button
          type="button"
          class="btn"
          data-plan="drop"
          onClick={() => {
            draft.value = undefined;
          }}
        >
          {W.dropThePlan}
        </button>
      </div>
    </Panel>
  );
}

/** The draft as the rules see it now; a march that is over is dropped. */
function current(ui: KitUi): Plan | undefined {
  const laid: Draft | undefined = draft.value;
  if (laid === undefined || laid.table !== ui.table) return undefined;
  return panelFacts.march(ui.table.session.state, laid.piece, laid.choices);
}

export function MarchPlanner({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  const step = table.decision.value?.step;
  const plan = current(ui);
  const over = draft.value !== undefined && plan === undefined;
  useMark('march', plan !== undefined);
  useEffect(() => {
    if (over) draft.value = undefined;
  }, [over]);
  // What is left of a march after a halt: from here its next legs are others.
  const rest = plan !== undefined && draft.value?.next.length === 0 && plan.next.length > 0;
  useEffect(() => {
    if (rest && plan !== undefined) lay(ui, plan.piece, draft.value?.choices ?? []);
  }, [rest]);
  if (step !== 'action' && step !== 'movement/move') return null;
  if (plan !== undefined) return <Open ui={ui} plan={plan} />;
  const marchers = panelFacts.marchers(table.session.state);
  if (marchers.length === 0) return null;
  return (
    <section class="plan closed" aria-label={W.marchPlanner}>
      <span class="cap">{W.planAMarch}</span>
      {marchers.map((piece) => (
        <button type="button" class="chip" key={piece} data-march={piece} onClick={() => lay(ui, piece, [])}>
          {piece}
        </button>
      ))}
    </section>
  );
}
