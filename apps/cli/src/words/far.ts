// What games on a server say.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // bot
  botNeedsToken: 'bot --at needs --token, or a link with the secret of a seat',
  atForm: '--at takes https://host, or the link of one table',
  gameOver: 'the game is over',

  // connect
  packOfItsOwn: 'This game is played with a content pack of its own; watch it in the page.',
  rulesNotHere: (rules: number): string => `This game needs version ${rules} of its rules; a newer Bocage has them.`,
  linkForm: (typed: string): string =>
    `--at takes the link of a table, like https://host/g/ID#s.SECRET, not '${typed}'`,
  linkGone: 'this link is no longer valid; ask for a new one',
  noAnswerFrom: (url: string): string => `the server at ${url} does not answer; check the address and the connection`,

  // table
  lineLost:
    'The connection to the server is lost. You can read the board. Bocage reconnects automatically, and nothing is lost.',
  satDown: (link: string): string => `You have sat down. Keep your own link, it opens your seat anywhere:\n${link}\n`,
  titleAt: (title: string, url: string): string => `${title} at ${url}. Type ? for help.`,
  waitingForAll: 'Waiting until everybody has sat down.',
  waitingForSeal: 'Everybody has sat down; waiting until the dice are sealed.',
  endedBeforeItBegan: 'this game was ended before it began',
  staysOnServer: 'The game stays on the server.\n',
  staysOnServerComeBack: (name: string, link: string): string =>
    `The game stays on the server. Come back with\n${name} play --at '${link}'\n`,
  takebackNeedsOffer: "dice were rolled or the other side has chosen since: type 'offer takeback' to ask for it",
  you: 'You',
  aWatcher: 'A watcher',
  lineBack: 'The connection is restored.',
  takenBack: (n: number): string => `Taken back: ${count(n, 'choice')}.`,
  otherSideOffers: (offer: string): string => `The other side offers ${offer}: type accept or decline.`,
  otherSideOutOfTime: "The other side is out of time. This does not lose the game: wait, 'offer time', or 'claim'.",
  statusAndTime: (status: string, left: string): string => `${status} · ${left} left`,
  onlyServerRolls: 'the dice of this game are sealed: only the server rolls them',
  itIsOver: 'It is over.',
  diceNotSealed: (problem: string): string => `The dice are not the sealed ones: ${problem}\n`,
  diceProved: (draws: number): string => `Dice: all ${draws} proved.\n`,
  diceNotOpened: 'Dice: not opened yet.\n',

  // think-again
  otherChoiceThanPlayer: (n: number, played: string, player: string, chosen: string): string =>
    `choice ${n}, '${played}', is not what ${player} chooses from its view, which is '${chosen}'`,

  // verify
  verified: (link: string, title: string, choices: number): string =>
    `${link}: verified. ${title}, ${count(choices, 'choice')}.\n`,
  verifyNeedsOwnLink: 'an invitation is for sitting down; verify takes your own link',
  notBegun: 'this game has not begun',
  cannotBeShown: 'this game cannot be shown',

  // words
  offerTakeback: 'to take back the last line',
  offerDraw: 'a draw',
  offerStop: 'to stop the game without a result',
  offerTime: 'more time to the other side',
  offerJudge: 'to let the judge decide',
  offerTakebackTo: (to: number): string => `to take back everything after choice ${to}`,
  nothingOffered: 'the other side has offered nothing that waits for an answer',
  sayForm: 'say TEXT',
  aboutSay: 'a line to the other side',
  sayWhat: "say what? 'say TEXT' sends a line to the other side",
  aboutOffer: 'what the other side may accept',
  offerWhat: (kinds: string): string => `offer what? It is one of ${kinds}`,
  otherSideHasMoreTime: 'The other side has more time.',
  youOffer: (offer: string): string => `You offer ${offer}.`,
  answerForm: 'accept, decline',
  aboutAnswer: 'answers what the other side offers',
  aboutResign: 'gives up the game',
  resignWarning: 'The other side wins. Type yes to resign.',
  resignPrompt: 'Resign? ',
  aboutClaim: 'when the other side is out of time',
  aboutLink: 'your own link: it opens your seat on any device',
  noOwnLink: 'You watch; there is no link of your own.',
  aboutWho: 'who is at the table, and the time of each',
  helpOnServer: (commands: string): string => `At a table on a server also:\n${commands}\n`,
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
  watch: (watchers: number): string => `${count(watchers, 'watcher')}.`,

  // table
  teamMateDecides: (name: string): string => `Your team takes turns: ${name} decides.`,

  // words
  offerRules: 'to continue under the newest rules',
  offerSubstitute: 'that somebody else takes over the other side',
  offerForm: 'offer takeback|draw|stop|time|adjudicate|rules|substitute',
  claimForm: 'claim win|void|computer|substitute|adjudicate',
  handForm: 'hand PLAYER|person|back',
  aboutHand: 'hands your seat to a computer player or a substitute, or takes it back',
  seatIsFree: "Your seat is free: 'invite' makes the link. You keep playing until somebody has taken it.",
  inviteForm: 'invite, invite SEAT',
  aboutInvite: 'a link to share your seat, or for a substitute',
  teamForm: 'team any|turns|vote',
  aboutTeam: 'how several people on your seat decide',
  teamHow: 'team how? It is any, turns or vote',
  planForm: 'if THEIR LINE: YOUR LINE',
  aboutPlan: 'a plan: your answer if they choose exactly that',
  planNeedsBoth: "type both lines, such as 'if pass: act 3, squad, to 7'",
  planned: 'Planned. Nobody else sees it until it is played.',
  plansForm: 'plans, drop N',
  aboutPlans: 'your plans, and giving one up',
  noPlan: 'You have no plan.',
  dropWhich: "drop which plan? 'plans' lists them with their numbers",
  planIf: (after: string, play: string): string => `if ${after}: ${play}`,
  planAlways: (name: string): string => `always ${name}`,
  youPropose: 'You propose',
  proposes: (people: string): string => `${people} proposes`,
  proposedSoFar: (n: number, of: number): string => `${n} of ${of} have proposed.`,

  // table
  anotherMember: 'another member',

  // words
  aMember: 'A member',
});
