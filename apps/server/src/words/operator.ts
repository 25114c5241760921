// What the person hears who runs a server: the commands and what comes of them.
import { count, noun } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

/** How many rows were moved. */
interface Moved {
  readonly games: number;
  readonly entries: number;
  readonly accounts: number;
}

const moved = ({ games, entries, accounts }: Moved): string =>
  `${count(games, 'game')}, ${count(entries, 'entry', 'entries')} and ${count(accounts, 'account')}`;

export const OPERATOR = catalogue({
  usage: `bocage serve [--port 4400] [--data DIR | --db postgres://...] [--who anyone|members] [--public-url URL]
             [--lan] [--trust-proxy ADDRESS] [--workers N] [--page DIR] [--judge PLAYER] [--hooks-at-home]
bocage serve --check            replays every running game with these rules, and changes nothing
bocage serve steward NAME       makes the first steward of a club and shows the recovery code
bocage serve backup FILE        copies a SQLite database while it serves
bocage serve export DIR [--with-seals]
bocage serve import DIR [--verify]`,

  // what was typed
  wholeNumber: (option: string, most: number, typed: string): string =>
    `--${option} must be a whole number up to ${most}, not '${typed}'.`,
  dataOrDb: 'Give --data or --db, not both.',
  noSuchOption: (option: string): string => `'serve' has no option ${option}.`,
  takesNoValue: (option: string): string => `${option} takes no value.`,
  valueNeeded: (option: string): string => `${option} needs a value.`,
  noSuchCommand: (command: string): string => `There is no 'serve ${command}'.`,
  whoIs: "--who is 'anyone' or 'members'.",
  publicUrl: (typed: string): string => `--public-url must be an address like https://example.org, not '${typed}'.`,
  backupFileNeeded: 'Say to which file: bocage serve backup FILE.',
  folderNeeded: (command: string): string => `Say which folder: bocage serve ${command} DIR.`,
  nameNeeded: 'Say the name: bocage serve steward NAME.',

  // serving
  servesAt: (publicUrl: string, address: string): string => `Bocage serves at ${publicUrl} (${address}).`,
  withoutHttps: 'Without https, push notices and protected cookies are off.',
  running: (folder: string, process: number): string =>
    `A server is running on ${folder} already (process ${process}). Stop it first, or give another folder with --data.`,
  newerDatabase: 'The database was changed by a newer Bocage. Start that one, or give another database.',
  tablesNotUpdated: (problem: string): string => `The tables could not be brought up to date: ${problem}`,
  stewardMade: (name: string, code: string): string => `${name} is a steward. Recovery code (shown once): ${code}`,
  nameAndCode: 'Name and code make any device a device of this account.',
  couldNot: (problem: string): string => `The server could not do that: ${problem}`,

  // copies
  backupOfPostgres: 'PostgreSQL is backed up with its own tools: pg_dump.',
  noDatabase: (file: string): string => `There is no database at ${file}.`,
  copied: (file: string, from: string): string => `${file} holds a copy of ${from}.`,
  exported: (rows: Moved): string => `Exported ${moved(rows)}.`,
  imported: (rows: Moved): string => `Imported ${moved(rows)}.`,
  notEmpty: 'There are games in this database already. Import into an empty one.',
  fileMissing: (file: string): string => `${file} is missing: the export is not complete.`,
  lineNotJson: (file: string, line: number): string => `${file}, line ${line}: this is not JSON.`,
  noColumn: (file: string, line: number, name: string): string => `${file}, line ${line}: '${name}' is not a column.`,

  // checks
  gameDiffers: (id: string, problem: string): string => `Game ${id}: ${problem}`,
  seedNotExported: 'its seed was not exported, so its dice cannot be rolled here',
  otherPosition: 'the replay ends in another position',
  otherNumber: 'the number of choices is not the recorded one',
  replayed: (same: number, games: number): string =>
    `${same} of ${count(games, 'game')} ${noun(same, 'replays', 'replay')} to the same position.`,
  runningReplayed: (same: number, games: number): string =>
    `${same} of ${count(games, 'running game')} ${noun(same, 'replays', 'replay')} to the same position with this program.`,
  underOlderRules: (moves: number, stays: number): string =>
    `Begun under older rules: ${moves} ${noun(moves, 'moves', 'move')} to the newest when this program serves, ${stays} ${noun(stays, 'keeps', 'keep')} ${noun(stays, 'its', 'their')} own.`,
});
