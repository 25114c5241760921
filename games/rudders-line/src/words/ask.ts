// The questions of the game: what the side that decides is asked, what the other waits for, and why. Places come as texts.
import { count } from '@bocage/engine';
import { SIDE_NAME, TheSide } from './names.ts';
import { casualtyPoints } from './say.ts';

interface Asked {
  readonly ask: string;
  readonly wait: string;
  readonly why: string;
}

export const asks = {
  setUp: (side: number, force: string, unit: string, n: number, of: number): Asked => ({
    ask: `Where does the ${unit} set up?`,
    wait: `${TheSide(side)} set up: ${force}.`,
    why: `${force}: unit ${n} of ${of}.`,
  }),
  initiative: (side: number, turn: number): Asked => ({
    ask: `You have won the initiative for turn ${turn}: do you go first or second?`,
    wait: `${TheSide(side)} won the initiative and choose who goes first.`,
    why: 'This choice holds for every phase of the turn.',
  }),
  indirect: (side: number): Asked => ({
    ask: 'From which area do you fire, or do you decline?',
    wait: `${TheSide(side)} may fire mortars and artillery.`,
    why: 'The sides take turns, one area each, until both decline in a row.',
  }),
  direct: (side: number): Asked => ({
    ask: 'From which area do you fire, or do you decline?',
    wait: `${TheSide(side)} may fire machine-guns and shoulder-fired weapons.`,
    why: 'The sides take turns, one attack each, until both decline in a row.',
  }),
  shot: (side: number, area: string): Asked => ({
    ask: `Which piece in ${area} fires, and at which area?`,
    wait: `${TheSide(side)} fire from ${area}.`,
    why: 'Each piece attacks alone. Mortars need a spotter unless the target is adjacent.',
  }),
  spotter: (side: number, target: string): Asked => ({
    ask: `Which unit spots for the fire on ${target}?`,
    wait: `${TheSide(side)} choose a spotter for the fire on ${target}.`,
    why: 'Squads spot freely. Any other spotter serves this area alone and is spent at the end of the phase.',
  }),
  aim: (side: number, area: string): Asked => ({
    ask: `Which weapon in ${area} fires, and at which area?`,
    wait: `${TheSide(side)} fire from ${area}.`,
    why: 'Machine-guns of one area may fire together. A shoulder-fired weapon fires alone, in its own area.',
  }),
  guns: (side: number, area: string, target: string): Asked => ({
    ask: `Which machine-guns also fire, and who adds his bonus?`,
    wait: `${TheSide(side)} fire from ${area} at ${target}.`,
    why: 'All machine-guns that fire now make one attack. One fresh NCO or BAR Gunner there adds his value and stays fresh.',
  }),
  activate: (side: number): Asked => ({
    ask: 'Which area do you activate, or do you pass?',
    wait: `${TheSide(side)} move and assault.`,
    why: 'A side keeps acting until it passes, runs out of fresh units or fails an assault.',
  }),
  unit: (side: number, area: string): Asked => ({
    ask: `Which unit in ${area} acts?`,
    wait: `${TheSide(side)} activate ${area}.`,
    why: TOGETHER,
  }),
  group: (side: number, area: string): Asked => ({
    ask: 'Do you add another unit, or move the group?',
    wait: `${TheSide(side)} activate ${area}.`,
    why: TOGETHER,
  }),
  move: (side: number, area: string, units: number, mp: number): Asked => ({
    ask: `Where does the group in ${area} move next?`,
    wait: `${TheSide(side)} move a group of ${count(units, 'unit')}.`,
    why: `It has ${mp} MP left. Units left behind may move separately afterwards.`,
  }),
  leftBehind: (side: number): Asked => ({
    ask: 'Do the units left behind move on, or do they stop?',
    wait: `${TheSide(side)} may move on with units left behind.`,
    why: 'They still have MP of this activation.',
  }),
  interdiction: (side: number, area: string, extra: number, marker: number): Asked => ({
    ask: `${area} is under interdiction. Which units pay ${extra} extra MP to avoid the attack?`,
    wait: `${TheSide(side)} enter ${area} under interdiction.`,
    why: `Units that do not pay are attacked at once with ${marker}.`,
  }),
  point: (side: number, area: string): Asked => ({
    ask: `Which unit is the point unit of the assault on ${area}?`,
    wait: `${TheSide(side)} assault ${area} and choose the point unit.`,
    why: 'Its Attack Factor counts in full; every other unit adds 1. If the assault fails, it is eliminated.',
  }),
  lead: (side: number, area: string): Asked => ({
    ask: 'Who adds his bonus to the assault?',
    wait: `${TheSide(side)} assault ${area}.`,
    why: 'One fresh NCO or BAR Gunner adds his value. You may keep weapons out: those that take part have fired.',
  }),
  defend: (side: number, area: string): Asked => ({
    ask: `Which unit defends ${area}?`,
    wait: `${TheSide(side)} choose the unit that defends ${area}.`,
    why: 'Its Defense Factor counts in full. Each other fresh unit adds 1.',
  }),
  defenceBonus: (side: number): Asked => ({
    ask: 'Who adds his bonus to the defense?',
    wait: `${TheSide(side)} choose the NCO or BAR Gunner who adds his value.`,
    why: 'One fresh NCO or BAR Gunner besides the defending unit adds his value.',
  }),
  casualties: (side: number, area: string, left: number, of: number): Asked => ({
    ask: `You owe ${casualtyPoints(left)} in ${area}. Which unit pays?`,
    wait: `${TheSide(side)} take ${casualtyPoints(of)} in ${area}.`,
    why: 'Flip a fresh unit or eliminate a spent one (3, 2 or 1 CP by its figures), or retreat a spent one (2 CP).',
  }),
  rally: (left: number): Asked => ({
    ask: `Which squad rallies at once${left === 1 ? '' : ` (${left} to choose)`}?`,
    wait: 'The Americans choose the squads that rally for their Victory Areas.',
    why: 'Each Victory Area that you control rallies one squad that would have to roll.',
  }),
  fatigue: (side: number, roller: number, left: number): Asked => ({
    ask: `Fatigue: which ${SIDE_NAME[roller]} unit becomes spent${left === 1 ? '' : ` (${left} to choose)`}?`,
    wait: `${TheSide(side)} choose the enemy units that fatigue makes spent.`,
    why: 'Half the die that the owner rolled, at least one: fresh squads and Weapons Teams become spent.',
  }),
  pickUp: (side: number): Asked => ({
    ask: 'Do your units pick up, hand over or swap weapons?',
    wait: `${TheSide(side)} may pick up and swap weapons.`,
    why: 'Fresh units may, in an area that you control and without enemies. One weapon each; NCOs, the FO and BAR Gunners only shoulder-fired ones.',
  }),
};

const TOGETHER = 'Units that move or assault together form a group. Others of the same area may be activated later.';
