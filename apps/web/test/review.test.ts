// The review of a game: what it names as the cause of a turn is what moved the value.
import { findGame, games } from '@bocage/catalogue';
import { choiceBuffer, generator, Session } from '@bocage/engine';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { firstLook, movesBetween, turningPoints } = await import('../src/core/curve.ts');
const { Log } = await import('../src/core/log.ts');

const SCORED = games.filter((game) => game.hidden !== true).map(({ id }) => id);

it.each(SCORED)(
  'P17 %s: a turning point names what moved the value most, not the last line of the phase',
  async (id) => {
    const game = (await findGame(id)?.load())?.create();
    if (game === undefined || !('setup' in game)) throw new Error('the game is missing');
    const session = Session.open(game, { seed: '6' });
    if (!(session instanceof Session)) throw new Error('the set-up failed');
    const buffer = choiceBuffer();
    const g = generator('4');
    while (!session.over) {
      const n = game.choices(session.state, buffer);
      session.playChoice(buffer[game.player?.heuristic(session.state, buffer, n, g) ?? 0] ?? 0);
    }
    const turns = turningPoints(session, game, firstLook(session, game));
    expect(turns.length).toBeGreaterThan(0);
    const groups = new Log(session).read();
    let other = 0;
    for (const turn of turns) {
      const group = groups.find((one) => one.to === turn.n);
      if (group === undefined) throw new Error('a turn is between two lines of the score');
      const way = Math.sign(turn.to - turn.from);
      const moves = movesBetween(session, game, group.from, group.to);
      const most = Math.max(...moves.map((move) => move.by * way));
      const named = moves.filter(
        (move) => move.text === turn.text || (move.text === '' && turn.text === group.tales[0]?.text),
      );
      expect(Math.max(...named.map((move) => move.by * way))).toBe(most);
      if (group.lines.at(-1)?.text !== turn.text) other++;
    }
    expect(other).toBeGreaterThan(0);
  },
);
