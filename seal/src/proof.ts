// The proof of a finished game, from its score alone: the seed is the one that was promised, and every draw follows from it.
import {
  type Game,
  type GameEvent,
  type LineProblem,
  loadScore,
  type Play,
  type ScoreText,
  type SealedSource,
  type Seat,
  Session,
} from '@bocage/engine';
import { decoySeed, isSecret, saltCommitment, seedCommitment } from './commit.ts';
import { sealedSource } from './draw.ts';
import { drawKey } from './key.ts';
import { W } from './words/proof.ts';

/** What somebody who sat at the table has kept from before the first choice. */
export interface Kept {
  readonly commitment?: string;
  /** By seat. */
  readonly saltCommitments?: Readonly<Record<string, string>>;
}

export type Proof =
  /** Every draw follows from the opened seed. */
  | { readonly kind: 'proved'; readonly draws: number }
  /** The game goes on, or its seed was never opened: the dice are possible ones, and nothing more is known. */
  | { readonly kind: 'closed'; readonly draws: number }
  /** Somebody has lied, or the text was changed: the line that shows it. */
  | ({ readonly kind: 'broken' } & LineProblem);

/** Judges the dice of a sealed score. Of a score that is not sealed there is nothing to prove. */
export function prove<E extends GameEvent, G extends Play<E> = Game<E>>(
  game: G & Play<E>,
  score: ScoreText,
  kept: Kept = {},
): Proof | undefined {
  const { seal } = score.start;
  if (score.start.chance !== 'sealed' || seal === undefined) return undefined;
  const broken = (line: number, text: string): Proof => ({ kind: 'broken', line, text });
  if (score.start.seed !== decoySeed(seal.game)) return broken(1, W.otherSeedLine(seal.game));
  if (kept.commitment !== undefined && kept.commitment !== seal.commitment) return broken(1, W.otherSeal);
  const stranger = Object.keys(seal.salts).find((id) => !game.seats.some((seat) => seat.id === id));
  if (stranger !== undefined) return broken(1, W.saltOfStranger(stranger));
  for (const [seat, promised] of Object.entries(kept.saltCommitments ?? {})) {
    if (saltCommitment(seal.game, seat, seal.salts[seat] ?? '') !== promised) return broken(1, W.otherSalt(seat));
  }
  const dice = openedDice(score, game.seats);
  if (seal.opened !== undefined && dice === undefined) return broken(score.end.line + 2, W.otherSeed);
  const loaded = loadScore(game, score, dice);
  if (!(loaded instanceof Session)) return { kind: 'broken', ...loaded };
  return { kind: dice === undefined ? 'closed' : 'proved', draws: drawsOf(loaded) };
}

/** The dice of a score whose seed is open and is the promised one. */
export function openedDice({ start }: ScoreText, seats: readonly Seat[]): SealedSource | undefined {
  const { seal } = start;
  if (seal?.opened === undefined || !isSecret(seal.opened)) return undefined;
  if (seedCommitment(seal.game, seal.opened) !== seal.commitment) return undefined;
  const salts = seats.map(({ id }) => ({ seat: id, salt: seal.salts[id] }));
  return sealedSource(drawKey(seal.game, seal.opened, salts), seats);
}

function drawsOf<E extends GameEvent>(session: Session<E, Play<E>>): number {
  return session.entries.reduce((sum, entry) => sum + entry.outcomes.length, session.setupOutcomes.length);
}
