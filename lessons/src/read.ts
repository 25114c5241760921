// Reads the files that writers edit: every mistake, also a field that nobody knows, is one sentence with its line.
import {
  check,
  int,
  type LineProblem,
  list,
  map,
  number,
  oneOf,
  record,
  rows,
  type Schema,
  text,
  word,
} from '@bocage/engine';
import { parseJson } from '@bocage/engine/json-text';
import type { FirstGame, Lesson, PlayerAid, Puzzle, Term } from './types.ts';
import { W } from './words/run.ts';

const coach = record({ point: text, text });
const anchor = record({ kind: oneOf('place', 'piece', 'card', 'road', 'track', 'choice'), id: text });
const wrong = record({ try: text, refused: text, say: text }, ['refused', 'say']);

const step = record(
  {
    name: text,
    task: text,
    coach,
    anchor,
    before: text,
    accept: list(text),
    refusal: record({ try: text, rule: text }),
    after: text,
    wrong: list(wrong),
    learned: text,
  },
  ['before', 'refusal', 'after'],
);

const lesson = record(
  {
    id: word,
    title: text,
    idea: text,
    position: word,
    seed: word,
    seat: word,
    view: list(word),
    steps: list(step),
    rule: text,
    result: text,
  },
  ['view', 'rule', 'result'],
);

const goal = record(
  {
    text,
    path: text,
    where: map(list(word)),
    enough: int(0, 1_000),
    until: record({ path: text, atLeast: int(0, 1_000), atMost: int(0, 1_000) }, ['atLeast', 'atMost']),
  },
  ['where'],
);

const note = record({
  when: record({ at: oneOf('start', 'end'), step: text, event: text }, ['at', 'step', 'event']),
  point: text,
  text,
});

const first = record({
  id: word,
  title: text,
  about: text,
  position: word,
  seed: word,
  seat: word,
  goal,
  notes: list(note),
});

const answer = record({ line: text, why: text, value: number(-1_000, 1_000) });

const puzzle = record(
  {
    id: word,
    title: text,
    ask: text,
    position: word,
    seed: word,
    seat: word,
    before: text,
    best: answer,
    also: list(text),
    tempting: list(answer),
    measure: text,
    proof: oneOf('exact', 'trials'),
    rule: text,
  },
  ['before', 'also'],
);

const term = record({ term: text, forms: list(text), except: list(text), text, rule: text }, ['forms', 'except']);
const aid = record({
  title: text,
  sequence: list(record({ name: text, rule: text, of: list(text) })),
  sections: list(record({ title: text, lines: list(record({ text, rule: text })) })),
});
const start = record({ options: map(text), slots: list(int(-2_147_483_648, 2_147_483_647)), text }, ['text']);

/** The files of a game, by name. */
const FILES = {
  lessons: rows(lesson, 'id', false),
  examples: rows(lesson, 'id', false),
  first,
  puzzles: rows(puzzle, 'id', false),
  glossary: rows(term, 'term', false),
  aid,
  starts: map(start),
} satisfies Readonly<Record<string, Schema>>;

export interface Files {
  readonly lessons: readonly Lesson[];
  readonly examples: readonly Lesson[];
  readonly first: FirstGame;
  readonly puzzles: readonly Puzzle[];
  readonly glossary: readonly Term[];
  readonly aid: PlayerAid;
}

export type FileName = keyof Files;

export const FILE_NAMES: readonly FileName[] = ['lessons', 'examples', 'first', 'puzzles', 'glossary', 'aid'];

/** What a file of that name holds; or everything that is wrong with it, in the order of its lines. */
export function readFile<N extends FileName>(name: N, source: string): Files[N] | readonly LineProblem[] {
  const parsed = parseJson(source);
  if ('text' in parsed) return [parsed];
  const problems = check(FILES[name], parsed.value);
  if (problems.length === 0) return parsed.value as Files[N];
  return problems
    .map(({ path, text }) => ({ line: parsed.line(path), text: path === '' ? W.inTheFile(text) : W.at(path, text) }))
    .sort((a, b) => a.line - b.line);
}

/** Whether a file could not be read. */
export function isProblems<T>(read: T | readonly LineProblem[]): read is readonly LineProblem[] {
  return (
    Array.isArray(read) &&
    read.length > 0 &&
    read.every((one) => typeof one === 'object' && 'line' in one && 'text' in one && !('id' in one))
  );
}
