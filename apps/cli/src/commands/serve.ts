// `bocage serve`: the server, a program of its own; the terminal does not load it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command } from '../args.ts';

export const serveCommand: Command = {
  name: 'serve',
  usage: '[--port 4400] [--data DIR | --db postgres://...] ...',
  about: 'Games between people on different machines: a server for two friends, a club or everybody.',
  notes: ['`serve --help` lists its options; docs/server.md tells how to run it.'],
  options: {},
  raw: true,
  async run(args) {
    const program = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
    const child = spawn(process.execPath, [program, ...args.positionals], { stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    // Ctrl-C reaches both; the server says goodbye to everybody first.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => pass('SIGTERM'));
    return new Promise<number>((done) => child.on('exit', (code) => done(code ?? 1)));
  },
};
