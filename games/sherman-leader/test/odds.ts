// How the odds of this game are to be read: an attack is settled by its own dice, nobody decides anything after it.
import type { Modifier } from '@bocage/engine';
import type { OddsReading } from '@bocage/engine/testing';
import type { ShermanEvent } from '../src/index.ts';

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, m) => (m.excluded === true ? total : total + m.value), 0);
}

export const reading: OddsReading<ShermanEvent> = {
  suppose: () => 0,
  outcome(odds, events) {
    const attack = events.find((event) => event.kind === 'attack');
    if (attack?.kind !== 'attack') return undefined;
    // Every modifier that was counted applies, and no other.
    const told = [...attack.modifiers, ...attack.defenseModifiers].reduce((total, [, value]) => total + value, 0);
    if (told !== sum(odds.modifiers)) return -1;
    const code = attack.hits === 0 ? 'miss' : attack.stands === 0 ? 'negated' : attack.enemy ? 'damage' : 'destroyed';
    return odds.results.findIndex((result) => result.code === code);
  },
};
