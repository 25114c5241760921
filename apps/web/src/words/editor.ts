// What the editor of packs and positions says.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// bench
export const whatDoesNotFitYet = 'What does not fit yet';
export const oneDoesNotFit = 'One thing does not fit yet.';
export const someDoNotFit = (n: number): string => `${n} things do not fit yet.`;
export const playWithIt = 'Play with it';
export const saveToAFile = 'Save to a file';
export const packTooLarge = 'This pack is too large for a link: save it to a file.';
export const linkCopied = 'The link to this pack is on the clipboard.';
export const clipboardRefusedLink = (link: string): string =>
  `The browser does not let this page write to the clipboard. The link: ${link}`;
export const copyALink = 'Copy a link';
export const bocage = 'Bocage';
export const packsOf = (title: string): string => `Packs of ${title}`;
export const valuesOfMyCopy = (title: string): string => `${title}: the values of my copy`;
export const name = 'Name';
export const aboutIt = 'About it';
export const progress = 'How far you have come';
export const contentsAndSearch = 'Contents and search';

// beside
export const placeOnMap = 'Its place on the map';
export const asTableShows = 'As the page shows it';
export const theCounter = 'The counter';

// contents
export const nothingToLookUp = 'nothing to look up';
export const doneOf = (done: number, n: number): string => `${done} of ${n}`;
export const nothingOfThatName = 'Nothing of that name.';
export const found = (n: number): string => `${n} found.`;
export const contentsOfTheBox = 'Contents of the box';
export const searchTheBox = 'Search the box';
export const addTo = (title: string): string => `Add to ${title}`;

// draft
export const itIs = (text: string): string => `It ${text}.`;

// pack-line
export const packBeingLaidOut = 'Loading the pack …';
export const withValuesOf = (pack: string): string => `With the values of '${pack}'.`;
export const changeThem = 'Change them';
export const playWithUsualValues = 'Play with the usual values';

// page
export const nothingLookedUp = 'nothing looked up yet';
export const fieldsLookedAt = (looked: number, of: number): string => `${looked} of ${count(of, 'field')} looked at`;
export const reallyDeleteIt = 'Really delete it';
export const deleteWord = 'Delete';
export const myCopy = 'My copy';
export const aboutPacks =
  'The rulebooks do not print every map, counter and card. What they leave out is reconstructed here; with your own copy beside you, you can enter what it says. It takes an evening, and you can stop at any time: everything is kept in this browser.';
export const keptPacks = 'Kept packs';
export const keptInThisBrowser = 'Kept in this browser';
export const nameOfNewPack = 'Name of a new pack';
export const beginWithTheForm = 'Begin with the form';
export const openAPackFile = 'Open a pack file';
export const orDropIt = 'or drop it anywhere on the page';
export const myCopyOfBocage = (title: string): string => `My copy of ${title} · Bocage`;
export const newGameOf = (title: string): string => `New game of ${title}`;
export const withValuesOfMyCopy = (title: string): string => `With the values of my copy: ${title}`;
export const openingThePack = 'Opening the pack';

// sheet-view
export const howFilesNameIt = 'how files name it';
export const fixedByTheRulebook = 'fixed by the rulebook';
export const putBack = (value: string): string => `Put back ${value}`;
export const nothing = 'nothing';
export const yes = 'yes';
export const no = 'no';
export const addOneMore = (label: string): string => `Add one more: ${label}`;
export const removeLast = 'Remove the last';
export const sourceOfValues = (source: string): string => `Where its values come from: ${source}.`;
export const rightNext = 'These are right: next';
export const back = 'Back';
export const skip = 'Skip';

// take
export const fileTooLarge = 'This file is too large to be a pack (more than 2 million characters).';
export const problemInLine = (line: number, problem: string): string => `Line ${line}: ${problem}.`;
export const notAPack = 'This is not a pack for a game of this version: it must name its game.';
export const problemAtPath = (line: number, path: string, problem: string): string =>
  `Line ${line}: ${path} ${problem}.`;
export const linkDamaged = 'The link is damaged: part of it is missing or changed.';
export const packNotKept = 'This pack is not kept in this browser. It may have been deleted.';
export const packCannotBePlayedYet = (name: string, path: string | undefined, problem: string | undefined): string =>
  `The pack '${name}' cannot be played yet: ${path} ${problem}.`;

// values
export const fromTo = (min: number, max: number): string => `${min} to ${max}`;
export const countsForm = 'a name and a number each, separated by commas: Tank 4, Rifle 2';
export const pointsForm = 'one point on each line: 120, 340';
export const linesForm = 'one on each line';
export const oneOfForm = (values: string): string => `of ${values}, separated by commas`;
export const commasForm = 'separated by commas';

// workshop
export const noGameToEnter = (game: string): string => `There is no game '${game}' whose values can be entered here.`;
export const valuesNotLoaded = (game: string): string =>
  `The values of '${game}' could not be loaded. Check the connection and load the page again.`;
export const notKeptYet = 'Not kept yet …';
export const notKeptSaveIt = 'The browser does not keep this: save it to a file.';
export const packWentOnElsewhere = (name: string): string =>
  `This pack continued in another tab: yours is kept as '${name}'.`;
export const isKept = 'Kept in this browser.';
export const cannotBePlayedYet = (path: string, problem: string): string =>
  `The pack cannot be played yet: ${path} ${problem}.`;

// bench
export const pieces = 'Pieces';
export const isChanged = (name: string): string => `${name} is changed.`;
export const everythingElse = 'Tracks, hands and everything else';
export const searchTheLines = 'Search the lines';
export const alsoEmptyLines = (n: number): string => `Also empty lines (${n} in all)`;
export const setUpAsksForDice = 'The set-up of this position asks for dice.';
export const fromAPosition = (title: string): string => `${title}, from a position`;
export const bugReport = 'Bocage bug report';
export const reportWhatHappened = 'what happened: (please write it here)';
export const reportWhatShould = 'what should have happened: (please write it here)';
export const clipboardRefused = 'The browser does not let this page write to the clipboard: select the text below.';
export const thePositionAsText = 'The position as text';
export const cannotExistYet = (problem: string): string => `This position cannot exist yet: ${problem}.`;
export const playOnFromHere = 'Play from here';
export const positionCopied = 'The position is on the clipboard.';
export const copyThePosition = 'Copy the position';
export const reportCopied = 'The report is on the clipboard. Nothing is sent.';
export const copyABugReport = 'Copy a bug report';
export const takenBack = 'Taken back.';
export const takeBack = 'Take back';
export const positionAsTextFor = 'The position as text, for the terminal, a puzzle or a report';
export const thePosition = 'The position';
export const beginAgain = 'Begin again';
export const aPosition = (title: string): string => `${title}: a position`;
export const moved = 'Moved.';

// board-map
export const aboutBoard = 'The board. Every piece can be moved in the list of pieces as well.';

// laying
export const positionOfOtherGame = (game: string, id: string): string =>
  `this position is of '${game}', not of '${id}'`;
export const noRuleForThis = 'no rule applies to this';
export const laidOutByLines = 'In this game pieces are laid out line by line.';

// page
export const gameNotKept = 'This game is not kept in this browser. It may have been deleted.';
export const keepsOlderRules = 'This game keeps the rules of an older version: its positions cannot be changed here.';
export const aboutPositions = 'You can lay out any position, play it, report it or make it a puzzle. Start with:';
export const theSetUp = 'The set-up';
export const keptGames = 'Kept games';
export const keptGameAsItStands = 'A kept game as it is now';
export const aPositionAsText = 'A position as text';
export const beginWithThisText = 'Begin with this text';
export const aPositionOfBocage = (title: string): string => `A position of ${title} · Bocage`;
export const aPositionOf = (title: string): string => `A position of ${title}`;
// bench
export const packIsKept = (problems: Child): Line => [problems, ' The pack is kept, and can be played once they do.'];
export const lookedAndChanged = (progress: Child, looked: number, of: number, changed: number, kept: Child): Line => [
  progress,
  `${looked} of ${count(of, 'field')} looked at, ${changed} changed. `,
  kept,
];

// take
export const packUnusable = 'this pack cannot be used';

// workshop
export const notMade = 'it is not made';
// bench
export const reportGame = (id: string, rulesVersion: number, hash: string): string =>
  `game: ${id}, rules ${rulesVersion}, content ${hash}`;
