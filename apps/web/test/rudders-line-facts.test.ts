// What the page draws of Rudder's Line comes from facts: in a language that nobody speaks it shows the same figures.
import { findGame } from '@bocage/catalogue';
import {
  choiceBuffer,
  type Game,
  generator,
  type OptionValues,
  type Play,
  parsePosition,
  Session,
  type State,
} from '@bocage/engine';
import { pseudoPlay } from '@bocage/engine/pseudo';
import { describe, expect, it, vi } from 'vitest';
import { debtOf, phasesOf, pieceIn, placeIn, rudderFacts } from '../src/games/rudders-line/facts.ts';
import { lookIn } from '../src/games/rudders-line/look.ts';

// The settings ask the screen for its theme and its taste for motion.
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { PERSON } = await import('../src/core/storage.ts');
const { GameModel } = await import('../src/core/game-model.ts');
const { changed, namesOf, proposal } = await import('../src/games/rudders-line/plan.ts');

const buffer = choiceBuffer();
const SEEDS = [
  ['1', {}],
  ['2', { acted: 'marked' }],
] as const;

async function rudder(): Promise<Game> {
  const game = (await findGame('rudders-line')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  return game;
}

function open(game: Game, seed: string, options: OptionValues, lines?: string): Session {
  const position = lines === undefined ? undefined : parsePosition(`bocage position 1\ngame: rudders-line\n${lines}`);
  if (position !== undefined && 'text' in position) throw new Error(position.text);
  const session = Session.open(game, { seed, options, ...(position !== undefined && { position }) });
  if (!(session instanceof Session)) throw new Error('the game does not open');
  return session;
}

/** Every position of some games by the heuristic. */
function* positions(game: Game): Generator<{ state: State; n: number }> {
  for (const [seed, options] of SEEDS) {
    const session = open(game, seed, options);
    const g = generator(seed);
    for (let n = 0; !session.over; n++) {
      const { state } = session;
      yield { state, n };
      const count = game.choices(state, buffer);
      session.playChoice(buffer[game.player?.heuristic(state, buffer, count, g) ?? 0] ?? 0);
    }
  }
}

/** What the map draws of a position, by the game's own words for it. */
function drawn(game: Play, state: State) {
  const view = game.view(state, 0);
  const facts = rudderFacts(game.facts(view, 0));
  const board = game.board(view, 0);
  const decision = game.decision(state);
  return {
    looks: board.places.flatMap((place) => place.pieces.map((piece) => [place.id, lookIn(facts, piece.id)])),
    phases: phasesOf(facts),
    debt: decision === undefined ? undefined : debtOf(decision.prompt),
  };
}

describe("Rudder's Line on the map", () => {
  it('shows the same counters, phase and debt when every word of the game is another', async () => {
    const game = await rudder();
    const other = pseudoPlay(game);
    const phases = new Set<number>();
    let debts = 0;
    for (const { state, n } of positions(game)) {
      const shown = drawn(game, state);
      phases.add(shown.phases.current);
      if (shown.debt !== undefined) debts++;
      if (n % 10 === 0) expect(drawn(other, state)).toEqual(shown);
    }
    // All phases with a decision and casualties came up: nothing above passed for want of a case.
    expect([...phases].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(debts).toBeGreaterThan(0);
  });

  it('has facts for every piece and place of the board, and they say what the board says', async () => {
    const game = await rudder();
    const seen = { spent: 0, fired: 0, acted: 0, markers: 0, owners: new Set<string>() };
    for (const { state, n } of positions(game)) {
      if (n % 20 !== 0) continue;
      const view = game.view(state, 0);
      const facts = rudderFacts(game.facts(view, 0));
      for (const place of game.board(view, 0).places) {
        const { area, pieces } = placeIn(facts, place.id) ?? { pieces: [] };
        expect(pieces.map((piece) => piece.id)).toEqual(place.pieces.map((piece) => piece.id));
        seen.markers += area?.markers.length ?? 0;
        if (area !== undefined) seen.owners.add(area.owner);
        for (const piece of place.pieces) {
          const { unit, carries } = pieceIn(facts, piece.id) ?? {};
          expect(piece.carries?.[0]?.id).toBe(carries?.id);
          if (unit?.spent === true) seen.spent++;
          if (unit?.acted === true) seen.acted++;
          if (carries?.weapon?.fired === true) seen.fired++;
        }
      }
    }
    expect(Math.min(seen.spent, seen.fired, seen.acted, seen.markers)).toBeGreaterThan(0);
    expect([...seen.owners].sort()).toEqual(['GE', 'US']);
  });

  it('plans an assault by verbs: the same plan when every word of the game is another', async () => {
    const game = await rudder();
    const plans = [game, pseudoPlay(game)].map((one) => {
      const session = open(
        one,
        '1',
        {},
        'board: empty\nturn: 4\nphase: action US\narea 15: US squad+baz, squad, nco2, nco1\narea 19: GE squad',
      );
      for (const name of ['act 15', 'squad', 'squad+baz', 'nco2', 'nco1']) {
        expect(session.play(name).kind, name).toBe('played');
      }
      const shown = new GameModel(session, [PERSON, PERSON]);
      const target = shown.offers.value.find((offer) => offer.about.mark === 'attack');
      const plan = proposal(shown, target);
      if (plan === undefined) throw new Error('no proposal');
      const other = changed(shown, plan, { point: 'point squad+baz', held: ['hold squad+baz'] });
      const again = changed(shown, other, { point: 'point nco2' });
      return {
        names: [namesOf(plan), namesOf(other), namesOf(again)],
        points: plan.points.map(({ name, piece }) => [name, piece?.id]),
        weapons: plan.weapons.map(({ name }) => name),
        leaders: plan.leaders.map(({ name }) => name),
      };
    });
    expect(plans[0]?.points).toHaveLength(4);
    expect(plans[0]).toMatchObject({
      names: [
        // The squad that carries nothing goes in front, and the best leader adds his bonus.
        ['to 19', 'point squad', 'lead nco2'],
        ['to 19', 'point squad+baz', 'hold squad+baz', 'lead nco2'],
        // Without the weapon there is one bonus left: the rules take it by themselves.
        ['to 19', 'point nco2', 'hold squad+baz'],
      ],
      weapons: ['hold squad+baz'],
      leaders: ['lead nco2', 'lead nco1'],
    });
    expect(plans[1]).toEqual(plans[0]);
  });
});
