// Puts the chapters together: the list of steps in the order of their numbers, and everything around them. What an Aerial Recon
// card asks comes when it is brought.
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
import type { CardSteps } from './cards.ts';
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

const notYet: Step<Tables, CredentialsEvent> = {
  name: 'recon/card',
  rule: 'TAMC 14.a',
  settle() {
    throw new Error('credentials: the questions of Aerial Recon cards have not been brought');
  },
};

/** Stands in for the questions of Aerial Recon cards until they are brought. */
const NOT_YET: CardSteps = { placeFfi: notYet, cardChoice: notYet, nantes: notYet };

function steps(cards: CardSteps): Step<Tables, CredentialsEvent>[] {
  return stepList<Tables, CredentialsEvent, keyof typeof STEP>(STEP, {
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
    felix: felixStep,
    fight: fightStep,
    pay: payStep,
    hunger: hungerStep,
    logistics: logisticsStep,
    openPort: openPortStep,
    ffi: ffiStep,
    ...cards,
  });
}

/** Steps in which no Division moves: an Aerial Recon card is drawn where one enters a space. */
const AT_REST: ReadonlySet<number> = new Set([
  STEP.round,
  STEP.zone,
  STEP.repair,
  STEP.excess,
  STEP.kgNext,
  STEP.action,
  STEP.supplies,
  STEP.haul,
  STEP.load,
  STEP.middleton,
  STEP.ffi,
]);

/** Whether a choice in this state may lead to a question of an Aerial Recon card. */
export function needsCards(s: State): boolean {
  return !AT_REST.has(s[top(s)]);
}

export function playParts(content: Content<Data>, cards: CardSteps): PlayParts<Tables, CredentialsEvent, Facts> {
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
    steps: steps(cards),
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

/** Everything but the questions of Aerial Recon cards; `bring` is called before `needsCards` is true of a state that is played on. */
export function createPlay(content: Content<Data> = builtIn({ data, unread })): {
  readonly game: Play<CredentialsEvent, Facts>;
  readonly bring: (cards: CardSteps) => void;
} {
  const parts = playParts(content, NOT_YET);
  const known = parts.steps as Step<Tables, CredentialsEvent>[];
  return {
    game: composePlay(parts),
    bring(cards) {
      for (const key of Object.keys(cards) as (keyof CardSteps)[]) known[STEP[key]] = cards[key];
    },
  };
}
