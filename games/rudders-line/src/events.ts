// What happened, as data: every die, modifier, loss and marker of the game. `pieces` and `places` are ids of the board; a unit is
// told with what it carried when it happened.
import type { GameEvent, Tell as KernelTell, Modifier } from '@bocage/engine';
import type { UnitRef } from './words/names.ts';

/** What fires or assaults. */
export type AttackKind = 'assault' | 'direct' | 'indirect' | 'interdiction';
/** What a unit was spent by. */
export type SpentWhy = 'fired' | 'artillery' | 'spotted' | 'fatigue';

/** Why a side does nothing: it does not want to, or there is nothing that it could do. */
export type PassWhy = 'passes' | 'declines' | 'no-unit' | 'assault-failed' | 'nothing-to-fire' | 'no-weapon';

/** The text of an attack: its name, both totals with their parts and dice, and the difference. */
interface AttackEvent extends GameEvent {
  readonly kind: 'attack';
  readonly what: AttackKind;
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
  | (GameEvent & { readonly kind: 'turn'; readonly turn: number; readonly of: number; readonly label: string })
  | (GameEvent & { readonly kind: 'phase'; readonly phase: string })
  | (GameEvent & {
      readonly kind: 'initiative';
      readonly dice: readonly number[];
      readonly modifiers: readonly number[];
    })
  | (GameEvent & { readonly kind: 'first'; readonly side: number })
  | (GameEvent & { readonly kind: 'card'; readonly free: boolean })
  | (GameEvent & { readonly kind: 'placed'; readonly piece: UnitRef; readonly place: number })
  | (GameEvent & {
      readonly kind: 'fires';
      readonly piece: UnitRef;
      readonly from: number;
      readonly area: number;
      /** Who spotted, and where he is. */
      readonly spotter?: UnitRef & { readonly area: number };
    })
  | (GameEvent & { readonly kind: 'marker'; readonly value: number; readonly side: number; readonly area: number })
  | (GameEvent & { readonly kind: 'accuracy'; readonly side: number; readonly die: number; readonly points: number })
  | AttackEvent
  | (GameEvent & { readonly kind: 'flip'; readonly piece: UnitRef; readonly area: number; readonly cost: number })
  | (GameEvent & { readonly kind: 'lost'; readonly piece: UnitRef; readonly area: number; readonly cost: number })
  | (GameEvent & {
      readonly kind: 'weapon';
      readonly weapon: number;
      readonly area: number;
      readonly dice: readonly number[];
    })
  | (GameEvent & {
      readonly kind: 'retreat';
      readonly piece: UnitRef;
      readonly area: number;
      readonly to: number;
      readonly cost: number;
    })
  | (GameEvent & { readonly kind: 'wasted'; readonly points: number; readonly side: number })
  | (GameEvent & { readonly kind: 'spent'; readonly piece: UnitRef; readonly area: number; readonly why: SpentWhy })
  | (GameEvent & { readonly kind: 'fired'; readonly weapon: number; readonly area: number })
  | (GameEvent & {
      readonly kind: 'move';
      readonly units: readonly UnitRef[];
      readonly from: number;
      readonly to: number;
      readonly cost: number;
    })
  | (GameEvent & { readonly kind: 'pays'; readonly piece: UnitRef; readonly area: number; readonly cost: number })
  | (GameEvent & {
      readonly kind: 'back';
      readonly units: readonly UnitRef[];
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
  | (GameEvent & { readonly kind: 'stars'; readonly held: number; readonly of: number; readonly need: number })
  | (GameEvent & { readonly kind: 'cleared'; readonly markers: number })
  | (GameEvent & { readonly kind: 'regroup'; readonly fresh: number })
  | (GameEvent & {
      readonly kind: 'rally';
      readonly piece: UnitRef;
      readonly area: number;
      readonly die: number;
      readonly need: number;
    })
  | (GameEvent & { readonly kind: 'fatigue'; readonly side: number; readonly die: number; readonly count: number })
  | (GameEvent & { readonly kind: 'carry'; readonly weapon: number; readonly by: UnitRef; readonly area: number })
  | (GameEvent & { readonly kind: 'victory'; readonly side: number; readonly text: string });

export type Tell = KernelTell<RudderEvent>;
