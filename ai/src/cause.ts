// The true cause of a lucky or unlucky choice: which of its dice and cards moved the game, and what came of that one.
import { type Game, type GameEvent, given, type Purpose, Recorder, type State } from '@bocage/engine';

/** What a choice met: its dice and cards in order, and what was told of them. */
interface Course {
  readonly purposes: readonly Purpose[];
  /** Each event with the number of dice and cards that were known when it was told. */
  readonly told: readonly { readonly known: number; readonly text: string; readonly detail: boolean }[];
}

export interface Cause {
  /** What it was for: `assault, attacker`. */
  readonly what: string;
  readonly rule: string;
  /** What came up. */
  readonly outcomes: readonly string[];
  /** What came of it, in the words of the log. */
  readonly text: string;
  /** What it moved. */
  readonly by: number;
}

/** More runs than this are not told apart one by one: the first and the last of them stand for those between. */
const MOST = 24;

function courseOf<E extends GameEvent>(
  game: Game<E>,
  before: State,
  choice: number,
  outcomes: readonly string[],
): Course {
  const chance = new Recorder(given(outcomes));
  const told: Course['told'][number][] = [];
  game.apply(before.slice(), choice, chance, (event) => {
    told.push({ known: chance.outcomes.length, text: game.say(event), detail: event.detail === true });
  });
  return { purposes: chance.rolls.map(({ purpose }) => purpose), told };
}

/**
 * Takes the dice and cards of a choice one run after another (a run is for one thing) and asks each time what the game is worth when so
 * much is known and the rest is still open. The run that moved it most the way that all of them did is the cause.
 */
export function causeOf<E extends GameEvent>(
  game: Game<E>,
  before: State,
  choice: number,
  outcomes: readonly string[],
  worth: (start: (s: State) => void) => number,
): Cause | undefined {
  const { purposes, told } = courseOf(game, before, choice, outcomes);
  const ends: number[] = [];
  for (let i = 0; i < purposes.length; i++) if (purposes[i + 1]?.what !== purposes[i].what) ends.push(i + 1);
  if (ends.length > MOST) ends.splice(MOST - 1, ends.length - MOST);
  const values = [0, ...ends].map((known) =>
    worth((s) => game.apply(s, choice, new Recorder(given(outcomes.slice(0, known))))),
  );
  const way = values[values.length - 1] - values[0];
  let best: Cause | undefined;
  for (const [i, end] of ends.entries()) {
    const by = values[i + 1] - values[i];
    if (by * way <= 0 || (best !== undefined && Math.abs(by) <= Math.abs(best.by))) continue;
    const start = i === 0 ? 0 : ends[i - 1];
    const next = ends[i + 1] ?? Number.POSITIVE_INFINITY;
    // What is told once the run is known and before the next one is; a line that explains another only if there is no other.
    const after = told.filter(({ known }) => known >= end && known < next);
    const text =
      (after.find(({ detail }) => !detail) ?? after[0] ?? told.find(({ known }) => known > start))?.text ?? '';
    best = { what: purposes[start].what, rule: purposes[start].rule, outcomes: outcomes.slice(start, end), text, by };
  }
  return best;
}
