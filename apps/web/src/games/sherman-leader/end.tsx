// The end of a campaign: the evaluation on its scale, VP and SO by Week, what became of everybody, each Battle to see again.
import { type PlayerLog, playerLog } from '@bocage/sherman-leader/records';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { battleStarts } from './changes.ts';
import { factsOf } from './facts.ts';

const WIDE = 320;
const STATUS = { X: W.destroyed, '1/2': W.reducedToHalf, F: W.notReduced } as const;

/** VP on the line of the grades. */
function Scale({ log }: { readonly log: PlayerLog }) {
  const most = Math.max(log.vp, ...log.grades.map(([, vp]) => vp)) * 1.08 + 1;
  const at = (vp: number): number => (vp / most) * (WIDE - 20) + 10;
  return (
    <svg
      class="end-scale"
      viewBox={`0 0 ${WIDE} 56`}
      role="img"
      aria-label={W.vpEvaluationAndGrades(
        log.vp,
        log.evaluation,
        log.grades.map(([grade, vp]) => W.gradeFrom(grade, vp)).join(', '),
      )}
    >
      <rect class="bed" x="10" y="20" width={WIDE - 20} height="12" />
      <rect class="fill" x="10" y="20" width={Math.max(0, at(log.vp) - 10)} height="12" />
      {log.grades.map(([grade, vp], i) => (
        <g key={grade} transform={`translate(${at(vp)} 0)`}>
          <path d="M0 16V36" />
          <text y={i % 2 === 0 ? 12 : 48} text-anchor="middle">
            {grade} {vp}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** One figure by Week: bars with their number above. */
function ByWeek({ title, values }: { title: string; values: readonly (readonly [week: string, n: number])[] }) {
  const most = Math.max(1, ...values.map(([, n]) => n));
  const step = WIDE / Math.max(1, values.length);
  return (
    <figure class="end-chart">
      <figcaption class="cap">{title}</figcaption>
      <svg viewBox={`0 0 ${WIDE} 110`} role="img" aria-label={values.map(([week, n]) => `${week}: ${n}`).join(', ')}>
        {values.map(([week, n], i) => {
          const high = (Math.max(0, n) / most) * 72;
          return (
            <g key={week} transform={`translate(${i * step + step / 2} 0)`}>
              <rect x={-Math.min(22, step / 2 - 3)} y={88 - high} width={Math.min(44, step - 6)} height={high} />
              <text y={84 - high} text-anchor="middle">
                {n}
              </text>
              <text y="104" text-anchor="middle">
                {week}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

function Fates({ log }: { readonly log: PlayerLog }) {
  return (
    <table class="compare">
      <thead>
        <tr>
          {[W.commander, W.level, 'XP', W.stress, W.battles, W.fate].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {log.commanders.map((man) => (
          <tr key={man.name} data-fate={man.status}>
            <th scope="row">
              {man.name}
              <small>{man.type}</small>
            </th>
            <td>{man.level}</td>
            <td>{man.xp}</td>
            <td>{man.stress}</td>
            <td>{man.byBattle.length}</td>
            <td>
              {man.status === 'KIA'
                ? W.killedInAction
                : man.status === 'gone'
                  ? W.leftTheForce
                  : man.wounded
                    ? W.isWounded
                    : W.cameThrough}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Battles({ ui, log }: { readonly ui: KitUi; readonly log: PlayerLog }) {
  const starts = battleStarts(ui.table.session);
  const fought = log.weeks.flatMap((week) => week.battles.map((battle) => ({ week: week.week, battle })));
  return (
    <ol class="end-battles">
      {starts.map((start, i) => {
        const entry = fought[i];
        const lost = entry?.battle.rows.filter((row) => row.lost).length ?? 0;
        return (
          <li key={start.n}>
            <button type="button" class="btn" onClick={() => ui.look(start.n)}>
              <span>
                {entry === undefined
                  ? start.battalion
                  : W.battleOfWeek(entry.week, start.battalion, STATUS[entry.battle.status], entry.battle.vp, lost)}
              </span>
              <span class="end">{W.seeAgain}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

export function CampaignEnd({ ui }: { readonly ui: KitUi }) {
  const log = playerLog(ui.table.moment.value.state);
  const weeks = log.weeks.map((week) => [week.week === 0 ? W.start : `W${week.week}`, week] as const);
  let sum = 0;
  // A single Battle is no campaign: its card says what it came to, and no grade is given.
  if (factsOf(ui.table).campaign.single)
    return (
      <section class="campaign-end" aria-label={W.battles}>
        <Battles ui={ui} log={log} />
      </section>
    );
  return (
    <section class="campaign-end" aria-label={W.theCampaign}>
      <h3 class="cap">{W.evaluation}</h3>
      <p>{W.campaignEnd(log.campaign, log.objective, <b>{W.vpShown(log.vp)}</b>, <b>{log.evaluation}</b>, log.so)}</p>
      <Scale log={log} />
      <ByWeek
        title={W.vpByWeek}
        values={weeks.slice(1).map(([name, week]) => {
          sum += week.vp;
          return [name, sum] as const;
        })}
      />
      <ByWeek title={W.soByWeek} values={weeks.map(([name, week]) => [name, week.left] as const)} />
      <h3 class="cap">{W.battles}</h3>
      <Battles ui={ui} log={log} />
      <h3 class="cap">{W.survivorsAndLosses}</h3>
      <Fates log={log} />
    </section>
  );
}
