// Games of a player with hints noted on the way, and what came of them: what forecasts are learned from and measured by.
import {
  choiceBuffer,
  type Game,
  type GameEvent,
  generator,
  hashText,
  isObject,
  NOBODY,
  type OptionValues,
  randomBelow,
  type View,
} from '@bocage/engine';
import { type Foretold, foretell, type Prospect, prospect } from '../foretell.ts';
import { HINT } from '../hint.ts';
import { Match } from '../match.ts';
import { finish, mindOf, type Player } from '../player.ts';
import { W } from '../words/series.ts';

/** One hint of a game, and how the game ended for the seat that was hinted. */
export interface HintLine extends Prospect {
  readonly seed: string;
  /** The number of its decision. */
  readonly decision: number;
  readonly seat: number;
  /** Points, or 1, a half or 0 in games that are won. */
  readonly came: number;
  /** What the present forecast of the game says, if it has one. */
  readonly foretold: Foretold | null;
}

interface Kept {
  readonly view: View;
  readonly seat: number;
  readonly choice: number;
  readonly decision: number;
}

const buffer = choiceBuffer();

/** Plays a game, the same player in all seats, and notes so many of its decisions, each as likely; forced ones are none. */
export function hintedGame<E extends GameEvent>(
  game: Game<E>,
  seed: string,
  options: OptionValues,
  player: Player,
  each: number,
): readonly HintLine[] {
  const match = Match.open(
    game,
    seed,
    options,
    game.seats.map(() => player.id),
  );
  if (typeof match === 'string') throw new Error(match);
  const minds = game.seats.map((_, seat) => mindOf(player, game, seat));
  // Not the dice's own: they begin with the seed of the game.
  const own = generator(BigInt(`0x${hashText(`${seed}/hints`)}`).toString());
  const kept: Kept[] = [];
  let asked = 0;
  for (let seat = match.seat, decision = 0; seat !== NOBODY; seat = match.seat, decision++) {
    const { view, g } = match.ask();
    const choice = player.pick?.(game, view, g) ?? finish(minds[seat].think(view, g)).choice;
    if (game.choices(view, buffer) > 1) {
      // Every decision so far is kept with the same chance, though nobody knows how many will come.
      const at = asked < each ? asked : randomBelow(own, asked + 1);
      if (at < each) kept[at] = { view: view.slice() as View, seat, choice, decision };
      asked++;
    }
    match.play(choice);
  }
  const { score, winner } = match.line();
  return kept
    .sort((a, b) => a.decision - b.decision)
    .map(({ view, seat, choice, decision }) => {
      const seen = prospect(game, view, seat, choice, own, HINT.trials);
      const won = winner === null ? 0.5 : winner === seat ? 1 : 0;
      const came = game.seats.length === 1 ? (score ?? 0) : won;
      return { seed, decision, seat, ...seen, came, foretold: foretell(game, view, seat, seen) ?? null };
    });
}

const FIGURES = ['decision', 'seat', 'points', 'value', 'spread', 'low', 'high', 'goal', 'progress', 'came'] as const;

/** The hints in a text, one a line; a sentence if a line is none. */
export function hintLines(text: string): readonly HintLine[] | string {
  const lines: HintLine[] = [];
  for (const [i, row] of text.split('\n').entries()) {
    if (row.trim() === '') continue;
    const line = hintLine(row);
    if (line === undefined) return W.lineNotHint(i + 1);
    lines.push(line);
  }
  return lines;
}

function hintLine(row: string): HintLine | undefined {
  let line: unknown;
  try {
    line = JSON.parse(row);
  } catch {
    return undefined;
  }
  if (!isObject(line) || typeof line.seed !== 'string') return undefined;
  if (!FIGURES.every((key) => Number.isFinite(line[key]))) return undefined;
  const { foretold } = line;
  if (
    foretold !== null &&
    !(isObject(foretold) && ['mean', 'low', 'high'].every((key) => Number.isFinite(foretold[key])))
  )
    return undefined;
  return line as unknown as HintLine;
}
