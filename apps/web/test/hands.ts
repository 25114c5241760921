// A person's hands in the page: presses only what is visible, enabled and not covered by something else.

import { findGame } from '@bocage/catalogue';
import type { Game } from '@bocage/engine';
import { choiceBuffer, loadScore, parseScore, Session, writeScore } from '@bocage/engine';
import type { Page } from 'playwright-core';

/** Opens a new game from the home page with these seats and options. */
export async function begin(
  page: Page,
  address: string,
  game: string,
  seats: Readonly<Record<string, string>> = {},
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`${address.includes('?') ? address : `${address}/?dev`}#/new/${game}`);
  await page.locator('form.options').first().waitFor();
  for (const [seat, who] of Object.entries(seats)) await page.selectOption(`#seat-${seat}`, who);
  for (const [option, value] of Object.entries(options)) {
    const choice = page.locator(`input[name="option-${option}"][value="${value}"]`);
    if (!(await choice.isVisible())) await page.locator('form.options details summary').first().click();
    await choice.check();
  }
  await page.locator('form.options button[type="submit"]').click();
  await page.locator('.table').first().waitFor();
}

/** Everybody at one screen is a person. */
export function hotSeat(game: Game): Record<string, string> {
  return Object.fromEntries(game.seats.map((seat) => [seat.id, 'person']));
}

/** Something to press, or the end: after a choice it may take a moment until the next is drawn. */
export const NEXT = '.result, [data-confirm], .choices .btn[data-name]';

/** Confirms what was just chosen, if that is asked. */
export async function confirmed(page: Page): Promise<void> {
  await page.locator(NEXT).first().waitFor();
  const confirm = page.locator('[data-confirm]');
  if ((await confirm.count()) > 0) await confirm.click();
}

export interface Played {
  readonly presses: number;
  readonly over: boolean;
  /** What the page showed at each press, without its words, as a number; see skeleton.ts. */
  readonly shown: readonly number[];
  /** The same in full at the last press. */
  readonly last: readonly string[];
}

/**
 * Plays on by pressing, at most `most` times: choices at random (a fixed seed), confirmations, the hand-over screen.
 * A brisk player ends what can be ended now and then: the game is shorter.
 * Runs inside the page for speed, but looks as a person does: what is covered or out of sight cannot be pressed.
 */
export function pressOn(page: Page, most: number, seed: number, brisk = false): Promise<Played> {
  return page.evaluate(
    async ({ most, seed, brisk }) => {
      const shown: number[] = [];
      const look = (): readonly string[] => globalThis.bocageSkeleton?.() ?? [];
      const hashed = (): number => {
        let hash = 0;
        for (const line of look())
          for (let i = 0; i < line.length; i++) hash = (Math.imul(hash, 31) + line.charCodeAt(i)) | 0;
        return hash;
      };
      // What is shown once everything has come and nothing changes any more.
      const settled = async (): Promise<number> => {
        if (globalThis.bocageSkeleton === undefined) return 0;
        let [now, before] = [hashed(), Number.NaN];
        for (let i = 0; i < 120 && (now !== before || document.querySelector('[data-coming]') !== null); i++) {
          await frame();
          [now, before] = [hashed(), now];
        }
        return now;
      };
      let a = seed;
      const random = (): number => {
        a = (Math.imul(a, 1664525) + 1013904223) | 0;
        return (a >>> 0) / 4294967296;
      };
      const press = (element: Element): boolean => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (at === null || (at !== element && !element.contains(at))) return false;
        (element as HTMLElement).click();
        return true;
      };
      const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
      let moved = performance.now();
      for (let presses = 0; presses < most; ) {
        const now = await settled();
        if (document.querySelector('.result') !== null) return { presses, over: true, shown, last: look() };
        // What is told by itself is ended: the question comes after it.
        const telling = document.querySelector<HTMLElement>('[data-run=end], [data-run=skip]');
        if (telling !== null && document.querySelector('.choices .btn[data-name]') === null) {
          telling.click();
          await frame();
          continue;
        }
        const dialog = document.querySelector('dialog[open] [data-seated]');
        const confirm = document.querySelector('[data-confirm]');
        const offers = [...document.querySelectorAll('.choices .btn[data-name]')];
        const ends =
          brisk && offers.length > 0 && random() < 0.15 ? offers.filter((one) => one.matches('[data-mark=end]')) : [];
        const some = ends.length > 0 ? ends : offers;
        const target = dialog ?? confirm ?? (some.length > 0 ? some[Math.floor(random() * some.length)] : undefined);
        if (target !== undefined && press(target)) {
          shown.push(now);
          presses++;
          moved = performance.now();
        } else if (performance.now() - moved > 20_000)
          throw new Error(`nothing can be pressed: ${document.body.innerText.slice(0, 400)}`);
        await frame();
      }
      return { presses: most, over: document.querySelector('.result') !== null, shown, last: look() };
    },
    { most, seed, brisk },
  );
}

/** The score as the page exports it. */
export async function scoreOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Save or share' }).click();
  // The position that an open game carries is written by a part that may still be on its way.
  const field = 'textarea[aria-label="The saved game"]';
  await page.waitForFunction(
    (field) => /^(now|result): /m.test(document.querySelector<HTMLTextAreaElement>(field)?.value ?? ''),
    field,
  );
  const text = await page.locator(field).inputValue();
  await page.keyboard.press('Escape');
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  return text;
}

/** Waits until the scores that the browser keeps are as they shall be. */
export async function untilKept(page: Page, right: (scores: readonly string[]) => boolean): Promise<void> {
  const until = Date.now() + 30_000;
  for (;;) {
    const scores = await page.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((done) => {
        const request = indexedDB.open('bocage');
        request.onsuccess = () => done(request.result);
      });
      const texts = await new Promise<unknown[]>((done) => {
        const request = db.transaction('scores').objectStore('scores').getAll();
        request.onsuccess = () => done(request.result);
      });
      db.close();
      return texts.map(String);
    });
    if (right(scores)) return;
    if (Date.now() > until) throw new Error(`the browser keeps ${scores.length} scores, and not what is expected`);
  }
}

export async function gameOf(id: string): Promise<Game> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`no game ${id}`);
  return game;
}

/** Replays a score in Node; throws with the line if the engine here parts from the page. */
export async function replay(text: string): Promise<Session> {
  const parsed = parseScore(text);
  if ('text' in parsed) throw new Error(`line ${parsed.line}: ${parsed.text}`);
  const session = loadScore(await gameOf(parsed.game), parsed);
  if ('text' in session) throw new Error(`line ${session.line}: ${session.text}`);
  return session;
}

/** Four squads climb from their boat and assault; from then on both sides hold back, and the invasion fails. */
export const ASSAULT = ['act LC2', 'squad', 'squad', 'squad', 'squad', 'to 2', 'to 5'];
export const HOLD_BACK = /^(decline|pass|end|done|stop|none)\b/;

/** The score of that game of Rudder's Line, played here. */
export async function shortGame(seed: string): Promise<string> {
  const game = await gameOf('rudders-line');
  const session = Session.open(game, { seed });
  if (!(session instanceof Session)) throw new Error('the game does not open');
  const buffer = choiceBuffer();
  const plan = [...ASSAULT];
  while (!session.over) {
    const n = game.choices(session.state, buffer);
    const names = Array.from(buffer.subarray(0, n), (choice) => game.name(session.state, choice));
    const planned = names.find((name) => name === plan[0]);
    if (planned !== undefined) plan.shift();
    session.play(planned ?? names.find((name) => HOLD_BACK.test(name)) ?? names[0] ?? '');
  }
  return writeScore(session);
}

/** Rudder's Line: both sides hold their fire until the first activation of the American. The page may be drawing the next question. */
export async function holdFire(page: Page): Promise<void> {
  const decline = page.locator('.choices [data-name=decline]');
  const act = page.locator('[data-name="act LC2"]');
  for (let i = 0; i < 12 && (await act.count()) === 0; i++) {
    await decline.or(act).first().waitFor();
    if ((await act.count()) > 0) break;
    await decline
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
  }
  await act.first().waitFor();
}
