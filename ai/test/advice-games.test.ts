// Hints and the game seen afterwards, on the three games themselves: short, with little work.
import { findGame } from '@bocage/catalogue';
import { type Game, generator, Session } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { account, analyse, decide, explain, playerFrom } from '../src/index.ts';

async function load(id: string): Promise<Game> {
  const made = (await findGame(id)?.load())?.create();
  if (made === undefined || !('setup' in made)) throw new Error(`no game ${id}`);
  return made;
}

/** A game played by rules of thumb until there is something to decide after so many decisions. */
function played(game: Game, decisions: number): Session {
  const session = Session.open(game, { seed: '7' });
  if (!(session instanceof Session)) throw new Error('the game cannot be opened');
  const g = generator('3');
  for (;;) {
    const view = game.view(session.state, game.seat(session.state));
    const few = game.choices(view, new Int32Array(4096)) < 3;
    if (session.entries.length >= decisions && !few) return session;
    session.play(decide(playerFrom('sensible'), game, view, game.seat(session.state), g).name);
  }
}

const GAMES = [
  { id: 'rudders-line', after: 30, expects: /^(wins about \d+% of games|given up early)$/ },
  { id: 'credentials', after: 20, expects: /^(about -?[\d.]+ points at the end|given up early)$/ },
  { id: 'sherman-leader', after: 12, expects: /^(about -?[\d.]+ points at the end|given up early)$/ },
] as const;

describe.each(GAMES)('$id', ({ id, after, expects }) => {
  it('explains its best three in words', async () => {
    const game = await load(id);
    const session = played(game, after);
    const seat = game.seat(session.state);
    const view = game.view(session.state, seat);
    const advice = decide(playerFrom('recruit'), game, view, seat, generator('1'));
    const hint = explain(game, view, seat, advice, generator('2'), {
      games: 10,
      work: 4_000,
      trials: 8,
      pairs: 8,
      proofs: 4,
    });
    expect(hint.best.length).toBe(3);
    for (const choice of hint.best) {
      expect(choice.expects).toMatch(expects);
      expect(choice.line[0]?.name).toBe(choice.name);
      // Sentences of buttons, not names of the score: they begin with a capital or with whose they are.
      for (const text of choice.follows) expect(text).toMatch(/^[A-Z0-9]/);
    }
    expect(hint.best.some((choice) => choice.follows.length > 0)).toBe(true);
    expect(hint.terms.length).toBeGreaterThan(1);
    // The best of them with what completes it: legal one after the other, and nothing is revealed before the last.
    const line = hint.best[0]?.line ?? [];
    for (const [i, { name }] of line.entries()) {
      expect(session.play(name).kind).toBe('played');
      if (i < line.length - 1) expect(session.entries.at(-1)?.outcomes).toEqual([]);
    }
    const revealed = (session.entries.at(-1)?.outcomes.length ?? 0) > 0;
    expect(revealed || session.over || game.seat(session.state) !== seat || !game.continues(session.state)).toBe(true);
  });

  it('is judged afterwards, luck apart from choices', async () => {
    const game = await load(id);
    const session = played(game, after);
    const work = analyse(session, {
      judge: playerFrom('recruit:work=300'),
      trials: 8,
      horizon: 40,
      seed: '1',
      most: 4,
    });
    let next = work.next();
    while (next.done !== true) next = work.next();
    const { decisions, turningPoints, cost, luck, changes, final } = next.value;
    // P17: the account adds up, as it is and as it is shown.
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    expect((decisions[0]?.before ?? 0) + sum(changes) + luck).toBeCloseTo(final, 9);
    const shown = account(next.value, 0.1);
    expect(shown.begins + sum(shown.changes) + shown.luck).toBeCloseTo(shown.ends, 9);
    expect(Math.abs(sum(shown.changes) - sum(changes))).toBeLessThan(0.3);
    expect(decisions).toHaveLength(session.entries.length);
    for (const d of decisions) {
      expect(d.cost).toBeGreaterThanOrEqual(0);
      if (session.entries[d.index]?.outcomes.length === 0) expect(d.luck).toBe(0);
      expect(d.better === undefined).toBe(d.cost === 0);
    }
    expect(turningPoints.length).toBeLessThanOrEqual(4);
    // Rules of thumb judged on the same luck lose something, but no game twice over.
    if (game.seats.length > 1) expect(Math.max(...cost)).toBeLessThan(1);
  });
});
