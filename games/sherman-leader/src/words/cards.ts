// Every card and counter of the game with its printed values, and where they come from.
import { type Card, type Piece, signed } from '@bocage/engine';
import type { CommanderRow, ShermanData } from '../built-in.ts';
import type { GameData } from '../state/tables.ts';
import { battalionPiece, enemyPiece, unitPiece } from './pieces.ts';

type Values = NonNullable<Card['values']>;

function valuesOf(source: string, rows: readonly (readonly [label: string, value: string | number])[]): Values {
  return rows.map(([label, value]) => ({ label, value: String(value), source }));
}

function carded(kind: string, piece: Piece): Card {
  return { ...piece, kind };
}

/** All levels of a Commander: what he will be worth is part of choosing him. */
function commanderCard({ name, type, archetype, levels, source }: CommanderRow): Card {
  const rows = levels.map((row) => {
    const side = (r: { fast: boolean; r0: number; r1: number }): string =>
      `${r.fast ? 'Fast' : 'Slow'} ${signed(r.r0)} / ${signed(r.r1)}`;
    const notes = row.notes.length > 0 ? `; ${row.notes.join(', ')}` : '';
    const next = row.xp > 0 ? `${row.xp} XP for the next level, ` : '';
    return [
      row.level,
      `${next}Cool ${row.cool}, Okay to ${row.okayMax}: ${side(row.okay)}, Shaken to ${row.shakenMax}: ${side(row.shaken)}${notes}`,
    ] as const;
  });
  return {
    id: name,
    name,
    kind: 'Commander',
    values: valuesOf(source, [['Type', type], ['Style', archetype], ...rows]),
  };
}

function notesOf(notes: readonly { readonly text: string }[]): readonly (readonly [string, string])[] {
  return notes.map((note) => ['Note', note.text] as const);
}

export function cards(t: GameData): readonly Card[] {
  const { data } = t;
  return [
    ...data.units.flatMap((card) =>
      card.numbers.map((id) => {
        const piece = unitPiece({ id, card, damage: [], commander: undefined });
        const years = { label: 'Years', value: `${card.from}-${card.to}`, source: card.source };
        return carded('Unit', { ...piece, values: [...(piece.values ?? []), years] });
      }),
    ),
    ...data.commanders.map(commanderCard),
    ...data.battalions.map((card) => {
      const piece = battalionPiece({ id: card.number, card, half: false, gained: 0 });
      const band = { label: 'Begins in', value: card.band, source: card.source };
      return carded('Battalion', { ...piece, id: card.id, values: [...(piece.values ?? []), band] });
    }),
    ...data.enemies.map((card) => {
      const piece = enemyPiece({ id: card.id, card, hex: '', acted: false });
      const kind = { label: 'Kind', value: card.kind, source: card.source };
      return carded('Enemy Unit', { ...piece, values: [...(piece.values ?? []), kind] });
    }),
    ...eventCards(data),
    ...scenarioCards(data),
  ];
}

function eventCards(data: ShermanData): readonly Card[] {
  return [
    ...data.events.map(({ id, top, bottom, source }) => ({
      id,
      name: `${top.name} / ${bottom.name}`,
      kind: 'Event',
      values: valuesOf(source, [
        [`Before the Battle: ${top.name}`, top.text],
        [`After the Battle: ${bottom.name}`, bottom.text],
      ]),
    })),
    ...data.conditions.map(({ id, name, text, source }) => ({
      id,
      name,
      kind: 'Special Condition',
      values: valuesOf(source, [['Effect', text]]),
    })),
    ...data.damage.map(({ id, ap, he, source }) => ({
      id,
      name: `Damage ${id}`,
      kind: 'Damage counter',
      values: valuesOf(source, [
        ['Against AP types', ap],
        ['Against HE types', he],
      ]),
    })),
  ];
}

function scenarioCards(data: ShermanData): readonly Card[] {
  return [
    ...data.campaigns.map((row) => ({
      id: row.id,
      name: `${row.name} ${row.year}`,
      kind: 'Campaign',
      values: valuesOf(row.source, [
        ['Difficulty', row.difficulty],
        ['SO points', signed(row.so)],
        ['Terrain', row.terrain],
        ['Enemy', row.enemy],
        ['Commanders, Recruit to Ace', row.commanders.join(' ')],
        ['Further Commanders', row.further],
        ['Aggressiveness', `d6 on 1 to ${row.d6Max}, else d10`],
        ...notesOf(row.notes),
      ]),
    })),
    ...data.objectives.map((row) => ({
      id: row.id,
      name: row.name,
      kind: 'Objective',
      values: valuesOf(row.source, [
        ['SO points', row.so],
        ['Weeks', row.weeks],
        ['SO points a Week', signed(row.weeklySo)],
        ['Battalion points', row.points],
        ['Great, Good, Adequate, Poor', `${row.great}, ${row.good}, ${row.adequate}, ${row.poor} VP`],
        ...notesOf(row.notes),
      ]),
    })),
    ...data.support.map((row) => ({
      id: row.name,
      name: row.name,
      kind: 'Support counter',
      values: valuesOf(row.source, [
        ['Cost', `${row.cost} SO`],
        ['Counters', row.counters],
      ]),
    })),
    ...data.tiles.map((row) => ({
      id: row.id,
      name: `${row.terrain} tile ${row.id}`,
      kind: 'Terrain tile',
      values: valuesOf(row.source, [['Hexes', row.hexes.join(' ')]]),
    })),
  ];
}
