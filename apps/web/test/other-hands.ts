// Whole games by keyboard alone or by touch alone: what is on the screen, a plan carried out, the same end in Node.
import assert from 'node:assert/strict';
import { hashState, writeScore } from '@bocage/engine';
import type { Page } from 'playwright-core';
import { replay, scoreOf } from './hands.ts';

interface Seen {
  readonly over: boolean;
  /** A screen to hand over, or a choice to confirm. */
  readonly confirm: boolean;
  readonly offers: readonly { readonly name: string; readonly key: string }[];
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => ({
    over: document.querySelector('.result') !== null,
    confirm: document.querySelector('dialog[open] [data-seated], [data-confirm]') !== null,
    offers: [...document.querySelectorAll<HTMLElement>('.choices .btn[data-name]')].map((button) => ({
      name: button.dataset.name ?? '',
      key: button.querySelector('.key')?.textContent ?? '',
    })),
  }));
}

/** Plays to the end with the hands that are given: what is planned as soon as it is offered, otherwise as little as possible. */
export async function playWith(
  page: Page,
  planned: readonly string[],
  holdBack: RegExp,
  confirm: () => Promise<void>,
  take: (offer: Seen['offers'][number]) => Promise<void>,
): Promise<{ readonly presses: number; readonly left: readonly string[] }> {
  const plan = [...planned];
  for (let presses = 0; presses < 900; presses++) {
    const seen = await look(page);
    if (seen.over) return { presses, left: plan };
    if (seen.confirm) {
      await confirm();
      continue;
    }
    const wanted = seen.offers.find((offer) => offer.name === plan[0]);
    const offer = wanted ?? seen.offers.find(({ name }) => holdBack.test(name)) ?? seen.offers[0];
    if (wanted !== undefined) plan.shift();
    if (offer !== undefined) await take(offer);
  }
  return assert.fail('the game did not end');
}

/** The score of the page, replayed here: the same text, the same end. */
export async function sameInNode(page: Page): Promise<string> {
  const text = await scoreOf(page);
  const session = await replay(text);
  assert.ok(session.over);
  assert.equal(writeScore(session), text);
  assert.match(text, new RegExp(`^end ${session.entries.length} ${hashState(session.state)} [0-9a-f]{16}$`, 'm'));
  return text;
}

export async function quick(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('bocage settings', JSON.stringify({ pace: 'none', dice: 'none', motion: 'none' })),
  );
}
