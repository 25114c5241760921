// A table for the tests of this game: positions begin with the bare set-up, in the Action Phase of round 1.

import { readFileSync } from 'node:fs';
import { type CredentialsEvent, createGame, createScoreSheet } from '@bocage/credentials';
import type { OptionValues } from '@bocage/engine';
import { type Table, table, type Vocabulary } from '@bocage/engine/testing';

export const game = createGame();
export const sheetOf = createScoreSheet();

export type Play = Table<CredentialsEvent>;

/** The set-up without Kampfgruppen, changed by the lines of a position. */
export function fresh(position = '', options: OptionValues = {}): Play {
  return table(game, { position: `table: fresh\n${position}`, options });
}

/** The same with an empty General Stock: what is on no card and in no space lies in the Pool. */
export function at(position = '', options: OptionValues = {}): Play {
  return fresh(`stock: 0/0/0\n${position}`, options);
}

/** Lines for Rennes taken, its Division beaten; other beaten units by their ids. */
export const rennesTaken = (pile = ''): string =>
  `rennes garrison: gone\ndedicated: rennes -\npile: W02 ${pile}`.trim();

/** The tokens of a Division, Fuel/Ammo/Food. */
export const carried = (t: Play, division: string): string => t.position(division).split(' ')[1] ?? '';
export const whereIs = (t: Play, division: string): string => t.position(division).split(' ')[0] ?? '';

/** Items of a list line: `control`, `ffi`, `lying`. */
export const list = (t: Play, key: string): string[] => {
  const value = t.position(key);
  return value === '-' ? [] : value.split(/, | (?=W[0-9]|A[0-9]|I[0-9])/);
};

/** Notes of a place of the board. */
export const notes = (t: Play, place: string): readonly string[] =>
  t.board().places.find((p) => p.id === place)?.notes ?? [];
export const track = (t: Play, id: string): string => t.board().tracks.find((row) => row.id === id)?.value ?? '';
export const besieged = (t: Play, port: string): boolean => notes(t, port).some((note) => note.startsWith('besieged'));

type Kind = CredentialsEvent['kind'];

/** Events of one kind of the last play. */
export function told<K extends Kind>(t: Play, kind: K): Extract<CredentialsEvent, { kind: K }>[] {
  return t.events().filter((e): e is Extract<CredentialsEvent, { kind: K }> => e.kind === kind);
}

/** What the enemy of the last fight asked for: `3A 1F`. */
export function need(t: Play): string {
  const enemy = told(t, 'enemy').at(-1);
  return enemy === undefined ? 'no enemy' : `${enemy.ammo}A ${enemy.fuel}F`;
}

export const drew = (t: Play): number => told(t, 'recon').length;
export const won = (t: Play): boolean | undefined => told(t, 'fightEnds').at(-1)?.won;
/** The rule of a refusal. */
export const ruleOf = (t: Play, name: string): string | undefined => t.why(name)?.rule;

export const points = (t: Play): Record<string, number> => {
  const sheet = sheetOf(t.state);
  return { ...Object.fromEntries(sheet.lines.map((line) => [line.id, line.points])), total: sheet.total };
};

/** The line that leaves only these Kampfgruppe cards beside the board. */
export const row = (...cards: readonly string[]): string =>
  `in deck: ${['W07', 'W08', 'W09', 'W10'].filter((card) => !cards.includes(card)).join(' ')}`;

/** What players of this game know, and the codes that they type and never read. */
export const vocabulary: Vocabulary = {
  digest: readFileSync(new URL('../digest.md', import.meta.url), 'utf8'),
  terms: ['FFI', 'KG', 'HMS', 'POW', 'VIII', 'VP', 'TAMC', 'RTTR', 'north', 'south', 'east', 'west', 'units'],
  codes: ['haltung', 'hinterhalt', 'kampfgruppe', 'truck', 'trucks'],
  nouns: {
    Truck: 'Trucks',
    Kampfgruppe: 'Kampfgruppen',
    Division: 'Divisions',
    'Core action': 'Core actions',
    space: 'spaces',
    token: 'tokens',
    round: 'rounds',
    card: 'cards',
    point: 'points',
    port: 'ports',
    marker: 'markers',
    Fuel: 'Fuel',
    Ammo: 'Ammo',
    Food: 'Food',
    FFI: 'FFI',
  },
};
