// One game being played: the journal of choices with their outcomes, undo, redo, and looking back.
import {
  ForgedOutcome,
  given,
  ImpossibleOutcome,
  NeedOutcome,
  type Outcome,
  type Question,
  Recorder,
  type Source,
} from './chance.ts';
import { type Choices, choiceBuffer } from './contract/choices.ts';
import { type Game, isWhole, NOBODY, type Play } from './contract/play.ts';
import type { LineProblem } from './contract/tools.ts';
import type { GameEvent, Reason } from './contract/words.ts';
import { brief } from './did-you-mean.ts';
import { hashState } from './hash.ts';
import { diceTakenBack, type Entry, type Played, type PlayOptions, type Start, type Undone } from './journal.ts';
import { runChoice } from './run.ts';
import type { State } from './state.ts';
import { W } from './words/play.ts';

/** A snapshot is kept every so many entries; what lies between is played again. */
const SNAPSHOT_EVERY = 32;

/** A Play is enough for a session; a session of a whole Game gives it back whole. */
export class Session<E extends GameEvent = GameEvent, G extends Play<E> = Game<E>> {
  readonly game: G;
  start: Start;
  /** The present state. Read it; only the session changes it. */
  state: State;
  /** Outcomes of the set-up. */
  readonly setupOutcomes: readonly Outcome[];
  readonly setupEvents: readonly E[];
  private readonly list: Entry[] = [];
  private readonly told: (readonly E[])[] = [];
  private readonly hashes: string[] = [];
  private readonly snapshots = new Map<number, State>();
  private future: Entry[] = [];
  private notes: Undone[] = [];
  private readonly buffer: Choices = choiceBuffer();

  private constructor(game: G, start: Start, state: State, outcomes: readonly Outcome[], events: readonly E[]) {
    this.game = game;
    this.start = start;
    this.state = state;
    this.setupOutcomes = outcomes;
    this.setupEvents = events;
    this.snapshots.set(0, state.slice());
  }

  /** A new game, a question to the person who rolls the dice, or what is wrong. */
  static open<E extends GameEvent, G extends Play<E> = Game<E>>(
    game: G & Play<E>,
    start: Start,
  ): Session<E, G> | { readonly question: Question } | LineProblem {
    const events: E[] = [];
    if (start.position !== undefined) {
      if (!isWhole(game)) return { line: 1, text: W.needsWholeGame };
      const state = game.openPosition(start.position, start.seed);
      return 'text' in state ? state : new Session(game, start, state, [], events);
    }
    const recorded = start.outcomes ?? [];
    const recorder = new Recorder(recorded.length > 0 ? recorded : given(start.tape ?? []), setupSource(start));
    try {
      const state = game.setup(start.options ?? {}, start.seed, recorder, (e) => events.push(e));
      if (typeof state === 'string') return { line: 0, text: state };
      return new Session(game, start, state, recorder.outcomes, events);
    } catch (error) {
      if (error instanceof NeedOutcome) return { question: error.question };
      if (error instanceof ImpossibleOutcome || error instanceof ForgedOutcome) return { line: 0, text: error.message };
      throw error;
    }
  }

  /** A game that begins with a ready state: nothing is read, so a Play is enough. It has no score of its own. */
  static ofState<E extends GameEvent, G extends Play<E> = Game<E>>(
    game: G & Play<E>,
    start: Start,
    state: State,
  ): Session<E, G> {
    return new Session<E, G>(game, start, state, [], []);
  }

  get entries(): readonly Entry[] {
    return this.list;
  }

  get undone(): readonly Undone[] {
    return this.notes;
  }

  get over(): boolean {
    return this.game.seat(this.state) === NOBODY;
  }

  /** From now on outcomes come from the generator, or from a person. */
  withChance(chance: NonNullable<Start['chance']>): this {
    this.start = { ...this.start, chance };
    return this;
  }

  /** Puts back the notes of a stored game. */
  restoreNotes(notes: readonly Undone[]): void {
    this.notes = [...notes];
  }

  /** Choices that redo would bring back, the next one first. */
  get redoable(): readonly Entry[] {
    return this.future;
  }

  /** What nothing has asked for yet of the tape of the start: every given outcome comes from it while there is some. */
  get tape(): readonly string[] {
    const all = this.start.tape ?? [];
    if (all.length === 0) return all;
    let used = this.setupOutcomes.filter((o) => o.given).length;
    for (const entry of this.list) used += entry.outcomes.filter((o) => o.given).length;
    return all.slice(used);
  }

  /** The hash of the state after the entry with that index. */
  hashAfter(index: number): string {
    return this.hashes[index] ?? '';
  }

  /** Events of the entry with that index. */
  events(index: number): readonly E[] {
    return this.told[index] ?? [];
  }

  /** Plays one choice by the name that the score uses. Whatever happens, a refusal changes nothing. */
  play(name: string, options: PlayOptions = {}): Played<E> {
    const other = this.notYours(options.seat);
    if (other !== undefined) return other;
    const verdict = this.game.verdict(this.state, name);
    if (verdict.kind === 'refused') return { kind: 'refused', reason: verdict.reason };
    if (verdict.kind === 'unknown') return verdict;
    return this.playLegal(verdict.choice, options);
  }

  /** Plays a choice by its number; it must be one of the legal ones. */
  playChoice(choice: number, options: PlayOptions = {}): Played<E> {
    const other = this.notYours(options.seat);
    if (other !== undefined) return other;
    const n = this.game.choices(this.state, this.buffer);
    for (let i = 0; i < n; i++) if (this.buffer[i] === choice) return this.playLegal(choice, options);
    return { kind: 'unknown', text: W.notAmongLegal(choice) };
  }

  /** The refusal of another seat's decision. */
  private notYours(mine: number | undefined): Played<E> | undefined {
    const seat = this.game.seat(this.state);
    if (mine === undefined || seat === NOBODY || mine === seat) return undefined;
    const decision = this.game.decision(this.state);
    const text = W.notYourDecision(decision?.prompt.wait ?? '');
    return { kind: 'refused', reason: { rule: decision?.rule ?? '', code: 'not-yours', text } };
  }

  private playLegal(choice: number, options: PlayOptions): Played<E> {
    const { tape } = this;
    const own = options.outcomes ?? [];
    if (own.length > 0 && this.start.chance === 'sealed') return { kind: 'bad-outcome', text: W.sealedDice };
    if (own.some((text, i) => i < tape.length && text !== tape[i])) {
      return {
        kind: 'bad-outcome',
        text: W.rollsGiven(tape.join(' ')),
      };
    }
    const extended = own.length > tape.length;
    const played = this.run(
      choice,
      given(extended ? own : tape),
      this.source(this.list.length),
      options.exact === true && (extended || tape.length === 0),
    );
    if (played.kind === 'played') this.future = [];
    return played;
  }

  private run(choice: number, handed: readonly Outcome[], source: Source, exact: boolean): Played<E> {
    const before = this.state.slice();
    const entryBase = {
      seat: this.game.seat(before),
      name: this.game.name(before, choice),
      // A line of the score belongs to one seat: what another seat decides in between begins a new one.
      continues: this.list[this.list.length - 1]?.seat === this.game.seat(before) && this.game.continues(before),
    };
    const recorder = new Recorder(handed, source);
    const ran = runChoice(this.game, this.state, choice, recorder);
    if (ran.kind === 'ask' && typeof source === 'object') return { kind: 'bad-outcome', text: W.sealedDice };
    if (ran.kind !== 'ran') return ran;
    const { events } = ran;
    const unused = recorder.unused();
    if (exact && unused.length > 0) {
      this.state.set(before);
      return { kind: 'bad-outcome', text: W.nothingAsks(brief(unused.join(' '))) };
    }
    const entry: Entry = { ...entryBase, outcomes: recorder.outcomes, rolls: recorder.rolls };
    this.list.push(entry);
    this.told.push(events);
    this.hashes.push(hashState(this.state));
    if (this.list.length % SNAPSHOT_EVERY === 0) this.snapshots.set(this.list.length, this.state.slice());
    return { kind: 'played', entry, events };
  }

  /**
   * How many choices one step back takes: the whole line of the score that the last choice belongs to.
   */
  lastGesture(): number {
    let n = this.list.length;
    if (n === 0) return 0;
    do n--;
    while (n > 0 && this.list[n].continues);
    return this.list.length - n;
  }

  /** Why going back `count` choices needs the other seat's consent; undefined if it does not. */
  undoBarrier(count: number): Reason | undefined {
    if (this.game.seats.length < 2) return undefined;
    for (let i = this.list.length - 1; i >= Math.max(0, this.list.length - count); i--) {
      const entry = this.list[i];
      if (entry.outcomes.length === 0) continue;
      const shown = entry.outcomes.map((o) => o.text);
      return {
        rule: 'undo',
        code: 'revealed',
        text: W.needsConsent(shown, this.labels(i, i + 1)[0]),
      };
    }
    return undefined;
  }

  /** What the entries from one to another did, as their buttons said it. */
  labels(from: number, to = this.list.length): readonly string[] {
    const s = this.at(from);
    return this.list.slice(from, to).map((entry, i) => {
      const verdict = this.game.verdict(s, entry.name);
      const label = verdict.kind === 'legal' ? this.game.describe(s, verdict.choice).label : entry.name;
      applyEntry(this.game, s, entry, this.replaySource(from + i));
      return label;
    });
  }

  /** Goes back; undefined if done, or why not. */
  undo(count: number = this.lastGesture(), agreed = false): Reason | undefined {
    if (this.list.length === 0) return { rule: 'undo', code: 'nothing-played', text: W.nothingPlayed };
    const barrier = agreed ? undefined : this.undoBarrier(count);
    if (barrier !== undefined) return barrier;
    const to = Math.max(0, this.list.length - count);
    const taken = this.list.slice(to);
    // What all have seen must not come again: behind a sealed die there is no redo, and the next ones are other dice.
    const dice = this.start.chance === 'sealed' && taken.some((entry) => entry.outcomes.length > 0);
    this.notes.push({ from: this.list.length, to, ...(dice && { dice }) });
    this.rewind(to);
    this.future = dice ? [] : [...taken, ...this.future];
    return undefined;
  }

  /** Whence the outcomes of the entry with that index come. */
  private source(index: number): Source {
    if (this.start.chance === 'real') return 'person';
    if (this.start.chance !== 'sealed') return 'generator';
    let draw = 1 + this.setupOutcomes.length;
    for (let i = 0; i < index; i++) draw += this.list[i].outcomes.length;
    return { source: this.start.sealed, back: diceTakenBack(this.notes, index + 1), draw };
  }

  /** Brings back what undo took, outcomes included; false if there is nothing. */
  redo(count = 1): boolean {
    let brought = false;
    for (let i = 0; i < count; i++) {
      const entry = this.future[0];
      if (entry === undefined) return brought;
      const rest = this.future.slice(1);
      this.replay(entry);
      this.future = rest;
      brought = true;
    }
    return brought;
  }

  /** The state after the first `n` choices, played again from the nearest snapshot. */
  at(n: number): State {
    if (n === this.list.length) return this.state.slice();
    const from = [...this.snapshots.keys()].filter((k) => k <= n).reduce((a, b) => Math.max(a, b), 0);
    const s = (this.snapshots.get(from) as State).slice();
    for (let i = from; i < n; i++) applyEntry(this.game, s, this.list[i], this.replaySource(i));
    return s;
  }

  /** A record may say that a person gave an outcome: then nobody is asked. */
  private replaySource(index: number): Source {
    return this.start.chance === 'sealed' ? this.source(index) : 'generator';
  }

  private rewind(to: number): void {
    this.state = this.at(to);
    this.list.length = to;
    this.told.length = to;
    this.hashes.length = to;
    for (const k of [...this.snapshots.keys()]) if (k > to) this.snapshots.delete(k);
  }

  private replay(entry: Entry): void {
    const problem = this.restore(entry.name, entry.outcomes);
    if (problem !== undefined) throw new Error(problem);
  }

  /** Adds a recorded choice, as the score reader finds it. A sentence if it does not fit; then nothing has changed. */
  restore(name: string, outcomes: readonly Outcome[]): string | undefined {
    const verdict = this.game.verdict(this.state, name);
    if (verdict.kind === 'refused') return W.notLegal(brief(name), verdict.reason.text, verdict.reason.rule);
    if (verdict.kind === 'unknown') return verdict.text;
    const played = this.run(verdict.choice, outcomes, this.replaySource(this.list.length), true);
    if (played.kind === 'bad-outcome') return played.text;
    if (played.kind !== 'played') return W.cannotBeReplayed(brief(name));
    const asked = played.entry.outcomes.length;
    if (asked === outcomes.length) return undefined;
    this.rewind(this.list.length - 1);
    return W.otherNumberOfOutcomes(brief(name), asked, outcomes.length);
  }
}

function setupSource({ chance, sealed }: Start): Source {
  if (chance === 'sealed') return { source: sealed, back: 0, draw: 1 };
  return chance === 'real' ? 'person' : 'generator';
}

function applyEntry<E extends GameEvent>(game: Play<E>, s: State, entry: Entry, source: Source): void {
  const verdict = game.verdict(s, entry.name);
  if (verdict.kind !== 'legal') throw new Error(`'${entry.name}' cannot be played again`);
  game.apply(s, verdict.choice, new Recorder(entry.outcomes, source));
}
