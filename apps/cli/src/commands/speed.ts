// `bocage speed GAME`: how fast the game and its computer players are on this machine.
import { players } from '@bocage/ai';
import { type DecisionTimes, decisionTimes, firstSpeeds, type Speeds, warmSpeeds } from '@bocage/ai/node';
import type { Command } from '../args.ts';
import { listedGame, loadGame } from '../games.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/developing.ts';

export const speedCommand: Command = {
  name: 'speed',
  usage: 'GAME [--seconds N] [--option k=v]',
  about: W.aboutSpeed,
  notes: [W.speedNoteWarm, W.speedOptionSeconds],
  options: { seconds: { type: 'string' }, option: { type: 'string', multiple: true } },
  async run(args, io) {
    const [id] = args.positionals;
    args.atMost(1);
    if (id === undefined) throw badInput(W.whichGameSpeed);
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
    io.out(W.speedHead);
    io.out(W.randomPlay(whole(begun.random), whole(warm.random)));
    io.out(W.insideSearch(whole(begun.search), whole(warm.search)));
    io.out(W.share(percent(begun), percent(warm)));
    for (const [player, t] of Object.entries(times)) {
      const [median, p99, longest] = [t.median, t.p99, t.longest].map((ms) => ms.toFixed(1).padStart(8));
      io.out(W.timesOfStrength(player.padEnd(10), median, p99, longest, t.decisions));
    }
  },
};

function withShare(speeds: Speeds): Speeds & { readonly share: number } {
  return { ...speeds, share: speeds.search / speeds.random };
}

const whole = (speed: number): string => String(Math.round(speed)).padStart(12);
const percent = ({ random, search }: Speeds): string => `${((search / random) * 100).toFixed(1)} %`.padStart(12);
