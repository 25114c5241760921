// The strip above a table on a server: whose turn it is, the time of each side, who is there, and the line when it is lost.
import { spanText, timeLeft } from '@bocage/online';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/icon.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';
import { capital, whoIs } from './far-words.ts';

/** The clock of this page, by the second while anybody's runs. */
const now = signal(Date.now());

function useSeconds(runs: boolean): void {
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, [runs]);
}

/** Wednesday 20:00, as the person's own clock will show it. */
function deadline(left: number): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', hour: '2-digit', minute: '2-digit', hour12: false }).format(
    Date.now() + left,
  );
}

function Seat({ far, ui, seat }: { readonly far: FarGame; readonly ui: Ui; readonly seat: number }) {
  const { seats, clocks, phase } = far.around.value ?? {};
  const own = seats?.[seat];
  if (own === undefined) return null;
  far.company.value;
  const acts = phase === 'running' && ui.table.game.seat(ui.table.session.state) === seat;
  const mine = far.mine(own.id);
  const there = own.kind === 'computer' || mine || far.table.here.includes(own.id);
  const runs = clocks?.running === own.id;
  const left = clocks == null ? undefined : timeLeft(clocks, seat, runs, now.value - far.table.heardAt);
  const who = whoIs(far, seat);
  const mate = far.table.mates ? (own.people[far.around.value?.turnOf ?? -1] ?? W.yourTeam) : undefined;
  const yours = mate === undefined ? W.itIsYourTurn : W.decides(capital(mate));
  const name = mine ? (acts ? yours : W.you) : acts ? W.decides(capital(who)) : capital(who);
  return (
    <div class="far-seat" data-acts={acts} data-mine={mine} data-seat={own.id}>
      <span>
        <b>{name}</b>
        <small>
          {own.name}
          {!mine && (
            <>
              {' '}
              · <i class="far-there" data-there={there} aria-hidden="true" /> {there ? W.atTheTable : W.notHereNow}
            </>
          )}
          {own.away !== null && ` · ${W.awayClockStill}`}
          {own.handed === true && ` · ${W.waitsForSubstitute}`}
        </small>
      </span>
      {left !== undefined && (
        <span class="far-time">
          <b>{left === 0 ? W.isOutOfTime : spanText(left)}</b>
          <small>{runs && left > 0 ? W.untilDeadline(deadline(left)) : W.keptInReserve}</small>
        </span>
      )}
    </div>
  );
}

export function ClockStrip({ far, ui }: { readonly far: FarGame; readonly ui: Ui }) {
  ui.table.rev.value;
  const { seats, clocks, you = [] } = far.around.value ?? {};
  useSeconds(clocks?.running != null);
  far.company.value;
  const { watchers } = far.table;
  return (
    <section class="far-strip" aria-label={W.playersAndTime}>
      {seats?.map((seat, i) => (
        <Seat key={seat.id} far={far} ui={ui} seat={i} />
      ))}
      {(watchers > 0 || you.length === 0) && (
        <div class="far-seat far-watch">
          <Icon name="people" />
          <span>
            <b>{you.length === 0 ? W.youWatch : W.watching(watchers)}</b>
            <small>{you.length === 0 ? W.whatWatchersSee : W.watchersSeeBoard}</small>
          </span>
        </div>
      )}
      {far.state.value !== 'live' && (
        <p class="far-lost" role="status" data-lost="true">
          <Icon name="warning" /> {W.lineLost}
        </p>
      )}
    </section>
  );
}
