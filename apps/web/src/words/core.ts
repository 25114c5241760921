// What the page says of games that are opened, kept and read.

// catalogue
export const theRulesOfCould = (id: string): string =>
  `The rules of '${id}' could not be loaded. Check the connection and load the page again.`;
export const thereIsNoGame = (id: string): string => `There is no game '${id}' in this version of Bocage.`;

// computer
export const tryAgainOrTake = (failed: string): string => `${failed} Try again, or take its side yourself.`;
export const theComputerPlayerCould = 'The computer player could not be loaded: check the connection.';

// game-model
export const theRulesOfWhat = 'The rules of what follows could not be loaded. Check the connection.';

// hearing
export const dice = (outcomes: string): string => `Dice: ${outcomes}.`;
export const warning = (text: string): string => `Warning: ${text}`;
export const enterConfirmsEscapeGoes = 'Enter confirms, Escape goes back.';

// incoming
export const line = (line: number, text: string): string => `Line ${line}: ${text}.`;

// keep
export const somethingWentWrongInside = (line: number, text: string): string =>
  `Something went wrong inside Bocage: this game could not be read again (line ${line}: ${text}). What was saved before is unchanged.`;

// keeping
export const copy = (title: string): string => `${title} (copy)`;
export const thisGameWentOn =
  'This game went on in another tab. What you played here is kept as a copy; you will find it on the home page.';
export const thisGameWasDeleted =
  'This game was deleted from the browser while it was open here. If you continue, it is saved again.';
export const fromMove = (title: string, n: number): string => `${title}, from move ${n}`;

// lazy
export const thisPartCouldNot = 'This part could not be loaded';
export const yourGamesAreSafe = 'Your games are safe. Check the connection and load the page again.';

// open-game
export const thisGameIsNot = 'This game is not kept in this browser. It may have been deleted.';
export const thisGameWasSaved =
  'This game was saved by a newer version of Bocage and was left untouched. Load the page again to get that version.';
export const orItsLastPosition = 'or its last position';
export const thisSavedGameCannot = (problem: string): string =>
  `This saved game cannot be opened; nothing was changed. ${problem}`;
export const fromItsLastPosition = (title: string): string => `${title}, from its last position`;

// packed
export const thisGameIsPlayed = (name: string, hash: string): string =>
  `This game is played with the pack '${name}' (${hash}), which is not in this browser. Open the pack first: New game, With the values of my copy.`;
export const thePackOfThis = (name: string, path: string | undefined, text: string | undefined): string =>
  `The pack '${name}' of this game no longer fits: ${path} ${text}.`;

// packs
export const myCopy = 'My copy';
export const copy2 = (name: string): string => `${name} (copy)`;

// plan
export const changeThePlan = 'Change the plan';

// playing
export const nothingHasBeenPlayed = 'Nothing has been played yet.';
export const youHaveSeenDice =
  'You have seen dice or cards this turn. The other side must agree before you take it back.';

// read-older
export const theSetUpOf = 'The set-up of this position asks for dice.';

// read-score
export const theRulesCannotFollow =
  'The rules cannot follow what is written here: it was changed by hand, or is of another version.';
export const thisFileIsToo = 'This file is too large to be a saved game (more than 4 million characters).';
export const whatItTakesTo = 'What it takes to read this game could not be loaded. Check the connection and try again.';

// report
export const bocageBugReport = 'Bocage bug report';
export const whatHappenedPleaseWrite = 'what happened: (please write it here)';
export const whatShouldHaveHappened = 'what should have happened: (please write it here)';
export const momentOfState = (n: number, n2: number, live: boolean, hashState: string): string =>
  `moment: ${n} of ${n2}${live ? '' : ' (looking back)'}, state ${hashState}`;
export const noneTheGameIs = 'none, the game is over';
export const pageXAt = (
  version: string,
  innerWidth: number,
  innerHeight: number,
  devicePixelRatio: number,
  userAgent: string,
): string => `page: ${version}; ${innerWidth} x ${innerHeight} at ${devicePixelRatio}; ${userAgent}`;

// sides
export const or = (labels: string, last: string): string => `${labels} or ${last}`;

// storage
export const theBrowsersStorageIs =
  'The browser’s storage is full: what you play now is not kept. Export the score, then delete old games.';
export const theGamesInThis =
  'The games in this browser are kept by a newer version of Bocage, and were left untouched: load the page again to get it. What you play now is not kept.';
export const theBrowserRefusesTo =
  'The browser refuses to keep games (a private window, or storage switched off): export the score before you close the page.';

// thinking
export const theComputerPlayerStopped = (n: string): string => `The computer player stopped: ${n}.`;
export const theComputerPlayerCouldNot = (message: string | undefined): string =>
  `The computer player could not be started: ${message ?? 'unknown'}.`;

// why
export const theGameIsOver = 'The game is over.';
export const youAreViewingAn =
  'You are viewing an earlier position. Go back to now to play, or start a new game from here.';
export const nothingCanBeDone = (name: string, ask: string): string =>
  `Nothing can be done with ${name} now. The question is: ${ask}`;

// words
export const carrying = (what: string): string => `with ${what}`;
export const justNow = 'just now';
export const minAgo = (minutes: number): string => `${minutes} min ago`;
export const hAgo = (hours: number): string => `${hours} h ago`;
export const yesterday = 'yesterday';
export const daysAgo = (days: number): string => `${days} days ago`;

// worker
export const theRulesOfAre = (release: string): string => `The rules of ${release} are not on this server.`;
export const thePackDoesNot = (id: string): string => `The pack does not fit '${id}' in this version of Bocage.`;
export const thisVersionOfBocage = (player: string): string =>
  `This version of Bocage has no computer player '${player}'.`;
export const theComputerPlayerStopped2 = (text: string): string => `The computer player stopped: ${text}`;
// thinking
export const itsProgramCouldNot = 'its program could not be loaded';
// report
export const gameRulesContent = (id: string, rulesVersion: number, hash: string): string =>
  `game: ${id}, rules ${rulesVersion}, content ${hash}`;
export const decision = (noneTheGameIs: string): string => `decision: ${noneTheGameIs}`;
export const choices = (offers: string): string => `choices: ${offers}`;
export const seats = (value: string): string => `seats: ${value}`;
export const settings = (stringify: string): string => `settings: ${stringify}`;
