// `bocage speed GAME`: how fast the game and its computer players are on this machine.
import { players } from '@bocage/ai';
import { type DecisionTimes, decisionTimes, firstSpeeds, type Speeds, warmSpeeds } from '@bocage/ai/node';
import type { Command } from '../args.ts';
import { listedGame, loadGame } from '../games.ts';
import { badInput } from '../stop.ts';

export const speedCommand: Command = {
  name: 'speed',
  usage: 'GAME [--seconds N] [--option k=v]',
  about: 'Decisions a second in random play and inside the search, and the time each strength takes for a decision.',
  notes: [
    'just begun: in the first seconds of the program; warm: after a million decisions of each, all compiled',
    '--seconds N  about how long each strength is watched (20)',
  ],
  options: { seconds: { type: 'string' }, option: { type: 'string', multiple: true } },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput("which game? 'speed GAME'");
    const game = await loadGame(listedGame(id));
    const options = args.options();
    const bad = game.setup(options, '0', { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
    if (typeof bad === 'string') throw badInput(bad);
    const seconds = args.whole('seconds', 1, 86_400) ?? 20;
    const searching = players.filter((p) => p.mind !== undefined);
    const [first, middle = first] = searching;
    if (middle === undefined) throw new Error('no player searches');
    const begun = firstSpeeds(game, options, middle);
    const warm = warmSpeeds(game, options, middle);
    const times: Record<string, DecisionTimes> = {};
    for (const player of searching)
      times[player.id] = decisionTimes(game, options, player, { decisions: 4_000, seconds });
    if (args.json) {
      io.out(`${JSON.stringify({ game: id, ...withShare(begun), warm: withShare(warm), times })}\n`);
      return;
    }
    io.out('decisions a CPU second    just begun         warm\n');
    io.out(`random play             ${whole(begun.random)} ${whole(warm.random)}\n`);
    io.out(`inside the search       ${whole(begun.search)} ${whole(warm.search)}\n`);
    io.out(`share                   ${percent(begun)} ${percent(warm)}\n`);
    for (const [player, t] of Object.entries(times)) {
      const [median, p99, longest] = [t.median, t.p99, t.longest].map((ms) => ms.toFixed(1).padStart(8));
      io.out(
        `${player.padEnd(10)} median ${median} ms, p99 ${p99} ms, longest ${longest} ms (${t.decisions} decisions)\n`,
      );
    }
  },
};

function withShare(speeds: Speeds): Speeds & { readonly share: number } {
  return { ...speeds, share: speeds.search / speeds.random };
}

const whole = (speed: number): string => String(Math.round(speed)).padStart(12);
const percent = ({ random, search }: Speeds): string => `${((search / random) * 100).toFixed(1)} %`.padStart(12);
