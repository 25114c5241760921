// The stages of a Battle and of its turns, and the strength of the Battalion at its end.
import type { State } from '@bocage/engine';
import { BATTLE_STATUS, BATTLE_TARGET, DESTROYED, HALF, POINTS } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanTell } from '../../words/events.ts';
import { cardOf } from '../shared/effects.ts';

/** SL 6.18, SL G70, R08, R39: strength by the points left; it never recovers in a Battle. */
export function checkStatus(t: GameData, s: State, tell: ShermanTell): void {
  const card = cardOf(t, s, s[BATTLE_TARGET] - 1);
  const points = s[POINTS];
  const now = points <= t.battalionDestroyed[card] ? DESTROYED : points <= t.battalionHalf[card] ? HALF : 0;
  if (now > s[BATTLE_STATUS]) s[BATTLE_STATUS] = now;
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'status',
      rule: 'SL 6.18',
      status: s[BATTLE_STATUS],
      points,
      halfAt: t.battalionHalf[card],
      destroyedAt: t.battalionDestroyed[card],
    });
  }
}

/** Stages of STEP.turn. */
export const TURN_START = 0;
export const TURN_FIRST = 1;
export const TURN_SECOND = 2;
export const TURN_THIRD = 3;
export const TURN_STATUS = 4;
export const TURN_END = 5;

/** Stages of STEP.battle. */
export const BATTLE_START = 0;
export const AFTER_EVENTS = 1;
export const TILES = 2;
export const BATTLE_PLACE = 3;
export const BATTLE_PRE_MOVE = 4;
export const AFTER_ORDERS = 5;
export const BATTLE_ENEMIES = 6;
export const BATTLE_AIR = 7;
export const BATTLE_ADVANCES = 8;
export const AGGRESSIVENESS = 9;
export const BATTLE_TURNS = 10;
