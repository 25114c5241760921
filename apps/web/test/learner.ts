// A learner's hands: goes through a lesson by what a person can press, the named wrong ways first, and sees what the page answers.
import assert from 'node:assert/strict';
import { choiceBuffer, normal } from '@bocage/engine';
import { type Course, type Lesson, LessonRun, puzzleLesson, readLine } from '@bocage/lessons';
import { course as credentials } from '@bocage/lessons/credentials';
import { course as rudder } from '@bocage/lessons/rudders-line';
import { course as sherman } from '@bocage/lessons/sherman-leader';
import type { Locator, Page } from 'playwright-core';
import { gameOf } from './hands.ts';

export const COURSES: readonly Course[] = [rudder, sherman, credentials];

/** A short lesson of each game with wrong ways of both kinds, all of which can be pressed. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'rudders-line': 'rl-6',
  'sherman-leader': 'sl-4',
  credentials: 'ta-5',
};

/** Everything of a course that is played step by step. */
export function allOf({ lessons, examples, puzzles }: Course): readonly Lesson[] {
  return [...lessons, ...examples, ...puzzles.map(puzzleLesson)];
}

export interface Walked {
  readonly presses: number;
  /** Wrong ways that were tried: legal ones, and those that the rules refuse. */
  readonly other: number;
  readonly refused: number;
}

const buffer = choiceBuffer();

/** What a learner has: a mouse, fingers, or keys alone. */
export type Hand = 'mouse' | 'finger' | 'keys';
/** Nothing on the page is farther by Tab. */
const MOST_TABS = 150;

class Learner {
  presses = 0;
  private readonly page: Page;
  private readonly run: LessonRun;
  private readonly hand: Hand;

  constructor(page: Page, run: LessonRun, hand: Hand) {
    this.page = page;
    this.run = run;
    this.hand = hand;
  }

  /** Presses something as this hand does; keys go there by Tab, from wherever they are. */
  async press(thing: Locator): Promise<void> {
    this.presses++;
    if (this.hand === 'mouse') return thing.click();
    if (this.hand === 'finger') return thing.tap();
    for (let i = 0; i < MOST_TABS; i++) {
      if (await thing.evaluate((one) => one === document.activeElement)) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${this.run.lesson.id}: Tab does not come to ${thing}`);
  }

  /** Ends what is told: any key, any press. */
  async goOn(): Promise<void> {
    if (this.hand === 'finger') await this.page.locator('.lesson-task').tap();
    else await this.page.keyboard.press('Escape');
  }

  /** Begins the step anew. */
  async again(): Promise<void> {
    if (this.hand === 'finger') await this.page.locator('.lesson-tools .btn').getByText('Try again').tap();
    else await this.page.keyboard.press('r');
    this.run.again();
    await this.asked();
  }

  /** The page waits for an answer to this step. */
  async asked(): Promise<void> {
    const { page, run } = this;
    const { step, lesson } = run;
    if (step === undefined) await page.locator(`[data-finished="${lesson.id}"]`).waitFor();
    else {
      await page.locator('.lesson-strip[data-busy=false]').waitFor();
      assert.equal(await page.locator('.lesson-task h2').innerText(), step.task, `${lesson.id}, step ${run.index + 1}`);
    }
  }

  /** Presses the button of a choice, and confirms it where that is asked. */
  async choose(name: string): Promise<void> {
    const { page, run } = this;
    const { session } = run;
    const verdict = session.game.verdict(session.state, name);
    assert.equal(verdict.kind, 'legal', `${run.lesson.id}: ${name}`);
    const code = verdict.kind === 'legal' ? session.game.name(session.state, verdict.choice) : name;
    const button = page.locator(`.choices [data-name="${code}"]`).first();
    const more = page.locator('details.more summary.btn');
    await button.waitFor({ state: 'attached' });
    if (!(await button.isVisible()) && (await more.count()) > 0) await this.press(more.first());
    await this.press(button);
    const weighed = page.locator('[data-confirm]');
    const rolls = verdict.kind === 'legal' && session.game.odds(session.state, verdict.choice) !== undefined;
    const warned = verdict.kind === 'legal' && session.game.warnings(session.state, verdict.choice).length > 0;
    if (rolls || warned) await this.press(weighed.first());
  }

  /** A line of choices, on the page and beside it. What came of the last one. */
  async follow(names: readonly string[]): Promise<string> {
    let last = 'on';
    for (const name of names) {
      await this.choose(name);
      last = this.run.attempt([name]).kind;
      if (last === 'on') await this.page.locator('.lesson-strip[data-busy=false]').waitFor();
    }
    return last;
  }

  /** Something that the rules refuse: pressed on the map, or found among what cannot be done. The rule must stand there. */
  async refused(name: string): Promise<boolean> {
    const { page, run } = this;
    const { game, state } = run.session;
    const verdict = game.verdict(state, name);
    assert.equal(verdict.kind, 'refused', `${run.lesson.id}: ${name}`);
    if (verdict.kind !== 'refused') return false;
    const n = game.attempts(state, buffer);
    const choice = buffer.subarray(0, n).find((one) => normal(game.name(state, one)) === normal(name));
    if (choice === undefined) return false;
    const { places = [], pieces = [] } = game.describe(state, choice);
    const text = game.reason(state, choice, game.refuse(state, choice)).text;
    const said = page.locator('[data-verdict]').getByText(text, { exact: true });
    const onMap = [
      ...pieces.map((id) => `.map [data-piece="${id}"]`),
      ...places.map((id) => `.map [data-place="${id}"]`),
    ];
    for (const target of this.hand === 'mouse' ? onMap : []) {
      const thing = page.locator(target).first();
      if ((await thing.count()) === 0) continue;
      // The thing may hold a legal choice as well: then a press would take that one.
      const id = target.split('"')[1] ?? '';
      if (this.isOffered(id)) continue;
      await thing.dispatchEvent('click');
      this.presses++;
      await page.locator('[data-verdict]').waitFor();
      if ((await said.count()) > 0) return true;
      await page.keyboard.press('Escape');
    }
    await this.press(page.locator('.choices ~ details.more summary.link, section > details.more summary.link').first());
    await page.locator('.refused-list').waitFor();
    const listed = (await page.locator('.refused-list').getByText(text).count()) > 0;
    // In a step about this refusal it is what was asked: then the page goes on.
    const fold = page.locator('section > details.more[open] summary.link').first();
    if (run.step?.refusal === undefined && (await fold.count()) > 0) await this.press(fold);
    return listed;
  }

  private isOffered(thing: string): boolean {
    const { game, state } = this.run.session;
    const { places } = game.board(game.view(state, 0), 0);
    const around = places.find(({ pieces }) => pieces.some((piece) => piece.id === thing))?.id;
    const ids = around === undefined ? [thing] : [thing, around];
    const n = game.choices(state, buffer);
    return Array.from(buffer.subarray(0, n)).some((one) => {
      const about = game.describe(state, one);
      return ids.some((id) => about.places?.[0] === id || about.pieces?.includes(id) === true);
    });
  }
}

/** The whole of one lesson: at each step the wrong ways that it names, then the right one. */
export async function walk(
  page: Page,
  address: string,
  course: Course,
  lesson: Lesson,
  hand: Hand = 'mouse',
): Promise<Walked> {
  const run = new LessonRun(await gameOf(course.game), course, lesson);
  run.settle();
  await page.goto(`${address}/#/lesson/${course.game}/${lesson.id}`);
  const learner = new Learner(page, run, hand);
  let other = 0;
  let refused = 0;
  for (const step of lesson.steps) {
    await learner.asked();
    for (const wrong of step.wrong) {
      const names = readLine(wrong.try).map((move) => move.name);
      if (wrong.refused === undefined) {
        const answer = await learner.follow(names);
        assert.equal(answer, 'other', `${lesson.id}: ${wrong.try}`);
        if (wrong.say !== undefined) await page.locator('[data-said]').getByText(wrong.say, { exact: true }).waitFor();
        await learner.goOn();
        run.takeBack();
        other++;
      } else {
        await learner.follow(names.slice(0, -1));
        if (await learner.refused(names.at(-1) ?? '')) refused++;
      }
      await learner.again();
    }
    if (step.refusal !== undefined) {
      const names = readLine(step.refusal.try).map((move) => move.name);
      await learner.follow(names.slice(0, -1));
      const last = names.at(-1) ?? '';
      assert.ok(await learner.refused(last), `${lesson.id}: ${step.refusal.try} can be tried by a press`);
      await learner.goOn();
      run.attempt([last]);
    } else {
      const answer = await learner.follow(readLine(step.accept[0] ?? '').map((move) => move.name));
      assert.equal(answer, 'done', `${lesson.id}: ${step.accept[0]}`);
    }
    run.settle();
  }
  await learner.asked();
  return { presses: learner.presses, other, refused };
}
