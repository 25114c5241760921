// What a watcher sees, and whole lines of choices as a server plays them.
import { describe, expect, it } from 'vitest';
import { compose, playLine, type SealedPlace, type State, seeded, WATCHER } from '../src/index.ts';
import { skirmish, skirmishParts } from '../src/testing/skirmish.ts';
import { CARD, DECK, HAND, UNSEEN } from '../src/testing/skirmish-state.ts';

const game = skirmish();
/** Always the lowest number. */
const lowest: SealedPlace = { source: { below: () => 0 }, back: 0, draw: 1 };

function begun(): State {
  const s = game.setup({}, '3', seeded);
  if (typeof s === 'string') throw new Error(s);
  return s;
}

describe('a watcher', () => {
  it('sees what all seats may know, and no card of any hand', () => {
    const s = begun();
    expect(game.hides).toBe(true);
    const cards = Array.from(game.view(s, WATCHER).subarray(CARD, CARD + 9));
    expect(cards).toEqual(new Array(9).fill(UNSEEN));
    expect(Array.from(s.subarray(CARD, CARD + 9)).filter((c) => c === HAND || c === HAND + 1)).toHaveLength(4);
    expect(Array.from(s.subarray(CARD, CARD + 9))).toContain(DECK);
    expect(Array.from(game.view(s, WATCHER).subarray(0, 4))).toEqual([0, 0, 0, 0]);
  });

  it('hears of an event what the game lets it hear', () => {
    const quiet = compose({
      ...skirmishParts(),
      overhear: (_t, event, seat) => (event.kind === 'draw' && event.seat !== seat ? undefined : event),
    });
    const event = { kind: 'draw', rule: 'SK 4', seat: 0 } as const;
    expect(quiet.overhear(event, 0)).toBe(event);
    expect(quiet.overhear(event, 1)).toBeUndefined();
    expect(quiet.overhear(event, WATCHER)).toBeUndefined();
    expect(game.overhear(event, 1)).toBe(event);
  });
});

describe('a line of choices', () => {
  it('stops behind a change of seat and gives the rest back', () => {
    const s = begun();
    const line = playLine(game, s, ['advance 1', 'advance 4', 'advance 2'], lowest);
    expect(line).toMatchObject({ kind: 'played', choices: [{ name: 'advance 1' }], rest: ['advance 4', 'advance 2'] });
    expect(game.seat(s)).toBe(1);
  });

  it('stops behind the first outcome: nobody decides past a die unseen', () => {
    const s = begun();
    for (const name of ['advance 1', 'advance 4', 'advance 1', 'advance 4']) playLine(game, s, [name], lowest);
    const hand = game.facts(game.view(s, 0), 0).hand[0] ?? '';
    const line = playLine(game, s, ['attack', hand, 'back 1'], lowest);
    expect(line).toMatchObject({ kind: 'played', rest: ['back 1'] });
    expect(line.kind === 'played' && line.choices.map((c) => c.outcomes.map((o) => o.text))).toEqual([[], ['1', '1']]);
  });

  it('is refused whole if a choice before any outcome is not legal', () => {
    const s = begun();
    for (const name of ['advance 1', 'advance 4', 'advance 1', 'advance 4']) playLine(game, s, [name], lowest);
    const copy = s.slice();
    const held = game.board(game.view(s, 0), 0).tracks[0]?.value ?? '';
    const other = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'].find((c) => !held.includes(c)) ?? '';
    expect(playLine(game, copy, ['attack', other], lowest)).toMatchObject({
      kind: 'refused',
      reason: { rule: 'SK 4' },
    });
    expect(playLine(game, s.slice(), ['dance'], lowest)).toMatchObject({ kind: 'unknown' });
  });
});
