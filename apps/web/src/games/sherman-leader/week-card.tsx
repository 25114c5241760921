// A Unit in the planner of a Week: its card, dragged from attack to attack or sent there by choosing, with its Commander.
import type { CommanderFacts, Fitness, UnitFacts } from '@bocage/sherman-leader/facts';
import { type Signal, signal } from '@preact/signals';
import { signed } from '../../core/words.ts';
import { Counter } from '../../map/counter.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { CardLink } from './card-link.tsx';
import { modelWith, type ShermanData } from './data.ts';
import type { ShermanFacts } from './facts.ts';
import { damageWords, shermanLook, troubles } from './look.ts';
import { SHERMAN_SYMBOLS } from './symbols.tsx';
import type { Tried, WeekPlan } from './week.ts';

/** The Unit that is being dragged, and where the finger or the pointer is. */
export const dragged: Signal<{ readonly unit: string; readonly x: number; readonly y: number } | undefined> =
  signal(undefined);

export interface Planning {
  readonly ui: KitUi;
  readonly data: ShermanData;
  readonly from: number;
  readonly facts: ShermanFacts;
  readonly tried: Tried;
  readonly units: readonly Fitness[];
  readonly commanders: readonly Fitness[];
  set(plan: WeekPlan): void;
}

export function modelOf(data: ShermanData, unit: string): string {
  return modelWith(data, unit)?.name ?? unit;
}

/** The plan with a Unit in another attack, or at headquarters (-1). */
function send(plan: WeekPlan, unit: string, to: number, commander = ''): WeekPlan {
  const before = plan.flatMap((attack) => attack.going).find((going) => going.unit === unit);
  return plan.map((attack, i) => {
    const going = attack.going.filter((one) => one.unit !== unit);
    return i === to
      ? { ...attack, going: [...going, { unit, commander: commander || (before?.commander ?? '') }] }
      : { ...attack, going };
  });
}

/** Drag by pointer: the card follows, and whatever column it is let go over takes it. */
function startDrag(planning: Planning, unit: string, event: PointerEvent): void {
  const handle = event.currentTarget;
  if (!(handle instanceof HTMLElement)) return;
  handle.setPointerCapture(event.pointerId);
  const move = (e: PointerEvent): void => {
    dragged.value = { unit, x: e.clientX, y: e.clientY };
  };
  const drop = (e: PointerEvent): void => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', drop);
    handle.removeEventListener('pointercancel', drop);
    const was = dragged.value;
    dragged.value = undefined;
    if (was === undefined || e.type === 'pointercancel') return;
    const over = document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-column]');
    if (over?.dataset.column !== undefined) planning.set(send(planning.tried.plan, unit, Number(over.dataset.column)));
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', drop);
  handle.addEventListener('pointercancel', drop);
}

function Face({ facts, unit }: { readonly facts: ShermanFacts; readonly unit: string }) {
  const look = shermanLook(facts, unit);
  const draw = SHERMAN_SYMBOLS[look.symbol];
  return (
    <svg width="40" height="40" viewBox="-26 -26 52 52" aria-hidden="true">
      <Counter look={{ ...look, chips: [], ...(draw !== undefined && { draw }) }} />
    </svg>
  );
}

export function commanderLine(man: CommanderFacts): string {
  const parts = [
    man.id,
    man.levelCard.level,
    `${signed(man.r0)} / ${signed(man.r1)}`,
    W.stressOkayTo(man.stress, man.levelCard.okayMax),
  ];
  return [...parts, ...troubles(man)].join(', ');
}

/** One Unit: its card, where it goes, who leads it. */
export function UnitCard({ planning, unit, column }: { planning: Planning; unit: UnitFacts; column: number }) {
  const { tried, facts } = planning;
  const going = tried.plan[column]?.going.find((one) => one.unit === unit.id);
  const reason = planning.units.find((one) => one.id === unit.id)?.reason;
  const damage = damageWords(unit.damage).join(', ');
  const leaders = facts.campaign.commanders.filter((man) => man.card.type === unit.card.type);
  const name = `${unit.id} ${unit.card.name}`;
  return (
    <li class="planner-unit" data-kept={column < 0 && reason !== undefined}>
      <button
        type="button"
        class="handle"
        aria-label={W.drag(name)}
        tabIndex={-1}
        onPointerDown={(event) => startDrag(planning, unit.id, event)}
      >
        <Face facts={facts} unit={unit.id} />
      </button>
      <span class="planner-words">
        <b>
          <CardLink id={unit.id}>{name}</CardLink>
        </b>
        {damage !== '' && <em>{damage}</em>}
        {column < 0 && reason !== undefined && <small>{reason}</small>}
        <span class="planner-fields">
          <select
            aria-label={W.whereGoes(unit.id)}
            value={String(column)}
            onChange={(event) => planning.set(send(tried.plan, unit.id, Number(event.currentTarget.value)))}
          >
            <option value="-1" selected={column < 0}>
              {W.onLeaveTitle}
            </option>
            {tried.plan.map((attack, i) => (
              <option key={i} value={String(i)} selected={column === i} disabled={reason !== undefined && column < 0}>
                {attack.battalion === '' ? W.intoTheBattle : W.attackBattalion(attack.battalion)}
              </option>
            ))}
          </select>
          {going !== undefined && (
            <select
              aria-label={W.whoLeads(unit.id)}
              value={going.commander}
              onChange={(event) => planning.set(send(tried.plan, unit.id, column, event.currentTarget.value))}
            >
              {leaders.map((man) => (
                <option
                  key={man.id}
                  value={man.id}
                  selected={man.id === going.commander}
                  disabled={planning.commanders.find((one) => one.id === man.id)?.reason !== undefined}
                >
                  {commanderLine(man)}
                </option>
              ))}
            </select>
          )}
        </span>
      </span>
    </li>
  );
}
