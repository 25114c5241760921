// What the other side's cards did, line by line: the choice is played again on a copy, and each line keeps the position as it stood
// when the rules told it. Nothing is re-enacted here.
import { type Entry, type GameEvent, type Play, Recorder, type State } from '@bocage/engine';

/** Events that begin a card, with the deck it comes from. */
const CARDS: Readonly<Record<string, string>> = {
  intelligence: 'Intelligence Report',
  kgCard: 'Riesensauerei!',
  recon: 'Aerial Recon',
  enemy: 'Wehrmacht',
  logistics: 'Logistics Step',
};

/** Events that are what a card brings. */
const EFFECTS = new Set([
  ...['destruction', 'ignored', 'ffiToZone', 'recall', 'kgMoves', 'kgBlocked', 'kgStays', 'kgGone', 'kgSeen'],
  ...['weather', 'found', 'cardGoes', 'noEffect', 'ffiPlaced', 'siege', 'bet', 'uncovered', 'fightEnds', 'retreat'],
  ...['eats', 'starves', 'trucks', 'refill', 'refreshed'],
]);

export interface Line {
  readonly event: GameEvent;
  /** The deck, where a card begins. */
  readonly deck: string | undefined;
  /** The position when it was told; none for the set-up, which is not played again. */
  readonly state: State | undefined;
}

/** The lines among events: cards and what they bring. */
function linesAmong(told: readonly Omit<Line, 'deck'>[]): readonly Line[] {
  const lines: Line[] = [];
  let open = false;
  for (const one of told) {
    const deck = CARDS[one.event.kind];
    if (deck !== undefined) open = true;
    if (deck !== undefined || (open && EFFECTS.has(one.event.kind))) lines.push({ ...one, deck });
  }
  return lines;
}

/** Plays a choice again as it was recorded, on a copy of the position before it. */
function again(game: Play, before: State, entry: Entry): readonly Omit<Line, 'deck'>[] {
  const state = before.slice();
  const verdict = game.verdict(state, entry.name);
  const told: Omit<Line, 'deck'>[] = [];
  if (verdict.kind !== 'legal') return told;
  game.apply(state, verdict.choice, new Recorder(entry.outcomes), (event) =>
    told.push({ event, state: state.slice() }),
  );
  return told;
}

/** The session as far as a telling needs it. */
interface Played {
  readonly game: Play;
  readonly entries: readonly Entry[];
  readonly setupEvents: readonly GameEvent[];
  at(n: number): State;
}

/** The lines of the choices from `from` on; from -1 on with those of the set-up. */
export function linesFrom(session: Played, from: number): readonly Line[] {
  const told: Omit<Line, 'deck'>[] = from < 0 ? session.setupEvents.map((event) => ({ event, state: undefined })) : [];
  for (let i = Math.max(0, from); i < session.entries.length; i++) {
    const entry = session.entries[i];
    if (entry !== undefined) told.push(...again(session.game, session.at(i), entry));
  }
  return linesAmong(told);
}
