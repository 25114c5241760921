// Begins a game: opens a session, keeps it, goes to its table.

import { type OptionValues, type Outcome, type Question, Session } from '@bocage/engine';
import { laid, loadGame } from '../core/catalogue.ts';
import { keepNew } from '../core/keep.ts';
import { type Control, PERSON } from '../core/storage.ts';
import * as W from '../words/pages.ts';

export interface NewGameOrder {
  readonly game: string;
  readonly options: OptionValues;
  readonly control: readonly Control[];
  readonly seed: string;
  readonly real: boolean;
  readonly outcomes: readonly Outcome[];
  /** The content to play with, where it is not the game's own: one that was laid on this page. */
  readonly content?: string;
}

/** Undefined once the table is open, a question to the person with the dice, or one sentence. */
export async function start(order: NewGameOrder): Promise<Question | string | undefined> {
  const packed = order.content === undefined ? undefined : laid.get(order.content);
  const ready = packed ?? (await loadGame(order.game));
  if (typeof ready === 'string') return ready;
  const opened = Session.open(ready.game, {
    seed: order.seed,
    options: order.options,
    outcomes: order.outcomes,
    chance: order.real ? 'real' : 'seed',
  });
  if ('question' in opened) return opened.question;
  if (!(opened instanceof Session)) return opened.text;
  const called = title(ready.game.title, order.control);
  const id = await keepNew(
    opened,
    packed === undefined ? called : `${called}, ${packed.game.content.name}`,
    order.control,
  );
  location.hash = `#/play/${id}`;
  return undefined;
}

function title(game: string, control: readonly Control[]): string {
  const computers = control.filter((who) => who !== PERSON);
  if (control.length === 1) return computers.length === 0 ? game : W.theComputerPlays(game);
  if (computers.length === 0) return W.twoPlayers(game);
  return computers.length === control.length ? W.computerAgainstComputer(game) : W.againstTheComputer(game);
}
