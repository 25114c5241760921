// A table for tests: a game in a given position, played by the words of the score with given dice.
import { choiceBuffer } from '../contract/choices.ts';
import type { Decision, Game } from '../contract/play.ts';
import type { Board, GameEvent, Odds, Reason, Result } from '../contract/words.ts';
import type { OptionValues } from '../options.ts';
import { parsePosition } from '../position.ts';
import { below, generator } from '../random.ts';
import { Session } from '../session.ts';
import type { State } from '../state.ts';

export interface TableSettings {
  /** Lines of a position, without its header. */
  readonly position?: string;
  readonly options?: OptionValues;
  readonly seed?: string;
  /** Outcomes of the set-up, in order. */
  readonly setup?: readonly (number | string)[];
}

/** A choice by its name; with `dice`, exactly these outcomes must be asked for. */
export type Move = string | { readonly name: string; readonly dice?: readonly (number | string)[] };

export interface Table<E extends GameEvent> {
  readonly session: Session<E>;
  readonly state: State;
  /** Plays choices in turn; throws with the reason if one is refused. */
  play(...moves: readonly Move[]): Table<E>;
  /** The names of the legal choices. */
  choices(): string[];
  /** Why a choice is refused; undefined if it is legal; throws if nobody knows it. */
  why(name: string): Reason | undefined;
  ask(): Omit<Decision, 'seat'> & { readonly seat: string };
  /** Events of the last call of `play`. */
  events(): readonly E[];
  /** The value of a line of the position. */
  position(key: string): string;
  board(seat?: string): Board;
  odds(name: string): Odds | undefined;
  warnings(name: string): readonly Reason[];
  result(): Result | undefined;
  /** At most `count` random choices. */
  random(seed: string, count: number): Table<E>;
}

export function table<E extends GameEvent>(game: Game<E>, settings: TableSettings = {}): Table<E> {
  const session = open(game, settings);
  let last: readonly E[] = [];
  const legal = (name: string): number => {
    const verdict = game.verdict(session.state, name);
    if (verdict.kind === 'legal') return verdict.choice;
    const why = verdict.kind === 'refused' ? `${verdict.reason.text} (${verdict.reason.rule})` : verdict.text;
    throw new Error(`'${name}': ${why}\n${situation(game, session)}`);
  };
  const self: Table<E> = {
    session,
    get state() {
      return session.state;
    },
    play(...moves) {
      const events: E[] = [];
      for (const move of moves) {
        const { name, dice } = typeof move === 'string' ? { name: move, dice: undefined } : move;
        legal(name);
        const before = session.entries.length;
        const played = session.play(name, dice === undefined ? {} : { outcomes: dice.map(String), exact: true });
        if (played.kind === 'bad-outcome') throw new Error(`'${name}': ${played.text}`);
        if (played.kind !== 'played') throw new Error(`'${name}': ${played.kind}`);
        const asked = session.entries[before]?.outcomes ?? [];
        if (dice !== undefined && asked.length !== dice.length) {
          throw new Error(
            `'${name}' asks for ${asked.length} outcomes (${asked.map((o) => o.text).join(' ')}), not ${dice.length}`,
          );
        }
        events.push(...played.events);
      }
      last = events;
      return self;
    },
    choices: () => choiceNames(game, session.state),
    why(name) {
      const verdict = game.verdict(session.state, name);
      if (verdict.kind === 'unknown') throw new Error(`${verdict.text}\n${situation(game, session)}`);
      return verdict.kind === 'refused' ? verdict.reason : undefined;
    },
    ask() {
      const decision = game.decision(session.state);
      if (decision === undefined) throw new Error('the game is over');
      return { ...decision, seat: game.seats[decision.seat].id };
    },
    events: () => last,
    position(key) {
      const line = game.writePosition(session.state).find(([k]) => k === key);
      if (line === undefined) throw new Error(`the position has no line '${key}'`);
      return line[1];
    },
    board(seat) {
      const index = seat === undefined ? 0 : game.seats.findIndex((s) => s.id === seat);
      return game.board(game.view(session.state, index), index);
    },
    odds: (name) => game.odds(session.state, legal(name)),
    warnings: (name) => game.warnings(session.state, legal(name)),
    result: () => game.result(session.state),
    random(seed, count) {
      const g = generator(seed);
      for (let i = 0; i < count && !session.over; i++) {
        const names = choiceNames(game, session.state);
        self.play(names[below(g, names.length)]);
      }
      return self;
    },
  };
  return self;
}

function open<E extends GameEvent>(game: Game<E>, settings: TableSettings): Session<E> {
  const options = settings.options ?? {};
  const seed = settings.seed ?? '1';
  const head = ['bocage position 1', `game: ${game.id}`];
  const chosen = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  if (chosen.length > 0) head.push(`options: ${chosen.join(' ')}`);
  const parsed = settings.position === undefined ? undefined : parsePosition([...head, settings.position].join('\n'));
  if (parsed !== undefined && 'text' in parsed)
    throw new Error(`position, line ${parsed.line - head.length}: ${parsed.text}`);
  const outcomes = settings.setup?.map((o) => ({ text: String(o), given: true })) ?? [];
  const session = Session.open(game, { options, seed, outcomes, ...(parsed !== undefined && { position: parsed }) });
  if (session instanceof Session) return session;
  if ('question' in session) throw new Error(`the set-up asks for ${session.question.what}`);
  throw new Error(`position, line ${session.line - head.length}: ${session.text}`);
}

function choiceNames<E extends GameEvent>(game: Game<E>, s: State): string[] {
  const buffer = choiceBuffer();
  const n = game.choices(s, buffer);
  return Array.from(buffer.subarray(0, n), (choice) => game.name(s, choice));
}

function situation<E extends GameEvent>(game: Game<E>, session: Session<E>): string {
  if (session.over) return 'The game is over.';
  const decision = game.decision(session.state);
  const names = choiceNames(game, session.state);
  const shown = names.slice(0, 40).join(' | ');
  return `${game.seats[decision?.seat ?? 0].id} decides ${decision?.step} (${decision?.rule}); legal: ${shown}${names.length > 40 ? ' ...' : ''}`;
}
