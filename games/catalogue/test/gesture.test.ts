// Names in any order, in every game: what can be played in some order is put into it, what cannot is refused for a reason.
import { games } from '@bocage/catalogue';
import {
  arrange,
  choiceBuffer,
  choicesByName,
  type Game,
  type Generator,
  generator,
  hashState,
  normal,
  openGesture,
  putIn,
  randomBelow,
  Session,
  type State,
  seeded,
  takeOut,
  tryQuietly,
  understand,
  undoSize,
} from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { expect, test } from 'vitest';

const ORDERS = 1_000;

async function whole(id: string): Promise<Game> {
  const game = (await games.find((listed) => listed.id === id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`no game ${id}`);
  return game;
}

/** Names of a random line of play that reveals nothing, at most `most` long, all of one seat. */
function quietLine(game: Game, from: State, most: number, g: Generator): string[] {
  const names: string[] = [];
  const buffer = choiceBuffer();
  const seat = game.seat(from);
  let s = from;
  while (names.length < most && game.seat(s) === seat) {
    const n = game.choices(s, buffer);
    const choice = buffer[randomBelow(g, n)] ?? 0;
    const next = tryQuietly(game, s, choice);
    if (next === undefined) break;
    names.push(game.name(s, choice));
    s = next;
  }
  return names;
}

function shuffled<T>(list: readonly T[], g: Generator): T[] {
  const out = [...list];
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomBelow(g, i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}

/** Walks names on copies until something is revealed, or another seat decides if only this one counts; false if one is not legal. */
function legal(game: Game, from: State, names: readonly string[], alone: boolean): boolean {
  let s: State | undefined = from;
  for (const name of names) {
    if (s === undefined || (alone && game.seat(s) !== game.seat(from))) return true;
    const choice: number | undefined = game.seat(s) < 0 ? undefined : choicesByName(game, s).get(normal(name));
    if (choice === undefined) return false;
    s = tryQuietly(game, s, choice);
  }
  return true;
}

test.each(games.map((game) => game.id))(
  '%s: 1,000 random orders of sets are accepted, or rightly refused',
  async (id) => {
    const game = await whole(id);
    const seed = '1944';
    const g = generator(seed);
    const buffer = choiceBuffer();
    let orders = 0;
    let others = 0;
    let refused = 0;
    for (let n = 1; orders < ORDERS; n++) {
      const made = game.setup({}, String(n), seeded);
      if (typeof made === 'string') throw new Error(made);
      for (let moves = 0; game.seat(made) >= 0 && orders < ORDERS && moves < 400; moves++) {
        const names = quietLine(game, made, 2 + randomBelow(g, 5), g);
        if (names.length > 1) {
          orders++;
          const given = shuffled(names, g);
          const before = made.slice();
          const arranged = arrange(game, made, given);
          const where = `seed ${seed}, game ${n}, move ${moves}: ${given.join(', ')} (from ${names.join(', ')})`;
          expect(made, where).toEqual(before);
          if (arranged.kind !== 'order') throw new Error(`${where}: ${JSON.stringify(arranged)}`);
          expect([...arranged.order].sort((a, b) => a - b)).toEqual(given.map((_, i) => i));
          const ordered = arranged.order.map((i) => given[i] ?? '');
          expect(legal(game, made, ordered, true), `${where} as ${ordered.join(', ')}`).toBe(true);
          if (legal(game, made, given, false)) expect(ordered, where).toEqual(given);
          else others++;
          // With something in it that belongs nowhere, that is what is refused, and nothing has changed.
          const foreign = arrange(game, made, [...given, 'frobnicate 7']);
          if (foreign.kind === 'order') {
            // Behind something that reveals, or that another seat answers, nothing is tried ahead.
            const tried = foreign.order.map((i) => [...given, 'frobnicate 7'][i] ?? '');
            expect(legal(game, made, tried, true), where).toBe(true);
          } else {
            refused++;
            expect(foreign.kind, where).toBe('unknown');
            expect(foreign.at, where).toBe(given.length);
          }
          expect(made, where).toEqual(before);
        }
        const count = game.choices(made, buffer);
        game.apply(made, buffer[randomBelow(g, count)] ?? 0, seeded);
      }
    }
    expect(refused).toBeGreaterThan(0);
    // The order that a person happens to give is often not the rules' own.
    expect(others).toBeGreaterThan(0);
  },
  60_000,
);

test.each(games.map((game) => game.id))(
  '%s: a line of names without commas is understood as it stands, and never asked back',
  async (id) => {
    const game = await whole(id);
    const seed = '1946';
    const g = generator(seed);
    const buffer = choiceBuffer();
    let lines = 0;
    for (let n = 1; lines < 200; n++) {
      const made = game.setup({}, String(n), seeded);
      if (typeof made === 'string') throw new Error(made);
      for (let moves = 0; game.seat(made) >= 0 && moves < 200; moves++) {
        const names = moves % 5 === 0 ? quietLine(game, made, 1 + randomBelow(g, 4), g) : [];
        // What a person types for any one choice fits a line of 80 columns beside the sign that asks.
        const typed = moves % 5 === 0 ? choicesByName(game, made).keys() : [];
        for (const name of typed) expect(name.length, name).toBeLessThanOrEqual(76);
        if (names.length > 0) {
          lines++;
          const line = names.join(' ');
          const where = `seed ${seed}, game ${n}, move ${moves}: ${line}`;
          const understood = understand(game, made, line);
          if (understood.kind !== 'names') throw new Error(`${where}: ${understood.kind}`);
          expect(understood.names.join(' '), where).toBe(line);
          expect(legal(game, made, understood.names, true), where).toBe(true);
        }
        const count = game.choices(made, buffer);
        game.apply(made, buffer[randomBelow(g, count)] ?? 0, seeded);
      }
    }
  },
  60_000,
);

test('a decision as a person says it: understood, asked back, or answered with what is missing', async () => {
  const { state, session } = table(await whole('rudders-line'), {
    position: 'board: empty\nturn: 4\nphase: action US\narea 15: US squad, nco2\narea 14: US squad\narea 24: GE squad',
  });
  const said = (line: string) => understand(session.game, state, line);
  expect(said('move squad nco2 from 15 to 19')).toEqual({ kind: 'names', names: ['act 15', 'squad', 'nco2', 'to 19'] });
  expect(said('move nco2 and the squad in 15 to 19')).toMatchObject({ kind: 'names' });
  expect(said('move nco2 to 20')).toEqual({ kind: 'names', names: ['act 15', 'nco2', 'to 20'] });
  expect(said('move squad to 19')).toMatchObject({ kind: 'several' });
  expect(said('move squad from 14 to 33')).toMatchObject({ kind: 'missing', reason: { rule: 'RL 10.3' } });
  expect(said('move squad bazooka from 14 to 19')).toMatchObject({ kind: 'missing', words: ['bazooka'] });
  expect(said('')).toMatchObject({ kind: 'missing', words: [] });
});

function opened(game: Game, seed: string): Session {
  const session = Session.open(game, { seed });
  if (!(session instanceof Session)) throw new Error(`${game.id}: the set-up failed`);
  return session;
}

/** Two choices of one set that the rules take in one order only: `early` is lost once `late` was made, not the other way round. */
function forcedPair(game: Game, s: State): { readonly early: string; readonly late: string } | undefined {
  const legalNow = choicesByName(game, s);
  const step = game.decision(s)?.step;
  const after = new Map<string, State>();
  for (const [name, choice] of [...legalNow].slice(0, 24)) {
    const next = tryQuietly(game, s, choice);
    if (next === undefined || game.seat(next) !== game.seat(s)) continue;
    after.set(name, next);
  }
  for (const [late, state] of after) {
    const still = choicesByName(game, state);
    if (game.decision(state)?.step !== step) continue;
    for (const [early, other] of after) {
      if (early === late || still.has(early) || !choicesByName(game, other).has(late)) continue;
      return { early, late };
    }
  }
  return undefined;
}

test.each(['rudders-line', 'credentials', 'sherman-leader'])(
  '%s: what the rules want first may be named later, and the score knows no difference',
  async (id) => {
    const game = await whole(id);
    const seed = '1945';
    const g = generator(seed);
    const buffer = choiceBuffer();
    let pairs = 0;
    for (let n = 1; n <= 12 && pairs < 60; n++) {
      const session = opened(game, String(n));
      for (let moves = 0; !session.over && moves < 150; moves++) {
        const pair = moves % 3 === 0 ? forcedPair(game, session.state) : undefined;
        if (pair !== undefined) {
          pairs++;
          const where = `seed ${seed}, game ${n}, move ${moves}: ${pair.late}, then ${pair.early}`;
          const from = session.entries.length;
          session.play(pair.early);
          session.play(pair.late);
          const quiet = session.entries.slice(from).every((e) => e.outcomes.length === 0);
          const wanted = hashState(session.state);
          session.undo(session.entries.length - from, true);
          const notes = session.undone.length;
          session.play(pair.late);
          expect(putIn(session, pair.early), where).toBe(true);
          expect(hashState(session.state), where).toBe(wanted);
          expect(
            session.entries.slice(from).map((e) => normal(e.name)),
            where,
          ).toEqual([pair.early, pair.late]);
          expect(session.undone.length, where).toBe(notes);
          expect(putIn(session, 'frobnicate 7'), where).toBe(false);
          expect(hashState(session.state), where).toBe(wanted);
          if (!quiet) expect(openGesture(session), where).toEqual([]);
        }
        session.playChoice(buffer[randomBelow(g, game.choices(session.state, buffer))] ?? 0);
      }
    }
    expect(pairs).toBeGreaterThan(4);
  },
  60_000,
);

test('nothing to arrange, and a game that is over', async () => {
  const game = await whole('skirmish');
  const made = game.setup({}, '1', seeded);
  if (typeof made === 'string') throw new Error(made);
  expect(arrange(game, made, [])).toEqual({ kind: 'order', order: [] });
  const buffer = choiceBuffer();
  while (game.seat(made) >= 0) game.apply(made, buffer[game.choices(made, buffer) - 1] ?? 0, seeded);
  expect(arrange(game, made, ['rest', 'rest'])).toMatchObject({ kind: 'refused', at: 0, reason: { code: 'over' } });
  expect(understand(game, made, 'rest')).toMatchObject({ kind: 'missing' });
  // Whatever is handed in is answered in a moment.
  const again = game.setup({}, '1', seeded);
  if (typeof again === 'string') throw new Error(again);
  const many = Array.from({ length: 20_000 }, (_, i) => (i === 0 ? 'rest' : `advance ${i % 7}`));
  expect(arrange(game, again, many).kind).not.toBe('unknown');
  expect(understand(game, again, many.join(' '))).toMatchObject({ kind: 'missing' });
});

test('an open line is taken back choice by choice or whole, and one of it can be taken out', async () => {
  const session = opened(await whole('rudders-line'), '6');
  const { game } = session;
  // To the first decision of the Action Phase: everybody declines to fire.
  for (let i = 0; i < 40 && game.decision(session.state)?.step !== 'action'; i++) {
    const [first] = choicesByName(game, session.state).keys();
    session.play(first ?? '');
  }
  const act = [...choicesByName(game, session.state).keys()].find((name) => name.startsWith('act ')) ?? '';
  session.play(act);
  const units = [...choicesByName(game, session.state).keys()];
  session.play(units[0] ?? '');
  session.play([...choicesByName(game, session.state).keys()].at(-1) ?? '');
  expect(openGesture(session).length).toBe(3);
  expect(['', 'line', 'choice', '2', 'x'].map((words) => undoSize(session, words))).toEqual([3, 3, 1, 2, undefined]);
  expect(takeOut(session, 0)).toBe(false);
  expect(takeOut(session, 1)).toBe(true);
  expect(openGesture(session).length).toBe(2);
  session.undo(2);
  expect(undoSize(session, '')).toBe(session.lastGesture());
});
