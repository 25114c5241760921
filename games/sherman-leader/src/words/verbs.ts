// Verbs of the game and when they belong, for intents out of their phase.
import type { Reason } from '@bocage/engine';

export const verbs: Readonly<Record<string, Reason>> = {
  buy: { rule: 'SL set-up/buy-units', text: 'Units are bought at set-up and in the Repair/Replace step.' },
  promote: {
    rule: 'SL set-up/commander-promotion-priority',
    text: 'Commanders are promoted for SO points when they join.',
  },
  draw: {
    rule: 'SL set-up/determine-and-place-battalions',
    text: 'Battalion cards are drawn once, at the start of the set-up.',
  },
  trucks: { rule: 'SL set-up/trucks-and-scouts', text: 'Trucks are bought at set-up and in the Repair/Replace step.' },
  scouts: { rule: 'SL set-up/trucks-and-scouts', text: 'Scouts are bought at set-up and in the Repair/Replace step.' },
  unit: { rule: 'SL start-of-week/assign-units', text: 'Units are assigned to an attack at the start of a Week.' },
  fight: { rule: 'SL start-of-week/assign-units', text: 'Planned Battles are fought one after another.' },
  assign: { rule: 'SL start-of-week/assign-units', text: 'Units are assigned at the start of a Week.' },
  attack: {
    rule: 'SL start-of-week/assign-units',
    text: 'Attacks on Battalions are planned at the start of a Week; in a Battle a Unit attacks after it has moved.',
  },
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
  heal: { rule: 'SL end-of-week/repair-and-heal', text: 'Wounds are healed at the end of a Week.' },
  calm: { rule: 'SL end-of-week/repair-and-heal', text: 'Medics work at the start of the Repair/Replace step.' },
  casualty: { rule: 'SL end-of-week/repair-and-heal', text: 'Medics work at the start of the Repair/Replace step.' },
  turn: { rule: 'SL end-of-week/upgrade', text: 'Units are turned in for dearer ones in the Repair/Replace step.' },
  replace: {
    rule: 'SL end-of-week/commander-replacements',
    text: 'Commanders are replaced in the Repair/Replace step.',
  },
  discard: { rule: 'SL end-of-week/unit-loss', text: 'Commanders without a Unit go in the Repair/Replace step.' },
  rest: { rule: 'SL end-of-week/priority-rr', text: 'Priority R&R is bought once, at the end of a Week.' },
  repair: { rule: 'SL end-of-week/repair-and-heal', text: 'Damage is repaired at the end of a Week.' },
};
