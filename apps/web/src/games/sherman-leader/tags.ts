// What the tags on the hexes say: worked out after the page has drawn, because looking ahead takes longer than a frame may.
import type { Aim, MoveOutlook } from '@bocage/sherman-leader/facts';
import { signal } from '@preact/signals';
import type { ShownPosition } from '../../core/game-model.ts';
import { percent } from '../../core/words.ts';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';

/** What is known about the hexes at one moment. */
export interface Ahead {
  readonly moment: ShownPosition;
  readonly aims: readonly Aim[];
  readonly moves: readonly MoveOutlook[];
}

/** What was found for the moment that was last looked at; another moment has none yet. */
export const ahead = signal<Ahead | undefined>(undefined);

export function aheadOf(moment: ShownPosition): Ahead | undefined {
  const found = ahead.value;
  return found?.moment === moment ? found : undefined;
}

/** Whether a Unit moves or attacks now: then there is something to look ahead to. */
export function actsNow({ table }: KitUi): boolean {
  return table.yours && /^(move|attack)$/.test(table.decision.value?.step ?? '');
}

/** `R1 · 74.0%`, `R1 · 74.0%–92.0%`: the targets of one hex. */
function aimText(aims: readonly Aim[]): string | undefined {
  const chances = aims.flatMap((aim) => (aim.chance === undefined ? [] : [aim.chance])).sort((a, b) => a - b);
  const [least, most] = [chances[0], chances.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const shown = chances.length > 1 ? `${percent(least)}–${percent(most)}` : percent(least);
  return `R${aims[0]?.range ?? 0} · ${shown}`;
}

/**
 * The chance that the enemy's next step damages a Unit. Safe is only what nothing can reach; where others are attacked first
 * the figure is not known.
 */
export function threatWords({ threat, safe }: Pick<MoveOutlook, 'threat' | 'safe'>): string {
  if (threat > 0) return W.threatOf(threat);
  return safe ? W.safe : W.notFirstTarget;
}

/** `2`, `2, 1 Stress`: what a move costs. */
export function moveCost({ steps, stress }: Pick<MoveOutlook, 'steps' | 'stress'>): string {
  return stress > 0 ? W.stepsAndStress(steps, stress) : String(steps);
}

/** `2 · hit 45%`: what a move there costs, and how likely the enemy's next step does damage there. */
function moveText(move: MoveOutlook): string {
  return `${moveCost(move)} · ${threatWords(move)}`;
}

/** The tag of a hex, once it has been looked at. */
export function tagOf(found: Ahead | undefined, hex: string): string | undefined {
  if (found === undefined) return undefined;
  const move = found.moves.find((one) => one.hex === hex && one.steps > 0);
  if (move !== undefined) return moveText(move);
  return found.moves.length > 0 ? undefined : aimText(found.aims.filter((aim) => aim.hex === hex));
}

/** Hexes whose enemies are all out of the question: what bars each kind. */
export function barredIn({ table }: KitUi): ReadonlyMap<string, string> {
  const found = table.staged.value === undefined ? aheadOf(table.moment.value) : undefined;
  const hexes = new Map<string, string>();
  if (found === undefined || found.moves.length > 0) return hexes;
  for (const aim of found.aims) {
    if (hexes.has(aim.hex) || aim.barred === undefined) continue;
    const here = found.aims.filter((other) => other.hex === aim.hex);
    if (here.some((other) => other.chance !== undefined)) continue;
    hexes.set(aim.hex, [...new Set(here.flatMap((other) => other.barred ?? []))].slice(0, 2).join(', '));
  }
  return hexes;
}
