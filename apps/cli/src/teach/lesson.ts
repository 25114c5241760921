// A lesson, an example or a puzzle at the terminal: the step, the table, what is typed, and the answer to it.
import type { Game, GameEvent, Session } from '@bocage/engine';
import { normal } from '@bocage/engine';
import { type Answered, type Course, LessonRun, type Progress, passed, resumeAt } from '@bocage/lessons';
import { listedGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { OpenGame } from '../open.ts';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { Stop } from '../stop.ts';
import { completions } from '../table/complete.ts';
import type { Front } from '../table/front.ts';
import { lookups } from '../table/lookups.ts';
import { momentOf } from '../table/moment.ts';
import { meant } from '../turn.ts';
import { W } from '../words/table.ts';
import { lineTexts, paint } from '../words.ts';
import type { Item } from './course.ts';

/** Words of a lesson, beside those of any game. */
const WORDS: readonly (readonly [string, string])[] = [
  ['again', W.aboutAgain],
  ['back', W.aboutBack],
  ['skip', W.aboutSkip],
  ['task', W.aboutTask],
  ['quit', W.aboutLeave],
];

type Played = Extract<Item, { readonly kind: 'lesson' | 'example' | 'puzzle' }>;

export class LessonTable {
  readonly io: Io;
  readonly front: Front;
  private readonly item: Played;
  private readonly run: LessonRun<GameEvent, Game>;
  private readonly keep: (progress: Progress) => void;
  private progress: Progress;

  constructor(
    io: Io,
    front: Front,
    { game, course }: { readonly game: Game; readonly course: Course },
    item: Played,
    progress: Progress,
    keep: (progress: Progress) => void,
  ) {
    this.io = io;
    this.front = front;
    this.item = item;
    this.progress = progress;
    this.keep = keep;
    this.run = new LessonRun<GameEvent, Game>(game, course, item.lesson, resumeAt(progress, item.lesson));
  }

  /** What the words that look something up need: the game on the table. It has no file. */
  get open(): OpenGame {
    const { session } = this.run;
    const listed = listedGame(session.game.id);
    const none = { file: '', pack: undefined, rules: undefined, recorded: undefined, text: '', hash: '' };
    return { ...none, listed, game: session.game, session, bound: true, stored: [] };
  }

  private get session(): Session {
    return this.run.session;
  }

  /** Until the lesson is over or the person leaves; whether it was played to its end. */
  async play(): Promise<boolean> {
    const { front, run } = this;
    const { lesson, kind } = this.item;
    front.notice(W.lessonTitle(headline(kind), lesson.title));
    this.ownMoves();
    this.sayStep();
    while (run.step !== undefined && !this.session.over) {
      const choices = choiceShapes(this.session.game, this.session.state);
      const seat = this.session.game.seat(this.session.state);
      const line = await front.ask(momentOf(this.session, seat, choices), completions(this.session, choices), false);
      if (line === undefined || /^(quit|q|exit)$/i.test(line.trim())) return false;
      try {
        await this.obey(line.trim(), choices);
      } catch (error) {
        if (!(error instanceof Stop)) throw error;
        front.notice(paint(this.io).red(error.text));
      }
    }
    this.sayEnd();
    return true;
  }

  private async obey(line: string, choices: readonly ChoiceShape[]): Promise<void> {
    const { run, front } = this;
    const numbered = /^[0-9]+$/.test(line) ? choices[Number(line) - 1] : undefined;
    const chosen = choices.find((choice) => normal(choice.name) === normal(line)) ?? numbered;
    if (chosen !== undefined) return this.attempt([chosen.name]);
    switch (line.toLowerCase()) {
      case 'again':
        run.again();
        return this.sayStep();
      case 'back':
        run.back();
        return this.sayStep();
      case 'skip':
        return this.skip();
      case 'task':
        return this.sayStep();
      case '?':
      case 'help':
        return front.answer(`${helpText()}\n`);
      default:
    }
    const [verb = '', ...rest] = line.split(/\s+/);
    const lookup = lookups.find(({ names }) => names.includes(verb.toLowerCase()));
    if (lookup !== undefined) await lookup.run(this, rest.join(' '));
    else if (line === '') front.show(momentOf(this.session, this.session.game.seat(this.session.state)));
    else this.attempt(meant(this.session, line).map(({ name }) => name));
  }

  private attempt(names: readonly string[]): void {
    const first = this.session.entries.length;
    const answer = this.run.attempt(names);
    this.tell(Math.min(first, this.session.entries.length));
    this.answer(answer);
  }

  private answer(answer: Answered): void {
    const { front, run } = this;
    const { red, yellow } = paint(this.io);
    switch (answer.kind) {
      case 'on':
        return;
      case 'done':
        this.reached();
        return;
      case 'other':
        front.notice(yellow(W.triedAndTakenBack(answer.say, answer.unforeseen === true)));
        run.takeBack();
        return;
      case 'refused':
        front.notice(red(`${answer.reason.text} (${answer.reason.rule})`));
        return;
      case 'unknown':
        front.notice(red(`${answer.text}.`));
    }
  }

  private skip(): void {
    const first = this.session.entries.length;
    this.run.again();
    this.run.skip();
    this.tell(Math.min(first, this.session.entries.length));
    this.reached();
  }

  /** A step is done: it is kept, the lesson makes its own moves, and the next task is said. */
  private reached(): void {
    const { lesson } = this.item;
    this.progress = passed(this.progress, lesson.id, this.run.index);
    this.keep(this.progress);
    this.ownMoves();
    this.sayStep();
  }

  private ownMoves(): void {
    const first = this.session.entries.length;
    this.run.settle();
    this.tell(first);
  }

  private tell(first: number): void {
    if (this.session.entries.length > first) this.front.happened(lineTexts(this.io, this.session, first, true));
  }

  private sayStep(): void {
    const { step, index, lesson } = this.run;
    if (step === undefined) return;
    const { bold } = paint(this.io);
    const many = lesson.steps.length > 1 ? W.stepNamed(index + 1, lesson.steps.length, step.name) : '';
    const coach = [step.coach.point, step.coach.text].filter((text) => text !== '').join(' ');
    this.front.notice([`${many}${bold(step.task)}`, coach].filter((text) => text !== '').join('\n'));
  }

  private sayEnd(): void {
    const { lesson, kind, puzzle } = this.item;
    if (puzzle !== undefined) this.front.notice(W.right(puzzle.best.why));
    else if (kind === 'example') this.front.notice(`${lesson.result ?? ''} (${lesson.rule ?? ''})`);
    else this.front.notice(W.lessonDone(lesson.title, lesson.steps.map((step) => step.learned).join('; ')));
  }
}

function headline(kind: Played['kind']): string {
  return kind === 'lesson' ? W.lesson : kind === 'example' ? W.exampleOfTheRulebook : W.puzzle;
}

function helpText(): string {
  const rows = [
    [W.choiceForm, W.aboutChoiceInLesson],
    ...WORDS,
    ...lookups
      .filter(({ names }) => names[0] !== '?')
      .map(({ names, usage, about }) => [`${names[0]} ${usage}`.trim(), about]),
  ];
  const wide = Math.max(...rows.map(([typed = '']) => typed.length));
  return rows.map(([typed = '', about = '']) => `${typed.padEnd(wide)}  ${about}`).join('\n');
}
