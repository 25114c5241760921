// Tactic and Command Tactic counters: who may act out of turn, and whose counter is spent.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import { E_NO_COMMAND_TACTIC } from '../../state/effects.ts';
import { hexName } from '../../state/hex.ts';
import {
  F_DONE,
  F_EXTRA,
  F_TURN_TAKEN,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIENDS,
  FX,
} from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import { R } from '../../words/battle/reasons.ts';
import { actNowLabel, askForCommandTactic } from '../../words/battle/who-acts.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { nerves, UNFIT } from '../shared/force.ts';
import { isFast, leader, onField, unitName, unitTitle } from './field.ts';
import { forgetPassed } from './passed-over.ts';

export const FAST_STEP = 0;
export const SLOW_STEP = 1;
export const RULE_TACTIC = 'SL 3.17';

/** Fields of FRIEND_TACTICS. */
const OF_UNIT = 0;
const OF_COMMANDER = 8;
const COMMAND_SHIFT = 4;

/**
 * SL 6.1, R85: in the Fast step Units under a Fast Commander; in the Slow step all whose own
 * action of this turn is not behind them.
 */
export function isScheduled(t: GameData, s: State, friend: number, step: number): boolean {
  if (step === FAST_STEP) return isFast(t, s, friend);
  return (s[FRIEND_STATE + friend] & F_TURN_TAKEN) === 0;
}

/** Where a usable Tactic (or Command Tactic) counter lies: shift in FRIEND_TACTICS, or -1. The Commander's goes first (R91). */
function counterOf(t: GameData, s: State, friend: number, command: boolean): number {
  const more = command ? COMMAND_SHIFT : 0;
  const tactics = s[FRIEND_TACTICS + friend];
  const c = leader(s, friend);
  if (((tactics >> (OF_COMMANDER + more)) & 15) > 0 && c >= 0 && nerves(t, s, c) !== UNFIT) return OF_COMMANDER + more;
  return ((tactics >> (OF_UNIT + more)) & 15) > 0 ? OF_UNIT + more : -1;
}

/** Whether a Tactic could let the Unit act in this step. */
function refuseExtra(t: GameData, s: State, friend: number, step: number): number {
  if (!onField(s, friend)) return R.notOnField;
  if ((s[FRIEND_STATE + friend] & (F_DONE | F_EXTRA)) !== 0) return R.hasActed;
  return isScheduled(t, s, friend, step) ? R.scheduled : 0;
}

export function refuseTactic(t: GameData, s: State, friend: number, step: number): number {
  const refused = refuseExtra(t, s, friend, step);
  if (refused !== 0) return refused;
  return counterOf(t, s, friend, false) < 0 ? R.noTactic : 0;
}

export function refuseCommand(t: GameData, s: State, friend: number, step: number): number {
  if (!onField(s, friend)) return R.notOnField;
  if (counterOf(t, s, friend, true) < 0) return R.noCommandTactic;
  if (s[FX + E_NO_COMMAND_TACTIC] > 0) return R.radio;
  for (let f = 0; f < s[FRIENDS]; f++) if (refuseExtra(t, s, f, step) === 0) return 0;
  return R.nobodyToHelp;
}

/** Spends a counter; tells who helps whom. */
export function spend(t: GameData, s: State, by: number, on: number, command: boolean, tell: ShermanTell): void {
  const shift = counterOf(t, s, by, command);
  s[FRIEND_TACTICS + by] -= 1 << shift;
  s[FRIEND_STATE + on] |= F_EXTRA;
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'tactic',
      rule: RULE_TACTIC,
      pieces: [unitName(t, s, on)],
      by: unitName(t, s, by),
      for: unitName(t, s, on),
      left: (s[FRIEND_TACTICS + by] >> shift) & 15,
    });
  }
}

/** The Unit's turn to act begins: it is done for this step, whatever it will do. */
export function begin(s: State, friend: number, step: number): void {
  s[FRIEND_STATE + friend] |= F_DONE;
  forgetPassed(s);
  push(s, STEP.move, friend, step);
}

/** SL G24: the Unit for which a Command Tactic is spent acts at once. */
export const commandTacticStep: Step<GameData, ShermanEvent> = {
  name: 'command-tactic',
  rule: RULE_TACTIC,
  continues: true,
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const step = s[top(s) + 2];
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (refuseExtra(t, s, f, step) === 0) out[n++] = f;
      return n;
    },
    attempts(_t, s, out) {
      for (let f = 0; f < s[FRIENDS]; f++) out[f] = f;
      return s[FRIENDS];
    },
    refuse(t, s, choice) {
      if (choice < 0 || choice >= s[FRIENDS]) return R.notAsked;
      return refuseExtra(t, s, choice, s[top(s) + 2]);
    },
    apply(t, s, choice, _chance, tell) {
      const by = s[top(s) + 1];
      const step = s[top(s) + 2];
      pop(s);
      spend(t, s, by, choice, true, tell);
      begin(s, choice, step);
    },
    name: (t, s, choice) => `for ${unitName(t, s, choice)}`,
    describe(t, s, choice) {
      const at = s[FRIEND_HEX + choice] - 1;
      return {
        verb: 'act',
        label: actNowLabel(unitTitle(t, s, choice)),
        rule: RULE_TACTIC,
        places: at < 0 ? [] : [hexName(at)],
        pieces: [unitName(t, s, choice)],
        cost: W.oneCommandTactic,
        costs: [{ value: 1, unit: 'Command Tactic' }],
        mark: 'select',
      };
    },
    prompt(t, s) {
      return {
        ...askForCommandTactic(unitTitle(t, s, s[top(s) + 1])),
        pieces: [unitName(t, s, s[top(s) + 1])],
      };
    },
  },
};
