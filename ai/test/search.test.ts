// The searching players: same moves for the same seed, within their budget, at any time, and better than rules of thumb.
import { choiceBuffer, type Generator, generator, NOBODY, type State, seeded } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { finish, mindOf, type Player, playerFrom, players, playMatch, random, sensible } from '../src/index.ts';
import { settingsOf } from '../src/search/strengths.ts';
import { NONE, Tree } from '../src/search/tree.ts';

const game = skirmish();
const recruit = playerFrom('recruit');
/** With a tree below the root. */
const planner = playerFrom('recruit:depth=12');

function at(seed: string, decisions: number): State {
  const s = game.setup({}, seed, seeded) as State;
  const g = generator(seed);
  const buffer = choiceBuffer();
  for (let i = 0; i < decisions; i++) {
    const n = game.choices(s, buffer);
    game.apply(s, buffer[i % n] ?? 0, seeded);
  }
  expect(g).toHaveLength(4);
  return s;
}

function buffer(s: State): Int32Array {
  const all = choiceBuffer();
  return all.subarray(0, game.choices(s, all));
}

function think(player: Player, s: State, seed: string, portion: number) {
  const seat = game.seat(s);
  const thought = player.think(game, game.view(s, seat), seat, generator(seed));
  while (!thought.step(portion)) expect(thought.progress()).toBeLessThanOrEqual(1);
  return thought.advice();
}

describe('search', () => {
  it('gives the same advice for the same seed, in whatever portions it thinks', () => {
    const s = at('3', 5);
    const whole = think(recruit, s, '9', 1_000_000);
    for (const portion of [1, 17, 400]) expect(think(recruit, s, '9', portion)).toEqual(whole);
    expect(whole.weighed.length).toBeGreaterThan(1);
    expect(whole.weighed[0]?.follows.length).toBeGreaterThan(0);
  });

  it('keeps to its budget of work and spends none on a forced decision', () => {
    const s = at('3', 5);
    const advice = think(recruit, s, '1', 1_000);
    expect(advice.work).toBeGreaterThan(0);
    expect(advice.work).toBeLessThan(4_200);
    for (let i = 0; i < 60; i++) {
      const t = at('4', i);
      if (game.seat(t) === NOBODY || game.choices(t, choiceBuffer()) > 1) continue;
      expect(think(recruit, t, '1', 1_000).work).toBe(0);
      return;
    }
  });

  it('has a legal choice ready at any moment', () => {
    const s = at('5', 4);
    const seat = game.seat(s);
    const thought = playerFrom('captain').think(game, game.view(s, seat), seat, generator('1'));
    for (let i = 0; i < 5; i++) {
      expect(game.refuse(s, thought.advice().choice)).toBe(0);
      expect(thought.step(50)).toBe(false);
    }
    expect(thought.progress()).toBeGreaterThan(0);
    expect(thought.progress()).toBeLessThan(1);
  });

  it('takes another thought when the generator has moved on', () => {
    const s = at('3', 5);
    const view = game.view(s, game.seat(s));
    const g: Generator = generator('1');
    const first = finish(planner.think(game, view, game.seat(s), g)).weighed;
    const second = finish(planner.think(game, view, game.seat(s), g)).weighed;
    expect(second).not.toEqual(first);
  });

  it('reuses its tree while a gesture goes on, and the moves stay the same', () => {
    const seen: boolean[] = [];
    const moves = [0, 1].map(() => {
      const s = game.setup({}, '11', seeded) as State;
      const minds = game.seats.map((_, seat) => mindOf(planner, game, seat));
      const made: number[] = [];
      for (let seat = game.seat(s); seat !== NOBODY; seat = game.seat(s)) {
        const continues = game.continues(s);
        const mind = minds[seat];
        if (mind === undefined) throw new Error('no mind');
        const advice = finish(mind.think(game.view(s, seat), generator(String(made.length))));
        // A card follows the order to attack without a die between: that work is there already.
        if (continues && advice.work > 0) seen.push(advice.work < 4_000);
        made.push(advice.choice);
        game.apply(s, advice.choice, seeded);
      }
      return made;
    });
    expect(moves[0]).toEqual(moves[1]);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
  });

  it('beats the rules of thumb, which beat chance', () => {
    const points = (a: Player, b: Player, games: number): number => {
      let sum = 0;
      for (let i = 0; i < games; i++) {
        const line = playMatch(game, String(i + 1), {}, i % 2 === 0 ? [a, b] : [b, a]);
        if (typeof line === 'string') throw new Error(line);
        sum += line.winner === null ? 0.5 : line.winner === i % 2 ? 1 : 0;
      }
      return sum / games;
    };
    expect(points(sensible, random, 200)).toBeGreaterThan(0.52);
    expect(points(recruit, sensible, 40)).toBeGreaterThan(0.7);
  });

  it('looks again at what has won, and can only refuse it', () => {
    const quick = 'sergeant:depth=0:turns=1:doubt=0';
    const seen = { departed: 0, kept: 0 };
    for (let i = 0; i < 16; i++) {
      const s = at(String(i), 8);
      if (game.seat(s) === NOBODY || game.choices(s, choiceBuffer()) === 1) continue;
      const once = think(playerFrom(`${quick}:work=1600`), s, '2', 1_000);
      // The second look begins where the first would have ended, and asks for more than can be.
      const never = think(playerFrom(`${quick}:work=4000:check=3:checkDoubt=1000`), s, '2', 777);
      const twice = think(playerFrom(`${quick}:work=4000:check=3`), s, '2', 1_000);
      expect(think(playerFrom(`${quick}:work=4000:check=3`), s, '2', 31)).toEqual(twice);
      const thumb =
        buffer(s)[game.player?.heuristic(game.view(s, game.seat(s)), buffer(s), buffer(s).length, generator('1')) ?? 0];
      expect(never.choice).toBe(thumb);
      if (once.choice === thumb) expect(twice.choice).toBe(thumb);
      else {
        seen.departed++;
        if (twice.choice !== thumb) seen.kept++;
        expect(twice.work).toBeGreaterThan(once.work);
      }
    }
    expect(seen.departed).toBeGreaterThan(3);
    expect(seen.kept).toBeGreaterThan(0);
  });

  it('has for each game strengths that do more work than the one below', () => {
    for (const id of ['rudders-line', 'credentials', 'sherman-leader', 'skirmish']) {
      const work = players.flatMap((player) => settingsOf(player, id)?.work ?? []);
      expect(work).toHaveLength(4);
      expect(work).toEqual([...work].sort((a, b) => a - b));
    }
  });

  it('has six players with names, weakest first', () => {
    expect(players.map((p) => p.id)).toEqual(['random', 'sensible', 'recruit', 'sergeant', 'captain', 'colonel']);
    expect(() => playerFrom('general')).toThrow(/there is no player 'general'/);
    expect(() => playerFrom('random:work=1')).toThrow(/no settings/);
    expect(() => playerFrom('recruit:wok=1')).toThrow(/'wok' is not a setting/);
    expect(playerFrom('recruit:work=10').id).toBe('recruit:work=10');
  });
});

describe('the tree', () => {
  it('moves its root and keeps what hangs on it', () => {
    const tree = new Tree();
    const a = tree.add(0, 10);
    const b = tree.add(0, 11);
    const c = tree.add(b, 12);
    const d = tree.add(b, 13);
    const e = tree.add(d, 14);
    tree.add(a, 15);
    tree.visits.set([9, 2, 7, 3, 4, 2]);
    tree.total[e] = 1.5;
    tree.moveRoot(b);
    expect(tree.size).toBe(4);
    expect(tree.visits[0]).toBe(7);
    const kept = [tree.find(0, 12), tree.find(0, 13)];
    expect(kept).not.toContain(NONE);
    expect(tree.find(0, 15)).toBe(NONE);
    expect(tree.mean(tree.find(kept[1] ?? 0, 14))).toBe(0.75);
    expect(tree.visits[kept[0] ?? 0]).toBe(3);
    expect(c).toBe(3);
  });

  it('grows beyond its first arrays', () => {
    const tree = new Tree();
    for (let i = 0; i < 10_000; i++) tree.add(i >> 1, i);
    expect(tree.choice[tree.find(4_000, 8_000)]).toBe(8_000);
  });
});
