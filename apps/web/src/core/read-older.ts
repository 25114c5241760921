// What comes in seldom: scores of other versions, scores that are cut, and positions. Loaded when one comes.
import { openGame } from '@bocage/catalogue/open';
import { type Game, isWhole, type Play, parsePosition, Session } from '@bocage/engine';
import * as W from '../words/core.ts';
import { laidFor, loadWhole } from './catalogue.ts';
import { type Incoming, lineSentence } from './incoming.ts';
import { bringRules } from './old-rules.ts';
import { newSeed } from './storage.ts';

/** A score that today's rules do not replay to the letter: what it takes to read it comes only now. */
export async function readOlder(text: string, today: Play, floor: boolean): Promise<Incoming> {
  const whole = async (): Promise<Game> => {
    const game = isWhole(today) ? today : await loadWhole(today.id);
    if (typeof game === 'string') throw new Error(game);
    return game;
  };
  const opened = await openGame(text, { today, whole, bring: bringRules, pack: laidFor(today)?.pack });
  if ('text' in opened) return { problem: lineSentence(opened) };
  const { session } = opened;
  const read = { session, game: session.game };
  if (opened.kind === 'own') return { ...read, own: opened };
  if (opened.kind === 'today') return read;
  return floor ? { ...read, seam: opened.problem.text } : { problem: lineSentence(opened.problem) };
}

export async function readPosition(text: string): Promise<Incoming> {
  const position = parsePosition(text);
  if ('text' in position) return { problem: lineSentence(position) };
  const game = await loadWhole(position.game);
  if (typeof game === 'string') return { problem: game };
  const session = Session.open(game, { seed: newSeed(), options: position.options, position });
  if ('question' in session) return { problem: W.setUpAsksForDice };
  if ('text' in session) return { problem: lineSentence(session) };
  return { session, game };
}
