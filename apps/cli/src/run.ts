// The command line from words to exit code. Nothing that goes wrong below gets past here as anything but a sentence.
import { brief, nearest } from '@bocage/engine';
import { type Command, readArgs } from './args.ts';
import { commands } from './commands/index.ts';
import type { Io } from './io.ts';
import { badInput, EXIT_OK, Stop } from './stop.ts';
import { W } from './words/common.ts';
import { paint } from './words.ts';

export async function main(words: readonly string[], io: Io): Promise<number> {
  const json = words.includes('--json');
  const believed: string[] = [];
  try {
    const [first, ...rest] = words;
    const { command, args } = pick(first, rest);
    const watched = { ...io, believe: (file: string) => believed.push(file) };
    return (await command.run(readArgs(command, args), watched)) ?? EXIT_OK;
  } catch (error) {
    return report(error instanceof Stop ? error : internal(error, believed), io, json);
  }
}

function pick(first: string | undefined, rest: readonly string[]): { command: Command; args: readonly string[] } {
  if (first === undefined || first === '--help' || first === '-h') return { command: find('help'), args: rest };
  if (first === '--version' || first === '-v') return { command: find('help'), args: ['--version'] };
  const command = find(first);
  return command.raw !== true && (rest.includes('--help') || rest.includes('-h'))
    ? { command: find('help'), args: [first] }
    : { command, args: rest };
}

function find(name: string): Command {
  const command = commands.find((c) => c.name === name || c.formerly?.includes(name) === true);
  if (command !== undefined) return command;
  const known = commands.filter((c) => c.hidden !== true).map((c) => c.name);
  throw badInput(W.noCommand(brief(name), nearest(name, known)));
}

function report(stop: Stop, io: Io, json: boolean): number {
  const { rule, file, line, more } = stop.details;
  if (json) {
    const shape = { kind: stop.kind, text: stop.text, rule, file, line, ...more };
    io.out(`${JSON.stringify({ error: shape })}\n`);
  } else io.err(`${paint(io).red(stop.text)}\n`);
  return stop.exitCode;
}

/**
 * A mistake of ours: one sentence, and what to send us. With values from outside that the rules had to believe, the rules
 * may simply not hold for them.
 */
function internal(error: unknown, believed: readonly string[]): Stop {
  const message = error instanceof Error ? error.message : String(error);
  const [file] = believed;
  if (file !== undefined) {
    return badInput(W.rulesCannotFollow(message.split('\n')[0]), { file });
  }
  return new Stop('internal', W.internalErrorWithScore(message.split('\n')[0]));
}
