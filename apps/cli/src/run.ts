// The command line from words to exit code. Nothing that goes wrong below gets past here as anything but a sentence.
import { didYouMean } from '@bocage/engine';
import { type Command, readArgs } from './args.ts';
import { commands } from './commands/index.ts';
import type { Io } from './io.ts';
import { badInput, EXIT_INTERNAL, EXIT_OK, Stop } from './stop.ts';
import { paint } from './words.ts';

export async function main(words: readonly string[], io: Io): Promise<number> {
  const json = words.includes('--json');
  try {
    const [first, ...rest] = words;
    const { command, args } = pick(first, rest);
    return (await command.run(readArgs(command, args), io)) ?? EXIT_OK;
  } catch (error) {
    return report(error, io, json);
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
  const command = commands.find((c) => c.name === name);
  if (command !== undefined) return command;
  const known = commands.filter((c) => c.hidden !== true).map((c) => c.name);
  throw badInput(`there is no command '${name}'${didYouMean(name, known) || '; see help'}`);
}

function report(error: unknown, io: Io, json: boolean): number {
  const stop = error instanceof Stop ? error : internal(error);
  const { rule, file, line, more } = stop.details;
  if (json) {
    const shape = { kind: stop.kind, text: stop.text, rule, file, line, ...more };
    io.out(`${JSON.stringify({ error: shape })}\n`);
  } else io.err(`${paint(io).red(stop.text)}\n`);
  return stop instanceof Stop ? stop.exitCode : EXIT_INTERNAL;
}

/** A mistake of ours: one sentence, and what to send us. */
function internal(error: unknown): Stop {
  const message = error instanceof Error ? error.message : String(error);
  return new Stop(
    'internal',
    `Bocage has made a mistake of its own: ${message.split('\n')[0]}. Nothing was changed; please report it with the command and the score file`,
  );
}
