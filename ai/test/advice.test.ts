// Hints that explain, and the game seen afterwards.
import { generator, Session } from '@bocage/engine';
import { skirmish } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Analysis, analyse, decide, explain, playerFrom } from '../src/index.ts';

const game = skirmish();

function open(seed: string): Session {
  const session = Session.open(game, { seed });
  if (!(session instanceof Session)) throw new Error('the game cannot be opened');
  return session;
}

describe('a hint', () => {
  it('names three choices with expectation, spread, course and endings', () => {
    const session = open('5');
    const view = game.view(session.state, 0);
    const advice = decide(playerFrom('sergeant'), game, view, 0, generator('1'));
    const hint = explain(game, view, 0, advice, generator('2'));
    expect(hint.ask).toBe('Advance, attack or rest?');
    expect(hint.best).toHaveLength(3);
    expect(hint.best[0]?.choice).toBe(advice.choice);
    for (const choice of hint.best) {
      expect(choice.value).toBeGreaterThanOrEqual(0);
      expect(choice.value).toBeLessThanOrEqual(1);
      expect(choice.spread).toBeGreaterThan(0);
      expect(choice.expects).toMatch(/^wins about \d+% of games$/);
      expect(choice.follows.length).toBeGreaterThan(0);
    }
    expect(hint.by).toBe('thumb');
    expect(hint.ends.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
    expect(hint.terms.map((term) => term.label)).toEqual(['Your ground', 'Their ground']);
    expect(hint.sentence).toContain(hint.best[0]?.label);
  });

  it('tells the expected worth of the choice of a player who weighs none, and does not call it the only one', () => {
    const session = open('5');
    const view = game.view(session.state, 0);
    const hint = explain(game, view, 0, decide(playerFrom('sensible'), game, view, 0, generator('1')), generator('2'));
    expect(hint.best).toHaveLength(1);
    expect(hint.best[0]?.foretold?.mean).toBeGreaterThan(0);
    expect(hint.sentence).not.toMatch(/^There is nothing else to choose: /);
  });
});

describe('analysis', () => {
  function analysed(session: Session): Analysis {
    const work = analyse(session, { judge: playerFrom('recruit'), trials: 200, horizon: 60, seed: '1', most: 6 });
    for (;;) {
      const next = work.next();
      if (next.done === true) return next.value;
      expect(next.value).toBeLessThanOrEqual(1);
    }
  }

  it('separates luck from choices', () => {
    const session = open('1');
    const g = generator('3');
    while (!session.over) {
      const seat = game.seat(session.state);
      const player = playerFrom(seat === 0 ? 'recruit' : 'random');
      session.play(decide(player, game, game.view(session.state, seat), seat, g).name);
    }
    const result = analysed(session);
    expect(result.decisions).toHaveLength(session.entries.length);
    expect([0, 0.5, 1]).toContain(result.final);
    for (const d of result.decisions) {
      expect(d.before).toBeGreaterThanOrEqual(0);
      expect(d.before).toBeLessThanOrEqual(1);
      if ((session.entries[d.index]?.outcomes.length ?? 0) === 0) expect(d.luck).toBe(0);
    }
    // The careless side loses more by its choices than the one that thought.
    expect(result.cost[1] ?? 0).toBeGreaterThan(result.cost[0] ?? 0);
    expect(result.turningPoints.length).toBeLessThanOrEqual(6);
    expect(result.turningPoints.map((t) => t.index)).toEqual(
      [...result.turningPoints.map((t) => t.index)].sort((a, b) => a - b),
    );
  });

  it('sees a lucky die as luck', () => {
    // The same attack with the best and with the worst dice.
    let told = 0;
    const luck = (dice: readonly string[]): number => {
      const session = open('5');
      for (const move of ['advance 1', 'advance 4', 'advance 1', 'advance 4']) {
        expect(session.play(move).kind).toBe('played');
      }
      expect(session.play('attack').kind).toBe('played');
      const cards = game.choices(session.state, new Int32Array(16));
      expect(cards).toBeGreaterThan(0);
      const buffer = new Int32Array(16);
      game.choices(session.state, buffer);
      const name = game.name(session.state, buffer[0] ?? 0);
      expect(session.play(name, { outcomes: dice }).kind).toBe('played');
      const { decisions, turningPoints } = analysed(session);
      // P17: the cause is the roll that did it, with what came up.
      const point = turningPoints.find(({ by, index }) => by === 'luck' && index === decisions.length - 1);
      if (point !== undefined) {
        expect(point.cause?.outcomes.length).toBeGreaterThan(0);
        expect(dice).toContain(point.cause?.outcomes[0]);
        expect(point.text).toMatch(
          /than expected, by \d+% of the chance to win\. (No better choice was found|Better was)/,
        );
        told++;
      }
      return decisions.at(-1)?.luck ?? 0;
    };
    expect(luck(['6', '1'])).toBeGreaterThan(luck(['1', '6']) + 0.05);
    expect(told).toBeGreaterThan(0);
  });
});
