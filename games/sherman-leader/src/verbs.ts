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
  act: { rule: 'SL combat/fast-move-and-attack', text: 'A Unit acts in the Fast or the Slow step of a Battle turn.' },
  to: { rule: 'SL combat/unit-movement', text: 'A Unit moves when it acts, before it attacks.' },
  off: { rule: 'SL combat/retreating', text: 'A Unit leaves the Battlefield when it moves.' },
  carry: { rule: 'SL combat/transport', text: 'A Transport takes Units along when it moves.' },
  tactic: { rule: 'SL set-up/select-commanders', text: 'Tactic counters are used in the Fast and the Slow step.' },
  command: { rule: 'SL set-up/select-commanders', text: 'Command Tactics are used in the Fast and the Slow step.' },
  heroics: {
    rule: 'SL optional-rules/battlefield-heroics',
    text: 'Units are taken over in the Fast and the Slow step.',
  },
  repair: { rule: 'SL end-of-week/repair-and-heal', text: 'Damage is repaired at the end of a Week.' },
};
