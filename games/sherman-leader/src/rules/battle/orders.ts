// Enemy Tactical Movement: which order a counter has this turn, and the hexes that carry it out best.
import type { State } from '@bocage/engine';
import { E_HOLD_T1, E_MUD_T1, E_NO_RETREAT, E_TURN1_ADVANCE } from '../../state/effects.ts';
import { HEXES, MAX_RINGS, NEIGHBOURS, ringOf, rings, TOP_ROW, WITHIN } from '../../state/hex.ts';
import { COVER_1, COVER_2, ENEMY_HEX, ENEMY_MODEL, FRIENDS, FX, MOVE_RESULT, TURN } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import {
  ADJACENT_COVER,
  ADVANCE,
  ADVANCE_IF_CANNOT_ATTACK,
  ADVANCE_TO_COVER,
  AP_ADVANCE,
  ASTERISK,
  BUNKER,
  CAUTIOUS_ADVANCE,
  HE_ADVANCE,
  HOLD,
  RETREAT,
  RETREAT_TO_COVER,
  RIFLE,
} from '../../state/terms.ts';
import { canAttackFrom } from './enemy-fire.ts';
import { lookForFriends, onField, openForModel, presence } from './field.ts';
import { refuseFire } from './fire.ts';
import { BY_ASTERISK, BY_CHART, BY_FUEL, BY_MUD, BY_NO_RETREAT, BY_RUSH, BY_STRUCTURE } from './order-reasons.ts';

/** The order sends the counter off the top edge. */
export const LEAVES = -1;

/** Reason of the last answer of `orderFor`. */
export const orderReason = { value: BY_CHART };

const field = new Int32Array(MAX_RINGS);

/** Column of the chart for a kind that moves. */
export function columnOfKind(kind: number): number {
  return (kind / 3) | 0;
}

/** SL 6.10: the order of a counter under a Movement result. Needs `lookForFriends` before. */
export function orderFor(t: GameData, s: State, model: number, hex: number, result: number): number {
  const kind = t.modelKind[model];
  orderReason.value = BY_CHART;
  if (kind >= BUNKER) {
    orderReason.value = BY_STRUCTURE;
    return HOLD;
  }
  if (s[TURN] === 1) {
    if (s[FX + E_MUD_T1] > 0) {
      orderReason.value = BY_MUD;
      return HOLD;
    }
    if (s[FX + E_HOLD_T1 + kind] > 0) {
      orderReason.value = BY_FUEL;
      return HOLD;
    }
    if (s[FX + E_TURN1_ADVANCE + kind] > 0) {
      orderReason.value = BY_RUSH;
      return ADVANCE;
    }
  }
  const printed = t.tactical[(result + 1) * 3 + columnOfKind(kind)];
  const order = printed & (ASTERISK - 1);
  // SL 6.11, R29: an AP Unit at Range 1 exactly.
  if (kind === RIFLE && (printed & ASTERISK) !== 0) {
    if ((presence.ap & WITHIN[hex * 16 + 1] & ~(1 << hex)) !== 0) {
      orderReason.value = BY_ASTERISK;
      return AP_ADVANCE;
    }
  }
  if ((order === RETREAT || order === RETREAT_TO_COVER) && s[FX + E_NO_RETREAT] > 0) {
    orderReason.value = BY_NO_RETREAT;
    return HOLD;
  }
  return order;
}

/** SL 6.10: those of the hexes with the heaviest Cover. */
function heaviest(s: State, hexes: number): number {
  const heavy = hexes & s[COVER_2];
  if (heavy !== 0) return heavy;
  const light = hexes & s[COVER_1];
  return light !== 0 ? light : hexes;
}

/**
 * SL 6.10: the hexes that carry out an order equally well: 0 stay, one bit move there, several: the player chooses,
 * LEAVES: off the Battlefield. Needs `lookForFriends` before.
 */
export function destinations(t: GameData, s: State, model: number, hex: number, order: number): number {
  const open = openForModel(t, s, model);
  const near = NEIGHBOURS[hex] & open;
  const cover = s[COVER_1] | s[COVER_2];
  switch (order) {
    case HOLD:
      return 0;
    case RETREAT:
      if ((1 << hex) & TOP_ROW) return LEAVES;
      return heaviest(s, near & (0xf << ((hex & ~3) - 4)));
    case ADJACENT_COVER:
      return heaviest(s, near & cover);
    case RETREAT_TO_COVER:
      return heaviest(s, near & cover & ring(presence.ap | presence.he, open, hex, 1));
    case ADVANCE_TO_COVER:
      return heaviest(s, near & cover & ring(presence.ap | presence.he, open, hex, -1));
    case HE_ADVANCE:
      return heaviest(s, near & ring(presence.he, open, hex, -1));
    case AP_ADVANCE:
      return heaviest(s, near & ring(presence.ap, open, hex, -1));
    case CAUTIOUS_ADVANCE:
      return heaviest(s, safe(t, s, model, near & ring(presence.ap | presence.he, open, hex, -1)));
    case ADVANCE_IF_CANNOT_ATTACK:
      if (canAttackFrom(t, s, model, hex)) return 0;
      return heaviest(s, near & ring(presence.ap | presence.he, open, hex, -1));
    case ADVANCE:
      return heaviest(s, near & ring(presence.ap | presence.he, open, hex, -1));
    default:
      throw new Error(`orders: no order ${order}`);
  }
}

/** SL 6.10, R24: hexes whose way to the nearest target is one step shorter (-1) or longer (1) than from `hex`. */
function ring(targets: number, open: number, hex: number, step: number): number {
  if (targets === 0) return 0;
  const n = rings(targets, open, field);
  const at = ringOf(field, n, hex);
  // At distance 0 an Advance does not move; a hex without any way has no ring.
  if (at < 0 || (at === 0 && step < 0)) return 0;
  const wanted = at + step;
  return wanted < n ? field[wanted] : 0;
}

/** R23: those of the hexes in which no friendly Unit could attack the model from where it stands. */
function safe(t: GameData, s: State, model: number, hexes: number): number {
  let left = hexes;
  for (let h = 0; h < HEXES && left !== 0; h++) {
    if (((left >> h) & 1) === 0) continue;
    for (let f = 0; f < s[FRIENDS]; f++) {
      if (onField(s, f) && refuseFire(t, s, f, model, h) === 0) {
        left &= ~(1 << h);
        break;
      }
    }
  }
  return left;
}

/** Order and destinations of an enemy on the Battlefield under this turn's Movement result. */
export function destinationsNow(t: GameData, s: State, enemy: number): number {
  lookForFriends(t, s);
  const model = s[ENEMY_MODEL + enemy];
  const hex = s[ENEMY_HEX + enemy] - 1;
  lastOrder.value = orderFor(t, s, model, hex, s[MOVE_RESULT]);
  return destinations(t, s, model, hex, lastOrder.value);
}

/** The order that `destinationsNow` has found. */
export const lastOrder = { value: HOLD };
