// The check of the apps bites: planted examples of reading words, however they travel, and of playing past the door.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkApps, checkFiles } from '../check-apps.mjs';
import { repositoryRoot } from '../lib.mjs';

const HEAD = `
import { type Board, type Description, type Odds, type Piece, type Place, type Play, type Prompt, putIn, type Reason, type Result } from '@bocage/engine';
import type { TableSession } from '../core/catalogue.ts';
import type { ShownChoice } from '../core/game-model.ts';
declare const about: Description; declare const board: Board; declare const odds: Odds; declare const piece: Piece;
declare const place: Place; declare const prompt: Prompt; declare const reason: Reason; declare const result: Result;
declare const game: Play; declare const session: TableSession; declare const offer: ShownChoice;
`;

/** Each line reads a text of the game, or plays. */
const WRONG = [
  "export const a1 = about.label.startsWith('Move');",
  "export const a2 = /^(\\d+) MP/.exec(about.cost ?? '');",
  "export const a3 = prompt.ask.split(' ');",
  "export const a4 = piece.states?.includes('spent');",
  'export const a5 = place.notes.some((note) => /^TEM/.test(note));',
  "export const a6 = board.status[0]?.replace('Turn ', '');",
  "export const a7 = board.tracks.find((track) => track.name === 'Stock');",
  "export const a8 = reason.text.indexOf('MP');",
  'export const a9 = odds.results.map((r) => r.label.slice(0, 3));',
  "export const b1 = game.say({ kind: 'x', rule: '' }).match(/\\d+/);",
  "export const b2 = offer.name.startsWith('to ');",
  'export const b3 = session.entries.filter((entry) => /^hold/.test(entry.name));',
  "const { label: copied } = about; export const b4 = copied.endsWith('.');",
  'const cut = (text: string): string => text.substring(0, 4); export const b5 = cut(about.label);',
  "const kept: { readonly where: string } = { where: board.status.join(' ') }; export const b6 = kept.where.search('x');",
  'export const b7 = ({ squad: 1 } as Record<string, number>)[piece.name];',
  "export const b8 = ['woods', 'road'].indexOf(place.notes[0] ?? '');",
  "export const b9 = result.grade === 'American victory';",
  'export const c1 = session.playChoice(3);',
  "export const c2 = session.play('pass');",
  "export const c3 = putIn(session, 'squad');",
];

/** Data is read, words are only shown or compared with each other, other texts are free. */
const RIGHT = [
  "export const d1 = about.verb === 'move' && about.places?.[0]?.startsWith('LC');",
  "export const d2 = (about.label + (about.cost ?? '')).length > 20;",
  'export const d3 = new Set(board.places.map((one) => one.name)).has(place.name);',
  "export const d4 = (typed: string): boolean => typed.trim().startsWith('x');",
  "export const d5 = offer.name === 'end';",
  "export const d6 = about.label === '';",
  "export const d7 = reason.code === 'range' && reason.rule.split(' ').length > 1;",
  "export const d8 = board.status.slice(0, 2).join(' ');",
];

it('finds every place where words are read or the door is passed, and no other', () => {
  const planted = 'apps/web/src/core/planted.ts';
  const lines = [...HEAD.split('\n'), ...WRONG, ...RIGHT];
  const found = checkFiles(repositoryRoot, [], { [planted]: lines.join('\n') });
  const first = lines.indexOf(WRONG[0] ?? '') + 1;
  const lineOf = (problem: string): number => Number(problem.slice(planted.length + 1).split(' ')[0]);
  expect([...new Set(found.map(lineOf))]).toEqual(WRONG.map((_, i) => first + i));
  expect(found.filter((problem) => problem.includes('playing.ts')).map(lineOf)).toEqual([
    first + 18,
    first + 19,
    first + 20,
  ]);
}, 120_000);

it('fails when it finds nothing to look at', () => {
  const { problems } = checkApps(join(repositoryRoot, 'tools'));
  expect(problems).toEqual(['no source file found in apps/web/src or apps/cli/src']);
});
