// A combat part by part: what is asked for and why, who can pay, every bonus with what it costs later; then the choice.
import type { CombatBonus, CombatSheet } from '@bocage/credentials/facts';
import { Recorder } from '@bocage/engine';
import { replan } from '../../core/plan.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { Panel, Rule } from './bits.tsx';
import { divisionName, factsOf } from './facts.ts';
import { panelFacts } from './panel-facts.ts';
import { bonusesSoFar } from './plan.ts';
import { TokenIcon } from './tokens.tsx';

const signed = (n: number): string => (n > 0 ? `+${n}` : n === 0 ? '·' : `−${-n}`);

function Requirement({ ui, sheet }: { readonly ui: KitUi; readonly sheet: CombatSheet }) {
  const used = sheet.ammo - sheet.left;
  return (
    <table class="tracks combat-sheet">
      <caption class="cap">{sheet.seen ? W.whatItTakes : W.onTopOfItsCard}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <TokenIcon name="ammo" />
            <span class="visually-hidden">{W.ammo}</span>
          </th>
          <th scope="col">
            <TokenIcon name="fuel" />
            <span class="visually-hidden">{W.fuel}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {!sheet.seen && (
          <tr>
            <th scope="row">{W.cardNotSeen}</th>
            <td>?</td>
            <td>?</td>
          </tr>
        )}
        {sheet.parts.map((part, i) => (
          <tr key={part.code}>
            <th scope="row">
              {part.label} <Rule ui={ui} rule={part.rule} />
            </th>
            <td>{i === 0 && sheet.seen ? part.ammo : signed(part.ammo)}</td>
            <td>{i === 0 && sheet.seen ? part.fuel : signed(part.fuel)}</td>
          </tr>
        ))}
        {used > 0 && (
          <tr>
            <th scope="row">{W.bonusesChosen}</th>
            <td>{signed(-used)}</td>
            <td>·</td>
          </tr>
        )}
        {sheet.seen && (
          <tr class="sum">
            <th scope="row">{W.needed}</th>
            <td>{sheet.left}</td>
            <td>{sheet.fuel}</td>
          </tr>
        )}
      </tbody>
      <tbody>
        {sheet.payers.map((payer) => (
          <tr key={payer.id} class="have">
            <th scope="row">{W.has(payer.name)}</th>
            <td>{payer.ammo}</td>
            <td>{payer.fuel}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the fight goes on by itself once this is added: then the press is the choice. */
function settles(ui: KitUi, name: string): boolean {
  const { table } = ui;
  const state = table.session.state.slice();
  const verdict = table.game.verdict(state, name);
  if (verdict.kind !== 'legal') return false;
  table.game.apply(state, verdict.choice, new Recorder());
  return table.game.decision(state)?.step !== 'combat/fight';
}

function Bonus({ ui, sheet, bonus }: { readonly ui: KitUi; readonly sheet: CombatSheet; readonly bonus: CombatBonus }) {
  const { name } = bonus;
  const order = sheet.bonuses.map((one) => one.name);
  const set = (names: readonly string[]): void => {
    const { start } = bonusesSoFar(ui.table);
    const sorted = [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
    const problem = replan(ui.controller, start, sorted, true);
    if (problem !== undefined) ui.table.notice.value = { rule: bonus.rule, code: 'plan', text: problem };
  };
  const { names } = bonusesSoFar(ui.table);
  // The rules add bonuses in one order; an earlier one may still be put in before the others.
  const late = bonus.refused?.code === 'bonusOrder';
  const open = bonus.refused === undefined || late;
  return (
    <li data-dear={bonus.dear}>
      <p>
        <b>{bonus.label}</b> −{bonus.ammo} <TokenIcon name="ammo" />
        <span class="visually-hidden">{W.ammo}</span> <Rule ui={ui} rule={bonus.rule} />
      </p>
      <p class={bonus.dear ? 'dear' : 'muted'}>{W.later(bonus.later)}</p>
      {bonus.refused !== undefined && !late && bonus.chosen === 0 && <p class="muted">{bonus.refused.text}</p>}
      {name !== undefined && (
        <div class="row">
          {open && (
            <button type="button" class="chip" data-bonus={name} onClick={() => set([...names, name])}>
              {settles(ui, name) ? W.useItAndFight : W.useIt}
            </button>
          )}
          {bonus.chosen > 0 && (
            <button
              type="button"
              class="chip"
              onClick={() => {
                const at = names.indexOf(name);
                set(names.filter((_, i) => i !== at));
              }}
            >
              {W.leaveItOut}
            </button>
          )}
        </div>
      )}
    </li>
  );
}

export function CombatPanel({ ui }: { readonly ui: KitUi }) {
  const { table } = ui;
  table.rev.value;
  const considered = table.considered.value;
  if (!table.moment.value.live) return null;
  const sheet = panelFacts.combat(table.session.state, considered?.choice);
  if (sheet === undefined) return null;
  const division = factsOf(table).divisions.find((one) => one.id === sheet.division);
  const who = division === undefined ? sheet.division : divisionName(division);
  return (
    <Panel name={W.combat} title={W.against(who, sheet.enemy)} kind="combat">
      <Requirement ui={ui} sheet={sheet} />
      {sheet.bonuses.length > 0 ? (
        <ul class="bonuses" aria-label={W.bonuses}>
          {sheet.bonuses.map((bonus) => (
            <Bonus key={bonus.id} ui={ui} sheet={sheet} bonus={bonus} />
          ))}
        </ul>
      ) : (
        <p class="muted">{W.nothingCouldHelp}</p>
      )}
      {sheet.seen && (
        <p class="uses">
          {sheet.covered
            ? W.canBePaid
            : W.stillMissingAmmo(Math.max(0, sheet.left - sheet.payers.reduce((n, p) => n + p.ammo, 0)))}
        </p>
      )}
    </Panel>
  );
}
