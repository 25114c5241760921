// Friendly Units before the Battle: placing them in the bottom row, Move Orders, Units that come late.
import { type Chance, pop, type State, type Step, top } from '@bocage/engine';
import { E_DEPLOY_ROW5, E_EXTRA_PREMOVE, E_MINE, E_NO_PREMOVE } from '../../state/effects.ts';
import { BOTTOM_ROW, HEXES, hexName, ROW_5 } from '../../state/hex.ts';
import {
  F_LATE,
  F_MOVED_BATTLE,
  F_ORDERED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  OPEN_HE,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { AP, INFANTRY } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import {
  askForMoveOrder,
  askWhereToPlace,
  moveLabel,
  overdriveLabel,
  placeLabel,
} from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import { stressCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { stress } from '../shared/force.ts';
import { terrainWord } from '../shared/ground.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, leader, onField, openFor, unitName, unitTitle, VERB_BITS, verbOf } from './field.ts';
import { hasOverdrive, reachOf, refuseHex, speedNow } from './moving.ts';
import { damageRoll, randomFriend, takesPart } from './start.ts';

const RULE = 'SL 5.6';
const MINEFIELD = { rule: 'SL 5.1', what: W.minefield };

/** Units of ours in row 5. */
function inRow5(s: State): number {
  let n = 0;
  for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f) && (ROW_5 >> (s[FRIEND_HEX + f] - 1)) & 1) n++;
  return n;
}

function refusePlace(t: GameData, s: State, friend: number, hex: number, row5: boolean): number {
  if (hex < 0 || hex >= HEXES) return R.notAsked;
  const bit = 1 << hex;
  if ((bit & BOTTOM_ROW) === 0) {
    if (!row5 || (bit & ROW_5) === 0 || s[FX + E_DEPLOY_ROW5] === 0) return R.notBottomRow;
    if (inRow5(s) >= s[FX + E_DEPLOY_ROW5]) return R.row5Taken;
  }
  if ((bit & s[OPEN_HE]) === 0) return R.water;
  return (bit & openFor(t, s, friend)) === 0 ? R.impassable : 0;
}

/** The next Unit from this slot on that is to be placed, or -1. */
function nextToPlace(s: State, from: number): number {
  for (let f = from; f < s[FRIENDS]; f++)
    if (takesPart(s, f) && (s[FRIEND_STATE + f] & F_LATE) === 0 && s[FRIEND_HEX + f] === 0) return f;
  return -1;
}

/** SL G39: one Unit after another into the bottom row (E27: some into row 5). */
export const placeUnitStep: Step<GameData, ShermanEvent> = placeStep('place-unit', false);
/** E04: the late Unit comes into the bottom row at the start of turn 2. */
export const lateUnitStep: Step<GameData, ShermanEvent> = placeStep('late-unit', true);

function placeStep(name: string, late: boolean): Step<GameData, ShermanEvent> {
  return {
    name,
    rule: RULE,
    settle(_t, s) {
      if (late) return false;
      const friend = nextToPlace(s, s[top(s) + 1]);
      if (friend < 0) {
        pop(s);
        return true;
      }
      // Only the number of the slot changes: the decision is the same.
      s[top(s) + 1] = friend;
      return false;
    },
    decide: {
      seat: () => 0,
      choices(t, s, out) {
        const friend = s[top(s) + 1];
        let n = 0;
        for (let h = 0; h < HEXES; h++) if (refusePlace(t, s, friend, h, !late) === 0) out[n++] = h;
        return n;
      },
      attempts(_t, _s, out) {
        for (let h = 0; h < HEXES; h++) out[h] = h;
        return HEXES;
      },
      refuse: (t, s, choice) => refusePlace(t, s, s[top(s) + 1], choice, !late),
      apply(t, s, choice, _chance, tell) {
        const friend = s[top(s) + 1];
        s[FRIEND_HEX + friend] = choice + 1;
        s[FRIEND_STATE + friend] &= ~F_LATE;
        if (tell !== undefined) {
          const hex = hexName(choice);
          tell({
            half: 'battle',
            kind: 'placed',
            enemy: false,
            rule: RULE,
            places: [hex],
            pieces: [unitName(t, s, friend)],
            piece: unitName(t, s, friend),
            hex,
            roll: 0,
            closed: false,
          });
        }
        if (late) pop(s);
        else s[top(s) + 1] = friend + 1;
      },
      name: (t, s, choice) => `${unitName(t, s, s[top(s) + 1])} at ${hexName(choice)}`,
      describe: (_t, s, choice) => ({
        verb: 'place',
        label: placeLabel(hexName(choice), terrainWord(s, choice)),
        rule: RULE,
        places: [hexName(choice)],
        mark: 'move',
      }),
      prompt: (t, s) => ({
        ...askWhereToPlace(unitTitle(t, s, s[top(s) + 1]), late),
        pieces: [unitName(t, s, s[top(s) + 1])],
      }),
    },
  };
}

export const ORDER_TO = 0;
const ORDER_STAYS = 1;
const ORDER_OVERDRIVE = 2;

/** SL G39: Move Orders of a Unit before the Battle. */
function ordersOf(t: GameData, s: State, friend: number): number {
  if (s[FX + E_NO_PREMOVE] > 0 || !onField(s, friend)) return 0;
  const unit = s[FRIEND_UNIT + friend];
  return t.unitOrders[unit] + (t.unitType[unit] === INFANTRY ? s[FX + E_EXTRA_PREMOVE] : 0);
}

function refusePreMove(t: GameData, s: State, friend: number, choice: number): number {
  const verb = verbOf(choice);
  const hex = argumentOf(choice);
  if (verb === ORDER_STAYS) return choice === ORDER_STAYS ? 0 : R.notAsked;
  if (verb > ORDER_OVERDRIVE || hex >= HEXES) return R.notAsked;
  if (verb === ORDER_OVERDRIVE && !hasOverdrive(t, s, friend)) return R.noOverdrive;
  if (hex === s[FRIEND_HEX + friend] - 1) return R.sameHex;
  const speed = speedNow(t, s, friend);
  const near = (reachOf(t, s, friend, speed) >> hex) & 1;
  if (verb === ORDER_TO) return near ? 0 : refuseHex(t, s, friend, hex);
  if (near) return R.overdriveNotNeeded;
  return (reachOf(t, s, friend, speed + 1) >> hex) & 1 ? 0 : refuseHex(t, s, friend, hex);
}

/** SL 5.6: [slot, orders left; -1: this slot is not looked at yet]. */
export const preMoveStep: Step<GameData, ShermanEvent> = {
  name: 'pre-move',
  rule: RULE,
  settle(t, s, _chance, tell) {
    const at = top(s);
    const first = s[at + 1] === 0;
    for (;;) {
      const friend = s[at + 1];
      if (friend >= s[FRIENDS]) {
        if (first) passBy('pre-move', RULE, tell);
        pop(s);
        return true;
      }
      if (s[at + 2] < 0) s[at + 2] = ordersOf(t, s, friend);
      if (s[at + 2] > 0) return false;
      s[at + 1] = friend + 1;
      s[at + 2] = -1;
    }
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const friend = s[top(s) + 1];
      let n = 0;
      const here = 1 << (s[FRIEND_HEX + friend] - 1);
      const speed = speedNow(t, s, friend);
      const near = reachOf(t, s, friend, speed);
      const far = hasOverdrive(t, s, friend) ? reachOf(t, s, friend, speed + 1) : near;
      for (let h = 0; h < HEXES; h++) {
        const bit = 1 << h;
        if (bit & near & ~here) out[n++] = ORDER_TO | (h << VERB_BITS);
        else if (bit & far & ~near) out[n++] = ORDER_OVERDRIVE | (h << VERB_BITS);
      }
      out[n++] = ORDER_STAYS;
      return n;
    },
    attempts(_t, _s, out) {
      let n = 0;
      for (let h = 0; h < HEXES; h++) {
        out[n++] = ORDER_TO | (h << VERB_BITS);
        out[n++] = ORDER_OVERDRIVE | (h << VERB_BITS);
      }
      out[n++] = ORDER_STAYS;
      return n;
    },
    refuse: (t, s, choice) => refusePreMove(t, s, s[top(s) + 1], choice),
    apply(t, s, choice, _chance, tell) {
      const at = top(s);
      const friend = s[at + 1];
      if (verbOf(choice) === ORDER_STAYS) {
        s[at + 2] = 0;
        if (tell !== undefined) {
          const unit = unitName(t, s, friend);
          const hex = hexName(s[FRIEND_HEX + friend] - 1);
          tell({ half: 'battle', kind: 'stays', rule: RULE, places: [hex], pieces: [unit], unit, hex });
        }
        return;
      }
      s[at + 2]--;
      if (verbOf(choice) === ORDER_OVERDRIVE) stress(t, s, leader(s, friend), 1, W.overdrive, 'SL R36', tell);
      const from = hexName(s[FRIEND_HEX + friend] - 1);
      const to = hexName(argumentOf(choice));
      s[FRIEND_HEX + friend] = argumentOf(choice) + 1;
      s[FRIEND_STATE + friend] |= F_MOVED_BATTLE | F_ORDERED;
      if (tell !== undefined) {
        tell({
          half: 'battle',
          kind: 'moves',
          rule: RULE,
          places: [from, to],
          id: unitName(t, s, friend),
          pieces: [unitName(t, s, friend)],
          piece: unitName(t, s, friend),
          from,
          to,
          enemy: false,
        });
      }
    },
    name(t, s, choice) {
      const unit = unitName(t, s, s[top(s) + 1]);
      if (verbOf(choice) === ORDER_STAYS) return `${unit} stays`;
      return `${unit} ${verbOf(choice) === ORDER_TO ? '' : 'overdrive '}to ${hexName(argumentOf(choice))}`;
    },
    describe(_t, s, choice) {
      if (verbOf(choice) === ORDER_STAYS) return { verb: 'stay', label: W.stayHere, rule: RULE, mark: 'end' };
      const hex = argumentOf(choice);
      return {
        verb: verbOf(choice) === ORDER_OVERDRIVE ? 'overdrive' : 'move',
        label: (verbOf(choice) === ORDER_OVERDRIVE ? overdriveLabel : moveLabel)(hexName(hex), terrainWord(s, hex)),
        rule: RULE,
        places: [hexName(hex)],
        ...(verbOf(choice) === ORDER_OVERDRIVE && { ...stressCost(1) }),
        mark: 'move',
      };
    },
    prompt: (t, s) => ({
      ...askForMoveOrder(unitTitle(t, s, s[top(s) + 1]), s[top(s) + 2]),
      places: [hexName(s[FRIEND_HEX + s[top(s) + 1]] - 1)],
      pieces: [unitName(t, s, s[top(s) + 1])],
      data: { orders: s[top(s) + 2] },
    }),
  },
};

/** E13: a random Unit that made a Move Order, else a random Vehicle, may run onto a mine. */
export function afterOrders(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  if (s[FX + E_MINE] === 0) return;
  const mover = randomFriend(t, s, -1, F_ORDERED, chance);
  const friend = mover >= 0 ? mover : randomFriend(t, s, AP, 0, chance);
  if (friend >= 0) damageRoll(t, s, friend, s[FX + E_MINE], MINEFIELD, chance, tell);
}
