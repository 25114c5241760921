// `bocage start`: what `npm start` shows: the games, and how to play them in the terminal.
import { games } from '@bocage/catalogue';
import type { Command } from '../args.ts';
import { W } from '../words/playing.ts';
import { gameList, plannedList } from './games.ts';

export const startCommand: Command = {
  name: 'start',
  usage: '',
  about: W.aboutStart,
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
    io.out(W.startTitle);
    io.out(`${gameList(io, shown)}${plannedList(io)}\n`);
    io.out(W.startTeach(teach.padEnd(wide)));
    io.out(W.startNew(begin.padEnd(wide)));
    io.out(W.startPlay(play.padEnd(wide)));
    io.out(W.startHelp(help.padEnd(wide)));
  },
};
