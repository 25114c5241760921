// A position that is being laid out: a state that may be impossible for a while, changed line by line or piece by piece, and judged by the
// game's own soundness.
import {
  type Game,
  type LineProblem,
  type OptionValues,
  type PositionLine,
  parsePosition,
  type State,
  seeded,
  writePosition,
} from '@bocage/engine';
import * as W from '../../words/editor.ts';

export interface Laying {
  readonly game: Game;
  readonly options: OptionValues;
  readonly state: State;
}

/** A set-up with these options, as positions are written against. */
export function fromSetup(game: Game, options: OptionValues): Laying | string {
  const state = game.setup(options, '0', seeded);
  return typeof state === 'string' ? state : { game, options, state };
}

/** The position that a text describes, whole and sound, or the line at which it is not. */
export function fromText(game: Game, text: string): Laying | LineProblem {
  const position = parsePosition(text);
  if ('text' in position) return position;
  if (position.game !== game.id) return { line: 1, text: W.positionOfOtherGame(position.game, game.id) };
  const state = game.openPosition(position, '0');
  return 'text' in state ? state : { game, options: position.options, state };
}

/** Every line as it stands. */
export function linesOf({ game, state }: Laying): readonly PositionLine[] {
  return game.writePosition(state);
}

/** Rules may stumble over what is laid out by hand: then that is what is wrong. */
function tried(change: () => string | undefined): string | undefined {
  try {
    return change();
  } catch {
    return W.noRuleForThis;
  }
}

/** One line put into effect over what lies there; one sentence if it cannot be read. */
export function withLine(laying: Laying, key: string, value: string): Laying | string {
  const state = laying.state.slice();
  const { game } = laying;
  const text = value.trim() === '' ? '-' : value.trim();
  const wrong = tried(() => game.readPosition(state, key, text) ?? game.finishPosition(state));
  return wrong ?? { ...laying, state };
}

/** A piece laid in another place; one sentence if it cannot lie there. */
export function withPiece(laying: Laying, piece: string, place: string): Laying | string {
  const state = laying.state.slice();
  const { put } = laying.game;
  if (put === undefined) return W.laidOutByLines;
  const wrong = tried(() => put(state, piece, place));
  return wrong ?? { ...laying, state };
}

/** The text that page and terminal read; for a position that is not sound yet, one sentence why not. */
export function textOf(laying: Laying): { readonly text: string } | { readonly problem: string } {
  const { game, state } = laying;
  let problem: string | undefined;
  try {
    [problem] = game.problems(state);
  } catch {
    problem = W.noRuleForThis;
  }
  if (problem !== undefined) return { problem };
  const text = writePosition(game, state);
  const again = fromText(game, text);
  return 'text' in again ? { problem: again.text } : { text };
}
