// What happened, as data: every die, modifier, loss and marker of the game. `pieces` and `places` are ids of the board; names
// such as `US squad+baz` are how a piece was called when it happened.
import type { GameEvent, Tell as KernelTell, Modifier } from '@bocage/engine';

/** A unit or weapon as the log names it: `US squad+baz`. */
type Name = string;

/** Why a side does nothing: it does not want to, or there is nothing that it could do. */
export type PassWhy = 'passes' | 'declines' | 'no-unit' | 'assault-failed' | 'nothing-to-fire' | 'no-weapon';

/** The text of an attack: its name, both totals with their parts and dice, and the difference. */
interface AttackEvent extends GameEvent {
  readonly kind: 'attack';
  readonly what: string;
  readonly side: number;
  readonly area: number;
  readonly offence: readonly Modifier[];
  readonly defence: readonly Modifier[];
  readonly offenceDie: number;
  readonly defenceDie: number;
  /** OT - DT: casualty points, or no effect at 0 and below. */
  readonly result: number;
}

export type RudderEvent =
  | (GameEvent & { readonly kind: 'turn'; readonly turn: number; readonly label: string })
  | (GameEvent & { readonly kind: 'phase'; readonly phase: string })
  | (GameEvent & {
      readonly kind: 'initiative';
      readonly dice: readonly number[];
      readonly modifiers: readonly number[];
    })
  | (GameEvent & { readonly kind: 'first'; readonly side: number })
  | (GameEvent & { readonly kind: 'card'; readonly free: boolean })
  | (GameEvent & { readonly kind: 'placed'; readonly piece: Name; readonly place: number })
  | (GameEvent & { readonly kind: 'fires'; readonly piece: Name; readonly area: number; readonly spotter: Name })
  | (GameEvent & { readonly kind: 'marker'; readonly value: number; readonly side: number; readonly area: number })
  | (GameEvent & { readonly kind: 'accuracy'; readonly side: number; readonly die: number; readonly points: number })
  | AttackEvent
  | (GameEvent & { readonly kind: 'flip'; readonly piece: Name; readonly area: number; readonly cost: number })
  | (GameEvent & { readonly kind: 'lost'; readonly piece: Name; readonly area: number; readonly cost: number })
  | (GameEvent & {
      readonly kind: 'weapon';
      readonly piece: Name;
      readonly area: number;
      readonly dice: readonly number[];
    })
  | (GameEvent & {
      readonly kind: 'retreat';
      readonly piece: Name;
      readonly area: number;
      readonly to: number;
      readonly cost: number;
    })
  | (GameEvent & { readonly kind: 'wasted'; readonly points: number; readonly side: number })
  | (GameEvent & { readonly kind: 'spent'; readonly piece: Name; readonly area: number; readonly why: string })
  | (GameEvent & { readonly kind: 'fired'; readonly piece: Name; readonly area: number })
  | (GameEvent & {
      readonly kind: 'move';
      readonly names: readonly Name[];
      readonly from: number;
      readonly to: number;
      readonly cost: number;
    })
  | (GameEvent & { readonly kind: 'pays'; readonly piece: Name; readonly area: number; readonly cost: number })
  | (GameEvent & {
      readonly kind: 'back';
      readonly names: readonly Name[];
      readonly from: number;
      readonly to: number;
    })
  | (GameEvent & { readonly kind: 'control'; readonly side: number; readonly area: number; readonly star: boolean })
  | (GameEvent & { readonly kind: 'overrun'; readonly side: number; readonly area: number })
  | (GameEvent & { readonly kind: 'pass'; readonly side: number; readonly why: PassWhy })
  /** A fire segment is over without anybody having ended it. */
  | (GameEvent & { readonly kind: 'segment'; readonly area: number; readonly why: 'empty' | 'miss' | 'one-attack' })
  /** A group, or those that it left behind, can go no further. */
  | (GameEvent & { readonly kind: 'stop'; readonly side: number; readonly left: boolean })
  | (GameEvent & { readonly kind: 'stars'; readonly held: number; readonly of: number })
  | (GameEvent & { readonly kind: 'cleared'; readonly markers: number })
  | (GameEvent & { readonly kind: 'regroup'; readonly fresh: number })
  | (GameEvent & {
      readonly kind: 'rally';
      readonly piece: Name;
      readonly area: number;
      readonly die: number;
      readonly need: number;
    })
  | (GameEvent & { readonly kind: 'fatigue'; readonly side: number; readonly die: number; readonly count: number })
  | (GameEvent & { readonly kind: 'carry'; readonly piece: Name; readonly by: Name; readonly area: number })
  | (GameEvent & { readonly kind: 'victory'; readonly side: number; readonly text: string });

export type Tell = KernelTell<RudderEvent>;
