// The command line: options and what they may be. Every mistake is one sentence that says what to type instead.
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { brief, nearest, seedProblem } from '@bocage/engine';
import type { Io } from './io.ts';
import { badInput } from './stop.ts';
import { W } from './words/common.ts';

export type OptionSpecs = NonNullable<ParseArgsConfig['options']>;

/** What a command is: one file each. */
export interface Command {
  readonly name: string;
  /** Names that it had before: they still find it. */
  readonly formerly?: readonly string[];
  /** What follows the name: `GAME [--seed N]`. */
  readonly usage: string;
  /** One sentence. */
  readonly about: string;
  /** More for `help NAME`. */
  readonly notes?: readonly string[];
  readonly options: OptionSpecs;
  /** Not listed by `help`. */
  readonly hidden?: true;
  /** Its words belong to another program, which reads them itself. */
  readonly raw?: true;
  /** The exit code, where it is not 0. */
  run(args: Args, io: Io): Promise<number | undefined> | Promise<void>;
}

/** Every command takes these. */
const COMMON: OptionSpecs = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
/** Outcomes given beforehand, under both names. */
export const ROLLS: OptionSpecs = { rolls: { type: 'string' }, tape: { type: 'string' } };
/** Commands that open a score take these. */
export const SCORE: OptionSpecs = { file: { type: 'string', short: 'f' }, pack: { type: 'string' } };

export class Args {
  readonly command: string;
  readonly positionals: readonly string[];
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(command: string, positionals: readonly string[], values: Readonly<Record<string, unknown>>) {
    this.command = command;
    this.positionals = positionals;
    this.values = values;
  }

  flag(name: string): boolean {
    return this.values[name] === true;
  }

  get json(): boolean {
    return this.flag('json');
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    if (value === '') throw badInput(W.valueMissing(name));
    return typeof value === 'string' ? value : undefined;
  }

  texts(name: string): readonly string[] {
    const value = this.values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  /** A whole number from `min` to `max`. */
  whole(name: string, min: number, max: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = /^[0-9]{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    throw badInput(W.mustBeWhole(name, min, max, brief(text)));
  }

  seed(): string | undefined {
    const text = this.text('seed');
    const problem = text === undefined ? undefined : seedProblem(text);
    if (problem !== undefined) throw badInput(W.seed(problem));
    return text;
  }

  /** `--rolls 4,2,6`, once called `--tape`: outcomes in order. */
  rolls(): readonly string[] {
    const [text, other] = [this.text('rolls'), this.text('tape')].filter((one) => one !== undefined);
    if (text === undefined) return [];
    if (other !== undefined) throw badInput(W.tapeOrRolls);
    const outcomes = text.split(/[,\s]+/).filter((part) => part !== '');
    const bad = outcomes.find((part) => !/^[^[\]#;!]+$/.test(part));
    if (bad !== undefined || outcomes.length === 0) throw badInput(W.rollsForm(brief(text)));
    return outcomes;
  }

  /** `--option k=v`, as often as wanted. */
  options(): Record<string, string> {
    const chosen = new Map<string, string>();
    for (const text of this.texts('option')) {
      const equals = text.indexOf('=');
      if (equals < 1) throw badInput(W.optionForm(brief(text)));
      const name = text.slice(0, equals);
      if (chosen.has(name)) throw badInput(W.optionTwice(brief(name)));
      chosen.set(name, text.slice(equals + 1));
    }
    return Object.fromEntries(chosen);
  }

  /** Refuses what the command has no use for. */
  atMost(count: number): void {
    const extra = this.positionals[count];
    if (extra !== undefined) throw badInput(W.tooManyArguments(brief(extra), this.command));
  }
}

export function readArgs(command: Command, words: readonly string[]): Args {
  if (command.raw === true) return new Args(command.name, words, {});
  const options = { ...command.options, ...COMMON };
  const config = { args: [...words], options, allowPositionals: true } as const;
  try {
    const { positionals, values } = parseArgs({ ...config, strict: true });
    return new Args(command.name, positionals, values);
  } catch (error) {
    throw badInput(argumentProblem(error, command, Object.keys(options)));
  }
}

function argumentProblem(error: unknown, command: Command, known: readonly string[]): string {
  const message = error instanceof Error ? error.message : String(error);
  const option = (/--[^\s'=,<]+/.exec(message) ?? /-[^\s'=,<]+/.exec(message))?.[0] ?? '';
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    return W.hasNoOption(command.name, brief(option), nearest(option.replace(/^-+/, ''), known));
  }
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return /does not take an argument/.test(message)
      ? W.takesNoValue(brief(option), command.name)
      : W.optionNeedsValue(brief(option), command.name);
  }
  return W.badArguments(brief(message, 200), command.name);
}
