// A learner's hands: goes through a lesson by what a person can press, the named wrong ways first, and sees what the page answers.
import assert from 'node:assert/strict';
import { choiceBuffer, normal } from '@bocage/engine';
import { type Course, type Lesson, LessonRun, puzzleLesson, readLine } from '@bocage/lessons';
import { course as credentials } from '@bocage/lessons/credentials';
import { course as rudder } from '@bocage/lessons/rudders-line';
import { course as sherman } from '@bocage/lessons/sherman-leader';
import type { Page } from 'playwright-core';
import { gameOf } from './hands.ts';

export const COURSES: readonly Course[] = [rudder, sherman, credentials];

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

class Learner {
  presses = 0;
  private readonly page: Page;
  private readonly run: LessonRun;

  constructor(page: Page, run: LessonRun) {
    this.page = page;
    this.run = run;
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
    if (!(await button.isVisible()) && (await more.count()) > 0) await more.first().click();
    await button.click();
    this.presses++;
    const weighed = page.locator('[data-confirm]');
    const rolls = verdict.kind === 'legal' && session.game.odds(session.state, verdict.choice) !== undefined;
    const warned = verdict.kind === 'legal' && session.game.warnings(session.state, verdict.choice).length > 0;
    if (rolls || warned) {
      await weighed.first().click();
      this.presses++;
    }
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
    for (const target of [
      ...pieces.map((id) => `.map [data-piece="${id}"]`),
      ...places.map((id) => `.map [data-place="${id}"]`),
    ]) {
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
    await page.locator('.choices ~ details.more summary.link, section > details.more summary.link').first().click();
    this.presses++;
    await page.locator('.refused-list').waitFor();
    const listed = (await page.locator('.refused-list').getByText(text).count()) > 0;
    // In a step about this refusal it is what was asked: then the page goes on.
    const fold = page.locator('section > details.more[open] summary.link').first();
    if (run.step?.refusal === undefined && (await fold.count()) > 0) await fold.click();
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
export async function walk(page: Page, address: string, course: Course, lesson: Lesson): Promise<Walked> {
  const run = new LessonRun(await gameOf(course.game), course, lesson);
  run.settle();
  await page.goto(`${address}/#/lesson/${course.game}/${lesson.id}`);
  const learner = new Learner(page, run);
  let other = 0;
  let refused = 0;
  const again = async (): Promise<void> => {
    await page.keyboard.press('r');
    run.again();
    await learner.asked();
  };
  for (const step of lesson.steps) {
    await learner.asked();
    for (const wrong of step.wrong) {
      const names = readLine(wrong.try).map((move) => move.name);
      if (wrong.refused === undefined) {
        const answer = await learner.follow(names);
        assert.equal(answer, 'other', `${lesson.id}: ${wrong.try}`);
        if (wrong.say !== undefined) await page.locator('[data-said]').getByText(wrong.say, { exact: true }).waitFor();
        // Any key ends the telling.
        await page.keyboard.press('Escape');
        run.takeBack();
        other++;
      } else {
        await learner.follow(names.slice(0, -1));
        if (await learner.refused(names.at(-1) ?? '')) refused++;
      }
      await again();
    }
    if (step.refusal !== undefined) {
      const names = readLine(step.refusal.try).map((move) => move.name);
      await learner.follow(names.slice(0, -1));
      const last = names.at(-1) ?? '';
      assert.ok(await learner.refused(last), `${lesson.id}: ${step.refusal.try} can be tried by a press`);
      await page.keyboard.press('Escape');
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
