// The questions that the rules ask: functions of what they are about. Questions of the Action Phase, a Move and a fight stand
// with their choices in actions.ts, move.ts and fight.ts.
import { count } from '@bocage/engine';
import type { Tokens } from '../state/events.ts';
import { tokensText } from './names.ts';

interface Asked {
  readonly ask: string;
  readonly wait: string;
  readonly why: string;
}

/** `1 token`, `6 tokens`. */
const tokens = (n: number): string => count(n, 'token');

export const asks = {
  reinforcement: (there: number, left: number): Asked => ({
    ask: `Both Maquis Zones hold ${there} FFI. Where do you place the ${left === 1 ? 'new FFI' : `first of ${left} new FFI`}?`,
    wait: 'General Middleton places new FFI.',
    why: 'FFI join the Zone with fewer markers. You choose between equal Zones.',
  }),
  repair: (): Asked => ({
    ask: 'From which Major Port do you remove a Port Destruction marker?',
    wait: 'General Middleton has a port repaired.',
    why: 'A destroyed port that loses a marker is no longer destroyed. A captured port keeps what it gains.',
  }),
  giveUp: (kind: string, division: string, held: Tokens, capacity: number): Asked => ({
    ask: `How much ${kind} does the ${division} give up?`,
    wait: 'General Middleton sorts out supplies.',
    why: `Its card holds ${tokensText(held)}; it may hold ${tokens(capacity)}.`,
  }),
  draw: (left: readonly string[]): Asked => ({
    ask: 'Which Kampfgruppe draws the next Riesensauerei! card?',
    wait: 'The Kampfgruppen move.',
    why: `Left in the deck: ${left.join(', ')}.`,
  }),
  defender: (space: string): Asked => ({
    ask: `Which Division in ${space} fights the Kampfgruppe?`,
    wait: 'General Middleton chooses who defends.',
    why: 'One Division fights. Win or lose, the Kampfgruppe leaves the board.',
  }),
  openPort: (left: number): Asked => ({
    ask: 'Which Minor Supply Port becomes a One-time base?',
    wait: 'General Middleton opens a port.',
    why: `Only ${left} of the first two Open markers ${left === 1 ? 'is' : 'are'} left, and more ports fulfil their condition.`,
  }),
  ffi: (zones: readonly string[]): Asked => ({
    ask: 'Which FFI moves?',
    wait: 'The resistance moves.',
    why: `Each marker may move one space once. ${zones.join(', ')}.`,
  }),
  supplies: (base: string, stock: Tokens, room: number): Asked => ({
    ask: `What do you take to ${base}?`,
    wait: 'General Middleton takes supplies.',
    why: `The General Stock holds ${tokensText(stock)}. ${base} has room for ${tokens(room)}.`,
  }),
  road: (placed: number, more: number, reserve: number, load: number): Asked => ({
    ask: placed === 0 ? 'On which road do you place the first Truck?' : 'On which road do you place the next Truck?',
    wait: 'General Middleton places Trucks.',
    why: `${count(placed, 'Truck')} placed, up to ${more} more; ${reserve} in reserve. A Truck carries up to ${tokens(load)} one way.`,
  }),
  load: (kind: string, from: string, to: string, loaded: number, most: number, lying: Tokens, room: number): Asked => ({
    ask: `How much ${kind} does the Truck carry from ${from} to ${to}?`,
    wait: 'General Middleton loads a Truck.',
    why: `It has loaded ${loaded} of ${tokens(most)}. Left in ${from}: ${tokensText(lying)}. ${to} has room for ${tokens(room)}.`,
  }),
  stow: (kind: string, division: string, space: string, before: Tokens, lying: Tokens, card: number): Asked => ({
    ask: `How much ${kind} does the ${division} take along from ${space}?`,
    wait: 'General Middleton shares out supplies.',
    why: `It had ${tokensText(before)}. Left in ${space}: ${tokensText(lying)}. Its card holds ${tokens(card)}.`,
  }),
  starving: (space: string): Asked => ({
    ask: `Which starving Division in ${space} eats?`,
    wait: 'General Middleton feeds a Division.',
    why: 'There is not enough Food for all of them.',
  }),
  logistics: (food: number, space: string): Asked => ({
    ask: `Logistics Step: there is ${food} Food in ${space}. Which Division eats it?`,
    wait: 'General Middleton feeds his Divisions.',
    why: 'A Division that cannot eat starves: it neither moves nor attacks until Food reaches it.',
  }),
  felix: (division: string, enemy: string, most: number, supply: number): Asked => ({
    ask: `The ${division} is about to fight ${enemy}. Do you play Jedburgh ‘Felix’?`,
    wait: 'General Middleton prepares a fight.',
    why: `Up to ${most} FFI may join before the enemy is seen. The supply holds ${supply}.`,
  }),
  pay: (owed: number, kind: string, source: string): Asked => ({
    ask: `The attack still costs ${owed} ${kind}. How much does ${source} pay?`,
    wait: 'General Middleton decides who pays.',
    why: 'Divisions in a Siege Box share Ammo and Fuel in an attack, and supplies in the space can be loaded.',
  }),
  tankDestroyer: (): Asked => ({
    ask: 'General Middleton: which Division gets the Tank Destroyer?',
    wait: 'General Middleton helps his Divisions.',
    why: 'It gives one more space in a later move. Unused, it comes back at the next Logistics Step.',
  }),
  middleton: (what: string, pool: number): Asked => ({
    ask: `General Middleton: which Division gets ${what}?`,
    wait: 'General Middleton helps his Divisions.',
    why: `The Supply Pool holds ${pool}. What he does not give now is lost until the next Logistics Step.`,
  }),
  placeFfi: (card: string, n: number, text: string): Asked => ({
    ask: n === 1 ? `${card}: where does 1 FFI appear?` : `${card}: where do ${n} FFI appear?`,
    wait: 'General Middleton hears from the resistance.',
    why: text,
  }),
  card: (card: string, division: string, text: string): Asked => ({
    ask: `${card}: what does the ${division} do?`,
    wait: 'General Middleton answers an Aerial Recon card.',
    why: text,
  }),
  nantes: (): Asked => ({
    ask: 'Do you remove the FFI in Nantes to reveal the Kampfgruppe?',
    wait: 'General Middleton hears from Nantes.',
    why: 'As long as the FFI stays, the Kampfgruppe cannot leave, and the FFI can support a later fight.',
  }),
};
