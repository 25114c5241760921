// The Fast and the Slow step: which Unit acts next, Tactics, Heroics, the end of the step.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import { hexName } from '../../state/hex.ts';
import {
  ENEMIES,
  ENEMY_HEX,
  F_DESTROYED,
  F_DONE,
  F_TURN_TAKEN,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIENDS,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import { R } from '../../words/battle/reasons.ts';
import {
  actLabel,
  actNowLabel,
  askWhoActs,
  attackLabel,
  commandLabel,
  heroicsLabel,
  warnOfIdle,
} from '../../words/battle/who-acts.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { passBy } from '../shared/passed.ts';
import {
  anyEnemyLeft,
  anyoneLeft,
  argumentOf,
  enemyId,
  enemyName,
  enemyTitle,
  hasTwin,
  isActiveEnemy,
  isFast,
  leader,
  onField,
  unitName,
  unitTitle,
  VERB_BITS,
  verbOf,
} from './field.ts';
import { hasHeroics, RULE_HEROICS, refuseHeroics, takeOver } from './heroics.ts';
import { passedOver, refusePassed } from './passed-over.ts';
import { begin, FAST_STEP, isScheduled, RULE_TACTIC, refuseCommand, refuseTactic, spend } from './tactics.ts';
import { threatWarnings } from './threats.ts';

export const DO_ACT = 0;
export const DO_TACTIC = 1;
export const DO_COMMAND = 2;
const DO_HEROICS = 3;
const DO_END = 4;
/** Never legal: what the Unit before was not asked for, so that it can be explained. */
const DO_ATTACK = 5;
const RULE = 'SL 6.1';

function refuseAct(t: GameData, s: State, friend: number, step: number): number {
  if (!onField(s, friend)) return R.notOnField;
  if ((s[FRIEND_STATE + friend] & F_DONE) !== 0) return R.hasActed;
  if (isScheduled(t, s, friend, step)) return 0;
  return step === FAST_STEP ? R.notFast : R.turnTaken;
}

function heroics(from: number, to: number): number {
  return DO_HEROICS | ((from * 64 + to) << VERB_BITS);
}

/** The step is over: who could have acted as Fast has had his turn, also if he becomes Slow before the Slow step. */
function endStep(t: GameData, s: State, step: number): void {
  if (step === FAST_STEP) {
    for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f) && isFast(t, s, f)) s[FRIEND_STATE + f] |= F_TURN_TAKEN;
  }
  pop(s);
}

function anyoneActed(s: State): boolean {
  for (let f = 0; f < s[FRIENDS]; f++) if ((s[FRIEND_STATE + f] & F_DONE) !== 0) return true;
  return false;
}

export const friendlyStep: Step<GameData, ShermanEvent> = {
  name: 'friendly',
  rule: RULE,
  settle(t, s, _chance, tell) {
    const step = s[top(s) + 1];
    // SL R103: once no enemy is left nobody needs to act any more.
    if (anyoneLeft(s) && anyEnemyLeft(s)) {
      for (let f = 0; f < s[FRIENDS]; f++) {
        if (
          refuseAct(t, s, f, step) === 0 ||
          (s[FRIEND_TACTICS + f] !== 0 && (refuseTactic(t, s, f, step) === 0 || refuseCommand(t, s, f, step) === 0))
        )
          return false;
      }
      if (hasHeroics(t, s)) return false;
      if (!anyoneActed(s)) passBy(step === FAST_STEP ? 'fast' : 'slow', RULE, tell);
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
      if (s[OPT.heroics] === OPTION.heroics.on) {
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
      if (passedOver(s) >= 0) {
        for (let e = 0; e < s[ENEMIES]; e++)
          if (isActiveEnemy(s, e) && !hasTwin(s, e)) out[n++] = DO_ATTACK | (e << VERB_BITS);
      }
      out[n++] = DO_END;
      return n;
    },
    refuse(t, s, choice) {
      const step = s[top(s) + 1];
      const f = argumentOf(choice);
      if (verbOf(choice) === DO_END) return choice === DO_END ? 0 : R.notAsked;
      if (verbOf(choice) === DO_HEROICS) {
        const from = f >> 6;
        const to = f & 63;
        if (from >= s[FRIENDS] || to >= s[FRIENDS]) return R.notAsked;
        return refuseHeroics(t, s, from, to);
      }
      if (verbOf(choice) === DO_ATTACK)
        return f < s[ENEMIES] && isActiveEnemy(s, f) && !hasTwin(s, f) ? refusePassed(t, s, f) : R.notAsked;
      if (f >= s[FRIENDS]) return R.notAsked;
      switch (verbOf(choice)) {
        case DO_ACT:
          return refuseAct(t, s, f, step);
        case DO_TACTIC:
          return refuseTactic(t, s, f, step);
        case DO_COMMAND:
          return refuseCommand(t, s, f, step);
        default:
          return R.notAsked;
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
          push(s, STEP.commandTactic, f, step);
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
        case DO_ATTACK:
          return enemyName(t, s, f);
        default:
          return 'end';
      }
    },
    describe(t, s, choice) {
      const f = argumentOf(choice);
      const verb = verbOf(choice);
      if (verb === DO_END) {
        const label = s[top(s) + 1] === FAST_STEP ? W.endTheFastStep : W.endTheSlowStep;
        return { verb: 'end', label, rule: RULE, mark: 'end' };
      }
      if (verb === DO_ATTACK) {
        const hex = hexName(s[ENEMY_HEX + f] - 1);
        return {
          verb: 'attack',
          label: attackLabel(enemyTitle(t, s, f), hex),
          rule: 'SL 6.7',
          places: [hex],
          pieces: [enemyId(f)],
          mark: 'attack',
        };
      }
      if (verb === DO_HEROICS) {
        const c = t.commanderName[leader(s, f >> 6)];
        return {
          verb: 'heroics',
          label: heroicsLabel(c, unitTitle(t, s, f & 63)),
          rule: RULE_HEROICS,
          pieces: [unitName(t, s, f & 63)],
          mark: 'select',
        };
      }
      const hex = hexName(s[FRIEND_HEX + f] - 1);
      const label = verb === DO_ACT ? actLabel : verb === DO_TACTIC ? actNowLabel : commandLabel;
      return {
        verb: verb === DO_ACT ? 'act' : verb === DO_TACTIC ? 'tactic' : 'command',
        label: label(unitTitle(t, s, f)),
        rule: verb === DO_ACT ? RULE : RULE_TACTIC,
        places: [hex],
        pieces: [unitName(t, s, f)],
        ...(verb !== DO_ACT && {
          cost: W.oneTactic,
          costs: [{ value: 1, unit: verb === DO_TACTIC ? 'Tactic' : 'Command Tactic' }],
        }),
        mark: 'select',
      };
    },
    prompt(_t, s) {
      const fast = s[top(s) + 1] === FAST_STEP;
      return {
        ...askWhoActs(fast),
        data: { fast },
      };
    },
    warnings(t, s, choice) {
      if (verbOf(choice) !== DO_END) return [];
      const step = s[top(s) + 1];
      const idle: string[] = [];
      for (let f = 0; f < s[FRIENDS]; f++) if (refuseAct(t, s, f, step) === 0) idle.push(unitName(t, s, f));
      const unused =
        idle.length === 0
          ? []
          : [
              {
                code: 'idle',
                rule: RULE,
                data: { units: idle },
                text: warnOfIdle(idle),
              },
            ];
      return [...unused, ...threatWarnings(t, s)];
    },
  },
};
