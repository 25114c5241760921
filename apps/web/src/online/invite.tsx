// An invitation by link: game, side and pace; the table is made with one press, and its links are shown there.
import { findGame, games } from '@bocage/catalogue';
import { openTable } from '@bocage/online';
import { useSignal } from '@preact/signals';
import { opponents } from '../core/opponents.ts';
import * as W from '../words/online.ts';
import { keepSeat, sentence, server } from './place.ts';
import { SIDES } from './sides.ts';

const PACES: readonly (readonly [id: string, name: string])[] = [
  ['live', W.live],
  ['evening', W.oneDay],
  ['day', W.threeDays],
  ['slow', W.sevenDays],
  ['none', W.noLimit],
];

type Against = 'friend' | 'anybody' | 'computer';

function Choice({
  name,
  label,
  value,
  now,
}: {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly now: { value: string };
}) {
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={value}
        checked={now.value === value}
        onChange={() => {
          now.value = value;
        }}
      />
      {label}
    </label>
  );
}

/** Opens the table and goes there; one sentence if that fails. */
async function open(
  game: string,
  side: string,
  pace: string,
  against: Against,
  player: string,
  watch: boolean,
  delay: number,
): Promise<string> {
  const seats = SIDES[game] ?? [];
  const own = side === 'lot' ? (seats[lot()]?.[0] ?? '') : side;
  const other = against === 'friend' ? 'invite' : against === 'anybody' ? 'open' : `computer:${player}`;
  try {
    const table = await openTable(server, {
      game,
      seats: Object.fromEntries(seats.map(([seat]) => [seat, seat === own ? 'me' : other])),
      clock: against === 'computer' ? 'none' : pace,
      watch: watch ? 'public' : 'link',
      delay,
    });
    // The way back to one's own seat is made at once: nobody thinks of it later.
    const { token } = await server.ask<{ token: string }>(`games/${table.id}/link`, {});
    if (table.kept !== undefined) keepSeat({ ...table.kept, links: table.links, token });
    location.hash = `#/g/${table.id}`;
    return '';
  } catch (error) {
    return sentence(error);
  }
}

function lot(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 2;
}

export function Invite({ first }: { readonly first: boolean }) {
  const game = useSignal('rudders-line');
  const side = useSignal('US');
  const pace = useSignal('day');
  const against = useSignal<string>('friend');
  const player = useSignal(opponents[1]?.id ?? 'sensible');
  const watch = useSignal(false);
  const delay = useSignal(0);
  const problem = useSignal('');
  const busy = useSignal(false);
  const two = games.filter(({ id }) => SIDES[id] !== undefined);
  return (
    <section aria-labelledby="invite">
      <h2 class="cap" id="invite">
        {W.playWithAFriend}
      </h2>
      <form
        class="together-form"
        onSubmit={(event) => {
          event.preventDefault();
          busy.value = true;
          const other = against.value as Against;
          void open(game.value, side.value, pace.value, other, player.value, watch.value, delay.value).then((text) => {
            problem.value = text;
            busy.value = false;
          });
        }}
      >
        <p>{W.standardRules(findGame(game.value)?.title)}</p>
        {two.length > 1 && (
          <fieldset>
            <legend>{W.game}</legend>
            <div>
              {two.map(({ id, title }) => (
                <Choice key={id} name="game" label={title} value={id} now={game} />
              ))}
            </div>
          </fieldset>
        )}
        <fieldset>
          <legend>{W.youPlay}</legend>
          <div>
            {SIDES[game.value]?.map(([id, name]) => (
              <Choice key={id} name="side" label={name} value={id} now={side} />
            ))}
            <Choice name="side" label={W.byLot} value="lot" now={side} />
          </div>
        </fieldset>
        <fieldset>
          <legend>{W.against}</legend>
          <div>
            <Choice name="against" label={W.aFriend} value="friend" now={against} />
            <Choice name="against" label={W.anybody} value="anybody" now={against} />
            <Choice name="against" label={W.computer} value="computer" now={against} />
          </div>
        </fieldset>
        {against.value === 'computer' ? (
          <fieldset>
            <legend>{W.player}</legend>
            <select
              aria-label={W.computerPlayer}
              onChange={(event) => {
                player.value = event.currentTarget.value;
              }}
            >
              {opponents.map((p) => (
                <option key={p.id} value={p.id} selected={p.id === player.value}>
                  {p.name}
                </option>
              ))}
            </select>
          </fieldset>
        ) : (
          <fieldset>
            <legend>{W.pace}</legend>
            <div>
              {PACES.map(([id, name]) => (
                <Choice key={id} name="pace" label={name} value={id} now={pace} />
              ))}
            </div>
          </fieldset>
        )}
        <p class="check">
          <input
            type="checkbox"
            id="may-watch"
            checked={watch.value}
            onChange={(event) => {
              watch.value = event.currentTarget.checked;
            }}
          />
          <label for="may-watch">{W.everybodyMayWatch}</label>
        </p>
        <fieldset>
          <legend>{W.watchersSeeIt}</legend>
          <select
            aria-label={W.watchersSeeIt}
            data-delay="true"
            onChange={(event) => {
              delay.value = Number(event.currentTarget.value);
            }}
          >
            <option value="0">{W.atOnce}</option>
            <option value="5">{W.fiveChoicesLater}</option>
            <option value="20">{W.twentyChoicesLater}</option>
          </select>
        </fieldset>
        <button type="submit" class="btn main" data-open-table="true" disabled={busy.value} autofocus={first}>
          {against.value === 'friend' ? W.makeTheLinks : W.openTheTable}
        </button>
        {problem.value !== '' && (
          <p class="notice bad" role="alert">
            {problem.value}
          </p>
        )}
        <p class="muted">{W.aboutLinks}</p>
      </form>
    </section>
  );
}
