// The room that the story takes on the map: a stamp, those who fell, and the numbers of the lines.
import type { ShownStory, Story } from '../core/story.ts';

/** Pixels of a stamp, and of the tail that points from it to its target. */
export interface StampSize {
  readonly wide: number;
  readonly high: number;
  readonly tail: number;
}
const WHOLE: StampSize = { wide: 172, high: 66, tail: 17 };
/** Where all of the map is seen from afar it would cover half of it: there it says in one line what came of the attack. */
const BRIEF: StampSize = { wide: 146, high: 27, tail: 9 };

export const stampSize = (afar: boolean): StampSize => (afar ? BRIEF : WHOLE);
const NUMBER = 24;

export function storySizes(story: Story, zoom: number, side: number, afar: boolean): ReturnType<ShownStory['room']> {
  const { current, lines, folded } = story;
  const line = current === undefined ? undefined : lines[current];
  const stamp = line === undefined ? story.stamp : line.stamp;
  const sizes: ReturnType<ShownStory['room']>[number][] = [];
  if (stamp !== undefined) {
    if (stamp.lost.length > 0)
      sizes.push({ id: 'fallen', place: stamp.place, wide: side, high: side, least: 0, far: true });
    const size = stampSize(afar);
    const [wide, high] = [(size.wide + 2 * size.tail) / zoom, (size.high + 2 * size.tail) / zoom];
    sizes.push({ id: 'stamp', place: stamp.place, wide, high, least: wide, far: true });
  }
  if (!folded)
    lines.forEach(({ places }, i) => {
      const place = places.at(-1);
      if (place !== undefined)
        sizes.push({ id: `line ${i}`, place, wide: NUMBER / zoom, high: NUMBER / zoom, least: 0, far: true });
    });
  return sizes;
}
