// Puts the chapters together: the list of steps in the order of their numbers, and everything around them.
import { builtIn, type Content, composePlay, type Play, type PlayParts, stepList } from '@bocage/engine';
import { type Data, data, unread } from './built-in.ts';
import { type Facts, facts } from './facts/table.ts';
import { setup } from './rules/03-setup.ts';
import { roundStep } from './rules/06-sequence.ts';
import { excessStep, repairStep, zoneStep } from './rules/07-intelligence.ts';
import { kgDefenderStep, kgNextStep } from './rules/08-riesensauerei.ts';
import { actionStep } from './rules/09-actions/actions.ts';
import { openPortStep } from './rules/09-actions/encirclement.ts';
import { moveStep } from './rules/09-actions/movement.ts';
import { ffiStep } from './rules/10-ffi.ts';
import { logisticsStep } from './rules/11-supplies/logistics.ts';
import { hungerStep, stowStep } from './rules/11-supplies/stow.ts';
import { suppliesStep } from './rules/11-supplies/supplies.ts';
import { haulStep, loadStep } from './rules/11-supplies/trucks.ts';
import { felixStep } from './rules/12-combat/felix.ts';
import { fightStep } from './rules/12-combat/fight.ts';
import { payStep } from './rules/12-combat/payment.ts';
import { middletonStep } from './rules/13-special.ts';
import { cardChoiceStep, nantesStep, placeFfiStep } from './rules/14-cards/choices.ts';
import { reconStep } from './rules/14-cards/recon.ts';
import { intelLeft } from './state/decks.ts';
import type { CredentialsEvent } from './state/events.ts';
import { FIELDS, ROUND, SIZE } from './state/layout.ts';
import { options } from './state/options.ts';
import { STEP } from './state/steps.ts';
import { makeTables, type Tables } from './state/tables.ts';
import { board } from './words/board.ts';
import { reasons } from './words/reasons.ts';
import { remark } from './words/remark.ts';
import { say } from './words/say.ts';
import { result } from './words/score.ts';
import { story } from './words/story.ts';
import { verbsOf } from './words/verbs.ts';

export { data } from './built-in.ts';
export type { Facts } from './facts/table.ts';

const steps = stepList<Tables, CredentialsEvent, keyof typeof STEP>(STEP, {
  round: roundStep,
  zone: zoneStep,
  repair: repairStep,
  excess: excessStep,
  kgNext: kgNextStep,
  kgDefender: kgDefenderStep,
  action: actionStep,
  supplies: suppliesStep,
  haul: haulStep,
  load: loadStep,
  stow: stowStep,
  middleton: middletonStep,
  move: moveStep,
  recon: reconStep,
  placeFfi: placeFfiStep,
  cardChoice: cardChoiceStep,
  nantes: nantesStep,
  felix: felixStep,
  fight: fightStep,
  pay: payStep,
  hunger: hungerStep,
  logistics: logisticsStep,
  openPort: openPortStep,
  ffi: ffiStep,
});

export function playParts(content: Content<Data>): PlayParts<Tables, CredentialsEvent, Facts> {
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
    steps,
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

export function createPlay(content: Content<Data> = builtIn({ data, unread })): Play<CredentialsEvent, Facts> {
  return composePlay(playParts(content));
}
