// What the pages around the table say: home, new game, rules, packs, news.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// cover
export const pointeDuHoc = 'Pointe du Hoc';
export const n13600At = '1:3,600 at 100 yd to the inch';
export const ardennesWinter = 'Ardennes, winter';
export const n24HexesOfSix = '24 hexes of six tiles';
export const brittany = 'Brittany';
export const lambertConformalConic = 'Lambert conformal conic';

// learn
export const minutes = (n: number): string => count(n, 'minute');
export const beginLesson = (title: string, minutes: number): string => `Begin: ${title}, ${count(minutes, 'minute')}`;
export const continueLesson = (title: string, minutes: number): string =>
  `Continue: ${title}, ${count(minutes, 'minute')}`;

// far
export const anInvitationBocage = 'An invitation · Bocage';
export const bocage = 'Bocage';
export const invitedTo = (title: Child): Line => ['You are invited to ', title];
export const sitDownAndPlay = 'Sit down and play';
export const noAccountNeeded =
  'No account is needed. This browser keeps your seat, and the table gives you a link of your own.';
export const copied = 'Copied';
export const selectItAndCopy = 'Select it and copy';
export const copy = 'Copy';
export const waitingFor = (sides: string): string =>
  `Waiting for ${sides}. This page continues automatically as soon as they sit down.`;
export const forThePlayer = (name: string): string => `For the ${name} player`;
export const sealingDice = 'Everybody has sat down. The dice are being sealed …';
export const endedBeforeItBegan = 'This game was ended before it began.';
export const yourOwn = 'Your own';
export const aboutOwnLink = 'It opens your seat on any device of yours; keep it to yourself.';
export const forWatchers = 'For watchers';
export const aboutWatchLink = 'They see the open board but make no choices.';
export const partNotLoaded = 'This part of the page could not be loaded. Check the connection and load the page again.';
export const playTogether = 'Play together';
export const tableCannotBeShown = 'This table cannot be shown';

// first
export const firstGameCannotBeOpened = 'This first game cannot be opened';
export const noFirstGame = (game: string): string =>
  `There is no first game of “${game}” in this version, or it could not be loaded. Check the connection.`;
export const goHome = 'Go home';

// going
export const sTurn = (turn: string): string => `${turn}’s turn.`;
export const saveNamed = (title: string): string => `Save ${title} to a file`;
export const saveToAFile = 'Save to a file';
export const deleteWord = (title: string): string => `Delete ${title}`;
export const confirmDelete = 'Delete';
export const fewer = 'Fewer';
export const allOf = (n: number): string => `All ${n}`;

// home-dialogs
export const deleteThisGame = 'Delete this game?';
export const deleteWarning = (title: string, total: number): string =>
  `${title}, ${count(total, 'choice')}. You cannot undo this. Save it to a file first if you may want it later.`;
export const keepIt = 'Keep it';
export const nothingWasChanged = 'Nothing was changed.';

// home
export const homeTitle = 'Three board wargames of 1942–45, in your browser.';
export const main = 'Main';
export const rules = 'Rules';
export const openASavedGame = 'Open a saved game';
export const settings = 'Settings';
export const newGameOf = (title: string): string => `New game of ${title}`;
export const newGame = 'New game …';
export const playNow = (title: string): string => `Play now: ${title}`;
export const playNowLabel = 'Play now';
export const learn = (title: string): string => `Learn ${title}`;
export const learnTitle = 'Learn';
export const notYetPlayable = (players: string): string => `${players}; not yet playable in this version`;
export const couldNotStart = 'The game could not start';

// import
export const imported = (title: string): string => `${title}, imported`;
export const aboutImport =
  'A saved game, a position or a pack, as a file or as text. It becomes a game of its own; nothing else changes.';
export const chooseAFile = 'Choose a file';
export const pasteBelow = 'The browser does not let this page read the clipboard: paste into the field below.';
export const fromTheClipboard = 'From the clipboard';
export const orPasteItHere = 'Or paste it here';
export const openWord = 'Open';

// learn-column
export const lessons = 'Lessons';
export const puzzles = 'Puzzles';
export const aboutPuzzles = 'One turn, one best answer';
export const theBooksOwnExamples = 'The books’ own examples';
export const aboutExamples = 'Each one set up, to try yourself';
export const of = (at: number, of: number): string => `${at} of ${of}`;
export const allLessons = 'All lessons';
export const allTables = 'All tables';
export const oneScreenForTwo = 'One screen for two';
export const ruddersLineEachSide = 'Rudder’s Line, each side a person';

// learn
export const done = 'Done';
export const stepsOf = (at: number, n: number): string => `${at} of ${n}`;
export const goOn = 'Continue';
export const firstGame = 'First game';
export const aFirstGame = 'A first game';
export const withTheCoach = 'With the coach';
export const examplesTitle = 'The book’s own examples';
export const theRulesForReference = 'The rules for reference';
export const learnBocage = 'Learn · Bocage';
export const learnGameTitle = (title: string): string => `Learn ${title} · Bocage`;
export const games = 'Games';
export const lessonsNotLoaded = 'The lessons could not be loaded. Check the connection and load the page again.';

// lesson
export const titleOfPage = (title: string): string => `${title} · Bocage`;
export const lessonCannotBeOpened = 'This lesson cannot be opened';

// lines
export const aSavedGame = 'A saved game';
export const noSuchGame = 'There is no such game here';
export const aboutLines =
  'Each line is a decision: its number, the side, the choice, the dice in brackets, and a remark.';

// new-game
export const oneMoment = 'One moment…';
export const howToBegin = 'How to begin';
export const whoPlays = 'Who plays';
export const youOrNeighbour = 'You, or somebody beside you.';
export const aPersonHere = 'A person here';
export const computer = (name: string): string => `Computer: ${name}`;
export const packNotLaidOut = 'The pack cannot be used: see above, or play with the usual values.';
export const optionalRulesAndRulings = (n: number): string => `Optional rules and rulings (${n})`;
export const diceAndCards = 'Dice and cards';
export const bocageRolls = 'Bocage rolls';
export const computerRolls = 'The computer rolls. Every roll is recorded in the saved game.';
export const youRoll = 'You roll';
export const realDice = 'Real dice and cards on your own table: Bocage asks what came up.';
export const values = 'Values';
export const withValuesOfMyCopy = 'With the values of my copy …';
export const fromAPosition = 'From a position …';
export const startGame = 'Start game';
export const cancel = 'Cancel';
export const playWithAFriend = 'Play with a friend';

// news
export const whatIsNewIn = (version: string): string => `What is new in ${version}`;
export const gamesStay = 'Your games stay as they are: each continues, under its own rules where these have changed.';

// option
export const recommended = (label: string): string => `${label} · recommended`;

// play
export const gameCannotBeOpened = 'This game cannot be opened';

// presets
export const fightNow = 'Fight now';
export const aboutOneBattle =
  'One Battle with a ready-made force, about 15 minutes: you choose the Battalion and fight.';
export const campaignReadyMadeForce = 'Campaign, ready-made force';
export const aboutReadyCampaign = 'All Weeks of the Objective; you get a force, and play begins with the first Week.';
export const campaignYourOwnForce = 'Campaign, your own force';
export const aboutWholeCampaign = 'You buy every Unit, choose the Commanders and promote them. The whole game.';

// rules
export const sequenceOfPlay = 'Sequence of play';
export const drawingOfTheExample = (title: string): string => `Drawing of the example: ${title}`;
export const inPlay = (name: string): string => `In play: ${name}`;
export const playerAid = 'Player aid';
export const playerAidOf = (title: string): string => `${title}: player aid`;
export const printThisPage = 'Print this page';
export const words = 'Words';
export const findRuleExample = 'Find a rule: retreat, 7.31, bunker …';
export const findARule = 'Find a rule';
export const noRuleFound = 'No rule has all these words.';
export const rulesOf = (title: string): string => `Rules of ${title}`;

// rulings
export const rulingsNotLoaded = 'The rulings could not be loaded. Check the connection.';
export const findARuling = 'Find a ruling';
export const findRulingLabel = 'Find a ruling by any word of it';
export const noRulingFound = 'No ruling has all these words.';

// settings
export const keys = 'Keys';
export const licences = 'Licences of Bocage and of the works it uses';

// shared
export const linkDamaged = 'The link is damaged: part of it is missing or changed.';
export const fromALink = (title: string): string => `${title}, from a link`;
export const openingTheGame = 'Opening the game';
export const linkCannotBeOpened = 'This link cannot be opened';

// start
export const theComputerPlays = (game: string): string => `${game}, the computer plays`;
export const twoPlayers = (game: string): string => `${game}, two players`;
export const computerAgainstComputer = (game: string): string => `${game}, computer against computer`;
export const againstTheComputer = (game: string): string => `${game} against the computer`;

// together
export const withoutServer = (code: Child): Line => [
  'This page is complete without a server, and it has none. Two people can play at one screen. To play with friends elsewhere, one of you runs a server: ',
  code,
  '; its guide is docs/server.md.',
];
export const playTogetherBocage = 'Play together · Bocage';
export const againstPerson = 'Against a person, in one sitting or a turn a day.';
export const home = 'Home';
export const youAndNotices = 'You and notices';

// app
export const fileNotOpened = 'This file could not be opened';

// screens
export const thereIsNothingHere = 'There is nothing here';

// sw
export const itIsYourTurn = 'It is your turn.';
// far
export const theSide = (name: string): string => `the ${name} side`;

// going
export const continueGame = (more: Child): Line => ['Continue a game', more];

// learn-column
export const learnLink = (link: Child): Line => ['Learn ', link];
export const playTogetherLink = (more: Child): Line => ['Play together ', more];

// new-game
export const aboutReconstructed = (packs: Child, positions: Child): Line => [
  'What the rulebook does not print is reconstructed. ',
  packs,
  ' · ',
  positions,
];

// screens
export const noSuchScreen = (link: Child): Line => ['There is no page of Bocage at this address. ', link];
// far
export const somebody = 'Somebody';
export const offersSide = (who: string, side: Child, pace: string): Line => [
  `${who} offers you the `,
  side,
  ` side. ${pace}. Nobody can influence the dice: they are sealed before the first choice.`,
];
export const aboutInvitation = 'The first person to open it gets the seat. It expires after 14 days.';
export const callBackInvitation = 'Withdraw it and make another';

// home
export const solitaire = 'solitaire';
export const players = (text: string): string => `players: ${text}`;
