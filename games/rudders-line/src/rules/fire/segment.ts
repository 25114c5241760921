// RL 7.2, 9.2: the fire phases alike: sides fire by turns, one area at a time, until both decline in a row.
import { type Decide, pop, push, type State, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { DECLINE, FIRE, packPlace, placeOf, verbOf } from '../../state/choice.ts';
import { COUNT, FIRST_BOX, PLACES } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { theSide } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';

/** In the frame of a fire phase, behind the side: 1 if the other side has just declined. */
const DECLINED = 2;

/** RL 7.2, 9.2: the turn passes; the phase ends when both decline in a row. */
export function passFire(s: State, f: number, declined: boolean): void {
  if (declined && s[f + DECLINED] === 1) {
    pop(s);
    return;
  }
  s[f + 1] = 1 - s[f + 1];
  s[f + DECLINED] = declined ? 1 : 0;
}

/** RL 7.2, 9.2: a side that can fire nothing is not asked. */
export function passUnarmed(s: State, rule: string, tell: Tell): true {
  const f = top(s);
  if (tell !== undefined) tell({ kind: 'pass', rule, side: s[f + 1], why: 'nothing-to-fire' });
  passFire(s, f, true);
  return true;
}

/** What tells the two fire phases apart. */
interface FirePhase {
  readonly rule: string;
  /** The step that goes on with the chosen area. */
  readonly next: number;
  readonly refuseArea: (t: Tables, s: State, side: number, area: number) => number;
  /** `may fire mortars and artillery`. */
  readonly may: string;
  readonly turns: string;
}

/** The decision of a segment: an area to fire from, or decline. */
export function fireSegment({ rule, next, refuseArea, may, turns }: FirePhase): Decide<Tables, RudderEvent> {
  return {
    seat: (_t, s) => frameSide(s),
    choices(t, s, out) {
      let n = 0;
      out[n++] = DECLINE;
      const side = frameSide(s);
      for (let area = 1; area < FIRST_BOX; area++) {
        if (s[COUNT + side * PLACES + area] > 0 && refuseArea(t, s, side, area) === 0) out[n++] = packPlace(FIRE, area);
      }
      return n;
    },
    attempts(_t, _s, out) {
      out[0] = DECLINE;
      for (let p = 1; p < PLACES; p++) out[p] = packPlace(FIRE, p);
      return PLACES;
    },
    refuse(t, s, choice) {
      if (choice === DECLINE) return 0;
      if (verbOf(choice) !== FIRE) return R.otherDecision;
      return refuseArea(t, s, frameSide(s), placeOf(choice));
    },
    apply(_t, s, choice, _chance, tell) {
      const f = top(s);
      if (choice === DECLINE) {
        if (tell !== undefined) tell({ kind: 'pass', rule, side: s[f + 1], why: 'declines' });
        passFire(s, f, true);
      } else push(s, next, s[f + 1], placeOf(choice));
    },
    name: nameOf,
    describe: (t, s, choice) => ({ ...describe(t, s, choice), rule }),
    prompt: (_t, s) => ({
      ask: 'From which area do you fire, or do you decline?',
      wait: `${theSide(frameSide(s))} ${may}.`,
      why: turns,
    }),
  };
}
