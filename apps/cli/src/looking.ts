// Looking things up: a place, a card, the forces, the log. The same answers inside the game, as commands, and in JSON.
import {
  type Board,
  type Card,
  type Game,
  nearest,
  type Piece,
  type Place,
  type Session,
  type View,
} from '@bocage/engine';
import type { Io } from './io.ts';
import type { ChoiceShape } from './shapes.ts';
import { badInput } from './stop.ts';
import { W } from './words/common.ts';
import { lineTexts, paint } from './words.ts';

/** Whether what a person typed is a name, or its beginning, without regard to case and accents. */
function meets(typed: string, name: string, whole: boolean): boolean {
  const [wanted, own] = [typed, name].map((text) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  if (wanted === undefined || own === undefined || wanted === '') return false;
  return whole ? own === wanted : ` ${own}`.includes(` ${wanted}`);
}

export function boardOf(session: Session, seat: number): Board {
  const { game, state } = session;
  return game.board(game.view(state, seat), seat);
}

/** The place that is meant: by its id, by its name, or by words of its name. */
export function findPlace(board: Board, words: string): Place {
  const exact = board.places.find((place) => meets(words, place.id, true) || meets(words, place.name, true));
  const begun = board.places.filter((place) => meets(words, place.name, false));
  const found = exact ?? (begun.length === 1 ? begun[0] : undefined);
  if (found !== undefined) return found;
  const known = board.places.flatMap((place) => [place.id, place.name]);
  throw badInput(
    begun.length > 1
      ? W.severalPlaces(
          words,
          begun.map((p) => p.id),
        )
      : W.noPlace(words, nearest(words, known)),
  );
}

function title({ id, name }: Place): string {
  return `${id}  ${name}`;
}

export function placeText(io: Io, place: Place, more: readonly string[]): string {
  const { bold, dim } = paint(io);
  const notes = [...place.notes, ...more].map((note) => `  ${note}`);
  const sources = (place.sources ?? []).map((source) => dim(W.source(source)));
  return `${[bold(title(place)), ...notes, ...pieceLines(place.pieces), ...sources].join('\n')}\n`;
}

/** What can be said of a place beyond the board. */
export function placeNotes({ game, state }: Session, seat: number, place: Place): readonly string[] {
  return game.about?.(game.view(state, seat), seat, place.id) ?? [];
}

/** Every place on a line of its own with who stands there. */
export function placesText(board: Board): string {
  return board.places
    .map((place) => `${[title(place), grouped(place.pieces)].filter((part) => part !== '').join(': ')}\n`)
    .join('');
}

/** `2 German squads, ...`: equal pieces in equal states are counted. */
function grouped(pieces: readonly Piece[]): string {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const text = pieceText(piece);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, n]) => (n === 1 ? text : `${n} × ${text}`)).join(', ');
}

/** `German squad (spent), with MG42` */
function pieceText(piece: Piece): string {
  const states = piece.states ?? [];
  const carried = (piece.carries ?? []).map(pieceText);
  const name = states.length > 0 ? `${piece.name} (${states.join(', ')})` : piece.name;
  return carried.length > 0 ? W.carrying(name, carried) : name;
}

function pieceLines(pieces: readonly Piece[]): readonly string[] {
  const counts = new Map<string, { piece: Piece; n: number }>();
  for (const piece of pieces) {
    const text = `${piece.seat ?? ''} ${pieceText(piece)}`;
    const known = counts.get(text);
    counts.set(text, { piece, n: (known?.n ?? 0) + 1 });
  }
  return [...counts.values()].flatMap(({ piece, n }) => [
    `  ${n === 1 ? '' : `${n} × `}${withValues(piece)}`,
    ...(piece.carries ?? []).filter((one) => (one.values?.length ?? 0) > 0).map((one) => `    ${withValues(one)}`),
  ]);
}

/** `German squad (spent): attack 3, defence 4` */
function withValues(piece: Piece): string {
  const values = (piece.values ?? []).map(({ label, value }) => `${label} ${value}`).join(', ');
  return `${pieceText(piece)}${values === '' ? '' : `: ${values}`}`;
}

/** What a seat has and where; without a seat everybody's. */
export function forceText(io: Io, session: Session, seat: number, all: boolean): string {
  const { bold } = paint(io);
  const board = boardOf(session, seat);
  const own = session.game.seats[seat]?.id;
  const lines: string[] = [];
  for (const place of board.places) {
    const mine = place.pieces.filter((piece) => all || piece.seat === own);
    if (mine.length > 0) lines.push(bold(title(place)), ...pieceLines(mine));
  }
  for (const { name, value } of board.tracks) lines.push(`${name}: ${value}`);
  return `${lines.join('\n')}\n`;
}

/** The log from a choice on: the words of the score and what happened. */
export function logText(io: Io, session: Session, from: number): string {
  const { game } = session;
  const setup = from === 0 ? session.setupEvents.map((event) => `   ${game.say(event)}`) : [];
  const lines = [...setup, ...lineTexts(io, session, from, true, true)];
  return lines.length === 0 ? W.nothingHappened : `${lines.join('\n')}\n`;
}

/** Every piece on the board, also those that others carry. */
function piecesOf(board: Board): readonly Piece[] {
  const inside = (piece: Piece): readonly Piece[] => [piece, ...(piece.carries ?? []).flatMap(inside)];
  return board.places.flatMap((place) => place.pieces.flatMap(inside));
}

/** A card, and if it is on the board how it is there. */
export interface FoundCard {
  readonly card: Card | undefined;
  readonly piece: Piece | undefined;
}

/** The cards and pieces that an id or a name means: one by its id, all that bear the name, or all with those words in it. */
export function findCards(cards: readonly Card[], board: Board, words: string): readonly FoundCard[] {
  const pieces = piecesOf(board);
  const pick = <T extends Piece>(list: readonly T[]): readonly T[] => {
    const id = list.find((one) => meets(words, one.id, true));
    if (id !== undefined) return [id];
    const names = list.filter((one) => meets(words, one.name, true));
    return names.length > 0
      ? names
      : list.filter((one) => meets(words, one.name, false) || meets(words, one.id, false));
  };
  const found = pick(cards).map((card) => ({ card, piece: pieces.find((piece) => piece.id === card.id) }));
  const rest = pick(pieces).filter((piece) => !found.some((one) => one.piece === piece));
  // A piece by its own id is meant alone; a name that is a card's too is told once.
  const own = rest.filter((piece) => meets(words, piece.id, true));
  const all: readonly FoundCard[] = own.length > 0 ? own.map((piece) => ({ card: undefined, piece })) : found;
  if (all.length > 0) return all;
  if (rest.length > 0) return rest.slice(0, 1).map((piece) => ({ card: undefined, piece }));
  const ids = cards.map((card) => card.id);
  throw badInput(W.noCard(words, nearest(words, ids)));
}

/** Cards as a person reads them: kind, name, values, where the values come from, and how it is on the board. */
export function cardText(io: Io, { card, piece }: FoundCard): string {
  const { bold, dim } = paint(io);
  const shown = card ?? piece;
  if (shown === undefined) return '';
  const head = `${bold(shown.name)}${card === undefined ? '' : `, ${card.kind}`} ${dim(`(${shown.id})`)}`;
  const values = (shown.values ?? []).map(({ label, value }) => `  ${label}: ${value}`);
  const sources = [...new Set((shown.values ?? []).map(({ source }) => source))].map((source) => dim(W.source(source)));
  const now = piece === undefined ? [] : [W.now(card === undefined ? pieceText(piece) : withValues(piece))];
  return `${[head, ...now, ...values, ...sources].join('\n')}\n`;
}

/** All cards by kind: what `card` takes. */
export function cardsText(io: Io, cards: readonly Card[]): string {
  const kinds = [...new Set(cards.map((card) => card.kind))];
  return kinds
    .map((kind) => {
      const ids = cards.filter((card) => card.kind === kind).map((card) => card.id);
      return `${paint(io).bold(kind)}: ${ids.join(', ')}\n`;
    })
    .join('');
}

/** The cards of what choices name, by id: what a program needs to know before it chooses. */
export function cardsOffered(
  game: Game,
  view: View,
  seat: number,
  choices: readonly ChoiceShape[],
): Record<string, Piece> {
  const ids = new Set(choices.flatMap((choice) => choice.pieces ?? []));
  const pieces = piecesOf(game.board(view, seat));
  const cards = game.cards();
  const offered: [string, Piece][] = [];
  const carded = new Map(choices.flatMap(({ pieces: [piece] = [], card }) => (piece && card ? [[piece, card]] : [])));
  for (const id of ids) {
    const found = pieces.find((piece) => piece.id === id) ?? cards.find((card) => card.id === (carded.get(id) ?? id));
    if (found !== undefined) offered.push([id, found]);
  }
  return Object.fromEntries(offered);
}
