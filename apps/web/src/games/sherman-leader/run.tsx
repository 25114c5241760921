// The enemy's step told unit by unit: roll, order, hex, target, dice, each with its reason, at the player's own pace.
import { andList, orList } from '@bocage/engine';
import type { ShermanEvent } from '@bocage/sherman-leader';
import { orderMeaning } from '@bocage/sherman-leader/facts';
import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameModel } from '../../core/game-model.ts';
import { isStill, paceDelay, settings } from '../../core/settings.ts';
import { signed } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import { RuleLink } from '../../parts/rule-link.tsx';
import * as W from '../../words/sherman-leader-campaign.ts';
import { isEnemyAction, type Stage, stagesOf } from './stages.ts';

interface Run {
  readonly table: GameModel;
  readonly stages: readonly Stage[];
  /** Choices before what is told. */
  readonly from: number;
  /** It is shown once more: question and log need not wait. */
  readonly again: boolean;
  /** The stage that is shown; as many as there are: all has been told. */
  readonly at: number;
  readonly playing: boolean;
}

const run = signal<Run | undefined>(undefined);

function show(ui: KitUi, next: Run): void {
  run.value = next;
  const stage = next.stages[next.at];
  const events = next.stages.slice(0, next.at + 1).flatMap((one) => one.events);
  ui.table.staged.value = stage && {
    ...ui.table.shown(stage.state),
    ...(!next.again && { telling: { from: next.from, events } }),
  };
  ui.marked.value = stage?.places ?? [];
  if (stage !== undefined) ui.controller.say(sentences(ui, stage).join(' '));
}

function sentences(ui: KitUi, stage: Stage): readonly string[] {
  return stage.events.map((event) => ui.table.game.say(event));
}

/** Begins a run whenever an enemy has acted, ends it when something else is done. */
function useRun(ui: KitUi, since: number): void {
  const { table } = ui;
  const seen = useRef(since);
  const n = table.moment.value.live ? table.session.entries.length : seen.current;
  table.rev.value;
  // Before anything is drawn: the question must not be seen before what led to it.
  useLayoutEffect(() => {
    const from = seen.current;
    seen.current = n;
    if (n === from) return;
    run.value = undefined;
    if (table.staged.peek()?.telling !== undefined) table.staged.value = undefined;
    if (n < from || !table.yours) return;
    const { session } = table;
    if (!session.entries.slice(from, n).some((_, i) => isEnemyAction(session.events(from + i)))) return;
    const stages = stagesOf(session, from, n);
    if (stages.length === 0) return;
    const quiet = settings.value.pace === 'none';
    show(ui, {
      table,
      stages,
      from,
      again: false,
      at: quiet ? stages.length : 0,
      playing: !quiet && settings.value.pace !== 'step',
    });
  }, [n]);
  // A press on the map ends the telling.
  const staged = table.staged.value;
  useEffect(() => {
    const now = run.value;
    // Asked anew: the telling may have begun just now.
    if (table.staged.peek() === undefined && now !== undefined && now.at < now.stages.length)
      run.value = { ...now, at: now.stages.length, playing: false, again: true };
  }, [staged]);
  const now = run.value;
  useEffect(() => {
    if (now === undefined || !now.playing || now.at >= now.stages.length) return undefined;
    const delay = paceDelay();
    const words = now.stages[now.at]?.events.length ?? 1;
    const timer = setTimeout(
      () =>
        show(ui, {
          ...now,
          at: now.at + 1,
          playing: now.at + 1 < now.stages.length,
          again: now.again || now.at + 1 >= now.stages.length,
        }),
      (Number.isFinite(delay) ? Math.max(200, delay) : 700) * (isStill() ? 1.5 : 1) * Math.min(3, 1 + words / 2),
    );
    return () => clearTimeout(timer);
  }, [now]);
}

function Modifiers({ list }: { readonly list: readonly (readonly [string, number])[] }) {
  return (
    <>
      {list.map(([label, value]) => (
        <span key={label} class="part">
          {signed(value)} {label}
        </span>
      ))}
    </>
  );
}

/** The numbers behind one event. */
function Reason({ event }: { readonly event: ShermanEvent }) {
  switch (event.kind) {
    case 'movement-roll':
      return (
        <p>
          {W.rollAndRow(
            event.die,
            <b>{event.roll}</b>,
            <Modifiers list={event.modifiers} />,
            <b>{event.result}</b>,
            event.row,
          )}
        </p>
      );
    case 'order':
      return (
        <>
          {event.column !== '' && <p>{W.rowColumn(<b>{event.row}</b>, <b>{event.column}</b>, <b>{event.order}</b>)}</p>}
          <p>
            {orderMeaning(event.order)}{' '}
            {event.to.length === 0
              ? W.itStays
              : event.to[0] === 'off'
                ? W.itLeavesTheBattlefield
                : W.best(orList(event.to), event.cover)}
          </p>
        </>
      );
    case 'target':
      return (
        <table class="compare">
          <thead>
            <tr>
              <th scope="col">{W.itCouldAttack}</th>
              <th scope="col">{W.needs}</th>
              <th scope="col">{W.defense}</th>
            </tr>
          </thead>
          <tbody>
            {[...event.compared]
              .sort((a, b) => a.needs - b.needs || a.defense - b.defense)
              .map((one) => (
                <tr key={one.unit} data-chosen={event.units.includes(one.unit)}>
                  <th scope="row">{event.units.includes(one.unit) ? W.easiestTarget(one.unit) : one.unit}</th>
                  <td>{one.needs}+</td>
                  <td>{one.defense}</td>
                </tr>
              ))}
          </tbody>
        </table>
      );
    case 'attack':
      return (
        <p>
          {event.hits > 0
            ? W.hitNeedsRolled(
                event.value,
                event.printed,
                <Modifiers list={event.modifiers} />,
                <b>{Math.max(1, event.needs)}+</b>,
                <b>{andList(event.dice.map(String))}</b>,
                <b>{event.defense}</b>,
                <b>{andList(event.defenseDice.map(String))}</b>,
              )
            : W.needsRolled(
                event.value,
                event.printed,
                <Modifiers list={event.modifiers} />,
                <b>{Math.max(1, event.needs)}+</b>,
                <b>{andList(event.dice.map(String))}</b>,
              )}
        </p>
      );
    default:
      return null;
  }
}

function Stages({ ui, stage }: { readonly ui: KitUi; readonly stage: Stage }) {
  const [head, ...rest] = stage.events;
  return (
    <>
      <h3>{stage.title}</h3>
      {head !== undefined && (
        <>
          <Reason event={head} />
          <RuleLink ui={ui} rule={head.rule} />
        </>
      )}
      {rest.map((event, i) => (
        <p key={i}>{ui.table.game.say(event)}</p>
      ))}
    </>
  );
}

/** `since`: the decisions that had been made when it was first wanted. */
export function EnemyRun({ ui, since }: { readonly ui: KitUi; readonly since: number }) {
  useRun(ui, since);
  const now = run.value;
  if (now === undefined || now.table !== ui.table || !ui.table.moment.value.live) return null;
  const { stages, at } = now;
  const stage = stages[at];
  const acted = new Set(stages.map((one) => one.who).filter((who) => who !== '')).size;
  const go = (to: number, playing = false): void =>
    show(ui, { ...now, at: Math.max(0, Math.min(stages.length, to)), playing });
  /** The next enemy that acts. */
  const next = stages.findIndex((one, i) => i > at && one.who !== stage?.who);
  return (
    <section class="enemy-run" aria-label={W.whatTheEnemyDid}>
      <p class="cap">{W.enemyActions(stage === undefined, acted, at + 1, stages.length)}</p>
      {stage !== undefined && <Stages ui={ui} stage={stage} />}
      <div class="row" role="group" aria-label={W.pace}>
        {stage === undefined ? (
          <button type="button" class="btn" onClick={() => go(0)}>
            {W.stepByStep}
          </button>
        ) : (
          <>
            <button type="button" class="btn" onClick={() => go(at - 1)} disabled={at === 0}>
              {W.back}
            </button>
            <button type="button" class="btn" data-run="next" onClick={() => go(at + 1)}>
              {W.next}
            </button>
            {next > 0 && (
              <button type="button" class="btn" onClick={() => go(next)}>
                {W.nextUnit}
              </button>
            )}
            <button type="button" class="btn" aria-pressed={now.playing} onClick={() => go(at, !now.playing)}>
              {now.playing ? W.pause : W.play}
            </button>
            <button type="button" class="btn" data-run="end" onClick={() => go(stages.length)}>
              {W.toTheEnd}
            </button>
          </>
        )}
      </div>
    </section>
  );
}
