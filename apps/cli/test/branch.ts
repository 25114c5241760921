// A score that was branched off another one, as the table in the browser does it.

import { findGame } from '@bocage/catalogue';
import { hashState, loadScore, parseScore, Session, writeScore } from '@bocage/engine';

/** The score after its first choice of two, as a game of its own. */
export async function branched(text: string): Promise<{ readonly session: string }> {
  const game = (await findGame('skirmish')?.load())?.create();
  const score = parseScore(text);
  if (game === undefined || !('setup' in game) || 'text' in score) throw new Error('no game');
  const whole = loadScore(game, score);
  if (!(whole instanceof Session)) throw new Error(whole.text);
  whole.play('rest');
  whole.play('rest');
  const branch = [{ choice: 1, of: 2, hash: hashState(whole.state) }];
  const copy = Session.open(game, { ...whole.start, outcomes: whole.setupOutcomes, branch });
  if (!(copy instanceof Session)) throw new Error('no copy');
  copy.play('rest');
  return { session: writeScore(copy) };
}
