// Every lesson, example and puzzle of all games, passed in the browser through what a person can press, right ways and wrong ones.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type House, openHouse } from './harness.ts';
import { allOf, COURSES, SAMPLE, walk } from './learner.ts';
import { LESSON_KB, weighLesson } from './scales.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

for (const course of COURSES) {
  test(`lessons of ${course.game}, right ways and wrong`, { timeout: 900_000 }, async (t) => {
    const visitor = await house.visitor();
    const { page } = visitor;
    await page.addInitScript(() =>
      localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none' })),
    );
    const problems: string[] = [];
    for (const lesson of allOf(course)) {
      try {
        const { presses, other, refused } = await walk(page, house.address, course, lesson);
        t.diagnostic(`${lesson.id}: ${presses} presses, ${other} other ways, ${refused} refusals`);
      } catch (error) {
        problems.push(`${lesson.id}: ${error instanceof Error ? error.message : error}`);
      }
    }
    assert.deepEqual(problems, []);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

for (const [hand, about] of [
  ['keys', 'by keys alone'],
  ['finger', 'with fingers on a phone'],
] as const)
  for (const course of COURSES)
    test(`a lesson of ${course.game} ${about}, right ways and wrong`, { timeout: 300_000 }, async (t) => {
      const lesson = course.lessons.find(({ id }) => id === SAMPLE[course.game]);
      assert.ok(lesson !== undefined);
      const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
      const visitor = await house.visitor(hand === 'finger' ? phone : {});
      await visitor.page.addInitScript(() =>
        localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none' })),
      );
      const { presses, other } = await walk(visitor.page, house.address, course, lesson, hand);
      t.diagnostic(`${lesson.id}: ${presses} presses, ${other} other ways`);
      const wrong = lesson.steps.flatMap((step) => step.wrong);
      assert.equal(other, wrong.filter((one) => one.refused === undefined).length);
      assert.deepEqual(visitor.faults, []);
      await visitor.close();
    });

test('home and any lesson stay within their weight', { timeout: 300_000 }, async (t) => {
  const heavy: string[] = [];
  for (const { game, lessons } of COURSES)
    for (const { id } of lessons) {
      const visitor = await house.visitor();
      const script = await weighLesson(visitor.page, house.address, game, id);
      t.diagnostic(`home and ${id}: script ${script} KB gzip (bar ${LESSON_KB})`);
      if (script > LESSON_KB) heavy.push(`${id}: ${script} KB`);
      await visitor.close();
    }
  assert.deepEqual(heavy, []);
});
