// Verbs of the game and when they belong, for intents out of their phase.
import type { Reason } from '@bocage/engine';
import type { ShermanData } from '../built-in.ts';

/** What the verb asks for belongs to another step. */
function elsewhere(rule: string, text: string): Reason {
  return { code: 'elsewhere', rule, text };
}

const VERBS: Readonly<Record<string, Reason>> = {
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
  pay: elsewhere('SL pre-combat/event-card', 'An Event is paid when it asks for it.'),
  suffer: elsewhere('SL post-combat/event-card', 'An Event is suffered when it asks for it.'),
  strike: elsewhere('SL set-up/select-campaign-card', 'Air strikes are flown once all enemies are placed.'),
  free: elsewhere('SL start-of-week/special-condition-card', 'Air strikes are flown once all enemies are placed.'),
  hex: elsewhere('SL pre-combat/event-card', 'The artillery shells a hex once all enemies are placed.'),
  overdrive: elsewhere('SL combat/unit-movement', 'Overdrive is used when a Unit moves.'),
  stay: elsewhere('SL combat/unit-movement', 'A Unit stays or moves when it acts.'),
  hold: elsewhere('SL combat/unit-attacks', 'A Unit holds its fire when it could attack.'),
  at: elsewhere('SL combat/enemy-attacks', 'A target of the enemy is chosen where several are equally good.'),
  for: elsewhere('SL end-of-week/upgrade', 'A dearer Unit is taken once others are turned in.'),
  as: elsewhere('SL end-of-week/commander-replacements', 'The level of a Recruit is asked for when he joins.'),
  reroll: elsewhere('SL pre-combat/event-card', 'Placement rolls are rolled again as soon as the enemy is placed.'),
};

/** Verbs, and the names of the content that answer a question alone: whoever says one out of turn is told what it is for. */
export function verbsOf(d: ShermanData): Readonly<Record<string, Reason>> {
  const enemy = elsewhere('SL combat/unit-attacks', 'An enemy is named when a Unit attacks, or when the enemy acts.');
  const man = elsewhere('SL set-up/select-commanders', 'A Commander is named when a question asks for one.');
  const unit = elsewhere('SL set-up/buy-units', 'A Unit is named when a question asks for one.');
  const first = (name: string): string => name.toLowerCase().split(' ')[0];
  return {
    ...Object.fromEntries(d.enemies.map(({ name }) => [first(name), enemy])),
    ...Object.fromEntries(d.commanders.map(({ name }) => [first(name), man])),
    ...Object.fromEntries(d.units.flatMap(({ numbers }) => numbers.map((number) => [number, unit]))),
    ...VERBS,
  };
}
