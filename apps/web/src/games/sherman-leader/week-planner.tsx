// The planner of a Week: attacks side by side, Units and Commanders moved among them by drag or by choosing, with what each
// costs and meets. It can be changed until it is confirmed; only then is it played.
import { planStart } from '@bocage/engine';
import { type CampaignFacts, fitness, planOutlook } from '@bocage/sherman-leader/facts';
import { type Signal, signal } from '@preact/signals';
import { replan } from '../../core/plan.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { BattalionCard } from './battalion-card.tsx';
import { CardLink } from './card-link.tsx';
import { modelWith, type ShermanData } from './data.ts';
import { keepDraft, readDraft } from './draft.ts';
import { pieceIn, shermanFacts } from './facts.ts';
import { type Attack, tryWeek, WEEK_STEPS, type WeekPlan, weekSoFar } from './week.ts';
import { commanderLine, dragged, modelOf, type Planning, UnitCard } from './week-card.tsx';

/** What the cards of the Week and the map say: the Special Condition, and what the Battalions cost. */
function campaignNotes({ condition, loss }: CampaignFacts): readonly string[] {
  return [
    ...(condition === undefined ? [] : [W.specialConditionOf(condition.name, condition.text)]),
    ...(loss > 0 ? [W.costWhereTheyStand(loss)] : []),
  ];
}

function Stepper({ label, n, set }: { readonly label: string; readonly n: number; set(n: number): void }) {
  return (
    <span class="stepper" role="group" aria-label={label}>
      {label}
      <button type="button" class="btn" aria-label={W.fewer(label)} disabled={n <= 0} onClick={() => set(n - 1)}>
        −
      </button>
      <output>{n}</output>
      <button type="button" class="btn" aria-label={W.more(label)} onClick={() => set(n + 1)}>
        +
      </button>
    </span>
  );
}

/** Both sides of one attack. */
function Sides({ planning, attack, column }: { planning: Planning; attack: Attack; column: number }) {
  const outlook = planOutlook(planning.tried.state).find((one) => one.plan === `plan-${column + 1}`);
  const worth = attack.going.reduce((sum, going) => sum + (modelWith(planning.data, going.unit)?.cost ?? 0), 0);
  if (outlook === undefined) return null;
  const { enemy } = outlook;
  const rows = [
    [W.costs, W.soShown(outlook.so)],
    [W.lasts, W.turnsBeforeItsEvent(outlook.turns)],
    [W.enemy, W.countersAboutPoints(enemy.counters, enemy.points)],
    [W.half, W.halfWhenDestroyed((enemy.points - enemy.half).toFixed(0), enemy.half)],
    [W.destroyed, W.destroyedWhenLeft((enemy.points - enemy.destroyed).toFixed(0), enemy.destroyed)],
    [W.yours, W.worthSo(attack.going.length, worth)],
  ] as const;
  const most = Math.max(enemy.counters, attack.going.length, 1);
  return (
    <>
      <table class="tracks">
        <tbody>
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <svg
        class="sides"
        viewBox="0 0 200 30"
        role="img"
        aria-label={W.unitsAgainstCounters(attack.going.length, enemy.counters)}
      >
        <rect class="us" width={(attack.going.length / most) * 200} height="12" />
        <rect class="ge" y="16" width={(enemy.counters / most) * 200} height="12" />
      </svg>
    </>
  );
}

function Column({ planning, attack, column }: { planning: Planning; attack: Attack; column: number }) {
  const { tried, facts } = planning;
  const battalion = facts.campaign.bands.flatMap((band) => band.battalions).find((one) => one.id === attack.battalion);
  const change = (part: Partial<Attack>): void =>
    planning.set(tried.plan.map((one, i) => (i === column ? { ...one, ...part } : one)));
  return (
    <section class="planner-column" data-column={column} aria-label={W.attackNumber(column + 1)}>
      <header>
        <h3>{battalion === undefined ? W.theBattle : W.attackOn(battalion.id, battalion.card.name)}</h3>
        {battalion !== undefined && (
          <button type="button" class="link" onClick={() => planning.set(tried.plan.filter((_, i) => i !== column))}>
            {W.callItOff}
          </button>
        )}
      </header>
      {battalion !== undefined && <BattalionCard battalion={battalion} />}
      <div class="row">
        <Stepper label={W.trucks} n={attack.trucks} set={(trucks) => change({ trucks })} />
        <Stepper label={W.scouts} n={attack.scouts} set={(scouts) => change({ scouts })} />
      </div>
      <Sides planning={planning} attack={attack} column={column} />
      <ul>
        {attack.going.map((going) => {
          const found = pieceIn(facts, going.unit);
          return found?.kind !== 'unit' ? null : (
            <UnitCard key={going.unit} planning={planning} unit={found.unit} column={column} />
          );
        })}
      </ul>
      {attack.going.length === 0 && <p class="muted">{W.howToAssign}</p>}
    </section>
  );
}

/** Who is left behind, and the Commanders with what keeps them. */
function Behind({ planning }: { readonly planning: Planning }) {
  const { tried, facts } = planning;
  const gone = new Set(tried.plan.flatMap((attack) => attack.going.flatMap((going) => [going.unit, going.commander])));
  return (
    <section class="planner-column" data-column="-1" aria-label={W.onLeaveTitle}>
      <header>
        <h3>{W.onLeaveTitle}</h3>
      </header>
      <ul>
        {facts.campaign.units
          .filter((unit) => !gone.has(unit.id))
          .map((unit) => (
            <UnitCard key={unit.id} planning={planning} unit={unit} column={-1} />
          ))}
      </ul>
      <h4 class="cap">{W.commandersWhoRest}</h4>
      <ul class="planner-people">
        {facts.campaign.commanders
          .filter((man) => !gone.has(man.id))
          .map((man) => {
            const reason = planning.commanders.find((one) => one.id === man.id)?.reason;
            return (
              <li key={man.id}>
                <CardLink id={man.id}>{commanderLine(man)}</CardLink>
                {reason !== undefined && <small>{reason}</small>}
              </li>
            );
          })}
      </ul>
    </section>
  );
}

/** The Battalions that may be attacked besides those planned. */
function AddAttack({
  planning,
  start,
}: {
  readonly planning: Planning;
  readonly start: ReturnType<Planning['ui']['table']['session']['at']>;
}) {
  const { game } = planning.ui.table;
  const { tried } = planning;
  if (game.decision(start)?.step !== 'assign/target' || tried.plan.length >= 3) return null;
  const open = tryWeek(game, start, [], () => '').visits[0]?.offers ?? [];
  const left = open.filter((offer) => !offer.end && !tried.plan.some((one) => one.battalion === offer.pieces[0]));
  return (
    <select
      aria-label={W.attackABattalion}
      class="planner-add"
      onChange={(event) => {
        const battalion = event.currentTarget.value;
        event.currentTarget.value = '';
        if (battalion !== '') planning.set([...tried.plan, { battalion, trucks: 0, scouts: 0, going: [] }]);
      }}
    >
      <option value="">{W.attackBattalionOpen}</option>
      {left.map((offer) => (
        <option key={offer.name} value={offer.pieces[0]}>
          {offer.label}, {offer.cost}
        </option>
      ))}
    </select>
  );
}

const wanted: Signal<{ readonly key: string; readonly plan: WeekPlan } | undefined> = signal(undefined);

export function WeekPlanner({ ui, data, close }: { ui: KitUi; data: ShermanData; close: () => void }) {
  const { table } = ui;
  const { session, game } = table;
  const from = planStart(session, WEEK_STEPS);
  const start = session.at(from);
  const key = `week ${from}`;
  const plan =
    wanted.value?.key === `${ui.controller.id} ${key}`
      ? wanted.value.plan
      : (readDraft<WeekPlan>(ui.controller.id, key) ?? weekSoFar(session, from));
  const tried = tryWeek(game, start, plan, (unit) => modelOf(data, unit));
  const facts = shermanFacts(game.facts(game.view(start, 0), 0));
  const planning: Planning = {
    ui,
    data,
    from,
    facts,
    tried,
    ...fitness(start),
    set: (next) => {
      const normal = tryWeek(game, start, next, (unit) => modelOf(data, unit)).plan;
      wanted.value = { key: `${ui.controller.id} ${key}`, plan: normal };
      keepDraft(ui.controller.id, key, normal);
    },
  };
  const { so } = shermanFacts(game.facts(game.view(tried.state, 0), 0)).campaign;
  const problems = [...new Set(tried.problems)];
  const confirm = (): void => {
    const { last } = tried;
    if (last === undefined || replan(ui.controller, from, [...tried.names, last]) !== undefined) return;
    close();
  };
  return (
    <Dialog title={W.planTheWeek} page close={close}>
      <div class="planner">
        {campaignNotes(facts.campaign).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p class="planner-head">
          {W.leftAfterTheseAttacks(
            <b>{W.soShown(so)}</b>,
            facts.campaign.trucks,
            facts.campaign.scouts,
            <AddAttack planning={planning} start={start} />,
          )}
        </p>
        <div class="planner-columns">
          <Behind planning={planning} />
          {tried.plan.map((attack, i) => (
            <Column key={attack.battalion} planning={planning} attack={attack} column={i} />
          ))}
        </div>
        <div class="planner-foot" role="status">
          {problems.map((text) => (
            <p key={text} class="planner-problem">
              {text}
            </p>
          ))}
        </div>
        <div class="row">
          <button type="button" class="btn main" disabled={tried.last === undefined} onClick={confirm}>
            {tried.plan.length === 0 ? W.attackNobodyThisWeek : W.confirmToBattle}
          </button>
          <button type="button" class="btn" onClick={() => planning.set([])}>
            {W.startOver}
          </button>
          <button type="button" class="btn" onClick={close}>
            {W.later}
          </button>
        </div>
        {dragged.value !== undefined && (
          <div
            class="planner-ghost"
            style={{ left: `${dragged.value.x}px`, top: `${dragged.value.y}px` }}
            aria-hidden="true"
          >
            {dragged.value.unit}
          </div>
        )}
      </div>
    </Dialog>
  );
}
