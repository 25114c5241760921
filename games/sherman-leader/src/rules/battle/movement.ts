// The Movement roll of the enemy: its modifiers and the row of the chart.
import type { Chance, State } from '@bocage/engine';
import { E_TACMOVE } from '../../state/effects.ts';
import { BATTLE_STATUS, FULL, FX, MOVE_DIE, MOVE_RESULT } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import type { ShermanTell } from '../../words/events.ts';
import { effectSources } from '../shared/effects.ts';

const MOVEMENT = { rule: 'SL 6.8', what: W.enemyMovementRoll };

/** Least and highest row of the Movement chart. */
const LOWEST_ROW = -1;
const HIGHEST_ROW = 10;

/** Added to this turn's Movement roll: cards, and -2 at Half strength (R08: as of the last status check). */
export function movementModifier(s: State): number {
  return s[FX + E_TACMOVE] - (s[BATTLE_STATUS] > FULL ? 2 : 0);
}

export function movementRow(result: number): number {
  return Math.min(HIGHEST_ROW, Math.max(LOWEST_ROW, result));
}

/** SL 6.8: once each turn, for all enemies. */
export function rollMovement(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  const die = chance.die(s, s[MOVE_DIE], MOVEMENT);
  const result = die + movementModifier(s);
  s[MOVE_RESULT] = movementRow(result);
  if (tell === undefined) return;
  const modifiers: (readonly [string, number])[] = effectSources(t, s, E_TACMOVE).map((e) => [e.card, e.value]);
  if (s[BATTLE_STATUS] > FULL) modifiers.push([W.halfStrength, -2]);
  tell({
    half: 'battle',
    kind: 'movement-roll',
    rule: 'SL 6.8',
    roll: die,
    die: s[MOVE_DIE],
    modifiers,
    result,
    row: s[MOVE_RESULT],
  });
}
