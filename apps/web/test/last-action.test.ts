// The mark of the last action: a way only where a piece has gone it.
import { createGame as credentials } from '@bocage/credentials';
import type { GameEvent } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { createGame as ruddersLine } from '@bocage/rudders-line';
import { describe, expect, it } from 'vitest';
import { traceOf } from '../src/map/last-action.ts';

const lines = (events: readonly GameEvent[]) => events.map(({ places = [], pieces = [] }) => ({ places, pieces }));

describe('P2 the last action', () => {
  it('is a way where a group has moved', () => {
    const game = ruddersLine();
    const g = table(game, { position: 'board: empty\narea 3: US squad\narea 38: GE squad\nphase: action US' });
    g.play('act 3', 'squad', 'to 7');
    expect(traceOf(lines(g.events()), game.board(game.view(g.state, 0), 0))).toEqual({
      moved: true,
      places: ['3', '7'],
      pieces: expect.arrayContaining([expect.any(String)]),
    });
  });

  it('is no way where somebody has fired from one place at another', () => {
    const game = ruddersLine();
    const g = table(game, { position: 'board: empty\narea 17: GE wt+mg42\narea 22: US squad\nphase: direct GE' });
    g.play('fire 17', { name: 'wt+mg42 at 22', dice: [1, 6] });
    const shot = lines(g.events().filter(({ kind }) => kind === 'fires'));
    expect(shot.map(({ pieces }) => pieces.length)).toEqual([2]);
    expect(traceOf(shot, game.board(game.view(g.state, 0), 0))).toEqual({
      moved: false,
      places: ['17', '22'],
      pieces: [],
    });
  });

  it('is no way where a line names several places and no piece', () => {
    const game = credentials();
    const board = game.board(game.view(table(game, { position: 'table: fresh' }).state, 0), 0);
    expect(traceOf([{ places: ['zone_a', 'zone_b'], pieces: [] }], board)).toEqual({
      moved: false,
      places: ['zone_a', 'zone_b'],
      pieces: [],
    });
    expect(traceOf([], board)).toEqual({ moved: false, places: [], pieces: [] });
  });
});
