// The sequence of play: set-up, the Weeks, the end. Reads like the outline of the rulebook.
import { clearFrames, push, type State, type Step, top } from '@bocage/engine';
import {
  CAMPAIGN_END,
  END_BATTLE,
  END_WEEKS,
  OPT_FORCE,
  OPT_MODE,
  OPT_OBJECTIVE,
  VP,
  WEEK,
} from '../../state/layout.ts';
import {
  STEP_CAMPAIGN,
  STEP_SETUP_BATTALIONS,
  STEP_SETUP_COMMANDERS,
  STEP_SETUP_PROMOTE,
  STEP_SETUP_SCOUTS,
  STEP_SETUP_TARGET,
  STEP_SETUP_TRUCKS,
  STEP_SETUP_UNITS,
  STEP_WEEK,
} from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { buyReadyForce } from './ready-force.ts';
import { startingPoints } from './set-up.ts';

/** Stages of the root frame. */
const STAGE_BATTALIONS = 0;
const STAGE_UNITS = 1;
const STAGE_COMMANDERS = 2;
const STAGE_PROMOTE = 3;
const STAGE_TRUCKS = 4;
const STAGE_SCOUTS = 5;
/** From here on each return to the root begins a Week. */
export const STAGE_WEEKS = 6;

export function startCampaign(t: Tables, s: State, tell: ShermanTell): void {
  startingPoints(t, s, tell);
  push(s, STEP_CAMPAIGN, STAGE_BATTALIONS);
}

/** SL sequence/sequence-of-play: goes on with the next part whenever one is over. */
export const campaignStep: Step<Tables, ShermanEvent> = {
  name: 'campaign',
  rule: 'SL sequence/sequence-of-play',
  settle(t, s, _chance, tell) {
    const at = top(s);
    const stage = s[at + 1];
    if (stage < STAGE_WEEKS) s[at + 1] = stage + 1;
    switch (stage) {
      case STAGE_BATTALIONS:
        push(s, s[OPT_MODE] === 1 ? STEP_SETUP_TARGET : STEP_SETUP_BATTALIONS);
        return true;
      case STAGE_UNITS:
        if (s[OPT_FORCE] === 1) {
          buyReadyForce(t, s, tell);
          s[at + 1] = STAGE_WEEKS;
        } else {
          push(s, STEP_SETUP_UNITS);
        }
        return true;
      case STAGE_COMMANDERS:
        push(s, STEP_SETUP_COMMANDERS);
        return true;
      case STAGE_PROMOTE:
        push(s, STEP_SETUP_PROMOTE);
        return true;
      case STAGE_TRUCKS:
        // A single Battle costs nothing to reach: Trucks would be useless (rC72).
        if (s[OPT_MODE] === 0) push(s, STEP_SETUP_TRUCKS);
        return true;
      case STAGE_SCOUTS:
        push(s, STEP_SETUP_SCOUTS);
        return true;
    }
    const weeks = s[OPT_MODE] === 1 ? 1 : t.objectiveWeeks[s[OPT_OBJECTIVE]];
    if (s[WEEK] >= weeks) {
      s[CAMPAIGN_END] = s[OPT_MODE] === 1 ? END_BATTLE : END_WEEKS;
      clearFrames(s);
      if (tell !== undefined) {
        const why = s[OPT_MODE] === 1 ? 'the Battle is over' : 'the last Week is over';
        tell({ half: 'campaign', kind: 'campaign-end', rule: 'SL set-up/end-of-a-campaign', why, vp: s[VP] });
      }
      return true;
    }
    s[WEEK]++;
    push(s, STEP_WEEK);
    return true;
  },
};
