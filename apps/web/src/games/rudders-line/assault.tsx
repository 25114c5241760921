// The assault planner: point unit, bonus, weapons in or out. Each can be changed until the dice are rolled.
import { choiceBuffer, type Piece, type State } from '@bocage/engine';
import { change, openGesture, putIn, takeOut } from '../../core/plan.ts';
import type { Table } from '../../core/table.ts';
import { capital, pieceWords } from '../../core/words.ts';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';

const buffer = choiceBuffer();

interface Option {
  /** The choice by its name in the score. */
  readonly name: string;
  readonly piece: Piece | undefined;
}

/** The choices of a moment whose name begins with this word, with the piece that each is about. */
function options(table: Table, state: State, verb: string): readonly Option[] {
  const pieces = table.board.value.places.flatMap((place) => place.pieces);
  const n = table.game.choices(state, buffer);
  return Array.from(buffer.subarray(0, n))
    .map((choice) => ({ name: table.game.name(state, choice), about: table.game.describe(state, choice) }))
    .filter(({ name }) => name.startsWith(`${verb} `))
    .map(({ name, about }) => ({ name, piece: pieces.find((one) => one.id === about.pieces?.[0]) }));
}

/** What is planned so far, and what it could be. */
function planOf(table: Table) {
  const { session } = table;
  const names = openGesture(session).map((entry) => entry.name);
  const from = session.entries.length - names.length;
  const at = names.findIndex((name) => name.startsWith('point '));
  return {
    names,
    at,
    points: options(table, at < 0 ? session.state : session.at(from + at), 'point'),
    weapons: at < 0 ? [] : options(table, session.at(from + at + 1), 'hold'),
    leaders: table.offers.value.filter((offer) => /^(lead |go$)/.test(offer.name)),
  };
}

/** Changes the plan; the bonus that was being weighed is weighed again with it. */
function replan(table: Table, doIt: () => boolean): void {
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
          change(table, [...names.slice(0, at), name, ...names.slice(at + 1)]) ||
          change(table, [...names.slice(0, at), name]),
      );
  };
  const turnWeapon = (name: string): void => {
    const index = names.indexOf(name);
    const offer = table.offers.value.find((one) => one.name === name);
    replan(table, () => {
      if (index >= 0) return takeOut(table, index);
      return offer === undefined ? putIn(table, name) : table.play(offer.choice);
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
            {leaders.map((offer) => (
              <button
                key={offer.name}
                type="button"
                class="btn"
                aria-pressed={considered?.name === offer.name}
                data-plan={offer.name}
                onClick={() => choose(offer.name)}
              >
                {capital(offer.about.label.replace(/^assault with the bonus of /i, ''))}
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
