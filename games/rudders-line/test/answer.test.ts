// RL 10.11: what the tuned heuristics answer to a pass.
import { choiceBuffer, generator } from '@bocage/engine';
import { expect, it } from 'vitest';
import { at, game } from './helper.ts';

/** What the side to act does at once, by the tuned heuristics. */
function answer(lines: string, ...before: string[]): string {
  const { state } = at(lines).play(...before);
  const out = choiceBuffer();
  const n = game.choices(state, out);
  return game.name(state, out[game.player?.tuned?.(state, out, n, generator('1')) ?? 0]);
}

const BOATS =
  'phase: action US\nLC1: US 4 squad\narea 3: US squad\narea 7: GE 3 squad, nco3\narea 8: GE 4 squad\ncontrol US: 3';
const LAST = 'turn: 8\nphase: action US\narea 3: US 4 squad\narea 8: GE 2 squad\narea 11: GE 2 squad';

it('RL 10.11 + RL SR1 the German ends the phase while Rangers are in their boats', () => {
  expect(answer(`turn: 2\n${BOATS}`, 'pass')).toBe('pass');
  expect(answer(`turn: 1\n${BOATS}`, 'pass')).toBe('pass');
});

it('RL 10.11 after a pass of somebody who has acted the phase goes on, and so does the German', () => {
  expect(answer(`turn: 2\n${BOATS}`, 'act 3', 'squad', 'to 4', 'stop', 'pass')).toMatch(/^act /);
});

it('RL 10.11 in the last turn the side that wins as the board stands ends the phase, and no other', () => {
  expect(answer(`${LAST}\ncontrol US: 3`, 'pass')).toBe('pass');
  expect(answer(`${LAST}\ncontrol US: 3 5 6 7`, 'pass')).toMatch(/^act /);
  expect(answer(`turn: 3${LAST.slice(7)}\ncontrol US: 3`, 'pass')).toMatch(/^act /);
});
