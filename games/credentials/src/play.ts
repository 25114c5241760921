// Puts the chapters together: the list of steps in the order of their numbers, and everything around them. What an
// action leads to comes when it is brought.
import {
  builtIn,
  type Content,
  composePlay,
  type Play,
  type PlayParts,
  type State,
  type Step,
  stepList,
  top,
} from '@bocage/engine';
import { type Data, data, unread } from './built-in.ts';
import { type Facts, facts } from './facts/table.ts';
import type { LaterSteps } from './later.ts';
import { setup } from './rules/03-setup.ts';
import { roundStep } from './rules/06-sequence.ts';
import { excessStep, repairStep, zoneStep } from './rules/07-intelligence.ts';
import { kgDefenderStep, kgNextStep } from './rules/08-riesensauerei.ts';
import { actionStep } from './rules/09-actions/actions.ts';
import { openPortStep } from './rules/09-actions/encirclement.ts';
import { felixStep } from './rules/12-combat/felix.ts';
import { fightStep } from './rules/12-combat/fight.ts';
import { payStep } from './rules/12-combat/payment.ts';
import { intelLeft } from './state/decks.ts';
import type { CredentialsEvent } from './state/events.ts';
import { FIELDS, ROUND, SIZE } from './state/layout.ts';
import { options } from './state/options.ts';
import { LATER, type LaterStep, STEP } from './state/steps.ts';
import { type GameData, makeTables } from './state/tables.ts';
import { board } from './words/board.ts';
import { reasons } from './words/reasons.ts';
import { remark } from './words/remark.ts';
import { say } from './words/say.ts';
import { result } from './words/score.ts';
import { story } from './words/story.ts';
import { verbsOf } from './words/verbs.ts';

export { data } from './built-in.ts';
export type { Facts } from './facts/table.ts';

const notYet: Step<GameData, CredentialsEvent> = {
  name: 'later',
  rule: 'TAMC 9.a',
  settle() {
    throw new Error('credentials: the rules of what an action leads to have not been brought');
  },
};

/** Stands in for what comes later until it is brought. */
const NOT_YET = Object.fromEntries(LATER.map((name) => [name, notYet])) as LaterSteps;

function steps(later: LaterSteps): Step<GameData, CredentialsEvent>[] {
  return stepList<GameData, CredentialsEvent, keyof typeof STEP>(STEP, {
    round: roundStep,
    zone: zoneStep,
    repair: repairStep,
    excess: excessStep,
    kgNext: kgNextStep,
    kgDefender: kgDefenderStep,
    action: actionStep,
    felix: felixStep,
    fight: fightStep,
    pay: payStep,
    openPort: openPortStep,
    ...later,
  });
}

/** Steps before the Action Phase of a round; Kampfgruppen may fight in it, but no Division has moved. */
const BEFORE: ReadonlySet<number> = new Set([STEP.round, STEP.zone, STEP.repair, STEP.excess, STEP.kgNext]);

/** Whether a choice in this state may lead to a step that comes later: an action is at least one choice away from here. */
export function needsLater(s: State): boolean {
  return !BEFORE.has(s[top(s)]);
}

export function playParts(content: Content<Data>, later: LaterSteps): PlayParts<GameData, CredentialsEvent, Facts> {
  return {
    id: 'credentials',
    title: 'These Are My Credentials',
    rulesVersion: 2,
    seats: [{ id: 'US', name: 'VIII Corps' }],
    options,
    fields: FIELDS,
    size: SIZE,
    tables: makeTables(content.data),
    content: { name: content.name, hash: content.hash },
    steps: steps(later),
    reasons,
    verbs: verbsOf(content.data),
    setup,
    result,
    facts,
    board,
    say,
    story,
    remark,
    turn: (_t, s) => s[ROUND],
    turns: (_t, s) => s[ROUND] + intelLeft(s),
  };
}

/** Everything but what an action leads to; `bring` is called before `needsLater` is true of a state that is played on. */
export function createPlay(content: Content<Data> = builtIn({ data, unread })): {
  readonly game: Play<CredentialsEvent, Facts>;
  readonly bring: (later: LaterSteps) => void;
} {
  const parts = playParts(content, NOT_YET);
  const known = parts.steps as Step<GameData, CredentialsEvent>[];
  return {
    game: composePlay(parts),
    bring(later) {
      for (const key of Object.keys(later) as LaterStep[]) known[STEP[key]] = later[key];
    },
  };
}
