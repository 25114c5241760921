// What the panels of the table say: question, choices, odds, log, forces.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// bars
export const gameTooLong = 'This game is too long for a link: save it to a file.';
export const linkCopied = 'Link copied.';
export const history = 'History';
export const oneStepBackJ = 'Back (J)';
export const momentOfTheGame = 'Position in the game';
export const afterChoices = (n: number, total: number): string => `after ${count(n, 'choice')} of ${total}`;
export const oneStepForwardK = 'Forward (K)';
export const nowAfter = (total: number): string => `Now, after ${count(total, 'choice')}`;
export const viewingChoice = (n: number, total: number): string => `You are viewing choice ${n} of ${total}.`;
export const backToNow = 'Back to now';
export const newGameFromHere = 'Start a new game from here';
export const linkToMoment = 'Link to this position';
export const resetTurn = 'Reset turn';
export const sinceYouLastLooked = (n: number, live: boolean, shown: number): string =>
  `Since you last looked: ${count(n, 'action')}${live ? '.' : `, ${shown} shown.`}`;
export const replayStepByStep = 'Replay step by step';
export const next = 'Next';
export const close = 'Close';
export const openElsewhere = 'This game is open in another tab. You see what is played there.';
export const playHereInstead = 'Play here instead';
export const makeACopy = 'Make a copy';
export const takebackRecorded = 'The saved game will record that you took it back.';
export const askThem = 'Ask them';
export const bothAgree = 'Both agree: take it back';
export const takeItBack = 'Take it back';
export const leaveIt = 'Leave it';

// choices
export const whatIsRefused = 'What you cannot do now, and why';
export const hintMark = 'hint';
export const choicesAt = (name: string): string => `Choices at ${name}`;
export const at = (name: string): string => `At ${name}`;
export const allChoices = 'All choices';
export const choices = 'Choices';
export const moreChoices = (n: number): string => `${n} more`;

// considered
export const warnings = 'Warnings';
export const esc = 'Esc';

// dice
export const named = (name: string, code: string): string => `${name} (${code})`;
export const rolled = (outcomes: string): string => `Rolled: ${outcomes}`;

// drawn-card
export const cameOfIt = (ruleLink: Child): Line => ['What it did ', ruleLink];

// gesture
export const chosenSoFar = 'Chosen so far';
export const takeOut = (label: string): string => `Take out: ${label}`;
export const cannotTakeOut = (label: string): string =>
  `You cannot take out “${label}”: what follows depends on it. Undo goes back.`;
export const backspace = 'Backspace';
export const undoChoice = 'Undo choice';

// hand-over
export const handOverTo = (name: string): string => `Hand over to ${name}`;
export const decidesNext = (name: string): string => `${name} decides next and may see what the other side may not.`;
export const iAm = (name: string): string => `I am ${name}`;

// hint
export const hintTitle = 'Hint';
export const hintSpoken = 'Hint.';
export const allOfIt = 'The whole choice';
export const doThat = (label: string): string => `Do it: ${label}`;
export const elseWeighed = 'What else was considered, and how it may end';
export const trials = (n: number): string => `(${count(n, 'trial')})`;
export const likelyNext = (follows: string): string => `likely next: ${follows}`;
export const howItRates = 'How the computer rates this position';

// log
export const detailsOf = (text: string): string => `Details: ${text}`;
export const detailsLink = 'Details';
export const log = 'Log';
export const walkKeys = 'J K: back and forward';
export const earlierLines = (from: number): string => `${from} earlier`;

// margin
export const forces = 'Forces';
export const forcesAsCards = 'Forces as cards';
export const tracksAndForces = 'Tracks and forces';
export const fold = 'Fold';
export const moreLink = 'More';

// odds-place
export const pointForOdds = 'Point at a choice to see its odds.';

// odds
export const odds = 'Odds';
export const goodForYou = 'good for you';
export const badForYou = 'bad for you';
export const modifiers = 'Modifiers';
export const doesNotCount = 'does not count';

// older
export const continuesFromPosition = (total: number): string =>
  `This game continues from its last position, after ${count(total, 'choice')}: what led there cannot be played again in this version.`;
export const readWhatWasPlayed = 'Read what was played';
export const keepsItsRules = (release: string, differs: string): string =>
  `This game keeps the rules of version ${release}. ${differs}`;
export const moveToTodays = 'Move it to today’s rules';
export const movedNotKept = 'The browser did not keep the moved game; it stays as it is.';

// over
export const theGameIsOver = 'The game is over';
export const reviewTheGame = 'Review the game';
export const playAgain = 'Play again';

// piece-card
export const piece = (name: string): string => `Piece: ${name}`;
export const carries = (name: string, states: Child): Line => [`Carries ${name} `, states];

// plain-board
export const rulesNotLoaded = 'The rules of this could not be loaded. Check the connection.';
export const typeAChoice = 'Type a choice';
export const typeChoiceExample = 'Type a choice, for example its letter or its name';
export const doIt = 'Do it';
export const boardDrawnInText = 'The board drawn in text';
export const theBoard = 'The board';
export const sources = 'Sources';
export const carryingPiece = (name: string, states: string): string => `with ${name}${states}`;

// prompt
export const question = 'Question';
export const whatHappened = 'What happened';
export const anyKeyEnds = 'Any key or a press on the map skips to the question.';
export const sideDecides = (side: string): string => `${side} decides`;
export const lessonPlays = (side: string): string => `${side} · the lesson plays`;
export const personPlays = (side: string, who: string): string => `${side} · ${who}`;
export const overToThePlayer = (name: Child): Line => ['Now the ', name, ' player decides.'];

// question
export const draw = (what: string): string => `Draw: ${what}`;
export const rollADie = (what: string): string => `Roll a die: ${what}`;
export const whatDidYouDraw = 'What did you draw?';
export const rollOneDie = (sides: number): string => `Roll one die with ${sides} sides. What came up?`;
export const itsName = 'Its name';
export const thisOne = 'This one';

// refused
export const nothingRefused = 'Everything that can be tried is possible.';

// rules
export const rules = 'Rules';
export const foundInTheRules = 'Found in the rules';
export const ruleAsked = (asked: string): string => `Rule ${asked}`;
export const closeTheRules = 'Close the rules';
export const findRuleExample = 'Find a rule: retreat, 7.31, bunker …';
export const findARule = 'Find a rule';
export const noDigest = 'This game has no rules summary in this version.';
export const noRuleFound = 'No rule has all these words.';
export const noLineFor = (asked: string | undefined): string => `No summary for rule ${asked}.`;

// since
export const sinceYouDecided = 'Since you decided';
export const beforeThat = (text: Child): Line => ['Before that: ', text];
export const lineBeforeJ = 'Line before (J)';
export const lineOf = (n: number, of: number): string => `${n} of ${of}`;
export const nextLineK = 'Next line (K)';
export const pause = 'Pause';
export const play = 'Play';
export const moreInLog = (more: number): string => `And ${more} more, in the log.`;

// table
export const decisionAndLog = 'Decision and log';
export const lowerTheSheet = 'Lower the drawer';
export const pullTheSheetUp = 'Pull the drawer up';
export const skipToTheQuestion = 'Skip to the question';

// tabs
export const map = 'Map';
export const partsOfTheTable = 'Parts of the page';
export const undo = 'Undo';

// thinking
export const lookingForAHint = 'Looking for a hint';
export const thinks = (name: string | undefined): string => `${name} thinks`;
export const thinking = 'Thinking';
export const cancel = 'Cancel';
export const stop = 'Stop';
export const letTheComputerContinue = 'Let the computer continue';
export const takeItsSide = 'Take its side';

// top-bar
export const bocageHome = 'Bocage, home';
export const bocage = 'Bocage';
export const phases = 'Phases';
export const table = 'Page';

// tracks
export const tracks = 'Tracks';

// guard
export const thisCannotBeShown = 'This cannot be shown';
export const internalError = (problem: string): string =>
  `Something went wrong inside Bocage: ${problem}. Your games are unchanged.`;
export const goHome = 'Go home';

// new-version
export const newVersion = 'A new version of Bocage is ready. Your games stay as they are.';
export const takeItNow = 'Update now';
export const later = 'Later';

// rule-link
export const ruleNamed = (short: string): string => `Rule ${short}`;

// ui
export const whyNotNotLoaded = 'Why not could not be loaded. Check the connection and press again.';
export const takenBack = 'Taken back.';
// considered
export const backWithKey = (key: Child): Line => [key, 'Back'];

// hint
// bars
export const now = 'now';

// prompt
export const computerPlays = (side: string, player: string): string => `${side} · computer, ${player}`;

// top-bar
export const undoU = 'Undo (U)';
export const redoShiftU = 'Redo (Shift U)';
export const hintH = 'Hint (H)';
export const hideCountersV = 'Hide counters (V)';
export const textView = 'Text view';
export const diceStatistics = 'Dice statistics';
export const rulesWithKey = 'Rules (/)';
export const whoPlays = 'Who plays';
export const saveOrShare = 'Save or share';
export const reportABug = 'Report a bug';
export const menu = 'Menu';
// hint
export const likelyResult = (grades: string): string => `Likely result: ${grades}. `;
export const fromGamesOfCaptain = 'From the results of games that the Captain played.';
export const fromQuickGames = 'From quick games by rules of thumb.';
