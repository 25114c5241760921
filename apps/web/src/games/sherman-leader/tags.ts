// What the tags on the hexes say: worked out after the page has drawn, because looking ahead takes longer than a frame may.
import type { Aim, MoveOutlook } from '@bocage/sherman-leader/facts';
import { signal } from '@preact/signals';
import type { Moment } from '../../core/table.ts';

/** What is known about the hexes at one moment. */
export interface HexFacts {
  readonly moment: Moment;
  readonly aims: readonly Aim[];
  readonly moves: readonly MoveOutlook[];
}

/** The facts of the moment that was last looked at; another moment has none yet. */
export const hexFacts = signal<HexFacts | undefined>(undefined);

export function factsOf(moment: Moment): HexFacts | undefined {
  const facts = hexFacts.value;
  return facts?.moment === moment ? facts : undefined;
}

/** A chance without decimals; 0 and 100 only where certain. */
export function whole(chance: number): number {
  return chance <= 0 ? 0 : chance >= 1 ? 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** `R1 · 74%`, `R1 · 74 / 92%`: the targets of one hex. */
function aimText(aims: readonly Aim[]): string | undefined {
  const chances = aims.flatMap((aim) => (aim.chance === undefined ? [] : [whole(aim.chance)]));
  if (chances.length === 0) return undefined;
  const shown = chances.length > 3 ? `${Math.min(...chances)}-${Math.max(...chances)}` : chances.join(' / ');
  return `R${aims[0]?.range ?? 0} · ${shown}%`;
}

/** `2 · hit 45%`: what a move there costs, and how likely the enemy's next step does damage there. */
function moveText(move: MoveOutlook): string {
  const cost = move.stress > 0 ? `${move.steps}, ${move.stress} Stress` : String(move.steps);
  return move.threat > 0 ? `${cost} · hit ${whole(move.threat)}%` : `${cost} · safe`;
}

/** The tag of a hex, once its facts are known. */
export function tagOf(facts: HexFacts | undefined, hex: string): string | undefined {
  if (facts === undefined) return undefined;
  const move = facts.moves.find((one) => one.hex === hex && one.steps > 0);
  if (move !== undefined) return moveText(move);
  return facts.moves.length > 0 ? undefined : aimText(facts.aims.filter((aim) => aim.hex === hex));
}
