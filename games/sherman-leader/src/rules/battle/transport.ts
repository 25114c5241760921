// Transport: whom a Unit that has moved takes along, and what that means for those carried.
import { type Chance, type State, type Step, top } from '@bocage/engine';
import { hexName } from '../../state/hex.ts';
import { F_CARRIED, F_DONE, FRIEND_HEX, FRIEND_STATE, FRIEND_UNIT, FRIENDS } from '../../state/layout.ts';
import { U_TRANSPORT } from '../../state/notes.ts';
import type { GameData } from '../../state/tables.ts';
import { ARTILLERY, INFANTRY } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { askForCargo, carryLabel, warnOfCargo } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import { stressCost } from '../../words/costs.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { passUnitBy } from '../shared/passed.ts';
import { argumentOf, isStuck, onField, unitName, unitTitle, VERB_BITS, verbOf } from './field.ts';
import { goOn, isImmobile, isPinned, markMoved, put } from './moving.ts';

const RULE_TRANSPORT = 'SL 6.3';

/** SL 6.3: a Transport that has moved and finds somebody to carry in the hex it left. */
export function hasCargo(t: GameData, s: State, friend: number, from: number): boolean {
  if ((t.unitNotes[s[FRIEND_UNIT + friend]] & U_TRANSPORT) === 0) return false;
  for (let f = 0; f < s[FRIENDS]; f++) if (refuseCargo(t, s, f, from, 0) === 0) return true;
  return false;
}

const INFANTRY_ABOARD = 1;
const ARTILLERY_ABOARD = 2;

function refuseCargo(t: GameData, s: State, friend: number, from: number, aboard: number): number {
  if (!onField(s, friend)) return R.notOnField;
  const unit = s[FRIEND_UNIT + friend];
  const type = t.unitType[unit];
  if (type !== INFANTRY && type !== ARTILLERY) return R.cargoType;
  if (s[FRIEND_HEX + friend] !== from + 1) return R.cargoPlace;
  if ((s[FRIEND_STATE + friend] & F_DONE) !== 0) return R.hasActed;
  // Infantry is named before Artillery, so that each load can be made in one way only.
  if (type === INFANTRY ? aboard !== 0 : (aboard & ARTILLERY_ABOARD) !== 0) return R.cargoFull;
  if (isStuck(s, friend)) return R.cargoStuck;
  return isPinned(s, friend) ? R.immobile : 0;
}

const CARRY = 0;
const GO = 1;

/** SL 6.3: whom the Transport has taken along; Infantry, then Artillery. */
export const cargoStep: Step<GameData, ShermanEvent> = {
  name: 'cargo',
  rule: RULE_TRANSPORT,
  continues: true,
  settle(t, s, _chance: Chance, tell) {
    const at = top(s);
    for (let f = 0; f < s[FRIENDS]; f++) if (refuseCargo(t, s, f, s[at + 3] - 1, s[at + 4]) === 0) return false;
    if (s[at + 4] === 0) passUnitBy('cargo', RULE_TRANSPORT, tell, unitName(t, s, s[at + 1]));
    goOn(t, s, s[at + 1], s[at + 2], tell);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const at = top(s);
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) {
        if (refuseCargo(t, s, f, s[at + 3] - 1, s[at + 4]) === 0) out[n++] = CARRY | (f << VERB_BITS);
      }
      out[n++] = GO;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (f !== s[top(s) + 1]) out[n++] = CARRY | (f << VERB_BITS);
      out[n++] = GO;
      return n;
    },
    refuse(t, s, choice) {
      const at = top(s);
      if (verbOf(choice) === GO) return choice === GO ? 0 : R.notAsked;
      if (verbOf(choice) !== CARRY || argumentOf(choice) >= s[FRIENDS]) return R.notAsked;
      return refuseCargo(t, s, argumentOf(choice), s[at + 3] - 1, s[at + 4]);
    },
    apply(t, s, choice, _chance, tell) {
      const at = top(s);
      const carrier = s[at + 1];
      if (verbOf(choice) === GO) {
        goOn(t, s, carrier, s[at + 2], tell);
        return;
      }
      const friend = argumentOf(choice);
      s[at + 4] |= t.unitType[s[FRIEND_UNIT + friend]] === INFANTRY ? INFANTRY_ABOARD : ARTILLERY_ABOARD;
      markMoved(t, s, friend, F_CARRIED | F_DONE, tell);
      const from = hexName(s[FRIEND_HEX + friend] - 1);
      const to = s[FRIEND_HEX + carrier] - 1;
      put(s, friend, to);
      if (tell !== undefined) {
        tell({
          half: 'battle',
          kind: 'carried',
          rule: RULE_TRANSPORT,
          places: [from, to < 0 ? 'off' : hexName(to)],
          pieces: [unitName(t, s, friend)],
          piece: unitName(t, s, friend),
          by: unitName(t, s, carrier),
          to: to < 0 ? 'off' : hexName(to),
        });
      }
    },
    name: (t, s, choice) => (verbOf(choice) === GO ? 'go' : `carry ${unitName(t, s, argumentOf(choice))}`),
    describe(t, s, choice) {
      if (verbOf(choice) === GO) return { verb: 'go', label: W.carryNobodyElse, rule: RULE_TRANSPORT, mark: 'end' };
      const f = argumentOf(choice);
      return {
        verb: 'carry',
        label: carryLabel(unitTitle(t, s, f)),
        rule: RULE_TRANSPORT,
        places: [hexName(s[FRIEND_HEX + f] - 1)],
        pieces: [unitName(t, s, f)],
        ...(isImmobile(s, f) && { ...stressCost(1) }),
        mark: 'select',
      };
    },
    prompt(t, s) {
      return {
        ...askForCargo(unitTitle(t, s, s[top(s) + 1])),
        pieces: [unitName(t, s, s[top(s) + 1])],
      };
    },
    warnings(t, s, choice) {
      if (verbOf(choice) === GO) return [];
      const text = warnOfCargo(unitName(t, s, argumentOf(choice)));
      return [{ code: 'carried', rule: RULE_TRANSPORT, text }];
    },
  },
};
