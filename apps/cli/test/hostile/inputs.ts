// What the world hands to the command: scores, positions, packs, series, arguments and messages, each spoiled in its own way.
import { games } from '@bocage/catalogue';
import {
  choiceBuffer,
  type Game,
  type Generator,
  generator,
  randomBelow,
  Session,
  writePosition,
  writeScore,
} from '@bocage/engine';
import { commands } from '../../src/commands/index.ts';
import { decideMessage, helloMessage } from '../../src/protocol.ts';
import { chance, damage, NASTY, pick, wordsOf } from './damage.ts';
import { changed } from './pack-values.ts';
import { type Bench, misbehaved, type Ran } from './table.ts';

/** What is needed to spoil something: sound texts of each game. */
export interface Stock {
  readonly game: Game;
  readonly spec: Awaited<ReturnType<(typeof games)[number]['load']>>['spec'];
  readonly scores: readonly string[];
  readonly positions: readonly string[];
  readonly words: readonly string[];
}

/** A game played at random for a while, with its score and the position at the end. */
function played(game: Game, seed: string, most: number): { readonly score: string; readonly position: string } {
  const g = generator(seed);
  const options = Object.fromEntries(game.options.map((o) => [o.id, chance(g, 2) ? o.standard : pick(g, o.values).id]));
  const session = Session.open(game, { seed, options });
  if (!(session instanceof Session)) throw new Error('no session');
  const buffer = choiceBuffer();
  const until = 1 + randomBelow(g, most);
  while (!session.over && session.entries.length < until) {
    const n = game.choices(session.state, buffer);
    session.playChoice(buffer[randomBelow(g, n)] ?? 0);
  }
  if (chance(g, 2)) session.undo(1, true);
  while (session.over) session.undo(1, true);
  return { score: writeScore(session), position: writePosition(game, session.state) };
}

export async function stock(): Promise<readonly Stock[]> {
  const all: Stock[] = [];
  for (const listed of games) {
    const { spec, create } = await listed.load();
    const game = create();
    if (!('setup' in game)) throw new Error(listed.id);
    const some = Array.from({ length: 8 }, (_, i) => played(game, String(i + 1), listed.id === 'skirmish' ? 40 : 120));
    const [scores, positions] = [some.map((one) => one.score), some.map((one) => one.position)];
    all.push({ game, spec, scores, positions, words: wordsOf([...scores, ...positions].join('\n')) });
  }
  return all;
}

/** Tries one input; a sentence if something went wrong. */
export type Kind = (bench: Bench, g: Generator, all: readonly Stock[]) => Promise<string | undefined>;

/** Runs commands one after the other until one misbehaves. */
async function each(bench: Bench, lines: readonly (readonly string[])[]): Promise<{ bad?: string; last?: Ran }> {
  let last: Ran | undefined;
  for (const words of lines) {
    last = await bench.run(words);
    const bad = misbehaved(last);
    if (bad !== undefined) return { bad: `${words.join(' ').slice(0, 200)}: ${bad}` };
    if (last.code !== 0) return { last };
  }
  return last === undefined ? {} : { last };
}

/** A game that a command has made of an input is looked at, played on and verified. */
async function goOn(bench: Bench, g: Generator, file: string, steps: number): Promise<string | undefined> {
  const looked = await each(bench, [
    ['show', file],
    ['choices', file],
    ['odds', file],
    ['position', file],
  ]);
  if (looked.bad !== undefined) return looked.bad;
  for (let i = 0; i < steps; i++) {
    const asked = await bench.run(['choices', file, '--json']);
    const bad = misbehaved(asked);
    if (bad !== undefined) return bad;
    if (asked.code !== 0) break;
    const { choices }: { choices: readonly { name: string }[] } = JSON.parse(asked.out);
    if (choices.length === 0) break;
    const { bad: worse } = await each(bench, [['play', file, pick(g, choices).name]]);
    if (worse !== undefined) return worse;
  }
  const verified = await bench.run(['verify', file]);
  return (
    misbehaved(verified) ?? (verified.code === 0 ? undefined : `what was written does not verify: ${verified.err}`)
  );
}

const score: Kind = async (bench, g, all) => {
  const { scores, words } = pick(g, all);
  const whole = pick(g, scores);
  // Half of them as they were before lines were bound to the end: only the replay is left to notice.
  const text = damage(
    g,
    chance(g, 2) ? whole : whole.replace('score 2', 'score 1').replace(/^(end \S+ \S+) \S+$/m, '$1'),
    words,
  );
  bench.write('d.score', text);
  const verb = pick(g, [
    ['show'],
    ['verify'],
    ['replay'],
    ['play', 'pass'],
    ['undo'],
    ['position'],
    ['choices'],
    ['why', 'x'],
  ]);
  const { bad, last } = await each(bench, [[verb[0] ?? '', 'd.score', ...verb.slice(1)]]);
  if (bad !== undefined || last?.code !== 0) return bad;
  return chance(g, 20) ? goOn(bench, g, 'd.score', 2) : undefined;
};

const position: Kind = async (bench, g, all) => {
  const { game, positions, words } = pick(g, all);
  const lines = pick(g, positions).split('\n');
  // A line of another position: each is sound, together they may be a situation that no rule has foreseen.
  for (let n = randomBelow(g, 4); n > 0; n--) {
    const other = pick(g, pick(g, positions).split('\n').slice(3));
    lines.splice(3 + randomBelow(g, Math.max(1, lines.length - 3)), randomBelow(g, 2), other ?? '');
  }
  const joined = lines.join('\n');
  bench.write('d.txt', chance(g, 3) ? joined : damage(g, joined, words));
  const { bad, last } = await each(bench, [['new', game.id, 'n.score', '--position', 'd.txt', '--seed', '7']]);
  if (bad !== undefined || last?.code !== 0) return bad;
  return goOn(bench, g, 'n.score', 3);
};

const packText: Kind = async (bench, g, all) => {
  const { game, spec, words } = pick(g, all);
  const data = changed(g, spec.schema, spec.data);
  const text = JSON.stringify({ 'bocage-pack': 1, game: game.id, name: 'mine', data }, undefined, chance(g, 2) ? 1 : 0);
  bench.write('d.json', damage(g, text, words));
  return (
    await each(bench, [
      ['new', game.id, 'n.score', '--pack', 'd.json', '--seed', '7'],
      ['show', 'n.score'],
    ])
  ).bad;
};

/** Every pack that is called sound plays games whose scores verify. */
const soundPack: Kind = async (bench, g, all) => {
  const { game, spec } = pick(g, all);
  const pack = { 'bocage-pack': 1, game: game.id, name: 'mine', data: changed(g, spec.schema, spec.data) };
  bench.write('d.json', JSON.stringify(pack));
  const seed = String(randomBelow(g, 1_000_000));
  const checked = await bench.run(['pack', 'check', 'd.json']);
  const bad = misbehaved({ ...checked, took: 0 });
  if (bad !== undefined || checked.code !== 0) return bad;
  const players = game.seats.map((seat) => `${seat.id}=random`).join(',');
  for (const words of [
    ['new', game.id, 'n.score', '--pack', 'd.json', '--seed', seed],
    ['show', 'n.score'],
    ['play', 'n.score', '--players', players],
    ['verify', 'n.score'],
    ['show', 'n.score'],
  ]) {
    const ran = await bench.run(words);
    const wrong = misbehaved({ ...ran, took: 0 }) ?? (ran.code === 0 ? undefined : ran.err);
    if (wrong !== undefined) return `a pack that is called sound (${JSON.stringify(pack.data)}), ${words[0]}: ${wrong}`;
  }
  return undefined;
};

const LINE = {
  ...{
    game: 'skirmish',
    rules: 1,
    content: '1cc10a4cae507f73',
    seed: '7',
    options: { hands: 'none' },
    players: ['random', 'random'],
  },
  ...{ winner: 0, score: null, grade: 'Victory', decisions: 20, curve: [0.5, 0.6, 0.4], pace: [2, 4, 20] },
  ...{ rules_used: { 'SK 1': 4 }, kinds: { fight: 2 }, cards: { c1: 1 } },
};

const series: Kind = async (bench, g) => {
  const solo = chance(g, 3) ? { game: 'credentials', players: ['random'], winner: null, score: 12 } : {};
  const lines = Array.from({ length: 1 + randomBelow(g, 12) }, (_, i) =>
    JSON.stringify({ ...LINE, ...solo, seed: String(i), winner: solo.game ? null : pick(g, [0, 1, null]) }),
  );
  const text = `${lines.join('\n')}\n`;
  bench.write('d.jsonl', chance(g, 8) ? text : damage(g, text, wordsOf(text)));
  return (await each(bench, [['report', 'd.jsonl']])).bad;
};

/** Commands that are quick whatever they are told; the others only with words that they must refuse. */
const QUICK = [
  'games',
  'new',
  'show',
  'choices',
  'why',
  'odds',
  'undo',
  'redo',
  'replay',
  'verify',
  'position',
  'rules',
  'pack',
  'help',
  'start',
  'play',
];

const words: Kind = async (bench, g, all) => {
  const { game, scores, positions } = pick(g, all);
  bench.write('bocage.score', pick(g, scores));
  bench.write('p.txt', pick(g, positions));
  bench.write('p.json', JSON.stringify({ 'bocage-pack': 1, game: game.id, name: 'mine', data: {} }));
  const command = pick(
    g,
    commands.filter((c) => QUICK.includes(c.name)),
  );
  const options = Object.keys(command.options);
  const word = (): string =>
    pick(g, [
      game.id,
      'bocage.score',
      'p.txt',
      'p.json',
      'n.score',
      'bystander.txt',
      'check',
      'pass',
      '7',
      '0',
      game.seats[0]?.id ?? '',
      pick(g, NASTY),
      pick(g, NASTY),
    ]);
  const list = [chance(g, 30) ? pick(g, NASTY) : command.name];
  for (let n = randomBelow(g, 5); n > 0; n--) {
    if (options.length > 0 && chance(g, 2)) list.push(`--${pick(g, options)}`);
    if (chance(g, 12)) list.push(`--${pick(g, NASTY)}`);
    if (!chance(g, 5)) list.push(word());
  }
  // The one word that gives leave to replace a file; who says it means it.
  const bold = list.some((w) => w.startsWith('--force') || w === '-f');
  const safe = bold ? list.map((w) => (w === 'bystander.txt' ? 'n.score' : w)) : list;
  return (await each(bench, [safe.filter((w) => !w.includes('\0'))])).bad;
};

const messages: Kind = async (bench, g, all) => {
  const { game, words } = pick(g, all);
  const state = game.setup({}, '7', { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
  if (typeof state === 'string') return state;
  const seat = Math.max(0, game.seat(state));
  const sound = [helloMessage(game, state, seat), decideMessage(game, game.view(state, seat), seat, 1)].map((m) =>
    JSON.stringify(m),
  );
  const lines = [sound[0] ?? '', ...sound, ...sound].map((line) =>
    chance(g, 3) ? damage(g, line, words).replaceAll('\n', ' ') : line,
  );
  const ran = await bench.run(['bot', '--stdio', '--player', 'random', '--game', game.id], lines);
  const bad = misbehaved(ran);
  if (bad !== undefined) return bad;
  const answers = ran.out.trimEnd().split('\n');
  return answers.every((line) => /^\{"type":"(ready|choice|error)"/.test(line)) || ran.out === ''
    ? undefined
    : ran.out.slice(0, 200);
};

const ANSWERS = [
  '{"type":"ready","protocol":1,"name":"x"}',
  '{"type":"choice","id":1,"choice":0}',
  '{"type":"choice","id":2,"choice":"rest"}',
  '{"type":"error","text":{"toString":1}}',
];

/** A program that answers each line with whatever it was given: a real process. */
const programs: Kind = async (bench, g, all) => {
  const skirmish = all.find((one) => one.game.id === 'skirmish');
  bench.write('bocage.score', pick(g, skirmish?.scores ?? []));
  const answers = Array.from({ length: 6 }, (_, i) => {
    const line = i === 0 && !chance(g, 4) ? (ANSWERS[0] ?? '') : pick(g, ANSWERS);
    return chance(g, 2) ? damage(g, line, wordsOf(line)) : line;
  });
  bench.write('answers.json', JSON.stringify(answers));
  bench.write(
    'bot.mjs',
    `import { readFileSync } from 'node:fs';
const answers = JSON.parse(readFileSync('answers.json', 'utf8'));
process.stdin.on('data', () => answers.length > 0 ? process.stdout.write(answers.shift() + '\\n') : process.exit(0));
process.stdin.on('end', () => process.exit(0));`,
  );
  const seat = pick(g, ['A', 'B']);
  const other = seat === 'A' ? 'B' : 'A';
  const line = [
    'play',
    '--players',
    `${seat}=cmd:${process.execPath} bot.mjs`,
    '--players',
    `${other}=random`,
    '--bot-seconds',
    '2',
  ];
  const { bad } = await each(bench, [line]);
  if (bad !== undefined) return bad;
  const verified = await bench.run(['verify']);
  return verified.code === 0 ? undefined : `what was kept does not verify: ${verified.err}`;
};

/** Each kind with its share of a thousand inputs. */
export const KINDS: readonly { readonly name: string; readonly share: number; readonly run: Kind }[] = [
  { name: 'score', share: 330, run: score },
  { name: 'position', share: 300, run: position },
  { name: 'pack', share: 150, run: packText },
  { name: 'series', share: 100, run: series },
  { name: 'words', share: 83, run: words },
  { name: 'messages', share: 30, run: messages },
  { name: 'sound pack', share: 5, run: soundPack },
  { name: 'program', share: 2, run: programs },
];
