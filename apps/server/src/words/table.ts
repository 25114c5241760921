// What is said at a table: why something is not done, how a game ended, why a game cannot be opened.
import { andList, count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const TABLE = catalogue({
  // which game, and whether it runs
  noSuchGame: 'There is no such game, or it is not yours.',
  noGame: (id: string): string => `There is no game '${id}'.`,
  gameOver: 'The game is over.',
  notBegun: 'The game has not begun.',
  notEverybodyReady: 'The game has not begun: not everybody has sat down and opened the dice.',
  notRunning: 'The game is not running.',
  movedOn: 'The game has moved on.',
  movedOnSinceSeen: 'The game has moved on since you last saw it.',
  othersQuicker: 'Others were quicker each time; try again.',
  seatTaken: 'Somebody else has this seat now.',

  // choosing and taking back
  notYourDecision: (waits: string | undefined): string =>
    waits === undefined ? 'It is not your decision.' : `It is not your decision. ${waits}`,
  nothingToTakeBack: 'There is nothing to take back.',
  takeBackOnYourDecision: 'You can take back your choices while it is your decision.',
  otherSideChoseSince: 'The other side has chosen since: ask for it with an offer.',
  choiceRolled: (choice: string, outcomes: readonly string[]): string =>
    `'${choice}' gave ${outcomes.join(' ')}: ask for it with an offer.`,
  alreadyTakenBack: 'Those choices have been taken back already.',

  // offers
  nothingToAgreeOnInChallenge: 'In a challenge there is nothing to agree on.',
  noClock: 'Nobody plays against a clock here.',
  sayHowManyChoicesStay: 'Say how many choices are to stay.',
  nobodyToAgreeWith: 'There is nobody to agree with.',
  offerGone: 'That offer is no longer open.',
  yourOwnOffer: 'Your own offer is for the other side to accept.',

  // plans
  planInVotingTeam: 'Your team votes: a plan would decide for the others.',
  chooseBeforePlanning: 'It is your decision: choose first, then plan your answer.',
  planFields: 'A plan has step and name, or after and play.',
  mostPlans: (most: number): string => `You can have ${count(most, 'plan')} at most.`,
  otherDevicePlanned: 'Another device made a plan just now; try again.',

  // teams and talk
  chatClosed: 'A steward has closed the chat of this game.',
  emptyMessage: 'There is nothing in it.',
  teamMateDecides: (name: string | undefined): string =>
    name === undefined
      ? 'Your team takes turns: this one is decided by somebody else.'
      : `Your team takes turns: this one is decided by ${name}.`,
  teamVotedForIt: 'Your team has voted for it: ask for it with an offer.',
  noTurnsForTeam: 'This game has no turns that a team could take.',
  teamDecidesThatWay: 'Your team decides that way already.',
  notOfVotingTeam: 'Your team votes, and you are not one of its members.',

  // seats handed on, time used up
  challengeByPersonAlone: 'A challenge is played by a person alone.',
  waitsForSubstitute: 'Your seat waits for a substitute already.',
  noComputerPlayer: (player: string): string => `There is no computer player '${player}'.`,
  yourOwnTimeRuns: 'It is your own time that runs.',
  otherSideHasTime: 'The other side still has time.',
  timeLeft: 'There is time left.',

  // salts of sealed dice
  notEverybodySatDown: 'Not everybody has sat down yet.',
  diceSealed: 'The dice are sealed already.',
  saltKnown: 'Your salt is known already.',
  otherSaltThanPromised: 'That is not the salt that you promised when you sat down.',
  othersPromiseFirst: 'The others have to promise their salts first.',
  promiseSalt: 'Promise your salt with saltCommit.',
  promiseSaltFirst: 'Promise your salt with saltCommit: the other side chooses theirs after you.',
  sendYourSalt: 'You are the last to sit down: send your salt.',

  // rules of another version, packs
  rulesNotKept: (rules: number, game: string): string =>
    `The rules ${rules} of '${game}' are not kept here; a newer Bocage has them.`,
  rulesOfReleaseNotHere: (release: string): string => `The rules of ${release} are not here.`,
  packUnusable: (problem: string | undefined): string =>
    problem === undefined
      ? 'The content pack cannot be used: it is damaged.'
      : `The content pack cannot be used: ${problem}`,
  underNewestRulesAlready: 'The game is played under the newest rules already.',
  newestRulesWouldEndGame: 'Under the newest rules this game would be over.',
  newestRulesOtherSideDecides: 'Under the newest rules the other side would decide now.',
  newestRulesCannotReplay: (problem: string): string =>
    `Under the newest rules this game cannot be played again: ${problem}`,
  continuesUnderItsRules: 'It continues under its own rules.',

  // opening a game, sitting down, challenges
  positionProblem: (line: number, problem: string): string => `The position, line ${line}: ${problem}`,
  idTaken: 'That id is taken; make another one.',
  noSeat: (id: string, seats: readonly string[]): string =>
    `There is no seat '${id}'; the seats are ${seats.join(', ')}.`,
  sayWhoTakesSeat: (id: string): string => `Say who takes the seat ${id}: me, invite, open or computer:PLAYER.`,
  oneSeatEach: 'You can take one seat.',
  personNeeded: 'A person is needed for at least one seat.',
  linkGone: 'That link is not valid any more. Ask for a new one.',
  challengeNeedsSolitaire: 'A challenge is for a game that one person plays.',
  noSuchChallenge: 'There is no such challenge.',
  challengeNotOpen: 'This challenge is not open now.',
  challengeRulesChanged: 'The rules have changed since this challenge was opened.',
  runBegan: 'The run has begun.',

  // how a game ended
  draw: 'Draw',
  agreedOnDraw: 'Both sides agreed on a draw.',
  stopped: 'Stopped',
  agreedToStop: 'All agreed to stop the game.',
  stewardEnded: (steward: string): string => `${steward}, a steward, ended this game.`,
  resigned: 'Resigned',
  sideResigned: (side: string | undefined): string => `${side ?? 'The player'} resigned.`,
  wins: (side: string | undefined): string => `${side ?? 'The other side'} wins`,
  ranOutOfTime: (side: string | undefined): string => `${side ?? 'The other side'} ran out of time.`,
  notDecided: 'Not decided',
  playedOut: (
    times: number,
    player: string,
    sides: readonly { readonly name: string; readonly won: number }[],
  ): string =>
    `Played out ${count(times, 'time')} by '${player}': ${andList(sides.map(({ name, won }) => `${name} won ${won}`))}.`,
  neverBegan: 'Not begun',
  nobodySatDown: 'Nobody sat down in time.',
  diceNotOpened: (sides: readonly string[]): string => `Not opened in time: the dice of ${andList(sides)}.`,
});
