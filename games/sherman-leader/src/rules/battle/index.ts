// The battle half: its steps by number. Each chapter file exports its steps; they are listed here once.
import type { Step } from '@bocage/engine';
import {
  STEP_AIRSTRIKE,
  STEP_ATTACK,
  STEP_BARRAGE,
  STEP_BATTLE,
  STEP_BEGIN,
  STEP_CARGO,
  STEP_COMMAND_TACTIC,
  STEP_END_EARLY,
  STEP_ENEMY_ACTIONS,
  STEP_ENEMY_MOVE_TIE,
  STEP_ENEMY_TARGET_TIE,
  STEP_EVENT_PAY,
  STEP_EVENT_TACTIC,
  STEP_EVENT_TOP,
  STEP_FRIENDLY,
  STEP_LATE_UNIT,
  STEP_MOVE,
  STEP_PLACE_ENEMIES,
  STEP_PLACE_TIE,
  STEP_PLACE_UNIT,
  STEP_PRE_MOVE,
  STEP_REROLL,
  STEP_STARTING_ADVANCES,
  STEP_TENACITY,
  STEP_TURN,
} from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { startingAdvancesStep } from './advances.ts';
import { airstrikeStep, barrageStep } from './air.ts';
import { attackStep } from './attack.ts';
import { enemyActionsStep } from './enemy-actions.ts';
import { enemyMoveTieStep, enemyTargetTieStep } from './enemy-ties.ts';
import { eventPayStep, eventTacticStep, eventTopStep } from './event-top.ts';
import { friendlyStep } from './friendly.ts';
import { moveStep } from './move.ts';
import { placeEnemiesStep, placeTieStep, rerollStep } from './place-enemies.ts';
import { lateUnitStep, placeUnitStep, preMoveStep } from './place-friends.ts';
import { battleStep, beginStep } from './sequence.ts';
import { commandTacticStep } from './tactics.ts';
import { cargoStep } from './transport.ts';
import { endEarlyStep, tenacityStep, turnStep } from './turn.ts';

export const battleSteps: ReadonlyMap<number, Step<Tables, ShermanEvent>> = new Map<number, Step<Tables, ShermanEvent>>(
  [
    [STEP_BATTLE, battleStep],
    [STEP_TURN, turnStep],
    [STEP_BEGIN, beginStep],
    [STEP_EVENT_TOP, eventTopStep],
    [STEP_EVENT_PAY, eventPayStep],
    [STEP_EVENT_TACTIC, eventTacticStep],
    [STEP_PLACE_UNIT, placeUnitStep],
    [STEP_PRE_MOVE, preMoveStep],
    [STEP_PLACE_ENEMIES, placeEnemiesStep],
    [STEP_PLACE_TIE, placeTieStep],
    [STEP_REROLL, rerollStep],
    [STEP_AIRSTRIKE, airstrikeStep],
    [STEP_BARRAGE, barrageStep],
    [STEP_STARTING_ADVANCES, startingAdvancesStep],
    [STEP_LATE_UNIT, lateUnitStep],
    [STEP_FRIENDLY, friendlyStep],
    [STEP_COMMAND_TACTIC, commandTacticStep],
    [STEP_MOVE, moveStep],
    [STEP_CARGO, cargoStep],
    [STEP_ATTACK, attackStep],
    [STEP_ENEMY_ACTIONS, enemyActionsStep],
    [STEP_ENEMY_MOVE_TIE, enemyMoveTieStep],
    [STEP_ENEMY_TARGET_TIE, enemyTargetTieStep],
    [STEP_END_EARLY, endEarlyStep],
    [STEP_TENACITY, tenacityStep],
  ],
);
