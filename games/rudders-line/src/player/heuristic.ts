// The heuristic: what to do at each decision without search (rules of thumb). Also the policy of playouts.
import { type Choices, type Generator, randomBelow, type State, top } from '@bocage/engine';
import { expectedPoints } from '../facts/odds.ts';
import { defenceOf } from '../rules/assault/totals.ts';
import * as verb from '../state/choice.ts';
import { pieceOf, placeOf, verbOf } from '../state/choice.ts';
import { AREA, FORCE, LEFT, MARKER, PLACED, SIDE, WAITING } from '../state/frames.ts';
import { COUNT, FIGURES, FLAGS, FRESH, LINK, PLACE, PLACES, SPENT, SPOT_MASK, TURN } from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import { FO, type GameData, SQUAD } from '../state/tables.ts';
import { look } from './ground.ts';
import { goesAlong, musterPlan, plan, planFor, worth } from './plan.ts';
import type { Weights } from './weights.ts';

type Score = (t: GameData, w: Weights, s: State, choice: number) => number;

/** The index of the choice that it takes; equal ones are drawn. */
export function take(t: GameData, w: Weights, s: State, choices: Choices, n: number, g: Generator): number {
  const now = s[top(s)];
  if (now === STEP.action) return chooseArea(t, w, s, choices, n);
  if (now === STEP.group) return chooseUnit(t, w, s, choices, n);
  if (now === STEP.move) return chooseStep(t, w, s, choices, n);
  const score = SCORES[now];
  if (score === undefined) return randomBelow(g, n);
  let best = 0;
  let most = -1e9;
  let equal = 0;
  for (let i = 0; i < n; i++) {
    const value = score(t, w, s, choices[i]);
    if (value > most) {
      most = value;
      best = i;
      equal = 1;
    } else if (value === most && randomBelow(g, ++equal) === 0) best = i;
  }
  return best;
}

/** Points that fire at an area promises, seen from the firing side. */
function fireValue(t: GameData, w: Weights, s: State, side: number, base: number, area: number): number {
  const enemies = s[FIGURES + (1 - side) * PLACES + area];
  if (enemies === 0) return 0;
  const points = Math.min(expectedPoints(base), enemies * 2);
  const friends = s[COUNT + side * PLACES + area] > 0 ? w.friends : 0;
  return points * (t.star[area] === 1 ? w.fireStar : 1) - friends;
}

function shotValue(t: GameData, w: Weights, s: State, side: number, unit: number, target: number): number {
  const strength = t.type[unit] === FO ? t.markerValue[side] : t.attack[s[LINK + unit] - 1];
  return fireValue(t, w, s, side, strength - 2 * t.tem[target], target);
}

/** The best shot from an area, whatever its range: the choice of the target checks that. */
function indirectArea(t: GameData, w: Weights, s: State, choice: number): number {
  if (choice === verb.DECLINE) return w.fire;
  const side = s[top(s) + SIDE];
  const area = placeOf(choice);
  let best = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & SPENT) !== 0) continue;
    const weapon = s[LINK + u] - 1;
    const observer = t.type[u] === FO;
    if (!observer && (weapon < 0 || t.range[weapon] < 2 || (s[FLAGS + weapon] & 1) !== 0)) continue;
    const range = observer ? 1 : t.range[weapon];
    for (let x = 1; x < PLACES; x++) {
      const d = t.distance[area * PLACES + x];
      if (d > range || (d === 0 && !observer)) continue;
      // Without a spotter near, the shot may not be possible: adjacent targets are safe to count on.
      const sure = d <= 1 || spotterNear(t, s, side, x) ? 1 : 0;
      const value = shotValue(t, w, s, side, u, x) * sure;
      if (value > best) best = value;
    }
  }
  return best;
}

function spotterNear(t: GameData, s: State, side: number, area: number): boolean {
  if (s[FRESH + side * PLACES + area] > 0) return true;
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) if (s[FRESH + side * PLACES + t.near[i]] > 0) return true;
  return false;
}

const shoot: Score = (t, w, s, choice) => {
  if (choice === verb.END) return w.fire;
  return shotValue(t, w, s, s[top(s) + SIDE], pieceOf(choice), placeOf(choice));
};

const spot: Score = (t, w, s, choice) => {
  const u = pieceOf(choice);
  if (t.type[u] === SQUAD) return 10;
  return ((s[FLAGS + u] & SPOT_MASK) !== 0 ? 5 : 0) - worth(t, w, s, u);
};

/** Firing a gun costs its team the turn: only for a fair return. */
const directArea: Score = (t, w, s, choice) => {
  if (choice === verb.DECLINE) return w.fire;
  const side = s[top(s) + SIDE];
  const area = placeOf(choice);
  let strength = 0;
  let bonus = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & SPENT) !== 0) continue;
    if (t.bonus[u] > bonus) bonus = t.bonus[u];
    const weapon = s[LINK + u] - 1;
    if (weapon >= 0 && t.range[weapon] < 2 && (s[FLAGS + weapon] & 1) === 0) strength += t.attack[weapon];
  }
  let best = fireValue(t, w, s, side, strength + bonus - t.tem[area], area);
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
    const x = t.near[i];
    best = Math.max(best, fireValue(t, w, s, side, strength + bonus - t.tem[x], x));
  }
  return best;
};

const aim: Score = (t, w, s, choice) => {
  const side = s[top(s) + SIDE];
  const target = placeOf(choice);
  return fireValue(t, w, s, side, t.attack[s[LINK + pieceOf(choice)] - 1] + 1 - t.tem[target], target);
};

/** More guns first, then the best bonus. */
const guns: Score = (t, _w, _s, choice) => (verbOf(choice) === verb.GUN ? 20 : t.bonus[pieceOf(choice)]);

function chooseArea(t: GameData, w: Weights, s: State, choices: Choices, n: number): number {
  const side = s[top(s) + SIDE];
  look(t, w, s, side);
  let best = 0;
  let most = w.act;
  for (let i = 0; i < n; i++) {
    if (verbOf(choices[i]) !== verb.ACT) {
      best = most === w.act ? i : best;
      continue;
    }
    planFor(t, w, s, side, placeOf(choices[i]), false);
    if (plan.value <= most) continue;
    most = plan.value;
    best = i;
  }
  return best;
}

function indexOf(choices: Choices, n: number, choice: number): number {
  for (let i = 0; i < n; i++) if (choices[i] === choice) return i;
  return -1;
}

/** Adds the units of the plan one by one, then takes its first step. */
function chooseUnit(t: GameData, w: Weights, s: State, choices: Choices, n: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  look(t, w, s, side);
  planFor(t, w, s, side, s[f + AREA], s[f + WAITING] === 1);
  const go = plan.to === 0 ? verb.ASSAULT : verb.TO | (plan.to << 13);
  const closes = indexOf(choices, n, go);
  musterPlan(t, s, side, s[f + AREA]);
  for (let i = 0; i < n; i++) if (verbOf(choices[i]) === verb.UNIT && goesAlong(pieceOf(choices[i]))) return i;
  if (closes >= 0) return closes;
  // The plan cannot be carried out as a whole: any step, else any unit.
  for (let i = 0; i < n; i++) if (verbOf(choices[i]) !== verb.UNIT) return i;
  return 0;
}

/** Goes on while there is something to gain; otherwise stops. */
function chooseStep(t: GameData, w: Weights, s: State, choices: Choices, n: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  look(t, w, s, side);
  planFor(t, w, s, side, s[f + AREA], true);
  const stop = indexOf(choices, n, verb.STOP);
  if (plan.value <= w.go || plan.to === 0) return stop;
  const go = indexOf(choices, n, verb.TO | (plan.to << 13));
  return go < 0 ? stop : go;
}

/** Pays for heavy shells only: the movement is worth more than a light risk. */
const interdiction: Score = (t, w, s, choice) => {
  const f = top(s);
  const risk = expectedPoints(s[f + MARKER] - 2 * t.tem[s[f + AREA]]);
  return choice === verb.RUN ? 1 : risk > w.pay ? 2 : 0;
};

const point: Score = (t, w, s, choice) => {
  const u = pieceOf(choice);
  return t.attack[u] * 10 - worth(t, w, s, u) - (t.bonus[u] > 0 ? 5 : 0);
};

const lead: Score = (t, _w, _s, choice) =>
  verbOf(choice) === verb.LEAD ? 10 + t.bonus[pieceOf(choice)] : verbOf(choice) === verb.GO ? 5 : 0;

const defend: Score = (t, w, s, choice) => {
  const u = pieceOf(choice);
  const fresh = (s[FLAGS + u] & SPENT) === 0 ? w.defendFresh : 0;
  return defenceOf(t, s, u) - fresh - t.bonus[u] * w.defendLeader;
};

const defendLead: Score = (t, _w, _s, choice) => t.bonus[pieceOf(choice)];

/** What a payment loses for each point it pays; less is better. */
const casualties: Score = (t, w, s, choice) => {
  const f = top(s);
  const u = pieceOf(choice);
  const left = s[f + LEFT];
  const area = s[f + AREA];
  const side = s[f + SIDE];
  const value = worth(t, w, s, u);
  if (verbOf(choice) === verb.FLIP) return -(value * w.flip) / Math.min(left, t.figures[u]);
  if (verbOf(choice) === verb.LOSE) return -value / Math.min(left, t.figures[u]);
  const last = s[COUNT + side * PLACES + area] === 1;
  const ground =
    (last && t.star[area] === 1 ? w.leaveStar : last ? w.leaveArea : 0) +
    (t.star[placeOf(choice)] === 1 ? -w.retreatStar : 0);
  return -(value * w.retreat + ground) / Math.min(left, 2);
};

/** Units that stand where the fight is. */
const tire: Score = (t, w, s, choice) => {
  const u = pieceOf(choice);
  const side = t.side[u];
  const place = s[PLACE + u];
  let near = 0;
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++)
    near += s[FRESH + (1 - side) * PLACES + t.near[i]] > 0 ? 1 : 0;
  if (s[COUNT + (1 - side) * PLACES + place] > 0) near += 2;
  return near * w.tireNear + t.star[place] * w.tireStar + worth(t, w, s, u);
};

const rally: Score = (t, w, s, choice) => {
  const u = pieceOf(choice);
  return t.star[s[PLACE + u]] * w.rallyStar + worth(t, w, s, u);
};

/** Picks up what lies about; leaves the rest as it is. */
const pickUp: Score = (t, _w, s, choice) => {
  if (choice === verb.DONE) return 1;
  const weapon = pieceOf(choice);
  const unit = placeOf(choice);
  if (s[LINK + weapon] !== 0) return 0;
  return s[LINK + unit] !== 0 ? 0.5 : t.type[unit] <= 1 ? 3 : 2;
};

/** Going last is worth more than going first only on the last turn. */
const first: Score = (t, _w, s, choice) => ((choice === verb.GO_FIRST) === s[TURN] < t.turns ? 1 : 0);

const resume: Score = (_t, _w, _s, choice) => (choice === verb.STOP ? 1 : 0);

/** The place of the Set Up Card as far as that is possible. */
const put: Score = (t, _w, s, choice) => {
  const like = t.forces[s[top(s) + FORCE]].units[s[top(s) + PLACED]];
  return like.place === placeOf(choice) ? 1 : 0;
};

const SCORES: Readonly<Record<number, Score>> = {
  [STEP.place]: put,
  [STEP.placeMore]: put,
  [STEP.initiative]: first,
  [STEP.indirect]: indirectArea,
  [STEP.shoot]: shoot,
  [STEP.spot]: spot,
  [STEP.direct]: directArea,
  [STEP.aim]: aim,
  [STEP.guns]: guns,
  [STEP.resume]: resume,
  [STEP.interdiction]: interdiction,
  [STEP.point]: point,
  [STEP.lead]: lead,
  [STEP.defend]: defend,
  [STEP.defendLead]: defendLead,
  [STEP.casualties]: casualties,
  [STEP.rally]: rally,
  [STEP.rallyMore]: rally,
  [STEP.fatigue]: tire,
  [STEP.fatigueMore]: tire,
  [STEP.pickUp]: pickUp,
  [STEP.pickUpMore]: pickUp,
};
