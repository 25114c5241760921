// The enemy's step taken apart: along whole Battles each stage shows the position as the rules had it then.
import { choiceBuffer, type Game, generator, randomBelow, Session, type State } from '@bocage/engine';
import { pseudoGame } from '@bocage/engine/pseudo';
import { table } from '@bocage/engine/testing';
import { createGame } from '@bocage/sherman-leader';
import { describe, expect, it } from 'vitest';
import { shermanFacts } from '../src/games/sherman-leader/facts.ts';
import { shermanLook } from '../src/games/sherman-leader/look.ts';
import { isEnemyAction, stagesOf } from '../src/games/sherman-leader/stages.ts';

const game: Game = createGame();

function open(seed: string, of = game): Session {
  const session = Session.open(of, { options: { mode: 'battle', force: 'ready', campaign: 'BU44' }, seed });
  if (!(session instanceof Session)) throw new Error('no session');
  return session;
}

/** Every counter with its hex; undefined once the Battle is over. */
function where(state: State): Readonly<Record<string, string>> | undefined {
  const { battle } = shermanFacts(game.facts(game.view(state, 0), 0));
  if (battle === undefined) return undefined;
  return Object.fromEntries(
    battle.hexes.flatMap((hex) => [...hex.friends, ...hex.enemies].map((piece) => [piece.id, hex.id] as const)),
  );
}

/** Plays at random and gives each action in which an enemy did something. */
function* enemyActions(seed: string): Generator<{ session: Session; n: number }> {
  const session = open(seed);
  const mine = generator(seed);
  const buffer = choiceBuffer();
  for (let i = 0; i < 400 && !session.over; i++) {
    const n = session.game.choices(session.state, buffer);
    expect(session.playChoice(buffer[randomBelow(mine, n)] ?? 0).kind).toBe('played');
    const last = session.entries.length - 1;
    if (isEnemyAction(session.events(last))) yield { session, n: last };
  }
}

describe('stages', () => {
  it('P9 are the rules played again: the last one ends where they have put every counter', () => {
    let told = 0;
    for (const seed of ['3', '4', '5']) {
      for (const { session, n } of enemyActions(seed)) {
        const stages = stagesOf(session, n, n + 1);
        const last = stages.at(-1);
        if (last === undefined) continue;
        told++;
        expect(stages.every((stage) => stage.title !== '' && stage.events.length > 0)).toBe(true);
        // What was told when it happened is told again.
        const again = stages.flatMap((stage) => stage.events);
        expect(again).toEqual(session.events(n).slice(-again.length));
        const now = where(session.state);
        if (now !== undefined) expect(where(last.state)).toEqual(now);
      }
    }
    expect(told).toBeGreaterThan(30);
  });

  it('P9 a second Glancing hit is shown as two', () => {
    const g = table(game, {
      position:
        'target: 9A\nturn: 2 of 5\nresult: 3\nterrain: ----/----/----/----/----/----\nat 51: 042 Eandi glancing, 902 Reisner\nat 41: Tiger\nphase: enemy 2',
      options: { campaign: 'BU44', objective: 'OVER', enemyTies: 'first' },
    });
    g.play({ name: 'the rest', dice: [10, 1, 1, 10, 'glancing/exposed'] });
    const stages = stagesOf(g.session, 0, 1);
    const attack = stages.find((stage) => stage.events[0]?.kind === 'attack');
    if (attack === undefined) throw new Error('nobody attacked');
    const facts = shermanFacts(game.facts(game.view(attack.state, 0), 0));
    expect(shermanLook(facts, '042').chips).toEqual(['Glanced 2']);
  });

  it('come out alike in a language that nobody speaks', () => {
    const other = open('3', pseudoGame(game));
    let compared = 0;
    for (const { session, n } of enemyActions('3')) {
      for (const entry of session.entries.slice(other.entries.length)) other.play(entry.name);
      const figures = (of: Session): unknown =>
        stagesOf(of, n, n + 1).map(({ who, places, events, state }) => ({ who, places, events, at: where(state) }));
      expect(figures(other)).toEqual(figures(session));
      compared++;
    }
    expect(compared).toBeGreaterThan(10);
  });
});
