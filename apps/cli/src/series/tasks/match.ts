// The task of `sim` and `arena`: a unit is a seed, played once for every seat arrangement.
import { type MatchLine, playerFrom, playMatch } from '@bocage/ai';
import { type ArenaSettings, ArenaTally, type GameRef, loadGame } from '@bocage/ai/node';
import type { OptionValues } from '@bocage/engine';
import { outside, outsidePlay } from '../../series.ts';
import type { Task } from '../task.ts';

export interface MatchInput {
  readonly game: GameRef;
  /** The seed of the first unit; the others follow. */
  readonly seed: string;
  /** Gone through in turn. */
  readonly options: readonly OptionValues[];
  /** Who sits where; an arena has two arrangements. */
  readonly players: readonly (readonly string[])[];
  /** Seconds that a program has for an answer; only where programs play. */
  readonly programs?: number;
  /** An arena: what decides it. */
  readonly arena?: Pick<ArenaSettings, 'seats' | 'test'>;
}

export const task: Task = {
  async open(given) {
    const input = given as MatchInput;
    const game = await loadGame(input.game);
    const play = outsidePlay(game, { cwd: process.cwd() }, input.programs ?? 60);
    const alone = async (seed: string, options: OptionValues, names: readonly string[]): Promise<MatchLine> => {
      if (names.some(outside)) return play({ seed, options, players: names });
      const line = playMatch(game, seed, options, names.map(playerFrom));
      if (typeof line === 'string') throw new Error(line);
      return line;
    };
    return async (unit) => {
      const seed = seedOf(input, unit);
      const options = input.options[unit % Math.max(1, input.options.length)] ?? {};
      const lines: MatchLine[] = [];
      for (const names of input.players) lines.push(await alone(seed, options, names));
      return { lines: lines.map((line) => JSON.stringify(line)), value: worth(lines) };
    };
  },
  name: (given, unit) => `seed ${seedOf(given as MatchInput, unit)}`,
  rule(given) {
    const { arena } = given as MatchInput;
    if (arena?.test === undefined) return undefined;
    const tally = new ArenaTally(arena);
    return {
      add(_unit, lines) {
        const [one, two] = lines.map((line) => JSON.parse(line) as MatchLine);
        if (one !== undefined && two !== undefined) tally.add(one, two);
        return tally.standing().verdict !== 'open';
      },
    };
  },
};

function seedOf({ seed }: MatchInput, unit: number): string {
  return String(BigInt(seed) + BigInt(unit));
}

/** The score, or the share of the points of whoever is named first; of a pair the difference, or the mean. */
export function worth([one, two]: readonly MatchLine[]): number {
  if (one === undefined) return 0;
  const points = (line: MatchLine, seat: number): number => (line.winner === null ? 0.5 : line.winner === seat ? 1 : 0);
  if (one.players.length === 1) return (one.score ?? 0) - (two?.score ?? 0);
  return two === undefined ? points(one, 0) : (points(one, 0) + points(two, 1)) / 2;
}
