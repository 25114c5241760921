// For tests of Sherman Leader in the page: scores that stand where a screen is wanted, and axe.
import { choiceBuffer, generator, Session, type State, writeScore } from '@bocage/engine';
import { createGame } from '@bocage/sherman-leader';
import type { Page } from 'playwright-core';
import { bringAxe } from './harness.ts';

const game = createGame();
/** What is asked of a game on its way. */
interface Sherman {
  readonly state: State;
}

/** A game played by rules of thumb up to the moment that is wanted, as a score. */
export function scoreAt(
  options: Readonly<Record<string, string>>,
  seed: string,
  wanted: (session: Sherman, step: string) => boolean,
): string {
  const session = Session.open(game, { options, seed });
  if (!(session instanceof Session)) throw new Error('no session');
  const buffer = choiceBuffer();
  const mine = generator(seed);
  for (let i = 0; i < 6_000; i++) {
    const step = game.decision(session.state)?.step ?? 'over';
    if (wanted(session, step)) return writeScore(session);
    if (session.over) break;
    const n = game.choices(session.state, buffer);
    session.playChoice(buffer[game.player?.heuristic(session.state, buffer, n, mine) ?? 0] ?? 0);
  }
  throw new Error('the wanted moment never came');
}

/** Enemy counters on the Battlefield. */
export function enemies(session: Sherman): number {
  return game
    .board(game.view(session.state, 0), 0)
    .places.filter((place) => /^[1-6][1-4]$/.test(place.id))
    .flatMap((place) => place.pieces)
    .filter((piece) => piece.seat === 'enemy').length;
}

/** The turn of the Battle, 0 before it. */
export function turn(session: Sherman): number {
  const track = game.board(game.view(session.state, 0), 0).tracks.find((one) => one.id === 'turn');
  return Number.parseInt(track?.value ?? '0', 10);
}

/** Opens a score as a person does: from the home page, by pasting it. */
export async function openScore(page: Page, address: string, score: string): Promise<void> {
  await page.goto(`${address}/?dev`);
  await importScore(page, score);
}

export async function importScore(page: Page, score: string): Promise<void> {
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  await page.locator('dialog textarea').fill(score);
  await page.locator('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('.table .map').first().waitFor();
}

/** What axe finds wrong with the page, or with the dialog that is open. */
export async function judge(page: Page): Promise<readonly string[]> {
  await bringAxe(page);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          root: Element | Document,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document.querySelector('dialog[open]') ?? document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      resultTypes: ['violations'],
    });
    return violations.map((v) => `${v.id}: ${v.nodes[0]?.html.slice(0, 200)} ${v.nodes[0]?.failureSummary}`);
  });
}
