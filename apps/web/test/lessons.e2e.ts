// Learning in the browser: one lesson of each game passed by pressing, right ways and wrong; the way from home, its presses and
// its time; progress that stays; the first game that a newcomer is led to, once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { bringAxe, type House, openHouse } from './harness.ts';
import { COURSES, SAMPLE, walk } from './learner.ts';

let house: House;
before(async () => {
  house = await openHouse();
});
after(() => house.close());

async function quick(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ dice: 'none', pace: 'none' })),
  );
}

/** What axe has to say against the page as it is. */
function violations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(root: Document, options: object): Promise<{ violations: { id: string }[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'] })).violations.map(({ id }) => id);
  });
}

for (const course of COURSES) {
  test(`a lesson of ${course.game} by pressing, right ways and wrong`, { timeout: 180_000 }, async (t) => {
    const lesson = course.lessons.find(({ id }) => id === SAMPLE[course.game]);
    assert.ok(lesson !== undefined);
    const visitor = await house.visitor();
    await quick(visitor.page);
    const { presses, other, refused } = await walk(visitor.page, house.address, course, lesson);
    t.diagnostic(`${lesson.id}: ${presses} presses, ${other} other ways, ${refused} refusals`);
    const wrong = lesson.steps.flatMap((step) => step.wrong);
    assert.equal(other, wrong.filter((one) => one.refused === undefined).length);
    assert.equal(refused, wrong.filter((one) => one.refused !== undefined).length);
    assert.deepEqual(visitor.faults, []);
    await visitor.close();
  });
}

test('a choice that is pressed before its rules are there is taken when they are, and it is said if they cannot be had', {
  timeout: 60_000,
}, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  await quick(page);
  let release: () => void = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/sherman-leader-battle-rules*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${house.address}/#/lesson/sherman-leader/sl-1`);
  const task = page.locator('.lesson-task h2');
  await task.getByText('Let the Sherman, 042, act.').waitFor();
  await page.locator('.lesson-strip[data-busy=false]').waitFor();
  // The first question is there with its choices; the press waits, and so does a second one.
  await page.keyboard.press('a');
  await page.locator('.lesson-strip[data-busy=true]').waitFor();
  await page.keyboard.press('b');
  assert.equal(await page.locator('.choices [data-name]').count(), 3);
  release();
  await task.getByText('Stay where you are.').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();

  const cut = await house.visitor();
  await quick(cut.page);
  await cut.page.route('**/sherman-leader-battle-rules*.js', (route) => route.abort());
  await cut.page.goto(`${house.address}/#/lesson/sherman-leader/sl-1`);
  await cut.page.locator('.choices [data-name="act 042"]').click();
  await cut.page.locator('[data-said]').getByText('could not be loaded').waitFor();
  await cut.page.locator('.lesson-strip[data-busy=false]').waitFor();
  assert.match(await cut.page.locator('.lesson-task h2').innerText(), /Let the Sherman/);
  await cut.close();
});

test('from home to the first decision of a lesson; the coach lies on nothing; progress stays, no game is kept', {
  timeout: 120_000,
}, async (t) => {
  const visitor = await house.visitor({ newcomer: true });
  const { page } = visitor;
  const began = performance.now();
  await page.goto(`${house.address}/`);
  await page.getByRole('link', { name: "Learn Rudder's Line" }).click();
  await page.locator('[data-next]').click();
  await page.locator('.choices [data-name="act 4"]').waitFor();
  const took = (performance.now() - began) / 1000;
  t.diagnostic(`two presses, ${took.toFixed(1)} s (bar 20)`);
  assert.ok(took < 20);
  await page.locator('.coach-layer[data-free=true]').waitFor();
  const covered = await page.evaluate(() => {
    const note = document.querySelector('.coach')?.getBoundingClientRect();
    if (note === undefined) return ['no note'];
    return [...document.querySelectorAll('.map .pieces > g, .map .place-tag, .map .labels text')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
      })
      .map((one) => one.textContent);
  });
  assert.deepEqual(covered, []);
  assert.equal(await page.locator('[data-place="4"]').getAttribute('aria-describedby'), 'coach');
  assert.match(await page.locator('[data-live=said]').innerText(), /^Step 1 of 8\. Activate East Cliffs/);
  await bringAxe(page);
  assert.deepEqual(await violations(page), []);
  // By keyboard: the letters of choices leave out those of the strip.
  await page.keyboard.press('a');
  await page.locator('.lesson-task h2').getByText('Choose the squad.').waitFor();
  await page.keyboard.press('w');
  await page.locator('.why [data-term]').first().waitFor();
  // Three tries in vain: the task's place alone is marked.
  await page.keyboard.press('s');
  for (let i = 0; i < 3; i++) {
    await page.locator('.lesson-strip[data-busy=false]').waitFor();
    await page.locator('[data-place="7"]').dispatchEvent('click');
    await page.locator('[data-verdict]').waitFor();
    await page.keyboard.press('Escape');
  }
  await page.waitForFunction(() => document.querySelectorAll('.outline.move').length === 1);
  await page.goto(`${house.address}/`);
  await page.getByText('Ashore: What a step costs').waitFor();
  assert.equal(await page.locator('.going').count(), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('“Play now” leads a newcomer to the first game once, and never again', { timeout: 120_000 }, async (t) => {
  const visitor = await house.visitor({ newcomer: true });
  const { page } = visitor;
  const began = performance.now();
  await page.goto(`${house.address}/`);
  await page.locator('[data-start=credentials]').click();
  await page.locator('[data-first=on]').waitFor();
  await page.locator('.choices .btn[data-name]').first().waitFor();
  const took = (performance.now() - began) / 1000;
  t.diagnostic(`one press, ${took.toFixed(1)} s (bar 60)`);
  assert.ok(took < 60);
  await page.goto(`${house.address}/`);
  await page.locator('.going li').first().waitFor();
  await page.getByRole('button', { name: /^Delete / }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Delete' }).click();
  await page.locator('.going').waitFor({ state: 'detached' });
  await page.locator('[data-start=credentials]').click();
  await page.locator('.table').first().waitFor();
  assert.equal(await page.locator('[data-first]').count(), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

test('the rules page: found by words, each rule with its example, lesson and place in the sequence, a player aid of one printed page', {
  timeout: 120_000,
}, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  for (const { game } of COURSES) {
    await page.goto(`${house.address}/?${game}#/rules/${game}`);
    await page.locator('.aid').waitFor();
    await page.locator('[data-use=Example]').first().waitFor();
    await page.locator('[data-use=Lesson]').first().waitFor();
    await page.locator('[data-use=Sequence]').first().click();
    await page.waitForFunction(() => {
      const at = document.querySelector('.sequence')?.getBoundingClientRect();
      return at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
    });
    const drawing = page.locator('.rule-drawing').first();
    await drawing.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('.rule-drawing')?.naturalWidth ?? 0) > 0,
    );
    const pdf = await page.pdf({ format: 'A4' });
    assert.equal(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, 1, game);
  }
  const all = await page.locator('.rules li').count();
  await page.getByRole('searchbox', { name: 'Find a rule' }).fill('siege');
  await page.waitForFunction((all) => document.querySelectorAll('.rules li').length < all, all);
  assert.ok((await page.locator('.rules li').count()) > 0);
  await bringAxe(page);
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-use=Example]').first().click();
  await page.locator('.lesson-strip[data-busy=false]').waitFor();
  assert.deepEqual(visitor.faults, []);
  await visitor.close();
});

/** The middle of the first word that is marked in a part of the page, as the eye finds it. */
function markedIn(page: Page, part: string): Promise<readonly [x: number, y: number, word: string]> {
  return page
    .waitForFunction((part) => {
      for (const { startContainer, startOffset, endOffset } of (CSS.highlights.get('term') ??
        []) as Iterable<StaticRange>) {
        if (startContainer.parentElement?.closest(part) == null) continue;
        const range = document.createRange();
        range.setStart(startContainer, startOffset);
        range.setEnd(startContainer, endOffset);
        const { left, top, width, height } = range.getBoundingClientRect();
        return [left + width / 2, top + height / 2, range.toString()] as const;
      }
      return undefined;
    }, part)
    .then((found) => found.jsonValue())
    .then((found) => found ?? [0, 0, '']);
}

test('words of the game explain themselves: under a mouse that rests, by a key, under a finger that stays', {
  timeout: 120_000,
}, async () => {
  const visitor = await house.visitor();
  const { page } = visitor;
  const note = page.locator('.term-note:popover-open');
  await page.goto(`${house.address}/#/lesson/rudders-line/rl-1`);
  await page.locator('.lesson-strip[data-busy=false]').waitFor();
  const stops = (): Promise<number> => page.evaluate(() => document.querySelectorAll('button, a, [tabindex]').length);
  const before = await stops();
  await page.mouse.move(400, 400);
  await page.mouse.move(410, 410);
  const [x, y, word] = await markedIn(page, '.panel-scroll p');
  // The note itself is the only new thing, and no stop on the way of Tab.
  assert.equal(await stops(), before + 1);
  assert.equal(await page.locator('.term-note').getAttribute('tabindex'), '-1');
  await page.mouse.move(x, y);
  await note.waitFor();
  assert.equal((await note.locator('dt').innerText()).toLowerCase(), word.toLowerCase());
  assert.match(await note.locator('dd').innerText(), /\. \d+\.\d+$/);
  await bringAxe(page);
  assert.deepEqual(await violations(page), []);
  await note.getByRole('button').click();
  await page.locator('.rules li').first().waitFor();
  assert.equal(await note.count(), 0);
  // By key: all words of the question and of the task, and the focus comes back.
  await page.locator('#question').focus();
  await page.keyboard.press(',');
  await page.locator('.term-note[role=dialog]:focus').waitFor();
  assert.ok((await note.locator('dt').count()) > 2);
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'question');
  assert.equal(await note.count(), 0);
  assert.deepEqual(visitor.faults, []);
  await visitor.close();

  const other = await house.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await other.page.goto(`${house.address}/#/lesson/rudders-line/rl-1`);
  await other.page.locator('.lesson-strip[data-busy=false]').waitFor();
  await other.page.locator('.lesson-task').tap();
  const [atX, atY] = await markedIn(other.page, '.choices .btn');
  const fingers = await other.context.newCDPSession(other.page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: atX, y: atY }] });
  await other.page.locator('.term-note:popover-open').waitFor();
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  // The button below the finger was not pressed: the step still asks.
  await other.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.match(await other.page.locator('.lesson-at').innerText(), /\b1 of 8/);
  assert.equal(await other.page.locator('.term-note:popover-open').count(), 1);
  // The strip has the coach here: the thing that he speaks of wears a ring with the number of the step.
  assert.equal(await other.page.locator('.coach-ring text').innerHTML(), '1');
  // On its side: map, task and question share the screen.
  await other.page.setViewportSize({ width: 844, height: 390 });
  await other.page.waitForFunction(() => {
    const of = (part: string): DOMRect => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const [map, strip, choice] = [of('.map'), of('.lesson-strip'), of('.choices .btn')];
    return (
      map.width > 300 && map.height > 300 && strip.left >= map.right && choice.height > 0 && choice.top < innerHeight
    );
  });
  assert.deepEqual(other.faults, []);
  await other.close();
});
