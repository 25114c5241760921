// Looking things up: every card of every game, places, forces, log; text maps at any size; the plain form says only what is new.
import { games } from '@bocage/catalogue';
import {
  choiceBuffer,
  type Generator,
  generator,
  type OptionValues,
  onlyChoice,
  randomBelow,
  Session,
  writeScore,
} from '@bocage/engine';
import { describe, expect, test } from 'vitest';
import { boardOf, cardText, findCards } from '../src/looking.ts';
import { width } from '../src/table/text.ts';
import { shop } from './shop.ts';

const shown = games.filter((game) => game.hidden !== true).map((game) => game.id);

async function opened(id: string, seed: string, options: OptionValues = {}): Promise<Session> {
  const game = (await games.find((listed) => listed.id === id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`no game ${id}`);
  const session = Session.open(game, { seed, options });
  if (!(session instanceof Session)) throw new Error('the set-up failed');
  return session;
}

function step(session: Session, g: Generator): void {
  const buffer = choiceBuffer();
  const n = session.game.choices(session.state, buffer);
  const picked =
    randomBelow(g, 4) === 0 ? randomBelow(g, n) : session.game.player?.heuristic(session.state, buffer, n, g);
  session.playChoice(buffer[picked ?? 0] ?? 0);
}

const IO = { colour: false } as Parameters<typeof cardText>[0];

/** How many cards the box holds: rows of the data, Units by their numbers. */
const CARDS: Readonly<Record<string, readonly (readonly [kind: string, count: number])[]>> = {
  'rudders-line': [
    ['Unit', 13],
    ['Weapon', 7],
    ['Marker', 4],
  ],
  credentials: [
    ['Division', 6],
    ['Wehrmacht card', 24],
    ['Aerial Recon card', 28],
    ['Intelligence card', 20],
    ['Riesensauerei! card', 6],
    ['Major Port', 4],
  ],
  'sherman-leader': [
    ['Event', 30],
    ['Special Condition', 20],
    ['Damage counter', 40],
    ['Enemy Unit', 31],
    ['Objective', 12],
    ['Terrain tile', 32],
    ['Support counter', 2],
  ],
};

describe('cards', () => {
  test.each(shown)('every card of %s is shown by `card`, with its values and their source', async (id) => {
    const session = await opened(id, '6');
    const cards = session.game.cards();
    const board = boardOf(session, 0);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
    for (const [kind, count] of CARDS[id] ?? [])
      expect([kind, cards.filter((card) => card.kind === kind).length]).toEqual([kind, count]);
    for (const card of cards) {
      const [found] = findCards(cards, board, card.id);
      expect(found?.card, card.id).toEqual(card);
      const text = cardText(IO, found ?? { card: undefined, piece: undefined });
      expect(text, card.id).toContain(card.kind);
      expect(card.values?.length, card.id).toBeGreaterThan(0);
      for (const { label, value, source } of card.values ?? []) {
        expect(text, card.id).toContain(`${label}: ${value}`);
        expect(source, card.id).not.toBe('');
      }
      expect(text, card.id).not.toMatch(/undefined|\[object/);
    }
  });

  test('a card by the command, for sale, by name, and one that is not there', async () => {
    const s = shop();
    await s.run('new sherman-leader --seed 6');
    expect((await s.run('card 042')).out).toContain('Cost: 14 SO');
    expect((await s.run('card tiger')).out).toContain('Enemy Unit');
    expect((await s.run('card --game credentials W01')).out).toContain('Ammo to beat it: 4');
    expect(await s.run('card frobnicate')).toMatchObject({
      code: 2,
      err: "There is no card 'frobnicate'; 'card' lists all.\n",
    });
    const { cards } = await s.json('choices');
    expect(cards).toEqual({});
    await s.run('play draw');
    const offered = await s.json('choices');
    const choices = offered.choices as { pieces?: readonly string[] }[];
    const wanted = [...new Set(choices.flatMap((choice) => choice.pieces ?? []))];
    expect(wanted.length).toBeGreaterThan(10);
    expect(Object.keys(offered.cards as object).sort()).toEqual(wanted.sort());
    await s.run('new sherman-leader battle.score --option mode=battle --seed 6');
    const battalions = await s.json('choices battle.score');
    expect(battalions.choices).toHaveLength(30);
    expect(Object.keys(battalions.cards as object)).toHaveLength(30);
    expect((await s.run('record')).out).toContain('Week 0 of');
    expect((await s.run('look front')).out).toContain('Front');
    expect((await s.run('log')).code).toBe(0);
  });
});

describe('text maps', () => {
  test.each(shown)('%s fits any room, shows every place at 80 x 9, and stays still', async (id) => {
    const session = await opened(id, '6', id === 'sherman-leader' ? { mode: 'battle' } : {});
    const { game } = session;
    const seed = '11';
    const g = generator(seed);
    const places = game.board(game.view(session.state, 0), 0).places.length;
    let first: readonly number[] | undefined;
    for (let i = 0; i < 60 && !session.over; i++) {
      const seat = game.seat(session.state);
      const view = game.view(session.state, seat);
      for (const [columns, rows] of [
        [80, 9],
        [76, 21],
        [140, 40],
        [40, 6],
        [20, 1],
      ] as const) {
        const lines = game.sketch(view, seat, { columns, rows });
        expect(lines.length, `seed ${seed}, choice ${i}`).toBeLessThanOrEqual(rows);
        for (const line of lines)
          expect(width(line), `seed ${seed}, choice ${i}: ${line}`).toBeLessThanOrEqual(columns);
      }
      if (id !== 'sherman-leader') {
        const columns = startsOf(game.sketch(view, seat, { columns: 80, rows: 9 }), id);
        first ??= columns;
        expect(columns, `seed ${seed}, choice ${i}`).toEqual(first);
        if (id === 'rudders-line') expect(columns.length).toBe(places);
      }
      // However narrow, every area of Pointe du Hoc is there: 59 x 9 is what a screen of 59 x 24 leaves for the map.
      if (id === 'rudders-line') {
        for (const [wide, high] of [
          [59, 9],
          [50, 7],
          [40, 9],
          [40, 5],
        ] as const) {
          const drawing = game.sketch(view, seat, { columns: wide, rows: high });
          const words = drawing.flatMap((line) => line.split(/ +/));
          const missing = game
            .board(view, seat)
            .places.filter((place) => !words.some((word) => new RegExp(`^${place.id}(?![0-9])`).test(word)));
          expect(
            missing.map((place) => place.id),
            `seed ${seed}, choice ${i}, ${wide} x ${high}`,
          ).toEqual([]);
        }
      }
      for (const line of game.forces(view, seat, [])) expect(line).not.toMatch(/undefined|NaN/);
      step(session, g);
    }
    expect(game.legend).not.toBe('');
  });

  /** Where names of places begin, row by row: `14`, `LC1`, `Ren`. */
  function startsOf(lines: readonly string[], id: string): readonly number[] {
    const name =
      id === 'rudders-line' ? /(?<![^ ])(LC)?[0-9]+\*?[UG]?(?= |U|G|!|w|$)/g : /Ren|Qui|Car|Nan|Lou|Hue|BRE|AVR/g;
    return lines.flatMap((line, row) => [...line.matchAll(name)].map((found) => row * 1_000 + found.index));
  }
});

describe('the plain form', () => {
  test.each(shown)(
    '%s, a whole game: at most 12 lines for a decision beyond what happened, and the board only on request',
    async (id) => {
      const seed = '7';
      const options = id === 'sherman-leader' ? { objective: 'PROB' } : {};
      const session = await opened(id, seed, options);
      const g = generator(seed);
      const s = shop();
      s.write('bocage.score', writeScore(session));
      let out = '';
      let most = 0;
      let decisions = 0;
      let taken = 0;
      const forced = ({ game, state, over }: Session): number | undefined =>
        over ? undefined : onlyChoice(game, state);
      const wrong: string[] = [];
      await s.run('play --interactive --yes', {
        out: (text) => {
          out += text;
        },
        columns: 80,
        line: async () => {
          // From the question on; what stands before it has happened.
          const decision = session.game.decision(session.state);
          const who = session.game.seats[decision?.seat ?? 0];
          const ask = `${session.game.seats.length > 1 ? `${who?.name} (${who?.id}): ` : ''}${decision?.prompt.ask}`;
          const lines = out.split('\n').slice(0, -1);
          const from = lines.findLastIndex((line) => line.startsWith(ask.slice(0, 40)));
          // Collected and held at the end: what is thrown here would be an answer of the program.
          const where = `seed ${seed}, choice ${session.entries.length}`;
          if (from < 0) wrong.push(`${where}: ${ask} is not asked in\n${out}`);
          most = Math.max(most, lines.length - from);
          if (lines.length - from > 12) wrong.push(`${where}: too long\n${lines.slice(from).join('\n')}`);
          wrong.push(...lines.filter((line) => width(line) > 80).map((line) => `${where}: too wide: ${line}`));
          out = '';
          const before = session.entries.length;
          step(session, g);
          decisions++;
          // What has one answer only is not asked.
          for (let only = forced(session); only !== undefined; only = forced(session), taken++)
            session.playChoice(only);
          return session.entries[before]?.name ?? 'quit';
        },
      });
      expect(wrong).toEqual([]);
      expect(session.over, out).toBe(true);
      // Every choice of the game was asked for and typed, or there was nothing to choose.
      expect(decisions + taken).toBe(session.entries.length);
      expect(decisions).toBeGreaterThan(150);
      expect(most).toBeGreaterThan(2);
    },
    180_000,
  );
});
