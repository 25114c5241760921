// Every counter of the game with its printed values, and where they come from.
import type { Card } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';

type Values = NonNullable<Card['values']>;

function valuesOf(source: string, rows: readonly (readonly [label: string, value: string | number])[]): Values {
  return rows.map(([label, value]) => ({ label, value: String(value), source }));
}

/** A unit or a weapon is `US squad`, `GE mg42`; a marker has its own id. */
export function cards(t: GameData): readonly Card[] {
  const { personnel, weapons, markers } = t.data.counters;
  return [
    ...personnel.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Unit',
      seat: row.side,
      values: valuesOf(row.source, [
        ['Attack', row.attack],
        ['Defense', `${row.defence}, spent ${row.back}`],
        ['Movement', `${row.move} MP`],
        ['Figures', row.figures],
        ['Typed as', row.code],
        ['Counters', row.count],
      ]),
    })),
    ...weapons.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Weapon',
      seat: row.side,
      values: valuesOf(row.source, [
        ['Type', row.type],
        ['Attack', row.attack],
        ['Range', row.range],
        ['Counters', row.count],
      ]),
    })),
    ...markers.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Marker',
      ...(row.side !== 'both' && { seat: row.side }),
      values: valuesOf(row.source, [
        ['Value', row.value],
        ['Counters', row.count],
      ]),
    })),
  ];
}
