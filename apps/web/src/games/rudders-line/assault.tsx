// The assault planner: point unit, bonus, weapons in or out. Each can be changed until the dice are rolled.

import type { GameModel } from '../../core/game-model.ts';
import { change, putIn, takeOut } from '../../core/plan.ts';
import { capital, pieceWords } from '../../core/words.ts';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import { type Option, planOf } from './plan.ts';

/** Changes the plan; the bonus that was being weighed is weighed again with it. */
function replan(table: GameModel, doIt: () => boolean): void {
  const lead = table.considered.value?.name;
  if (doIt()) table.considered.value = table.offers.value.find((offer) => offer.name === lead);
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
      aria-label={`${piece === undefined ? option.name : pieceWords(piece)}: ${caption}`}
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

export function AssaultPlanner({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  const { names, at, points, weapons, leaders } = planOf(table);
  const considered = table.considered.value;
  const choose = (name: string): void => {
    table.considered.value = table.offers.value.find((offer) => offer.name === name);
  };
  const pickPoint = (name: string): void => {
    if (at < 0) choose(name);
    else
      replan(
        table,
        () =>
          change(ui.controller, [...names.slice(0, at), name, ...names.slice(at + 1)], true) ||
          change(ui.controller, [...names.slice(0, at), name], true),
      );
  };
  const turnWeapon = (name: string): void => {
    const index = names.indexOf(name);
    const offer = table.offers.value.find((one) => one.name === name);
    replan(table, () => {
      if (index >= 0) return takeOut(ui.controller, index, true);
      return offer === undefined ? putIn(ui.controller, name, true) : ui.controller.choose(offer, true) > 0;
    });
  };
  return (
    <section class="assault-plan" aria-label="Assault planner">
      <p class="cap">Point unit</p>
      <div class="row">
        {points.map((option) => {
          const pressed = option.name === names[at] || option.name === considered?.name;
          return (
            <Press
              key={option.name}
              ui={ui}
              option={option}
              caption={pressed ? 'point' : 'joins'}
              pressed={pressed}
              press={() => pickPoint(option.name)}
            />
          );
        })}
      </div>
      {weapons.length > 0 && (
        <>
          <p class="cap">Weapons</p>
          <div class="row">
            {weapons.map((option) => {
              const out = names.includes(option.name);
              const carried = option.piece?.carries?.[0]?.name ?? 'weapon';
              return (
                <button
                  key={option.name}
                  type="button"
                  class="btn"
                  aria-pressed={!out}
                  data-plan={option.name}
                  onClick={() => turnWeapon(option.name)}
                >
                  {capital(carried)}: {out ? 'left out' : 'takes part'}
                </button>
              );
            })}
          </div>
        </>
      )}
      {at >= 0 && leaders.length > 0 && (
        <>
          <p class="cap">Bonus</p>
          <div class="row">
            {leaders.map(({ offer, caption }) => (
              <button
                key={offer.name}
                type="button"
                class="btn"
                aria-pressed={considered?.name === offer.name}
                data-plan={offer.name}
                onClick={() => choose(offer.name)}
              >
                {capital(caption)}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
