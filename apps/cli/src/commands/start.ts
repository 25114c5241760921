// `bocage start`: what `npm start` shows: the games, and how to play them in the terminal.
import { games } from '@bocage/catalogue';
import type { Command } from '../args.ts';
import { gameList, plannedList } from './games.ts';

export const startCommand: Command = {
  name: 'start',
  usage: '',
  about: 'Shows the games and how to begin.',
  options: {},
  async run(args, io) {
    args.atMost(0);
    const shown = games.filter((game) => game.hidden !== true);
    const example = shown[0]?.id ?? 'GAME';
    const commands = [`teach ${example}`, `new ${example}`, 'play', 'help'].map((words) => `${io.name} ${words}`);
    if (args.json) {
      io.out(`${JSON.stringify({ games: shown.map((g) => g.id), commands })}\n`);
      return;
    }
    const [teach = '', begin = '', play = '', help = ''] = commands;
    const wide = Math.max(...commands.map((c) => c.length));
    io.out('Bocage: one table for three board wargames of 1942-45.\n\n');
    io.out(`${gameList(io, shown)}${plannedList(io)}\n`);
    io.out(`  ${teach.padEnd(wide)}   learn a game by playing it\n`);
    io.out(`  ${begin.padEnd(wide)}   begin a game\n`);
    io.out(`  ${play.padEnd(wide)}   play it here in the terminal; everything is saved after each choice\n`);
    io.out(`  ${help.padEnd(wide)}   everything else\n`);
  },
};
