// Looking things up: a place, a card, the forces, the log. The same answers inside the game, as commands, and in JSON.
import { type Board, didYouMean, type Piece, type Place, type Session } from '@bocage/engine';
import type { Io } from './io.ts';
import { badInput } from './stop.ts';
import { lineTexts, paint } from './words.ts';

/** Lower case, without accents and marks: what a person types instead of a name. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

export function boardOf(session: Session, seat: number): Board {
  const { game, state } = session;
  return game.board(game.view(state, seat), seat);
}

/** The place that is meant: by its id, by its name, or by the beginning of its name. */
export function findPlace(board: Board, words: string): Place {
  const wanted = bare(words);
  const exact = board.places.find((place) => bare(place.id) === wanted || bare(place.name) === wanted);
  const begun = board.places.filter((place) => wanted !== '' && bare(place.name).startsWith(wanted));
  const found = exact ?? (begun.length === 1 ? begun[0] : undefined);
  if (found !== undefined) return found;
  const some = begun.length > 1 ? `; there are ${begun.map((p) => p.id).join(', ')}` : '';
  const known = board.places.flatMap((place) => [place.id, place.name]);
  throw badInput(`there is no place '${words}'${some || didYouMean(words, known) || "; 'look' lists all"}`);
}

export function placeText(io: Io, place: Place): string {
  const { bold } = paint(io);
  const title = bare(place.name).startsWith(bare(place.id)) ? place.name : `${place.id} ${place.name}`;
  return `${[bold(title), ...place.notes.map((note) => `  ${note}`), ...pieceLines(place.pieces)].join('\n')}\n`;
}

/** Every place on a line of its own with who stands there. */
export function placesText(board: Board): string {
  return board.places
    .map(({ id, name, pieces }) => {
      const title = bare(name).startsWith(bare(id)) ? name : `${id} ${name}`;
      return `${[title, grouped(pieces)].filter((part) => part !== '').join(': ')}\n`;
    })
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
  return `${piece.name}${states.length > 0 ? ` (${states.join(', ')})` : ''}${carried.length > 0 ? ` with ${carried.join(', ')}` : ''}`;
}

function pieceLines(pieces: readonly Piece[]): readonly string[] {
  const counts = new Map<string, { piece: Piece; n: number }>();
  for (const piece of pieces) {
    const text = `${piece.seat ?? ''} ${pieceText(piece)}`;
    const known = counts.get(text);
    counts.set(text, { piece, n: (known?.n ?? 0) + 1 });
  }
  return [...counts.values()].map(({ piece, n }) => {
    const values = (piece.values ?? []).map(({ label, value }) => `${label} ${value}`).join(', ');
    return `  ${n === 1 ? '' : `${n} × `}${pieceText(piece)}${values === '' ? '' : `: ${values}`}`;
  });
}

/** What a seat has and where; without a seat everybody's. */
export function forceText(io: Io, session: Session, seat: number, all: boolean): string {
  const { bold } = paint(io);
  const board = boardOf(session, seat);
  const own = session.game.seats[seat]?.id;
  const lines: string[] = [];
  for (const { id, name, pieces } of board.places) {
    const mine = pieces.filter((piece) => all || piece.seat === own);
    if (mine.length === 0) continue;
    lines.push(bold(bare(name).startsWith(bare(id)) ? name : `${id} ${name}`), ...pieceLines(mine));
  }
  for (const { name, value } of board.tracks) lines.push(`${name}: ${value}`);
  return `${lines.join('\n')}\n`;
}

/** The log from a choice on: the words of the score and what happened. */
export function logText(io: Io, session: Session, from: number): string {
  const { game } = session;
  const setup = from === 0 ? session.setupEvents.map((event) => `   ${game.say(event)}`) : [];
  const lines = [...setup, ...lineTexts(io, session, from, true)];
  return lines.length === 0 ? 'Nothing has happened yet.\n' : `${lines.join('\n')}\n`;
}
