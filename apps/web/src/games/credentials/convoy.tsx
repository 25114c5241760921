// The convoy planner: truck by truck what each carries, changed in any order, what it does to the next Logistics Step.
import { replan } from '../../core/plan.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Panel, useMark } from './bits.tsx';
import { credentialsFacts, divisionName, factsOf, KIND_WORDS, KINDS, type Tokens } from './facts.ts';
import { about, type Convoy, changeConvoy, convoyOf, type Truck } from './plan.ts';
import { TokenIcon } from './tokens.tsx';
import { mealText, placeName } from './words.ts';

function change(ui: KitUi, convoy: Convoy, parts: Convoy['parts']): void {
  const problem = changeConvoy(ui.controller, convoy, parts);
  if (problem !== undefined) {
    ui.table.notice.value = { rule: 'RTTR 5.3', code: 'plan', text: problem };
    ui.controller.say(problem);
    return;
  }
  ui.table.notice.value = undefined;
}

function Load({
  ui,
  convoy,
  index,
  truck,
}: {
  readonly ui: KitUi;
  readonly convoy: Convoy;
  readonly index: number;
  readonly truck: Truck;
}) {
  const [from, to] = [placeName(ui, truck.from), placeName(ui, truck.to)];
  const put = (kind: number, by: number): void => {
    const tokens = truck.tokens.map((n, i) => (i === kind ? n + by : n)) as unknown as Tokens;
    change(
      ui,
      convoy,
      convoy.parts.map((part, i) => (i === index ? { truck: { ...truck, tokens } } : part)),
    );
  };
  const total = truck.tokens.reduce((sum, n) => sum + n, 0);
  return (
    <li
      onMouseEnter={() => {
        ui.marked.value = [truck.to, truck.from];
      }}
      onMouseLeave={() => {
        ui.marked.value = [];
      }}
    >
      <p>
        <TokenIcon name="truck" />{' '}
        <b>
          {from} → {to}
        </b>
        <button
          type="button"
          class="chip"
          aria-label={W.takeOutTruck(from, to)}
          onClick={() =>
            change(
              ui,
              convoy,
              convoy.parts.filter((_, i) => i !== index),
            )
          }
        >
          <span aria-hidden="true">×</span>
        </button>
      </p>
      <div class="load">
        {KINDS.map((kind, i) => {
          const n = truck.tokens[i] ?? 0;
          const what = W.onTruck(KIND_WORDS[kind], from, to);
          return (
            <span key={kind}>
              <button
                type="button"
                class="step"
                disabled={n === 0 || total === 1}
                aria-label={W.less(what)}
                onClick={() => put(i, -1)}
              >
                −
              </button>
              <span>
                {n}
                <TokenIcon name={kind} />
              </span>
              <button type="button" class="step" aria-label={W.more(what)} onClick={() => put(i, 1)}>
                +
              </button>
            </span>
          );
        })}
      </div>
    </li>
  );
}

/** What else was done between two trucks, in words. */
function doneBetween(
  { table }: KitUi,
  { names, from }: { readonly names: readonly string[]; readonly from: number },
): string {
  return W.doneBetween(names.flatMap((_, i) => about(table, from + i)?.label ?? []));
}

/** What the convoy changes for the Divisions at the next Logistics Step. */
function changed(ui: KitUi, convoy: Convoy): readonly string[] {
  const { table } = ui;
  const before = credentialsFacts(table.shown(table.session.at(convoy.start)).facts).divisions;
  return factsOf(table).divisions.flatMap((division, i) => {
    const text = mealText(ui, division);
    const was = before[i];
    return was !== undefined && mealText(ui, was) === text ? [] : [`${divisionName(division)} ${text}`];
  });
}

export function ConvoyPlanner({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  const convoy = table.yours ? convoyOf(table) : undefined;
  useMark('convoy', convoy?.open === true);
  if (convoy === undefined) return null;
  const end = table.offers.value.find((offer) => offer.about.verb === 'end');
  const trucks = convoy.parts.filter((part) => 'truck' in part).length;
  const { reserve } = factsOf(table).trucks;
  const news = changed(ui, convoy);
  return (
    <Panel
      name={W.convoy}
      title={W.convoy}
      note={convoy.open ? W.beingLaidOut : W.confirmedMayChange}
      wanted={convoy.open && (trucks > 0 || convoy.loading !== undefined)}
    >
      {trucks === 0 && convoy.loading === undefined && <p class="muted">{W.pressSpaceForTruck}</p>}
      <ol class="legs">
        {convoy.parts.map((part, i) =>
          'truck' in part ? (
            <Load key={i} ui={ui} convoy={convoy} index={i} truck={part.truck} />
          ) : (
            <li key={i} class="muted">
              {doneBetween(ui, part)}
            </li>
          ),
        )}
      </ol>
      <p class="uses">
        {W.convoyUses(
          <span class="cap">{W.uses}</span>,
          trucks,
          reserve,
          news.length > 0 && W.atTheLogisticsStep(news.join('; ')),
        )}
      </p>
      <div class="confirm">
        {convoy.open && end !== undefined && trucks > 0 && (
          <button type="button" class="btn main" data-plan="go" onClick={() => ui.controller.choose(end)}>
            {W.confirmTheConvoy}
          </button>
        )}
        <button type="button" class="btn" data-plan="drop" onClick={() => replan(ui.controller, convoy.start, [])}>
          {convoy.open ? W.dropIt : W.takeItBack}
        </button>
      </div>
    </Panel>
  );
}
