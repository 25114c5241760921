// Verbs of the game and when they belong, for intents out of their phase.
import type { Reason } from '@bocage/engine';
import type { ShermanData } from '../built-in.ts';

/** What the verb asks for belongs to another step. */
function elsewhere(rule: string, text: string): Reason {
  return { code: 'elsewhere', rule, text };
}

const VERBS: Readonly<Record<string, Reason>> = {
  buy: elsewhere('SL 3.16', 'Units are bought at set-up and in the Repair/Replace step.'),
  promote: elsewhere('SL 3.18', 'Commanders are promoted for SO points when they join.'),
  draw: elsewhere('SL 3.15', 'Battalion cards are drawn once, at the start of the set-up.'),
  trucks: elsewhere('SL 3.19', 'Trucks are bought at set-up and in the Repair/Replace step.'),
  scouts: elsewhere('SL 3.19', 'Scouts are bought at set-up and in the Repair/Replace step.'),
  unit: elsewhere('SL 4.2', 'Units are assigned to an attack at the start of a Week.'),
  fight: elsewhere('SL 4.2', 'Planned Battles are fought one after another.'),
  assign: elsewhere('SL 4.2', 'Units are assigned at the start of a Week.'),
  attack: elsewhere(
    'SL 4.2',
    'Attacks on Battalions are planned at the start of a Week; in a Battle a Unit attacks after it has moved.',
  ),
  act: elsewhere('SL 6.1', 'A Unit acts in the Fast or the Slow step of a Battle turn.'),
  to: elsewhere('SL 6.2', 'A Unit moves when it acts, before it attacks.'),
  off: elsewhere('SL 6.4', 'A Unit leaves the Battlefield when it moves.'),
  carry: elsewhere('SL 6.3', 'A Transport takes Units along when it moves.'),
  tactic: elsewhere('SL 3.17', 'Tactic counters are used in the Fast and the Slow step.'),
  command: elsewhere('SL 3.17', 'Command Tactics are used in the Fast and the Slow step.'),
  heroics: elsewhere('SL 10.2', 'A Commander takes command of another Unit in the Fast and the Slow step.'),
  heal: elsewhere('SL 8.8', 'Wounds are healed at the end of a Week.'),
  calm: elsewhere('SL 8.8', 'Medics work at the start of the Repair/Replace step.'),
  casualty: elsewhere('SL 8.8', 'Medics work at the start of the Repair/Replace step.'),
  turn: elsewhere('SL 8.5', 'Units are turned in for more expensive ones in the Repair/Replace step.'),
  replace: elsewhere('SL 8.6', 'Commanders are replaced in the Repair/Replace step.'),
  discard: elsewhere('SL 8.7', 'Commanders without a Unit are discarded in the Repair/Replace step.'),
  rest: elsewhere('SL 8.9', 'Priority R&R is bought once, at the end of a Week.'),
  repair: elsewhere('SL 8.8', 'Damage is repaired at the end of a Week.'),
  pay: elsewhere('SL 5.1', 'You pay for an Event when it asks you to.'),
  suffer: elsewhere('SL 7.1', 'You take the Stress of an Event when it asks you to.'),
  strike: elsewhere('SL 3.10', 'Air strikes are used once all Enemy Units are placed.'),
  free: elsewhere('SL 4.1', 'Air strikes are used once all Enemy Units are placed.'),
  hex: elsewhere('SL 5.1', 'The artillery shells a hex once all Enemy Units are placed.'),
  overdrive: elsewhere('SL 6.2', 'Overdrive is used when a Unit moves.'),
  stay: elsewhere('SL 6.2', 'A Unit stays or moves when it acts.'),
  hold: elsewhere('SL 6.7', 'A Unit holds its fire when it could attack.'),
  at: elsewhere('SL 6.13', 'You choose a target for the enemy where several are equally good.'),
  for: elsewhere('SL 8.5', 'A more expensive Unit is taken once others are turned in.'),
  as: elsewhere('SL 8.6', 'You choose the level of a Recruit when he joins.'),
  reroll: elsewhere('SL 5.1', 'You roll placement rolls again once all Enemy Units are placed.'),
};

/** Verbs, and the names of the content that answer a question alone: whoever says one out of turn is told what it is for. */
export function verbsOf(d: ShermanData): Readonly<Record<string, Reason>> {
  const enemy = elsewhere('SL 6.7', 'You name an Enemy Unit when a Unit attacks, or when the enemy acts.');
  const man = elsewhere('SL 3.17', 'You name a Commander when a question asks for one.');
  const unit = elsewhere('SL 3.16', 'You name a Unit when a question asks for one.');
  const first = (name: string): string => name.toLowerCase().split(' ')[0];
  return {
    ...Object.fromEntries(d.enemies.map(({ name }) => [first(name), enemy])),
    ...Object.fromEntries(d.commanders.map(({ name }) => [first(name), man])),
    ...Object.fromEntries(d.units.flatMap(({ numbers }) => numbers.map((number) => [number, unit]))),
    ...VERBS,
  };
}
