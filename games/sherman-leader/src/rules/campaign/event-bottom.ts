// Post-combat: the bottom of the Event card, effect by effect.
import { type Chance, type Purpose, pop, push, type State, type Step, top } from '@bocage/engine';
import {
  E_HEAL,
  E_NEXT_OPMOVE,
  E_NONE,
  E_OP_RETREAT,
  E_PAY_OR_STRESS,
  E_PEEK,
  E_REMOVE_CASUALTY,
  E_REPAIR,
  E_SO,
  E_SO_IF_DESTROYED,
  E_SO_IF_HALF,
  E_SO_IF_NO_ATGUN,
  E_STRESS_CHOICE,
  E_STRESS_COOL0,
  E_STRESS_DESTROYED,
  E_STRESS_EACH,
  E_STRESS_RANDOM,
  E_STRESS_RESTED,
  E_STRESS_SHAKEN,
  E_STRESS_TOP,
  E_SUSP_ROLL,
  E_XP_CHOICE,
  E_XP_EACH,
  E_XP_OKAY,
  E_XP_TOP,
} from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_NEXT,
  BATTLE_STATUS,
  BATTLE_TARGET,
  C_RESTED,
  COMMANDER_FLAGS,
  COMMANDER_LEVEL,
  DESTROYED,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  EVENT_BOTTOM,
  F_DESTROYED,
  F_MOVED_BATTLE,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIEND_XP,
  FRIENDS,
  HALF,
  MAX_FRIENDS,
  X_DESTROYED,
} from '../../state/layout.ts';
import { U_VEHICLE } from '../../state/notes.ts';
import {
  PICK_CASUALTY,
  PICK_HEAL,
  PICK_REPAIR,
  PICK_STRESS,
  PICK_STRESS_TOP,
  PICK_XP,
  PICK_XP_TOP,
  STEP,
} from '../../state/steps.ts';
import { type GameData, levelOf } from '../../state/tables.ts';
import { AT_GUN, BANDS, ENEMY_BREAKTHROUGH, SUSPENSION } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { sufferDamage } from '../battle/damage.ts';
import { A_EVENTS, book, lose } from '../shared/accounts.ts';
import { nextCondition } from '../shared/decks.ts';
import { cardOf, refreshEffects } from '../shared/effects.ts';
import { nerves, OKAY, SHAKEN, stress } from '../shared/force.ts';
import { participant } from './participants.ts';

const RULE = 'SL 7.1';
const SUSPENSION_ROLL: Purpose = { rule: RULE, what: W.suspension };
const items = new Int32Array(MAX_FRIENDS);

/** XP by an Event: kept apart until all XP are recorded, so that promotion waits for the sum. */
export function eventXp(t: GameData, s: State, slot: number, value: number, tell: ShermanTell): void {
  s[FRIEND_XP + slot] += value;
  if (tell !== undefined) {
    const commander = t.commanderName[participant(s, slot)];
    tell({ kind: 'xp', rule: RULE, pieces: [commander], commander, change: value, total: s[FRIEND_XP + slot] });
  }
}

/** SL 7.1, R10: carries out the card in EVENT_BOTTOM; goes on after each question. */
export const eventBottom: Step<GameData, ShermanEvent> = {
  name: 'post-combat/event',
  rule: RULE,
  settle(t, s, chance, tell) {
    const at = top(s);
    const card = s[EVENT_BOTTOM] - 1;
    const fx = t.bottomFx;
    const i = fx.first[card] + s[at + 1];
    if (i >= fx.first[card + 1]) {
      pop(s);
      return true;
    }
    s[at + 1]++;
    effect(t, s, fx.effect[i], fx.value[i], fx.value2[i], t.data.events[card].bottom.name, chance, tell);
    return true;
  },
};

function gain(s: State, value: number, tell: ShermanTell): void {
  if (value >= 0) book(s, value, A_EVENTS, RULE, tell);
  else lose(s, -value, A_EVENTS, RULE, tell);
}

/** Stress for each participant who meets the card's condition. */
export function stressWho(t: GameData, s: State, code: number, value: number, what: string, tell: ShermanTell): void {
  for (let i = 0; i < s[FRIENDS]; i++) {
    const c = participant(s, i);
    if (c < 0) continue;
    if (code === E_STRESS_SHAKEN && nerves(t, s, c) !== SHAKEN) continue;
    if (code === E_STRESS_RESTED && (s[COMMANDER_FLAGS + c] & C_RESTED) === 0) continue;
    if (code === E_STRESS_COOL0 && t.levelCool[levelOf(c, s[COMMANDER_LEVEL + c])] !== 0) continue;
    stress(t, s, c, value, what, RULE, tell);
  }
}

/** One participant at random; with `lost`, one whose Unit was Destroyed. */
function stressRandom(
  t: GameData,
  s: State,
  { lost, value, what }: { readonly lost: boolean; readonly value: number; readonly what: string },
  chance: Chance,
  tell: ShermanTell,
): void {
  let n = 0;
  for (let i = 0; i < s[FRIENDS]; i++) {
    const c = participant(s, i);
    if (c >= 0 && (!lost || (s[FRIEND_STATE + i] & F_DESTROYED) !== 0)) items[n++] = c;
  }
  if (n > 0) stress(t, s, chance.draw(s, items, n, t.draws.commander), value, what, RULE, tell);
}

/** A random Vehicle that moved may break its Suspension. */
function suspensionRoll(t: GameData, s: State, most: number, chance: Chance, tell: ShermanTell): void {
  let n = 0;
  for (let i = 0; i < s[FRIENDS]; i++) {
    const state = s[FRIEND_STATE + i];
    if ((state & F_MOVED_BATTLE) === 0 || (state & F_DESTROYED) !== 0) continue;
    if ((t.unitNotes[s[FRIEND_UNIT + i]] & U_VEHICLE) !== 0) items[n++] = s[FRIEND_UNIT + i];
  }
  if (n === 0) return;
  const unit = chance.draw(s, items, n, t.draws.unit);
  const roll = chance.die(s, 10, SUSPENSION_ROLL);
  if (tell !== undefined) {
    tell({
      half: 'campaign',
      kind: 'suspension-roll',
      rule: RULE,
      pieces: [t.unitNumber[unit]],
      unit: t.unitNumber[unit],
      roll,
      needs: most,
    });
  }
  if (roll > most) return;
  for (let i = 0; i < s[FRIENDS]; i++) {
    if (s[FRIEND_UNIT + i] === unit) sufferDamage(t, s, i, SUSPENSION, tell);
  }
}

function atGunsLeft(t: GameData, s: State): boolean {
  for (let i = 0; i < s[ENEMIES]; i++) {
    const there = s[ENEMY_HEX + i] > 0 && (s[ENEMY_STATE + i] & X_DESTROYED) === 0;
    if (there && t.modelKind[s[ENEMY_MODEL + i]] === AT_GUN) return true;
  }
  return false;
}

function effect(
  t: GameData,
  s: State,
  code: number,
  value: number,
  value2: number,
  what: string,
  chance: Chance,
  tell: ShermanTell,
): void {
  const status = s[BATTLE_STATUS];
  const target = s[BATTLE_TARGET] - 1;
  switch (code) {
    case E_NONE:
      return;
    case E_SO:
      gain(s, value, tell);
      return;
    case E_SO_IF_DESTROYED:
      if (status === DESTROYED) gain(s, value, tell);
      return;
    case E_SO_IF_HALF:
      if (status === DESTROYED || status === HALF) gain(s, value, tell);
      return;
    case E_SO_IF_NO_ATGUN:
      if (!atGunsLeft(t, s)) gain(s, value, tell);
      return;
    case E_STRESS_EACH:
    case E_STRESS_SHAKEN:
    case E_STRESS_RESTED:
    case E_STRESS_COOL0:
      stressWho(t, s, code, value, what, tell);
      return;
    case E_STRESS_RANDOM:
      stressRandom(t, s, { lost: false, value, what }, chance, tell);
      return;
    case E_STRESS_DESTROYED:
      stressRandom(t, s, { lost: true, value, what }, chance, tell);
      return;
    case E_STRESS_TOP:
      push(s, STEP.chooseCommander, PICK_STRESS_TOP, 1, 0, value);
      return;
    case E_STRESS_CHOICE:
      push(s, STEP.chooseCommander, PICK_STRESS, value2, 0, value);
      return;
    case E_XP_EACH:
      for (let i = 0; i < s[FRIENDS]; i++) if (participant(s, i) >= 0) eventXp(t, s, i, value, tell);
      return;
    case E_XP_OKAY:
      if (status !== DESTROYED) return;
      for (let i = 0; i < s[FRIENDS]; i++) {
        const c = participant(s, i);
        if (c >= 0 && nerves(t, s, c) === OKAY) eventXp(t, s, i, value, tell);
      }
      return;
    case E_XP_CHOICE:
      push(s, STEP.chooseCommander, PICK_XP, 1, 0, value);
      return;
    case E_XP_TOP:
      push(s, STEP.chooseCommander, PICK_XP_TOP, 1, 0, value);
      return;
    case E_OP_RETREAT: {
      if (status !== HALF || t.battalionFixed[cardOf(t, s, target)] === 1) return;
      const was = s[BATTALION_BAND + target];
      if (was < ENEMY_BREAKTHROUGH) s[BATTALION_BAND + target]++;
      refreshEffects(t, s);
      if (tell !== undefined) {
        const band = BANDS[s[BATTALION_BAND + target]];
        const battalion = t.battalionNumber[cardOf(t, s, target)];
        tell({
          half: 'campaign',
          kind: 'battalion-back',
          rule: RULE,
          pieces: [battalion],
          places: [`band-${was}`, `band-${s[BATTALION_BAND + target]}`],
          battalion,
          band,
        });
      }
      return;
    }
    case E_NEXT_OPMOVE:
      if (status === HALF) s[BATTALION_NEXT + target] += value;
      return;
    case E_REPAIR:
      push(s, STEP.chooseDamage, PICK_REPAIR, value);
      return;
    case E_REMOVE_CASUALTY:
      push(s, STEP.chooseDamage, PICK_CASUALTY, value);
      return;
    case E_HEAL:
      push(s, STEP.chooseCommander, PICK_HEAL, value);
      return;
    case E_PAY_OR_STRESS:
      push(s, STEP.postPay, value);
      return;
    case E_PEEK:
      push(s, STEP.peek, nextCondition(t, s, chance));
      return;
    case E_SUSP_ROLL:
      suspensionRoll(t, s, value, chance, tell);
      return;
    default:
      throw new Error(`event bottom: nothing carries out effect ${code}`);
  }
}
