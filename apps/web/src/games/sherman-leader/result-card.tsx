// The result of a Battle and of a Week as a card: what became of the Battalion, who came back how, what the Week has brought.
import type { ShermanEvent } from '@bocage/sherman-leader';
import { killers } from '@bocage/sherman-leader/facts';
import { type PlayerLogBattle, type PlayerLogRow, type PlayerLogWeek, playerLog } from '@bocage/sherman-leader/records';
import type { ComponentChildren } from 'preact';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { sinceBattle } from './changes.ts';
import { modelWith, type ShermanData } from './data.ts';
import { factsOf } from './facts.ts';
import { Plate } from './profiles.tsx';

const STATUS = { X: W.destroyed, '1/2': W.reducedToHalf, F: W.notReduced } as const;

const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What is to be said of one participant, the worst first. */
function fates(row: PlayerLogRow, by: string | undefined): readonly string[] {
  return [
    ...(row.killed ? [W.killedInAction] : []),
    ...(row.lost ? [by === undefined ? W.unitDestroyed : W.unitDestroyedBy(by)] : []),
    ...(row.wounded ? ['wounded'] : []),
    ...row.damage,
    ...(row.retreated ? [W.leftTheBattlefield] : []),
  ];
}

function Participant({ row, data, by }: { row: PlayerLogRow; data: ShermanData; by: string | undefined }) {
  const model = modelWith(data, row.unit);
  const words = fates(row, by);
  return (
    <li data-lost={row.lost || row.killed}>
      {model !== undefined && <Plate card={model} number={row.unit} lost={row.lost} />}
      <span>
        <b>{row.commander}</b> {row.level}
        <small>{W.stressXp(row.stress, plus(row.xp))}</small>
        {words.length > 0 && <em>{words.join(', ')}</em>}
      </span>
    </li>
  );
}

/** Here the choices below an open card can still be seen. */
const tall = matchMedia('(min-height: 1000px)');

/**
 * Shown in full when it has just happened and there is room; folded to its head, with what it came to in one sentence, as soon as
 * something else has been decided.
 */
function Folding(props: {
  readonly label: string;
  readonly status?: string;
  readonly cap: string;
  readonly title: string;
  readonly vp: number;
  readonly lead: ComponentChildren;
  readonly open: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <details class="result-card" aria-label={props.label} data-status={props.status} open={props.open}>
      <summary>
        <span class="cap">{props.cap}</span>
        <b class="result-title">{props.title}</b>
        <b class="result-vp">{W.vpGained(plus(props.vp))}</b>
        <span class="result-lead">{props.lead}</span>
      </summary>
      {props.children}
    </details>
  );
}

/** What a Battle cost, in one sentence. */
function lossesText(units: number, commanders: number): string {
  if (units === 0) return commanders === 0 ? W.noUnitLost : W.noUnitLostBut(commanders);
  return commanders === 0 ? W.unitsLost(units) : W.unitsLostAnd(units, commanders);
}

function BattleResult({
  battle,
  data,
  ui,
  open,
}: {
  battle: PlayerLogBattle;
  data: ShermanData;
  ui: KitUi;
  open: boolean;
}) {
  const events = ui.table.session.entries.flatMap((_, i) => ui.table.session.events(i) as readonly ShermanEvent[]);
  const who = killers(events);
  const lost = battle.rows.filter((row) => row.lost).length;
  const dead = battle.rows.filter((row) => row.killed).length;
  return (
    <Folding
      label={W.battleAgainst(battle.target)}
      status={battle.status}
      cap={W.battleLasted(battle.turns)}
      title={`${battle.target} ${STATUS[battle.status]}`}
      vp={battle.vp}
      lead={lossesText(lost, dead)}
      open={open}
    >
      {battle.events.length > 0 && <p class="muted">{W.eventsOfBattle(battle.events.join(', '))}</p>}
      <ul>
        {battle.rows.map((row) => (
          <Participant key={`${row.unit} ${row.commander}`} row={row} data={data} by={who.get(row.unit)?.by} />
        ))}
      </ul>
    </Folding>
  );
}

/** What Battalions did at the end of the Week, as the game tells it. */
function Moves({ ui }: { readonly ui: KitUi }) {
  const moves = sinceBattle(ui.table.session).filter((event) => event.kind === 'battalion-moves');
  if (moves.length === 0) return null;
  return (
    <ul class="result-moves">
      {moves.map((event) => (
        <li key={event.battalion}>
          <b>{event.battalion}</b> {event.order}, {event.to}
        </li>
      ))}
    </ul>
  );
}

function WeekResult({ week, ui, open }: { week: PlayerLogWeek; ui: KitUi; open: boolean }) {
  return (
    <Folding
      label={W.weekTitle(week.week)}
      cap={W.theWeekIsOver}
      title={W.weekTitle(week.week)}
      vp={week.vp}
      lead={
        week.battles.length === 0
          ? W.noBattleWasFought
          : `${week.battles.map((battle) => `${battle.target} ${STATUS[battle.status]}`).join(', ')}.`
      }
      open={open}
    >
      <Moves ui={ui} />
      <table class="tracks account">
        <tbody>
          {week.so.map(([account, amount]) => (
            <tr key={account}>
              <th scope="row">{account}</th>
              <td class={amount < 0 ? 'loss' : ''}>{plus(amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{W.soPointsLeft}</th>
            <td>{week.left}</td>
          </tr>
        </tbody>
      </table>
    </Folding>
  );
}

/** After a Battle its card; when the next Week begins, the card of the one before. */
export function Results({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const { table } = ui;
  table.rev.value;
  const step = table.decision.value?.step ?? '';
  const { week, plans } = factsOf(table).campaign;
  const { weeks } = playerLog(table.moment.value.state);
  const now = weeks[week];
  const before = weeks[week - 1];
  const last = now?.battles.at(-1);
  const events = table.session.events(table.session.entries.length - 1) as readonly ShermanEvent[];
  const just = events.some((event) => event.kind === 'battle-over' || event.kind === 'week');
  const open = just && (tall.matches || table.decision.value === undefined);
  if (last !== undefined) return <BattleResult battle={last} data={data} ui={ui} open={open} />;
  const fresh = step === 'assign/target' && plans.length === 0;
  return fresh && week > 1 && before !== undefined ? <WeekResult week={before} ui={ui} open={open} /> : null;
}
