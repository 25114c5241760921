// What tables on a server say: people, offers, plans, time, notices.
import { count } from '@bocage/engine';
import type { Child, Line } from './line.ts';

// below
export const offersADraw = 'offers a draw';
export const asksToStop = 'would like to stop the game without a result';
export const asksForJudge = 'would like the judge to decide: 400 games are played out from here';
export const asksForNewRules = 'would like to continue under the newest rules';
export const asksForSubstitute = 'would like somebody else to take over your side';
export const ownTakeback = 'to take back';
export const ownDraw = 'for a draw';
export const ownStop = 'to stop without a result';
export const ownJudge = 'for the judge';
export const ownNewRules = 'to continue under the newest rules';
export const ownSubstitute = 'for a substitute';
export const asksToTakeBack = (takenBack: string): string => `asks to take back ${takenBack}`;
export const anOffer = 'An offer';
export const diceWouldFallAnew = 'Dice have been rolled since; they would be rolled again.';
export const nothingShownSince = 'No die was rolled and nothing was shown since.';
export const letterY = 'Y';
export const agree = 'Agree';
export const allowIt = 'Allow it';
export const letterN = 'N';
export const noThankYou = 'No, thank you';
export const letItStand = 'Do not allow it';
export const withdraw = 'Withdraw';
export const yourTimeUsed = 'Your time is used up. The other side may claim the game.';
export const outOfTime = 'Out of time';
export const otherSideOutOfTime = 'The other side is out of time.';
export const giveMoreTime = 'Give more time';
export const claimTheGame = 'Claim the game';
export const letComputerPlay = 'Let the computer continue';
export const bringSomebodyElse = 'Bring somebody else';
export const letTheJudgeDecide = 'Let the judge decide';
export const stopWithoutAResult = 'Stop without a result';
export const aWatcher = 'A watcher';
export const talk = 'Talk';
export const you = 'You';
export const sayToWatchers = 'Say to those who watch';
export const sayToOtherSide = 'Say to the other side';
export const sayToWatchersField = 'Say to those who watch …';
export const sayToOtherSideField = 'Say to the other side …';
export const say = 'Say';
export const myNotes = 'My notes';
export const dice = 'Dice';
export const thisGame = 'This game';
export const theServerRolls = 'The server rolls …';
export const besideTheGame = 'Beside the game';

// challenges
export const nobodyFinished = 'Nobody has finished it yet.';
export const scored = (name: string, score: string | number): string => `${name}: ${score}`;
export const scoredInPractice = (name: string, score: string | number): string => `${name}: ${score} (practice)`;
export const sameDiceForAll = 'The same dice for everybody';
export const challenge = 'Challenge';
export const results = 'Results';
export const play = 'Play';
export const challengeLeft = (daily: boolean, title: string, left: string): string =>
  `${daily ? 'Today’s' : title}; ${left} left`;
export const takeAName = 'Take a name';
export const aboutChallenges =
  'You play alone. The same choices give everybody the same dice. Your first run counts. It is only for fun: with a second name one could see the dice first.';

// far-game
export const planDropped = 'A plan of yours does not fit any more and was dropped.';
export const teamVotedForIt = 'Your team voted for that. The other side must agree to take it back.';
export const diceFell = 'Dice have been rolled since.';
export const otherSideChose = 'The other side has chosen since.';
export const needsConsent = (what: string): string => `${what} The other side must agree to take that back.`;
export const logWillSay = (what: string): string => `${what} The log will say that you took it back.`;
export const packOfItsOwn = 'This game is played with a content pack of its own, which this page does not have.';
export const rulesNotHere = (rules: number): string =>
  `The rules ${rules} of this game are not here. Load the page again to get a newer version.`;

// far-keeping
export const fromMove = (title: string, n: number): string => `${title}, from choice ${n}`;

// far-words
export const nobodyYet = 'nobody yet';
export const isYou = 'you';
export const theComputerPlayer = (player: string): string => `computer, ${player}`;
export const paceLive = 'Live, 45 minutes each';
export const paceEvening = 'A day, and 4 hours more each turn';
export const paceDay = 'Three days, and a day more each turn';
export const paceSlow = 'Seven days, and two more each turn';
export const paceNone = 'No time limit';
export const paceOwn = 'A clock of its own';

// friend-row
export const withAFriendElsewhere = 'With a friend elsewhere';
export const aboutFriend = 'Send them a link; no account is needed';

// invite
export const live = 'Live';
export const oneDay = '1 day';
export const threeDays = '3 days';
export const sevenDays = '7 days';
export const noLimit = 'No limit';
export const playWithAFriend = 'Play with a friend';
export const standardRules = (title: Child): Line => [title, ', the standard rules, dice sealed.'];
export const game = 'Game';
export const youPlay = 'You play';
export const byLot = 'At random';
export const against = 'Against';
export const aFriend = 'A friend';
export const anybody = 'Anybody';
export const computer = 'Computer';
export const player = 'Player';
export const computerPlayer = 'Computer player';
export const pace = 'Pace';
export const everybodyMayWatch = 'Everybody may watch';
export const watchersSeeIt = 'Watchers see it';
export const atOnce = 'at once';
export const fiveChoicesLater = '5 choices later';
export const twentyChoicesLater = '20 choices later';
export const makeTheLinks = 'Make the links';
export const openTheTable = 'Open the table';
export const aboutLinks = 'The first person to open the link gets the seat. No account is needed.';

// lists
export const theComputerNamed = (player: string): string => `the computer, ${player}`;
export const alone = 'alone';
export const againstNames = (names: string): string => `against ${names}`;
export const somebody = 'somebody';
export const waitingForAll = 'Waiting until everybody has sat down';
export const withoutLimit = 'no limit';
export const yourTurn = 'Your turn';
export const look = 'Look';
export const open = 'Open';
export const myGames = (due: number): string =>
  `My games${due === 0 ? '' : ` · ${due} ${due === 1 ? 'waits' : 'wait'} for you`}`;
export const fewer = 'Fewer';
export const allFinished = (n: number): string => `All ${n} finished`;
export const noGamesYet = 'None yet. Make a link for a friend, or take a seat below.';
export const whatIsAsked = 'What is asked';
export const timeLeft = 'Time left';
export const watchAGame = 'Watch a game';
export const noGameToWatch = 'No game is open to watchers just now.';
export const watch = 'Watch';
export const solitaireInStep = (sent: number, came: number): string =>
  `Your own solitaire games: ${sent} sent to the server, ${came} brought here.`;
export const gamesPlayed = 'Games in progress';
export const gamesAsleep = 'Inactive: nobody acted for 30 days';

// matters
export const moreTimeGiven = 'They have more time.';
export const copied = 'Copied.';
export const askToTakeBack = 'Ask to take back';
export const offerADraw = 'Offer a draw';
export const giveThemTime = 'Give them time';
export const askForASubstitute = 'Ask for a substitute';
export const continueUnderNewest = 'Continue under the newest rules';
export const resignOpen = 'Resign …';
export const copyMyOwnLink = 'Copy my own link';
export const makeANewOne = 'Make a new one';
export const theLink = 'The link';
export const aboutOwnLink = (more: Child): Line => [
  'Your own link opens your seat on any device; keep it to yourself. ',
  more,
];
export const resignThisGame = 'Resign this game?';
export const resignWarning = 'The other side wins. This cannot be taken back.';
export const resignConfirm = 'Resign';
export const playOn = 'Keep playing';

// me
export const seatsGathered = 'Your seats of this browser are yours under this name now.';
export const aName = 'A name';
export const aboutName =
  'With a name the others know you again, your games are together on all your devices, and challenges count. No mail, no password.';
export const yourName = 'Your name';
export const takeIt = 'Take it';
export const onAnotherDeviceAlready = 'On another device already?';
export const aboutLetters = 'Make eight letters there, type them here, and confirm there.';
export const eightLetters = 'Eight letters';
export const join = 'Join';
export const confirmThere = 'Now confirm it on your other device.';
export const lostAllDevices = 'Lost all devices?';
export const yourNameThere = 'Your name there';
export const recoveryCode = 'Recovery code';
export const comeBack = 'Come back';
export const kept = 'Kept.';
export const devicesWithName = (n: number): string =>
  n === 1 ? 'One device with this name.' : `${count(n, 'device')} with this name.`;
export const addADevice = 'Add a device';
export const typeLetters = (letters: Child): Line => [
  'Within ten minutes, type ',
  letters,
  ' on the other device, or point its camera here; then confirm it here.',
];
export const lettersAsQr = 'The same letters as a QR code';
export const theDeviceIsAdded = 'The device is added.';
export const confirmIt = 'Confirm it';
export const seatsAreYours = 'Seats of this browser are yours under this name.';
export const gatherMySeats = 'Gather my seats';
export const thisDeviceHasLeft = 'This device has left.';
export const leaveOnThisDevice = 'Leave on this device';
export const aboutSolitaire =
  'Your own solitaire games are the same on all of them: they are synchronised whenever you open “Play together”.';
export const away = 'Away';
export const aboutAway =
  'Clocks of games by correspondence stop from your next decision on; 21 days a year, at most 10 in a row.';
export const days = 'Days';
export const othersAreTold = 'The others are notified.';
export const beAway = 'Start days away';
export const takebacksAndNotices = 'Takebacks and notices';
export const whenTakebackAsked = 'When the other side asks to take back';
export const askMe = 'ask me';
export const alwaysAllowIt = 'always allow it';
export const notices = 'Notices';
export const oneATurn = 'one a turn';
export const oneADay = 'one a day';
export const whenYourTurn = 'When it is your turn';
export const aboutNotices = 'The title of the page says so. Also, once a turn and only while you are not looking:';
export const browserTells = 'This browser notifies you.';
export const tellMeHere = 'Notify me in this browser';
export const makeAFeed = 'Make a feed';
export const webhookAddress = 'Address of a webhook (https)';
export const addIt = 'Add it';
export const toldFromNowOn = 'You are notified from now on.';
export const recoveryCodeShown = (code: Child): Line => ['Your recovery code, shown once: write it down. ', code];
export const backToTheTables = 'Back to the tables';

// notes
export const aboutNotes = (more: Child): Line => ['Only you see them. ', more];

// open-far
export const theGameIsOver = 'The game is over';
export const titleOfPage = (yours: boolean, title: string): string =>
  `${yours ? '● Your turn, ' : ''}${title} · Bocage`;

// place
export const serverSilent = 'The server does not answer. Check the connection and try again.';

// plans
export const planIfThen = (after: string, play: string): string => `If they choose ${after}: ${play}`;
export const standingOrderText = (label: string, until: string | undefined): string =>
  `${label}: whenever it is asked, ${until === 'turn' ? 'this turn' : 'until you take it back'}`;
export const plans = 'Plans';
export const takeItBack = 'Take it back';
export const standingOrder = 'Standing order …';
export const ifTheyI = 'If they …, I …';
export const aStandingOrder = 'A standing order';
export const aboutStandingOrder = (ask: string): string =>
  `Whenever this is asked of you, the server takes this choice for you, as long as it is allowed and brings no warning: “${ask}”`;
export const choice = 'Choice';
export const until = 'Until';
export const endOfTurn = 'the end of this turn';
export const untilTakenBack = 'I take it back';
export const giveTheOrder = 'Give the order';

// seals
export const noSealedDice = 'This game has no sealed dice.';
export const rollsProved = (draws: number): string => `${draws} of ${draws} rolls proved.`;
export const notProved = 'Not proved: the server has not opened its secret.';
export const rollsDoNotMatch = (problem: string): string => `The rolls do not match the seal: ${problem}`;
export const sealedBefore = 'Sealed before the first choice';
export const aboutSeal = 'Nobody could choose a roll: not you, not the other side, not the server.';
export const sealed = 'Sealed';
export const aboutSealed = (code: Child): Line => [
  'The server drew a secret and gave everybody its fingerprint. ',
  code,
];
export const mixed = 'Mixed';
export const aboutMixed = (seats: Child): Line => ['Each player’s browser added a random word of its own. ', seats];
export const opened = 'Opened';
export const aboutOpened = (draws: number): string =>
  `When the game ends the secret is shown, and every roll is computed again here; ${draws} so far.`;
export const secretShown = (fingerprint: string): string => `The secret was shown: ${fingerprint} …`;
export const workingItOut = 'Working it out …';
export const workItOutAgain = 'Work it out again';
export const notProvedByIt =
  'What it does not prove: the server knows the rolls from the start. Its operator cannot change a roll but could know it in advance. If that matters, play on a third person’s server. A roll that was taken back with consent is rolled again, and the saved game says so.';

// strip
export const yourTeam = 'Your team';
export const itIsYourTurn = 'It is your turn';
export const decides = (who: string): string => `${who} decides`;
export const atTheTable = 'at the table';
export const notHereNow = 'not here now';
export const awayClockStill = 'away, the clock is stopped';
export const waitsForSubstitute = 'waits for a substitute';
export const isOutOfTime = 'out of time';
export const untilDeadline = (deadline: string): string => `to ${deadline}`;
export const keptInReserve = 'kept in reserve';
export const playersAndTime = 'Players and time';
export const youWatch = 'You watch';
export const watching = (n: number): string => (n === 1 ? '1 watches' : `${n} watch`);
export const whatWatchersSee = 'What both sides may know';
export const watchersSeeBoard = 'They see the open board';
export const lineLost =
  'The connection to the server is lost. You can read the board; your choices are kept, and the page reconnects automatically.';
// below
export const requestLapses = (request: Child): Line => [request, ' If you act, the request lapses.'];
export const youHaveAsked = (what: string, withdraw: Child): Line => [
  `You have asked: ${what}. It stays open until it is answered.`,
  withdraw,
];
export const losesNothing = (title: Child): Line => [title, ' This does not lose the game: you may wait.'];
// answer-plan
export const thenPlay = 'then';
export const anAnswerPlanned = 'An answer, planned';
export const aboutAnswerPlan =
  'If the other side chooses exactly this, the server plays your answer at once. It is dropped if they choose anything else, if a die is rolled, or if the rules would warn of it. Nobody sees it before.';
export const plannedAnswer = (theirs: string, own: string): string => `If they choose “${theirs}”: ${own}`;
export const ifThey = 'If they';
export const dieRolledThere = 'A die is rolled there. You cannot plan beyond it.';
export const planIt = 'Plan it';

// open-tables
export const youPlayTheSide = (side: string): string => `you play the ${side} side`;
export const liveAndByMail = 'Live and by mail';
export const byMail = 'By mail';
export const yourSide = 'Your side';
export const anySide = 'Any side';
export const openInvitations = (more: Child): Line => ['Open invitations', more];
export const nobodyWaits = 'Nobody waits for an opponent just now.';
export const noneFits = 'None of them fits your wishes.';
export const from = 'From';
export const gameAndSide = 'Game and side';
export const fromPeopleKnown = 'From people you have played';
export const fromEveryone = 'From everyone';
export const fromEveryoneFitting = (fit: number): string => `From everyone · ${fit} fit your wishes`;
export const pagesOfInvitations = 'Pages of invitations';
export const earlierPage = 'Earlier page';
export const pageOf = (n: number, pages: number): string => `Page ${n} of ${pages}`;
export const nextPage = 'Next page';

// people-matters
export const willHearNoMore = 'You will hear and see no more of them.';
export const mute = (whoIs: string): string => `Mute ${whoIs}`;
export const report = 'Report …';
export const reportThisTable = 'Report this table';
export const reportSent = 'Sent. A steward will read it.';
export const reportWhat = 'What happened? A steward reads this and the last 50 lines of talk.';
export const sendIt = 'Send it';

// seat-matters
export const asAnybodyChooses = 'anyone who is there';
export const byTurns = 'by turns';
export const byVote = 'by vote';
export const copiedThen = 'Copied. ';
export const aboutHandLink = 'The person who opens it takes over your seat. You keep playing until then.';
export const keepMySeat = 'Keep my seat';
export const takeMySeatBack = 'Take my seat back';
export const letComputerSit = 'Let the computer sit for me';
export const nobody = 'nobody';
export const handMySeatOn = 'Hand my seat on';
export const aboutShareLink = 'The person who opens it shares your seat.';
export const shareMySeat = 'Share my seat';
export const aboutSubstituteLink = (name: string): string => `The person who opens it takes over the ${name} side.`;
export const inviteSubstitute = (name: string): string => `Invite a substitute for the ${name} side`;
export const peopleOnSeat = (n: number): string => `${n} people share your seat. They decide`;
export const theInvitation = 'The invitation';

// sides
export const american = 'American';
export const german = 'German';

// solos
export const asPlayedHere = (title: string): string => `${title}, as it was played here`;

// team
export const teamTakesTurns = (people: string): string => `Your team takes turns. This one is decided by ${people}.`;
export const yourTeamVotes = 'Your team votes';
export const yourProposal = (labelsOf: string): string => `Your proposal: ${labelsOf}.`;
export const proposeIt = 'Propose it';
export const startAgain = 'Start again';
export const youPropose = 'You propose';
export const proposes = (people: string): string => `${people} proposes`;
export const waitForProposals = (span: string): string => `Waiting for those who have not proposed: ${span}.`;
// team
export const anotherMember = 'another member';
export const aMember = 'A member';
export const proposedSoFar = (n: number, of: number): string =>
  `${n} of ${of} have proposed. Most votes win, then the earliest.`;

/** What became of the sealed dice of all games here. */
export const diceOfThisServer = (opened: number, left: number): string =>
  `Games of this server that ended with the seed of their dice opened: ${opened}. Left closed by a player: ${left}.`;
