// RL 4, 5: the turn and its phases in order, and who has the initiative.
import { type Chance, type Decide, type Purpose, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../events.ts';
import { GO_FIRST, GO_SECOND } from '../state/choice.ts';
import { PHASE } from '../state/frames.ts';
import { GE, INITIATIVE, TURN, US } from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { asks } from '../words/ask.ts';
import { describe, frameSide, nameOf } from '../words/describe.ts';
import * as W from '../words/labels.ts';
import { R } from '../words/reasons/index.ts';
import { flipSpotters } from './fire/spotting.ts';

const DICE: readonly Purpose[] = [
  { rule: 'RL 5.1', what: W.initiativeAmerican, seat: US },
  { rule: 'RL 5.1', what: W.initiativeGerman, seat: GE },
];

/** Phases of STEP.turn, in order; the Mutual Reinforcement Phase (RL 6) is for other games. */
export const INITIATIVE_PHASE = 0;
export const INDIRECT_PHASE = 1;
export const DIRECT_PHASE = 2;
export const ACTION_PHASE = 3;
const REGROUP_PHASE = 4;
export const PHASE_IDS = ['initiative', 'indirect', 'direct', 'action', 'regroup'] as const;
export type PhaseId = (typeof PHASE_IDS)[number];
const PHASE_NAMES = [W.initiative, W.indirectFireSupport, W.directFireSupport, W.action, W.regroup] as const;
const PHASE_RULES = ['RL 5.1', 'RL 7.2', 'RL 9.2', 'RL 10.1', 'RL 12.1'] as const;

/** RL 4.1: opens one phase after the other. */
function settleTurn(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const phase = s[f + PHASE];
  s[f + PHASE] = phase + 1;
  if (phase > REGROUP_PHASE) {
    s[TURN]++;
    s[f + PHASE] = INITIATIVE_PHASE;
    return true;
  }
  if (phase === DIRECT_PHASE) flipSpotters(t, s, tell);
  if (tell !== undefined) {
    if (phase === INITIATIVE_PHASE) {
      tell({
        kind: 'turn',
        rule: 'RL 3.22',
        turn: s[TURN],
        of: t.turns,
        label: t.data.map.track[s[TURN] - 1]?.label ?? '',
      });
    }
    tell({ kind: 'phase', rule: PHASE_RULES[phase], phase: PHASE_NAMES[phase] });
  }
  if (phase === INITIATIVE_PHASE) rollInitiative(t, s, chance, tell);
  else if (phase === INDIRECT_PHASE) push(s, STEP.indirect, s[INITIATIVE]);
  else if (phase === DIRECT_PHASE) push(s, STEP.direct, s[INITIATIVE]);
  else if (phase === ACTION_PHASE) push(s, STEP.action, s[INITIATIVE]);
  else push(s, STEP.regroup);
  return true;
}

/** RL 5.1 + A-01 + SR4: the Rangers on turn 1; later the higher modified roll chooses, ties are rolled again. */
function rollInitiative(t: GameData, s: State, chance: Chance, tell: Tell): void {
  if (s[TURN] === 1) {
    s[INITIATIVE] = US;
    if (tell !== undefined) tell({ kind: 'first', rule: 'RL 5.1', side: US });
    return;
  }
  const us = t.initiative[s[TURN]];
  const ge = t.initiative[16 + s[TURN]];
  for (;;) {
    const a = chance.die(s, 6, DICE[US]);
    const b = chance.die(s, 6, DICE[GE]);
    if (tell !== undefined) tell({ kind: 'initiative', rule: 'RL 5.1', dice: [a, b], modifiers: [us, ge] });
    if (a + us === b + ge) continue;
    push(s, STEP.initiative, a + us > b + ge ? US : GE);
    return;
  }
}

const choose: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(_t, _s, out) {
    out[0] = GO_FIRST;
    out[1] = GO_SECOND;
    return 2;
  },
  refuse: (_t, _s, choice) => (choice === GO_FIRST || choice === GO_SECOND ? 0 : R.otherDecision),
  apply(_t, s, choice, _chance, tell) {
    const winner = frameSide(s);
    s[INITIATIVE] = choice === GO_FIRST ? winner : 1 - winner;
    pop(s);
    if (tell !== undefined) tell({ kind: 'first', rule: 'RL 5.1', side: s[INITIATIVE] });
  },
  name: nameOf,
  describe,
  prompt: (_t, s) => ({
    ...asks.initiative(frameSide(s), s[TURN]),
    data: { turn: s[TURN] },
  }),
};

export const turn: Step<GameData, RudderEvent> = { name: 'turn', rule: 'RL 4.1', settle: settleTurn };
export const initiative: Step<GameData, RudderEvent> = { name: 'initiative', rule: 'RL 5.1', decide: choose };
