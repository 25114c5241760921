// `bocage serve`: the server, a program of its own; the terminal does not load it.
import { fileURLToPath } from 'node:url';
import type { Command } from '../args.ts';
import { W } from '../words/playing.ts';
import { runProgram } from './program.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port 4400] [--data DIR | --db postgres://...] ...',
  about: W.aboutServe,
  notes: [W.serveNoteHelp],
  options: {},
  raw: true,
  async run(args) {
    const program = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
    return runProgram(program, args.positionals);
  },
};
