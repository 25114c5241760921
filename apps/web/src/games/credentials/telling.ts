// What the other side's cards did, line by line: the choice is played again on a copy, and each line keeps the position as it stood
// when the rules told it. Nothing is re-enacted here.
import type { GameEvent, State } from '@bocage/engine';
import { type Played, retell } from '../../core/retell.ts';
import * as W from '../../words/credentials.ts';

/** Events that begin a card, with the deck it comes from. */
const CARDS: Readonly<Record<string, string>> = {
  intelligence: W.intelligenceReport,
  kgCard: W.riesensauerei,
  recon: W.aerialRecon,
  enemy: W.wehrmacht,
  logisticsBegins: W.stepOfLogistics,
};

/** Events that are what a card brings. */
const EFFECTS = new Set([
  ...['destruction', 'ignored', 'ffiToZone', 'recall', 'kgMoves', 'kgBlocked', 'kgStays', 'kgGone', 'kgSeen', 'kgNone'],
  ...['weather', 'found', 'cardGoes', 'noEffect', 'ffiPlaced', 'siege', 'bet', 'uncovered', 'fightEnds', 'retreat'],
  ...['halt', 'eats', 'starves', 'logistics', 'trucks', 'refill', 'refreshed'],
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

/** The lines of the choices from `from` on; from -1 on with those of the set-up. */
export function linesFrom(
  session: Played & { readonly setupEvents: readonly GameEvent[] },
  from: number,
): readonly Line[] {
  const told: Omit<Line, 'deck'>[] = from < 0 ? session.setupEvents.map((event) => ({ event, state: undefined })) : [];
  told.push(...retell(session, Math.max(0, from), session.entries.length));
  return linesAmong(told);
}
