// Rudder's Line as it is played: the list of steps in the order of their numbers, and what stands around them.
import { builtIn, type Content, composePlay, type Play, type PlayParts, stepList } from '@bocage/engine';
import { type Data, data, unread } from './built-in.ts';
import type { RudderEvent } from './events.ts';
import { facts, type RudderFacts } from './facts/facts.ts';
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
import { regroup } from './rules/regroup/order.ts';
import { pickUp, pickUpMore } from './rules/regroup/pick-up.ts';
import { regroupFatigue, regroupFatigueMore, regroupRally, regroupRallyMore } from './rules/regroup/rally.ts';
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

const steps = stepList<Tables, RudderEvent, keyof typeof STEP>(STEP, {
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
  regroup,
  rally: regroupRally,
  fatigue: regroupFatigue,
  pickUp,
  rallyMore: regroupRallyMore,
  fatigueMore: regroupFatigueMore,
  pickUpMore,
  placeMore,
});

/** Nothing is hidden in this game: there is nothing to mask. */
export function playParts(content: Content<Data>): PlayParts<Tables, RudderEvent, RudderFacts> {
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
    steps,
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

export function createPlay(content: Content<Data> = builtIn({ data, unread })): Play<RudderEvent, RudderFacts> {
  return composePlay(playParts(content));
}
