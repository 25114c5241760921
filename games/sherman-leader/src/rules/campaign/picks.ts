// Post-combat: one of several Commanders or Damage counters, as an Event or a Battalion's note asks.
import { pop, type State, type Step, top } from '@bocage/engine';
import {
  C_WOUNDED,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COUNTER_ON,
  F_DESTROYED,
  FRIEND_POINTS,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  ON_COMMANDER,
} from '../../state/layout.ts';
import { U_VEHICLE } from '../../state/notes.ts';
import { PICK_CASUALTY, PICK_HEAL, PICK_STRESS, PICK_STRESS_TOP, PICK_XP, PICK_XP_TOP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { askToPick, chooseLabel, repairLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { isWounded, stress } from '../shared/force.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, choice, DONE, PICK } from './asks.ts';
import { countOn, damageWord, isVehicleCounter, LASTING_KINDS, removeCounter } from './damage-counters.ts';
import { eventXp } from './event-bottom.ts';
import { participant, slotOf } from './participants.ts';
import { unitName } from './units.ts';

const RULE = 'SL 7.1';

/** The most Stress, or the most points Destroyed, among participants. */
function most(s: State, points: boolean): number {
  let best = 0;
  for (let i = 0; i < s[FRIENDS]; i++) {
    const c = participant(s, i);
    if (c >= 0) best = Math.max(best, points ? s[FRIEND_POINTS + i] : s[COMMANDER_STRESS + c]);
  }
  return best;
}

/** Whether the card means him. */
function meant(s: State, purpose: number, value: number, commander: number): boolean {
  if (s[COMMANDER_STATUS + commander] !== COMMANDER_ACTIVE) return false;
  switch (purpose) {
    case PICK_STRESS:
      return value > 0 || s[COMMANDER_STRESS + commander] > 0;
    case PICK_HEAL:
      return isWounded(s, commander);
    default:
  }
  const slot = slotOf(s, commander);
  if (slot < 0) return false;
  switch (purpose) {
    case PICK_STRESS_TOP: {
      const top = most(s, false);
      return s[COMMANDER_STRESS + commander] === top && (value > 0 || top > 0);
    }
    case PICK_XP_TOP: {
      const points = most(s, true);
      return points > 0 && s[FRIEND_POINTS + slot] === points;
    }
    default:
      return true;
  }
}

function give(t: GameData, s: State, commander: number, tell: ShermanTell): void {
  const at = top(s);
  const purpose = s[at + 1];
  const value = s[at + 4];
  switch (purpose) {
    case PICK_XP:
    case PICK_XP_TOP:
      eventXp(t, s, slotOf(s, commander), value, tell);
      break;
    case PICK_HEAL:
      s[COMMANDER_FLAGS + commander] &= ~C_WOUNDED;
      // The counter of the wound goes back into the cup with it.
      for (let i = 0; i < t.counterCount; i++)
        if (s[COUNTER_ON + i] === ON_COMMANDER + commander) s[COUNTER_ON + i] = 0;
      if (tell !== undefined)
        tell({
          kind: 'healed',
          rule: RULE,
          pieces: [t.commanderName[commander]],
          commander: t.commanderName[commander],
        });
      break;
    default:
      stress(t, s, commander, value, purpose === PICK_STRESS_TOP ? W.mostStressed : W.event, RULE, tell);
  }
  s[at + 2]--;
  s[at + 3] = commander + 1;
}

/** SL 7.1: the player chooses whom a card means; a single candidate needs no question. */
export const chooseCommander: Step<GameData, ShermanEvent> = {
  name: 'post-combat/choose-commander',
  rule: RULE,
  settle(t, s, _chance, tell) {
    const at = top(s);
    let found = -1;
    if (s[at + 2] > 0) {
      for (let c = s[at + 3]; c < t.commanderCount; c++) {
        if (!meant(s, s[at + 1], s[at + 4], c)) continue;
        // Relief may be declined, so that even one candidate is a question; so are two of anything.
        if (found >= 0 || s[at + 1] === PICK_STRESS) return false;
        found = c;
      }
    }
    if (found >= 0) {
      give(t, s, found, tell);
      return true;
    }
    if (s[at + 3] === 0) passBy('post-combat/choose-commander', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      for (let c = 0; c < t.commanderCount; c++) out[c] = choice(PICK, c);
      if (s[top(s) + 1] !== PICK_STRESS) return t.commanderCount;
      out[t.commanderCount] = DONE;
      return t.commanderCount + 1;
    },
    refuse(_t, s, ch) {
      const at = top(s);
      if (ch === DONE) return s[at + 1] === PICK_STRESS ? 0 : R.notACandidate;
      const c = argumentOf(ch);
      if (!meant(s, s[at + 1], s[at + 4], c)) return R.notACandidate;
      return c < s[at + 3] ? R.nameOrder : 0;
    },
    apply(t, s, ch, _chance, tell) {
      if (ch === DONE) pop(s);
      else give(t, s, argumentOf(ch), tell);
    },
    name: (t, _s, c) => (c === DONE ? 'done' : t.commanderName[argumentOf(c)]),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.chooseNobodyElse }
        : {
            verb: 'choose',
            label: chooseLabel(t.commanderName[argumentOf(c)]),
            pieces: [t.commanderName[argumentOf(c)]],
            mark: 'select',
          },
    ask: (_t, s) => askToPick(s[top(s) + 1]),
  }),
};

/** Whether the card removes this counter: unit * 8 + place in LASTING_KINDS. */
function removable(t: GameData, s: State, slot: number, kind: number): boolean {
  const at = top(s);
  const unit = s[FRIEND_UNIT + slot];
  if ((s[FRIEND_STATE + slot] & F_DESTROYED) !== 0 || countOn(s, unit, kind) === 0) return false;
  if (s[at + 1] === PICK_CASUALTY) return LASTING_KINDS[kind] === 'casualty';
  // E09: from one Unit only, and no Engine.
  if (s[at + 4] > 0 && s[at + 4] !== unit + 1) return false;
  return (t.unitNotes[unit] & U_VEHICLE) !== 0 && isVehicleCounter(kind) && LASTING_KINDS[kind] !== 'engine';
}

function slotOfUnit(s: State, unit: number): number {
  for (let i = 0; i < s[FRIENDS]; i++) if (s[FRIEND_UNIT + i] === unit) return i;
  return -1;
}

/** SL 7.1: Damage counters that a card removes free, as long as there are any. */
export const chooseDamage: Step<GameData, ShermanEvent> = {
  name: 'post-combat/choose-damage',
  rule: RULE,
  settle(t, s, _chance, tell) {
    const at = top(s);
    let found = -1;
    for (let i = 0; i < s[FRIENDS] && s[at + 2] > 0; i++) {
      for (let k = 0; k < LASTING_KINDS.length; k++) {
        if (!removable(t, s, i, k)) continue;
        if (found >= 0) return false;
        found = s[FRIEND_UNIT + i] * 8 + k;
      }
    }
    if (found < 0) {
      if (s[at + 4] === 0) passBy('post-combat/choose-damage', RULE, tell);
      pop(s);
      return true;
    }
    take(t, s, found, tell);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(_t, s, out) {
      let n = 0;
      for (let i = 0; i < s[FRIENDS]; i++) {
        for (let k = 0; k < LASTING_KINDS.length; k++) {
          if (countOn(s, s[FRIEND_UNIT + i], k) > 0) out[n++] = choice(PICK, s[FRIEND_UNIT + i] * 8 + k);
        }
      }
      return n;
    },
    refuse(t, s, c) {
      const slot = slotOfUnit(s, argumentOf(c) >> 3);
      return slot >= 0 && removable(t, s, slot, argumentOf(c) & 7) ? 0 : R.noSuchDamage;
    },
    apply: (t, s, c, _chance, tell) => take(t, s, argumentOf(c), tell),
    name: (t, _s, c) => `${t.unitNumber[argumentOf(c) >> 3]} ${damageWord(argumentOf(c) & 7)}`,
    describe: (t, _s, c) => ({
      verb: 'repair',
      label: repairLabel(unitName(t, argumentOf(c) >> 3), damageWord(argumentOf(c) & 7)),
      data: { damage: damageWord(argumentOf(c) & 7) },
      pieces: [t.unitNumber[argumentOf(c) >> 3]],
      mark: 'select',
    }),
    ask: (_t, s) => askToPick(s[top(s) + 1]),
  }),
};

function take(t: GameData, s: State, counter: number, tell: ShermanTell): void {
  const at = top(s);
  removeCounter(t, s, counter >> 3, counter & 7, RULE, tell);
  s[at + 2]--;
  s[at + 4] = (counter >> 3) + 1;
}
