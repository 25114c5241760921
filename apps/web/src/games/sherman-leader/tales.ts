// What the events of a Battle weigh in the summary of the enemy's step, and the stamp of an attack.
import type { GameEvent } from '@bocage/engine';
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { Stamp, Tales } from '../../core/story.ts';
import * as W from '../../words/sherman-leader-battle.ts';

/** Only what the enemy does makes a line: our own Units were told by whoever moved them. */
function weigh(told: GameEvent): number {
  const event = told as ShermanEvent;
  switch (event.kind) {
    case 'unit-lost':
    case 'kia':
    case 'wounded':
    case 'damage':
      return 3;
    case 'attack':
      return event.enemy ? 2 : 0;
    case 'moves':
      return event.enemy ? 1 : 0;
    default:
      return 0;
  }
}

function stamp(told: GameEvent, after: readonly GameEvent[]): Stamp | undefined {
  const event = told as ShermanEvent;
  if (event.kind !== 'attack') return undefined;
  const next = after.findIndex(({ kind }) => kind === 'attack' || kind === 'order');
  const its = (next < 0 ? after : after.slice(0, next)) as readonly ShermanEvent[];
  const gone = its.some((one) => one.kind === 'enemy-destroyed' || one.kind === 'unit-lost');
  const damage = its.flatMap((one) => (one.kind === 'damage' ? [one.counter] : []));
  const [attacker, target] = event.enemy ? (['ge', 'us'] as const) : (['us', 'ge'] as const);
  return {
    place: event.places?.at(-1) ?? '',
    dice: [
      ...event.dice.map((value) => ({ side: attacker, value })),
      ...event.defenseDice.map((value) => ({ side: target, value })),
    ],
    sums: W.needsAtLeast(Math.max(1, event.needs)),
    result: event.stands > 0 ? (gone ? W.destroyed : W.hits) : event.hits > 0 ? W.negated : W.misses,
    fell: damage.join(', '),
    lost: gone ? [event.to] : [],
  };
}

export const tales: Tales = { weigh, stamp };
