// Events of the battle half. Each has `half: 'battle'`, so that the two lists never collide.
import type { GameEvent } from '@bocage/engine';
import type { Tables } from './tables.ts';

type Told<K extends string, D> = GameEvent & { readonly half: 'battle'; readonly kind: K } & Readonly<D>;

/** A modifier by its name: `['Range 2', -1]`. */
export type ToldModifier = readonly [label: string, value: number];

export type BattleEvent =
  | Told<'battle', { battalion: string; turns: number }>
  | Told<'tiles', { tiles: readonly string[]; again: boolean }>
  | Told<'placed', { piece: string; hex: string; roll: number }>
  | Told<'aggressiveness', { roll: number; die: number }>
  | Told<'turn', { turn: number; of: number }>
  | Told<'moves', { piece: string; from: string; to: string; with: readonly string[] }>
  | Told<'retreats', { piece: string }>
  | Told<'movement-roll', { roll: number; die: number; modifiers: readonly ToldModifier[]; result: number }>
  | Told<'order', { piece: string; order: string }>
  | Told<
      'attack',
      {
        attacker: string;
        target: string;
        /** 'AP' or 'HE'. */
        value: string;
        range: number;
        needs: number;
        modifiers: readonly ToldModifier[];
        dice: readonly number[];
        hits: number;
        flank: number;
        defense: number;
        defenseModifiers: readonly ToldModifier[];
        defenseDice: readonly number[];
        stands: number;
      }
    >
  | Told<'enemy-destroyed', { piece: string; hex: string; points: number; left: number }>
  | Told<'damage', { unit: string; counter: string; redrawn: boolean }>
  | Told<'tactic', { by: string; for: string; left: number }>
  | Told<'status', { status: number; points: number; half: number; destroyed: number }>
  | Told<'battle-over', { why: string; status: number }>;

export function sayBattle(_t: Tables, e: BattleEvent): string {
  // The battle chapters word their events here, one case for each kind.
  return e.kind;
}
