// Another language reaches what a game says outside of play: of a position that cannot be read or cannot exist, of a content pack that does
// not fit together, in its options, in what its computer players weigh. No letter of the English is left, and the game is the same.
import { games, type Listed } from '@bocage/catalogue';
import { type Game, layOver, parsePosition, type State, seeded } from '@bocage/engine';
import { pseudoGame, pseudoWords } from '@bocage/engine/pseudo';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(() => {
  const before = layOver(pseudoWords);
  return () => {
    layOver(before);
  };
});

const english = (texts: readonly string[]): readonly string[] => texts.filter((text) => /[a-zA-Z]/.test(text));
const shown = games.filter((game) => game.hidden !== true);

async function made({ load }: Listed): Promise<Game> {
  const game = (await load()).create();
  if (!('setup' in game)) throw new Error(game[0]?.text);
  return pseudoGame(game);
}

function begun(game: Game): State {
  const s = game.setup({}, '0', seeded);
  if (typeof s === 'string') throw new Error(s);
  return s;
}

/** What is said of a position with this line. */
function refused(game: Game, line: string): string | undefined {
  const position = parsePosition(`bocage position 1\ngame: ${game.id}\n${line}\n`);
  if ('text' in position) return position.text;
  const opened = game.openPosition(position, '1');
  return 'text' in opened ? opened.text : undefined;
}

/** Values that a line may not have, whatever its key. */
const VALUES = [
  'x',
  '99',
  '-7',
  'x 99 y',
  '1 x, 2 y',
  'US x; lying y',
  'GE squad+x',
  'A99',
  '9/9/9',
  'x=y',
  'x y z w v u',
];

/** Packs that each break something between their parts. */
const PACKS: Readonly<Record<string, readonly object[]>> = {
  'rudders-line': [
    { map: { areas: [{ id: 1, adjacent: [38] }] } },
    { counters: { weapons: [{ id: 'm2', range: 0, count: 9 }] } },
    { special: { turns: 12, victory: { stars: 38 }, control: { side: 'US' } } },
    { setup: { free: [{ id: 'inland', limits: [{ types: ['squad'], places: ['19', '1'], min: 3, max: 1 }] }] } },
  ],
  credentials: [
    { supplies: [{ id: 'fuel', stock: 4 }] },
    { divisions: [{ id: '4th', start: 'nowhere' }] },
    { components: { destruction: 3, easyKg: ['dol'] } },
    { wehrmacht: [{ id: 'W11', class: 'kg' }] },
  ],
  'sherman-leader': [
    { battalions: [{ id: 'DE 1A', half: 1, destroyed: 9 }] },
    { events: [{ id: 'E03', bottom: { code: 'TURNS -1' } }] },
    { events: [{ id: 'E03', top: { code: 'DANCE 3' } }] },
    { conditions: [{ id: 'C01', code: 'DANCE' }] },
  ],
};

describe.each(shown.map((game) => [game.id, game] as const))('%s in another language', (id, listed) => {
  it('says what is wrong with a line of a position', async () => {
    const game = await made(listed);
    const keys = game.writePosition(begun(game)).map(([key]) => key);
    const some = keys.filter((key, i) => !/^(log|unit|commander|battalion|friend|enemy) /.test(key) || i % 12 === 0);
    const said = [...some, 'wether', 'board', 'phase', 'force', 'fight', 'at 62', '2nd'].flatMap((key) =>
      VALUES.flatMap((value) => refused(game, `${key}: ${value}`) ?? []),
    );
    expect(new Set(said).size).toBeGreaterThan(40);
    expect(english(said)).toEqual([]);
  });

  it('says why a position cannot exist', async () => {
    const game = await made(listed);
    const start = begun(game);
    const said = new Set<string>();
    for (let slot = 0; slot < start.length; slot++)
      for (const value of [-1, 3, 99]) {
        const s = start.slice();
        s[slot] = value;
        try {
          for (const text of game.problems(s)) said.add(text);
        } catch {
          // Numbers that no rule expects: a position of this kind is refused before.
        }
      }
    expect(said.size).toBeGreaterThan(40);
    expect(english([...said])).toEqual([]);
  });

  it('says what is wrong with a content pack', async () => {
    const loaded = await listed.load();
    for (const data of PACKS[id] ?? []) {
      const problems = loaded.problems({ 'bocage-pack': 1, game: id, name: 'x', data });
      expect(problems.length, JSON.stringify(data)).toBeGreaterThan(0);
      expect(english(problems.map(({ text }) => text))).toEqual([]);
    }
    expect(PACKS[id]).toHaveLength(4);
  });

  it('shows its options, and what its computer players weigh', async () => {
    const game = await made(listed);
    const options = game.options.flatMap(({ label, values }) => [label, ...values.flatMap((v) => [v.label, v.text])]);
    expect(options.length).toBeGreaterThan(40);
    expect(english(options)).toEqual([]);
    const { player } = game;
    const terms = player?.terms?.(begun(game), 0) ?? [];
    const groups =
      player?.samples === undefined ? [] : [player.samples.pointsLabel, ...player.samples.groups.map((g) => g.label)];
    expect(terms.length).toBeGreaterThan(0);
    expect(english([...terms.map(({ label }) => label), ...groups])).toEqual([]);
  });
});
