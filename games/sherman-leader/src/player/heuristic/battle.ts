// Heuristics of the battle half: stands in cover, fires where the odds are best, does not drive into the open.
// Rules of thumb without search; each decision looks at the present position only.
import { type Choices, type Generator, randomBelow, type State, top } from '@bocage/engine';
import { NOT_NOW } from '../../rules/battle/air.ts';
import { HOLD_FIRE, moveAndAttackStress } from '../../rules/battle/attack.ts';
import { bestNeeds, bestTargets, chooseTargets } from '../../rules/battle/enemy-fire.ts';
import { argumentOf, isActiveEnemy, leader, onField, skillsOf, verbOf } from '../../rules/battle/field.ts';
import { suppressedStress } from '../../rules/battle/fire.ts';
import { DO_ACT, DO_COMMAND, DO_TACTIC } from '../../rules/battle/friendly.ts';
import { MOVE_OVERDRIVE_TO, MOVE_STAY, MOVE_TO } from '../../rules/battle/move.ts';
import { ORDER_TO } from '../../rules/battle/place-friends.ts';
import { cardOf } from '../../rules/shared/effects.ts';
import { nerves, OKAY } from '../../rules/shared/force.ts';
import { coverAt } from '../../rules/shared/ground.ts';
import { DISTANCE, HEXES, rowOf } from '../../state/hex.ts';
import {
  BATTLE_STATUS,
  BATTLE_TARGET,
  DESTROYED,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  F_MOVED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  LAST_TURN,
  POINTS,
  SO,
  TURN,
  X_MOVED,
} from '../../state/layout.ts';
import { SKILL_CAUTIOUS, U_NO_MOVE_ATTACK } from '../../state/notes.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { HeuristicWeights } from '../heuristic-weights.ts';
import { attackValue, bestAttack, bestUse, exposure, isHurt, lookAtOthers, threat } from './fire.ts';

/** SO kept for other things before turns are bought. */
const SPARE_SO = 2;

/** Hexes to the nearest enemy, 0 if there is none. */
function nearest(s: State, hex: number): number {
  let best = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e)) continue;
    const d = DISTANCE[hex * HEXES + s[ENEMY_HEX + e] - 1] + 1;
    if (best === 0 || d < best) best = d;
  }
  return best;
}

function isBeaten(t: GameData, s: State): boolean {
  return s[POINTS] <= t.battalionDestroyed[cardOf(t, s, s[BATTLE_TARGET] - 1)];
}

/** What a Damage counter weighs for a Unit. */
function fear(h: HeuristicWeights, t: GameData, s: State, unit: number): number {
  const whole = h.danger + t.unitCost[unit] * h.dangerCost;
  // After the Slow step of the last turn nobody fires, nor once the Battalion is beaten.
  const over = s[top(s) + 2] === 1 && (s[TURN] >= s[LAST_TURN] || isBeaten(t, s));
  return (isHurt(s, unit) ? h.hurt : 1) * (over ? h.last : 1) * whole;
}

/** How good it is for a Unit to stand in a hex now, in points of enemies. */
function standing(h: HeuristicWeights, t: GameData, s: State, friend: number, hex: number, moved: boolean): number {
  const was = s[FRIEND_HEX + friend];
  const state = s[FRIEND_STATE + friend];
  s[FRIEND_HEX + friend] = hex + 1;
  if (moved) s[FRIEND_STATE + friend] = state | F_MOVED;
  const unit = s[FRIEND_UNIT + friend];
  const still =
    moved && ((t.unitNotes[unit] & U_NO_MOVE_ATTACK) !== 0 || (skillsOf(t, s, friend) & SKILL_CAUTIOUS) !== 0);
  const attack = bestUse(t, s, friend);
  const away = nearest(s, hex);
  const price = moved && attack > 0 ? h.strain * moveAndAttackStress(t, s, friend) : 0;
  const value =
    (still ? h.still : 1) * attack -
    price -
    exposure(h, t, s, friend) * fear(h, t, s, unit) +
    h.cover * coverAt(s, hex) -
    (h.far + h.farLate / Math.max(1, s[LAST_TURN] - s[TURN] + 1)) * away -
    h.farOut * Math.max(0, away - 1 - t.unitMaxRange[unit]);
  s[FRIEND_HEX + friend] = was;
  s[FRIEND_STATE + friend] = state;
  return value;
}

function bestBy(choices: Choices, n: number, value: (choice: number) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const v = value(choices[i]);
    if (v > most) {
      most = v;
      best = i;
    }
  }
  return best;
}

/** The index of the choice that the heuristics take. */
export function battleHeuristic(
  h: HeuristicWeights,
  t: GameData,
  s: State,
  choices: Choices,
  n: number,
  g: Generator,
): number {
  if (n === 1) return 0;
  const at = top(s);
  switch (s[at]) {
    case STEP.friendly:
      return chooseAction(h, t, s, choices, n);
    case STEP.commandTactic:
      return bestBy(choices, n, (f) => bestAttack(t, s, f));
    case STEP.move:
      return chooseMove(h, t, s, s[at + 1], choices, n);
    case STEP.attack:
      return chooseTarget(h, t, s, s[at + 1], choices, n);
    case STEP.placeUnit:
    case STEP.lateUnit:
      return bestBy(
        choices,
        n,
        (hex) => h.placeCover * coverAt(s, hex) + h.placeCompany * company(s, hex) + (hex & 3 ? 0.1 : 0),
      );
    case STEP.preMove: {
      const friend = s[at + 1];
      const here = coverAt(s, s[FRIEND_HEX + friend] - 1);
      const rowHere = rowOf(s[FRIEND_HEX + friend] - 1);
      // Forward into better cover, never into the open and never beyond the middle.
      return bestBy(choices, n, (c) => {
        if (verbOf(c) !== ORDER_TO) return 0;
        const hex = argumentOf(c);
        const row = rowOf(hex);
        return row < h.orderRow ? -1 : coverAt(s, hex) - here + h.orderForward * (rowHere - row);
      });
    }
    case STEP.enemyActions:
      return n - 1;
    case STEP.enemyMoveTie:
      return bestBy(choices, n, (hex) => -enemyPromise(t, s, s[at + 1], hex));
    case STEP.enemyTargetTie:
      return bestBy(
        choices,
        n,
        (f) => -t.unitCost[s[FRIEND_UNIT + f]] - (isHurt(s, s[FRIEND_UNIT + f]) ? h.tieHurt : 0),
      );
    case STEP.eventPay:
      return s[SO] >= SPARE_SO ? 0 : n - 1;
    case STEP.eventTactic:
      return bestBy(choices, n, (f) => t.unitCost[s[FRIEND_UNIT + f]]);
    case STEP.airstrike:
      return choices[0] === NOT_NOW ? n - 1 : 0;
    case STEP.barrage:
      return bestBy(choices, n, (hex) => soft(t, s, hex));
    case STEP.tenacity: {
      const over = s[POINTS] - t.battalionDestroyed[cardOf(t, s, s[BATTLE_TARGET] - 1)];
      return s[BATTLE_STATUS] < DESTROYED && over > 0 && over <= 6 ? 0 : 1;
    }
    case STEP.cargo:
    case STEP.reroll:
      // `go` and `done` stand last: nobody loses his own action for a ride, and the dice stay as they fell.
      return n - 1;
    case STEP.endEarly:
      return 0;
    default:
      // Placement ties: one hex is as good as another.
      return randomBelow(g, n);
  }
}

/** Friends in a hex and beside it: fire is stronger together. */
function company(s: State, hex: number): number {
  let n = 0;
  for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f) && DISTANCE[hex * HEXES + s[FRIEND_HEX + f] - 1] <= 1) n++;
  return Math.min(3, n);
}

/** What an enemy could do from a hex after a tied move. */
function enemyPromise(t: GameData, s: State, enemy: number, hex: number): number {
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const n = chooseTargets(t, s, s[ENEMY_MODEL + enemy], hex, moved);
  if (n === 0) return 0;
  return (11 - bestNeeds.value) / 10 + 0.02 * t.unitCost[s[FRIEND_UNIT + bestTargets[0]]];
}

function soft(t: GameData, s: State, hex: number): number {
  let n = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (s[ENEMY_HEX + e] === hex + 1 && t.modelTarget[s[ENEMY_MODEL + e]] === 1) n += t.modelPoints[s[ENEMY_MODEL + e]];
  }
  return n;
}

/** Units with the best attack go first; Tactics are kept for good attacks; then the step ends. */
function chooseAction(h: HeuristicWeights, t: GameData, s: State, choices: Choices, n: number): number {
  let best = -1;
  let most = -1;
  for (let i = 0; i < n; i++) {
    if (verbOf(choices[i]) !== DO_ACT) continue;
    const v = bestAttack(t, s, argumentOf(choices[i]));
    if (v > most) {
      most = v;
      best = i;
    }
  }
  if (best >= 0) return best;
  for (let i = 0; i < n; i++) {
    const f = argumentOf(choices[i]);
    if (verbOf(choices[i]) === DO_TACTIC && bestAttack(t, s, f) >= h.tactic) return i;
    if (verbOf(choices[i]) === DO_COMMAND) {
      for (let u = 0; u < s[FRIENDS]; u++) if (u !== f && onField(s, u) && bestAttack(t, s, u) >= h.tactic) return i;
    }
  }
  // A leader for a Unit without one costs nothing.
  for (let i = 0; i < n; i++) if (verbOf(choices[i]) !== DO_TACTIC && verbOf(choices[i]) !== DO_COMMAND) return i;
  return n - 1;
}

function chooseMove(h: HeuristicWeights, t: GameData, s: State, friend: number, choices: Choices, n: number): number {
  const here = s[FRIEND_HEX + friend] - 1;
  const c = leader(s, friend);
  lookAtOthers(h, t, s, friend);
  return bestBy(choices, n, (choice) => {
    switch (verbOf(choice)) {
      case MOVE_STAY:
        return standing(h, t, s, friend, here, false) + h.stay;
      case MOVE_TO:
        return standing(h, t, s, friend, argumentOf(choice), true);
      case MOVE_OVERDRIVE_TO:
        return standing(h, t, s, friend, argumentOf(choice), true) - h.overdrive;
      default:
        // Off the Battlefield only when nobody is fit to lead and the place is hot.
        if (c < 0 || nerves(t, s, c) !== OKAY) return h.leaveUnled;
        return isHurt(s, s[FRIEND_UNIT + friend]) ? h.leaveHurt : h.leave;
    }
  });
}

function chooseTarget(h: HeuristicWeights, t: GameData, s: State, friend: number, choices: Choices, n: number): number {
  const price = h.strain * (suppressedStress(s, friend) + moveAndAttackStress(t, s, friend));
  return bestBy(choices, n, (choice) =>
    verbOf(choice) === HOLD_FIRE
      ? h.hold
      : attackValue(t, s, friend, argumentOf(choice)) * (1 + threat(h, t, s, argumentOf(choice))) - price,
  );
}
