// The task force as the table lays it out: pairs, who is spare, who was lost and to what; SO at the end of a Week.
import { choiceBuffer, generator, Session } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { battalionOutlook, weekAccount } from '../src/facts/outlook.ts';
import { killers, taskForce } from '../src/facts/task-force.ts';
import { createGame, type ShermanEvent } from '../src/index.ts';

const game = createGame();
const OPTIONS = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };

/** Somebody who can attack, so that the Week is planned. */
const FORCE = 'unit 042: owned\ncommander Eandi: active average';

function at(lines: readonly string[]) {
  return table(game, { options: OPTIONS, position: lines.join('\n') });
}

describe('the task force', () => {
  it('SL 4.2 pairs each Unit with a Commander of its type, and names who is spare', () => {
    const g = at([
      'week: 1',
      'so: 9',
      'unit 042: owned',
      'unit 901: owned',
      'commander Eandi: active average',
      'commander Reisner: active green',
      'commander Sanders: active recruit',
      'battalion 9A: full',
      'phase: assign',
    ]);
    const { cards, spare, lost } = taskForce(g.state);
    expect(cards.map((card) => [card.unit.id, card.commander?.id, card.plan])).toEqual([
      ['042', 'Eandi', 0],
      ['901', expect.stringMatching(/Reisner|Sanders/), 0],
    ]);
    expect(spare.length).toBe(1);
    expect(spare[0]?.id).not.toBe(cards[1]?.commander?.id);
    expect(lost).toEqual([]);
    // At headquarters nobody leads yet: the pair is a habit.
    expect(cards.every((card) => card.unit.commander === undefined)).toBe(true);
  });

  it('SL 3.7, SL 6.13 along a whole campaign: everybody once, and each loss with what did it', () => {
    const session = Session.open(game, { options: { ...OPTIONS, force: 'ready' }, seed: '11' });
    if (!(session instanceof Session)) throw new Error('no session');
    const buffer = choiceBuffer();
    const mine = generator('11');
    while (!session.over) {
      const n = game.choices(session.state, buffer);
      session.playChoice(buffer[game.player?.heuristic(session.state, buffer, n, mine) ?? 0] ?? 0);
      const facts = game.facts(game.view(session.state, 0), 0);
      if (facts.battle !== undefined) continue;
      const before = session.state.slice();
      const { cards, spare } = taskForce(session.state);
      const { campaign } = facts;
      const units = [...campaign.units, ...campaign.plans.flatMap((plan) => plan.units)];
      expect(cards.map((card) => card.unit.id).sort()).toEqual(units.map((unit) => unit.id).sort());
      const men = [...cards.flatMap((card) => card.commander?.id ?? []), ...spare.map((man) => man.id)];
      expect(new Set(men).size).toBe(men.length);
      for (const { unit, commander } of cards)
        if (commander !== undefined) expect(commander.card.type).toBe(unit.card.type);
      expect(session.state).toEqual(before);
    }
    const events = session.entries.flatMap((_, i) => session.events(i) as readonly ShermanEvent[]);
    const gone = events.flatMap((event) => (event.kind === 'unit-lost' ? [event.unit] : []));
    const { lost } = taskForce(session.state);
    expect(gone.length).toBeGreaterThan(0);
    expect(lost.flatMap((loss) => loss.unit ?? []).sort()).toEqual([...new Set(gone)].sort());
    const found = killers(events);
    for (const loss of lost) {
      expect(loss.week).toBeGreaterThan(0);
      expect(loss.battalion).toMatch(/^\d+[ASC]$/);
      if (loss.unit !== undefined) expect(found.get(loss.unit)?.by, loss.unit).toMatch(/ in \d\d$/);
    }
  });
});

describe('the end of the Week', () => {
  it('SL 8.1: the chances to come nearer, stay and go back add up to one', () => {
    const g = at([
      'week: 1',
      'so: 5',
      FORCE,
      'battalion 9A: full front',
      'battalion 3S: full enemy-rear',
      'phase: assign',
    ]);
    for (const one of battalionOutlook(g.state)) {
      expect(one.advance + one.stay + one.retreat).toBeCloseTo(1, 10);
      for (const way of one.to) if (way.band < one.band) expect(one.advance).toBeGreaterThanOrEqual(way.chance - 1e-9);
    }
    expect(battalionOutlook(g.state).find((one) => one.fixed)).toMatchObject({ stay: 1 });
  });

  it('SL 8.3: what comes in, what stands there costs, what may come', () => {
    const g = at([
      'week: 1',
      'so: 5',
      FORCE,
      'battalion 9A: full friendly-transit',
      'battalion 7A: full front',
      'phase: assign',
    ]);
    const account = weekAccount(g.state);
    expect(account.so).toBe(5);
    expect(account.weekly).toBe(7);
    expect(account.standing).toEqual([{ battalion: '9A', band: 'Friendly Transit', loss: 2 }]);
    expect(account.coming.map(({ battalion, band, loss }) => [battalion, band, loss])).toEqual(
      expect.arrayContaining([
        ['9A', 'Friendly Staging', 6],
        ['7A', 'Friendly Transit', 2],
      ]),
    );
  });
});
