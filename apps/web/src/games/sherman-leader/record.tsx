// The player log of Sherman Leader as the printed sheet has it: read here, printed from here, taken along as a file.
import { logPage, logText, type PlayerLog, playerLog } from '@bocage/sherman-leader/records';
import type { ComponentChildren } from 'preact';
import { saveFile } from '../../core/transfer.ts';
import { signed } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-campaign.ts';

function Rows({
  title,
  head,
  rows,
}: {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly ComponentChildren[])[];
}) {
  return (
    <section>
      <h3 class="cap">{title}</h3>
      {rows.length === 0 ? (
        <p class="muted">{W.noneYet}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {row.map((cell, k) => (
                  <td key={k}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Head({ log }: { readonly log: PlayerLog }) {
  return (
    <>
      <p class="record-title">{W.campaignAndWeek(log.campaign, log.objective, log.week, log.ofWeeks)}</p>
      <p>
        {W.recordSupport(
          <b>{W.vpAndEvaluation(log.vp, log.evaluation)}</b>,
          log.grades.map(([grade, vp]) => `${grade} ${vp}`).join(', '),
          <b>{W.soShown(log.so)}</b>,
          log.trucks,
          log.scouts,
          log.medics,
          log.mechanics,
        )}
      </p>
      {log.options.length > 0 && <p class="muted">{log.options.join('; ')}</p>}
    </>
  );
}

function Weeks({ log }: { readonly log: PlayerLog }) {
  return (
    <Rows
      title={W.soPointsByWeek}
      head={[W.weekHead, W.specialCondition, W.gainedAndSpent, W.left, 'VP']}
      rows={log.weeks.map((w) => [
        w.week === 0 ? W.setUp : w.week,
        w.condition,
        w.so.map(([account, amount]) => `${account} ${signed(amount)}`).join(', '),
        w.left,
        w.week === 0 ? '' : w.vp,
      ])}
    />
  );
}

function Battles({ log }: { readonly log: PlayerLog }) {
  return (
    <Rows
      title={W.battles}
      head={[W.weekHead, W.target, W.status, 'VP', W.turns, W.events, W.lossesAndDamage]}
      rows={log.weeks.flatMap((w) =>
        w.battles.map((b) => [
          w.week,
          b.target,
          b.status,
          b.vp,
          b.turns,
          b.events.join(', '),
          b.rows
            .filter((r) => r.lost || r.killed || r.wounded || r.damage.length > 0)
            .map((r) =>
              [
                `${r.unit} ${r.commander}`,
                ...(r.lost ? ['destroyed'] : r.damage),
                ...(r.killed ? [W.commanderKia] : r.wounded ? ['wounded'] : []),
              ].join(', '),
            )
            .join('; '),
        ]),
      )}
    />
  );
}

/** Stress of one who serves; what became of one who does not. */
function stateText({ status, stress, wounded }: PlayerLog['commanders'][number]): string | number {
  if (status !== 'active') return status === 'KIA' ? W.killedInAction : W.leftTheForce;
  return wounded ? W.stressWounded(stress) : stress;
}

function People({ log }: { readonly log: PlayerLog }) {
  const battles = [...new Set(log.commanders.flatMap((c) => c.byBattle.map((x) => x.battle)))].sort((a, b) => a - b);
  return (
    <Rows
      title={W.stressAndXpByBattle}
      head={[W.name, W.type, W.level, 'XP', W.cool, ...battles.map((n) => W.battle(n)), W.stressNow]}
      rows={log.commanders.map((c) => [
        c.name,
        c.type,
        c.level,
        c.need > 0 ? `${c.xp}/${c.need}` : '–',
        c.cool,
        ...battles.map((n) => {
          const x = c.byBattle.find((one) => one.battle === n);
          return x === undefined ? '' : `${x.stress} / ${signed(x.xp)}`;
        }),
        stateText(c),
      ])}
    />
  );
}

export function PlayerLogSheet({ ui }: { readonly ui: KitUi }) {
  const { state, n } = ui.table.moment.value;
  const log = playerLog(state);
  const name = `sherman-leader-log-${n}`;
  return (
    <div class="record">
      <div class="row record-tools">
        <button type="button" class="btn main" onClick={() => print()}>
          {W.print}
        </button>
        <button type="button" class="btn" onClick={() => saveFile(`${name}.html`, logPage(log))}>
          {W.saveAsAPage}
        </button>
        <button type="button" class="btn" onClick={() => saveFile(`${name}.txt`, logText(log))}>
          {W.saveAsText}
        </button>
      </div>
      <Head log={log} />
      <Weeks log={log} />
      <Battles log={log} />
      <People log={log} />
      <Rows
        title={W.units}
        head={[W.number, W.name, W.state]}
        rows={log.units.map((u) => [
          u.number,
          u.name,
          u.status === 'destroyed' ? W.destroyedUnit : u.damage.join(', ') || W.readyUnit,
        ])}
      />
      <section>
        <h3 class="cap">{W.battalionsOnTheMap}</h3>
        <ul>
          {log.reminders.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
