// Verbs of the game and when they belong, for intents out of their phase.
import type { Reason } from '@bocage/engine';

export const verbs: Readonly<Record<string, Reason>> = {
  buy: { rule: 'SL set-up/buy-units', text: 'Units are bought at set-up and in the Repair/Replace step.' },
  promote: {
    rule: 'SL set-up/commander-promotion-priority',
    text: 'Commanders are promoted for SO points when they join.',
  },
  assign: { rule: 'SL start-of-week/assign-units', text: 'Units are assigned at the start of a Week.' },
  attack: { rule: 'SL combat/unit-attacks', text: 'A Unit attacks in its step, after it has moved.' },
  repair: { rule: 'SL end-of-week/repair-and-heal', text: 'Damage is repaired at the end of a Week.' },
};
