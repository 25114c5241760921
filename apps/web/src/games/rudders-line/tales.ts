// What the events of Rudder's Line weigh in the summary, and the stamp of an attack.
import type { GameEvent, Modifier } from '@bocage/engine';
import type { RudderEvent } from '@bocage/rudders-line';
import type { Stamp, Tales } from '../../core/story.ts';
import * as W from '../../words/rudders-line.ts';

const WEIGHTS: Partial<Record<RudderEvent['kind'], number>> = {
  lost: 3,
  control: 3,
  victory: 3,
  attack: 2,
  marker: 2,
  flip: 2,
  retreat: 2,
  move: 1,
};

const total = (parts: readonly Modifier[], die: number): number =>
  parts.reduce((sum, part) => (part.excluded === true ? sum : sum + part.value), die);

const SIDES = ['us', 'ge'] as const;

function stamp(event: GameEvent, after: readonly GameEvent[]): Stamp | undefined {
  const attack = event as RudderEvent;
  if (attack.kind !== 'attack') return undefined;
  const side = SIDES[attack.side] ?? 'us';
  const next = after.findIndex(({ kind }) => kind === 'attack' || kind === 'move');
  const its = (next < 0 ? after : after.slice(0, next)) as readonly RudderEvent[];
  const kinds = (kind: RudderEvent['kind']) => its.filter((one) => one.kind === kind);
  const fell = [
    [kinds('lost').length, W.unitsLost],
    [kinds('flip').length, W.unitsSpent],
    [kinds('retreat').length, W.unitsFellBack],
  ] as const;
  return {
    place: String(attack.area),
    dice: [
      { side, value: attack.offenceDie },
      { side: side === 'us' ? 'ge' : 'us', value: attack.defenceDie },
    ],
    sums: W.totals(total(attack.offence, attack.offenceDie), total(attack.defence, attack.defenceDie)),
    result: attack.result > 0 ? W.cp(attack.result) : attack.what === 'assault' ? W.fails : W.noEffect,
    fell: fell.flatMap(([n, say]) => (n > 0 ? [say(n)] : [])).join(', '),
    lost: kinds('lost').flatMap(({ pieces }) => pieces ?? []),
  };
}

export const tales: Tales = { weigh: ({ kind }) => WEIGHTS[kind as RudderEvent['kind']] ?? 0, stamp };
