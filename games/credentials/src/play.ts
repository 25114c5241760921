// Puts the chapters together: the list of steps in the order of their numbers, and everything around them. Fights and what
// an action leads to come when they are brought.
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
import { kgNextStep } from './rules/08-riesensauerei.ts';
import { actionStep } from './rules/09-actions/actions.ts';
import { intelLeft } from './state/decks.ts';
import type { CredentialsEvent } from './state/events.ts';
import { FFI, FIELDS, KG, KG_HALTUNG, KG_HINTERHALT, ROUND, SIZE, SPACES } from './state/layout.ts';
import { options } from './state/options.ts';
import { LATER, type LaterStep, STEP } from './state/steps.ts';
import { type GameData, makeTables } from './state/tables.ts';
import { board } from './words/board.ts';
import { CORPS, TITLE } from './words/names.ts';
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
    throw new Error('credentials: the rules of fights and of what an action leads to have not been brought');
  },
};

/** Stands in for what comes later until it is brought. */
const NOT_YET = Object.fromEntries(LATER.map((name) => [name, notYet])) as LaterSteps;
const LATER_STEPS: ReadonlySet<number> = new Set(LATER.map((name) => STEP[name]));

function steps(later: LaterSteps): Step<GameData, CredentialsEvent>[] {
  return stepList<GameData, CredentialsEvent, keyof typeof STEP>(STEP, {
    round: roundStep,
    zone: zoneStep,
    repair: repairStep,
    excess: excessStep,
    kgNext: kgNextStep,
    action: actionStep,
    ...later,
  });
}

/** Steps before the first card of a Kampfgruppe: nobody has fought, no Division has moved. */
const BEFORE: ReadonlySet<number> = new Set([STEP.round, STEP.zone, STEP.repair, STEP.excess]);
/** TAMC 8.a: who draws no card: with a status, or in a Siege Box. */
const KG_STAYS = KG_HALTUNG | KG_HINTERHALT;
const PORT_AT: ReadonlySet<number> = new Set(
  data.ports.map(({ id }) => data.spaces.findIndex((space) => space.id === id)),
);

/**
 * Whether a choice in this state may lead to a step that comes later. Before the Riesensauerei! Phase nothing does, if the player will
 * have to say which Kampfgruppe draws first: a single one draws, and perhaps fights, by itself.
 */
export function needsLater(s: State): boolean {
  if (!BEFORE.has(s[top(s)])) return true;
  let drawing = 0;
  for (let space = 0; space < SPACES; space++)
    if (s[KG + space] !== 0 && (s[KG + space] & KG_STAYS) === 0 && s[FFI + space] === 0 && !PORT_AT.has(space))
      drawing++;
  return drawing < 2;
}

/** What the question of this state needs: nothing more, the FFI Phase alone, or all that comes later. */
export function asksWith(s: State): 'first' | 'ffi' | 'all' {
  const step = s[top(s)];
  return step === STEP.ffi ? 'ffi' : LATER_STEPS.has(step) ? 'all' : 'first';
}

export function playParts(content: Content<Data>, later: LaterSteps): PlayParts<GameData, CredentialsEvent, Facts> {
  return {
    id: 'credentials',
    title: TITLE,
    rulesVersion: 2,
    seats: [{ id: 'US', name: CORPS }],
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

/** Everything but fights and what an action leads to; `bring` is called before `needsLater` is true of a state that is played on. */
export function createPlay(content: Content<Data> = builtIn({ data, unread })): {
  readonly game: Play<CredentialsEvent, Facts>;
  readonly bring: (later: Partial<LaterSteps>) => void;
} {
  const parts = playParts(content, NOT_YET);
  const known = parts.steps as Step<GameData, CredentialsEvent>[];
  return {
    game: composePlay(parts),
    bring(later) {
      for (const [key, step] of Object.entries(later)) known[STEP[key as LaterStep]] = step;
    },
  };
}
