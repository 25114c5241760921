// What the page says of games that are opened, kept and read.

// catalogue
export const rulesNotLoaded = (id: string): string =>
  `The rules of '${id}' could not be loaded. Check the connection and load the page again.`;
export const noSuchGame = (id: string): string => `There is no game '${id}' in this version of Bocage.`;

// computer
export const tryAgainOrTakeSide = (problem: string): string => `${problem} Try again, or take its side yourself.`;
export const playerNotLoaded = 'The computer player could not be loaded: check the connection.';

// game-model
export const nextRulesNotLoaded = 'The rules of the next part could not be loaded. Check the connection.';

// hearing
export const dice = (outcomes: string): string => `Dice: ${outcomes}.`;
export const warning = (text: string): string => `Warning: ${text}`;
export const confirmKeys = 'Enter confirms, Escape goes back.';

// incoming
export const problemInLine = (line: number, problem: string): string => `Line ${line}: ${problem}.`;

// keep
export const cannotReadAgain = (line: number, problem: string): string =>
  `Something went wrong inside Bocage: this game could not be read again (line ${line}: ${problem}). What was saved before is unchanged.`;

// keeping
export const gameCopy = (title: string): string => `${title} (copy)`;
export const wentOnElsewhere =
  'This game continued in another tab. What you played here is kept as a copy on the home page.';
export const deletedWhileOpen =
  'This game was deleted from the browser while it was open here. If you continue, it is saved again.';
export const fromMove = (title: string, n: number): string => `${title}, from choice ${n}`;

// lazy
export const partNotLoaded = 'This part could not be loaded';
export const gamesAreSafe = 'Your games are safe. Check the connection and load the page again.';

// open-game
export const gameNotKept = 'This game is not kept in this browser. It may have been deleted.';
export const savedByNewer =
  'This game was saved by a newer version of Bocage and was not changed. Load the page again to get that version.';
export const itsLastPosition = 'or its last position';
export const cannotBeOpened = (problem: string): string =>
  `This saved game cannot be opened; nothing was changed. ${problem}`;
export const fromLastPosition = (title: string): string => `${title}, from its last position`;

// packed
export const packNotHere = (name: string, hash: string): string =>
  `This game is played with the pack '${name}' (${hash}), which is not in this browser. Open the pack first: New game, With the values of my copy.`;
export const packNoLongerFits = (name: string, path: string | undefined, problem: string | undefined): string =>
  `The pack '${name}' of this game no longer fits: ${path} ${problem}.`;

// packs
export const myCopy = 'My copy';
export const packCopy = (name: string): string => `${name} (copy)`;

// plan
export const changeThePlan = 'Change the plan';

// playing
export const nothingPlayed = 'Nothing has been played yet.';
export const seenDice = 'You have seen dice or cards this turn. The other side must agree before you take it back.';

// read-older
export const setUpAsksForDice = 'The set-up of this position asks for dice.';

// read-score
export const rulesCannotFollow =
  'This cannot be replayed by the rules: it was changed by hand, or is of another version.';
export const fileTooLarge = 'This file is too large to be a saved game (more than 4 million characters).';
export const readerNotLoaded =
  'The part that reads saved games could not be loaded. Check the connection and try again.';

// report
export const bugReport = 'Bocage bug report';
export const reportWhatHappened = 'what happened: (please write it here)';
export const reportWhatShould = 'what should have happened: (please write it here)';
export const reportMoment = (n: number, of: number, live: boolean, hash: string): string =>
  `moment: ${n} of ${of}${live ? '' : ' (an earlier position)'}, state ${hash}`;
export const noDecisionOver = 'none, the game is over';
export const reportPage = (
  version: string,
  innerWidth: number,
  innerHeight: number,
  devicePixelRatio: number,
  userAgent: string,
): string => `page: ${version}; ${innerWidth} x ${innerHeight} at ${devicePixelRatio}; ${userAgent}`;

// sides
export const eitherLabel = (labels: string, last: string): string => `${labels} or ${last}`;
export const labelToLabel = (first: string, last: string): string => `${first} to ${last}`;

// storage
export const storageFull =
  'The browser’s storage is full: what you play now is not kept. Save it to a file, then delete old games.';
export const keptByNewer =
  'The games in this browser are kept by a newer version of Bocage and were not changed: load the page again to get it. What you play now is not kept.';
export const storageRefused =
  'The browser refuses to keep games (a private window, or storage switched off): save the game to a file before you close the page.';

// thinking
export const playerStopped = (problem: string): string => `The computer player stopped: ${problem}.`;
export const playerNotStarted = (problem: string | undefined): string =>
  `The computer player could not be started: ${problem ?? 'unknown'}.`;

// why
export const theGameIsOver = 'The game is over.';
export const viewingEarlier =
  'You are viewing an earlier position. Go back to now to play, or start a new game from here.';
export const nothingToDoWith = (name: string, ask: string): string =>
  `Nothing can be done with ${name} now. The question is: ${ask}`;

// words
export const carrying = (what: string): string => `with ${what}`;
export const justNow = 'just now';
export const minAgo = (minutes: number): string => `${minutes} min ago`;
export const hAgo = (hours: number): string => `${hours} h ago`;
export const yesterday = 'yesterday';
export const daysAgo = (days: number): string => `${days} days ago`;

// worker
export const rulesNotOnServer = (release: string): string => `The rules of ${release} are not on this server.`;
export const packDoesNotFit = (id: string): string => `The pack does not fit '${id}' in this version of Bocage.`;
export const noSuchPlayer = (player: string): string => `This version of Bocage has no computer player '${player}'.`;
export const playerStoppedSaying = (problem: string): string => `The computer player stopped: ${problem}`;
// thinking
export const programNotLoaded = 'its program could not be loaded';
// report
export const reportGame = (id: string, rulesVersion: number, hash: string): string =>
  `game: ${id}, rules ${rulesVersion}, content ${hash}`;
export const reportDecision = (decision: string): string => `decision: ${decision}`;
export const reportChoices = (choices: string): string => `choices: ${choices}`;
export const reportSeats = (seats: string): string => `seats: ${seats}`;
export const reportSettings = (settings: string): string => `settings: ${settings}`;
