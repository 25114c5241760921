// The log as a story: what explains an event is told with it, and nothing is left out or told twice.
import { describe, expect, it } from 'vitest';
import { compose, storyOf } from '../src/index.ts';
import { type SkirmishEvent, skirmish, skirmishParts } from '../src/testing/index.ts';

const rest = (detail = false): SkirmishEvent => ({ kind: 'rest', rule: 'SK 4', ...(detail && { detail }) });
const fight: SkirmishEvent = { kind: 'fight', rule: 'SK 3', attack: 9, defence: 6 };

describe('the story of a line', () => {
  it('tells every event by itself where nothing explains another', () => {
    expect(storyOf(skirmish(), [rest(), fight])).toEqual([
      { text: 'Rest.', of: 1 },
      { text: 'Attack 9 against 6.', of: 1 },
    ]);
    expect(storyOf(skirmish(), [])).toEqual([]);
  });

  it('puts what explains an event to the one before it, or to the first one', () => {
    expect(storyOf(skirmish(), [rest(true), fight, rest(true), rest(true), rest()])).toEqual([
      { text: 'Attack 9 against 6.', of: 4 },
      { text: 'Rest.', of: 1 },
    ]);
    expect(storyOf(skirmish(), [rest(true), rest(true)]).map((tale) => tale.of)).toEqual([1, 1]);
  });

  it('is the game’s own where it has one', () => {
    const game = compose({
      ...skirmishParts(),
      story: (_t, events) => [{ text: `${events.length} things happened.`, of: events.length }],
    });
    expect(storyOf(game, [rest(), fight])).toEqual([{ text: '2 things happened.', of: 2 }]);
  });
});
