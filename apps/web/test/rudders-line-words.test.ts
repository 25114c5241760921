// The map reads some words of Rudder's Line. If the game says them otherwise, this fails and names the place to change.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, type Game, generator, Session } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import {
  interdictionsOf,
  isVictoryArea,
  ownerOf,
  PHASES,
  phaseOf,
  pointsToPay,
  terrainOf,
} from '../src/games/rudders-line/words.ts';

const buffer = choiceBuffer();

async function rudder(): Promise<Game> {
  const game = (await findGame('rudders-line')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  return game;
}

/** Every moment of some games by rules of thumb. */
async function* moments(): AsyncGenerator<{ game: Game; session: Session }> {
  const game = await rudder();
  for (const [seed, options] of [
    ['1', {}],
    ['2', { acted: 'marked' }],
  ] as const) {
    const session = Session.open(game, { seed, options });
    if (!(session instanceof Session)) throw new Error('the game does not open');
    const g = generator(seed);
    while (!session.over) {
      yield { game, session };
      const n = game.choices(session.state, buffer);
      const choice = buffer[game.player?.heuristic(session.state, buffer, n, g) ?? 0] ?? 0;
      session.play(game.name(session.state, choice));
    }
  }
}

describe("the words of Rudder's Line that the map reads", () => {
  it('say phase, owner, terrain, stars, interdiction, states and what is to be paid', async () => {
    const phases = new Set<number>();
    const owners = new Set<string>();
    const states = new Set<string>();
    let markers = 0;
    let debts = 0;
    for await (const { game, session } of moments()) {
      const board = game.board(game.view(session.state, 0), 0);
      const phase = phaseOf(board);
      expect(phase, `phaseOf: no phase of the map in '${board.status[1]}'`).toBeGreaterThanOrEqual(0);
      phases.add(phase);
      const areas = board.places.filter((place) => /^\d+$/.test(place.id));
      expect(areas.length).toBeGreaterThan(0);
      expect(areas.filter(isVictoryArea).length, 'isVictoryArea').toBeGreaterThan(0);
      const often = session.entries.length % 20 === 0;
      for (const area of often ? areas : []) {
        expect(terrainOf(area), `terrainOf: ${area.notes.join('; ')}`).toMatch(/^\d$/);
        const owner = ownerOf(area);
        expect(owner, `ownerOf: ${area.notes.join('; ')}`).toBeDefined();
        owners.add(owner ?? '');
        markers += interdictionsOf(area).length;
        for (const piece of area.pieces) for (const state of piece.states ?? []) states.add(state);
      }
      const decision = game.decision(session.state);
      if (decision?.step === 'casualties') {
        expect(pointsToPay(decision.prompt.ask), `pointsToPay: '${decision.prompt.ask}'`).toBeGreaterThan(0);
        debts++;
      }
    }
    // All phases with a decision, both owners, markers and casualties came up: nothing above passed for want of a case.
    expect(phases.size).toBeGreaterThanOrEqual(PHASES.length - 1);
    expect([...owners].sort()).toEqual(['ge', 'us']);
    expect(markers).toBeGreaterThan(0);
    expect(debts).toBeGreaterThan(0);
    expect([...states]).toEqual(expect.arrayContaining(['spent', 'fired', 'acted']));
  });
});
