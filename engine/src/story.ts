// The log as a story: one sentence for what belongs together, what it leaves out told by each of its events.
import type { Play } from './contract/play.ts';
import type { GameEvent, Tale } from './contract/words.ts';

/** The sentences for these events. In a game without a story of its own each event tells itself, with the details around it. */
export function storyOf<E extends GameEvent>(game: Play<E>, events: readonly E[]): readonly Tale[] {
  return game.story?.(events) ?? withDetails(game, events);
}

/** What explains another event belongs to the one before it, or to the first that is no explanation. */
function withDetails<E extends GameEvent>(game: Play<E>, events: readonly E[]): readonly Tale[] {
  const first = events.findIndex((event) => event.detail !== true);
  if (first < 0) return events.map((event) => ({ text: game.say(event), of: 1 }));
  const tales: Tale[] = [];
  for (let at = first, from = 0; at < events.length; ) {
    let to = at + 1;
    while (to < events.length && events[to].detail === true) to++;
    tales.push({ text: game.say(events[at]), of: to - from });
    from = to;
    at = to;
  }
  return tales;
}
