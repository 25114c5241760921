// Makes a whole Game of its parts: what is played, and beside it positions, drawing, checks and what computer players need.
import { composePlay } from './compose.ts';
import { push } from './frames.ts';
import type { AsideParts, Choices, Game, GameEvent, GameParts, Play, PlayParts } from './game.ts';
import { DEPTH, FRAME_SIZE, FRAMES, MAX_DEPTH, type State } from './state.ts';

export function compose<T, E extends GameEvent>(parts: GameParts<T, E>): Game<E> {
  return whole(composePlay(parts), parts, parts);
}

function whole<T, E extends GameEvent>(
  play: Play<E>,
  { tables: t, steps }: Pick<PlayParts<T, E>, 'tables' | 'steps'>,
  aside: AsideParts<T>,
): Game<E> {
  /** `turn 1; assault 7 3`: the open procedures by name with their integers, trailing zeros left out. */
  function writeStack(s: State): string {
    const open: string[] = [];
    for (let i = 0; i < s[DEPTH]; i++) {
      const at = FRAMES + i * FRAME_SIZE;
      const own = Array.from(s.subarray(at + 1, at + FRAME_SIZE));
      while (own.length > 0 && own[own.length - 1] === 0) own.pop();
      open.push([steps[s[at]].name, ...own].join(' '));
    }
    return open.join('; ') || '-';
  }

  function readStack(s: State, value: string): string | undefined {
    s.fill(0, FRAMES, FRAMES + FRAME_SIZE * MAX_DEPTH);
    s[DEPTH] = 0;
    if (value === '-') return undefined;
    for (const text of value.split(';')) {
      const [name, ...own] = text.trim().split(/\s+/);
      const step = steps.findIndex((candidate) => candidate.name === name);
      if (step < 0) return `there is no procedure '${name}'`;
      if (own.length >= FRAME_SIZE || !own.every((v) => /^-?[0-9]{1,9}$/.test(v))) {
        return `'${text.trim()}' is not a procedure with at most ${FRAME_SIZE - 1} numbers`;
      }
      if (s[DEPTH] >= MAX_DEPTH) return `more than ${MAX_DEPTH} procedures cannot be open`;
      const numbers = own.map(Number);
      push(s, step, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6]);
    }
    const last = steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]];
    return last.decide === undefined ? `the innermost procedure '${last.name}' asks nobody anything` : undefined;
  }

  const { sensible, practised, practice, regret, evaluate, terms, stage, effort, reach, lessons } = aside;
  return {
    ...play,
    draw: (view, seat) => aside.draw(t, view, seat),
    problems: (s) => aside.problems(t, s),
    census: (s) => aside.census(t, s),
    writePosition: (s) => [...aside.writePosition(t, s), ['stack', writeStack(s)]],
    readPosition: (s, key, value) => (key === 'stack' ? readStack(s, value) : aside.readPosition(t, s, key, value)),
    finishPosition: (s) => aside.finishPosition?.(t, s),
    ...(lessons && {
      lessons: {
        inputs: lessons.inputs,
        read: (s: State, out: Float64Array) => lessons.read(t, s, out),
        points: (s: State) => lessons.points(t, s),
        ...(lessons.moment && { moment: (s: State) => lessons.moment?.(t, s) ?? 0 }),
      },
    }),
    ...(effort && { effort: (s: State) => effort(t, s) }),
    ...(reach && { reach: (s: State) => reach(t, s) }),
    ...(stage && { stage: (s: State) => stage(t, s) }),
    ...(sensible && {
      sensible: (s: State, choices: Choices, n: number, g: Int32Array) => sensible(t, s, choices, n, g),
    }),
    ...(practised && {
      practised: (s: State, choices: Choices, n: number, g: Int32Array) => practised(t, s, choices, n, g),
    }),
    ...(practice && {
      practice: {
        names: practice.names,
        numbers: practice.numbers,
        with(numbers: readonly number[]) {
          const rules = practice.with(numbers);
          return (s: State, choices: Choices, n: number, g: Int32Array) => rules(t, s, choices, n, g);
        },
      },
    }),
    ...(regret && { regret: (s: State) => regret(t, s) }),
    ...(evaluate && { evaluate: (s: State, seat: number) => evaluate(t, s, seat) }),
    ...(terms && { terms: (s: State, seat: number) => terms(t, s, seat) }),
  };
}
