// What Damage counters and orders of the enemy mean, in a sentence or two: for those who do not have the charts at hand.
import type { DamageCode, DamageFacts } from '../../facts/types.ts';

const EFFECTS: Readonly<Record<DamageCode, readonly [name: string, effect: string, rule: string]>> = {
  engine: ['Engine', 'Cannot move or enter a new Battle until repaired (2 SO). A second one destroys it.', 'SL 6.14'],
  suspension: [
    'Suspension',
    'Cannot move or enter a new Battle until repaired (1 SO). A second one destroys it.',
    'SL 6.14',
  ],
  hull: ['Hull', 'No effect by itself. A second one destroys the Unit.', 'SL 6.14'],
  gun: ['Gun', 'Cannot attack at Range 2 or more until repaired.', 'SL 6.14'],
  mg: ['Machine Gun', 'Cannot attack at Range 0 until repaired.', 'SL 6.14'],
  casualty: ['Casualty', 'No effect by itself. A second one destroys the Unit.', 'SL 6.15'],
  exposed: ['Exposed', 'From the next turn on, enemy attacks on it get +2, until it moves.', 'SL 6.16'],
  immobile: ['Immobile', 'Moving costs its Commander 1 Stress. Staying removes the counter.', 'SL 6.16'],
  suppressed: ['Suppressed', 'Attacking costs its Commander 1 Stress. Holding fire removes the counter.', 'SL 6.16'],
  glancing: ['Glancing', 'Stress for its Commander when a later Battle starts.', 'SL 6.14'],
};

/** What a Damage counter means for the Unit under it. */
export function damageEffect({ kind, count }: DamageFacts): {
  readonly name: string;
  readonly effect: string;
  readonly rule: string;
} {
  const [name, effect, rule] = EFFECTS[kind];
  return {
    name: count > 1 ? `${name} ×${count}` : name,
    effect: kind === 'glancing' ? `${count} ${effect}` : effect,
    rule,
  };
}

const MEANINGS: Readonly<Record<string, string>> = {
  Hold: 'It stays where it is and attacks what it can.',
  Retreat: 'One row back toward its own edge, into the heaviest Cover; from the top row it leaves.',
  'Retreat to Cover': 'Into Cover one step farther from your nearest Unit, the heaviest first; without any it stays.',
  'Adjacent Cover': 'Into the heaviest Cover beside it; without any it stays.',
  'Advance to Cover': 'Into Cover one step nearer to your nearest Unit, the heaviest first; without any it stays.',
  'Cautious Advance': 'One step nearer, but only where none of your Units could fire at it; the heaviest Cover first.',
  'HE Advance': 'One step nearer to the nearest of your Units that HE hits, the heaviest Cover first.',
  'AP Advance': 'One step nearer to the nearest of your Units that AP hits, the heaviest Cover first.',
  'Advance if cannot Attack': 'It stays if it has a target; if not, one step nearer, the heaviest Cover first.',
  Advance: 'One step nearer to your nearest Unit, the heaviest Cover first.',
};

/** SL 6.10: what an order makes a counter look for, by the name that events give it. */
export function orderMeaning(order: string): string {
  return MEANINGS[order] ?? '';
}
