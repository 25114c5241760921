// Lines of choices that nobody has played yet, followed on a copy as far as no die falls: for proposals and plans.
import { choiceBuffer, type Play, Recorder, type State } from '@bocage/engine';

/** Whoever would roll stops here: what lies behind a die cannot be known. */
class Drawn extends Error {}

const NO_DICE = {
  source: {
    below(): number {
      throw new Drawn();
    },
  },
  back: 0,
  draw: 1,
};

/** Plays one choice on a state that the caller throws away; false if it cannot be played, or if a die stops it. */
function step(game: Play, state: State, name: string): boolean {
  const verdict = game.verdict(state, name);
  if (verdict.kind !== 'legal') return false;
  try {
    game.apply(state, verdict.choice, new Recorder([], NO_DICE));
    return true;
  } catch (error) {
    if (error instanceof Drawn) return false;
    throw error;
  }
}

/** A line in the words of the game. What cannot be followed has none. */
export function labelsOf(game: Play, from: State, names: readonly string[]): string {
  const state = from.slice();
  const labels: string[] = [];
  for (const name of names) {
    const verdict = game.verdict(state, name);
    if (verdict.kind !== 'legal') break;
    labels.push(game.describe(state, verdict.choice).label);
    if (!step(game, state, name)) break;
  }
  return labels.join(', ');
}

interface Option {
  readonly name: string;
  readonly label: string;
}

/** A decision on the way: whose it is, what may be chosen, what was. */
export interface Asked {
  readonly mine: boolean;
  readonly options: readonly Option[];
  readonly picked: string | undefined;
}

const LONGEST = 10;
const buffer = choiceBuffer();

/**
 * The decisions that follow each other when these names are picked: those of the other side, then one's own. `drawn`: the last
 * one picked rolls a die.
 */
export function walk(
  game: Play,
  from: State,
  me: number,
  picks: readonly string[],
): { readonly asked: readonly Asked[]; readonly drawn: boolean } {
  const state = from.slice();
  const asked: Asked[] = [];
  for (let i = 0; i < 2 * LONGEST; i++) {
    const seat = game.seat(state);
    const mine = seat === me;
    // One's own line ends where it is the other side's turn again.
    if (seat < 0 || (!mine && asked.some((one) => one.mine))) break;
    const count = game.choices(state, buffer);
    const options = Array.from(buffer.subarray(0, count), (choice) => ({
      name: game.name(state, choice),
      label: game.describe(state, choice).label,
    }));
    const picked = options.find(({ name }) => name === picks[i])?.name;
    asked.push({ mine, options, picked });
    if (picked === undefined) break;
    if (!step(game, state, picked)) return { asked, drawn: true };
  }
  return { asked, drawn: false };
}
