// The battle half: its steps by number. Each chapter file exports its steps; they are listed here once.
import { type Step, stepList } from '@bocage/engine';
import { BATTLE_STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { startingAdvancesStep } from './advances.ts';
import { airstrikeStep, barrageStep } from './air.ts';
import { attackStep } from './attack.ts';
import { enemyActionsStep } from './enemy-actions.ts';
import { enemyMoveTieStep, enemyTargetTieStep } from './enemy-ties.ts';
import { eventPayStep, eventTacticStep } from './event-effects.ts';
import { eventTopStep } from './event-top.ts';
import { friendlyStep } from './friendly.ts';
import { moveStep } from './move.ts';
import { placeEnemiesStep, placeTieStep, rerollStep } from './place-enemies.ts';
import { lateUnitStep, placeUnitStep, preMoveStep } from './place-friends.ts';
import { battleStep, beginStep } from './sequence.ts';
import { commandTacticStep } from './tactics.ts';
import { cargoStep } from './transport.ts';
import { endEarlyStep, tenacityStep, turnStep } from './turn.ts';

export const battleSteps: readonly Step<GameData, ShermanEvent>[] = stepList(BATTLE_STEP, {
  battle: battleStep,
  turn: turnStep,
  begin: beginStep,
  eventTop: eventTopStep,
  eventPay: eventPayStep,
  eventTactic: eventTacticStep,
  placeUnit: placeUnitStep,
  preMove: preMoveStep,
  placeEnemies: placeEnemiesStep,
  placeTie: placeTieStep,
  reroll: rerollStep,
  airstrike: airstrikeStep,
  barrage: barrageStep,
  startingAdvances: startingAdvancesStep,
  lateUnit: lateUnitStep,
  friendly: friendlyStep,
  commandTactic: commandTacticStep,
  move: moveStep,
  cargo: cargoStep,
  attack: attackStep,
  enemyActions: enemyActionsStep,
  enemyMoveTie: enemyMoveTieStep,
  enemyTargetTie: enemyTargetTieStep,
  endEarly: endEarlyStep,
  tenacity: tenacityStep,
});
