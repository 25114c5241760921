// Verbs of the game and when they belong, for intents out of their phase.
import type { Reason } from '@bocage/engine';

/** What the verb asks for belongs to another step. */
function elsewhere(rule: string, text: string): Reason {
  return { code: 'elsewhere', rule, text };
}

export const verbs: Readonly<Record<string, Reason>> = {
  buy: elsewhere('SL set-up/buy-units', 'Units are bought at set-up and in the Repair/Replace step.'),
  promote: elsewhere('SL set-up/commander-promotion-priority', 'Commanders are promoted for SO points when they join.'),
  draw: elsewhere(
    'SL set-up/determine-and-place-battalions',
    'Battalion cards are drawn once, at the start of the set-up.',
  ),
  trucks: elsewhere('SL set-up/trucks-and-scouts', 'Trucks are bought at set-up and in the Repair/Replace step.'),
  scouts: elsewhere('SL set-up/trucks-and-scouts', 'Scouts are bought at set-up and in the Repair/Replace step.'),
  unit: elsewhere('SL start-of-week/assign-units', 'Units are assigned to an attack at the start of a Week.'),
  fight: elsewhere('SL start-of-week/assign-units', 'Planned Battles are fought one after another.'),
  assign: elsewhere('SL start-of-week/assign-units', 'Units are assigned at the start of a Week.'),
  attack: elsewhere(
    'SL start-of-week/assign-units',
    'Attacks on Battalions are planned at the start of a Week; in a Battle a Unit attacks after it has moved.',
  ),
  act: elsewhere('SL combat/fast-move-and-attack', 'A Unit acts in the Fast or the Slow step of a Battle turn.'),
  to: elsewhere('SL combat/unit-movement', 'A Unit moves when it acts, before it attacks.'),
  off: elsewhere('SL combat/retreating', 'A Unit leaves the Battlefield when it moves.'),
  carry: elsewhere('SL combat/transport', 'A Transport takes Units along when it moves.'),
  tactic: elsewhere('SL set-up/select-commanders', 'Tactic counters are used in the Fast and the Slow step.'),
  command: elsewhere('SL set-up/select-commanders', 'Command Tactics are used in the Fast and the Slow step.'),
  heroics: elsewhere('SL optional-rules/battlefield-heroics', 'Units are taken over in the Fast and the Slow step.'),
  heal: elsewhere('SL end-of-week/repair-and-heal', 'Wounds are healed at the end of a Week.'),
  calm: elsewhere('SL end-of-week/repair-and-heal', 'Medics work at the start of the Repair/Replace step.'),
  casualty: elsewhere('SL end-of-week/repair-and-heal', 'Medics work at the start of the Repair/Replace step.'),
  turn: elsewhere('SL end-of-week/upgrade', 'Units are turned in for dearer ones in the Repair/Replace step.'),
  replace: elsewhere('SL end-of-week/commander-replacements', 'Commanders are replaced in the Repair/Replace step.'),
  discard: elsewhere('SL end-of-week/unit-loss', 'Commanders without a Unit go in the Repair/Replace step.'),
  rest: elsewhere('SL end-of-week/priority-rr', 'Priority R&R is bought once, at the end of a Week.'),
  repair: elsewhere('SL end-of-week/repair-and-heal', 'Damage is repaired at the end of a Week.'),
};
