// Makes a whole Game of its parts: what is played, and beside it what tools and computer players need.
import type { Chance } from './chance.ts';
import { composePlay } from './compose.ts';
import { bind } from './contract/bound.ts';
import { type Choices, choiceBuffer } from './contract/choices.ts';
import type { Decide, Game, GameParts, PassedOver, Step } from './contract/play.ts';
import type { GameEvent } from './contract/words.ts';
import { push } from './frames.ts';
import { loadPosition } from './position.ts';
import { DEPTH, FRAME_SIZE, FRAMES, MAX_DEPTH, type State } from './state.ts';
import { W } from './words/files.ts';

type Members<T> = Readonly<Record<keyof T, 0>>;
// All members there are: the compiler reports one that is forgotten, which would be lost.
const STEP: Members<Step<unknown, GameEvent>> = { name: 0, rule: 0, continues: 0, settle: 0, decide: 0 };
const DECIDE: Members<Decide<unknown, GameEvent>> = {
  ...{ seat: 0, choices: 0, apply: 0, refuse: 0, attempts: 0 },
  ...{ name: 0, describe: 0, prompt: 0, odds: 0, warnings: 0 },
};

/**
 * The same with every member in the same place, though it may be undefined: objects of one shape are asked at every
 * decision, which is much faster than of many.
 */
function alike<T extends object>(one: T, members: Members<T>): T {
  return Object.fromEntries(Object.keys(members).map((member) => [member, one[member as keyof T]])) as T;
}

function alikeStep<T, E extends GameEvent>(step: Step<T, E>): Step<T, E> {
  const { decide } = step;
  return alike(decide === undefined ? step : { ...step, decide: alike(decide, DECIDE) }, STEP);
}

export function compose<T, E extends GameEvent, F>(parts: GameParts<T, E, F>): Game<E, F> {
  const { tables: t } = parts;
  const steps = parts.steps.map(alikeStep);

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
      if (step < 0) return W.noProcedure(name);
      if (own.length >= FRAME_SIZE || !own.every((v) => /^-?[0-9]{1,9}$/.test(v))) {
        return W.notProcedure(text.trim(), FRAME_SIZE - 1);
      }
      if (s[DEPTH] >= MAX_DEPTH) return W.tooManyProcedures(MAX_DEPTH);
      const numbers = own.map(Number);
      push(s, step, numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], numbers[6]);
    }
    const last = steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]];
    return last.decide === undefined ? W.asksNobody(last.name) : undefined;
  }

  function passedOver(s: State, choice: number, chance: Chance): readonly PassedOver[] {
    const found: PassedOver[] = [];
    const scratch = choiceBuffer();
    let told = 0;
    const tell = (): void => {
      told++;
    };
    const stepOf = (): Step<T, E> | undefined => steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]];
    // A procedure that was at work already and has nothing more to ask is finished, not passed over.
    const atWork = new Set<string>();
    for (let i = 0; i < s[DEPTH]; i++) atWork.add(`${i + 1} ${steps[s[FRAMES + i * FRAME_SIZE]].name}`);
    stepOf()?.decide?.apply(t, s, choice, chance, tell);
    for (let step = stepOf(); s[DEPTH] > 0 && step?.settle !== undefined; step = stepOf()) {
      const before = s.slice();
      const already = told;
      if (!step.settle(t, s, chance, tell)) break;
      const { decide } = step;
      const key = `${before[DEPTH]} ${step.name}`;
      const wasOpen = atWork.has(key);
      const tried = decide === undefined ? undefined : wanted(decide, before, scratch, wasOpen);
      atWork.add(key);
      if (decide === undefined || tried === undefined) continue;
      // Whoever opens another procedure goes on after it; one that was at work and closes is finished.
      if (s[DEPTH] > before[DEPTH] || (wasOpen && s[DEPTH] < before[DEPTH])) continue;
      found.push({ step: step.name, seat: decide.seat(t, before), told: told > already, tried });
    }
    return found;
  }

  /** What could be tried in a decision in which nothing but to end or decline is legal; undefined in any other. */
  function wanted(d: Decide<T, E>, s: State, scratch: Choices, atWork: boolean): string[] | undefined {
    const isEnd = (c: number): boolean => d.describe(t, s, c).mark === 'end';
    const legal = scratch.slice(0, d.choices(t, s, scratch));
    if (!legal.every(isEnd) || (legal.length === 0 && atWork)) return undefined;
    const n = d.attempts === undefined ? 0 : d.attempts(t, s, scratch);
    return Array.from(scratch.subarray(0, n))
      .filter((c) => !isEnd(c))
      .map((c) => d.name(t, s, c));
  }

  const tools = bind(parts.tools, t);
  const game: Game<E, F> = {
    ...composePlay({ ...parts, steps }),
    ...tools,
    verbs: parts.verbs,
    passedOver,
    writePosition: (s) => [...tools.writePosition(s), ['stack', writeStack(s)]],
    readPosition: (s, key, value) => (key === 'stack' ? readStack(s, value) : tools.readPosition(s, key, value)),
    ...(parts.player !== undefined && { player: bind(parts.player, t) }),
    openPosition: (position, seed) => loadPosition(game, position, seed),
  };
  return game;
}
