// The Fast and the Slow step: which Unit acts next, Tactic and Command Tactic counters, Battlefield Heroics.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import {
  R_HAS_ACTED,
  R_HAS_UNIT,
  R_HEROICS_ELSEWHERE,
  R_HEROICS_LED,
  R_HEROICS_TYPE,
  R_NO_COMMAND_TACTIC,
  R_NO_HEROICS,
  R_NO_SUCH_BATTLE_CHOICE,
  R_NO_TACTIC,
  R_NOBODY_TO_HELP,
  R_NOT_FAST,
  R_NOT_ON_FIELD,
  R_RADIO,
  R_SCHEDULED,
  R_TURN_TAKEN,
} from '../../battle-reasons.ts';
import { E_NO_COMMAND_TACTIC } from '../../effects.ts';
import type { ShermanEvent, ShermanTell } from '../../events.ts';
import { hexName } from '../../hex.ts';
import {
  F_DESTROYED,
  F_DONE,
  F_EXTRA,
  F_TURN_TAKEN,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  OPT_HEROICS,
} from '../../layout.ts';
import { STEP_COMMAND_TACTIC, STEP_MOVE } from '../../steps.ts';
import type { Tables } from '../../tables.ts';
import { isWounded, nerves, UNFIT } from '../shared/force.ts';
import { anyoneLeft, argumentOf, isFast, leader, onField, unitName, unitTitle, VERB_BITS, verbOf } from './field.ts';
import { threatWarnings } from './odds.ts';

export const FAST_STEP = 0;
export const SLOW_STEP = 1;

export const DO_ACT = 0;
export const DO_TACTIC = 1;
export const DO_COMMAND = 2;
const DO_HEROICS = 3;
export const DO_END = 4;

const RULE = 'SL combat/fast-move-and-attack';
const RULE_TACTIC = 'SL set-up/select-commanders';
const RULE_HEROICS = 'SL optional-rules/battlefield-heroics';

/** Fields of FRIEND_TACTICS. */
const OF_UNIT = 0;
const OF_COMMANDER = 8;
const COMMAND_SHIFT = 4;

/**
 * SL combat/fast-move-and-attack, rC85: in the Fast step Units under a Fast Commander; in the Slow step all whose own
 * action of this turn is not behind them.
 */
function isScheduled(t: Tables, s: State, friend: number, step: number): boolean {
  if (step === FAST_STEP) return isFast(t, s, friend);
  return (s[FRIEND_STATE + friend] & F_TURN_TAKEN) === 0;
}

function refuseAct(t: Tables, s: State, friend: number, step: number): number {
  if (!onField(s, friend)) return R_NOT_ON_FIELD;
  if ((s[FRIEND_STATE + friend] & F_DONE) !== 0) return R_HAS_ACTED;
  if (isScheduled(t, s, friend, step)) return 0;
  return step === FAST_STEP ? R_NOT_FAST : R_TURN_TAKEN;
}

/** Where a usable Tactic (or Command Tactic) counter lies: shift in FRIEND_TACTICS, or -1. The Commander's goes first (rC91). */
function counterOf(t: Tables, s: State, friend: number, command: boolean): number {
  const more = command ? COMMAND_SHIFT : 0;
  const tactics = s[FRIEND_TACTICS + friend];
  const c = leader(s, friend);
  if (((tactics >> (OF_COMMANDER + more)) & 15) > 0 && c >= 0 && nerves(t, s, c) !== UNFIT) return OF_COMMANDER + more;
  return ((tactics >> (OF_UNIT + more)) & 15) > 0 ? OF_UNIT + more : -1;
}

/** Whether a Tactic could let the Unit act in this step. */
function refuseExtra(t: Tables, s: State, friend: number, step: number): number {
  if (!onField(s, friend)) return R_NOT_ON_FIELD;
  if ((s[FRIEND_STATE + friend] & (F_DONE | F_EXTRA)) !== 0) return R_HAS_ACTED;
  return isScheduled(t, s, friend, step) ? R_SCHEDULED : 0;
}

function refuseTactic(t: Tables, s: State, friend: number, step: number): number {
  const refused = refuseExtra(t, s, friend, step);
  if (refused !== 0) return refused;
  return counterOf(t, s, friend, false) < 0 ? R_NO_TACTIC : 0;
}

function refuseCommand(t: Tables, s: State, friend: number, step: number): number {
  if (!onField(s, friend)) return R_NOT_ON_FIELD;
  if (counterOf(t, s, friend, true) < 0) return R_NO_COMMAND_TACTIC;
  if (s[FX + E_NO_COMMAND_TACTIC] > 0) return R_RADIO;
  for (let f = 0; f < s[FRIENDS]; f++) if (refuseExtra(t, s, f, step) === 0) return 0;
  return R_NOBODY_TO_HELP;
}

/** SL optional-rules/battlefield-heroics: the Commander of slot `from` (its Unit Destroyed) takes over Unit `to`. */
function refuseHeroics(t: Tables, s: State, from: number, to: number): number {
  if (s[OPT_HEROICS] === 0) return R_NO_HEROICS;
  const c = leader(s, from);
  if ((s[FRIEND_STATE + from] & F_DESTROYED) === 0 || c < 0 || nerves(t, s, c) === UNFIT) return R_HAS_UNIT;
  if (!onField(s, to)) return R_NOT_ON_FIELD;
  if (s[FRIEND_HEX + to] !== s[FRIEND_HEX + from]) return R_HEROICS_ELSEWHERE;
  if (t.unitType[s[FRIEND_UNIT + to]] !== t.commanderType[c]) return R_HEROICS_TYPE;
  const led = leader(s, to);
  return led >= 0 && nerves(t, s, led) !== UNFIT && !isWounded(s, led) ? R_HEROICS_LED : 0;
}

function heroics(from: number, to: number): number {
  return DO_HEROICS | ((from * 64 + to) << VERB_BITS);
}

function hasHeroics(t: Tables, s: State): boolean {
  if (s[OPT_HEROICS] === 0) return false;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if ((s[FRIEND_STATE + f] & F_DESTROYED) === 0) continue;
    for (let u = 0; u < s[FRIENDS]; u++) if (refuseHeroics(t, s, f, u) === 0) return true;
  }
  return false;
}

/** Spends a counter; tells who helps whom. */
function spend(t: Tables, s: State, by: number, on: number, command: boolean, tell: ShermanTell): void {
  const shift = counterOf(t, s, by, command);
  s[FRIEND_TACTICS + by] -= 1 << shift;
  s[FRIEND_STATE + on] |= F_EXTRA;
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'tactic',
      rule: RULE_TACTIC,
      by: unitName(t, s, by),
      for: unitName(t, s, on),
      left: (s[FRIEND_TACTICS + by] >> shift) & 15,
    });
  }
}

/** The Unit's turn to act begins: it is done for this step, whatever it will do. */
function begin(s: State, friend: number, step: number): void {
  s[FRIEND_STATE + friend] |= F_DONE;
  push(s, STEP_MOVE, friend, step);
}

/** The step is over: who could have acted as Fast has had his turn, also if he becomes Slow before the Slow step. */
function endStep(t: Tables, s: State, step: number): void {
  if (step === FAST_STEP) {
    for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f) && isFast(t, s, f)) s[FRIEND_STATE + f] |= F_TURN_TAKEN;
  }
  pop(s);
}

function takeOver(t: Tables, s: State, from: number, to: number, tell: ShermanTell): void {
  const c = leader(s, from);
  s[FRIEND_COMMANDER + to] = c + 1;
  s[FRIEND_COMMANDER + from] = 0;
  // His Tactic counters come with him; those of the man he relieves stay behind.
  s[FRIEND_TACTICS + to] = (s[FRIEND_TACTICS + to] & 0xff) | (s[FRIEND_TACTICS + from] & 0xff00);
  s[FRIEND_TACTICS + from] &= 0xff;
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'takes-over',
      rule: RULE_HEROICS,
      commander: t.commanderName[c],
      unit: unitName(t, s, to),
    });
  }
}

export const friendlyStep: Step<Tables, ShermanEvent> = {
  name: 'friendly',
  rule: RULE,
  settle(t, s) {
    const step = s[top(s) + 1];
    if (anyoneLeft(s)) {
      for (let f = 0; f < s[FRIENDS]; f++) {
        if (
          refuseAct(t, s, f, step) === 0 ||
          (s[FRIEND_TACTICS + f] !== 0 && (refuseTactic(t, s, f, step) === 0 || refuseCommand(t, s, f, step) === 0))
        )
          return false;
      }
      if (hasHeroics(t, s)) return false;
    }
    endStep(t, s, step);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const step = s[top(s) + 1];
      const friends = s[FRIENDS];
      let n = 0;
      for (let f = 0; f < friends; f++) if (refuseAct(t, s, f, step) === 0) out[n++] = DO_ACT | (f << VERB_BITS);
      for (let f = 0; f < friends; f++) {
        if (s[FRIEND_TACTICS + f] === 0) continue;
        if (refuseTactic(t, s, f, step) === 0) out[n++] = DO_TACTIC | (f << VERB_BITS);
        if (refuseCommand(t, s, f, step) === 0) out[n++] = DO_COMMAND | (f << VERB_BITS);
      }
      if (s[OPT_HEROICS] === 1) {
        for (let f = 0; f < friends; f++) {
          if ((s[FRIEND_STATE + f] & F_DESTROYED) === 0) continue;
          for (let u = 0; u < friends; u++) if (refuseHeroics(t, s, f, u) === 0) out[n++] = heroics(f, u);
        }
      }
      out[n++] = DO_END;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) {
        out[n++] = DO_ACT | (f << VERB_BITS);
        out[n++] = DO_TACTIC | (f << VERB_BITS);
        out[n++] = DO_COMMAND | (f << VERB_BITS);
        if (leader(s, f) < 0) continue;
        for (let u = 0; u < s[FRIENDS]; u++) if (u !== f) out[n++] = heroics(f, u);
      }
      out[n++] = DO_END;
      return n;
    },
    refuse(t, s, choice) {
      const step = s[top(s) + 1];
      const f = argumentOf(choice);
      if (verbOf(choice) === DO_END) return choice === DO_END ? 0 : R_NO_SUCH_BATTLE_CHOICE;
      if (verbOf(choice) === DO_HEROICS) {
        const from = f >> 6;
        const to = f & 63;
        if (from >= s[FRIENDS] || to >= s[FRIENDS]) return R_NO_SUCH_BATTLE_CHOICE;
        return refuseHeroics(t, s, from, to);
      }
      if (f >= s[FRIENDS]) return R_NO_SUCH_BATTLE_CHOICE;
      switch (verbOf(choice)) {
        case DO_ACT:
          return refuseAct(t, s, f, step);
        case DO_TACTIC:
          return refuseTactic(t, s, f, step);
        case DO_COMMAND:
          return refuseCommand(t, s, f, step);
        default:
          return R_NO_SUCH_BATTLE_CHOICE;
      }
    },
    apply(t, s, choice, _chance, tell) {
      const step = s[top(s) + 1];
      const f = argumentOf(choice);
      switch (verbOf(choice)) {
        case DO_ACT:
          begin(s, f, step);
          return;
        case DO_TACTIC:
          spend(t, s, f, f, false, tell);
          begin(s, f, step);
          return;
        case DO_COMMAND:
          push(s, STEP_COMMAND_TACTIC, f, step);
          return;
        case DO_HEROICS:
          takeOver(t, s, f >> 6, f & 63, tell);
          return;
        default:
          endStep(t, s, step);
      }
    },
    name(t, s, choice) {
      const f = argumentOf(choice);
      switch (verbOf(choice)) {
        case DO_ACT:
          return `act ${unitName(t, s, f)}`;
        case DO_TACTIC:
          return `tactic ${unitName(t, s, f)}`;
        case DO_COMMAND:
          return `command ${unitName(t, s, f)}`;
        case DO_HEROICS:
          return `heroics ${t.commanderName[leader(s, f >> 6)]} ${unitName(t, s, f & 63)}`;
        default:
          return 'end';
      }
    },
    describe(t, s, choice) {
      const f = argumentOf(choice);
      const verb = verbOf(choice);
      if (verb === DO_END) {
        const label = s[top(s) + 1] === FAST_STEP ? 'End the Fast step' : 'End the Slow step';
        return { label, rule: RULE, mark: 'end' };
      }
      if (verb === DO_HEROICS) {
        const c = t.commanderName[leader(s, f >> 6)];
        return {
          label: `${c} takes over ${unitTitle(t, s, f & 63)}`,
          rule: RULE_HEROICS,
          pieces: [unitName(t, s, f & 63)],
          mark: 'select',
        };
      }
      const hex = hexName(s[FRIEND_HEX + f] - 1);
      const label =
        verb === DO_ACT
          ? `Act with ${unitTitle(t, s, f)}`
          : verb === DO_TACTIC
            ? `Act now with ${unitTitle(t, s, f)}`
            : `Command Tactic of ${unitTitle(t, s, f)}`;
      return {
        label,
        rule: verb === DO_ACT ? RULE : RULE_TACTIC,
        places: [hex],
        pieces: [unitName(t, s, f)],
        ...(verb !== DO_ACT && { cost: '1 Tactic counter' }),
        mark: 'select',
      };
    },
    prompt(_t, s) {
      const fast = s[top(s) + 1] === FAST_STEP;
      return {
        ask: fast ? 'Which Unit acts in the Fast step?' : 'Which Unit acts in the Slow step?',
        wait: 'The task force moves and attacks.',
        why: fast
          ? 'Units of Fast Commanders act before the enemy; others only with a Tactic counter.'
          : 'All other Units act after the enemy.',
      };
    },
    warnings(t, s, choice) {
      if (verbOf(choice) !== DO_END) return [];
      const step = s[top(s) + 1];
      const idle: string[] = [];
      for (let f = 0; f < s[FRIENDS]; f++) if (refuseAct(t, s, f, step) === 0) idle.push(unitName(t, s, f));
      const unused =
        idle.length === 0 ? [] : [{ rule: RULE, text: `${idle.join(', ')} could still act in this step.` }];
      return step === FAST_STEP ? [...unused, ...threatWarnings(t, s)] : unused;
    },
  },
};

/** SL G24: the Unit for which a Command Tactic is spent acts at once. */
export const commandTacticStep: Step<Tables, ShermanEvent> = {
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
      if (choice < 0 || choice >= s[FRIENDS]) return R_NO_SUCH_BATTLE_CHOICE;
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
        label: `${unitTitle(t, s, choice)} acts now`,
        rule: RULE_TACTIC,
        places: at < 0 ? [] : [hexName(at)],
        pieces: [unitName(t, s, choice)],
        cost: '1 Command Tactic counter',
        mark: 'select',
      };
    },
    prompt(t, s) {
      return {
        ask: `Which Unit does ${unitTitle(t, s, s[top(s) + 1])} allow to act?`,
        wait: 'A Command Tactic is used.',
        why: 'It acts now and again in its own step.',
      };
    },
  },
};
