// A counter laid elsewhere by hand, for whoever sets up a position: Units and Enemy Units in hexes, Battalions in Range Bands.
import type { State } from '@bocage/engine';
import { enemyId } from '../rules/battle/field.ts';
import { deriveBattle } from '../rules/shared/battle-slots.ts';
import { cardOf } from '../rules/shared/effects.ts';
import { hexNamed } from '../state/hex.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  BATTLE,
  ENEMIES,
  ENEMY_HEX,
  FRIEND_HEX,
  FRIEND_UNIT,
  FRIENDS,
} from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { BANDS } from '../state/terms.ts';
import { W } from '../words/position.ts';

/** The hex as a slot holds it: 0 for off the Battlefield; undefined if there is none of this name. */
function slotOf(place: string): number | undefined {
  if (place === 'off') return 0;
  const hex = hexNamed(place);
  return hex < 0 ? undefined : hex + 1;
}

export function put(t: GameData, s: State, piece: string, place: string): string | undefined {
  const band = BANDS.findIndex((_, i) => `band-${i}` === place);
  if (band >= 0) {
    for (let b = 0; b < BATTALIONS; b++) {
      if (s[BATTALION_STATUS + b] === 0 || t.battalionNumber[cardOf(t, s, b)] !== piece) continue;
      s[BATTALION_BAND + b] = band;
      return undefined;
    }
    return W.onlyBattalions;
  }
  const slot = s[BATTLE] > 0 ? slotOf(place) : undefined;
  if (slot === undefined) return W.noPlace(place);
  for (let f = 0; f < s[FRIENDS]; f++) if (t.unitNumber[s[FRIEND_UNIT + f]] === piece) s[FRIEND_HEX + f] = slot;
  for (let e = 0; e < s[ENEMIES]; e++) if (enemyId(e) === piece) s[ENEMY_HEX + e] = slot;
  deriveBattle(t, s);
  return undefined;
}
