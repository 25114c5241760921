// `bocage look`, `card`, `force`, `log`, `record`: what a person can look up, a program can too. Nothing is changed.
import type { Piece } from '@bocage/engine';
import { type Args, type Command, SCORE } from '../args.ts';
import { listedGame, loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import {
  boardOf,
  cardsText,
  cardText,
  type FoundCard,
  findCards,
  findPlace,
  forceText,
  logText,
  placeNotes,
  placesText,
  placeText,
} from '../looking.ts';
import { type OpenGame, onlyScoreFile, openScore, scoreFile, viewer } from '../open.ts';
import { eventShape, playedShape } from '../shapes.ts';
import { badInput } from '../stop.ts';
import { W } from '../words/looking.ts';

const SEAT = { ...SCORE, as: { type: 'string' } } as const;

interface Looker extends OpenGame {
  readonly seat: number;
  readonly words: string;
}

/** The score, whose eyes to look with, and what was asked for. */
async function looker(args: Args, io: Io): Promise<Looker> {
  const { file, words } = scoreFile(args);
  const open = await openScore(args, io, file);
  return { ...open, seat: viewer(open.game, open.session, args.text('as')), words: words.join(' ') };
}

function put(args: Args, io: Io, shape: object, text: string): void {
  io.out(args.json ? `${JSON.stringify(shape)}\n` : text);
}

export const lookCommand: Command = {
  name: 'look',
  usage: '[FILE] [PLACE] [--as SEAT]',
  about: W.aboutLook,
  options: SEAT,
  async run(args, io) {
    const { file, game, session, seat, words } = await looker(args, io);
    const board = boardOf(session, seat);
    if (words === '') {
      put(args, io, { file, game: game.id, places: board.places }, placesText(board));
      return;
    }
    const place = findPlace(board, words);
    const notes = placeNotes(session, seat, place);
    put(args, io, { file, game: game.id, place, notes }, placeText(io, place, notes));
  },
};

export const cardCommand: Command = {
  name: 'card',
  usage: '[FILE] [ID] [--as SEAT] [--game GAME]',
  about: W.aboutCard,
  notes: [W.cardOptionGame],
  options: { ...SEAT, game: { type: 'string' } },
  async run(args, io) {
    const id = args.text('game');
    if (id !== undefined) {
      const game = await loadGame(listedGame(id));
      const words = args.positionals.join(' ');
      const cards = game.cards().filter((card) => words === '' || card.id.toLowerCase() === words.toLowerCase());
      if (cards.length === 0) throw badInput(W.gameHasNoCard(game.title, words, id));
      const text =
        words === '' ? cardsText(io, cards) : cards.map((card) => cardText(io, { card, piece: undefined })).join('');
      put(args, io, { game: game.id, cards }, text);
      return;
    }
    const { file, game, session, seat, words } = await looker(args, io);
    if (words === '') {
      const cards = game.cards();
      put(args, io, { file, game: game.id, cards }, cardsText(io, cards));
      return;
    }
    const found = findCards(game.cards(), boardOf(session, seat), words);
    put(args, io, { file, game: game.id, cards: found.map(cardShape) }, found.map((one) => cardText(io, one)).join(''));
  },
};

/** The card with its values; `now` is how it is on the board. */
function cardShape({ card, piece }: FoundCard): Piece & { readonly now: Piece | null } {
  const shown = card ?? piece;
  if (shown === undefined) throw new Error('neither a card nor a piece');
  return { ...shown, now: piece ?? null };
}

export const forceCommand: Command = {
  name: 'force',
  usage: '[FILE] [--all] [--as SEAT]',
  about: W.aboutForce,
  options: { ...SEAT, all: { type: 'boolean' } },
  async run(args, io) {
    const { file, game, session, seat, words } = await looker(args, io);
    if (words !== '') throw badInput(W.tooMuchForForce(words));
    const own = game.seats[seat]?.id;
    const { places, tracks } = boardOf(session, seat);
    const shown = places.flatMap(({ id, name, pieces }) => {
      const mine = pieces.filter((piece) => args.flag('all') || piece.seat === own);
      return mine.length === 0 ? [] : [{ id, name, pieces: mine }];
    });
    const text = forceText(io, session, seat, args.flag('all'));
    put(args, io, { file, game: game.id, seat: own, places: shown, tracks }, text);
  },
};

export const logCommand: Command = {
  name: 'log',
  usage: '[FILE] [--from N]',
  about: W.aboutLog,
  options: { ...SCORE, from: { type: 'string' } },
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    const from = (args.whole('from', 1, 1_000_000) ?? 1) - 1;
    const played = session.entries.slice(from).map((_, i) => playedShape(session, from + i));
    const setup = session.setupEvents.map((event) => eventShape(game, event));
    put(args, io, { file, game: game.id, setup, played }, logText(io, session, from));
  },
};

export const recordCommand: Command = {
  name: 'record',
  usage: '[FILE]',
  about: W.aboutRecord,
  options: SCORE,
  async run(args, io) {
    const { file, game, session } = await openScore(args, io, onlyScoreFile(args));
    const record = game.record?.(session.state);
    const none = W.keepsNoSheet(game.title);
    put(args, io, { file, game: game.id, record: record ?? null }, record ?? none);
  },
};
