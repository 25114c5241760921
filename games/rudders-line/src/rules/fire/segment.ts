// RL 7.2, 9.2: the fire phases alike: sides fire by turns, one area at a time, until both decline in a row.
import { type Decide, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { DECLINE, FIRE, placeOf, verbOf } from '../../state/choice.ts';
import { DECLINED, SIDE } from '../../state/frames.ts';
import { COUNT, FIRST_BOX, LINK, PIECES, PLACE, PLACES } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { R } from '../../words/reasons/index.ts';
import { everyPlace, marked, markedPlaces } from '../lists.ts';

/** RL 7.2, 9.2: the turn passes; the phase ends when both decline in a row. */
export function passFire(s: State, f: number, declined: boolean): void {
  if (declined && s[f + DECLINED] === 1) {
    pop(s);
    return;
  }
  s[f + SIDE] = 1 - s[f + SIDE];
  s[f + DECLINED] = declined ? 1 : 0;
}

/** Whether enemies are next to a place. */
export function enemiesNextTo(t: GameData, s: State, side: number, place: number): boolean {
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
    if (s[COUNT + (1 - side) * PLACES + t.near[i]] > 0) return true;
  }
  return false;
}

/** What tells the two fire phases apart. */
interface FirePhase {
  /** The step that goes on with the chosen area. */
  readonly next: number;
  /** Can this unit fire at all in this phase? 0 or the reason. */
  readonly refuseFirer: (t: GameData, s: State, side: number, unit: number) => number;
  /** 0 if a unit that can fire has a target, or the reason. */
  readonly refuseTargets: (t: GameData, s: State, side: number, unit: number) => number;
  /** Why an area cannot fire. */
  readonly why: { readonly nobody: number; readonly box: number; readonly noPiece: number };
  /** Which question is asked. */
  readonly asks: 'indirect' | 'direct';
}

/** A fire phase: its step, and 0 or the reason why an area cannot be activated in it. */
interface FireStep {
  readonly step: Step<GameData, RudderEvent>;
  readonly refuseArea: (t: GameData, s: State, side: number, area: number) => number;
}

export function firePhase(name: string, rule: string, phase: FirePhase): FireStep {
  const { next, refuseFirer, refuseTargets, why } = phase;

  function refuseArea(t: GameData, s: State, side: number, area: number): number {
    if (s[COUNT + side * PLACES + area] === 0) return why.nobody;
    if (area >= FIRST_BOX) return why.box;
    let found = why.noPiece;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== area || refuseFirer(t, s, side, u) !== 0) continue;
      const refused = refuseTargets(t, s, side, u);
      if (refused === 0) return 0;
      // Of several reasons the one of the first unit, but rather that of a target that is there than of none.
      if (found === why.noPiece || refused === R.aimNoShelter) found = refused;
    }
    return found;
  }

  function fires(t: GameData, s: State, side: number, unit: number): boolean {
    return refuseFirer(t, s, side, unit) === 0 && refuseTargets(t, s, side, unit) === 0;
  }

  /** Weapons are fewer than units: those that are carried, and the FO. */
  function anyFire(t: GameData, s: State, side: number): boolean {
    if (t.observer[side] >= 0 && fires(t, s, side, t.observer[side])) return true;
    for (let w = t.personnel; w < PIECES; w++) {
      const unit = s[LINK + w] - 1;
      if (unit >= 0 && t.side[unit] === side && fires(t, s, side, unit)) return true;
    }
    return false;
  }

  /** A side that can fire nothing is not asked. */
  function settle(t: GameData, s: State, _chance: unknown, tell: Tell): boolean {
    const f = top(s);
    if (anyFire(t, s, s[f + SIDE])) return false;
    if (tell !== undefined) tell({ kind: 'pass', rule, side: s[f + SIDE], why: 'nothing-to-fire' });
    passFire(s, f, true);
    return true;
  }

  const decide: Decide<GameData, RudderEvent> = {
    seat: (_t, s) => frameSide(s),
    /** What `refuse` says of each area, written again with each unit looked at once. */
    choices(t, s, out) {
      const side = frameSide(s);
      for (let u = t.first[side]; u < t.end[side]; u++) {
        const p = s[PLACE + u];
        if (p > 0 && p < FIRST_BOX && marked[p] === 0 && fires(t, s, side, u)) marked[p] = 1;
      }
      return markedPlaces(DECLINE, FIRE, out);
    },
    attempts: (_t, _s, out) => everyPlace(DECLINE, FIRE, out),
    refuse(t, s, choice) {
      if (choice === DECLINE) return 0;
      if (verbOf(choice) !== FIRE) return R.otherDecision;
      return refuseArea(t, s, frameSide(s), placeOf(choice));
    },
    apply(_t, s, choice, _chance, tell) {
      const f = top(s);
      if (choice === DECLINE) {
        if (tell !== undefined) tell({ kind: 'pass', rule, side: s[f + SIDE], why: 'declines' });
        passFire(s, f, true);
      } else push(s, next, s[f + SIDE], placeOf(choice));
    },
    name: nameOf,
    describe: (t, s, choice) => ({ ...describe(t, s, choice), rule }),
    prompt: (_t, s) => ({
      ...asks[phase.asks](frameSide(s)),
    }),
  };
  return { step: { name, rule, settle, decide }, refuseArea };
}
