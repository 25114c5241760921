// The map of These Are My Credentials: what is made of the game's facts, and where it lies on the sheet.
import { findGame } from '@bocage/catalogue';
import type { Facts } from '@bocage/credentials/facts';
import { choiceBuffer, type Game, generator, randomBelow, Session, type State, seeded } from '@bocage/engine';
import { pseudoGame } from '@bocage/engine/pseudo';
import { describe, expect, it, vi } from 'vitest';
import { GROUND, onGround, onRoad, townOnGround } from '../src/games/credentials/brittany.ts';
import { around, type CredentialsData, mapName } from '../src/games/credentials/data.ts';
import {
  conditionOf,
  credentialsFacts,
  divisionName,
  factsOf,
  ffiAt,
  isCounter,
  spaceOf,
} from '../src/games/credentials/facts.ts';
import { linesFrom } from '../src/games/credentials/telling.ts';

async function open(): Promise<{ game: Game; data: CredentialsData; states: readonly State[] }> {
  const loaded = await findGame('credentials')?.load();
  const game = loaded?.create();
  if (loaded === undefined || game === undefined || !('setup' in game)) throw new Error('no game');
  const states: State[] = [];
  const choices = choiceBuffer();
  const random = generator('3');
  const state = game.setup({}, '5', seeded);
  if (typeof state === 'string') throw new Error(state);
  while (game.seat(state) >= 0) {
    states.push(state.slice());
    const n = game.choices(state, choices);
    game.apply(state, choices[randomBelow(random, n)] ?? 0, seeded, () => undefined);
  }
  states.push(state.slice());
  return { game, data: loaded.spec.data as CredentialsData, states };
}

// The settings ask the screen for its theme and its taste for motion.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { GameModel } = await import('../src/core/game-model.ts');
const { PERSON } = await import('../src/core/storage.ts');
const { bonusesSoFar, convoyOf, ffiMoves } = await import('../src/games/credentials/plan.ts');

function tableOf(of: Game): InstanceType<typeof GameModel> {
  const session = Session.open(of, { seed: '5' });
  if (!(session instanceof Session)) throw new Error('the game does not open');
  return new GameModel(session, [PERSON]);
}

const { game, data, states } = await open();
const factsAt = (of: Game, state: State): Facts => credentialsFacts(of.facts(of.view(state, 0), 0));
const first = factsAt(game, states[0] ?? new Int32Array());
const space = (facts: Facts, id: string) => {
  const found = spaceOf(facts, id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('the sheet of Brittany', () => {
  it('has every space on it, far enough from every other to be pressed', () => {
    const towns = data.spaces.map((row) => townOnGround(row));
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
    expect(data.spaces.find((one) => one.id === 'ploermel')?.name).toBe('Ploërmel');
    expect(mapName('dol', 'Dol-de-Bretagne')).toBe('Dol');
    expect(mapName('brest', 'Brest')).toBe('Brest');
    expect(around('brest').name[2]).toBe('end');
    expect(around('nowhere').name[2]).toBe('middle');
  });
});

describe('the facts of These Are My Credentials', () => {
  it('tell control, ports and garrisons at the start', () => {
    expect(space(first, 'avranches').control).toBe('printed');
    expect(space(first, 'dol')).toMatchObject({ control: 'none', minor: undefined, port: undefined });
    expect([space(first, 'st_michel').minor?.state, conditionOf(space(first, 'st_michel'))]).toEqual(['shut', [0, 1]]);
    const { port, control } = space(first, 'brest');
    expect(control).toBe('none');
    expect(port).toMatchObject({ captured: false, besieged: false, have: 0, need: 3, rating: 5 });
    expect(port?.garrisons.map((g) => `${g.number}${g.fortified ? 'f' : ''}${g.medal ? 'm' : ''} ${g.state}`)).toEqual([
      '4m covered',
      '3m standing',
      '2fm standing',
      '1f standing',
    ]);
    expect(port?.garrisons.find((g) => g.next)?.number).toBe(3);
    expect(first.divisions.map(divisionName)).toEqual(['4th Armored', '6th Armored', '8th Infantry', '83rd Infantry']);
    expect([ffiAt(first, 'zone_a'), ffiAt(first, 'brest')]).toEqual([first.zones[0]?.ffi, 0]);
  });

  it('agree with the board in every position of a game: pieces, counters, points', () => {
    let [trucks, tokens, counters] = [0, 0, 0];
    for (const state of states) {
      const facts = factsAt(game, state);
      const board = game.board(game.view(state, 0), 0);
      for (const row of data.spaces) {
        const one = space(facts, row.id);
        const pieces = board.places.find((place) => place.id === row.id)?.pieces ?? [];
        expect(one.port !== undefined).toBe(row.kind === 'port');
        tokens += one.tokens[0] + one.tokens[1] + one.tokens[2];
        const there = [
          ...facts.divisions.filter((division) => division.at === row.id).map((division) => division.id),
          ...(one.kampfgruppe === undefined ? [] : [one.kampfgruppe.id]),
          ...(one.garrison === undefined ? [] : ['rennes_garrison']),
          ...(one.contact === undefined ? [] : ['unknown_contact']),
        ];
        const shown = pieces.filter((piece) => isCounter(facts, piece)).map((piece) => piece.id);
        expect(shown).toEqual(there);
        counters += shown.length;
      }
      for (const road of facts.roads) trucks += road.trucks;
      expect(facts.score.lines.reduce((sum, line) => sum + line.points, 0)).toBe(facts.score.total);
    }
    expect(Math.min(trucks, tokens, counters)).toBeGreaterThan(0);
  });

  it('and all that plans make of them are the same in a language that nobody speaks', () => {
    const foreign = pseudoGame(game);
    const [one, other] = [tableOf(game), tableOf(foreign)];
    const random = generator('11');
    const choices = choiceBuffer();
    const met = { convoys: 0, moves: 0, bonuses: 0 };
    for (let seed = 0; seed < 400 && !one.session.over; seed++) {
      const n = game.choices(one.session.state, choices);
      const choice = choices[randomBelow(random, n)] ?? 0;
      for (const table of [one, other]) {
        expect(table.session.playChoice(choice).kind).toBe('played');
        table.changed();
      }
      const made = [one, other].map((table) => ({
        facts: factsOf(table),
        convoy: convoyOf(table),
        moves: ffiMoves(table),
        bonuses: bonusesSoFar(table),
        decks: linesFrom(table.session, table.session.entries.length - 1).map((line) => line.deck),
      }));
      expect(made[1]).toEqual(made[0]);
      met.convoys += made[0]?.convoy?.parts.length ?? 0;
      met.moves += made[0]?.moves.moves.length ?? 0;
      met.bonuses += made[0]?.bonuses.names.length ?? 0;
    }
    expect(Math.min(met.convoys, met.moves)).toBeGreaterThan(10);
  });
});

describe('the log', () => {
  it('TAMC 7.a begins with the set-up: the Kampfgruppen and the Intelligence Report of round 1', () => {
    const table = tableOf(game);
    const first = table.log.value.flatMap((group) => group.lines.map((line) => line.rule));
    expect(first).toEqual(expect.arrayContaining(['TAMC 3.g', 'TAMC 6.a', 'TAMC 7.a']));
    expect(table.log.value[0]).toMatchObject({ from: 0, to: 0 });
  });
});

describe('what the cards brought', () => {
  it('is told over the position as it stood at each line, and ends where the game stands', () => {
    const { session } = tableOf(game);
    const random = generator('8');
    const choices = choiceBuffer();
    let moves = 0;
    while (!session.over) {
      const n = game.choices(session.state, choices);
      session.playChoice(choices[randomBelow(random, n)] ?? 0);
      const from = session.entries.length - 1;
      const lines = linesFrom(session, from);
      for (const { event, state } of lines) {
        if (event.kind !== 'kgMoves' || state === undefined) continue;
        moves++;
        // TAMC 8.b: when the move is told the Kampfgruppe stands where it ends.
        const [left = '', there = ''] = event.places ?? [];
        const facts = factsAt(game, state);
        expect([space(facts, left).kampfgruppe, space(facts, there).kampfgruppe?.id]).toEqual([
          undefined,
          event.pieces?.[0],
        ]);
      }
    }
    expect(moves).toBeGreaterThan(3);
    expect(linesFrom(session, -1).length).toBeGreaterThan(20);
  });
});
