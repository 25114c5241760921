// `bocage games`: what can be played; with a name, that game's seats and options.
import { games, type Listed, planned } from '@bocage/catalogue';
import type { Args, Command } from '../args.ts';
import { listedGame, loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { W } from '../words/playing.ts';
import { paint } from '../words.ts';

export const gamesCommand: Command = {
  name: 'games',
  usage: '[GAME] [--all]',
  about: W.aboutGames,
  options: { all: { type: 'boolean' } },
  async run(args, io) {
    args.atMost(1);
    const [id] = args.positionals;
    if (id !== undefined) return describe(args, io, listedGame(id));
    const shown = games.filter((game) => args.flag('all') || game.hidden !== true);
    if (args.json) io.out(`${JSON.stringify({ games: shown.map(listing), planned })}\n`);
    else io.out(`${gameList(io, shown)}${plannedList(io)}`);
  },
};

function listing({ id, title, players, length, about, hidden }: Listed): object {
  return { id, title, players, length, about, hidden: hidden === true };
}

/** One game a line, with what it is like below. */
export function gameList(
  io: Io,
  shown: readonly Pick<Listed, 'id' | 'title' | 'players' | 'length' | 'about'>[],
): string {
  const { bold } = paint(io);
  const wide = Math.max(0, ...[...games, ...planned].map((game) => game.id.length));
  return shown
    .map((g) =>
      W.gameInList(bold(g.id.padEnd(wide)), g.title, g.players, g.length.join(', '), ' '.repeat(wide), g.about),
    )
    .join('');
}

/** What is still being written, under a heading of its own. */
export function plannedList(io: Io): string {
  return planned.length === 0 ? '' : W.notYetPlayable(gameList(io, planned));
}

async function describe(args: Args, io: Io, listed: Listed): Promise<void> {
  const game = await loadGame(listed);
  const { seats, options, rulesVersion, content } = game;
  if (args.json) {
    io.out(`${JSON.stringify({ ...listing(listed), rules: rulesVersion, content, seats, options })}\n`);
    return;
  }
  const { bold, dim } = paint(io);
  io.out(W.seats(gameList(io, [listed]), seats.map((s) => `${s.id} (${s.name})`).join(', ')));
  for (const option of options) {
    io.out(`\n--option ${bold(option.id)}=...  ${option.label} ${dim(`(${option.rule})`)}\n`);
    for (const value of option.values) {
      const say = value.id === option.standard ? W.standardValue : W.optionValue;
      io.out(say(value.id, value.label, value.text));
    }
  }
}
