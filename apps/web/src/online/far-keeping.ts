// How a game on a server is kept: the server does it. What is played here goes out after every change.
import { branchOf } from '@bocage/online';
import { keepNew } from '../core/keep.ts';
import { Keeping } from '../core/keeping.ts';
import { newSeed, PERSON } from '../core/storage.ts';
import * as W from '../words/online.ts';

export class FarKeeping extends Keeping {
  /** Sends what was played here. */
  send: () => Promise<void> = () => Promise.resolve();

  /** Computer players of such a game think on the server. */
  override get playsHere(): boolean {
    return false;
  }

  override enter(): Promise<void> {
    return Promise.resolve();
  }

  override save(): Promise<void> {
    return this.send();
  }

  /** A game of one's own from a moment of this one: it goes on here, with other dice. */
  override branch(n: number): Promise<string> {
    const { session } = this.table;
    const copy = branchOf(session, n, newSeed());
    const control = session.game.seats.map(() => PERSON);
    return keepNew(copy, W.fromMove(this.record.title, n), control);
  }
}
