// The lists of the lobby: what waits for you first, tables with a free seat, games that everybody may watch.
import { andList } from '@bocage/engine';
import { spanText } from '@bocage/online';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import * as W from '../words/online.ts';
import { Challenges } from './challenges.tsx';
import { ANY, type OpenList, OpenTables, readOpen, type Wish } from './open-tables.tsx';
import { sentence, server } from './place.ts';

interface Person {
  readonly seat: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly player: string | null;
}

interface Standing {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly people: readonly Person[];
  readonly where: string;
  readonly asks: string;
  readonly result: { readonly text: string; readonly grade: string } | null;
}

interface MyGame extends Standing {
  readonly seat: string;
  readonly phase: string;
  readonly yours: boolean;
  readonly left: number | null;
}

interface Lists {
  readonly mine: readonly MyGame[];
  readonly open: OpenList;
  readonly watch: readonly Standing[];
  readonly dice: { readonly opened: number; readonly left: number };
}

async function readLists(asleep: boolean, wish: Wish): Promise<Lists | string> {
  try {
    // One who was never here has a device from now on: seats are kept by it.
    await server.ask('devices/me', {});
    const [mine, open, watch, dice] = await Promise.all([
      server.ask<{ games: MyGame[] }>(`games?mine=1${asleep ? '&asleep=1' : ''}`),
      readOpen(wish),
      server.ask<{ games: Standing[] }>('games?watch=1'),
      server.ask<Lists['dice']>('dice'),
    ]);
    return { mine: mine.games, open, watch: watch.games, dice };
  } catch (error) {
    return sentence(error);
  }
}

function against({ people, seat }: MyGame): string {
  const others = people.filter((one) => one.seat !== seat);
  if (others.length === 0) return W.alone;
  const names = others.map(({ people: names, player }) =>
    player === null ? (names[0] ?? W.nobodyYet) : W.theComputerNamed(player),
  );
  return W.againstNames(names.join(', '));
}

/** Under six hours it says so in a word; nothing blinks. */
const SOON = 6 * 3_600_000;

function Mine({ game, first }: { readonly game: MyGame; readonly first: boolean }) {
  const waits = game.phase === 'open' || game.phase === 'sealing';
  return (
    <tr data-yours={game.yours} data-game={game.id}>
      <th scope="row">
        <b>{game.title}</b>
        <small>{against(game)}</small>
      </th>
      <td>
        {waits ? W.waitingForAll : (game.result?.text ?? game.asks)}
        <small>{game.where}</small>
      </td>
      <td class="far-left">
        {game.left === null
          ? game.phase === 'running'
            ? W.withoutLimit
            : ''
          : `${game.left < SOON ? 'soon: ' : ''}${spanText(game.left)}`}
      </td>
      <td>
        <a class={game.yours && first ? 'btn main' : 'btn'} href={`#/g/${game.id}`}>
          {game.yours ? W.yourTurn : game.phase === 'over' || game.phase === 'void' ? W.look : W.open}
        </a>
      </td>
    </tr>
  );
}

const FINISHED_SHOWN = 3;

function MyGames({ games }: { readonly games: readonly MyGame[] }) {
  const all = useSignal(false);
  const running = games.filter(({ phase }) => phase !== 'over' && phase !== 'void');
  const over = games.filter((game) => !running.includes(game));
  const due = running.filter(({ yours }) => yours).length;
  return (
    <section aria-labelledby="mine">
      <h2 class="cap" id="mine">
        <span>{W.myGames(due)}</span>
        {over.length > FINISHED_SHOWN && (
          <button
            type="button"
            class="link"
            aria-expanded={all.value}
            onClick={() => {
              all.value = !all.value;
            }}
          >
            {all.value ? W.fewer : W.allFinished(over.length)}
          </button>
        )}
      </h2>
      {games.length === 0 ? (
        <p class="muted">{W.noGamesYet}</p>
      ) : (
        <table>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{W.game}</th>
              <th scope="col">{W.whatIsAsked}</th>
              <th scope="col">{W.timeLeft}</th>
              <th scope="col">{W.open}</th>
            </tr>
          </thead>
          <tbody>
            {[...running, ...over.slice(0, all.value ? undefined : FINISHED_SHOWN)].map((game, i) => (
              <Mine key={game.id} game={game} first={i === 0} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Watch({ games }: { readonly games: readonly Standing[] }) {
  return (
    <section aria-labelledby="watch">
      <h2 class="cap" id="watch">
        {W.watchAGame}
      </h2>
      {games.length === 0 ? (
        <p class="muted">{W.noGameToWatch}</p>
      ) : (
        <table>
          <thead class="visually-hidden">
            <tr>
              <th scope="col">{W.game}</th>
              <th scope="col">{W.watch}</th>
            </tr>
          </thead>
          <tbody>
            {games.map((game) => (
              <tr key={game.id}>
                <th scope="row">
                  <b>{andList(game.people.map(({ people, player }) => people[0] ?? player ?? W.nobody))}</b>
                  <small>
                    {game.title}. {game.where}
                  </small>
                </th>
                <td>
                  <a class="btn" href={`#/g/${game.id}`}>
                    {W.watch}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** The lists are looked at again so often while somebody looks at them. */
const AGAIN = 10_000;

export function Tables({ invite }: { readonly invite: ComponentChildren }) {
  const lists = useSignal<Lists | string | undefined>(undefined);
  const asleep = useSignal(false);
  const wish = useSignal(ANY);
  const kept = useSignal('');
  const read = (): void => {
    void readLists(asleep.value, wish.value).then((found) => {
      // What was shown stays while the line is down.
      if (typeof found === 'object' || typeof lists.value !== 'object') lists.value = found;
    });
  };
  useEffect(() => {
    read();
    // One's own games of one: the same on all devices with one's name.
    void import('./solos.ts')
      .then((m) => m.inStep())
      .then(({ sent, came }) => {
        if (sent + came > 0) kept.value = W.solitaireInStep(sent, came);
      })
      .catch(() => {});
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') read();
    }, AGAIN);
    return () => clearInterval(timer);
  }, []);
  // A wish is asked for at once.
  useSignalEffect(() => {
    if (wish.value !== ANY) read();
  });
  const now = lists.value;
  return (
    <>
      {typeof now === 'string' && (
        <p class="notice bad" role="alert">
          {now}
        </p>
      )}
      <div class="together-columns">
        <div>
          {typeof now === 'object' && <MyGames games={now.mine} />}
          <p>
            <button
              type="button"
              class="link"
              aria-pressed={asleep.value}
              onClick={() => {
                asleep.value = !asleep.value;
                read();
              }}
            >
              {asleep.value ? W.gamesPlayed : W.gamesAsleep}
            </button>
          </p>
          {typeof now === 'object' && <OpenTables list={now.open} wish={wish} />}
          {kept.value !== '' && (
            <p role="status" data-in-step="true">
              {kept}
            </p>
          )}
          <Challenges />
        </div>
        <div>
          {invite}
          {typeof now === 'object' && <Watch games={now.watch} />}
          {typeof now === 'object' && now.dice.opened + now.dice.left > 0 && (
            <p class="muted" data-dice="true">
              {W.diceOfThisServer(now.dice.opened, now.dice.left)}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
