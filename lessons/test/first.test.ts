// First games: they open, end, are neither hopeless nor sure, and the coach speaks of things that happen.
import {
  choiceBuffer,
  type Game,
  type GameEvent,
  generator,
  parsePosition,
  Session,
  type State,
  seeded,
} from '@bocage/engine';
import { isOver, Notes, reached, seatOf, startState } from '@bocage/lessons';
import { describe, expect, test } from 'vitest';
import { type Taught, taught } from './courses.ts';

const all = await taught();

/** Plays by the heuristics from a state to the end, or until somebody says so. */
function play(game: Game, s: State, seed: string, each: (s: State, events: readonly GameEvent[]) => boolean): void {
  const g = generator(seed);
  const buffer = choiceBuffer();
  let events: GameEvent[] = [];
  while (!each(s, events) && game.seat(s) >= 0) {
    const n = game.choices(s, buffer);
    events = [];
    game.apply(s, buffer[n === 1 ? 0 : (game.player?.heuristic(s, buffer, n, g) ?? 0)] ?? 0, seeded, (event) =>
      events.push(event),
    );
  }
}

function opened({ game, course }: Taught, seed: string): State {
  const start = course.starts[course.first.position];
  if (start === undefined) throw new Error('no start');
  return startState(game, start, seed);
}

describe.each(all.map((one) => [one.course.game, one] as const))('the first game of %s', (_, one) => {
  const { game, course } = one;
  const { first } = course;

  test('it can be saved: its position is there as text, and opens as the same state', () => {
    const position = parsePosition(course.starts[first.position]?.text ?? '');
    if ('text' in position) throw new Error(position.text);
    const session = Session.open(game, { seed: '7', position });
    if (!(session instanceof Session)) throw new Error('it does not open');
    expect(session.state).toEqual(opened(one, '7'));
    expect(game.seat(session.state)).toBe(seatOf(game, first));
  });

  test('played by the heuristics it ends, and the goal is reached in some games and missed in others', () => {
    let done = 0;
    const games = 12;
    for (let i = 0; i < games; i++) {
      const s = opened(one, String(i + 1));
      play(game, s, String(i), (state) => isOver(game, first, state));
      expect(isOver(game, first, s)).toBe(true);
      if (reached(game, first, s).done) done++;
    }
    expect(done).toBeGreaterThan(1);
    expect(done).toBeLessThan(games - 1);
  });

  test('each note is said once, when something happens that happens in this game', () => {
    const steps = new Set<string>();
    const kinds = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = opened(one, String(i));
      play(game, s, String(i), (state, events) => {
        for (const { kind } of events) kinds.add(kind);
        const asked = game.decision(state);
        if (asked !== undefined) steps.add(asked.step);
        return isOver(game, first, state);
      });
    }
    for (const { when, point } of first.notes) {
      if (when.step !== undefined) expect(steps, point).toContain(when.step);
      else if (when.event !== undefined) expect(kinds, point).toContain(when.event);
      else expect(when.at, point).toBeDefined();
    }
    const notes = new Notes(game, first);
    const said: string[] = [];
    const s = opened(one, '3');
    play(game, s, '3', (state, events) => {
      said.push(...notes.due({ events, state }).map(({ point }) => point));
      return isOver(game, first, state);
    });
    expect(new Set(said).size).toBe(said.length);
    expect(said[0]).toBe(first.notes[0]?.point);
    expect(said.at(-1)).toBe(first.notes.at(-1)?.point);
    expect(said.length).toBeGreaterThanOrEqual(5);
  });
});
