// For tests of the Battle: a table with a Battle set up by hand, in a campaign whose cards do nothing to Battles.
import type { OptionValues, State } from '@bocage/engine';
import { builtIn } from '@bocage/engine';
import { type Table, table } from '@bocage/engine/testing';
import { shermanSpec } from '../src/content.ts';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { COMMANDER_STRESS, UNIT_DAMAGE } from '../src/state/layout.ts';
import { makeTables } from '../src/state/make-tables.ts';
import type { BattleEvent } from '../src/words/battle/events.ts';

export const game = createGame();
export const t = makeTables(builtIn(shermanSpec));

export type Battle = Table<ShermanEvent>;

/** Sicily and Over There have no note about Battles; 10A has none at all. */
export function battle(position: string, options: OptionValues = {}): Battle {
  return table(game, { position, options: { campaign: 'SI43', objective: 'OVER', ...options } });
}

export type Line = readonly [name: string, ...dice: (string | number)[]];

export function run(g: Battle, ...lines: readonly Line[]): Battle {
  const events: ShermanEvent[] = [];
  for (const [name, ...dice] of lines) {
    g.play({ name, dice });
    events.push(...g.events());
  }
  told.set(g, events);
  return g;
}

const told = new WeakMap<Battle, readonly ShermanEvent[]>();

/** Events of all lines of the last `run`. */
export function events(g: Battle): readonly ShermanEvent[] {
  return told.get(g) ?? g.events();
}

type Kind = BattleEvent['kind'];

/** The events of a kind in the last play. */
export function of<K extends Kind>(g: Battle, kind: K): readonly Extract<BattleEvent, { kind: K }>[] {
  return events(g).filter((e): e is Extract<BattleEvent, { kind: K }> => e.kind === kind);
}

/** The last attack. */
export function attack(g: Battle): Extract<BattleEvent, { kind: 'attack' }> {
  const found = of(g, 'attack').at(-1);
  if (found === undefined) throw new Error('nobody attacked');
  return found;
}

export function stressOf(s: State, name: string): number {
  return s[COMMANDER_STRESS + t.commanderName.indexOf(name)];
}

export function damageOf(s: State, unit: string): number {
  return s[UNIT_DAMAGE + t.unitNumber.indexOf(unit)];
}
