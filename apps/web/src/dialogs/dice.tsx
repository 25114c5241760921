// The dice so far: by the side they were rolled for, and by what they were for, beside what fair dice would bring.
import { countDice, type DiceCount } from '../core/dice-count.ts';
import { capital, count } from '../core/words.ts';
import { RuleLink } from '../parts/rule-link.tsx';
import type { Ui } from '../parts/ui.ts';
import { Dialog } from './dialog.tsx';

function mean(dice: DiceCount): string {
  return `mean ${dice.mean.toFixed(2)}, fair dice ${((dice.sides + 1) / 2).toFixed(1)}`;
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
              <progress max={most} value={n} aria-label={`${i + 1} came up ${count(n, 'time')}`} />
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
          <th scope="col">For</th>
          <th scope="col">Rule</th>
          <th scope="col">Dice</th>
          <th scope="col">Mean</th>
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
    <Dialog title="Dice statistics" close={close}>
      {sides.map(({ seat, all, purposes }) => (
        <section key={seat} data-dice-of={table.game.seats[seat]?.id}>
          {all.length === 0 && <h3>{table.game.seats[seat]?.name}: no dice yet</h3>}
          {all.map((dice) => (
            <div key={dice.sides}>
              <h3>
                {table.game.seats[seat]?.name}: {count(dice.rolls, 'die', 'dice')} with {dice.sides} sides, {mean(dice)}
              </h3>
              <Faces dice={dice} />
            </div>
          ))}
          {purposes.length > 0 && <Purposes ui={ui} dice={purposes} />}
        </section>
      ))}
      <p class="muted">
        Each die counts for the side it was rolled for: in an assault, the defender’s die for the defender.
      </p>
    </Dialog>
  );
}
