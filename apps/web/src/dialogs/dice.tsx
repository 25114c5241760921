// The dice so far: by the side they were rolled for, and by what they were for, beside what fair dice would bring.
import { countDice, type DiceCount } from '../core/dice-count.ts';
import { capital } from '../core/words.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/dialogs.ts';
import { Dialog } from './dialog.tsx';

function mean(dice: DiceCount): string {
  return W.meanAndFair(dice.mean.toFixed(2), ((dice.sides + 1) / 2).toFixed(1));
}

/** How often each face came up. */
function Faces({ dice }: { readonly dice: DiceCount }) {
  const most = Math.max(1, ...dice.faces);
  return (
    <table class="tracks">
      <tbody>
        {dice.faces.map((n, i) => (
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            <td>
              <progress max={most} value={n} aria-label={W.cameUp(i + 1, n)} />
            </td>
            <td>{n}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Purposes({ ui, dice }: { readonly ui: Ui; readonly dice: readonly DiceCount[] }) {
  return (
    <table class="tracks purposes">
      <thead>
        <tr>
          <th scope="col">{W.forWord}</th>
          <th scope="col">{W.rule}</th>
          <th scope="col">{W.dice}</th>
          <th scope="col">{W.mean}</th>
        </tr>
      </thead>
      <tbody>
        {dice.map((one) => (
          <tr key={`${one.what} ${one.rule} ${one.sides}`} data-purpose={one.what}>
            <th scope="row">{capital(one.what)}</th>
            <td>
              <RuleLink ui={ui} rule={one.rule} />
            </td>
            <td>{one.rolls}</td>
            <td>{one.mean.toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function DiceDialog({ ui, close }: { readonly ui: Ui; readonly close: () => void }) {
  const { table } = ui;
  const sides = countDice(table.session, table.moment.value.n);
  return (
    <Dialog title={W.diceStatistics} close={close}>
      {sides.map(({ seat, all, purposes }) => (
        <section key={seat} data-dice-of={table.game.seats[seat]?.id}>
          {all.length === 0 && <h3>{W.noDiceYet(table.game.seats[seat]?.name)}</h3>}
          {all.map((dice) => (
            <div key={dice.sides}>
              <h3>{W.withSides(table.game.seats[seat]?.name, dice.rolls, dice.sides, mean(dice))}</h3>
              <Faces dice={dice} />
            </div>
          ))}
          {purposes.length > 0 && <Purposes ui={ui} dice={purposes} />}
        </section>
      ))}
      <p class="muted">{W.aboutDice}</p>
    </Dialog>
  );
}
