// A Battle turn: Fast, enemy, Slow, the status of the Battalion, and whether the Battle goes on.
import { type Decide, find, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_ENEMY_FIRST_T1 } from '../../state/effects.ts';
import {
  BATTLE_STATUS,
  DESTROYED,
  F_EXPOSED_NOW,
  F_LATE,
  F_STEP,
  F_TURN_TAKEN,
  FRIEND_STATE,
  FRIENDS,
  FX,
  LAST_TURN,
  POINTS,
  TENACITY_USED,
  TURN,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import { askForTenacity, askToEnd } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { tellAll } from './enemy-actions.ts';
import { anyEnemyLeft, anyoneLeft } from './field.ts';
import { rollMovement } from './movement.ts';
import { checkStatus, TURN_END, TURN_FIRST, TURN_SECOND, TURN_START, TURN_STATUS, TURN_THIRD } from './status.ts';
import { FAST_STEP, SLOW_STEP } from './tactics.ts';

/** The Battle ends when the frames above it are closed. */
function endBattle(s: State): void {
  s[find(s, STEP.battle) + 2] = 1;
}

/** SL 6.1: Fast, enemy, Slow, status; an ambush has the enemy first on turn 1 (E28). */
export const turnStep: Step<GameData, ShermanEvent> = {
  name: 'turn',
  rule: 'SL 6.1',
  settle(t, s, chance, tell) {
    const at = top(s);
    if (!anyoneLeft(s)) {
      pop(s);
      return true;
    }
    // SL R103: with the last enemy the Battle is over but for its status.
    if (s[at + 1] > TURN_START && s[at + 1] < TURN_STATUS && !anyEnemyLeft(s)) s[at + 1] = TURN_STATUS;
    const stage = s[at + 1];
    s[at + 1] = stage + 1;
    const ambush = s[TURN] === 1 && s[FX + E_ENEMY_FIRST_T1] > 0;
    switch (stage) {
      case TURN_START:
        startTurn(s, tell);
        return true;
      case TURN_FIRST:
        if (ambush) enemyPart(t, s, chance, tell);
        else friendlyPart(s, FAST_STEP);
        return true;
      case TURN_SECOND:
        if (ambush) friendlyPart(s, FAST_STEP);
        else enemyPart(t, s, chance, tell);
        return true;
      case TURN_THIRD:
        friendlyPart(s, SLOW_STEP);
        return true;
      case TURN_STATUS:
        checkStatus(t, s, tell);
        if (!anyEnemyLeft(s)) endBattle(s);
        else if (s[TURN] >= s[LAST_TURN]) {
          // SL 10.1, R95: once in a Battle.
          if (s[OPT.tenacity] === OPTION.tenacity.on && s[TENACITY_USED] === 0) push(s, STEP.tenacity);
          else endBattle(s);
        } else if (s[BATTLE_STATUS] === DESTROYED) push(s, STEP.endEarly);
        return true;
      case TURN_END:
        pop(s);
        return true;
      default:
        throw new Error(`turn: no stage ${stage}`);
    }
  },
};

function startTurn(s: State, tell: ShermanTell): void {
  s[TURN]++;
  for (let f = 0; f < s[FRIENDS]; f++) s[FRIEND_STATE + f] &= ~(F_EXPOSED_NOW | F_TURN_TAKEN);
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'turn',
      rule: 'SL 6.18',
      turn: s[TURN],
      of: s[LAST_TURN],
    });
  }
  if (s[TURN] !== 2) return;
  // The last pushed is placed first: from the highest slot down.
  for (let f = s[FRIENDS] - 1; f >= 0; f--) if ((s[FRIEND_STATE + f] & F_LATE) !== 0) push(s, STEP.lateUnit, f);
}

function friendlyPart(s: State, step: number): void {
  for (let f = 0; f < s[FRIENDS]; f++) s[FRIEND_STATE + f] &= ~F_STEP;
  push(s, STEP.friendly, step);
}

function enemyPart(t: GameData, s: State, chance: Parameters<typeof rollMovement>[2], tell: ShermanTell): void {
  rollMovement(t, s, chance, tell);
  if (s[OPT.enemyOrder] === OPTION.enemyOrder.chart) tellAll(s, tell);
  push(s, STEP.enemyActions);
}

/** A question with two answers, both always open. */
const EITHER: Pick<Decide<GameData, ShermanEvent>, 'seat' | 'choices' | 'refuse'> = {
  seat: () => 0,
  choices(_t, _s, out) {
    out[0] = 0;
    out[1] = 1;
    return 2;
  },
  refuse: (_t, _s, choice) => (choice === 0 || choice === 1 ? 0 : R.notAsked),
};

/** R46: a Destroyed Battalion may be let go. */
export const endEarlyStep: Step<GameData, ShermanEvent> = {
  name: 'end-early',
  rule: 'SL 6.18',
  decide: {
    ...EITHER,
    apply(_t, s, choice) {
      pop(s);
      if (choice === 0) endBattle(s);
    },
    name: (_t, _s, choice) => (choice === 0 ? 'end' : 'fight on'),
    describe: (_t, _s, choice) => ({
      verb: choice === 0 ? 'end' : 'fight-on',
      label: choice === 0 ? W.endTheBattle : W.fightOn,
      rule: 'SL 6.18',
      mark: choice === 0 ? 'end' : 'select',
    }),
    prompt: (_t, s) => ({
      ...askToEnd(s[POINTS]),
      data: { points: s[POINTS] },
    }),
  },
};

/** SL 10.1: one turn more, for 1 Stress on each participating Commander at the end. */
export const tenacityStep: Step<GameData, ShermanEvent> = {
  name: 'tenacity',
  rule: 'SL 10.1',
  decide: {
    ...EITHER,
    apply(_t, s, choice, _chance, tell) {
      pop(s);
      if (choice === 1) {
        endBattle(s);
        return;
      }
      s[TENACITY_USED] = 1;
      s[LAST_TURN]++;
      if (tell !== undefined) {
        tell({ half: 'battle', kind: 'tenacity', rule: 'SL 10.1', turn: s[LAST_TURN] });
      }
    },
    name: (_t, _s, choice) => (choice === 0 ? 'press on' : 'break off'),
    describe: (_t, _s, choice) => ({
      verb: choice === 0 ? 'press-on' : 'break-off',
      label: choice === 0 ? W.fightOneMoreTurn : W.endTheBattle,
      rule: 'SL 10.1',
      ...(choice === 0 && { cost: W.stressForEach, costs: [{ value: 1, unit: 'Stress' }] }),
      mark: choice === 0 ? 'select' : 'end',
    }),
    prompt: (_t, s) => ({
      ...askForTenacity(s[POINTS]),
      data: { points: s[POINTS] },
    }),
  },
};
