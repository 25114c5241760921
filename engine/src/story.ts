// The log as a story: one sentence for what belongs together, what it leaves out told by each of its events.
import type { Play } from './contract/play.ts';
import type { GameEvent, Tale } from './contract/words.ts';

/** The sentences for these events. A game without a story of its own tells each event by itself, with the details that follow it. */
export function storyOf<E extends GameEvent>(game: Play<E>, events: readonly E[]): readonly Tale[] {
  if (game.story !== undefined) return game.story(events);
  const tales: Tale[] = [];
  // Details that come before anything else belong to what comes first; where all are details, each tells itself.
  const allAlike = events.every((event) => event.detail === true);
  let before = 0;
  for (const event of events) {
    const last = tales.at(-1);
    if (allAlike || event.detail !== true) {
      tales.push({ text: game.say(event), of: 1 + before });
      before = 0;
    } else if (last === undefined) before++;
    else tales[tales.length - 1] = { ...last, of: last.of + 1 };
  }
  return tales;
}
