// How the campaign chapters ask: choices are attempts that nothing forbids, packed as verb and argument.
import type { Chance, Choices, Decide, Description, Prompt, Reason, State } from '@bocage/engine';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { chooseLabel } from '../../words/campaign/questions.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';

/** The usual verb of a decision that has one only. */
export const PICK = 1;

/** The choice that finishes or declines. */
export const DONE = 0;

/** A choice: the verb in the low four bits, its argument above. */
export function choice(verb: number, argument: number): number {
  return verb | (argument << 4);
}

export function verbOf(choice: number): number {
  return choice & 15;
}

export function argumentOf(choice: number): number {
  return choice >> 4;
}

/** Writes a choice for each of the first `count` cards. */
export function every(verb: number, count: number, out: Choices): number {
  for (let i = 0; i < count; i++) out[i] = choice(verb, i);
  return count;
}

/** The same, and the choice that finishes. */
export function everyOrDone(verb: number, count: number, out: Choices): number {
  out[every(verb, count, out)] = DONE;
  return count + 1;
}

interface Asks {
  readonly rule: string;
  /** Everything that a person may try, in a fixed order. */
  attempts(t: GameData, s: State, out: Choices): number;
  /** Counts what `refuse` reads for every choice of this decision alike. */
  prepare?(t: GameData, s: State): void;
  refuse(t: GameData, s: State, choice: number): number;
  apply(t: GameData, s: State, choice: number, chance: Chance, tell: ShermanTell): void;
  name(t: GameData, s: State, choice: number): string;
  /** The verb and the label, and what differs from the default: DONE is marked as an `end`. */
  describe(t: GameData, s: State, choice: number): Omit<Description, 'rule'>;
  /** The question, and why it is asked. */
  ask(t: GameData, s: State): Omit<Prompt, 'wait'>;
  warnings?(t: GameData, s: State, choice: number): readonly Reason[];
}

/** A decision of the one seat. The list of choices comes from `refuse`, so that list and explanation never part. */
export function asks(parts: Asks): Decide<GameData, ShermanEvent> {
  const { prepare, refuse } = parts;
  return {
    seat: () => 0,
    choices(t, s, out) {
      const tried = parts.attempts(t, s, out);
      prepare?.(t, s);
      let n = 0;
      for (let i = 0; i < tried; i++) if (refuse(t, s, out[i]) === 0) out[n++] = out[i];
      return n;
    },
    attempts: parts.attempts,
    refuse(t, s, choice) {
      prepare?.(t, s);
      return refuse(t, s, choice);
    },
    apply: parts.apply,
    name: parts.name,
    describe(t, s, choice): Description {
      const own = parts.describe(t, s, choice);
      const end = choice === DONE ? { mark: 'end' as const } : {};
      return { rule: parts.rule, ...end, ...own };
    },
    prompt(t, s): Prompt {
      const asked = parts.ask(t, s);
      return { wait: W.youDecide, ...asked };
    },
    ...(parts.warnings !== undefined && { warnings: parts.warnings }),
  };
}

/** A decision between Commanders, each named by his name alone. */
export function asksForCommander(
  verb: string,
  parts: Pick<Asks, 'rule' | 'refuse' | 'apply' | 'ask' | 'warnings'>,
): Decide<GameData, ShermanEvent> {
  return asks({
    attempts: (t, _s, out) => every(PICK, t.commanderCount, out),
    name: (t, _s, c) => t.commanderName[argumentOf(c)],
    describe: (t, _s, c) => ({
      verb,
      label: chooseLabel(t.commanderName[argumentOf(c)]),
      pieces: [t.commanderName[argumentOf(c)]],
      mark: 'select',
    }),
    ...parts,
  });
}
