// Rudder's Line as it is played: the list of steps in the order of their numbers, and what stands around them. The Regroup Phase
// comes when it is brought.
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
import type { RudderEvent } from './events.ts';
import { facts, type RudderFacts } from './facts/facts.ts';
import type { RegroupSteps } from './regroup.ts';
import { action, actionGroup } from './rules/action/activate.ts';
import { enter, interdictionStep } from './rules/action/interdiction.ts';
import { moveStep, resumeStep } from './rules/action/move.ts';
import { assaultLead, assaultPoint } from './rules/assault/attacker.ts';
import { assaultDefend, assaultDefendLead } from './rules/assault/defender.ts';
import { assaultEnd, assaultRoll } from './rules/assault/result.ts';
import { casualties } from './rules/casualties/pay.ts';
import { direct, directAim } from './rules/fire/direct.ts';
import { directGuns } from './rules/fire/guns.ts';
import { indirect, indirectShoot } from './rules/fire/indirect.ts';
import { indirectSpot } from './rules/fire/spotting.ts';
import { initiative, turn } from './rules/sequence.ts';
import { placeMore, placeStep, setup } from './rules/setup.ts';
import { result } from './rules/victory.ts';
import { FIELDS, SIZE, TURN } from './state/layout.ts';
import { options } from './state/options.ts';
import { STEP } from './state/steps.ts';
import { makeTables, type Tables } from './state/tables.ts';
import { board } from './words/board.ts';
import { SIDE_ID, SIDE_NAME } from './words/names.ts';
import { reasons } from './words/reasons/index.ts';
import { remark, say } from './words/say.ts';
import { story } from './words/story.ts';
import { verbs } from './words/verbs.ts';

export { data } from './built-in.ts';

const notYet: Step<Tables, RudderEvent> = {
  name: 'regroup',
  rule: 'RL 12.1',
  settle() {
    throw new Error('rudders-line: the Regroup Phase has not been brought');
  },
};

/** Stands in for the Regroup Phase until it is brought. */
const NOT_YET: RegroupSteps = {
  regroup: notYet,
  rally: notYet,
  fatigue: notYet,
  pickUp: notYet,
  rallyMore: notYet,
  fatigueMore: notYet,
  pickUpMore: notYet,
};

function steps(regroup: RegroupSteps): Step<Tables, RudderEvent>[] {
  return stepList<Tables, RudderEvent, keyof typeof STEP>(STEP, {
    turn,
    place: placeStep,
    initiative,
    indirect,
    shoot: indirectShoot,
    spot: indirectSpot,
    direct,
    aim: directAim,
    guns: directGuns,
    action,
    group: actionGroup,
    move: moveStep,
    resume: resumeStep,
    enter,
    interdiction: interdictionStep,
    point: assaultPoint,
    lead: assaultLead,
    defend: assaultDefend,
    defendLead: assaultDefendLead,
    assaultRoll,
    assaultEnd,
    casualties,
    placeMore,
    ...regroup,
  });
}

/** Steps before which the end of the turn is far: set-up, initiative, indirect fire and what it hits. */
const OPENING: ReadonlySet<number> = new Set([
  STEP.turn,
  STEP.place,
  STEP.placeMore,
  STEP.initiative,
  STEP.indirect,
  STEP.shoot,
  STEP.spot,
]);

/** Whether a choice in this state may lead to the Regroup Phase. */
export function needsRegroup(s: State): boolean {
  return !OPENING.has(s[top(s)]);
}

/** Nothing is hidden in this game: there is nothing to mask. */
export function playParts(content: Content<Data>, regroup: RegroupSteps): PlayParts<Tables, RudderEvent, RudderFacts> {
  return {
    id: 'rudders-line',
    title: "Rudder's Line",
    rulesVersion: 2,
    seats: SIDE_ID.map((id, i) => ({ id, name: SIDE_NAME[i] })),
    options,
    fields: FIELDS,
    size: SIZE,
    tables: makeTables(content.data),
    content: { name: content.name, hash: content.hash },
    steps: steps(regroup),
    reasons,
    verbs,
    setup,
    result,
    facts,
    board,
    say,
    story,
    remark,
    turn: (_t, s) => s[TURN],
    turns: (t) => t.turns,
  };
}

/** Everything but the Regroup Phase, ready to play; `bring` is called before `needsRegroup` is true of a state that is played on. */
export function createPlay(content: Content<Data> = builtIn({ data, unread })): {
  readonly game: Play<RudderEvent, RudderFacts>;
  readonly bring: (regroup: RegroupSteps) => void;
} {
  const parts = playParts(content, NOT_YET);
  const known = parts.steps as Step<Tables, RudderEvent>[];
  return {
    game: composePlay(parts),
    bring(regroup) {
      for (const key of Object.keys(regroup) as (keyof RegroupSteps)[]) known[STEP[key]] = regroup[key];
    },
  };
}
