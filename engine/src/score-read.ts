// A score is read strictly: its form line by line, then its replay, choice by choice. What is wrong is named with its line.
import type { Outcome, SealedSource } from './chance.ts';
import type { Game, Play } from './contract/play.ts';
import type { LineProblem, PositionText } from './contract/tools.ts';
import type { GameEvent } from './contract/words.ts';
import { brief } from './did-you-mean.ts';
import { hashState } from './hash.ts';
import type { After, Start, Undone } from './journal.ts';
import { oneSpaced, readLines, SCORE_LIMITS } from './lines.ts';
import { type OptionValues, parseOptions } from './options.ts';
import { seedProblem } from './random.ts';
import { SCORE_FORMAT, SCORE_HEAD } from './score.ts';
import { parseBranches, type RecordCheck, recordHash, withoutRemark } from './score-record.ts';
import { parseOpened, parseSeal, SEAL_FIELDS } from './score-seal.ts';
import { Session } from './session.ts';
import { POSITION_FORMAT } from './state.ts';
import { W } from './words/files.ts';

/** A long game has some thousands; more are made to cost memory. */
const MOST_OUTCOMES = 100_000;

/** A score as it stands in the text, not yet replayed. */
export interface ScoreText {
  readonly game: string;
  readonly rules: number;
  readonly content: { readonly name: string; readonly hash: string };
  readonly start: Start;
  /** The position after the last line, so that the game can go on should its replay ever be impossible. */
  readonly now?: PositionText & { readonly format: number; readonly after: After };
  /** The line to name when the set-up itself fails. */
  readonly setupLine: number;
  readonly lines: readonly ScoreLine[];
  readonly notes: readonly Undone[];
  readonly end: { readonly count: number; readonly hash: string; readonly line: number; readonly record: RecordCheck };
}

export interface ScoreLine {
  readonly line: number;
  /** Number of its first choice, from 1. */
  readonly first: number;
  readonly seat: string;
  readonly choices: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[];
  /** Three digits of the state's hash after the line. */
  readonly check: string;
}

/** What stands above the lines of a score. */
export type ScoreHead = Omit<ScoreText, 'lines' | 'notes' | 'end'>;

/** Reads the form of a score; the first thing that is wrong, with its line. */
export function parseScore(source: string): ScoreText | LineProblem {
  const all = readLines(source, SCORE_LIMITS);
  if ('text' in all) return all;
  const wrong = formatProblem(source, all);
  if (wrong !== undefined) return wrong;
  if (!source.endsWith('\n')) return { line: all.length, text: W.noLastLineEnd };
  all.pop();
  const head = parseHead(all);
  if ('text' in head) return head;
  const lines: ScoreLine[] = [];
  const notes: Undone[] = [];
  let count = 0;
  let outcomes = 0;
  for (let i = head.next; i < all.length; i++) {
    const line = i + 1;
    const raw = all[i];
    const end = /^end ([0-9]{1,7}) ([0-9a-f]{16})(?: ([0-9a-f]{16}))?$/.exec(raw);
    if (end !== null) {
      if (Number(end[1]) !== count) return { line, text: W.otherCount(end[1], count) };
      const rest = all.slice(i + 1);
      const opened = parseOpened(head.score.start, rest, line);
      if ('text' in opened) return opened;
      const record = end[3] === undefined ? 'none' : end[3] === recordHash(all.slice(0, i)) ? 'fits' : 'broken';
      if (record === 'none' && all[0] === SCORE_HEAD) return { line, text: W.noHashOfLines };
      return { ...head.score, start: opened.start, lines, notes, end: { count, hash: end[2], line, record } };
    }
    const note = /^< ([0-9]{1,7}) ([0-9]{1,7})( dice)?$/.exec(raw);
    if (note !== null) {
      notes.push({ from: Number(note[1]), to: Number(note[2]), ...(note[3] !== undefined && { dice: true }) });
      continue;
    }
    const parsed = parseLine(raw, line);
    if ('text' in parsed) return parsed;
    if (parsed.first !== count + 1) return { line, text: W.outOfOrder(count + 1, parsed.first) };
    count += parsed.choices.length;
    outcomes += parsed.choices.reduce((sum, choice) => sum + choice.outcomes.length, 0);
    if (outcomes > MOST_OUTCOMES) return { line, text: W.tooManyOutcomes(MOST_OUTCOMES) };
    lines.push(parsed);
  }
  return { line: all.length, text: W.noEndLine };
}

/** The head alone: enough to go on from its position when what follows is cut or cannot be replayed. */
export function parseScoreHead(source: string): ScoreHead | LineProblem {
  const all = readLines(source, SCORE_LIMITS);
  if ('text' in all) return all;
  const wrong = formatProblem(source, all);
  if (wrong !== undefined) return wrong;
  const head = parseHead(all);
  return 'text' in head ? head : head.score;
}

/** What is no score at all, or a newer one than this program reads. */
function formatProblem(source: string, all: readonly string[]): LineProblem | undefined {
  if (source.trim() === '') return { line: 1, text: W.empty };
  const format = /^bocage score ([0-9]{1,6})$/.exec(all[0])?.[1];
  if (format === undefined) return { line: 1, text: W.notScore(SCORE_HEAD) };
  if (Number(format) <= SCORE_FORMAT) return undefined;
  return { line: 1, text: W.newerFormat(format, SCORE_FORMAT) };
}

interface Head {
  readonly score: ScoreHead;
  readonly next: number;
}

function parseHead(all: readonly string[]): Head | LineProblem {
  const fields = new Map<string, { value: string; line: number }>();
  const blocks = { position: [] as PositionText['lines'][number][], now: [] as PositionText['lines'][number][] };
  let block: keyof typeof blocks | undefined;
  let i = 1;
  for (; i < all.length && all[i] !== ''; i++) {
    const line = i + 1;
    const pair = /^( {2})?([^:]+):(?: (.+))?$/s.exec(all[i]);
    if (pair === null) return { line, text: W.notKeyValue(brief(all[i])) };
    const [, indent, key, value] = pair;
    if (indent !== undefined) {
      if (block === undefined) return { line, text: W.strayIndent };
      if (block === 'now' && key === '-') {
        for (const one of (value ?? '').split(', ')) blocks.now.push({ key: one, value: '-', line });
      } else blocks[block].push({ key, value: oneSpaced(value ?? ''), line });
      continue;
    }
    block = key === 'position' || key === 'now' ? key : undefined;
    if (!HEAD_FIELDS.includes(key)) return { line, text: W.noField(brief(key), HEAD_FIELDS) };
    if (fields.has(key)) return { line, text: W.fieldTwice(key) };
    fields.set(key, { value: value ?? '', line });
  }
  if (i >= all.length) return { line: all.length, text: W.cutOffInHead };
  for (const key of ['game', 'rules', 'content', 'seed']) {
    if (!fields.get(key)?.value) return { line: i, text: W.fieldMissing(key) };
  }
  const field = (key: string): string => fields.get(key)?.value ?? '';
  const at = (key: string): number => fields.get(key)?.line ?? 1;
  if (!/^[0-9]{1,6}$/.test(field('rules'))) return { line: at('rules'), text: W.rulesNotNumber(brief(field('rules'))) };
  const content = /^([0-9a-f]{16}) (.+)$/.exec(field('content'));
  if (content === null) return { line: at('content'), text: W.contentForm };
  const badSeed = seedProblem(field('seed'));
  if (badSeed !== undefined) return { line: at('seed'), text: badSeed };
  const seal = parseSeal(all[0], fields);
  if ('text' in seal) return seal;
  const chosen = new Map<string, string>();
  const badOptions = parseOptions(field('options'), chosen);
  if (badOptions !== undefined) return { line: at('options'), text: badOptions };
  const options: OptionValues = Object.fromEntries(chosen);
  const setup = field('setup') === '' ? [] : parseBracket(field('setup'));
  if (setup === undefined) return { line: at('setup'), text: W.setupForm };
  const setupLine = fields.get('setup')?.line ?? fields.get('options')?.line ?? at('game');
  const tape = field('tape') === '' ? [] : parseBracket(field('tape'));
  if (tape === undefined) return { line: at('tape'), text: W.tapeForm };
  const now = fields.has('now') ? /^position ([0-9]{1,6}) after (.+)$/.exec(field('now')) : undefined;
  const reached = now === undefined ? undefined : parseAfter(now?.[2] ?? '');
  if (now === null || reached === null || Number(now?.[1] ?? 0) > POSITION_FORMAT)
    return { line: at('now'), text: W.nowForm(POSITION_FORMAT) };
  const after = fields.has('after') ? parseAfter(field('after')) : undefined;
  if (after === null) return { line: at('after'), text: W.afterForm };
  const branch = parseBranches(field('branch'));
  if (branch === undefined) return { line: at('branch'), text: W.branchForm };
  const start: Start = {
    options,
    seed: field('seed'),
    ...seal.start,
    outcomes: setup,
    ...(branch.length > 0 && { branch }),
    ...(tape.length > 0 && { tape: tape.map((o) => o.text) }),
    ...(after !== undefined && { after }),
    ...(fields.has('position') && {
      position: { game: field('game'), options, lines: blocks.position } satisfies PositionText,
    }),
  };
  return {
    score: {
      game: field('game'),
      rules: Number(field('rules')),
      content: { hash: content[1], name: content[2] },
      start,
      setupLine,
      ...(now !== undefined &&
        reached !== undefined && {
          now: { format: Number(now[1]), after: reached, game: field('game'), options, lines: blocks.now },
        }),
    },
    next: i + 1,
  };
}

/** `212 e456195d429be0a8`: so many choices, and the hash of the state behind them; null if it is something else. */
function parseAfter(text: string): After | null {
  const parts = /^([0-9]{1,7}) ([0-9a-f]{16})$/.exec(text);
  return parts && { count: Number(parts[1]), hash: parts[2] };
}

const HEAD_FIELDS = [
  'game',
  'rules',
  'content',
  'options',
  'branch',
  'seed',
  'chance',
  'tape',
  'setup',
  'position',
  'after',
  'now',
  ...SEAL_FIELDS,
];

function parseLine(raw: string, line: number): ScoreLine | LineProblem {
  const parts = /^([0-9]{1,7}) (\S+) (.+) #([0-9a-f]{3})$/.exec(withoutRemark(raw));
  if (parts === null) {
    return { line, text: W.lineForm(brief(raw)) };
  }
  const choices: { name: string; outcomes: readonly Outcome[] }[] = [];
  for (const word of parts[3].split(', ')) {
    const open = word.indexOf(' [');
    const outcomes = open < 0 ? [] : parseBracket(word.slice(open + 1));
    const name = open < 0 ? word : word.slice(0, open);
    if (outcomes === undefined || /[[\]]/.test(name)) return { line, text: W.outcomesForm(brief(word)) };
    choices.push({ name, outcomes });
  }
  return { line, first: Number(parts[1]), seat: parts[2], choices, check: parts[4] };
}

function parseBracket(value: string): Outcome[] | undefined {
  const inner = /^\[([^[\]]*)\]$/.exec(value);
  if (inner === null) return undefined;
  return inner[1]
    .split(' ')
    .filter((o) => o !== '')
    .map((o) => (o.endsWith('!') ? { text: o.slice(0, -1), given: true } : { text: o, given: false }));
}

/**
 * Replays a score from the start; nothing is half-loaded: a session, or the line at which it parts. With the dice of a seal
 * that is open, each outcome must be theirs.
 */
export function loadScore<E extends GameEvent, G extends Play<E> = Game<E>>(
  game: G & Play<E>,
  score: ScoreText,
  sealed?: SealedSource,
): Session<E, G> | LineProblem {
  /** The problem, with the older rules that may be its cause. */
  const told = (text: string): string =>
    score.rules === game.rulesVersion ? text : W.underOlderRules(text, score.rules, game.rulesVersion);
  if (score.game !== game.id) return { line: 2, text: W.scoreOf(brief(score.game), game.id) };
  if (score.rules > game.rulesVersion) return { line: 3, text: W.newerRules(score.rules, game.rulesVersion) };
  if (score.content.hash !== game.content.hash) {
    const { hash, name } = score.content;
    return { line: 4, text: W.otherContent(brief(name), hash, game.content.name, game.content.hash) };
  }
  const replayed = score.start.chance === 'sealed' ? { ...score.start, ...(sealed && { sealed }) } : score.start;
  const session = Session.open(game, { ...replayed, chance: replayed.chance === 'sealed' ? 'sealed' : 'seed' });
  if ('question' in session) return { line: score.setupLine, text: W.setupOutcomesMissing };
  if ('text' in session) return { line: session.line === 0 ? score.setupLine : session.line, text: told(session.text) };
  // Sealed dice follow from what was taken back before them.
  session.restoreNotes(score.notes);
  for (const line of score.lines) {
    for (const { name, outcomes } of line.choices) {
      const seat = game.seats[game.seat(session.state)]?.id;
      if (seat === undefined) return { line: line.line, text: told(W.nothingCanFollow(brief(name))) };
      if (seat !== line.seat) return { line: line.line, text: told(W.otherSeat(brief(name), seat, brief(line.seat))) };
      const problem = session.restore(name, outcomes);
      if (problem !== undefined) return { line: line.line, text: told(problem) };
    }
    if (session.hashAfter(session.entries.length - 1).slice(0, 3) !== line.check) {
      return { line: line.line, text: told(W.replayDiffers) };
    }
  }
  const hash = hashState(session.state);
  if (hash !== score.end.hash) {
    return { line: score.end.line, text: told(W.replayEndsElsewhere(hash, score.end.hash)) };
  }
  if (score.end.record === 'broken') {
    return { line: score.end.line, text: W.changedSince };
  }
  return score.start.chance === 'real' ? session.withChance('real') : session;
}
