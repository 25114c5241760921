// The sequence of play: set-up, the Weeks, the end. Reads like the outline of the rulebook.
import { clearFrames, push, type State, type Step, top } from '@bocage/engine';
import { CAMPAIGN_END, END_BATTLE, END_WEEKS, VP, WEEK } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
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

export function startCampaign(t: GameData, s: State, tell: ShermanTell): void {
  startingPoints(t, s, tell);
  push(s, STEP.campaign, STAGE_BATTALIONS);
}

/** SL 2.1: goes on with the next part whenever one is over. */
export const campaignStep: Step<GameData, ShermanEvent> = {
  name: 'campaign',
  rule: 'SL 2.1',
  settle(t, s, _chance, tell) {
    const at = top(s);
    const stage = s[at + 1];
    if (stage < STAGE_WEEKS) s[at + 1] = stage + 1;
    switch (stage) {
      case STAGE_BATTALIONS:
        push(s, s[OPT.mode] === OPTION.mode.battle ? STEP.setupTarget : STEP.setupBattalions);
        return true;
      case STAGE_UNITS:
        if (s[OPT.force] === OPTION.force.ready) {
          buyReadyForce(t, s, tell);
          s[at + 1] = STAGE_WEEKS;
        } else {
          push(s, STEP.setupUnits);
        }
        return true;
      case STAGE_COMMANDERS:
        push(s, STEP.setupCommanders);
        return true;
      case STAGE_PROMOTE:
        push(s, STEP.setupPromote);
        return true;
      case STAGE_TRUCKS:
        // A single Battle costs nothing to reach: Trucks would be useless (R72).
        if (s[OPT.mode] === OPTION.mode.campaign) push(s, STEP.setupTrucks);
        return true;
      case STAGE_SCOUTS:
        push(s, STEP.setupScouts);
        return true;
    }
    const weeks = s[OPT.mode] === OPTION.mode.battle ? 1 : t.objectiveWeeks[s[OPT.objective]];
    if (s[WEEK] >= weeks) {
      s[CAMPAIGN_END] = s[OPT.mode] === OPTION.mode.battle ? END_BATTLE : END_WEEKS;
      clearFrames(s);
      if (tell !== undefined) {
        const why = s[OPT.mode] === OPTION.mode.battle ? 'battle' : 'weeks';
        tell({ half: 'campaign', kind: 'campaign-end', rule: 'SL 3.9', why, vp: s[VP] });
      }
      return true;
    }
    s[WEEK]++;
    push(s, STEP.week);
    return true;
  },
};
