// The strip above the map of a campaign: the Weeks, SO points, and VP on the scale of grades with what the plan may bring.
import type { CampaignFacts } from '@bocage/sherman-leader/facts';
import * as W from '../../words/sherman-leader-campaign.ts';

function Weeks({ campaign }: { readonly campaign: CampaignFacts }) {
  const { week, weeks } = campaign;
  return (
    <div class="strip-part" role="group" aria-label={week === 0 ? W.setUp : W.weekOfWeeks(week, weeks)}>
      <span class="cap">{week === 0 ? W.setUp : W.weekHead}</span>
      <ol class="week-record">
        {Array.from({ length: weeks }, (_, i) => i + 1).map((n) => (
          <li key={n} data-past={n < week} aria-current={n === week ? 'step' : undefined}>
            {n}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** VP that the planned attacks bring if each Battalion is Destroyed. */
function planned({ bands, plans }: CampaignFacts): number {
  const all = bands.flatMap((band) => band.battalions);
  return plans
    .filter((plan) => !plan.fought)
    .reduce((sum, plan) => {
      const battalion = all.find((one) => one.id === plan.battalion);
      return sum + (battalion === undefined ? 0 : Math.max(0, battalion.card.vp - battalion.gained));
    }, 0);
}

function Grades({ campaign }: { readonly campaign: CampaignFacts }) {
  const { vp, objective } = campaign;
  const hope = planned(campaign);
  const grades = [
    [W.poor, objective.poor],
    [W.adequate, objective.adequate],
    [W.good, objective.good],
    [W.great, objective.great],
  ] as const;
  const most = Math.max(objective.great, vp + hope) * 1.08 + 1;
  const at = (n: number): string => `${Math.round((Math.max(0, n) / most) * 1000) / 10}%`;
  const words = grades.map(([name, n]) => W.gradeFromVp(name, n)).join(', ');
  return (
    <div class="strip-part grow">
      <b class="strip-figure">{vp}</b>
      <span class="strip-unit">{W.vpUnit(hope > 0 && <small>{W.plan(hope)}</small>)}</span>
      <div
        class="grades"
        role="img"
        aria-label={hope > 0 ? W.vpHopeAndGrades(vp, hope, words) : W.vpAndGrades(vp, words)}
      >
        <span class="grades-bed" />
        <span class="grades-fill" style={{ width: at(vp) }} />
        {hope > 0 && <span class="grades-hope" style={{ left: at(vp), width: at(hope) }} />}
        {grades.map(([name, n]) => (
          <span key={name} class="grades-mark" style={{ left: at(n) }} />
        ))}
        {grades.map(([name, n]) => (
          <span key={name} class="grades-name" style={{ left: at(n) }}>
            {name} {n}
          </span>
        ))}
      </div>
    </div>
  );
}

export function WeekStrip({ campaign }: { readonly campaign: CampaignFacts }) {
  const { so, objective, condition, single, trucks, scouts } = campaign;
  return (
    <section class="hq-strip" aria-label={W.campaign}>
      {!single && <Weeks campaign={campaign} />}
      <div class="strip-part">
        <b class="strip-figure">{so}</b>
        <span class="strip-unit">{W.soPointsUnit(!single && <small>{W.aWeek(objective.weeklySo)}</small>)}</span>
      </div>
      <div class="strip-part">
        <span class="strip-unit">
          <span>{W.trucksCounted(trucks)}</span>
          <span>{W.scoutsCounted(scouts)}</span>
        </span>
      </div>
      {!single && <Grades campaign={campaign} />}
      {condition !== undefined && (
        <div class="strip-part condition" title={condition.text}>
          <span class="strip-unit">
            <b>{condition.name}</b>
            <small>{condition.text}</small>
          </span>
        </div>
      )}
    </section>
  );
}
