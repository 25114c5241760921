// Fights and what an action leads to: the steps that the first question of a game cannot lead to, by name. The page loads them
// before the first Kampfgruppe draws.
import type { Step } from '@bocage/engine';
import { kgDefenderStep } from './rules/08-riesensauerei.ts';
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
import type { CredentialsEvent } from './state/events.ts';
import type { LaterStep } from './state/steps.ts';
import type { GameData } from './state/tables.ts';

export type LaterSteps = Readonly<Record<LaterStep, Step<GameData, CredentialsEvent>>>;

export const laterSteps: LaterSteps = {
  kgDefender: kgDefenderStep,
  felix: felixStep,
  fight: fightStep,
  pay: payStep,
  openPort: openPortStep,
  supplies: suppliesStep,
  haul: haulStep,
  load: loadStep,
  stow: stowStep,
  middleton: middletonStep,
  move: moveStep,
  recon: reconStep,
  hunger: hungerStep,
  logistics: logisticsStep,
  ffi: ffiStep,
  placeFfi: placeFfiStep,
  cardChoice: cardChoiceStep,
  nantes: nantesStep,
};
