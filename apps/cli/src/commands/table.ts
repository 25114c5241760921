// `bocage table`: the page in the browser, served from this machine; a program of its own, as the server is.
import { fileURLToPath } from 'node:url';
import type { Command } from '../args.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/playing.ts';
import { runProgram } from './program.ts';

export const tableCommand: Command = {
  name: 'table',
  usage: '[--port 1944]',
  about: W.aboutTable,
  options: { port: { type: 'string' } },
  async run(args) {
    const port = args.text('port') ?? '1944';
    const number = Number(port);
    if (!/^\d+$/.test(port) || number < 1 || number > 65_535) throw badInput(W.portForm(port));
    const program = fileURLToPath(new URL('../../../web/build/start.ts', import.meta.url));
    return runProgram(program, [], { PORT: port, BOCAGE_TABLE: '1' });
  },
};
