// A lesson being played: which step it is, what a choice is answered with, and the way back. Page and terminal share it.
import {
  arrange,
  type GameEvent,
  given,
  normal,
  type Play,
  placeFor,
  type Reason,
  Recorder,
  replan,
  Session,
  type State,
} from '@bocage/engine';
import { type Move, readLine } from './line.ts';
import { sameOrder, stillToCome } from './match.ts';
import { startState } from './start.ts';
import type { Course, Lesson, LessonStep, WrongTry } from './types.ts';
import { W } from './words/run.ts';

export type Answered =
  /** It belongs to what is asked, and there is more to do. */
  | { readonly kind: 'on' }
  /** The step is over: the next one, or the end, comes after the lesson's own moves. */
  | { readonly kind: 'done'; readonly step: LessonStep }
  /** Legal, played, and not what is asked: tell it, then `takeBack`. Unforeseen: the lesson has no words for it. */
  | { readonly kind: 'other'; readonly say: string; readonly unforeseen?: true }
  /** Refused by the rules; nothing has changed. */
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly text: string };

/** What is said of a choice that no lesson thought of. */
const unforeseen = (): Answered => ({ kind: 'other', say: W.notAsked, unforeseen: true });

/** The step that is played, with its lines read. */
interface Now {
  readonly step: LessonStep;
  readonly accept: readonly (readonly Move[])[];
  readonly wrong: readonly { readonly line: readonly Move[]; readonly about: WrongTry }[];
  readonly refusal: readonly Move[] | undefined;
}

export class LessonRun<E extends GameEvent = GameEvent, G extends Play<E> = Play<E>> {
  readonly lesson: Lesson;
  /** The game on the table. Choices of the learner may be played on it directly: then `judge` says what came of them. */
  readonly session: Session<E, G>;
  /** How often this step was answered with something else. */
  misses = 0;
  private at = 0;
  private now: Now | undefined;
  /** What the lesson plays itself before the learner is asked. */
  private own: Move[];
  /** How many choices had been made when each step began. */
  private readonly began: number[] = [];
  /** How many of the choices are what was asked. */
  private good = 0;

  constructor(game: G & Play<E>, course: Course, lesson: Lesson, step = 0) {
    const start = course.starts[lesson.position];
    if (start === undefined) throw new Error(`${lesson.id}: there is no position '${lesson.position}'`);
    this.lesson = lesson;
    const state = startState(game, start, lesson.seed);
    this.session = Session.ofState<E, G>(game, { seed: lesson.seed, options: start.options }, state);
    this.now = readStep(lesson.steps[0]);
    this.own = [...moves(this.now?.step.before)];
    for (let i = 0; i < step && !this.over; i++) this.skip();
  }

  /** The step that is asked, or that the lesson's own moves lead to; undefined when all are done. */
  get step(): LessonStep | undefined {
    return this.now?.step;
  }

  /** Its place in the lesson, from 0; equal to the number of steps when all are done. */
  get index(): number {
    return this.at;
  }

  get over(): boolean {
    return this.now === undefined && this.own.length === 0;
  }

  /** What the lesson will play next by itself; undefined when the learner is asked. */
  get ownMove(): string | undefined {
    return this.own[0]?.name;
  }

  /** Plays the lesson's next own move; false if there is none. A page does so at its pace. */
  playOwn(): boolean {
    const move = this.own.shift();
    if (move !== undefined) this.must(move);
    if (this.own.length === 0) this.begin();
    return move !== undefined;
  }

  /** Plays all of them. */
  settle(): void {
    while (this.playOwn());
  }

  private begin(): void {
    if (this.began.length > this.at) return;
    this.began.push(this.session.entries.length);
    this.good = this.session.entries.length;
  }

  private get from(): number {
    return this.began[this.at] ?? this.session.entries.length;
  }

  /** The names that the learner has played in this step. */
  private played(): readonly string[] {
    return this.session.entries.slice(this.from).map((entry) => normal(entry.name));
  }

  /** What is asked, by the codes of choices, as far as it can be chosen now: the next of each line that ends the step. */
  wanted(): readonly string[] {
    const { now, session } = this;
    if (now === undefined || this.own.length > 0) return [];
    const played = this.played();
    const lines = [...now.accept, ...(now.refusal === undefined ? [] : [now.refusal])];
    const names = lines.flatMap((line) => stillToCome(line, played)?.map((move) => move.name) ?? []);
    return [...new Set(names)].filter((name) => session.game.verdict(session.state, name).kind === 'legal');
  }

  /** The outcomes that come up for a choice if it is made now; none: the generator's. */
  rolls(name: string): readonly string[] {
    const { now } = this;
    if (now === undefined) return [];
    const wanted = normal(name);
    const played = this.played();
    const lines = [...now.accept, ...(now.refusal === undefined ? [] : [now.refusal]), ...now.wrong.map((w) => w.line)];
    for (const line of lines) {
      const move = stillToCome(line, played)?.find((one) => normal(one.name) === wanted);
      if (move !== undefined && move.dice.length > 0) return move.dice;
    }
    return [];
  }

  /**
   * Makes one choice or several, named in any order, and says what it is to the step. A choice whose turn has passed is
   * put in where the rules want it, as long as nothing was revealed.
   */
  attempt(names: readonly string[]): Answered {
    this.settle();
    const { session } = this;
    const arranged = names.length > 1 ? arrange(session.game, session.state, names) : undefined;
    if (arranged?.kind === 'unknown') return { kind: 'unknown', text: arranged.text };
    const ordered = arranged?.kind === 'order' ? arranged.order.map((i) => names[i] ?? '') : names;
    let answer: Answered = { kind: 'on' };
    for (const name of ordered) {
      answer = this.one(name);
      if (answer.kind !== 'on') return answer;
    }
    return answer;
  }

  private one(name: string): Answered {
    const { session } = this;
    const verdict = session.game.verdict(session.state, name);
    if (verdict.kind === 'legal') {
      this.playLearners(name);
      return this.judge();
    }
    const place = placeFor(session, name);
    if (place !== undefined && place.from >= this.from && replan(session, place.from, place.names) === undefined) {
      return this.judge();
    }
    return verdict.kind === 'refused' ? this.refused(name, verdict.reason) : verdict;
  }

  /** A legal choice with its outcomes; if it does not ask for these, with the generator's. */
  private playLearners(name: string): void {
    const outcomes = this.rolls(name);
    const played = this.session.play(name, { outcomes, exact: true });
    if (played.kind === 'bad-outcome') this.session.play(name);
  }

  /** The rules have refused this name: that may be what the step is about. */
  refused(name: string, reason: Reason): Answered {
    const { now } = this;
    const { refusal } = now ?? {};
    const tried = refusal === undefined ? undefined : stillToCome(refusal, [...this.played(), normal(name)]);
    if (now !== undefined && tried?.length === 0 && reason.rule === now.step.refusal?.rule) {
      this.rewind(this.from);
      return this.done(now.step);
    }
    this.misses++;
    return { kind: 'refused', reason };
  }

  /** What the choices of this step are, after the learner has made one: for clients that play them on the session. */
  judge(): Answered {
    const { now } = this;
    if (now === undefined) return unforeseen();
    const played = this.played();
    if (now.accept.some((line) => this.ends(line, played))) return this.done(now.step);
    if (now.accept.some((line) => this.leadsTo(line, played)) || this.leadsToRefusal(now.refusal, played)) {
      this.good = this.session.entries.length;
      return { kind: 'on' };
    }
    const wrong = now.wrong.find(({ line }) => stillToCome(line, played)?.length === 0);
    if (wrong === undefined && this.tempts(now, played)) return { kind: 'on' };
    this.misses++;
    const say = wrong?.about.say ?? this.sayOf(now, played);
    return say === undefined ? unforeseen() : { kind: 'other', say };
  }

  /** Whether these choices begin something that the lesson has an answer for: it may be seen to its end. */
  private tempts({ wrong }: Now, played: readonly string[]): boolean {
    return wrong.some(({ line, about }) =>
      about.refused === undefined ? this.leadsTo(line, played) : this.leadsToRefusal(line, played),
    );
  }

  /** Whether these choices lead up to the last one of a line, which the rules refuse. */
  private leadsToRefusal(line: readonly Move[] | undefined, played: readonly string[]): boolean {
    const before = line?.slice(0, -1);
    return before !== undefined && (sameOrder(before, played) || this.leadsTo(before, played));
  }

  /** What a lesson says of a way that begins like this. */
  private sayOf(now: Now, played: readonly string[]): string | undefined {
    const begun = now.wrong.find(
      ({ line, about }) => about.say !== undefined && sameOrder(line.slice(0, played.length), played),
    );
    return begun?.about.say;
  }

  /** Whether the line is complete: in its own order, or in another that has led to the same position. */
  private ends(line: readonly Move[], played: readonly string[]): boolean {
    if (sameOrder(line, played)) return true;
    if (stillToCome(line, played)?.length !== 0) return false;
    const { state } = this.session;
    // The generator's four slots may differ: dice in another order.
    return this.after(line)?.every((value, i) => i < 4 || value === state[i]) === true;
  }

  /** The state that a line leads to from the beginning of the step. */
  private after(line: readonly Move[]): State | undefined {
    const { game } = this.session;
    const s = this.session.at(this.from);
    for (const { name, dice } of line) {
      const verdict = game.verdict(s, name);
      if (verdict.kind !== 'legal') return undefined;
      game.apply(s, verdict.choice, new Recorder(given(dice)));
    }
    return s;
  }

  /** Whether these choices belong to the line and the others of it can still be made. */
  private leadsTo(line: readonly Move[], played: readonly string[]): boolean {
    const rest = stillToCome(line, played);
    if (rest === undefined || rest.length === 0) return false;
    const { session } = this;
    const names = rest.map((move) => move.name);
    if (arrange(session.game, session.state, names).kind === 'order') return true;
    return names.every((name) => {
      if (session.game.verdict(session.state, name).kind === 'legal') return true;
      const place = placeFor(session, name);
      return place !== undefined && place.from >= this.from;
    });
  }

  private done(step: LessonStep): Answered {
    this.at++;
    this.misses = 0;
    this.now = readStep(this.lesson.steps[this.at]);
    this.own = [...moves(step.after), ...moves(this.now?.step.before)];
    if (this.own.length === 0) this.begin();
    return { kind: 'done', step };
  }

  /** Takes back what was not asked; what was stays. */
  takeBack(): void {
    this.rewind(Math.max(this.from, Math.min(this.good, this.session.entries.length)));
  }

  /** Back to the beginning of the step. */
  again(): void {
    this.settle();
    this.rewind(this.from);
  }

  /** Back to the beginning of the step before; from the first one, to its own. */
  back(): void {
    this.settle();
    this.at = Math.max(0, this.at - 1);
    this.began.length = Math.min(this.began.length, this.at + 1);
    this.now = readStep(this.lesson.steps[this.at]);
    this.misses = 0;
    this.rewind(this.from);
  }

  /** Plays the step's own answer, and on to the next question. */
  skip(): void {
    this.again();
    const { now } = this;
    if (now === undefined) return;
    for (const move of now.accept[0] ?? []) this.must(move);
    this.done(now.step);
    this.settle();
  }

  private rewind(to: number): void {
    const { session } = this;
    if (session.entries.length > to) session.undo(session.entries.length - to, true);
    session.restoreNotes([]);
    this.good = session.entries.length;
  }

  /** A choice of the lesson itself: it is legal, as the tests have it. */
  private must(move: Move): void {
    const played = this.session.play(move.name, { outcomes: move.dice, exact: true });
    if (played.kind === 'played') return;
    const why = played.kind === 'refused' ? played.reason.text : 'text' in played ? played.text : played.kind;
    throw new Error(`${this.lesson.id}, step ${this.at + 1}: '${move.name}': ${why}`);
  }
}

function moves(line: string | undefined): readonly Move[] {
  return line === undefined ? [] : readLine(line);
}

function readStep(step: LessonStep | undefined): Now | undefined {
  if (step === undefined) return undefined;
  return {
    step,
    accept: step.accept.map(readLine),
    wrong: step.wrong.map((about) => ({ line: readLine(about.try), about })),
    refusal: step.refusal === undefined ? undefined : readLine(step.refusal.try),
  };
}
