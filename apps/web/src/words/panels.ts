// What the panels of the table say: question, choices, odds, log, forces.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// bars
export const thisScoreIsToo = 'This score is too long for a link: export it as a file.';
export const linkCopied = 'Link copied.';
export const history = 'History';
export const oneStepBackJ = 'One step back (J)';
export const momentOfTheGame = 'Moment of the game';
export const afterOf = (n: number, total: number): string => `after ${count(n, 'choice')} of ${total}`;
export const oneStepForwardK = 'One step forward (K)';
export const nowAfter = (total: number): string => `Now, after ${count(total, 'choice')}`;
export const youAreViewingChoice = (n: number, total: number): string => `You are viewing choice ${n} of ${total}.`;
export const backToNow = 'Back to now';
export const startANewGame = 'Start a new game from here';
export const linkToThisMoment = 'Link to this moment';
export const resetTurn = 'Reset turn';
export const sinceYouLastLooked = (n: number, live: boolean, shown: number): string =>
  `Since you last looked: ${count(n, 'action')}${live ? '.' : `, ${shown} shown.`}`;
export const replayStepByStep = 'Replay step by step';
export const next = 'Next';
export const close = 'Close';
export const thisGameIsOpen = 'This game is open in another tab. You see what is played there.';
export const playHereInstead = 'Play here instead';
export const makeACopy = 'Make a copy';
export const theSavedGameWill = 'The saved game will record that you took it back.';
export const askThem = 'Ask them';
export const bothAgreeTakeIt = 'Both agree: take it back';
export const takeItBack = 'Take it back';
export const leaveIt = 'Leave it';

// choices
export const whatYouCannotDo = 'What you cannot do now, and why';
export const hintMark = 'hint';
export const choicesAt = (name: string): string => `Choices at ${name}`;
export const at = (name: string): string => `At ${name}`;
export const allChoices = 'All choices';
export const choices = 'Choices';
export const more = (n: number): string => `${n} more`;

// considered
export const warnings = 'Warnings';
export const esc = 'Esc';

// dice
export const rolledOrDrawn = (outcomes: string): string => `Rolled or drawn: ${outcomes}`;

// drawn-card
export const whatCameOfIt = (ruleLink: Child): Line => ['What came of it ', ruleLink];
export const nothingYet = 'Nothing yet.';

// gesture
export const chosenSoFar = 'Chosen so far';
export const takeOut = (label: string): string => `Take out: ${label}`;
export const youCannotTakeOut = (label: string): string =>
  `You cannot take out “${label}”: what follows depends on it. Undo goes back.`;
export const backspace = 'Backspace';
export const undoChoice = 'Undo choice';

// hand-over
export const handOverTo = (name: string): string => `Hand over to ${name}`;
export const decidesNextAndMay = (name: string): string =>
  `${name} decides next and may see what the other side may not.`;
export const iAm = (name: string): string => `I am ${name}`;

// hint
export const hint2 = 'Hint';
export const hint3 = 'Hint.';
export const allOfIt = 'All of it';
export const doThat = (label: string): string => `Do that: ${label}`;
export const whatElseWasWeighed = 'What else was weighed, and how it may end';
export const trials = (n: number): string => `(${count(n, 'trial')})`;
export const likelyNext = (follows: string): string => `likely next: ${follows}`;
export const howTheComputerRates = 'How the computer rates this position';

// log
export const details = (text: string): string => `Details: ${text}`;
export const details2 = 'Details';
export const log = 'Log';
export const jKWalkBack = 'J K walk back and forth';
export const earlier = (from: number): string => `${from} earlier`;

// margin
export const forces = 'Forces';
export const forcesAsCards = 'Forces as cards';
export const tracksAndForces = 'Tracks and forces';
export const fold = 'Fold';
export const more2 = 'More';

// odds-place
export const pointAtAChoice = 'Point at a choice to see its odds.';

// odds
export const odds = 'Odds';
export const goodForYou = 'good for you';
export const badForYou = 'bad for you';
export const modifiers = 'Modifiers';
export const doesNotCount = 'does not count';

// older
export const thisGameContinuesFrom = (total: number): string =>
  `This game continues from its last position, after ${count(total, 'choice')}: what led there cannot be played again in this version.`;
export const readWhatWasPlayed = 'Read what was played';
export const thisGameKeepsThe = (release: string, differs: string): string =>
  `This game keeps the rules of version ${release}. ${differs}`;
export const moveItToTodays = 'Move it to today’s rules';
export const theBrowserDidNot = 'The browser did not keep the moved game; it stays as it is.';

// over
export const theGameIsOver = 'The game is over';
export const reviewTheGame = 'Review the game';
export const keepTheScore = 'Keep the score';
export const playAgain = 'Play again';

// piece-card
export const piece = (name: string): string => `Piece: ${name}`;
export const carries = (name: string, states: Child): Line => [`Carries ${name} `, states];

// plain-board
export const theRulesOfThis = 'The rules of this could not be loaded. Check the connection.';
export const typeAChoice = 'Type a choice';
export const typeAChoiceFor = 'Type a choice, for example its letter or its name';
export const doIt = 'Do it';
export const theBoardDrawnIn = 'The board drawn in text';
export const theBoard = 'The board';
export const sources = 'Sources';
export const withWord = (name: string, rest: string): string => `with ${name}${rest}`;

// prompt
export const question = 'Question';
export const whatHappened = 'What happened';
export const anyKeyShowsHow = 'Any key shows how it ends. The question comes then.';
export const sideDecides = (side: string): string => `${side} decides`;
export const lessonPlays = (side: string): string => `${side} · the lesson plays`;
export const personPlays = (side: string, who: string): string => `${side} · ${who}`;
export const overToThePlayer = (name: Child): Line => ['Over to the ', name, ' player.'];

// question
export const draw = (what: string): string => `Draw: ${what}`;
export const rollADie = (what: string): string => `Roll a die: ${what}`;
export const whatDidYouDraw = 'What did you draw?';
export const rollOneDieWith = (sides: number): string => `Roll one die with ${sides} sides. What came up?`;
export const itsName = 'Its name';
export const thisOne = 'This one';

// refused
export const everythingThatCanBe = 'Everything that can be tried is possible.';

// rules
export const rules = 'Rules';
export const foundInTheRules = 'Found in the rules';
export const rule = (asked: string): string => `Rule ${asked}`;
export const closeTheRules = 'Close the rules';
export const findARuleRetreat = 'Find a rule: retreat, 7.31, bunker …';
export const findARule = 'Find a rule';
export const thisGameHasNo = 'This game has no digest in this version.';
export const noRuleHasAll = 'No rule has all these words.';
export const theDigestHasNo = (asked: string | undefined): string => `The digest has no line for ${asked}.`;

// since
export const sinceYouDecided = 'Since you decided';
export const beforeThat = (text: Child): Line => ['Before that: ', text];
export const lineBeforeJ = 'Line before (J)';
export const of = (n: number, n2: number): string => `${n} of ${n2}`;
export const nextLineK = 'Next line (K)';
export const pause = 'Pause';
export const play = 'Play';
export const andMoreInThe = (more: number): string => `And ${more} more, in the log.`;

// table
export const decisionAndLog = 'Decision and log';
export const lowerTheSheet = 'Lower the sheet';
export const pullTheSheetUp = 'Pull the sheet up';
export const skipToTheQuestion = 'Skip to the question';

// tabs
export const map = 'Map';
export const partsOfTheTable = 'Parts of the table';
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
export const table = 'Table';

// tracks
export const tracks = 'Tracks';

// guard
export const thisCannotBeShown = 'This cannot be shown';
export const somethingWentWrongInside = (failed: string): string =>
  `Something went wrong inside Bocage: ${failed}. Your games are unchanged.`;
export const goHome = 'Go home';

// new-version
export const aNewVersionOf = 'A new version of Bocage is ready. Your games stay as they are.';
export const takeItNow = 'Take it now';
export const later = 'Later';

// rule-link
export const rule2 = (short: string): string => `Rule ${short}`;

// ui
export const whyNotCouldNot = 'Why not could not be loaded. Check the connection and press again.';
export const takenBack = 'Taken back.';
// considered
export const back = (span: Child): Line => [span, 'Back'];

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
export const rules2 = 'Rules (/)';
export const whoPlays = 'Who plays';
export const saveOrShare = 'Save or share';
export const reportABug = 'Report a bug';
export const menu = 'Menu';
// hint
export const likelyResult = (grades: string): string => `Likely result: ${grades}. `;
export const fromWhatGamesOf = 'From what games of the Captain came to.';
export const fromQuickGamesBy = 'From quick games by rules of thumb.';
