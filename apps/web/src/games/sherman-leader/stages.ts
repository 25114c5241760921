// The last action taken apart: a stage for each thing that an enemy does, with the board as it stood then.
import type { Board, GameEvent, Piece, Place } from '@bocage/engine';
import type { ShermanEvent } from '@bocage/sherman-leader';

/** One thing that happened: what, why, and how the board looked after it. */
export interface Stage {
  /** The enemy that acts; empty for what concerns all. */
  readonly who: string;
  readonly title: string;
  /** The events of it, the first one being what it is about. */
  readonly events: readonly ShermanEvent[];
  readonly places: readonly string[];
  readonly board: Board;
}

type Kind = ShermanEvent['kind'];

/** Events that are a stage of their own; others belong to the one before. */
const HEADS: readonly Kind[] = ['movement-roll', 'order', 'moves', 'target', 'attack'];

/** An event list that an enemy acts in: only then is there something to tell. */
export function isEnemyAction(events: readonly GameEvent[]): boolean {
  return events.some(
    (event) => event.kind === 'order' || event.kind === 'movement-roll' || (event.kind === 'attack' && isEnemy(event)),
  );
}

function isEnemy(event: GameEvent): boolean {
  return 'from' in event && typeof event.from === 'string' && event.from.startsWith('enemy ');
}

function mapPieces(board: Board, change: (piece: Piece) => Piece): Board {
  return { ...board, places: board.places.map((place) => ({ ...place, pieces: place.pieces.map(change) })) };
}

/** The board with one piece elsewhere; off the board if there is no such place. */
function movePiece(board: Board, id: string, to: string): Board {
  let found: Piece | undefined;
  const without = board.places.map((place): Place => {
    const piece = place.pieces.find((one) => one.id === id);
    if (piece === undefined) return place;
    found = piece;
    return { ...place, pieces: place.pieces.filter((one) => one !== piece) };
  });
  const moved = found;
  if (moved === undefined) return board;
  return {
    ...board,
    places: without.map((place) => (place.id === to ? { ...place, pieces: [...place.pieces, moved] } : place)),
  };
}

const WORDS: Readonly<Record<string, string>> = { 'Machine Gun': 'mg', 'Engine 1 Stress': 'engine' };

/** The board after one event. */
function after(board: Board, event: ShermanEvent): Board {
  switch (event.kind) {
    case 'order':
      return mapPieces(board, (piece) =>
        piece.id === event.id ? { ...piece, states: [...(piece.states ?? []), 'acted'] } : piece,
      );
    case 'moves':
      return movePiece(board, event.id, event.to);
    case 'retreats':
    case 'enemy-destroyed':
      return movePiece(board, event.id, '');
    case 'unit-lost':
      return movePiece(board, event.unit.split(' ')[0] ?? '', 'off');
    case 'damage': {
      if (event.redrawn) return board;
      const word = WORDS[event.counter] ?? (event.counter.split(' ')[0] ?? '').toLowerCase();
      if (!/^(engine|suspension|hull|gun|mg|glancing|casualty|immobile|suppressed|exposed)$/.test(word)) return board;
      return mapPieces(board, (piece) =>
        piece.id === event.unit ? { ...piece, states: [...(piece.states ?? []), word] } : piece,
      );
    }
    default:
      return board;
  }
}

function titleOf(event: ShermanEvent): string {
  switch (event.kind) {
    case 'movement-roll':
      return 'The enemy rolls for Movement';
    case 'order':
      return `${event.piece} in ${event.hex}: ${event.order}`;
    case 'moves':
      return `${event.piece} moves to ${event.to}`;
    case 'target':
      return `${event.piece} in ${event.hex} aims at ${event.units.join(' or ')}`;
    case 'attack':
      return `${event.attacker} attacks ${event.target}`;
    default:
      return '';
  }
}

function placesOf(event: ShermanEvent): readonly string[] {
  if (event.kind === 'order') return [event.hex, ...event.to.filter((hex) => hex !== 'off')];
  return event.places ?? [];
}

/** The board before moves that ended in this one: for an action in which the counters were only then put down. */
function rewound(now: Board, events: readonly ShermanEvent[]): Board {
  return events.reduceRight(
    (board, event) => (event.kind === 'moves' ? movePiece(board, event.id, event.from) : board),
    now,
  );
}

/** The stages of an action between two boards. What came before the first enemy is no stage. */
export function stagesOf(then: Board, now: Board, events: readonly ShermanEvent[]): readonly Stage[] {
  const before = events.some((event) => event.kind === 'placed' || event.kind === 'tiles')
    ? rewound(now, events)
    : then;
  const stages: Stage[] = [];
  // Chances to be hit are those of now, not of then.
  let board = mapPieces(before, (piece) => ({
    ...piece,
    states: (piece.states ?? []).filter((state) => !state.startsWith('threat ')),
  }));
  let who = '';
  for (const event of events) {
    board = after(board, event);
    if (event.kind === 'turn' || event.kind === 'battle-over') who = '';
    if (HEADS.includes(event.kind)) {
      if (event.kind === 'order') who = event.id;
      if (event.kind === 'movement-roll') who = '';
      const ours =
        (event.kind === 'attack' && !isEnemy(event)) || (event.kind === 'moves' && !/^enemy /.test(event.id));
      if (!ours) {
        stages.push({ who, title: titleOf(event), events: [event], places: placesOf(event), board });
        continue;
      }
    }
    const last = stages.at(-1);
    if (last !== undefined) stages[stages.length - 1] = { ...last, events: [...last.events, event], board };
  }
  return stages;
}
