// Every game that a release has written is opened and played to its end: under today's rules, and after each kind of change that
// a later version may bring.
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Opened, openGame, releases } from '@bocage/catalogue/open';
import * as credentials from '@bocage/credentials';
import {
  builtIn,
  type Content,
  type ContentSpec,
  type Game,
  type GameEvent,
  isObject,
  loadPosition,
  type Play,
  type Session,
  type State,
  withPack,
  writeScore,
} from '@bocage/engine';
import * as ruddersLine from '@bocage/rudders-line';
import * as shermanLeader from '@bocage/sherman-leader';
import { bring, type Corpus, type CorpusScore, corpora, finish } from './frozen.ts';

interface Package<D> {
  readonly content: ContentSpec<D>;
  createGame(content: Content<D>): Game;
}

/** A later version: today's with something changed in its data or in its rules. */
interface Later {
  readonly data?: (data: unknown, game: string) => unknown;
  readonly rules?: (game: Game) => Game;
}

function make<D>({ content, createGame }: Package<D>, later: Later, pack: unknown): Game {
  const data = (later.data?.(content.data, content.game) ?? content.data) as D;
  const spec = { ...content, data };
  const made = pack === undefined ? builtIn(spec) : withPack(spec, pack);
  if (!('hash' in made)) throw new Error(made[0]?.text);
  const game = createGame(made);
  return later.rules?.(game) ?? game;
}

function gameOf(id: string, later: Later, pack?: unknown): Game {
  if (id === 'rudders-line') return make(ruddersLine as unknown as Package<unknown>, later, pack);
  if (id === 'credentials') return make(credentials as unknown as Package<unknown>, later, pack);
  return make(shermanLeader as unknown as Package<unknown>, later, pack);
}

interface Tally {
  today: number;
  own: number;
  movable: number;
}

async function opened(
  score: CorpusScore,
  corpus: Corpus,
  later: Later,
  made: Map<string, Game>,
): Promise<{ game: Opened; whole: Game }> {
  const pack = score.pack === undefined ? undefined : corpus.packs[score.pack];
  const today = made.get(score.pack ?? '') ?? gameOf(corpus.game, later, pack);
  made.set(score.pack ?? '', today);
  const game = await openGame(score.text, { today, whole: async () => today, bring, pack });
  if ('text' in game) throw new Error(`${score.name}: line ${game.line}: ${game.text}`);
  return { game, whole: game.kind === 'own' ? game.session.game : today };
}

async function all(corpus: Corpus, later: Later): Promise<Tally> {
  const tally: Tally = { today: 0, own: 0, movable: 0 };
  const made = new Map<string, Game>();
  for (const score of corpus.scores) {
    const { game, whole } = await opened(score, corpus, later, made);
    const { session } = game;
    const count = Number(/^end ([0-9]+) /m.exec(score.text)?.[1]);
    deepEqual([score.name, session.entries.length], [score.name, count]);
    if (game.kind === 'position') throw new Error(`${score.name}: ${game.problem.text}`);
    if (game.kind === 'today') tally.today++;
    else {
      tally.own++;
      match(game.differs, /^[A-Z].*[.)]$/);
      if (game.movable !== undefined) tally.movable++;
    }
    finish(session, whole);
    ok(session.over);
  }
  return tally;
}

/** Every field that no rule reads says something else, and fields stand in another order. */
function reworded(data: unknown, game: string): unknown {
  const unread = new Set(gameSpec(game).unread);
  const walk = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, path));
    if (!isObject(value)) return value;
    const fields = Object.entries(value).map(([key, field]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return [key, key === 'source' || unread.has(at) ? other(field) : walk(field, at)] as const;
    });
    return Object.fromEntries(fields.reverse());
  };
  return walk(data, '');
}

let others = 0;

function other(value: unknown): unknown {
  if (typeof value === 'string') return `Other ${others++}`;
  if (typeof value === 'number') return Number.isInteger(value) ? Math.abs(value - 1) : value - 0.01;
  if (Array.isArray(value)) return value.map(other);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, other(v)])) : value;
}

function gameSpec(game: string): ContentSpec<unknown> {
  const spec = { 'rudders-line': ruddersLine, credentials, 'sherman-leader': shermanLeader }[game]?.content;
  return spec as ContentSpec<unknown>;
}

/** Reconstructed values as a later version may tune them. */
const TUNED: Readonly<Record<string, (data: Record<string, unknown>) => unknown>> = {
  'rudders-line': (d) => ({
    ...d,
    special: { ...(d.special as object), landing: { turn: 1, cost: 2, source: 'tuned' } },
  }),
  credentials: (d) => ({
    ...d,
    wehrmacht: (d.wehrmacht as { ammo: number }[]).map((w) => ({ ...w, ammo: w.ammo + 1 })),
  }),
  'sherman-leader': (d) => ({
    ...d,
    units: (d.units as { cost: number }[]).map((u) => ({ ...u, cost: u.cost + 1 })),
  }),
};

function tuned(data: unknown, game: string): unknown {
  return TUNED[game]?.(data as Record<string, unknown>);
}

/** A rule of a later version: the first of many choices is not allowed any more. */
function stricter(game: Game): Game {
  const MANY = 6;
  const choices: Play['choices'] = (s, out) => {
    const n = game.choices(s, out);
    if (n <= MANY) return n;
    out.copyWithin(0, 1, n);
    return n - 1;
  };
  return {
    ...game,
    rulesVersion: game.rulesVersion + 1,
    choices,
    verdict(s, text) {
      const verdict = game.verdict(s, text);
      if (verdict.kind !== 'legal') return verdict;
      const out = new Int32Array(4096);
      const n = choices(s, out);
      if (out.subarray(0, n).includes(verdict.choice)) return verdict;
      return { kind: 'refused', reason: { rule: 'X 1', code: 'others', text: 'The first choice is for others.' } };
    },
  };
}

/** The same rules in a version that keeps one thing more in its state. */
function wider(game: Game): Game {
  const { size } = game;
  const own = (s: State): State => s.subarray(0, size);
  const wide = (s: State): State => {
    const out = new Int32Array(size + 1);
    out.set(s);
    out[size] = 7;
    return out;
  };
  const later: Game = {
    ...game,
    size: size + 1,
    fields: [...game.fields, { name: 'more', at: size, length: 1 }],
    setup(options, seed, chance, tell) {
      const s = game.setup(options, seed, chance, tell);
      return typeof s === 'string' ? s : wide(s);
    },
    seat: (s) => game.seat(own(s)),
    choices: (s, out) => game.choices(own(s), out),
    apply: (s, choice, chance, tell) => game.apply(own(s), choice, chance, tell),
    name: (s, choice) => game.name(own(s), choice),
    continues: (s) => game.continues(own(s)),
    verdict: (s, text) => game.verdict(own(s), text),
    result: (s) => game.result(own(s)),
    view: (s, seat) => game.view(own(s), seat),
    writePosition: (s) => [...game.writePosition(own(s)), ['more', '7']],
    readPosition: (s, key, value) => game.readPosition(own(s), key, value),
    finishPosition: (s) => game.finishPosition(own(s)),
    problems: (s) => game.problems(own(s)),
    decision: (s) => game.decision(own(s)),
    openPosition: (position, seed) => loadPosition(later, position, seed),
  };
  return later;
}

const STRENGTHS = ['captain', 'colonel', 'random', 'recruit', 'sensible', 'sergeant'];
const KINDS = [...STRENGTHS, 'finished', 'pack', 'position', 'real dice', 'tape', 'unfinished'].sort();

for (const corpus of corpora()) {
  describe(`${corpus.game} ${corpus.release}`, () => {
    it('has at least fifty scores of all kinds, and the rules they were played under', () => {
      ok(corpus.scores.length >= 50);
      equal(releases.filter((one) => one.release === corpus.release && one.game === corpus.game).length, 1);
      const kinds = new Set(corpus.scores.map(({ name }) => name.replace(/[ 0-9]+$/, '')));
      deepEqual([...kinds].sort(), KINDS);
    });

    it('opens and ends in this version, and in the same way when remarks, names and drawings are others', async () => {
      const plain = await all(corpus, {});
      equal(plain.today + plain.own, corpus.scores.length);
      deepEqual(await all(corpus, { data: reworded }), plain);
    });

    it('moves over by itself when only the layout of the state has changed', async () => {
      const some = { ...corpus, scores: corpus.scores.filter((_, i) => i % 4 === 0) };
      deepEqual(await all(some, { rules: wider }), await all(some, {}));
    });

    it('opens and ends when a reconstructed value is tuned', async () => {
      const tally = await all(corpus, { data: tuned });
      equal(tally.today + tally.own, corpus.scores.length);
      ok(tally.own > 0);
    });

    it('opens and ends when a rule is changed', async () => {
      const tally = await all(corpus, { rules: stricter });
      equal(tally.today + tally.own, corpus.scores.length);
      ok(tally.own > 0 && tally.today > 0);
    });

    it('goes on under its own rules when it was saved and is opened again', async () => {
      const today = gameOf(corpus.game, { data: tuned });
      const means = { today, whole: async () => today, bring };
      let own = 0;
      for (const score of corpus.scores.filter(({ name }) => name.startsWith('unfinished'))) {
        const first = await openGame(score.text, means);
        if ('text' in first) throw new Error(first.text);
        if (first.kind !== 'own') continue;
        own++;
        const again = await openGame(writeScore<GameEvent>(first.session as Session<GameEvent, Play>), means);
        ok('kind' in again && again.kind === 'own' && again.release.release === corpus.release);
      }
      ok(own > 0);
    });
  });
}
