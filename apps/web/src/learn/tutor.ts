// The tutor of a lesson at the table: plays the lesson's own moves at the pace of the settings, judges what the person chooses,
// tells what was not asked and takes it back, and remembers how far the person has come.
import { NOBODY } from '@bocage/engine';
import { type Answered, type Course, type Lesson, LessonRun, type LessonStep } from '@bocage/lessons';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { GameController } from '../core/game-controller.ts';
import type { ShownChoice } from '../core/game-model.ts';
import { learned, note } from '../core/learned.ts';
import type { Tutor } from '../core/playing.ts';
import { bringRest } from '../core/rest.ts';
import { isStill, paceDelay } from '../core/settings.ts';
import { PERSON } from '../core/storage.ts';
import type { WhyNot } from '../core/why.ts';
import * as W from '../words/learn.ts';
import { LESSON } from './unkept.ts';

/** So long a choice that was not asked stays on the table. */
const SEEN = 1200;
/** A step of the other side in a lesson, where the settings wait for a press. */
const STEP = 700;
/** After so many tries the way is shown. */
const TRIES = 3;

export class LessonTutor implements Tutor {
  readonly course: Course;
  readonly lesson: Lesson;
  run: LessonRun;
  /** The step that is asked; undefined when all are done. */
  readonly step = signal<LessonStep | undefined>(undefined);
  readonly index = signal(0);
  /** One sentence about the last try, or what was learned. */
  readonly said = signal('');
  readonly told = signal<readonly string[]>([]);
  readonly misses = signal(0);
  /** How often a step was asked: then nothing of the last try is shown any more. */
  readonly asks = signal(0);
  readonly why = signal(false);
  readonly waiting = signal(true);
  /** The places of what is asked, once somebody has tried in vain. */
  readonly only: ReadonlySignal<ReadonlySet<string> | undefined>;
  private readonly controller: GameController;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: (() => void) | undefined;
  /** The choices before this step: a plan that begins earlier must leave them as they are. */
  private before: readonly string[] = [];

  constructor(controller: GameController, run: LessonRun, course: Course) {
    this.controller = controller;
    this.run = run;
    this.course = course;
    this.lesson = run.lesson;
    this.only = computed(() => {
      if (this.misses.value < TRIES || this.waiting.value) return undefined;
      this.controller.table.rev.value;
      const places = this.wanted().flatMap(({ about }) => about.places?.[0] ?? []);
      return places.length === 0 ? undefined : new Set(places);
    });
    controller.playing.tutor = this;
    for (const type of ['keydown', 'click']) addEventListener(type, this.hurry, true);
    this.goOn();
  }

  close(): void {
    clearTimeout(this.timer);
    for (const type of ['keydown', 'click']) removeEventListener(type, this.hurry, true);
  }

  get busy(): boolean {
    return this.waiting.value;
  }

  /** What is asked and can be chosen now. */
  wanted(): readonly GameController['table']['offers']['value'][number][] {
    const names = new Set(this.run.wanted());
    return this.controller.table.offers.value.filter(({ name }) => names.has(name));
  }

  rolls(choice: number): readonly string[] {
    const { session } = this.run;
    return this.run.rolls(session.game.name(session.state, choice));
  }

  judge(): void {
    this.withRules(() => this.answer(this.intact() ? this.run.judge() : undefined));
  }

  whenThere({ choice }: ShownChoice): void {
    this.withRules(() => {
      this.listen();
      const offer = this.controller.table.offers.value.find((one) => one.choice === choice);
      if (offer !== undefined) this.controller.choose(offer);
    });
  }

  /** Rules and words of refusals come with the first hand: they must be there to play and to judge. */
  private withRules(then: () => void): void {
    this.waiting.value = true;
    bringRest(this.lessonGame).then(then, () => {
      this.said.value = W.rulesNotLoaded;
      this.controller.say(this.said.value);
      this.run.takeBack();
      this.changed();
      this.listen();
    });
  }

  private get lessonGame(): string {
    return this.controller.table.game.id;
  }

  /** Whether what came before this step is still what it was. */
  private intact(): boolean {
    const { entries } = this.run.session;
    return entries.length >= this.before.length && this.before.every((name, i) => entries[i]?.name === name);
  }

  private answer(answered: Answered | undefined): void {
    switch (answered?.kind) {
      case undefined:
        this.rebuild();
        return;
      case 'on':
        this.said.value = '';
        this.listen();
        return;
      case 'done':
        note(this.lesson.id, this.run.index);
        this.said.value = answered.step.learned;
        this.goOn();
        return;
      case 'other':
        this.misses.value = this.run.misses;
        this.takeBack(answered.say);
        return;
      default:
        this.listen();
    }
  }

  /** Something legal that was not asked: seen for a moment, told, and taken back. */
  private takeBack(say: string): void {
    const happened = this.controller.table.log.value.at(-1)?.tales.map(({ text }) => text) ?? [];
    this.said.value = say;
    this.controller.say(W.saidAndTakenBack(say));
    this.after(SEEN, () => {
      this.told.value = [...this.told.value, [...happened, say, W.takenBack].join(' ')];
      this.run.takeBack();
      this.changed();
      this.listen();
    });
  }

  /** Refusals that the page has shown: one may be just what the step is about. Whoever only reads them has not `tried`. */
  refused(whys: readonly WhyNot[], tried = true): void {
    const { run } = this;
    const { misses, index } = run;
    if (this.busy || this.step.value === undefined) return;
    for (const { name, reason } of whys) {
      if (name === undefined) continue;
      const answered = run.refused(name, { code: '', ...reason });
      if (answered.kind !== 'done') continue;
      this.waiting.value = true;
      note(this.lesson.id, run.index);
      this.said.value = `${reason.text} ${answered.step.learned}`;
      // The table shows what was refused until it has been read.
      this.after(SEEN, () => {
        this.changed();
        this.goOn();
      });
      return;
    }
    if (run.index === index) run.misses = misses + Number(tried);
    this.misses.value = run.misses;
  }

  /** The lesson's own moves, then the next question. */
  private goOn(): void {
    const { run } = this;
    const { table } = this.controller;
    this.waiting.value = true;
    if (run.ownMove === undefined) {
      run.settle();
      this.ask();
      return;
    }
    this.seat(table.game.seats.findIndex(({ id }) => id === this.lesson.seat));
    const delay = Math.min(paceDelay(), STEP);
    this.after(isStill() ? delay / 2 : delay, () => {
      // A part of the rules may still be on its way.
      if (!table.waits()) {
        run.playOwn();
        this.changed();
      }
      this.goOn();
    });
  }

  private ask(): void {
    const { run } = this;
    this.before = run.session.entries.map(({ name }) => name);
    this.asks.value++;
    this.index.value = run.index;
    this.step.value = run.step;
    this.misses.value = 0;
    this.why.value = false;
    this.listen();
    const { step } = run;
    const { length } = this.lesson.steps;
    this.controller.say(
      step === undefined
        ? W.finished(this.lesson.title)
        : W.stepOf(run.index + 1, length, step.task, step.coach.point, step.coach.text),
    );
  }

  /** The person is asked: as a rule for the learner's side, but a step may ask for what the other side does too. */
  private listen(): void {
    const { table } = this.controller;
    const seat = table.game.seat(table.session.state);
    if (seat !== NOBODY) this.seat(seat);
    this.waiting.value = false;
  }

  private seat(person: number): void {
    const { table } = this.controller;
    table.control.value = table.game.seats.map((_, i) => (i === person ? PERSON : LESSON));
  }

  again(): void {
    this.cancel();
    if (!this.intact()) {
      this.rebuild();
      return;
    }
    this.run.again();
    this.changed();
    this.said.value = '';
    this.ask();
  }

  /** From the beginning of the lesson. */
  restart(): void {
    this.cancel();
    this.rebuild(0);
  }

  skip(): void {
    if (this.step.value === undefined) return;
    this.cancel();
    this.withRules(() => {
      this.run.skip();
      note(this.lesson.id, this.run.index);
      this.changed();
      this.said.value = '';
      this.ask();
    });
  }

  back(count: number): boolean {
    const { run } = this;
    this.cancel();
    this.waiting.value = false;
    this.said.value = '';
    if (run.session.entries.length - count >= this.before.length) return false;
    if (run.session.entries.length > this.before.length || run.index === 0) this.again();
    else {
      run.back();
      this.changed();
      this.ask();
    }
    return true;
  }

  /** The step anew, from its own answers before it: a plan has changed what came before. */
  private rebuild(step = this.run.index): void {
    const { run } = this;
    this.run = new LessonRun(run.session.game, this.course, this.lesson, step);
    this.controller.table.replace(this.run.session);
    this.said.value = '';
    this.goOn();
  }

  private changed(): void {
    const { table } = this.controller;
    table.notice.value = undefined;
    table.changed();
  }

  private after(delay: number, then: () => void): void {
    this.next = then;
    this.timer = setTimeout(() => this.stop(), delay);
  }

  /** What waits does not happen. */
  private cancel(): void {
    clearTimeout(this.timer);
    this.next = undefined;
  }

  /** What waits happens now. */
  private stop(): void {
    clearTimeout(this.timer);
    const { next } = this;
    this.next = undefined;
    next?.();
  }

  /** A press while something is told: it is told no longer, and the press does nothing else. */
  private readonly hurry = (event: Event): void => {
    if (this.next === undefined || document.querySelector('dialog[open]') !== null) return;
    if (event.target instanceof Element && event.target.closest('.lesson-strip, .top') !== null) return;
    if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.ctrlKey || event.metaKey || event.altKey))
      return;
    event.stopPropagation();
    event.preventDefault();
    this.stop();
  };
}

/** Where a lesson is taken up again. */
export function takenUpAt({ id, steps }: Lesson): number {
  const done = learned.value[id] ?? 0;
  return done < steps.length ? done : 0;
}
