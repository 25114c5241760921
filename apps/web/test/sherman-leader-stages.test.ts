// The enemy's step taken apart: along whole Battles the last stage shows the board as the rules left it.
import { choiceBuffer, generator, type Piece, randomBelow, Session } from '@bocage/engine';
import { createGame } from '@bocage/sherman-leader';
import { describe, expect, it } from 'vitest';
import { isEnemyAction, stagesOf } from '../src/games/sherman-leader/stages.ts';

const game = createGame();

function where(places: readonly { id: string; pieces: readonly Piece[] }[]): ReadonlyMap<string, string> {
  return new Map(
    places
      .filter((place) => /^[1-6][1-4]$/.test(place.id))
      .flatMap((place) => place.pieces.map((piece) => [piece.id, place.id] as const)),
  );
}

describe('stages', () => {
  it('end where the rules have put every counter', () => {
    let told = 0;
    for (const seed of ['3', '4', '5']) {
      const session = Session.open(game, { options: { mode: 'battle', force: 'ready', campaign: 'BU44' }, seed });
      if (!(session instanceof Session)) throw new Error('no session');
      const mine = generator(seed);
      const buffer = choiceBuffer();
      for (let i = 0; i < 400 && !session.over; i++) {
        const before = game.board(game.view(session.state, 0), 0);
        const n = game.choices(session.state, buffer);
        const choice = buffer[randomBelow(mine, n)] ?? 0;
        expect(session.playChoice(choice).kind).toBe('played');
        const events = session.events(session.entries.length - 1);
        if (!isEnemyAction(events)) continue;
        const stages = stagesOf(before, game.board(game.view(session.state, 0), 0), events);
        const last = stages.at(-1);
        if (last === undefined) continue;
        told++;
        expect(stages.every((stage) => stage.title !== '' && stage.events.length > 0)).toBe(true);
        if (session.over || !game.board(game.view(session.state, 0), 0).places.some((place) => place.id === '11'))
          continue;
        expect(Object.fromEntries(where(last.board.places))).toEqual(
          Object.fromEntries(where(game.board(game.view(session.state, 0), 0).places)),
        );
      }
    }
    expect(told).toBeGreaterThan(30);
  });
});
