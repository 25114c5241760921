// Unit Movement: the decision where a Unit goes, Overdrive, and leaving the Battlefield.
import { become, type Chance, type State, type Step, top } from '@bocage/engine';
import { HEXES, hexName } from '../../state/hex.ts';
import { F_MOVED, FRIEND_HEX } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { IMMOBILE } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { type Afterwards, askWhereToMove, moveLabel, overdriveLabel } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import { stressCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { stress } from '../shared/force.ts';
import { terrainWord } from '../shared/ground.ts';
import { passUnitBy } from '../shared/passed.ts';
import { removeDamage } from './damage.ts';
import { argumentOf, leader, unitName, unitTitle, VERB_BITS, verbOf } from './field.ts';
import {
  goOn,
  hasOverdrive,
  isImmobile,
  isPinned,
  markMoved,
  mayLeave,
  put,
  reachOf,
  refuseHex,
  speedNow,
} from './moving.ts';
import { refuseAnyAttack, refuseMoveAndAttack } from './passed-over.ts';
import { threatIfAt } from './threats.ts';
import { hasCargo } from './transport.ts';

const RULE = 'SL 6.2';
const RULE_RETREAT = 'SL 6.4';
export const MOVE_TO = 0;
export const MOVE_STAY = 1;
const MOVE_OFF = 2;
export const MOVE_OVERDRIVE_TO = 3;
const MOVE_OVERDRIVE_OFF = 4;

function refuseMove(t: GameData, s: State, friend: number, choice: number): number {
  const verb = verbOf(choice);
  const hex = argumentOf(choice);
  if (verb === MOVE_STAY) return choice === MOVE_STAY ? 0 : R.notAsked;
  if (verb > MOVE_OVERDRIVE_OFF || hex >= HEXES) return R.notAsked;
  if ((verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF) && hex !== 0) return R.notAsked;
  if (isPinned(s, friend)) return R.immobile;
  const speed = speedNow(t, s, friend);
  switch (verb) {
    case MOVE_TO:
      if (hex === s[FRIEND_HEX + friend] - 1) return R.sameHex;
      return (reachOf(t, s, friend, speed) >> hex) & 1 ? 0 : refuseHex(t, s, friend, hex);
    case MOVE_OFF:
      return mayLeave(t, s, friend, speed) ? 0 : R.noExit;
    case MOVE_OVERDRIVE_TO:
      if (!hasOverdrive(t, s, friend)) return R.noOverdrive;
      if (hex === s[FRIEND_HEX + friend] - 1) return R.sameHex;
      if ((reachOf(t, s, friend, speed) >> hex) & 1) return R.overdriveNotNeeded;
      return (reachOf(t, s, friend, speed + 1) >> hex) & 1 ? 0 : refuseHex(t, s, friend, hex);
    default:
      if (!hasOverdrive(t, s, friend)) return R.noOverdrive;
      if (mayLeave(t, s, friend, speed)) return R.overdriveNotNeeded;
      return mayLeave(t, s, friend, speed + 1) ? 0 : R.noExit;
  }
}

function tellMove(t: GameData, s: State, friend: number, from: number, to: number, tell: ShermanTell): void {
  if (tell === undefined) return;
  const piece = unitName(t, s, friend);
  if (to < 0) {
    tell({
      half: 'battle',
      kind: 'retreats',
      rule: RULE_RETREAT,
      places: [hexName(from), 'off'],
      id: piece,
      pieces: [piece],
      piece,
    });
    return;
  }
  tell({
    half: 'battle',
    kind: 'moves',
    rule: RULE,
    places: [hexName(from), hexName(to)],
    id: piece,
    pieces: [piece],
    piece,
    from: hexName(from),
    to: hexName(to),
    enemy: false,
  });
}

/** What the Unit may do once it has moved or stayed. */
function afterwards(t: GameData, s: State, friend: number): Afterwards {
  if (refuseAnyAttack(t, s, friend) !== 0) return 'suppressed';
  const refused = refuseMoveAndAttack(t, s, friend);
  return refused === 0 ? 'attacks' : refused === R.cautious ? 'cautious' : 'moveOrAttack';
}

export const moveStep: Step<GameData, ShermanEvent> = {
  name: 'move',
  rule: RULE,
  continues: true,
  settle(t, s, _chance: Chance, tell) {
    const friend = s[top(s) + 1];
    if (!isPinned(s, friend)) {
      const extra = hasOverdrive(t, s, friend) ? 1 : 0;
      const speed = speedNow(t, s, friend) + extra;
      if (
        speed > 0 &&
        (reachOf(t, s, friend, speed) !== 1 << (s[FRIEND_HEX + friend] - 1) || mayLeave(t, s, friend, speed))
      )
        return false;
    }
    removeDamage(t, s, friend, IMMOBILE);
    passUnitBy('move', RULE, tell, unitName(t, s, friend));
    goOn(t, s, friend, s[top(s) + 2], tell);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const friend = s[top(s) + 1];
      let n = 0;
      out[n++] = MOVE_STAY;
      if (isPinned(s, friend)) return n;
      const here = 1 << (s[FRIEND_HEX + friend] - 1);
      const speed = speedNow(t, s, friend);
      const near = reachOf(t, s, friend, speed);
      for (let rest = near & ~here; rest !== 0; rest &= rest - 1)
        out[n++] = MOVE_TO | ((31 - Math.clz32(rest & -rest)) << VERB_BITS);
      const leaves = mayLeave(t, s, friend, speed);
      if (leaves) out[n++] = MOVE_OFF;
      if (hasOverdrive(t, s, friend)) {
        for (let rest = reachOf(t, s, friend, speed + 1) & ~near; rest !== 0; rest &= rest - 1)
          out[n++] = MOVE_OVERDRIVE_TO | ((31 - Math.clz32(rest & -rest)) << VERB_BITS);
        if (!leaves && mayLeave(t, s, friend, speed + 1)) out[n++] = MOVE_OVERDRIVE_OFF;
      }
      return n;
    },
    attempts(_t, _s, out) {
      let n = 0;
      out[n++] = MOVE_STAY;
      out[n++] = MOVE_OFF;
      out[n++] = MOVE_OVERDRIVE_OFF;
      for (let h = 0; h < HEXES; h++) {
        out[n++] = MOVE_TO | (h << VERB_BITS);
        out[n++] = MOVE_OVERDRIVE_TO | (h << VERB_BITS);
      }
      return n;
    },
    refuse: (t, s, choice) => refuseMove(t, s, s[top(s) + 1], choice),
    apply(t, s, choice, _chance, tell) {
      const friend = s[top(s) + 1];
      const step = s[top(s) + 2];
      const verb = verbOf(choice);
      if (verb === MOVE_STAY) {
        removeDamage(t, s, friend, IMMOBILE);
        goOn(t, s, friend, step, tell);
        return;
      }
      const from = s[FRIEND_HEX + friend] - 1;
      const to = verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF ? -1 : argumentOf(choice);
      if (verb === MOVE_OVERDRIVE_TO || verb === MOVE_OVERDRIVE_OFF) {
        stress(t, s, leader(s, friend), 1, W.overdrive, 'SL R36', tell);
      }
      markMoved(t, s, friend, F_MOVED, tell);
      put(s, friend, to);
      tellMove(t, s, friend, from, to, tell);
      if (hasCargo(t, s, friend, from)) become(s, STEP.cargo, friend, step, from + 1, 0);
      else goOn(t, s, friend, step, tell);
    },
    name(_t, _s, choice) {
      switch (verbOf(choice)) {
        case MOVE_TO:
          return `to ${hexName(argumentOf(choice))}`;
        case MOVE_OFF:
          return 'off';
        case MOVE_OVERDRIVE_TO:
          return `overdrive to ${hexName(argumentOf(choice))}`;
        case MOVE_OVERDRIVE_OFF:
          return 'overdrive off';
        default:
          return 'stay';
      }
    },
    describe(t, s, choice) {
      const friend = s[top(s) + 1];
      const verb = verbOf(choice);
      const pieces = [unitName(t, s, friend)];
      if (verb === MOVE_STAY) return { verb: 'stay', label: W.stayHere, rule: RULE, pieces, mark: 'end' };
      const price = (verb >= MOVE_OVERDRIVE_TO ? 1 : 0) + (isImmobile(s, friend) ? 1 : 0);
      const cost = price === 0 ? {} : { ...stressCost(price) };
      if (verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF) {
        return {
          verb: verb === MOVE_OFF ? 'leave' : 'overdrive-leave',
          label: W.leaveTheBattlefield,
          rule: RULE_RETREAT,
          pieces,
          ...cost,
          mark: 'move',
        };
      }
      const hex = argumentOf(choice);
      return {
        verb: verb === MOVE_OVERDRIVE_TO ? 'overdrive' : 'move',
        label: (verb === MOVE_OVERDRIVE_TO ? overdriveLabel : moveLabel)(hexName(hex), terrainWord(s, hex)),
        rule: RULE,
        places: [hexName(hex)],
        pieces,
        ...cost,
        mark: 'move',
      };
    },
    prompt(t, s) {
      const friend = s[top(s) + 1];
      return {
        ...askWhereToMove(
          unitTitle(t, s, friend),
          speedNow(t, s, friend),
          isImmobile(s, friend),
          afterwards(t, s, friend),
        ),
        places: [hexName(s[FRIEND_HEX + friend] - 1)],
        pieces: [unitName(t, s, friend)],
      };
    },
    warnings(t, s, choice) {
      const friend = s[top(s) + 1];
      const verb = verbOf(choice);
      if (verb === MOVE_OFF || verb === MOVE_OVERDRIVE_OFF) {
        return [{ code: 'leaves', rule: RULE_RETREAT, text: W.cannotComeBack }];
      }
      const hex = verb === MOVE_STAY ? s[FRIEND_HEX + friend] - 1 : argumentOf(choice);
      return threatIfAt(t, s, friend, hex, verb !== MOVE_STAY);
    },
  },
};
