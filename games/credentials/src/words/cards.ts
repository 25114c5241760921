// Every card of the game with its printed values, and where they come from.
import type { Card } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { spaceNamed } from './names.ts';

type Values = NonNullable<Card['values']>;

function valuesOf(source: string, rows: readonly (readonly [label: string, value: string | number])[]): Values {
  return rows.map(([label, value]) => ({ label, value: String(value), source }));
}

const yes = (value: boolean): string => (value ? 'yes' : 'no');

export function cards(t: GameData): readonly Card[] {
  const { divisions, wehrmacht, recon, intelligence, riesensauerei, ports } = t.data;
  return [
    ...divisions.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Division',
      seat: 'US',
      values: valuesOf(row.source, [
        ['Type', row.type],
        ['Spaces a move', row.spaces],
        ['Begins with', `${row.fuel} Fuel, ${row.ammo} Ammo, ${row.food} Food`],
        row.replaces === '-' ? ['Begins in', spaceNamed(t, row.start)] : ['Replaces', row.replaces],
      ]),
    })),
    ...wehrmacht.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Wehrmacht card',
      values: valuesOf(row.source, [
        ['Class', row.class],
        ['Ammo to beat it', row.ammo],
        ['Fuel to beat it', row.fuel],
        ['Medal', yes(row.medal)],
      ]),
    })),
    ...recon.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Aerial Recon card',
      values: valuesOf(row.source, [
        ['Effect', row.text],
        ['Played', row.timing],
        ['Weather', row.weather],
        ['Typed as', row.word],
      ]),
    })),
    ...intelligence.map((row) => ({
      id: row.id,
      name: row.title,
      kind: 'Intelligence card',
      values: valuesOf(row.source, [
        ['Effect', row.effect],
        ['Ports', row.ports.map((id) => spaceNamed(t, id)).join(', ') || 'none'],
        ['New FFI', row.ffi],
        ['Hardest level', row.hardest],
      ]),
    })),
    ...riesensauerei.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Riesensauerei! card',
      values: valuesOf(row.source, [['Copies', row.copies]]),
    })),
    ...ports.map((row) => ({
      id: `port ${row.id}`,
      name: `Major Port ${spaceNamed(t, row.id)}`,
      kind: 'Major Port',
      values: valuesOf(row.source, [
        ['Siege needs', row.siege],
        ['Port Destruction', row.rating],
        ...row.garrisons.map(
          (g) =>
            [
              `Garrison ${g.number}`,
              `${g.type}${g.medal ? ', Medal' : ''}${g.covered ? ', covered at first' : ''}`,
            ] as const,
        ),
      ]),
    })),
  ];
}
