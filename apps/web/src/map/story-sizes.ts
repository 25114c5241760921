// The room that the story takes on the map: a stamp, those who fell, and the numbers of the lines.
import type { ShownStory, Story } from '../core/story.ts';

/** Pixels of a stamp, and of the tail that points from it to its target. */
export const STAMP = { wide: 172, high: 66, tail: 17 } as const;
const NUMBER = 24;

export function storySizes(story: Story, zoom: number, side: number): ReturnType<ShownStory['room']> {
  const { current, lines, folded } = story;
  const line = current === undefined ? undefined : lines[current];
  const stamp = line === undefined ? story.stamp : line.stamp;
  const sizes: ReturnType<ShownStory['room']>[number][] = [];
  if (stamp !== undefined) {
    if (stamp.lost.length > 0)
      sizes.push({ id: 'fallen', place: stamp.place, wide: side, high: side, least: 0, far: true });
    const [wide, high] = [(STAMP.wide + 2 * STAMP.tail) / zoom, (STAMP.high + 2 * STAMP.tail) / zoom];
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
