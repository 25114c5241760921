// Looking ahead on copies, as far as nothing is revealed.
import { NeedOutcome, Recorder } from './chance.ts';
import { normal } from './compose.ts';
import { choiceBuffer } from './contract/choices.ts';
import type { Play } from './contract/play.ts';
import type { GameEvent } from './contract/words.ts';
import type { State } from './state.ts';

/** A choice carried out on a copy; undefined where it would reveal a die or a card, which is never looked at ahead. */
export function tryQuietly<E extends GameEvent>(game: Play<E>, s: State, choice: number): State | undefined {
  const copy = s.slice();
  const chance = new Recorder([], 'person');
  try {
    game.apply(copy, choice, chance);
  } catch (error) {
    if (error instanceof NeedOutcome) return undefined;
    throw error;
  }
  return chance.outcomes.length === 0 ? copy : undefined;
}

/** The legal choices of a state by their names. */
export function choicesByName<E extends GameEvent>(game: Play<E>, s: State): ReadonlyMap<string, number> {
  const buffer = choiceBuffer();
  const n = game.choices(s, buffer);
  const found = new Map<string, number>();
  for (let i = 0; i < n; i++) found.set(normal(game.name(s, buffer[i])), buffer[i]);
  return found;
}
