// A game whose rules come in parts plays as the whole one does, if each part is brought when its moment is near.
import { ffiPart } from '@bocage/credentials/ffi';
import {
  createPlay as credentials,
  asksWith as credentialsAsks,
  needsLater as credentialsNeeds,
} from '@bocage/credentials/play';
import {
  choiceBuffer,
  firstDifference,
  type Game,
  generator,
  type Play,
  randomBelow,
  type State,
  seeded,
} from '@bocage/engine';
import {
  asksLater as ruddersAsks,
  createPlay as ruddersLine,
  needsLater as ruddersNeeds,
} from '@bocage/rudders-line/play';
import { field } from '@bocage/sherman-leader/field';
import { asksWith, needsBattle, createPlay as shermanLeader } from '@bocage/sherman-leader/play';
import { setUp } from '@bocage/sherman-leader/set-up';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

/** Sherman Leader with its set-up alone, and with nothing but the first question of a Battle turn. */
function sherman(part: 'set-up' | 'field'): Play {
  const { game, bringSetUp, bringField } = shermanLeader();
  if (part === 'field') bringField(field);
  else bringSetUp(setUp);
  return game as Play;
}

function ffiAlone(): Play {
  const { game, bring } = credentials();
  bring(ffiPart);
  return game as Play;
}

async function wholeGame(id: string): Promise<Game> {
  const game = (await games.find((one) => one.id === id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  return game;
}

/** Everything that is shown of a state before somebody answers. */
function asked(game: Play, s: State): unknown {
  const buffer = choiceBuffer();
  const choices = Array.from(buffer.subarray(0, game.choices(s, buffer)));
  const seat = game.seat(s);
  return {
    decision: game.decision(s),
    board: game.board(game.view(s, seat), seat),
    facts: game.facts(game.view(s, seat), seat),
    offers: choices.map((c) => [c, game.name(s, c), game.describe(s, c), game.odds(s, c), game.warnings(s, c)]),
  };
}

const SEED = process.env.BOCAGE_SEED ?? '1944';

describe(`rules in parts (BOCAGE_SEED=${SEED})`, () => {
  it.each(['rudders-line', 'credentials', 'sherman-leader'])(
    '%s begins without all of them and ends alike',
    async (id) => {
      const listed = games.find((game) => game.id === id);
      const play = await listed?.loadPlay();
      const whole = (await listed?.load())?.create();
      if (play === undefined || whole === undefined || !('setup' in whole)) throw new Error('no game');
      const { game, later } = play;
      const [mine, same] = [game.setup({}, SEED, seeded), whole.setup({}, SEED, seeded)];
      if (typeof mine === 'string' || typeof same === 'string') throw new Error('no state');
      expect(later?.(mine)).toBeUndefined();
      const [g, buffer] = [generator(SEED), choiceBuffer()];
      let brought = false;
      for (let i = 0; i < 600 && game.seat(mine) >= 0; i++) {
        const coming = later?.(mine);
        if (coming !== undefined) {
          await coming;
          brought = true;
        }
        const choice = buffer[randomBelow(g, game.choices(mine, buffer))] ?? 0;
        game.apply(mine, choice, seeded);
        whole.apply(same, choice, seeded);
        expect(firstDifference(mine, same)).toBe(-1);
      }
      expect(brought).toBe(true);
    },
  );

  // A part that is not there throws: one state too few in the list, and the table of a player stands still.
  it.each([
    ['rudders-line', ruddersLine().game as Play, ruddersNeeds],
    ['credentials', credentials().game as Play, credentialsNeeds],
    ['sherman-leader', sherman('set-up'), needsBattle],
  ] as const)(
    '%s: what comes later is never one choice away from a state that does without it',
    async (id, alone, needs) => {
      const whole = await wholeGame(id);
      const [g, buffer, tried] = [generator(SEED), choiceBuffer(), choiceBuffer()];
      let looked = 0;
      // States that do without it are rare in some games: as many as it takes.
      for (let n = 0; n < 25 || (looked <= 200 && n < 100); n++) {
        const options = Object.fromEntries(
          whole.options.map((option) => [option.id, option.values[randomBelow(g, option.values.length)]?.id ?? '']),
        );
        const state = whole.setup(n === 0 ? {} : options, `${BigInt(SEED) + BigInt(n)}`, seeded);
        if (typeof state === 'string') throw new Error(state);
        for (let i = 0; i < 400 && whole.seat(state) >= 0; i++) {
          const count = whole.choices(state, buffer);
          if (!needs(state)) {
            for (let c = 0; c < count; c++) {
              const next: State = state.slice();
              alone.apply(next, buffer[c] ?? 0, seeded);
              if (alone.seat(next) < 0) continue;
              expect(alone.choices(next, tried)).toBeGreaterThan(0);
              alone.decision(next);
              looked++;
            }
          }
          whole.apply(state, buffer[randomBelow(g, count)] ?? 0, seeded);
        }
      }
      expect(looked).toBeGreaterThan(200);
    },
  );

  // A lesson shows its first question with as little as it takes.
  it.each([
    ['rudders-line', 'later', ruddersLine().game as Play, (s: State) => !ruddersAsks(s)],
    ['credentials', 'later', credentials().game as Play, (s: State) => credentialsAsks(s) === 'first'],
    ['credentials', 'all but the FFI Phase', ffiAlone(), (s: State) => credentialsAsks(s) === 'ffi'],
    ['sherman-leader', 'all but its set-up', sherman('set-up'), (s: State) => asksWith(s) === 'set-up'],
    ['sherman-leader', 'all but its field', sherman('field'), (s: State) => asksWith(s) === 'field'],
  ] as const)('%s without %s: what can be asked is asked as in the whole game', async (id, _without, alone, can) => {
    const whole = await wholeGame(id);
    const [g, buffer] = [generator(SEED), choiceBuffer()];
    let looked = 0;
    for (let n = 0; n < 24 && looked < 40; n++) {
      const state = whole.setup(
        n % 2 === 0 || id !== 'sherman-leader' ? {} : { mode: 'battle', force: 'ready' },
        `${n}`,
        seeded,
      );
      if (typeof state === 'string') throw new Error(state);
      for (let i = 0; i < 400 && looked < 40 && whole.seat(state) >= 0; i++) {
        if (can(state) && (i < 10 || i % 7 === 0)) {
          expect(asked(alone, state)).toEqual(asked(whole, state));
          looked++;
        }
        whole.apply(state, buffer[randomBelow(g, whole.choices(state, buffer))] ?? 0, seeded);
      }
    }
    expect(looked).toBe(40);
  });
});
