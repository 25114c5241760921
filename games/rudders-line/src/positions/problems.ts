// What cannot be: stacking, lost counters, carriers and weapons that do not match, wrong sums and control.
import { find, type State } from '@bocage/engine';
import {
  CONTROL,
  COUNT,
  FIGURES,
  FIRST_BOX,
  FLAGS,
  FRESH,
  GE,
  GROUP,
  HELD,
  LINK,
  MARKER_PLACE,
  MARKERS,
  PENDING,
  PIECES,
  PLACE,
  PLACES,
  SPENT,
  TURN,
  US,
  USED,
} from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import { type GameData, SHOULDER, TEAM } from '../state/tables.ts';
import { pieceName, placeText, SIDE_NAME } from '../words/names.ts';
import { W } from '../words/position.ts';
import { frameProblems } from './frames.ts';

/** Every reason why this position cannot exist. */
export function problems(t: GameData, s: State): readonly string[] {
  return [...frameProblems(t, s), ...pieceProblems(t, s), ...placeProblems(t, s), ...otherProblems(t, s)];
}

function pieceProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  for (let p = 0; p < PIECES; p++) {
    const place = s[PLACE + p];
    const link = s[LINK + p];
    if (place < 0 || place >= PLACES || link < 0 || link > PIECES) {
      found.push(W.pieceNowhere(pieceName(t, p)));
      continue;
    }
    const unit = p < t.personnel;
    if (unit && t.side[p] === GE && place >= FIRST_BOX) found.push(W.germanInBox(pieceName(t, p)));
    if (link > 0) {
      const other = link - 1;
      if (s[LINK + other] !== p + 1 || other < t.personnel === unit) found.push(W.carriedByNobody(pieceName(t, p)));
      else if (unit && place === 0) found.push(W.outCarries(pieceName(t, p)));
      else if (unit && t.type[p] > TEAM && t.type[other] !== SHOULDER) {
        found.push(W.onlyShoulderFired(pieceName(t, p), pieceName(t, other)));
      } else if (!unit && place !== 0) found.push(W.lyingAndCarried(pieceName(t, p), placeText(t, place)));
    }
    if (s[USED + p] !== 0 && (s[FLAGS + p] & (GROUP | PENDING)) === 0) {
      found.push(W.usedWithoutActivation(pieceName(t, p)));
    }
    if (unit && place === 0 && s[FLAGS + p] !== 0) found.push(W.outHasState(pieceName(t, p)));
    if (!unit && (s[FLAGS + p] & HELD) !== 0 && !inHand(s)) found.push(W.keptOutOfNothing(pieceName(t, p)));
  }
  return found;
}

/** Weapons are set aside only while an assault is declared or weapons change hands. */
function inHand(s: State): boolean {
  for (let step = STEP.lead; step <= STEP.assaultRoll; step++) if (find(s, step) >= 0) return true;
  return find(s, STEP.pickUp) >= 0 || find(s, STEP.pickUpMore) >= 0;
}

function placeProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  for (let side = US; side <= GE; side++) {
    for (let p = 1; p < PLACES; p++) {
      let [count, fresh, figures] = [0, 0, 0];
      for (let u = t.first[side]; u < t.end[side]; u++) {
        if (s[PLACE + u] !== p) continue;
        count++;
        figures += t.figures[u];
        if ((s[FLAGS + u] & SPENT) === 0) fresh++;
      }
      const at = side * PLACES + p;
      if (s[COUNT + at] !== count || s[FRESH + at] !== fresh || s[FIGURES + at] !== figures) {
        found.push(W.wrongSums(placeText(t, p)));
      }
      if (p < FIRST_BOX && figures > t.stackingLimit) {
        found.push(W.tooManyFigures(figures, SIDE_NAME[side], placeText(t, p), t.stackingLimit));
      }
    }
  }
  for (let p = 1; p < FIRST_BOX; p++) {
    const [us, ge] = [s[COUNT + p] > 0, s[COUNT + PLACES + p] > 0];
    if (us !== ge && s[CONTROL + p] !== (us ? US : GE)) {
      found.push(W.wrongControl(placeText(t, p)));
    }
  }
  return found;
}

function otherProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  if (s[TURN] < 1 || s[TURN] > t.turns) found.push(W.noTurn(s[TURN]));
  for (let m = 0; m < MARKERS; m++) {
    const place = s[MARKER_PLACE + m];
    if (place < 0 || place >= FIRST_BOX) found.push(W.markerNowhere(t.markerValue[m]));
  }
  return found;
}

/** Totals that never change: units and weapons by side, on the board, carried or out of the game; markers. */
export function census(t: GameData, s: State): readonly number[] {
  const totals = [0, 0, 0, MARKERS + 1];
  for (let p = 0; p < PIECES; p++) {
    const where = s[PLACE + p] > 0 || s[LINK + p] > 0;
    const sound = p < t.personnel ? s[PLACE + p] < PLACES : !where || s[PLACE + p] > 0 !== s[LINK + p] > 0;
    if (sound) totals[p < t.personnel ? t.side[p] : 2]++;
  }
  return totals;
}
