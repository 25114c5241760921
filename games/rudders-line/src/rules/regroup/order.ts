// RL 12: the Regroup Phase in its exact order: victory, markers, flips, rallies, fatigue, pick-up, next turn.
import { type Chance, clearFrames, numbered, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { NEXT_PART } from '../../state/frames.ts';
import {
  ACTED,
  FIRST_BOX,
  FLAGS,
  INITIATIVE,
  MARKER_PLACE,
  MARKER_SIDE,
  MARKERS,
  PIECES,
  PLACE,
  RESERVE,
  SPENT,
  TURN,
} from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { eliminate, freshen } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, TEAM } from '../../state/tables.ts';
import { pieceId, placeWord, unitRef } from '../../words/names.ts';
import { checkVictory } from '../victory.ts';
import { led, mapLeaders, rallyForStars, rollFatigue, rollRallies } from './rally.ts';

/** The frame of STEP.regroup: the part that comes next. */
const PART = numbered(['victory', 'flips', 'rally1', 'rally2', 'fatigue1', 'fatigue2', 'pickUp1', 'pickUp2']);

function settle(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const stage = s[f + NEXT_PART];
  s[f + NEXT_PART] = stage + 1;
  const first = s[INITIATIVE];
  switch (stage) {
    case PART.victory:
      emptyBoxes(t, s, chance, tell);
      if (checkVictory(t, s, tell)) clearFrames(s);
      return true;
    case PART.flips:
      clearMarkers(s, tell);
      flipUnits(t, s, tell);
      return true;
    case PART.rally1:
      if (s[OPTION.rally] === IS.rally['after-rolls']) rollRallies(t, s, chance, tell);
      else rallyForStars(t, s, tell);
      return true;
    case PART.rally2:
      if (s[OPTION.rally] === IS.rally['after-rolls']) rallyForStars(t, s, tell);
      else rollRallies(t, s, chance, tell);
      return true;
    case PART.fatigue1:
      rollFatigue(t, s, first, chance, tell);
      return true;
    case PART.fatigue2:
      rollFatigue(t, s, 1 - first, chance, tell);
      return true;
    case PART.pickUp1:
      push(s, STEP.pickUp, first);
      return true;
    case PART.pickUp2:
      push(s, STEP.pickUp, 1 - first);
      return true;
    default:
      pop(s);
      return true;
  }
}

/** SR1: Americans still in a Landing Craft box are eliminated, with what they carry. */
function emptyBoxes(t: GameData, s: State, chance: Chance, tell: Tell): void {
  if (s[TURN] < t.lastBoxTurn) return;
  for (let u = 0; u < t.personnel; u++) {
    const place = s[PLACE + u];
    if (place < FIRST_BOX) continue;
    if (tell !== undefined) {
      tell({
        kind: 'lost',
        rule: 'RL SR1',
        piece: unitRef(t, s, u),
        area: place,
        cost: 0,
        places: [placeWord(t, place)],
        pieces: [pieceId(t, u)],
      });
    }
    eliminate(t, s, u, false, chance, tell);
  }
}

/** RL 12.1-2: all artillery and mortar markers leave the board. */
function clearMarkers(s: State, tell: Tell): void {
  let n = 0;
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] > 0) n++;
    s[MARKER_PLACE + m] = 0;
    s[MARKER_SIDE + m] = 0;
  }
  if (tell !== undefined && n > 0) tell({ kind: 'cleared', rule: 'RL 12.1', markers: n });
}

/** RL 12.1-3 + A-15: single figures, all units with one of them, and weapons turn to their front. */
function flipUnits(t: GameData, s: State, tell: Tell): void {
  let n = 0;
  for (let side = 0; side < 2; side++) {
    mapLeaders(t, s, side);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] === 0) continue;
      s[FLAGS + u] &= ~ACTED;
      if (s[TURN] >= t.reserveTurn) s[FLAGS + u] &= ~RESERVE;
      if ((s[FLAGS + u] & SPENT) === 0 || (t.type[u] <= TEAM && led[s[PLACE + u]] === 0)) continue;
      freshen(t, s, u);
      n++;
    }
  }
  for (let w = t.personnel; w < PIECES; w++) s[FLAGS + w] = 0;
  if (tell !== undefined) tell({ kind: 'regroup', rule: 'RL 12.1', fresh: n });
}

export const regroup: Step<GameData, RudderEvent> = { name: 'regroup', rule: 'RL 12.1', settle };
