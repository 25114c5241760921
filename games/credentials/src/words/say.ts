// One line of the log for each event.

import { capital, count, noun, signed } from '@bocage/engine';
import type { CredentialsEvent } from '../state/events.ts';
import type { GameData } from '../state/tables.ts';
import {
  cardNamed,
  divisionOrSpace,
  kindNamed,
  placeNamed,
  priceText,
  spaceNamed,
  spacesNamed,
  TheDivision,
  theDivision,
  tokensText,
} from './names.ts';
import { GRADES } from './score.ts';

type Of<K extends CredentialsEvent['kind']> = Extract<CredentialsEvent, { kind: K }>;

const DECKS = { recon: 'Aerial Recon', wehrmacht: 'Wehrmacht' } as const;
const GOES = {
  force: 'the table, for good',
  kept: 'the defeated units, for a Medal',
  wehrmacht: 'the Wehrmacht deck',
} as const;
const CARD_TO = {
  pile: 'the defeated units',
  wehrmacht: 'the Wehrmacht deck',
  recon: 'the Aerial Recon deck',
  space: 'its space, face up',
} as const;
const PARTS = { ammo: '1 Ammo', fuel: '1 Fuel', tankDestroyer: 'the Tank Destroyer' } as const;

/** An enemy by its card; without one only the Garrison stands there (TAMC B6). */
export function enemyNamed(t: GameData, unit: string | undefined): string {
  return unit === undefined ? 'the Garrison' : cardNamed(t, unit);
}

/** Whom a fight is against, before the card is seen. */
export function opponentNamed(t: GameData, of: Pick<Of<'fight'>, 'against' | 'at' | 'garrison' | 'unit'>): string {
  switch (of.against) {
    case 'rennes':
      return 'the Rennes garrison';
    case 'contact':
      return 'the Unknown Contact';
    case 'unit':
      return enemyNamed(t, of.unit);
    case 'garrison':
      return `Garrison ${of.garrison} of ${spaceNamed(t, of.at)}`;
    case 'kampfgruppe':
      return 'a Kampfgruppe';
  }
}

function ignored(t: GameData, event: Of<'ignored'>): string {
  if (event.why === 'quiet') return 'No Port Destruction markers this round.';
  if (event.why === 'nantes') return 'Nothing changed: you already control Nantes.';
  const why = event.why === 'captured' ? 'captured' : 'already destroyed';
  return `No Port Destruction marker: ${spaceNamed(t, event.port ?? '')} is ${why}.`;
}

/** TAMC 8.e, TAMC 8.f: why a card cannot be obeyed. */
function whyBlocked(t: GameData, { taken, way }: Of<'kgBlocked'>): string {
  return taken.length > 0 ? `another Kampfgruppe is in ${spacesNamed(t, taken)}` : `no road leads ${way}`;
}

/** TAMC 8.c: why it takes this way and no other. */
function whyThere(t: GameData, { equal, farther, far, way, closed }: Of<'kgMoves'>): string {
  if (equal.length + farther.length === 0) return `the only road ${way}${closed ? ' that is free' : ''}`;
  const spaces = far === 0 ? 'a Division is there' : `${count(far, 'space')} from the nearest Division`;
  return equal.length > 0
    ? `${spaces}, drawn by lot against ${spacesNamed(t, equal)}`
    : `${spaces}, nearer than ${spacesNamed(t, farther)}`;
}

const STAYS = {
  noCard: 'stays: no card is left',
  haltung: 'stays for good and costs 1 more Ammo to beat',
  hinterhalt: 'stays for good and costs 1 more Fuel to beat',
} as const;

const NO_EFFECT = {
  noFfi: 'no FFI is left in the supply',
  full: 'every place that it may use has two FFI',
  captured: 'Brest is captured',
  noFood: 'there is not enough Food',
  nantes: 'an enemy is in Nantes, and no FFI can join there',
  rennes: 'the Division of Rennes has already gone',
  contact: 'its Division has already been beaten',
} as const;

const SPENT = {
  fight: (who: string, what: string) => `${who} spent ${what} in the fight.`,
  vain: (who: string, what: string) => `${who} spent ${what} in vain.`,
  share: (who: string, what: string) => `${who} spent ${what}.`,
} as const;
const AIR_BACK = {
  '': (deck: string) => `Air Support came back from the ${deck} deck`,
  entry: (deck: string) => `Air Support came back from the ${deck} deck after covering the entry`,
  weather: (deck: string) => `Air Support came back from the ${deck} deck because of the Weather`,
} as const;
const CONTROL = {
  entered: (space: string) => `You now control ${space}.`,
  encircled: (space: string) => `You now control ${space} by encirclement.`,
  libre: (space: string) => `You now control ${space} (Nantes Libre).`,
} as const;

function enters(t: GameData, event: Of<'enters'>): string {
  const [fuel, ammo] = event.paid;
  const how = [
    ...(fuel > 0 ? ['1 Fuel to move on'] : []),
    ...(ammo > 0 ? ['1 Ammo for the fortifications'] : []),
    ...(event.byAir ? ['covered by Air Support'] : []),
  ];
  const end = how.length === 0 ? '' : ` (${how.join(', ')})`;
  return `${TheDivision(t, event.division)} entered ${spaceNamed(t, event.to)}${end}.`;
}

function enemy(t: GameData, event: Of<'enemy'>): string {
  const parts = event.modifiers.filter((m) => m.excluded !== true).map((m) => `${m.label} ${signed(m.value)}`);
  const made = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return `It was ${enemyNamed(t, event.unit)}: ${priceText(event.ammo, event.fuel)} to beat${made}.`;
}

function bonusBy(t: GameData, by: string): string {
  if (by === 'ffi_here') return 'An FFI in the space';
  return by === 'ffi_zone' ? 'An FFI of the Maquis Zone' : cardNamed(t, by);
}

function fightEnds(t: GameData, event: Of<'fightEnds'>): string {
  const [division, unit] = [TheDivision(t, event.division), enemyNamed(t, event.unit)];
  const need = priceText(event.ammo, event.fuel);
  if (event.won) return `${division} beat ${unit} (${need}). Its card went to ${CARD_TO[event.to]}.`;
  return `${division} could not pay ${need}: ${unit} won. Its card went to ${CARD_TO[event.to]}.`;
}

const BET = {
  won: 'Patton’s Bet is won: a Medal.',
  lost: 'Patton’s Bet is lost.',
  ignored: 'Patton’s Bet came too late.',
} as const;

/** One line for the log. */
export function say(t: GameData, event: CredentialsEvent): string {
  switch (event.kind) {
    case 'setup':
      return `${LEVELS[event.level] ?? event.level}: ${count(event.rounds, 'round')}.`;
    case 'kgPlaced':
      return `A Kampfgruppe starts in ${spaceNamed(t, event.space)}.`;
    case 'round':
      return `Round ${event.round} of ${event.round + event.left}.`;
    case 'intelligence':
      return `Intelligence Report: ${cardNamed(t, event.card)}.`;
    case 'destruction': {
      const port = spaceNamed(t, event.port);
      const of = `(${event.markers} of ${event.rating})`;
      if (event.change < 0) return `${port} was repaired ${of}.`;
      const end = event.markers >= event.rating ? ` ${port} is destroyed.` : '';
      return `${port} got a Port Destruction marker ${of}.${end}`;
    }
    case 'ignored':
      return ignored(t, event);
    case 'ffiToZone':
      return `1 FFI joined ${placeNamed(t, event.zone)}, which now holds ${event.there}.`;
    case 'recall':
      return `${TheDivision(t, event.to)} relieved ${theDivision(t, event.from)} in ${spaceNamed(t, event.at)} and brought ${tokensText(event.got)}.`;
    case 'kgCard':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} drew ${cardNamed(t, event.card)}.`;
    case 'kgMoves':
      return `The Kampfgruppe moved from ${spaceNamed(t, event.from)} to ${spaceNamed(t, event.to)}: ${whyThere(t, event)}.`;
    case 'kgBlocked':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} could not move: ${whyBlocked(t, event)}. It draws again.`;
    case 'kgStays':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} ${STAYS[event.why]}.`;
    case 'kgNone':
      return 'No Riesensauerei! card was drawn: every Kampfgruppe is held by FFI, stays for good or is in a Siege Box.';
    case 'kgGone':
      return `A Kampfgruppe left ${spaceNamed(t, event.space)}. Its card went to the Wehrmacht deck.`;
    case 'kgSeen':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} is ${cardNamed(t, event.unit)}.`;
    case 'taken':
      return `Took ${tokensText(event.tokens)} from the General Stock to ${spaceNamed(t, event.base)}.`;
    case 'trucksTaken':
      return `Took ${trucks(event.n)}: ${event.reserve} in reserve, ${event.stock} left in the Stock.`;
    case 'hauled':
      return `A Truck carried ${tokensText(event.tokens)} from ${spaceNamed(t, event.from)} to ${spaceNamed(t, event.to)}.`;
    case 'stowed':
      return `Loaded ${theDivision(t, event.division)} in ${spaceNamed(t, event.space)}: ${tokensText(event.tokens)}.`;
    case 'middleton':
      return `General Middleton gave ${theDivision(t, event.division)} ${PARTS[event.part]}.`;
    case 'airLook':
      return `Air Support looked at the ${DECKS[event.deck]} deck: ${cardNamed(t, event.card)} is on top.`;
    case 'airBack': {
      const back = AIR_BACK[event.why](DECKS[event.deck]);
      return event.bonus > 0 ? `${back} and saved ${event.bonus} Ammo.` : `${back}.`;
    }
    case 'move':
      return `${TheDivision(t, event.division)} moved out of ${spaceNamed(t, event.from)} (1 Fuel).`;
    case 'enters':
      return enters(t, event);
    case 'help': {
      const by = event.by === 'ffi' ? `An FFI of ${placeNamed(t, event.zone ?? '')}` : 'The Tank Destroyer';
      return `${by} gave ${theDivision(t, event.division)} one more space.`;
    }
    case 'moveEnds':
      return `${TheDivision(t, event.division)} stopped in ${spaceNamed(t, event.at)}.`;
    case 'recon':
      return `Aerial Recon in ${spaceNamed(t, event.at)}: ${cardNamed(t, event.card)}.`;
    case 'weather':
      return event.changed ? `The Weather turned ${event.to}.` : `The Weather stays ${event.to}.`;
    case 'found':
      return event.what === undefined
        ? `Found nothing in ${spaceNamed(t, event.at)}.`
        : `Found 1 ${kindNamed(event.what)} in ${spaceNamed(t, event.at)}.`;
    case 'cardGoes':
      return cardGoes(t, event);
    case 'noEffect':
      return `${cardNamed(t, event.card)} had no effect: ${NO_EFFECT[event.why]}.`;
    case 'halt': {
      const at = `${TheDivision(t, event.division)} was halted in ${spaceNamed(t, event.at)}`;
      if (event.ends) return `${at}. Its move is over.`;
      return event.fuel > 0 ? `${at}. Moving on costs ${event.fuel} Fuel.` : `${at}. It may move on.`;
    }
    case 'ffiPlaced':
      return `${event.n} FFI appeared in ${placeNamed(t, event.at)}.`;
    case 'ffiUsed':
      return `${event.n} FFI in ${placeNamed(t, event.at)} ${noun(event.n, 'was', 'were')} used and returned to the supply.`;
    case 'ffiMoves':
      return `1 FFI moved from ${placeNamed(t, event.from)} to ${placeNamed(t, event.to)}.`;
    case 'control':
      return CONTROL[event.how](spaceNamed(t, event.space));
    case 'encircled':
      return `You encircled and control ${spacesNamed(t, event.spaces)}.`;
    case 'portMarker':
      return event.side === 'open'
        ? `${spaceNamed(t, event.space)} got an Open marker.`
        : `${spaceNamed(t, event.space)} is now Closed.`;
    case 'siege': {
      const of = `(${event.there} of ${event.needed})`;
      return `${spaceNamed(t, event.port)} is ${event.on ? 'now besieged' : 'not besieged'} ${of}.`;
    }
    case 'fight':
      return `${TheDivision(t, event.division)} fought ${opponentNamed(t, event)} in ${spaceNamed(t, event.at)}.`;
    case 'enemy':
      return enemy(t, event);
    case 'bonus':
      return `${bonusBy(t, event.by)} saved ${event.ammo} Ammo; ${event.left} still needed.`;
    case 'spent':
      return SPENT[event.why](capital(divisionOrSpace(t, event.by)), tokensText(event.tokens));
    case 'fightEnds':
      return fightEnds(t, event);
    case 'retreat':
      return `${TheDivision(t, event.division)} fell back to ${spaceNamed(t, event.to)}.`;
    case 'garrisonDown':
      return `Garrison ${event.number} of ${spaceNamed(t, event.port)} is beaten${event.medal ? ': a Medal' : ''}.`;
    case 'uncovered':
      return `Garrison ${event.number} of ${spaceNamed(t, event.port)} is now in play.`;
    case 'captured':
      return `You captured ${spaceNamed(t, event.port)}.`;
    case 'bet':
      return event.state === 'runs' ? `Patton’s Bet runs until the end of round ${event.until}.` : BET[event.state];
    case 'logisticsBegins':
      return `Logistics Step ${event.step} began: every Division eats 1 Food.`;
    case 'logistics':
      return `Logistics Step ${event.step}: level ${event.level}.`;
    case 'eats': {
      const from = event.from === undefined ? 'its card' : spaceNamed(t, event.from);
      const end = event.recovers ? ' and no longer starves' : '';
      return `${TheDivision(t, event.division)} ate 1 Food from ${from}${end}.`;
    }
    case 'starves':
      return `${TheDivision(t, event.division)} has no Food and starves.`;
    case 'trucks':
      return `All Trucks came back: ${event.stock} in the Stock, ${event.reserve} in reserve, ${event.aside} aside.`;
    case 'refill':
      return `The Supply Pool gave the General Stock ${tokensText(event.tokens)}.`;
    case 'toPool':
      return `${tokensText(event.tokens)} of ${divisionOrSpace(t, event.from)} went to the Supply Pool.`;
    case 'refreshed':
      return 'General Middleton, the Tank Destroyer and Air Support are ready again.';
    case 'over':
      return `The game is over: ${count(event.points, 'point')}, ${GRADES[event.grade].toLowerCase()}.`;
  }
}

/** `2 Trucks`, `no Truck`. */
function trucks(n: number): string {
  return n === 0 ? 'no Truck' : count(n, 'Truck');
}

function cardGoes(t: GameData, event: Of<'cardGoes'>): string {
  const card = event.card === undefined ? 'The Division of Rennes' : cardNamed(t, event.card);
  return event.to === 'hand' ? `You keep ${card} in your hand.` : `${card} went to ${GOES[event.to]}.`;
}

const LEVELS: Readonly<Record<string, string>> = {
  easy: 'Easy',
  standard: 'Standard',
  difficult: 'Difficult',
  'very-difficult': 'Very difficult',
};
