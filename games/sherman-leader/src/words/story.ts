// The log as a story: what explains something else is a detail of it, and an action of a Battle is one sentence.
import type { Tale } from '@bocage/engine';
import type { ShermanEvent } from './events.ts';

/**
 * Every event belongs to one sentence. `action` gives the sentence of an action that begins at an event; the battle half
 * knows it. Where there are only details, each is told.
 */
export function story(
  events: readonly ShermanEvent[],
  say: (e: ShermanEvent) => string,
  action: (from: number) => Tale | undefined,
): readonly Tale[] {
  const tales: Tale[] = [];
  // Details that wait for what they explain: placement rolls come before the line that sums them up.
  let waiting = 0;
  for (let i = 0; i < events.length; ) {
    const event = events[i];
    const own = action(i) ?? { text: event.detail === true ? '' : say(event), of: 1 };
    i += own.of;
    const last = tales.at(-1);
    if (own.text !== '') {
      tales.push({ text: own.text, of: own.of + waiting });
      waiting = 0;
    } else if (last === undefined || event.kind === 'placed') waiting += own.of;
    else tales[tales.length - 1] = { text: last.text, of: last.of + own.of };
  }
  return waiting === 0 ? tales : [...tales, ...events.slice(-waiting).map((e) => ({ text: say(e), of: 1 }))];
}
