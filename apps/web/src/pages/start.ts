// Begins a game: opens a session, keeps it, goes to its table.

import { type OptionValues, type Outcome, type Question, Session } from '@bocage/engine';
import { loadGame } from '../core/catalogue.ts';
import { keepNew } from '../core/keep.ts';
import { isNewcomer, met } from '../core/learned.ts';
import { opponents } from '../core/opponents.ts';
import { type Control, listGames, newSeed, PERSON } from '../core/storage.ts';

export interface NewGameOrder {
  readonly game: string;
  readonly options: OptionValues;
  readonly control: readonly Control[];
  readonly seed: string;
  readonly real: boolean;
  readonly outcomes: readonly Outcome[];
}

/** Undefined once the table is open, a question to the person with the dice, or one sentence. */
export async function start(order: NewGameOrder): Promise<Question | string | undefined> {
  const ready = await loadGame(order.game);
  if (typeof ready === 'string') return ready;
  const opened = Session.open(ready.game, {
    seed: order.seed,
    options: order.options,
    outcomes: order.outcomes,
    chance: order.real ? 'real' : 'seed',
  });
  if ('question' in opened) return opened.question;
  if (!(opened instanceof Session)) return opened.text;
  met();
  const id = await keepNew(opened, title(ready.game.title, order.control), order.control);
  location.hash = `#/play/${id}`;
  return undefined;
}

function title(game: string, control: readonly Control[]): string {
  const computers = control.filter((who) => who !== PERSON);
  if (control.length === 1) return computers.length === 0 ? game : `${game}, the computer plays`;
  if (computers.length === 0) return `${game}, two players`;
  return computers.length === control.length ? `${game}, computer against computer` : `${game} against the computer`;
}

/** The player that a newcomer meets: the second weakest of those that think, or what there is. */
export function usualPlayer(): string {
  const serious = opponents.filter((p) => p.id !== 'random');
  return (serious[1] ?? serious[0] ?? opponents[0])?.id ?? PERSON;
}

/** "Play now": whoever has never begun a game is led to a first game, once; a game without one begins as it is. */
export async function playNow(game: string): Promise<string | undefined> {
  const newcomer = isNewcomer() && (await listGames()).length === 0;
  met();
  if (!newcomer) return startNow(game);
  const { startFirst } = await import('../learn/start-first.ts');
  return (await startFirst(game, usualPlayer())) ? undefined : startNow(game);
}

/** One screen for two: everybody is a person. */
export async function startTogether(game: string): Promise<string | undefined> {
  const ready = await loadGame(game);
  if (typeof ready === 'string') return ready;
  const control = ready.game.seats.map(() => PERSON);
  const answer = await start({ game, options: {}, control, seed: newSeed(), real: false, outcomes: [] });
  return typeof answer === 'object' ? answer.what : answer;
}

/** One click to a playable situation: the standard options, against the computer where there are two sides. */
async function startNow(game: string): Promise<string | undefined> {
  const ready = await loadGame(game);
  if (typeof ready === 'string') return ready;
  const control = ready.game.seats.map((_, seat) => (seat === 0 ? PERSON : usualPlayer()));
  const answer = await start({ game, options: {}, control, seed: newSeed(), real: false, outcomes: [] });
  return typeof answer === 'object' ? answer.what : answer;
}
