// What games on a server say.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // bot
  botAtNeedsToken: 'bot --at needs --token, or a link with the secret of a seat',
  atTakesHttpsHost: '--at takes https://host, or the link of one table',
  theGameIsOver: 'the game is over',

  // connect
  thisGameIsPlayed: 'This game is played with a content pack of its own; watch it in the page.',
  theRulesOfThis: (rules: number): string => `The rules ${rules} of this game are not here; a newer Bocage has them.`,
  atTakesTheLink: (text: string): string =>
    `--at takes the link of a table, like https://host/g/ID#s.SECRET, not '${text}'`,
  thisLinkOpensNothing: 'this link opens nothing any more; ask for a new one',
  theServerAtDoes: (url: string): string =>
    `the server at ${url} does not answer; check the address and the connection`,

  // table
  theLineToThe:
    'The line to the server is lost. The board can be read; it is tried again by itself, and nothing is lost.',
  youHaveSatDown: (link: string): string =>
    `You have sat down. Keep your own link, it opens your seat anywhere:\n${link}\n`,
  atTypeForHelp: (title: string, url: string): string => `${title} at ${url}. Type ? for help.`,
  waitingUntilEverybodyHas: 'Waiting until everybody has sat down.',
  everybodyHasSatDown: 'Everybody has sat down; waiting until the dice are sealed.',
  thisGameWasEnded: 'this game was ended before it began',
  staysOnServer: 'The game stays on the server.\n',
  staysOnServerComeBack: (name: string, link: string): string =>
    `The game stays on the server. Come back with\n${name} play --at '${link}'\n`,
  diceOrTheOther: "dice or the other side's choices lie between: type 'offer takeback' to ask for it",
  you: 'You',
  aWatcher: 'A watcher',
  theLineIsBack: 'The line is back.',
  takenBack: (n: number): string => `Taken back: ${count(n, 'choice')}.`,
  theOtherSideOffers: (offerText: string): string => `The other side offers ${offerText}: type accept or decline.`,
  theOtherSideIs: "The other side is out of time. It loses nothing by itself: wait, 'offer time', or 'claim'.",
  left: (status: string, spanText: string): string => `${status} · ${spanText} left`,
  theDiceOfThis: 'the dice of this game are sealed: only the server rolls them',
  itIsOver: 'It is over.',
  theDiceAreNot: (plain: string): string => `The dice are not the sealed ones: ${plain}\n`,
  diceAllProved: (draws: number): string => `Dice: all ${draws} proved.\n`,
  diceNotOpenedYet: 'Dice: not opened yet.\n',

  // think-again
  choiceIsNotWhat: (n: number, brief: string, id: string, brief2: string): string =>
    `choice ${n}, '${brief}', is not what ${id} chooses from its view, which is '${brief2}'`,

  // verify
  verified: (link: string, title: string, choices: number): string =>
    `${link}: verified. ${title}, ${count(choices, 'choice')}.\n`,
  anInvitationIsFor: 'an invitation is for sitting down; verify takes your own link',
  thisGameHasNot: 'this game has not begun',
  thisGameCannotBe: 'this game cannot be shown',

  // words
  toTakeBackThe: 'to take back the last line',
  aDraw: 'a draw',
  toStopTheGame: 'to stop the game without a result',
  moreTimeToThe: 'more time to the other side',
  toLetTheJudge: 'to let the judge decide',
  toTakeBackEverything: (to: number): string => `to take back everything behind choice ${to}`,
  theOtherSideHas: 'the other side has offered nothing that waits for an answer',
  sayText: 'say TEXT',
  aLineToThe: 'a line to the other side',
  sayWhatSayText: "say what? 'say TEXT' sends a line to the other side",
  whatTheOtherSide: 'what the other side may accept',
  offerWhatItIs: (keys: string): string => `offer what? It is one of ${keys}`,
  theOtherSideHasMore: 'The other side has more time.',
  youOffer: (offerText: string): string => `You offer ${offerText}.`,
  acceptDecline: 'accept, decline',
  answersWhatTheOther: 'answers what the other side offers',
  givesTheGameUp: 'gives the game up',
  thisGivesTheGame: 'This gives the game up. Type yes to resign.',
  resign: 'Resign? ',
  whenTheOtherSide: 'when the other side is out of time',
  yourOwnLinkIt: 'your own link: it opens your seat on any device',
  youWatchThereIs: 'You watch; there is no link of your own.',
  whoIsAtThe: 'who is at the table, and the time of each',
  atATableOn: (farWords: string): string => `At a table on a server also:\n${farWords}\n`,
  theComputer: (player: string): string => `the computer (${player})`,
  nobodyYet: 'nobody yet',
  atTheTable: 'at the table',
  isYou: 'you',
  away: 'away',
  seat: (side: string, id: string, who: string, there: string): string => `${side} (${id}): ${who}, ${there}`,
  seatWithTime: (side: string, id: string, who: string, there: string, left: string): string =>
    `${side} (${id}): ${who}, ${there}, ${left} left`,
  seatWhoseClockRuns: (side: string, id: string, who: string, there: string, left: string): string =>
    `${side} (${id}): ${who}, ${there}, ${left} left, the clock runs`,
  watch: (watchers: number): string => (watchers === 1 ? '1 watches.' : `${watchers} watch.`),

  // table
  yourTeamTakesTurns: (plain: string): string => `Your team takes turns: ${plain} decides.`,

  // words
  toContinueUnderThe: 'to continue under the newest rules',
  thatSomebodyElseTakes: 'that somebody else takes over the other side',
  offerTakebackDrawStopTime: 'offer takeback|draw|stop|time|adjudicate|rules|substitute',
  claimWinVoidComputerSubstitute: 'claim win|void|computer|substitute|adjudicate',
  handPlayerPersonBack: 'hand PLAYER|person|back',
  letsAComputerPlayerSit: 'lets a computer player sit for you or a substitute come, or takes the seat again',
  yourSeatIsFree: "Your seat is free: 'invite' makes the link. You play on until somebody has taken it.",
  inviteInviteSeat: 'invite, invite SEAT',
  aLinkToShare: 'a link to share your seat, or for a substitute',
  teamAnyTurnsVote: 'team any|turns|vote',
  howSeveralPeopleOn: 'how several people on your seat decide',
  teamHowItIs: 'team how? It is any, turns or vote',
  ifTheirLineYour: 'if THEIR LINE: YOUR LINE',
  aPlanYourAnswer: 'a plan: your answer if they choose exactly that',
  typeBothLinesSuch: "type both lines, such as 'if pass: act 3, squad, to 7'",
  plannedNobodyElseSees: 'Planned. Nobody else sees it until it is played.',
  plansDropN: 'plans, drop N',
  yourPlansAndGiving: 'your plans, and giving one up',
  youHaveNoPlan: 'You have no plan.',
  dropWhichPlanPlans: "drop which plan? 'plans' lists them with their numbers",
  if: (after: string, play: string): string => `if ${after}: ${play}`,
  always: (name: string): string => `always ${name}`,
  youPropose: 'You propose',
  proposes: (people: string): string => `${people} proposes`,
  ofHaveProposed: (n: number, of: number): string => `${n} of ${of} have proposed.`,

  // table
  anotherMember: 'another member',

  // words
  aMember: 'A member',
});
