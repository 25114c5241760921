// Rudder's Line as it is played: the list of steps in the order of their numbers, and what stands around them.
import { type Board, builtIn, type Content, composePlay, type Play, type PlayParts, type Step } from '@bocage/engine';
import { board } from './board.ts';
import { type Data, data, unread } from './built-in.ts';
import type { RudderEvent } from './events.ts';
import { FIELDS, SIZE, TURN } from './layout.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { action, actionGroup } from './rules/action.ts';
import { assaultLead, assaultPoint } from './rules/assault.ts';
import { assaultEnd, assaultRoll } from './rules/assault-result.ts';
import { casualties } from './rules/casualties.ts';
import { assaultDefend, assaultDefendLead } from './rules/defence.ts';
import { direct, directAim } from './rules/direct-fire.ts';
import { directGuns } from './rules/direct-guns.ts';
import { indirect, indirectShoot } from './rules/indirect-fire.ts';
import { enter, interdictionStep } from './rules/interdiction.ts';
import { moveStep, resumeStep } from './rules/move.ts';
import { pickUp, pickUpMore } from './rules/pick-up.ts';
import { regroupFatigue, regroupFatigueMore, regroupRally, regroupRallyMore } from './rules/rally.ts';
import { regroup } from './rules/regroup.ts';
import { initiative, turn } from './rules/sequence.ts';
import { placeMore, placeStep, setup } from './rules/setup.ts';
import { indirectSpot } from './rules/spotting.ts';
import { result } from './rules/victory.ts';
import { remark, say } from './say.ts';
import { makeTables, type Tables } from './tables.ts';
import { verbs } from './verbs.ts';
import { SIDE_ID, SIDE_NAME } from './words.ts';

export { data } from './built-in.ts';

/** In the order of the numbers in steps.ts. */
const steps: readonly Step<Tables, RudderEvent>[] = [
  turn,
  placeStep,
  initiative,
  indirect,
  indirectShoot,
  indirectSpot,
  direct,
  directAim,
  directGuns,
  action,
  actionGroup,
  moveStep,
  resumeStep,
  enter,
  interdictionStep,
  assaultPoint,
  assaultLead,
  assaultDefend,
  assaultDefendLead,
  assaultRoll,
  assaultEnd,
  casualties,
  regroup,
  regroupRally,
  regroupFatigue,
  pickUp,
  regroupRallyMore,
  regroupFatigueMore,
  pickUpMore,
  placeMore,
];

/** Nothing is hidden in this game: there is nothing to mask. */
export function playParts(content: Content<Data>): PlayParts<Tables, RudderEvent, Board> {
  return {
    id: 'rudders-line',
    title: "Rudder's Line",
    rulesVersion: 1,
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
    facts: board,
    board: (_t, facts) => facts,
    say,
    remark,
    turn: (_t, s) => s[TURN],
  };
}

export function createPlay(content: Content<Data> = builtIn({ data, unread })): Play<RudderEvent> {
  return composePlay(playParts(content));
}
