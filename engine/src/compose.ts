// Makes a Play of its parts: dispatches to the step on top of the stack and settles what needs no player.
import { type Chance, seeded } from './chance.ts';
import { type Choices, choiceBuffer } from './contract/choices.ts';
import {
  type Decide,
  type Decision,
  NOBODY,
  type Play,
  type PlayParts,
  type Verdict,
  type View,
  WATCHER,
} from './contract/play.ts';
import type { GameEvent, Reason, Tell } from './contract/words.ts';
import { brief, nearest } from './did-you-mean.ts';
import { resolveOptions } from './options.ts';
import { type Generator, next, seed as seedGenerator } from './random.ts';
import type { State } from './state.ts';
import * as S from './state.ts';
import { W } from './words/play.ts';

// Constants of this file and not imported ones, which are read anew at every use: every decision passes here.
const { DEPTH, FRAME_SIZE, FRAMES, GENERATOR, OPTIONS } = S;

/** More automatic steps in a row than any rule needs: a procedure that never ends. */
const MOST_SETTLING = 20_000;

/** Bound views are plain arrays; the brand only keeps them out of functions that want a full state. */
function asView(s: State): View {
  return s as View;
}

export function composePlay<T, E extends GameEvent, F>(parts: PlayParts<T, E, F>): Play<E, F> {
  const { tables: t, steps } = parts;
  const scratch = choiceBuffer();

  function decide(s: State): Decide<T, E> {
    const found = steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]].decide;
    if (found === undefined) throw new Error(`${parts.id}: step ${stepName(s)} has nothing to decide`);
    return found;
  }

  function stepName(s: State): string {
    return steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]].name;
  }

  function settle(s: State, chance: Chance, tell: Tell<E>): void {
    for (let i = 0; s[DEPTH] > 0; i++) {
      const step = steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]];
      if (step.settle === undefined || !step.settle(t, s, chance, tell)) return;
      if (i > MOST_SETTLING) throw new Error(`${parts.id}: step ${step.name} settles for ever`);
    }
  }

  function reason(s: State, choice: number, code: number): Reason {
    const spec = parts.reasons[code];
    if (spec === undefined) throw new Error(`${parts.id}: no reason ${code} (step ${stepName(s)})`);
    const { rule, text, code: word, data } = spec;
    return {
      rule,
      text: typeof text === 'string' ? text : text(t, s, choice),
      code: word,
      ...(data !== undefined && { data: data(t, s, choice) }),
    };
  }

  function attempts(s: State, out: Choices): number {
    const d = decide(s);
    return d.attempts === undefined ? d.choices(t, s, out) : d.attempts(t, s, out);
  }

  /** The choice in the first `n` of the scratch buffer that bears this name, or -1. */
  function named(s: State, d: Decide<T, E>, n: number, wanted: string): number {
    for (let i = 0; i < n; i++) if (normal(d.name(t, s, scratch[i])) === wanted) return scratch[i];
    return -1;
  }

  /** What can be tried here with this verb: where there is something, the verb belongs here, and only what it names does not. */
  function triedAs(s: State, d: Decide<T, E>, verb: string): string[] {
    const names = new Set<string>();
    const n = attempts(s, scratch);
    for (let i = 0; i < n; i++) {
      const name = normal(d.name(t, s, scratch[i]));
      if (name.split(' ')[0] === verb) names.add(name);
    }
    return [...names];
  }

  function verdict(s: State, text: string): Verdict {
    if (s[DEPTH] === 0)
      return { kind: 'refused', reason: { rule: parts.result(t, s).rule, code: 'over', text: W.gameIsOver } };
    const wanted = normal(text);
    const d = decide(s);
    const legal = named(s, d, d.choices(t, s, scratch), wanted);
    if (legal >= 0) return { kind: 'legal', choice: legal };
    const tried = named(s, d, attempts(s, scratch), wanted);
    if (tried >= 0) return { kind: 'refused', reason: reason(s, tried, d.refuse(t, s, tried)) };
    const [first] = wanted.split(' ', 1);
    const alike = triedAs(s, d, first);
    const verb = alike.length > 0 || !Object.hasOwn(parts.verbs, first) ? undefined : parts.verbs[first];
    if (verb === undefined) {
      const near = alike.length > 0 ? nearest(wanted, alike) : '';
      return { kind: 'unknown', text: W.noChoice(brief(text.trim()), near) };
    }
    const ask = d.prompt(t, s).ask;
    const { rule, code, data } = verb;
    return {
      kind: 'refused',
      reason: {
        rule,
        code: code ?? 'later',
        text: W.notNow(verb.text, ask),
        ...(data !== undefined && { data }),
      },
    };
  }

  function decision(s: State): Decision | undefined {
    if (s[DEPTH] === 0) return undefined;
    const step = steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]];
    const d = decide(s);
    return { seat: d.seat(t, s), step: step.name, rule: step.rule, prompt: d.prompt(t, s) };
  }

  function viewInto(into: State, s: State, seat: number): View {
    into.set(s);
    into.fill(0, GENERATOR, GENERATOR + 4);
    if (seat === WATCHER) for (let i = 0; i < parts.seats.length; i++) parts.mask?.(t, into, i);
    else parts.mask?.(t, into, seat);
    return asView(into);
  }

  function dealInto(into: State, view: View, seat: number, g: Generator): void {
    into.set(view);
    for (let i = 0; i < 4; i++) into[GENERATOR + i] = next(g);
    if ((into[0] | into[1] | into[2] | into[3]) === 0) into[0] = 1;
    parts.deal?.(t, into, seat, seeded);
  }

  const { turn, turns } = parts;
  return {
    id: parts.id,
    title: parts.title,
    rulesVersion: parts.rulesVersion,
    seats: parts.seats,
    options: parts.options,
    fields: parts.fields,
    size: parts.size,
    content: parts.content,
    hides: parts.mask !== undefined,
    setup(options, seedText, chance, tell) {
      const indices = resolveOptions(parts.options, options);
      if (typeof indices === 'string') return indices;
      const s = new Int32Array(parts.size);
      seedGenerator(s, seedText);
      s.set(indices, OPTIONS);
      parts.setup(t, s, chance, tell);
      settle(s, chance, tell);
      return s;
    },
    seat: (s) => (s[DEPTH] === 0 ? NOBODY : decide(s).seat(t, s)),
    choices: (s, out) => (s[DEPTH] === 0 ? 0 : decide(s).choices(t, s, out)),
    apply(s, choice, chance, tell) {
      decide(s).apply(t, s, choice, chance, tell);
      settle(s, chance, tell);
    },
    refuse: (s, choice) => decide(s).refuse(t, s, choice),
    attempts: (s, out) => (s[DEPTH] === 0 ? 0 : attempts(s, out)),
    name: (s, choice) => decide(s).name(t, s, choice),
    describe: (s, choice) => decide(s).describe(t, s, choice),
    reason,
    decision,
    continues: (s) => s[DEPTH] > 0 && steps[s[FRAMES + (s[DEPTH] - 1) * FRAME_SIZE]].continues === true,
    odds: (s, choice) => decide(s).odds?.(t, s, choice),
    warnings: (s, choice) => decide(s).warnings?.(t, s, choice) ?? [],
    verdict,
    result: (s) => (s[DEPTH] === 0 ? parts.result(t, s) : undefined),
    view: (s, seat) => viewInto(new Int32Array(parts.size), s, seat),
    viewInto,
    deal(view, seat, g) {
      const s = new Int32Array(parts.size);
      dealInto(s, view, seat, g);
      return s;
    },
    dealInto,
    facts: (view, seat) => parts.facts(t, view, seat),
    board: (view, seat) => parts.board(t, parts.facts(t, view, seat)),
    say: (event) => parts.say(t, event),
    overhear: (event, seat) => (parts.overhear === undefined ? event : parts.overhear(t, event, seat)),
    ...(parts.story !== undefined && { story: (events: readonly E[]) => parts.story?.(t, events) ?? [] }),
    remark: (events) => parts.remark?.(t, events) ?? '',
    ...(turn && { turn: (s: State) => turn(t, s) }),
    ...(turns && { turns: (s: State) => turns(t, s) }),
  };
}

/** Capitals, letters that are not ASCII, or blanks that are too many: what `normal` would change. */
const ODD = /[^ -@[-~]|^ | $| {2}/;

/** Names are compared without regard to case and spacing. */
export function normal(text: string): string {
  if (!ODD.test(text)) return text;
  return text.trim().toLowerCase().replace(/\s+/g, ' ');
}
