// Headquarters beside its question: the force by type, and what is for sale or who may join, side by side to compare.
import { signed } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { CardLink } from './card-link.tsx';
import { forceByType, offeredModels, type ShermanData } from './data.ts';
import { factsOf, type ShermanFacts } from './facts.ts';

function Force({ facts }: { readonly facts: ShermanFacts }) {
  const { armorLimit, campaign } = facts.campaign;
  return (
    <p>
      {W.forceAndService(
        <b>{W.yourForce} </b>,
        forceByType(facts)
          .map(([type, n]) =>
            type === 'Armor' && armorLimit > 0 ? W.unitsOfTypeLimit(n, type, armorLimit) : W.unitsOfType(n, type),
          )
          .join(', '),
        campaign.year,
      )}
    </p>
  );
}

/** What is for sale, a line for each model: the numbers that decide side by side. */
export function ForSale({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const { table } = ui;
  const numbers = table.offers.value.flatMap((offer) => offer.about.pieces ?? []);
  const models = offeredModels(data, numbers);
  const plus = (n: number): string => (n > 0 ? `${n}+` : '–');
  return (
    <section class="plan-card" aria-label={W.headquarters}>
      <h3 class="cap">{W.headquarters}</h3>
      <Force facts={factsOf(table)} />
      <details>
        <summary>{W.compareForSale(models.length)}</summary>
        <table class="compare">
          <thead>
            <tr>
              {[W.unit, 'SO', W.speed, 'AP', 'HE', W.range, W.defHead].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {models.map((unit) => (
              <tr key={unit.name}>
                <th scope="row">
                  <CardLink id={unit.numbers[0] ?? ''}>{unit.name}</CardLink>
                  <small>
                    {unit.type}, {unit.from}–{unit.to}
                    {unit.notes.length > 0 && `. ${unit.notes.join(', ')}`}
                  </small>
                </th>
                <td>{unit.cost}</td>
                <td>{unit.speed}</td>
                <td>{plus(unit.ap)}</td>
                <td>{plus(unit.he)}</td>
                <td>
                  {unit.minRange}–{unit.maxRange}
                </td>
                <td>{unit.defense}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** Who may join or be promoted: what he adds at each of his six levels. */
export function Candidates({ ui, data }: { readonly ui: KitUi; readonly data: ShermanData }) {
  const names = new Set(ui.table.offers.value.flatMap((offer) => offer.about.pieces ?? []));
  const men = data.commanders.filter((man) => names.has(man.name));
  const levels = men[0]?.levels ?? [];
  if (men.length === 0) return null;
  return (
    <section class="plan-card" aria-label={W.candidates}>
      <details>
        <summary>{W.compareCommanders(men.length)}</summary>
        <table class="compare">
          <thead>
            <tr>
              <th scope="col">{W.name}</th>
              {levels.map((level) => (
                <th key={level.level} scope="col">
                  {level.level}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {men.map((man) => (
              <tr key={man.name}>
                <th scope="row">
                  <CardLink id={man.name}>{man.name}</CardLink>
                  <small>{man.type}</small>
                </th>
                {man.levels.map((level) => (
                  <td key={level.level}>
                    {signed(level.okay.r0)}/{signed(level.okay.r1)}
                    {level.okay.fast ? ' F' : ''}
                    {level.notes.length > 0 && <small>{level.notes.join(', ')}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
