// An assault as it is planned: point unit, weapons in or out, bonus; what is chosen and what could be.
import { choiceBuffer, openGesture, type Piece, type State } from '@bocage/engine';
import type { GameModel } from '../../core/game-model.ts';

const buffer = choiceBuffer();

export interface Option {
  /** The choice as the score knows it: what a plan is made of. */
  readonly name: string;
  readonly piece: Piece | undefined;
}

/** The choices of a moment with this verb, with the piece that each is about. */
function options(table: GameModel, state: State, verb: string): readonly Option[] {
  const pieces = table.board.value.places.flatMap((place) => place.pieces);
  const n = table.game.choices(state, buffer);
  return Array.from(buffer.subarray(0, n))
    .map((choice) => ({ name: table.game.name(state, choice), about: table.game.describe(state, choice) }))
    .filter(({ about }) => about.verb === verb)
    .map(({ name, about }) => ({ name, piece: pieces.find((one) => one.id === about.pieces?.[0]) }));
}

/** What is planned so far, and what it could be. */
export function planOf(table: GameModel) {
  const { session, game } = table;
  const names = openGesture(session).map((entry) => entry.name);
  const from = session.entries.length - names.length;
  const at = names.findIndex((_, i) => game.decision(session.at(from + i))?.step === 'assault/point');
  const pieces = table.board.value.places.flatMap((place) => place.pieces);
  return {
    names,
    at,
    points: options(table, at < 0 ? session.state : session.at(from + at), 'point'),
    weapons: at < 0 ? [] : options(table, session.at(from + at + 1), 'hold'),
    leaders: table.offers.value.flatMap((offer) => {
      const { verb, label, pieces: ids } = offer.about;
      if (verb !== 'lead' && verb !== 'go') return [];
      return [{ offer, caption: pieces.find((one) => one.id === ids?.[0])?.name ?? label }];
    }),
  };
}
