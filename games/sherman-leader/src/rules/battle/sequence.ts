// The sequence of a Battle: pre-combat part by part, the turns, the end. Reads like the outline of the rulebook.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import { BATTLE_STATUS, D_LASTING, DESTROYED, FRIEND_UNIT, FRIENDS, TURN, UNIT_DAMAGE } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import { askToBegin } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { aggressiveness } from './advances.ts';
import { afterPlacement } from './air.ts';
import { anyoneLeft } from './field.ts';
import { afterOrders } from './place-friends.ts';
import { afterEvents, placeTurnCounter, startOfBattle } from './start.ts';
import {
  AFTER_EVENTS,
  AFTER_ORDERS,
  AGGRESSIVENESS,
  BATTLE_ADVANCES,
  BATTLE_AIR,
  BATTLE_ENEMIES,
  BATTLE_PLACE,
  BATTLE_PRE_MOVE,
  BATTLE_START,
  BATTLE_TURNS,
  checkStatus,
  TILES,
} from './status.ts';
import { layTiles } from './tiles.ts';

const RULE = 'SL 2.1';

export const battleStep: Step<GameData, ShermanEvent> = {
  name: 'battle',
  rule: RULE,
  settle(t, s, chance, tell) {
    const at = top(s);
    const stage = s[at + 1];
    if (s[at + 2] === 1 || !anyoneLeft(s)) {
      finish(t, s, s[at + 2] === 1 ? 'turns' : 'units', tell);
      return true;
    }
    if (stage < BATTLE_TURNS) s[at + 1] = stage + 1;
    switch (stage) {
      case BATTLE_START:
        startOfBattle(t, s, chance, tell);
        push(s, STEP.eventTop);
        return true;
      case AFTER_EVENTS:
        afterEvents(t, s, chance, tell);
        return true;
      case TILES:
        placeTurnCounter(t, s, tell);
        layTiles(t, s, chance, tell);
        return true;
      case BATTLE_PLACE:
        push(s, STEP.placeUnit);
        return true;
      case BATTLE_PRE_MOVE:
        push(s, STEP.preMove, 0, -1);
        return true;
      case AFTER_ORDERS:
        afterOrders(t, s, chance, tell);
        return true;
      case BATTLE_ENEMIES:
        push(s, STEP.placeEnemies);
        return true;
      case BATTLE_AIR:
        afterPlacement(t, s, chance, tell);
        return true;
      case BATTLE_ADVANCES:
        push(s, STEP.startingAdvances);
        return true;
      case AGGRESSIVENESS:
        aggressiveness(t, s, chance, tell);
        return true;
    }
    push(s, STEP.turn);
    return true;
  },
};

/** A Battle that somebody has set up by hand begins when he says so; in a Campaign it begins by itself. */
export const beginStep: Step<GameData, ShermanEvent> = {
  name: 'begin',
  rule: RULE,
  decide: {
    seat: () => 0,
    choices(_t, _s, out) {
      out[0] = 0;
      return 1;
    },
    refuse: (_t, _s, choice) => (choice === 0 ? 0 : R.notAsked),
    apply: (_t, s) => pop(s),
    name: () => 'begin',
    describe: () => ({ verb: 'begin', label: W.beginTheBattle, rule: RULE, mark: 'end' }),
    prompt: askToBegin,
  },
};

/** R47, R74: the last status, and what does not outlast the Battle leaves the Units. */
function finish(t: GameData, s: State, why: 'turns' | 'units', tell: ShermanTell): void {
  // Before the enemy was placed there are no points to go by.
  if (s[TURN] > 0) checkStatus(t, s, undefined);
  for (let f = 0; f < s[FRIENDS]; f++) s[UNIT_DAMAGE + s[FRIEND_UNIT + f]] &= D_LASTING;
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'battle-over',
      rule: 'SL 6.19',
      why: s[BATTLE_STATUS] === DESTROYED ? 'beaten' : why,
      status: s[BATTLE_STATUS],
    });
  }
  pop(s);
}
