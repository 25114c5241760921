// The check of texts bites: planted examples of words for people outside words/, and strings for programs that it leaves alone.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted examples are source code.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTexts, problemsOf, problemsOfRoom } from '../check-texts.mjs';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

/** Each line holds a text that a person would read. */
const RULES_WRONG = [
  "export const a1 = { label: 'Hold' };",
  "export const a2 = { text: 'The Unit cannot come back.' };",
  'export const a3 = (n: number) => ({ cost: `${n} MP` });',
  "export const a4 = { ask: 'Which?', wait: 'waits' };",
  "export const a5 = ['its own note', 2];",
  "export const a6 = (shaken: boolean) => (shaken ? ' (Shaken)' : '');",
  'export const a7 = (place: string) => `Kampfgruppe in ${place}`;',
  "export const a8 = 'Hinterhalt';",
  "export const a9 = { rule: 'RL 7.7', what: 'accuracy of fire' };",
  'export const b1 = (n: number) => `, and ${n} more`;',
];
/** Codes, signs of rules, ids and messages for programmers. */
const RULES_RIGHT = [
  "import { top } from '../words of a path.ts';",
  "export const c1 = { verb: 'free-strike', code: 'lastFresh', rule: 'SL R36', mark: 'end' };",
  "export const c2 = { name: (n: number) => (n === 0 ? 'break off' : `turn in ${n}`) };",
  "export function c3(): never { throw new Error('log: more participants than Commanders'); }",
  'export const c4 = (id: string) => `TAMC 14.${id}`;',
  "export const c5 = (kind: string) => kind === 'Special Condition';",
  "export type C6 = 'in two words';",
];

/** Parts of the page: what an element shows, what is spoken, what a part of ours is given to show. */
const PAGE_WRONG = [
  'export const a1 = () => <b>Fuel</b>;',
  'export const a2 = (n: number) => <p>{n} left</p>;',
  'export const a3 = () => <button aria-label="Undo" />;',
  "export const a4 = (on: boolean) => <i>{on ? 'now' : 'later'}</i>;",
  "export const a5 = (on: boolean) => <i title={on ? 'on' : undefined} />;",
  'export const a6 = () => <Row name="Sheet" />;',
  'export const a7 = () => <input placeholder="word" />;',
  "export const a8 = () => { tell('Link copied.'); };",
  'export const a9 = (n: number) => <Row onPick={() => tell(`All ${n} finished`)} />;',
];
/** Small words alone, where they do the work of a text. */
const SMALL_WRONG = [
  "export const a1 = (here: boolean) => (here ? W.atTheTable : 'away');",
  "export const a2 = (name?: string) => W.decides(name ?? 'nobody');",
  "export const a3 = (names: readonly string[]) => names.join(', ') || 'none';",
  "export const a4 = (n: number) => count(n, 'unit');",
  "export const a5 = (n: number) => W.left(n > 1 ? 'many' : 'few');",
];
/** Codes: compared, looked up, given to programs, or named by their kind. */
const SMALL_RIGHT = [
  "export const b1 = (kind: string) => (kind === 'away' ? 1 : 2);",
  "export const b2 = { verb: 'assault', kind: 'person' };",
  "export const b3 = (player?: string) => player ?? 'sensible';",
  "export const b4 = (night: boolean) => (night ? 'night' : 'day');",
  "export const b5 = () => args.flag('all');",
];

/** What a room of words may not hold, and what it may. */
const ROOM_WRONG = [
  "export const byLuck = ', by luck';",
  'export const left = (n: number): string => `, ${n} left`;',
  "export const seeHelp = '; see help';",
  "export const hint = ' hint';",
  'export const week = (n: number): string => `Week ${n} `;',
  "export const mapReconstructed = 'Map reconstructed,';",
  "export const states = { beaten: ' (beaten)' };",
  "export const rest = (n: number) => 'and ' + n + ' more';",
  "export const only = (n: number): string => (n > 0 ? `; ${n} in all` : '');",
  "export const left2 = 'Left';",
  'export const rows = (n: number, n2: number): string => `${n} of ${n2}`;',
];
const ROOM_RIGHT = [
  'export const lucky = (text: string, luck: boolean): string => (luck ? `${text}, by luck` : text);',
  "export const time = (n: number, runs: boolean): string => `${n} left${runs ? ', the clock runs' : ''}`;",
  "export const press = (key: Child): Line => ['Press ', key, ' to continue.'];",
  "export const ask = 'What came up? ';",
  'export const column = (n: number): string => `  step ${n}`;',
  "export const list = (names: readonly string[]): string => names.join(', ');",
  'export const wide = (n: number) => n + 1;',
  "export function tale(n: number): string { const end = n > 0 ? ` (${n} CP)` : ''; return `It was hit${end}.`; }",
];

const PAGE_RIGHT = [
  'export const b1 = () => <b class="two words">{W.fuel}</b>;',
  "export const b2 = (on: boolean) => <i class={on ? 'row open' : 'row'} data-what=\"Some thing\" />;",
  'export const b3 = () => <path d="M4 6h16" transform={`translate(${1} 2)`} />;',
  "export const b4 = () => document.querySelector('.map button, .map a');",
  "export const b5 = () => localStorage.getItem('bocage settings');",
  "export const b6 = '(min-width: 700px) and (min-height: 500px)';",
  'export const b7 = () => <p>3 · 4</p>;',
];

/** Parts of the server: what somebody is answered, told or shown at a terminal. */
const SERVER_WRONG = [
  "export const a1 = () => no('closed', 'The game has not begun.');",
  'export const a2 = (player: string) => ({ why: `There is no computer player ${player}` });',
  "export const a3 = { why: 'over', text: 'Over' };",
  'export const a4 = (games: number) => say(`${games} games exported`);',
  "export const a5 = (name?: string) => name ?? 'a guest';",
  'export const a6 = (title: string) => `<title>Your turn in ${title}</title>`;',
  "export function a7(): never { throw new Stop('There is no database.'); }",
  "export const a8 = { grade: 'Draw' };",
];
/** Statements for a database, headers and status lines, events, measures, errors for programmers. */
const SERVER_RIGHT = [
  "export const b1 = () => db.selectFrom('games as own').where('due', 'is not', null).orderBy('games.updated', 'desc');",
  "export const b2 = 'create trigger head after insert on entries for each row execute function head()';",
  "export const b3 = (tail: string) => `create table games (id text primary key)${tail === '' ? ' without rowid' : ''}`;",
  "export const b4 = 'pragma journal_mode = wal; pragma synchronous = full';",
  "export const b5 = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' };",
  "export const b6 = \"default-src 'self'; frame-ancestors 'none'\";",
  'export const b7 = (age: number) => `HttpOnly; SameSite=Lax; Path=/; Max-Age=${age}`;',
  "export const b8 = () => refuse('429 Too Many Requests');",
  'export const b9 = (name: string) => `# TYPE bocage_${name} gauge`;',
  'export const c1 = (seq: number, text: string) => `id: ${seq}\\ndata: ${text}\\n\\n`;',
  'export const c2 = (url: string, title: string) => `<entry><id>${url}</id><title>${title}</title></entry>`;',
  "export function c3(): never { throw new Error('entries of the log are missing'); }",
  "export const c4 = () => ws.close(4001, 'no hello');",
];

/** Positions of a game: what is said of a line that cannot be read, or of a position that cannot exist. */
const POSITIONS_WRONG = [
  'export const a1 = (unit: string) => `${unit} is nowhere`;',
  "export function a2(found: string[]) { found.push('there is no such hex'); }",
  "export const a3 = (value: string) => (value === 'x' ? undefined : `'${value}' is no side; the sides are US and GE`);",
  "export const a4 = { key: 'so', read: (s: State, value: string) => `'${value}' is not a number` };",
  "export const a5 = (n: number) => say('place', `there are ${n} Divisions`);",
  "export const a6 = ['yes or no', 0];",
];
/** The lines of a file: keys, and what writes them. */
const POSITIONS_RIGHT = [
  "export const b1 = { key: 'minor ports', write: (s: State) => `stock ${s[1]}` };",
  "export const b2 = counter('first ports', OPENED, 2);",
  'export function writeUnit(s: State): string { return `spots ${s[0]} used`; }',
  "export const MARKER_WORDS = ['US artillery', 'mortar'] as const;",
  "export const b5 = Symbol('not a key of this half');",
];
/** Options of a game, its content, what its computer players weigh, its seats. */
const GAME_WRONG = [
  "export const a1 = [{ id: 'setup', label: 'Set-up', values: [] }];",
  "export const a2 = { id: 'card', label: W.card, text: 'Every unit begins where the card puts it.' };",
  "export const a3 = (n: number) => problems.push({ path: 'data.ports', text: `must be ${n} ports` });",
  "export const a4 = (id: string) => say(`areas[id ${id}]`, 'an outline has three points at least');",
  "export const a5 = { rule: 'SL 5.1', what: 'rally' };",
  "export const a6 = { pointsLabel: 'points' };",
  "export const a7 = { seats: [{ id: 'US', name: 'Task Force' }] };",
  "export const a8 = ['Fuel', 'Ammo'];",
];
/** Ids, keys of the data and its schema, learned numbers. */
const GAME_RIGHT = [
  "export const b1 = oneOf('light mortar', 'medium mortar');",
  "export const TYPES = ['squad', 'light mortar'] as const; export type Type = (typeof TYPES)[number];",
  "export const b3 = { form: 'Cannot Move & Attack', bit: 1 };",
  "export const b4 = { value: 1, unit: on ? 'Tactic' : 'Command Tactic' };",
  'export function enemyId(enemy: number): string { return `enemy ${enemy + 1}`; }',
  `export const b6 = { usual: '${'FzQn'.repeat(20)}==' };`,
];

/** Packages that page, terminal and server share: hints, reviews, answers about files. */
const PACKAGE_WRONG = [
  'export const a1 = (low: number, high: number) => `, ${low} to ${high} in eight games of ten`;',
  'export const a2 = (label: string) => `There is nothing else to choose: ${label}. `;',
  'export const a3 = (by: number, label: string) => `${by} more ${label}`;',
  'export const a4 = (line: number) => `line ${line} is not JSON`;',
  "export const a5 = ['Results', 'Length'];",
  "export const a6 = { title: 'Areas', about: '' };",
];
/** Names in files, errors for programmers, names of fields. */
const PACKAGE_RIGHT = [
  "export function b1(): never { throw new Error('the results of a series are missing'); }",
  "export const b2 = { kind: 'choice', by: 'thumb' };",
  'export const b3 = (seed: string) => hashText(`${seed}/hints`);',
];

const linesOf = (problems: readonly string[]): readonly number[] => [
  ...new Set(problems.map((problem) => Number(problem.split(' ')[0]?.split(':')[1]))),
];

it('finds every text in the rules of a game, and nothing else', () => {
  const code = [...RULES_WRONG, ...RULES_RIGHT].join('\n');
  expect(linesOf(problemsOf('games/planted/src/rules/one.ts', code))).toEqual(RULES_WRONG.map((_, i) => i + 1));
});

it('finds every text in the positions of a game, and nothing else', () => {
  const code = [...POSITIONS_WRONG, ...POSITIONS_RIGHT].join('\n');
  const found = linesOf(problemsOf('games/planted/src/positions/read.ts', code));
  expect(found).toEqual(POSITIONS_WRONG.map((_, i) => i + 1));
});

it.each(['content.ts', 'player/index.ts', 'facts/decks.ts', 'play.ts'])('finds every text in %s of a game', (file) => {
  const code = [...GAME_WRONG, ...GAME_RIGHT].join('\n');
  expect(linesOf(problemsOf(`games/planted/src/${file}`, code))).toEqual(GAME_WRONG.map((_, i) => i + 1));
});

it('leaves alone what a command has learned', () => {
  const code = "export const a1 = { from: '800 hints of captain in 100 games' };";
  const file = 'games/planted/src/player/forecast.ts';
  expect(problemsOf(file, `// What games come to; made by \`bocage foretell\`.\n${code}`)).toEqual([]);
  expect(problemsOf(file, `// What games come to.\n${code}`)).toHaveLength(1);
});

it('looks at every source of a game but its words and what tests use', () => {
  const text = "export const a1 = { label: 'Every unit begins on its card.' };\n";
  const files = ['positions/read.ts', 'state/options.ts', 'content.ts', 'play.ts', 'facts/odds.ts', 'player/terms.ts'];
  const rooms = ['words/options.ts', 'testing/kit.ts'];
  const root = sampleTree(Object.fromEntries([...files, ...rooms].map((file) => [`games/planted/src/${file}`, text])));
  const found = checkTexts(root).problems.map((problem) => problem.split(':')[0]);
  expect(found.toSorted()).toEqual(files.map((file) => `games/planted/src/${file}`).toSorted());
});

it('finds every text in a part of the page, and nothing else', () => {
  const code = [...PAGE_WRONG, ...PAGE_RIGHT].join('\n');
  expect(linesOf(problemsOf('apps/web/src/planted.tsx', code))).toEqual(PAGE_WRONG.map((_, i) => i + 1));
});

it('tells a small word for people from a code by what it does', () => {
  const code = [...SMALL_WRONG, ...SMALL_RIGHT].join('\n');
  expect(linesOf(problemsOf('apps/cli/src/planted.ts', code))).toEqual(SMALL_WRONG.map((_, i) => i + 1));
});

it('finds every piece of a sentence in a room of words, and nothing else', () => {
  const code = [...ROOM_WRONG, ...ROOM_RIGHT].join('\n');
  expect(linesOf(problemsOfRoom('apps/web/src/words/planted.ts', code))).toEqual(ROOM_WRONG.map((_, i) => i + 1));
});

it('finds every text in a part of the server, and nothing else', () => {
  const code = [...SERVER_WRONG, ...SERVER_RIGHT].join('\n');
  expect(linesOf(problemsOf('apps/server/src/planted.ts', code))).toEqual(SERVER_WRONG.map((_, i) => i + 1));
});

it('finds every text in a package, and nothing else', () => {
  const code = [...PACKAGE_WRONG, ...PACKAGE_RIGHT].join('\n');
  expect(linesOf(problemsOf('ai/src/planted.ts', code))).toEqual(PACKAGE_WRONG.map((_, i) => i + 1));
});

it('fails when it finds nothing to look at', () => {
  expect(checkTexts(join(repositoryRoot, 'tools')).problems).toEqual(['no source file found to look for texts in']);
});
