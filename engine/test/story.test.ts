// The log as a story, for a game that has none of its own: details are folded under the sentence that they explain.
import { storyOf } from '@bocage/engine';
import { type SkirmishEvent, skirmish } from '@bocage/engine/testing';
import { expect, test } from 'vitest';

const { story: _, ...plain } = skirmish();
const rest = { kind: 'rest', rule: 'SK 1' } as const;
const detail = { ...rest, detail: true };
const of = (events: readonly SkirmishEvent[]): readonly number[] => storyOf(plain, events).map((tale) => tale.of);

test('details belong to the sentence before them, those at the very beginning to the first', () => {
  expect(of([rest, detail, detail, rest])).toEqual([3, 1]);
  expect(of([detail, rest, rest, detail])).toEqual([2, 2]);
});

test('where everything is a detail each tells itself, and no event is left out', () => {
  expect(of([detail, detail])).toEqual([1, 1]);
  expect(of([])).toEqual([]);
  expect(storyOf(plain, [rest])).toEqual([{ text: plain.say(rest), of: 1 }]);
});
