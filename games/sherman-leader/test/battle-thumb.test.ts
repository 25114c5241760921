// Odds of the enemy's next step, rules of thumb and the evaluation of a Battle.
import { choiceBuffer, generator } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { createGame, enemyThreats } from '../src/index.ts';
import { type Battle, battle, game, run } from './battle-kit.ts';
import { playOut } from './play.ts';

/** The name of the choice that a sensible player takes. */
function sensible(g: Battle): string {
  const buffer = choiceBuffer();
  const n = game.choices(g.state, buffer);
  return game.name(g.state, buffer[game.player?.heuristic(g.state, buffer, n, generator('1')) ?? 0]);
}

describe("the enemy's next step", () => {
  it('SL 6.9 is known exactly: each face of the die, each order, each target', () => {
    // Whatever the roll, the Pz III needs 6: at Range 2, or at Range 1 after moving. Defense 3.
    const g = battle('turn: 2 of 5\nat 52: 902 Reisner\nat 32: Pz III');
    const [threat] = enemyThreats(g.state);
    expect(threat.unit).toBe('902');
    expect(threat.damage).toBeCloseTo(1 - (1 - 0.5 * 0.7) ** 2, 10);
    expect(threat.by).toHaveLength(1);
    expect(threat.by[0]).toMatchObject({ piece: 'Pz III', hex: '32', needs: 6 });
    expect(threat.by[0].attacks).toBeCloseTo(1, 10);
  });

  it('SL 6.9 several enemies add up for the same roll', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 902 Reisner\nat 43: 2 Rifle\nphase: enemy');
    const [threat] = enemyThreats(g.state, true);
    // Each holds and needs 5: 60 % a die, Defense 3.
    const one = 1 - (1 - 0.6 * 0.7) ** 2;
    expect(threat.damage).toBeCloseTo(1 - (1 - one) ** 2, 10);
    // Once one has acted only the other is left.
    run(g, ['the rest', 1, 1, 1, 1]);
    expect(enemyThreats(g.state).some((u) => u.damage > 0)).toBe(true);
  });

  it('SL 6.9 nobody is threatened out of sight', () => {
    const g = battle(
      'turn: 2 of 5\nresult: 3\nterrain: ----/----/----/HHHH/----/----\nat 62: 902 Reisner\nat 22: Pz IV\nat 23: Rifle\nphase: enemy',
    );
    expect(enemyThreats(g.state, true)[0].damage).toBe(0);
  });

  it('SL 6.2 a move into fire is warned of', () => {
    const g = battle('turn: 2 of 5\nat 62: 042 Eandi\nat 22: Tiger, StuG\nphase: slow');
    run(g, ['act 042']);
    expect(
      g
        .warnings('to 42')
        .map((w) => w.text)
        .join(' '),
    ).toContain('In 42, 042 has a 98% chance of Damage');
  });
});

describe('rules of thumb', () => {
  it('SL 6.7 fire where the most points can be expected', () => {
    const g = battle('turn: 2 of 5\nat 52: 042 Eandi average, 901 Jones\nat 42: Pz IV\nat 43: Truck\nphase: slow');
    run(g, ['act 042'], ['stay']);
    expect(sensible(g)).toBe('pz iv 42');
  });

  it('SL 6.5 stay in cover rather than drive into the open', () => {
    const g = battle(
      'turn: 2 of 5\nterrain: ----/----/----/----/-H--/----\nat 52: 042 Eandi average\nat 32: Tiger, StuG\nphase: slow',
    );
    run(g, ['act 042']);
    expect(sensible(g)).toBe('stay');
  });

  it('SL 6.18 end a Battle that is won', () => {
    const g = battle('turn: 2 of 5\nat 64: 902 Reisner\nat 11: Pz IV\nphase: slow');
    run(g, ['end']);
    expect(sensible(g)).toBe('end');
  });

  it('are clearly better than chance', () => {
    const sum = (player: 'random' | 'sensible'): number => {
      let vp = 0;
      for (let i = 0; i < 60; i++)
        vp += playOut(createGame(), { mode: 'battle', force: 'ready' }, String(i), player).vp;
      return vp;
    };
    expect(sum('sensible')).toBeGreaterThan(3 * sum('random'));
  });
});

describe('threats look ahead', () => {
  it('SL R08 + SL R28 in the Slow step the next enemy step is that of the next turn: Half strength and Exposed count', () => {
    const at = (lines: string, phase: string): number =>
      enemyThreats(battle(`turn: 2 of 5\n${lines}\nphase: ${phase}`).state)[0].damage;
    const lines = 'at 52: 902 Reisner exposed exposed-now\nat 43: Rifle';
    expect(at(lines, 'slow')).toBeGreaterThan(at(lines, 'fast'));
  });

  it('SL 6.19 after the last enemy step nobody is threatened any more', () => {
    const g = battle('turn: 5 of 5\nat 52: 902 Reisner\nat 43: Rifle\nphase: slow');
    expect(enemyThreats(g.state)[0].damage).toBe(0);
  });
});
