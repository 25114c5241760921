// Checks that every text which a person reads stands in a `words/` folder: in one place for each game, package, client and the server, so that a
// translator finds all of them and a second catalogue can be laid over. Games, pages and commands hold none outside it. And in `words/` stand whole
// sentences: no piece of one that somebody else has to join.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { findFragments, findNumberedNames } from './fragments.mjs';
import { filesUnder, foldersIn, isMain, repositoryRoot } from './lib.mjs';
import { findTexts } from './texts.mjs';

/** Strings that look like words and are none: `file text`, each with its reason. What is filled in is `¤`. */
const ALLOWED = new Map([
  ['ai/src/columns.ts player ¤', 'the name of a column in a file'],
  ['ai/src/columns.ts option ¤', 'the name of a column in a file'],
  ['ai/src/columns.ts value at turn ¤', 'the name of a column in a file'],
  ['ai/src/node/learn.ts ¤ games by rules of thumb, seed ¤', 'provenance in a module of weights'],
  ['ai/src/stats.ts not better', 'what a test decides, for programs'],
  ['engine/src/chance.ts an outcome is needed: ¤', 'a message for programmers: a person is shown the question'],
  ['engine/src/pack.ts pack: ¤', 'where a value comes from, in the data'],
  ['engine/src/phrase.ts to into at from in on of with and the a an then by for against', 'words that a person types'],
  ['engine/src/phrase.ts to ¤', 'a code that a person types'],
  ['engine/src/position.ts game: ¤', 'a line of a file'],
  ['engine/src/position.ts options: ¤', 'a line of a file'],
  ['engine/src/score-record.ts ¤ of ¤ ¤', 'a field of a file'],
  ['engine/src/state.ts slot ¤', 'a place in a state, for programmers'],
  ['games/credentials/src/box.ts port ¤', 'the id of a card'],
  ['games/sherman-leader/src/state/effect-codes.ts ¤ IF NONE', 'a code of an effect in the data'],
  ['games/sherman-leader/src/state/effect-codes.ts AIRSTRIKE ¤ perWeek', 'a code of an effect in the data'],
  ['games/sherman-leader/src/state/effect-codes.ts AIRSTRIKE ¤ cost', 'a code of an effect in the data'],
  ['apps/cli/src/commands/help.ts bocage ¤ ', 'the name of the program and its number'],
  [
    'apps/cli/src/commands/calibrate.ts // What games of the computer player come to; made by `bocage foretell`.',
    'a line of a module',
  ],
  ["apps/cli/src/commands/calibrate.ts import type { ForecastWeights } from '@bocage/engine'; ", 'a line of a module'],
  ['apps/cli/src/commands/calibrate.ts ¤ ¤export const forecast: ForecastWeights = { ¤}; ', 'lines of a module'],
  ['apps/cli/src/commands/learn.ts // What the evaluation has learned; made by `bocage train`.', 'a line of a module'],
  ["apps/cli/src/commands/learn.ts import type { NetworkWeights } from '@bocage/engine'; ", 'a line of a module'],
  ['apps/cli/src/commands/learn.ts ¤ ¤export const networkWeights: NetworkWeights = { ¤}; ', 'lines of a module'],
  ['apps/cli/src/commands/report.ts bocage report ¤', 'the command as it was typed'],
  ['apps/cli/src/commands/start.ts teach ¤', 'a command that a person types'],
  ['apps/cli/src/commands/start.ts new ¤', 'a command that a person types'],
  ['apps/cli/src/io.ts npm run bocage --', 'a command that a person types'],
  ['apps/cli/src/protocol.ts view.state: ¤', 'a field of a message to a program'],
  ['apps/cli/src/series/tasks/fuzz.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/hinted.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/lessons.ts game ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/match.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/puzzles.ts seed ¤', 'what a worker writes into the database'],
  ['apps/cli/src/series/tasks/trials.ts trial ¤', 'what a worker writes into the database'],
  ['apps/cli/src/table/complete.ts undo line', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts as before', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts all others', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts confirm on', 'a command that a person types'],
  ['apps/cli/src/table/complete.ts confirm off', 'a command that a person types'],
  ['apps/server/src/jobs/jobs.ts not opened', 'how a game ended, for programs'],
  ['apps/server/src/jobs/notices.ts turn ¤ ¤ ¤', 'the key of a notice'],
  ['apps/server/src/people/accounts.ts closed ¤', 'a name that nobody can take'],
  ['apps/web/src/core/thinking.ts computer player', 'the name of a worker'],
  ['apps/web/src/dialogs/dialogs.tsx Bocage 0.1.0', 'the name of the program and its number'],
  ['apps/web/src/editor/draft.ts own copy', 'a value that packs carry'],
  ['apps/web/src/editor/values.ts own copy', 'a value that packs carry'],
  ['apps/web/src/games/credentials/data.ts Dol', 'the name of a town'],
  ['apps/web/src/games/credentials/more.tsx port ge', 'classes of a drawing'],
  ['apps/web/src/games/credentials/more.tsx port us', 'classes of a drawing'],
  ['apps/web/src/games/rudders-line/label.tsx fire ¤', 'the id of a drawing'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Tank', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Rifle', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Halftrack', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Truck', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Mortar', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Bunker', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/battalion-card.tsx Building', 'a kind of counter in the data'],
  ['apps/web/src/games/sherman-leader/data.ts Armor', 'a type of Unit in the data'],
  ['apps/web/src/games/sherman-leader/data.ts Light Armor', 'a type of Unit in the data'],
  ['apps/web/src/games/sherman-leader/data.ts Infantry', 'a type of Unit in the data'],
  ['apps/web/src/games/sherman-leader/data.ts Artillery', 'a type of Unit in the data'],
  ['apps/web/src/games/sherman-leader/fight-now.tsx week ¤', 'the key of a plan'],
  ['apps/web/src/games/sherman-leader/week-planner.tsx week ¤', 'the key of a plan'],
  ['apps/web/src/games/sherman-leader/kit.tsx country ¤', 'the id of a drawing'],
  ['apps/web/src/games/sherman-leader/look.ts DE StuG', 'the id of a card'],
  [
    'apps/web/src/learn/term-marks.ts svg, h1, input, textarea, select, script, style, .tools, .words, .term-note, a[href="#/"], [aria-hidden=true]',
    'a selector',
  ],
  ['apps/web/src/learn/term-marks.ts button, a, summary, label', 'a selector'],
  ['apps/web/src/map/counter.tsx value tiny', 'classes of a drawing'],
  ['apps/web/src/map/counter.tsx value small', 'classes of a drawing'],
  ['apps/web/src/map/counter.tsx value light', 'classes of a drawing'],
  ['apps/web/src/map/cover-pieces.tsx MG42 4', 'what is printed on a counter'],
  ['apps/web/src/map/cover-pieces.tsx StuG', 'what is printed on a counter'],
  ['apps/web/src/map/cover-pieces.tsx Tiger', 'what is printed on a counter'],
  ['apps/web/src/map/cover-pieces.tsx KG ?', 'what is printed on a counter'],
  ['apps/web/src/map/story-sizes.ts line ¤', 'the key of a line'],
  ['apps/web/src/online/far-game.ts far ¤', 'the key of a plan'],
  ['apps/web/src/pages/together.tsx npm run serve', 'a command that a person types'],
  ['apps/web/src/parts/keyboard.ts Tab', 'the name of a key, for programs'],
  ['apps/web/src/parts/keyboard.ts Shift', 'the name of a key, for programs'],
  ['apps/web/src/parts/keyboard.ts ArrowUp', 'the name of a key, for programs'],
  ['apps/web/src/parts/keyboard.ts ArrowDown', 'the name of a key, for programs'],
]);
const APPS = ['apps/cli', 'apps/server', 'apps/web'];
/** What page, terminal and server share. */
const PACKAGES = ['ai', 'engine', 'games/catalogue', 'lessons', 'online', 'seal'];
const PARTS = [...PACKAGES, ...APPS];
/** Files whose strings are for programs alone. */
const FILES = new Map([
  ['ai/src/report/style.ts', 'a style sheet'],
  ['apps/cli/src/table/tty.ts', 'what a shell reads'],
  ['engine/src/english.ts', 'how the rooms of words count and list'],
  ['engine/src/score.ts', 'the lines of a file'],
  ['games/catalogue/src/index.ts', 'the games by title, beside their ids'],
  ['games/catalogue/src/skirmish.ts', 'a game for tests'],
  [
    'games/sherman-leader/src/state/terms.ts',
    'the words of the data by their numbers: rules, schema and cards know them',
  ],
  ['seal/src/commit.ts', 'what is hashed'],
  ['seal/src/draw.ts', 'what is hashed'],
  ['seal/src/key.ts', 'what is hashed'],
]);

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]} `file:line what is wrong`, one a problem
 */
export function problemsOf(file, code) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  // Numbers that a command has learned, with where they come from.
  if (/^\/\/ .*; made by `bocage \w+`\.$/m.test(code.slice(0, code.indexOf('\n')))) return [];
  const game = /^games\/(?!catalogue\/)[^/]+\/src\//.test(file);
  const how = {
    game,
    names: game && /\/src\/(rules|state)\//.test(file),
    positions: game && /\/src\/positions\//.test(file),
  };
  return findTexts(source, how).flatMap(({ node, text }) => {
    const shown = text.replace(/\s+/g, ' ');
    if (ALLOWED.has(`${file} ${shown}`)) return [];
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    return [`${file}:${line} '${shown}': a text for people belongs into words/`];
  });
}

/**
 * @param {string} file of a room of words
 * @param {string} code
 * @returns {string[]} `file:line what is wrong`, one a problem
 */
export function problemsOfRoom(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const at = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
  const pieces = findFragments(source).map(({ node, text, joined }) => {
    const what = joined ? 'a text joined with +' : 'a piece of a sentence';
    return `${at(node)} '${text.replace(/\s+/g, ' ')}': ${what}; write the whole sentence as a function of its data`;
  });
  // The rooms of the games name their functions by rules and counters, some of which end in a number.
  const numbered = file.startsWith('games/') ? [] : findNumberedNames(source);
  return [...pieces, ...numbered.map((name) => `${at(name)} ${name.text}: say what the text or its data is`)];
}

/**
 * @param {string} root of the tree
 * @returns {{ files: number, problems: string[] }}
 */
export function checkTexts(root) {
  const games = foldersIn(join(root, 'games')).map((game) => `games/${game}/src`);
  const sources = [...new Set([...games, ...PARTS.map((part) => `${part}/src`)])];
  const files = sources
    .flatMap((folder) => filesUnder(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\/src\/(words|testing)\//.test(file) && !FILES.has(file));
  // A moved folder must not turn the check into one that looks at nothing.
  if (files.length === 0) return { files: 0, problems: ['no source file found to look for texts in'] };
  /** @param {string} file */
  const codeOf = (file) => readFileSync(join(root, file), 'utf8');
  const outside = files.flatMap((file) => problemsOf(file, codeOf(file)));
  const rooms = sources
    .map((part) => `${part}/words`)
    .flatMap((folder) => filesUnder(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => file.endsWith('.ts'));
  const problems = [...outside, ...rooms.flatMap((file) => problemsOfRoom(file, codeOf(file)))];
  return { files: files.length, problems };
}

if (isMain(import.meta)) {
  const { files, problems } = checkTexts(repositoryRoot);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${files} files hold no text for people outside words/.`);
}
