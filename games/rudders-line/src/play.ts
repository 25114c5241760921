// Rudder's Line as it is played: the list of steps in the order of their numbers, and what stands around them. What fire and
// an activation lead to and the Regroup Phase come when they are brought.
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
import type { LaterSteps } from './later.ts';
import { action } from './rules/action/activate.ts';
import { direct } from './rules/fire/direct.ts';
import { indirect, indirectShoot } from './rules/fire/indirect.ts';
import { initiative, turn } from './rules/sequence.ts';
import { placeMore, placeStep, setup } from './rules/setup.ts';
import { result } from './rules/victory.ts';
import { FIELDS, SIZE, TURN } from './state/layout.ts';
import { options } from './state/options.ts';
import { LATER, type LaterStep, STEP } from './state/steps.ts';
import { type GameData, makeTables } from './state/tables.ts';
import { board } from './words/board.ts';
import { SIDE_ID, SIDE_NAME, TITLE } from './words/names.ts';
import { reasons } from './words/reasons/index.ts';
import { remark, say } from './words/say.ts';
import { story } from './words/story.ts';
import { verbs } from './words/verbs.ts';

export { data } from './built-in.ts';

const notYet: Step<GameData, RudderEvent> = {
  name: 'later',
  rule: 'RL 7.4',
  settle() {
    throw new Error('rudders-line: the rules of what follows fire or an activation have not been brought');
  },
};

/** Stands in for what comes later until it is brought. */
const NOT_YET = Object.fromEntries(LATER.map((name) => [name, notYet])) as LaterSteps;
const LATER_STEPS: ReadonlySet<number> = new Set(LATER.map((name) => STEP[name]));

function steps(later: LaterSteps): Step<GameData, RudderEvent>[] {
  return stepList<GameData, RudderEvent, keyof typeof STEP>(STEP, {
    turn,
    place: placeStep,
    initiative,
    indirect,
    shoot: indirectShoot,
    direct,
    action,
    placeMore,
    ...later,
  });
}

/** Steps before which no area has been activated in the turn: set-up, initiative, and which area fires first. */
const OPENING: ReadonlySet<number> = new Set([STEP.turn, STEP.place, STEP.placeMore, STEP.initiative, STEP.indirect]);

/** Whether a choice in this state may lead to a step that comes later: a shot or an activation is at least one choice away. */
export function needsLater(s: State): boolean {
  return !OPENING.has(s[top(s)]);
}

/** Whether the question of this state is one of a step that comes later. */
export function asksLater(s: State): boolean {
  return LATER_STEPS.has(s[top(s)]);
}

/** Nothing is hidden in this game: there is nothing to mask. */
export function playParts(content: Content<Data>, later: LaterSteps): PlayParts<GameData, RudderEvent, RudderFacts> {
  return {
    id: 'rudders-line',
    title: TITLE,
    rulesVersion: 2,
    seats: SIDE_ID.map((id, i) => ({ id, name: SIDE_NAME[i] })),
    options,
    fields: FIELDS,
    size: SIZE,
    tables: makeTables(content.data),
    content: { name: content.name, hash: content.hash },
    steps: steps(later),
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

/** Everything but what comes later, ready to play; `bring` is called before `needsLater` is true of a state that is played on. */
export function createPlay(content: Content<Data> = builtIn({ data, unread })): {
  readonly game: Play<RudderEvent, RudderFacts>;
  readonly bring: (later: LaterSteps) => void;
} {
  const parts = playParts(content, NOT_YET);
  const known = parts.steps as Step<GameData, RudderEvent>[];
  return {
    game: composePlay(parts),
    bring(later) {
      for (const key of Object.keys(later) as LaterStep[]) known[STEP[key]] = later[key];
    },
  };
}
