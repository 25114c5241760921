// The log as a story: one sentence for what belongs together, what it leaves out told by each of its events.
import type { Play } from './contract/play.ts';
import type { GameEvent, Tale } from './contract/words.ts';

/** The sentences for these events. A game without a story of its own tells each event by itself. */
export function storyOf<E extends GameEvent>(game: Play<E>, events: readonly E[]): readonly Tale[] {
  return game.story?.(events) ?? events.map((event) => ({ text: game.say(event), of: 1 }));
}
