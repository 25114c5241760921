// `bocage help [COMMAND]`.
import { readFileSync } from 'node:fs';
import { brief, nearest } from '@bocage/engine';
import type { Command } from '../args.ts';
import type { Io } from '../io.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/looking.ts';
import { paint } from '../words.ts';

type Groups = readonly (readonly [name: string, commands: readonly Command[]])[];

/** The list comes in from outside: it holds this command too. */
export function helpCommand(groups: () => Groups): Command {
  return {
    name: 'help',
    usage: '[COMMAND]',
    about: W.aboutHelp,
    options: { version: { type: 'boolean', short: 'v' } },
    async run(args, io) {
      args.atMost(1);
      const version = packageVersion();
      if (args.flag('version')) {
        io.out(args.json ? `${JSON.stringify({ version })}\n` : `bocage ${version}\n`);
        return;
      }
      const shown = groups().flatMap(([, commands]) => commands.filter((c) => c.hidden !== true));
      const [name] = args.positionals;
      const wanted =
        name === undefined ? shown : shown.filter((c) => c.name === name || c.formerly?.includes(name) === true);
      if (wanted.length === 0) {
        const names = shown.map((c) => c.name);
        throw badInput(W.noCommand(brief(name ?? ''), nearest(name ?? '', names)));
      }
      if (args.json) {
        const commands = wanted.map(({ name: id, usage, about, notes }) => ({
          name: id,
          usage,
          about,
          notes: notes ?? [],
        }));
        io.out(`${JSON.stringify({ version, commands })}\n`);
      } else io.out(name === undefined ? overview(io, groups()) : usage(io, wanted));
    },
  };
}

function overview(io: Io, groups: Groups): string {
  const { bold } = paint(io);
  const wide = Math.max(...groups.flatMap(([, commands]) => commands.map((c) => c.name.length)));
  const lists = groups.flatMap(([name, commands]) => [
    bold(name),
    ...commands.filter((c) => c.hidden !== true).map((c) => `  ${bold(c.name.padEnd(wide))}  ${c.about}`),
    '',
  ]);
  return [W.usageCommand(io.name), '', ...lists, W.helpNoteScore, W.helpNoteJson, W.helpMore(io.name), ''].join('\n');
}

function usage(io: Io, commands: readonly Command[]): string {
  return commands
    .flatMap((c) => [
      W.usageOf(io.name, c.name, c.usage).trimEnd(),
      c.about,
      ...(c.notes ?? []).map((n) => `  ${n}`),
      '',
    ])
    .join('\n');
}

function packageVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return /"version": "([^"]+)"/.exec(text)?.[1] ?? '?';
}
