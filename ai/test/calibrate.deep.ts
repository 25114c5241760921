// Whether hints foretell what happens, on fresh games of the default player: a short look at what docs/computer-players.md has in full.
import { findGame } from '@bocage/catalogue';
import { describe, expect, it } from 'vitest';
import { playerFrom } from '../src/index.ts';
import { calibration } from '../src/node/calibrate.ts';
import { hintedGame } from '../src/node/hinted.ts';

const GAMES = [
  { id: 'credentials', games: 30 },
  { id: 'rudders-line', games: 16 },
  { id: 'sherman-leader', games: 12 },
];

describe.each(GAMES)('$id', ({ id, games }) => {
  it('hints are true: the mean within three standard errors, the range holds about eight of ten', async () => {
    const game = (await findGame(id)?.load())?.create();
    if (game === undefined || !('setup' in game)) throw new Error('no game');
    const player = playerFrom('captain');
    const lines = Array.from({ length: games }, (_, i) => hintedGame(game, String(77_000 + i), {}, player, 6)).flat();
    const found = calibration(lines, game.seats.length === 1);
    expect(found.hints).toBe(games * 6);
    expect(Math.abs(found.bias.value)).toBeLessThan(3 * found.bias.error);
    if (found.inside !== undefined) {
      expect(found.inside.value).toBeGreaterThan(0.8 - 3 * found.inside.error);
      expect(found.inside.value).toBeLessThan(0.8 + 3 * found.inside.error);
    }
  }, 600_000);
});
