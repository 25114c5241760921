// What the dialogs say.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// curve
export const reviewTheGame = 'Review the game';

// dialog
export const close = 'Close';

// dialogs
export const reportABug = 'Report a bug';
export const aboutReport =
  'Everything that is needed to see what you see. Nothing is sent: copy it to where you report.';
export const theReport = 'The report';
export const copied = 'Copied.';
export const clipboardRefused =
  'The browser does not let this page write to the clipboard: select the text and copy it.';
export const copyTheReport = 'Copy the report';
export const whoPlays = 'Who plays';
export const personAtScreen = 'A person at this screen.';
export const aPersonHere = 'A person here';
export const computer = (name: string): string => `Computer: ${name}`;
export const saveOrShare = 'Save or share';
export const diceStatistics = 'Dice statistics';
export const keys = 'Keys';
export const menu = 'Menu';
export const history = 'History';
export const redo = 'Redo';
export const changeThisPosition = 'Change this position';
export const showTheMap = 'Show the map';
export const textView = 'Text view';
export const playedWithPack = (name: string, hash: string): string =>
  `This game is played with the values of '${name}' (${hash}).`;

// dice
export const meanAndFair = (mean: string, fair: string): string => `mean ${mean}, fair dice ${fair}`;
export const cameUp = (value: number, times: number): string => `${value} came up ${count(times, 'time')}`;
export const forWord = 'For';
export const rule = 'Rule';
export const dice = 'Dice';
export const mean = 'Mean';
export const noDiceYet = (name: Child): Line => [name, ': no dice yet'];
export const withSides = (name: Child, rolls: number, sides: number, mean: string): Line => [
  name,
  `: ${count(rolls, 'die', 'dice')} with ${sides} sides, ${mean}`,
];
export const aboutDice =
  'Each die counts for the side it was rolled for: in an assault, the defender’s die for the defender.';

// key-table
export const hint = 'hint';
export const keyLetter = 'make the choice marked with the letter';
export const enter = 'Enter';
export const confirmWhatIsShown = 'confirm what is shown';
export const esc = 'Esc';
export const keyEscape = 'step back; close what is open';
export const arrowKeys = 'Arrow keys';
export const keyArrows = 'on the map: the neighbouring place in that direction';
export const keyEnter = 'on the map: press the place or the counter';
export const space = 'Space';
export const keyStack = 'on the map: open the stack of the place; arrow keys go from counter to counter, Esc goes back';
export const tabShiftTab = 'Tab, Shift Tab';
export const keyRooms = 'question, choices, map, forces, log';
export const keyWhyNot = 'why not: the reason for the focused place or counter';
export const uShiftU = 'U, Shift U';
export const keyUndo = 'undo, redo: the last line';
export const backspace = 'Backspace';
export const keyUndoChoice = 'undo choice: the last choice of the line that is open';
export const jK = 'J, K';
export const keyWalk = 'go back and forward in the log, or in the lines of what happened; the map shows that position';
export const anyKey = 'any key';
export const keyTold = 'while the page shows what happened: skip to the end';
export const keyZoom = 'zoom in, zoom out, fit';
export const keyHide = 'hide the counters while held';
export const keyCards = 'These Are My Credentials: the next line of what the cards bring, or all of it';
export const keyTerms = 'the words of the game in what has the focus, or in the question';
export const findARule = 'find a rule';

// settings-form
export const aboutTheme = 'Paper by day, dark by night.';
export const sameAsSystem = 'Same as system';
export const day = 'Day';
export const night = 'Night';
export const aboutTextSize = 'For all text; the map keeps its own zoom.';
export const aboutMotion = 'Counters that travel, dice that roll.';
export const on = 'On';
export const off = 'Off';
export const aboutPace = 'How quickly they follow each other.';
export const oneByOne = 'One by one, at a press';
export const slow = 'Slow';
export const normal = 'Normal';
export const quick = 'Quick';
export const atOnce = 'At once';
export const howLongTheyRoll = 'How long they roll.';
export const notAtAll = 'Not at all';
export const aboutTies =
  'How ties are decided for an enemy that charts run, and in which order it acts. The page follows the chart.';
export const byTheTable = 'By the page';
export const theWorstForMe = 'The worst for me';
export const askMe = 'Ask me';
export const aboutForced = 'A decision with one choice is taken for you, unless it reveals or ends something.';
export const aboutSafeSides = 'Blue and orange counters. Shapes also show the sides.';
export const aboutLetters = 'Press a letter to make the choice marked with it.';
export const aboutTextBoard = 'The board as text: for screen readers, keyboards and small windows.';
export const aboutHandOver = 'Two players at one screen: hides what the other may not see, where a game has secrets.';

// share
export const clipboardRefusedBelow =
  'The browser does not let this page write to the clipboard: select the text below and copy it.';
export const aboutSavedGame =
  'The whole game as a text that Bocage reads again, here, in the terminal or on another machine.';
export const saveToAFile = 'Save to a file';
export const gameCopied = 'The saved game is on the clipboard.';
export const copyAsText = 'Copy as text';
export const gameTooLong = 'This game is too long for a link: save it to a file.';
export const linkCopied = 'The link to this position is on the clipboard.';
export const copyLink = 'Copy a link to this position';
export const theSavedGame = 'The saved game';
// curve
export const chancesOverGame = 'The chances over the game';
export const start = 'start';
export const choiceNumber = (n: number): string => `choice ${n}`;
export const afterChoice = (n: number): string => `After choice ${n}`;
export const turned = (from: string, to: string, byLuck: boolean, text: string): string =>
  byLuck ? `${from} → ${to}, by luck: ${text}` : `${from} → ${to}: ${text}`;
export const points = (x: string): string => `${x} points`;
export const noTurningPoint = 'No single choice or roll turned this game.';
export const beforeChoice = (n: number, turn: number | undefined): string =>
  `Before choice ${n}${turn === undefined ? '' : `, turn ${turn}`}`;
export const decisionsAndLuck = 'Decisions and luck';
export const atTheBeginning = (scored: boolean, name: string | undefined): string =>
  `${scored ? 'Points' : `Chance that the ${name} player wins,`} at the beginning`;
export const choicesOfSide = (name: string): string => `Choices of the ${name} player, compared with rules of thumb`;
export const luckOfDice = 'Luck of the dice and cards';
export const atTheEnd = 'At the end';
export const cannotBeRated = 'This game cannot be rated.';
export const estimatedChance = (name: string | undefined): string => `Estimated chance that the ${name} player wins`;
export const estimatedPoints = 'Estimated points';
export const fromTrialGames = 'from trial games';
export const fromThePositionAlone = 'from the position alone';
export const turningPoints = 'Turning points';
export const analyseEveryChoice = 'Analyse every choice';
export const aboutAnalysis = 'A computer player rates every choice and every roll.';
export const lookingCloser = 'Analysing every choice';
export const cancel = 'Cancel';
// curve
// settings-form
export const theme = 'Theme';
export const textSize = 'Text size';
export const motion = 'Motion';
export const theOtherSidesActions = 'The other side’s actions';
export const tiesOfTheEnemy = 'The enemy’s ties';
export const playForcedChoicesAutomatically = 'Play forced choices automatically';
export const colourBlindSafeSides = 'Colour-blind-safe sides';
export const letterKeys = 'Letter keys';
export const handOverScreen = 'Hand-over screen';
// curve
export const betterChoicesFound = (name: string, missed: number, made: number): string =>
  `${name}: a better choice was found at ${missed} of ${count(made, 'choice')}`;
