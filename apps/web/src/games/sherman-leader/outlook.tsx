// Below the choices of a campaign: SO points at the end of the Week with their risks, and the Operational Map as a list.
import { battalionOutlook, weekAccount } from '@bocage/sherman-leader/facts';
import { wholePercent } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import { BattalionCard } from './battalion-card.tsx';
import { factsOf } from './facts.ts';
import { theatreOf } from './theatre.ts';

function Account({ ui }: { readonly ui: KitUi }) {
  const { so, weekly, standing, coming } = weekAccount(ui.table.moment.value.state);
  return (
    <>
      <h3 class="cap">SO at the end of the Week</h3>
      <table class="tracks account">
        <tbody>
          <tr>
            <th scope="row">Now</th>
            <td>{so}</td>
          </tr>
          {standing.map(({ battalion, band, loss }) => (
            <tr key={battalion}>
              <th scope="row">
                {battalion} in {band}, unless it is Destroyed or goes back
              </th>
              <td class="loss">−{loss}</td>
            </tr>
          ))}
          {coming.map(({ battalion, band, chance, loss }) => (
            <tr key={`${battalion} ${band}`}>
              <th scope="row">
                {battalion} may come to {band}, {wholePercent(chance)}
              </th>
              <td>0 to −{loss}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Weekly SO points</th>
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
      <summary>The map as a list</summary>
      {factsOf(ui.table).campaign.bands.map((band) => (
        <section key={band.id} aria-label={band.name}>
          <h4 class="cap">{band.name}</h4>
          {band.battalions.length === 0 && <p class="muted">No Battalion.</p>}
          {band.battalions.map((battalion) => {
            const outlook = outlooks.get(battalion.id);
            const ways = outlook?.to.map((way) => `${way.order} ${wholePercent(way.chance)}`).join(', ');
            return (
              <div key={battalion.id} class="plan-card">
                <BattalionCard battalion={battalion} />
                {outlook !== undefined && (
                  <p>
                    <b>At the end of the Week:</b> {outlook.fixed ? 'Fixed' : ways}.
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
