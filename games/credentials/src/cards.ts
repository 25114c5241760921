// The questions of Aerial Recon cards (TAMC 14), by name. The page loads them when the first Division moves.
import type { Step } from '@bocage/engine';
import { cardChoiceStep, nantesStep, placeFfiStep } from './rules/14-cards/choices.ts';
import type { CredentialsEvent } from './state/events.ts';
import type { STEP } from './state/steps.ts';
import type { Tables } from './state/tables.ts';

export type CardSteps = Readonly<
  Record<Extract<keyof typeof STEP, 'placeFfi' | 'cardChoice' | 'nantes'>, Step<Tables, CredentialsEvent>>
>;

export const cardSteps: CardSteps = { placeFfi: placeFfiStep, cardChoice: cardChoiceStep, nantes: nantesStep };
