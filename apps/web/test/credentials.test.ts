// The map of These Are My Credentials: what is read off the board, and where it lies on the sheet.
import { findGame } from '@bocage/catalogue';
import { type Board, choiceBuffer, generator, randomBelow, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { GROUND, onGround, onRoad, townOnGround } from '../src/games/credentials/brittany.ts';
import { around, type CredentialsData, mapName } from '../src/games/credentials/data.ts';
import { isCounter, scoreLines, slashed, spaceState, track, trucksFrom } from '../src/games/credentials/read.ts';

async function open(): Promise<{ data: CredentialsData; boards: readonly Board[] }> {
  const loaded = await findGame('credentials')?.load();
  const game = loaded?.create();
  if (loaded === undefined || game === undefined || !('setup' in game)) throw new Error('no game');
  const boards: Board[] = [];
  const choices = choiceBuffer();
  const random = generator('3');
  const state = game.setup({}, '5', seeded);
  if (typeof state === 'string') throw new Error(state);
  while (game.seat(state) >= 0) {
    boards.push(game.board(game.view(state, 0), 0));
    const n = game.choices(state, choices);
    game.apply(state, choices[randomBelow(random, n)] ?? 0, seeded, () => undefined);
  }
  boards.push(game.board(game.view(state, 0), 0));
  return { data: loaded.spec.data as CredentialsData, boards };
}

const { data, boards } = await open();
const first = boards[0];
const placeOf = (board: Board | undefined, id: string) => {
  const found = board?.places.find((place) => place.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('the sheet of Brittany', () => {
  it('has every space on it, far enough from every other to be pressed', () => {
    const towns = data.spaces.map((space) => townOnGround(space));
    for (const [i, [x, y]] of towns.entries()) {
      expect(x > 10 && x < GROUND.width - 10 && y > 10 && y < GROUND.height - 10).toBe(true);
      for (const [a, b] of towns.slice(i + 1)) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(40);
    }
  });

  it('keeps north above south and east right of west', () => {
    const [brest, rennes] = [onGround([-4.486, 48.39]), onGround([-1.678, 48.117])];
    expect(brest[0]).toBeLessThan(rennes[0]);
    expect(brest[1]).toBeLessThan(rennes[1]);
  });

  it('lets a road begin and end at its spaces', () => {
    expect(onRoad([0, 0], [100, 40], 3, 0)).toEqual([0, 0]);
    expect(onRoad([0, 0], [100, 40], 3, 1)).toEqual([100, 40]);
  });

  it('writes names with their accents and knows where they stand', () => {
    expect(mapName('ploermel', 'Ploermel')).toBe('Ploërmel');
    expect(mapName('brest', 'Brest')).toBe('Brest');
    expect(around('brest').name[2]).toBe('end');
    expect(around('nowhere').name[2]).toBe('middle');
  });
});

describe('the board of These Are My Credentials', () => {
  it('tells control, ports and garrisons at the start', () => {
    expect(spaceState(placeOf(first, 'avranches')).controlled).toBe(true);
    expect(spaceState(placeOf(first, 'dol'))).toMatchObject({ controlled: false, minor: undefined, port: undefined });
    expect(spaceState(placeOf(first, 'st_michel'))).toMatchObject({ minor: 'shut', condition: [0, 1] });
    const brest = spaceState(placeOf(first, 'brest'));
    expect(brest.controlled).toBe(false);
    expect(brest.port).toMatchObject({ captured: false, besieged: false, have: 0, need: 3, rating: 5 });
    expect(
      brest.port?.garrisons.map((g) => `${g.number}${g.fortified ? 'f' : ''}${g.medal ? 'm' : ''} ${g.state}`),
    ).toEqual(['4m covered', '3m standing', '2fm standing', '1f standing']);
    expect(brest.port?.garrisons.find((g) => g.next)?.number).toBe(3);
  });

  it('is understood in every position of a game', () => {
    let trucks = 0;
    let tokens = 0;
    for (const board of boards) {
      for (const space of data.spaces) {
        const place = placeOf(board, space.id);
        const state = spaceState(place);
        expect(state.port !== undefined).toBe(space.kind === 'port');
        tokens += state.tokens[0] + state.tokens[1] + state.tokens[2];
        for (const [name, n] of trucksFrom(place)) {
          trucks += n;
          expect(data.spaces.some((other) => other.name === name)).toBe(true);
        }
        const ids = place.pieces.filter(isCounter).map((piece) => piece.id);
        for (const id of ids)
          expect(
            id === `kg_${space.id}` ||
              id === 'rennes_garrison' ||
              id === 'unknown_contact' ||
              data.divisions.some((row) => row.id === id),
          ).toBe(true);
      }
      const lines = scoreLines(board);
      expect(lines.length).toBe(9);
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(Number.parseInt(track(board, 'vp'), 10));
      expect(track(board, 'next_food').split('; ').length).toBe(4);
    }
    expect(trucks).toBeGreaterThan(0);
    expect(tokens).toBeGreaterThan(0);
  });

  it('gives tokens as Fuel, Ammo, Food', () => {
    expect(slashed('3/1/0')).toEqual([3, 1, 0]);
  });
});
