// What the table says of the enemy's next step, against what that step then does.
import { choiceBuffer, generator, randomBelow, type State, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { moveOutlook } from '../src/facts/aims.ts';
import { enemyThreats } from '../src/facts/threats.ts';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { battle, run } from './battle-kit.ts';

const game = createGame();
const buffer = choiceBuffer();

function step(s: State): string {
  return game.decision(s)?.step ?? '';
}

/** Ends our step and lets the enemy act by chance and random ties; the Units that took Damage. */
function enemyStep(from: State, seed: string): readonly string[] {
  const s = from.slice();
  const g = generator(seed);
  for (let i = 0; i < 4; i++) s[i] = g[i] ?? 1;
  const hit: string[] = [];
  const tell = (event: ShermanEvent): void => {
    if (event.kind === 'attack' && event.enemy && event.stands > 0) hit.push(event.to);
  };
  const n = game.choices(s, buffer);
  game.apply(s, buffer[n - 1] ?? 0, seeded, tell);
  for (let i = 0; i < 300 && step(s).startsWith('enemy'); i++)
    game.apply(s, buffer[randomBelow(g, game.choices(s, buffer))] ?? 0, seeded, tell);
  return hit;
}

/** Positions in Fast steps of Battles played at random, with a few turns gone. */
function* fastSteps(seeds: number): Generator<State> {
  const campaigns = ['BU44', 'SI43', 'NA42', 'OK45'];
  for (let seed = 1; seed <= seeds; seed++) {
    const campaign = campaigns[seed % campaigns.length] ?? 'BU44';
    const s = game.setup({ mode: 'battle', force: 'ready', campaign }, String(seed), seeded);
    if (typeof s === 'string') throw new Error(s);
    const g = generator(String(seed));
    for (let i = 0; i < 600 && game.seat(s) >= 0; i++) {
      if (step(s) === 'friendly' && game.decision(s)?.prompt.data?.fast === true && randomBelow(g, 3) === 0)
        yield s.slice();
      game.apply(s, buffer[randomBelow(g, game.choices(s, buffer))] ?? 0, seeded);
    }
  }
}

const ENEMIES = ['Rifle', 'MG', 'AT', 'Pz IV', 'Mortar', 'Truck', 'AT Gun', 'Halftrack', 'A. Car', 'Bunker'];

/** Few counters anywhere: here many are out of reach. */
function* smallFields(count: number): Generator<State> {
  const g = generator('1944');
  const any = (): string => `${1 + randomBelow(g, 6)}${1 + randomBelow(g, 4)}`;
  for (let i = 0; i < count; i++) {
    const ground = Array.from({ length: 6 }, () =>
      Array.from({ length: 4 }, () => '---LHB'[randomBelow(g, 6)]).join(''),
    );
    const enemies = [0, 1].map(() => `at ${any()}: ${ENEMIES[randomBelow(g, ENEMIES.length)]}`);
    const units = ['042 Eandi', '902 Reisner', '931 Kolchak'].map((unit) => `at ${any()}: ${unit}`);
    yield battle(['turn: 2 of 5', `terrain: ${ground.join('/')}`, ...units, ...enemies, 'phase: fast 2'].join('\n'))
      .state;
  }
}

describe('the next step of the enemy', () => {
  it('SL 6.9 who is called safe is never damaged, whatever chance and the enemy choose', () => {
    let safe = 0;
    let first = 0;
    for (const s of [...fastSteps(25), ...smallFields(150)]) {
      const threats = enemyThreats(s);
      for (let i = 1; i <= 10; i++) {
        const hit = enemyStep(s, String(i * 7919));
        for (const threat of threats) {
          if (threat.safe) safe++;
          expect(threat.safe && hit.includes(threat.unit), `${threat.unit} was called safe, seed ${i * 7919}`).toBe(
            false,
          );
          if (hit.includes(threat.unit) && threat.damage > 0) first++;
        }
      }
    }
    expect(safe).toBeGreaterThan(300);
    expect(first).toBeGreaterThan(300);
  });

  it('SL 6.13 a Unit behind an easier target is not the first target, and not safe', () => {
    const g = battle('turn: 2 of 5\nat 51: 901 Kolchak casualty exposed, 902 Reisner\nat 51: 2 Rifle\nphase: fast 2');
    const [weak, other] = enemyThreats(g.state);
    expect(weak).toMatchObject({ unit: '901', safe: false });
    expect(other).toMatchObject({ unit: '902', damage: 0, safe: false });
    // Once the first is gone the other is hit: a 0 % would have been untrue.
    const hit = Array.from({ length: 200 }, (_, i) => enemyStep(g.state, String(i + 1)).includes('902'));
    expect(hit).toContain(true);
    const far = battle('turn: 2 of 5\nat 61: 901 Kolchak, 042 Eandi\nat 11: Truck\nphase: fast 2');
    expect(enemyThreats(far.state).every((threat) => threat.safe)).toBe(true);
  });

  it('SL 6.2 a hex is safe only if no enemy can come to fire at it', () => {
    const g = battle('turn: 2 of 5\nat 62: 902 Reisner, 901 Kolchak\nat 42: Rifle\nphase: slow');
    run(g, ['act 902']);
    for (const hex of moveOutlook(g.state)) {
      expect(hex.safe && hex.threat > 0).toBe(false);
      if (hex.hex === '52' || hex.hex === '53') expect(hex.safe).toBe(false);
    }
  });
});
