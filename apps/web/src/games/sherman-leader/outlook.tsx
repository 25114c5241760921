// Below the choices of a campaign: SO points at the end of the Week with their risks, and the Operational Map as a list.
import { battalionOutlook, weekAccount } from '@bocage/sherman-leader/facts';
import { wholePercent } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { BattalionCard } from './battalion-card.tsx';
import { factsOf } from './facts.ts';
import { theatreOf } from './theatre.ts';

function Account({ ui }: { readonly ui: KitUi }) {
  const { so, weekly, standing, coming } = weekAccount(ui.table.moment.value.state);
  return (
    <>
      <h3 class="cap">{W.soAtEndOfWeek}</h3>
      <table class="tracks account">
        <tbody>
          <tr>
            <th scope="row">{W.nowRow}</th>
            <td>{so}</td>
          </tr>
          {standing.map(({ battalion, band, loss }) => (
            <tr key={battalion}>
              <th scope="row">{W.staysInBand(battalion, band)}</th>
              <td class="loss">−{loss}</td>
            </tr>
          ))}
          {coming.map(({ battalion, band, chance, loss }) => (
            <tr key={`${battalion} ${band}`}>
              <th scope="row">{W.mayComeTo(battalion, band, chance)}</th>
              <td>{W.noneToLoss(loss)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{W.weeklySoPoints}</th>
            <td>{weekly < 0 ? `−${-weekly}` : `+${weekly}`}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Every band with its Battalions: what each is, what it fields, where it may go. */
function AsList({ ui }: { readonly ui: KitUi }) {
  const sheet = theatreOf(factsOf(ui.table).campaign.campaign.id);
  const outlooks = new Map(battalionOutlook(ui.table.moment.value.state).map((one) => [one.battalion, one]));
  return (
    <details class="map-list">
      <summary>{W.mapAsList}</summary>
      {factsOf(ui.table).campaign.bands.map((band) => (
        <section key={band.id} aria-label={band.name}>
          <h4 class="cap">{band.name}</h4>
          {band.battalions.length === 0 && <p class="muted">{W.noBattalion}</p>}
          {band.battalions.map((battalion) => {
            const outlook = outlooks.get(battalion.id);
            const ways = outlook?.to.map((way) => `${way.order} ${wholePercent(way.chance)}`).join(', ');
            return (
              <div key={battalion.id} class="plan-card">
                <BattalionCard battalion={battalion} />
                {outlook !== undefined && (
                  <p>
                    <b>{W.atEndOfWeek}</b> {outlook.fixed ? W.fixed : ways}.
                  </p>
                )}
              </div>
            );
          })}
        </section>
      ))}
      {sheet !== undefined && (
        <p class="muted">
          {sheet.title}, {sheet.subtitle}. {sheet.source}
        </p>
      )}
    </details>
  );
}

export function WeekBelow({ ui }: { readonly ui: KitUi }) {
  return (
    <>
      <Account ui={ui} />
      <AsList ui={ui} />
    </>
  );
}
