// RL 3.2, 12.1-1: who controls the Victory Areas, and whether somebody has won.
import type { Result, State } from '@bocage/engine';
import type { Tell } from '../events.ts';
import { ALL_STARS, CONTROL, GE, PLACE, TURN, US, VICTORY, WINNER } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import * as W from '../words/labels.ts';

const STARS_AT_END = 1;
const ALL_STARS_HELD = 2;
const NO_GERMANS = 3;
const TOO_FEW_STARS = 4;
const NO_STARS = 5;
const NO_AMERICANS = 6;

/** Victory Areas that a side controls. */
export function starsOf(t: GameData, s: State, side: number): number {
  let n = 0;
  for (let i = 0; i < t.stars.length; i++) if (s[CONTROL + t.stars[i]] === side) n++;
  return n;
}

function anyPersonnel(t: GameData, s: State, side: number): boolean {
  for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] > 0) return true;
  return false;
}

function decideVictory(t: GameData, s: State): number {
  const held = starsOf(t, s, US);
  s[ALL_STARS] = held === t.stars.length ? s[ALL_STARS] + 1 : 0;
  if (!anyPersonnel(t, s, US)) return NO_AMERICANS;
  if (!anyPersonnel(t, s, GE)) return NO_GERMANS;
  if (s[ALL_STARS] >= t.allStarsTurns) return ALL_STARS_HELD;
  if (held === 0 && s[TURN] >= t.noneFrom) return NO_STARS;
  if (s[TURN] < t.turns) return 0;
  return held >= t.starsToWin ? STARS_AT_END : TOO_FEW_STARS;
}

/** RL 12.1-1 and the Set Up Card: sets the winner; true if the game is over. */
export function checkVictory(t: GameData, s: State, tell: Tell): boolean {
  const victory = decideVictory(t, s);
  if (tell !== undefined)
    tell({ kind: 'stars', rule: 'RL 12.1', held: starsOf(t, s, US), of: t.stars.length, need: t.starsToWin });
  if (victory === 0) return false;
  const winner = victory <= NO_GERMANS ? US : GE;
  s[WINNER] = 1 + winner;
  s[VICTORY] = victory;
  if (tell !== undefined) tell({ kind: 'victory', rule: 'RL 3.2', side: winner, text: victoryText(t, s) });
  return true;
}

function victoryText(t: GameData, s: State): string {
  const held = starsOf(t, s, US);
  switch (s[VICTORY]) {
    case STARS_AT_END:
      return W.americansHold(held, t.stars.length, t.starsToWin);
    case ALL_STARS_HELD:
      return W.americansHeldAll(t.stars.length, t.allStarsTurns);
    case NO_GERMANS:
      return W.noGermansLeft;
    case TOO_FEW_STARS:
      return W.americansHold(held, t.stars.length, t.starsToWin);
    case NO_STARS:
      return W.americansHoldNone(s[TURN]);
    default:
      return W.noAmericansLeft;
  }
}

export function result(t: GameData, s: State): Result {
  const winner = s[WINNER] - 1;
  const grade = winner === US ? W.americanVictory : W.germanVictory;
  return { winner, grade, text: victoryText(t, s), rule: 'RL 3.2' };
}
