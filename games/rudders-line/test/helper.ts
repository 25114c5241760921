// What the tests of this game share: the game, and tables on a board that is empty but for what a test names.
import { readFileSync } from 'node:fs';
import type { OptionValues } from '@bocage/engine';
import { type Table, table, type Vocabulary } from '@bocage/engine/testing';
import { content, createGame, type RudderEvent } from '../src/index.ts';
import { makeTables } from '../src/state/tables.ts';

export const game = createGame();
export const tables = makeTables(content.data);

/** A table with these lines on an empty board; the turn is 3 unless a line says otherwise. */
export function at(lines: string, options: OptionValues = {}): Table<RudderEvent> {
  return table(game, { position: `board: empty\nturn: 3\n${lines.trim()}`, options });
}

/** A new game from the Set Up Card. */
export function fresh(options: OptionValues = {}): Table<RudderEvent> {
  return table(game, { options });
}

/** The result (CP, or 0 and less) of the last attack in the last events. */
export function resultOf(g: Table<RudderEvent>): number {
  const attack = g.events().findLast((e) => e.kind === 'attack');
  if (attack?.kind !== 'attack') throw new Error('nothing was attacked');
  return attack.result;
}

/** Both totals without their dice: `[12, 9]`. */
export function totalsOf(g: Table<RudderEvent>): [number, number] {
  const attack = g.events().findLast((e) => e.kind === 'attack');
  if (attack?.kind !== 'attack') throw new Error('nothing was attacked');
  const sum = (parts: readonly { value: number; excluded?: boolean }[]): number =>
    parts.reduce((n, m) => (m.excluded === true ? n : n + m.value), 0);
  return [sum(attack.offence), sum(attack.defence)];
}

/** The rule that refuses a choice; undefined if it is legal. */
export function ruleOf(g: Table<RudderEvent>, name: string): string | undefined {
  return g.why(name)?.rule;
}

/** What players of this game know, and the codes that they type and never read. */
export const vocabulary: Vocabulary = {
  digest: readFileSync(new URL('../digest.md', import.meta.url), 'utf8'),
  terms: ['MP', 'CP', 'NCO', 'NCOs', 'FO', 'BAR', 'AM', 'PM', 'R636', 'L409A', 'III'],
  codes: ['wt', 'fo', 'bar', 'baz', 'psk', 'grw34', 'grw36', 'US', 'GE'],
  nouns: {
    unit: 'units',
    squad: 'squads',
    area: 'areas',
    figure: 'figures',
    marker: 'markers',
    'Casualty Point': 'Casualty Points',
    'Victory Area': 'Victory Areas',
    MP: 'MP',
    CP: 'CP',
  },
};
