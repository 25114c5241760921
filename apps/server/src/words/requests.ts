// What a request is answered that cannot be carried out, whoever makes it.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const REQUESTS = catalogue({
  wentWrong: 'Something went wrong inside the server.',
  unreadable: 'The request cannot be read.',
  nothingHere: 'There is nothing here.',
  otherSite: 'Requests that change something must come from this site.',
  sendJson: 'Send JSON.',
  unknownToken: 'That token is not known.',
  unknownForm: 'The message is not of a known form.',
  fieldProblem: (field: string): string => `The field '${field}' is missing or not allowed.`,
  notJson: 'The message is not JSON.',
  messagesAreText: 'Messages are text.',
  helloFirst: 'Say hello first.',
  speaksVersion: (version: number): string => `This server speaks version ${version} of the protocol.`,

  // limits
  tooMuchAtOnce: 'That is too much at once; wait a moment.',
  waitAnHour: 'Wait an hour.',
  manyGamesOpened: 'You have opened many games; wait an hour.',
  manyLinksTried: 'Too many links were tried; wait an hour.',
  manyCodesTried: 'Too many codes were tried; wait an hour.',
  tooManyKept: 'There are too many already; delete some first.',
  mostGamesKept: (most: number): string => `At most ${count(most, 'game')} can be kept; delete some first.`,

  // games and scores
  tokenOpensNoGames: 'This token may not open games.',
  idOfGame: 'The id of a game has 12 to 40 letters and digits.',
  scoreProblem: (line: number, problem: string): string => `The score, line ${line}: ${problem}`,
  readItsScore: 'The game has not begun, or is packed: read its score.',
  choicesCounted: (most: number): string => `Choices are counted from 0 to ${most}.`,
  scoreAtTheEnd: 'The score holds what you may not know yet; it is there at the end.',
  noSuchFeed: 'There is no such feed.',
});
