// One voice: every text that a game can show is read along whole random games and held against what is said of good texts.
import { Recorder } from '../chance.ts';
import { choiceBuffer } from '../contract/choices.ts';
import type { Game } from '../contract/play.ts';
import type { GameEvent } from '../contract/words.ts';
import type { OptionValues } from '../options.ts';
import { below, generator } from '../random.ts';
import { DEPTH, type State } from '../state.ts';
import { storyOf } from '../story.ts';
import { drawOptions } from './odds.ts';
import { type Named, Reader, type Vocabulary, type WordFault } from './words-read.ts';

export interface WordSettings extends Vocabulary {
  readonly games: number;
  /** The first seed; game i uses seed + i. */
  readonly seed: string;
  /** One in so many positions is read with all its choices and attempts; what happens is read always. */
  readonly every?: number;
  /** Options for every game; without them each game draws its own. */
  readonly options?: OptionValues;
}

export interface WordReport {
  readonly games: number;
  readonly decisions: number;
  /** How many different texts were read. */
  readonly texts: number;
  readonly faults: readonly WordFault[];
}

const buffer = choiceBuffer();
const tried = choiceBuffer();

/** Plays random games and reads everything; goes on after a fault, so that all of them are found. */
export function readWords<E extends GameEvent>(game: Game<E>, settings: WordSettings): WordReport {
  const reader = new Reader(settings);
  const every = settings.every ?? 1;
  let decisions = 0;
  readOnce(game, reader);
  for (let i = 0; i < settings.games; i++) {
    const seed = String(BigInt(settings.seed) + BigInt(i));
    const g = generator(seed);
    const events: E[] = [];
    const s = game.setup(settings.options ?? drawOptions(game, g), seed, new Recorder(), (e) => events.push(e));
    if (typeof s === 'string') throw new Error(s);
    readEvents(game, reader, `seed ${seed}, set-up`, events);
    let line: E[] = [];
    for (; s[DEPTH] > 0; decisions++) {
      const at = `seed ${seed}, choice ${decisions + 1}, ${game.decision(s)?.step}`;
      if (below(g, every) === 0) readPosition(game, reader, at, s);
      const n = game.choices(s, buffer);
      const told: E[] = [];
      const chance = new Recorder();
      game.apply(s, buffer[below(g, n)], chance, (e) => told.push(e));
      for (const { purpose } of chance.rolls) readReason(reader, at, { rule: purpose.rule, text: purpose.what });
      readEvents(game, reader, at, told);
      // People read the choices of a line as one story.
      line.push(...told);
      if (game.continues(s)) continue;
      if (line.length > told.length) readStory(game, reader, at, line);
      line = [];
    }
    readResult(game, reader, `seed ${seed}, the end`, s);
  }
  return { games: settings.games, decisions, texts: reader.texts, faults: reader.faults };
}

/** For tests: throws with the first of each kind of fault. */
export function checkWords<E extends GameEvent>(game: Game<E>, settings: WordSettings): WordReport {
  const report = readWords(game, settings);
  if (report.faults.length === 0) return report;
  const shown = report.faults.slice(0, 20).map((f) => `${f.check}: ${f.what} in “${f.text}” (${f.at})`);
  throw new Error(`${game.id}: ${report.faults.length} faults of words\n${shown.join('\n')}`);
}

/** What is there before anything is played: cards, options, verbs. */
function readOnce<E extends GameEvent>(game: Game<E>, reader: Reader): void {
  const cards = game.cards();
  for (const card of cards) reader.learn(card);
  for (const seat of game.seats) reader.learn(seat);
  for (const card of cards) {
    reader.text('card', card.name);
    reader.text('card', card.kind);
    readPiece(reader, 'card', card);
  }
  for (const option of game.options) {
    reader.rule('option', option.rule);
    reader.text('option', option.label);
    for (const value of option.values) {
      reader.text('option', value.label);
      reader.text('option', value.text);
    }
  }
  for (const [verb, reason] of Object.entries(game.verbs)) readReason(reader, `verb ${verb}`, reason);
}

/** Board, question, choices, refusals, odds and warnings. */
function readPosition<E extends GameEvent>(game: Game<E>, reader: Reader, at: string, s: State): void {
  for (let seat = 0; seat < game.seats.length; seat++) readBoard(game, reader, at, s, seat);
  const decision = game.decision(s);
  if (decision === undefined) return;
  for (const { label } of game.player?.terms?.(s, decision.seat) ?? []) reader.text(at, label);
  for (const { label, said } of game.player?.gauges?.(s, decision.seat) ?? [])
    for (const text of [label, said(1), said(-1), said(2.5), said(-2.5)]) reader.text(at, text);
  reader.rule(at, decision.rule);
  reader.question(at, decision.prompt.ask);
  reader.text(at, decision.prompt.wait);
  if (decision.prompt.why !== undefined) reader.text(at, decision.prompt.why);
  const n = game.choices(s, buffer);
  for (let i = 0; i < n; i++) {
    const choice = buffer[i];
    const described = game.describe(s, choice);
    reader.rule(at, described.rule);
    reader.text(at, described.label);
    if (described.cost !== undefined) reader.text(at, described.cost);
    readOdds(game, reader, at, s, choice);
    for (const warning of game.warnings(s, choice)) readReason(reader, at, warning);
  }
  const m = game.attempts(s, tried);
  for (let i = 0; i < m; i++) {
    const code = game.refuse(s, tried[i]);
    if (code !== 0) readReason(reader, at, game.reason(s, tried[i], code));
  }
}

function readOdds<E extends GameEvent>(game: Game<E>, reader: Reader, at: string, s: State, choice: number): void {
  const odds = game.odds(s, choice);
  if (odds === undefined) return;
  reader.rule(at, odds.rule);
  reader.text(at, odds.title);
  if (odds.expected !== undefined) reader.text(at, odds.expected);
  for (const result of odds.results) reader.text(at, result.label);
  for (const modifier of odds.modifiers) {
    reader.rule(at, modifier.rule);
    reader.text(at, modifier.label);
  }
}

function readReason(reader: Reader, at: string, reason: { readonly rule: string; readonly text: string }): void {
  reader.rule(at, reason.rule);
  reader.text(at, reason.text);
}

function readBoard<E extends GameEvent>(game: Game<E>, reader: Reader, at: string, s: State, seat: number): void {
  const board = game.board(game.view(s, seat), seat);
  for (const place of board.places) {
    reader.learn(place);
    for (const piece of place.pieces) learnPiece(reader, piece);
  }
  for (const line of board.status) reader.text(at, line);
  for (const track of board.tracks) {
    reader.text(at, track.name);
    reader.text(at, track.value);
  }
  for (const place of board.places) {
    for (const text of [...place.notes, ...(place.sources ?? [])]) reader.text(at, text);
    for (const piece of place.pieces) readPiece(reader, at, piece);
  }
}

interface PieceWords extends Named {
  readonly states?: readonly string[];
  readonly values?: readonly { readonly label: string; readonly value: string; readonly source: string }[];
  readonly carries?: readonly PieceWords[];
}

function learnPiece(reader: Reader, piece: PieceWords): void {
  reader.learn(piece);
  for (const carried of piece.carries ?? []) learnPiece(reader, carried);
}

function readPiece(reader: Reader, at: string, piece: PieceWords): void {
  for (const text of piece.states ?? []) reader.text(at, text);
  for (const { label, source } of piece.values ?? []) for (const text of [label, source]) reader.text(at, text);
  for (const carried of piece.carries ?? []) readPiece(reader, at, carried);
}

function readEvents<E extends GameEvent>(game: Game<E>, reader: Reader, at: string, events: readonly E[]): void {
  for (const event of events) {
    reader.rule(at, event.rule);
    reader.text(at, game.say(event));
  }
  reader.text(at, game.remark(events));
  readStory(game, reader, at, events);
}

function readStory<E extends GameEvent>(game: Game<E>, reader: Reader, at: string, events: readonly E[]): void {
  const tales = storyOf(game, events);
  for (const { text } of tales) reader.story(at, text);
  const told = tales.reduce((sum, tale) => sum + tale.of, 0);
  if (told !== events.length || tales.some((tale) => tale.of < 1)) reader.untold(at, told, events.length);
}

function readResult<E extends GameEvent>(game: Game<E>, reader: Reader, at: string, s: State): void {
  const result = game.result(s);
  if (result === undefined) return;
  reader.rule(at, result.rule);
  reader.text(at, result.grade);
  reader.text(at, result.text);
}
