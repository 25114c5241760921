// One line of the log for each event.
import type { CredentialsEvent, Tokens } from '../state/events.ts';
import type { Tables } from '../state/tables.ts';
import { cardNamed, divisionNamed, divisionOrSpace, kindNamed, placeNamed, plural, spaceNamed } from './names.ts';
import { GRADES } from './score.ts';

export function tokensText(tokens: Tokens): string {
  const parts = ['Fuel', 'Ammo', 'Food'].flatMap((name, k) => (tokens[k] > 0 ? [`${tokens[k]} ${name}`] : []));
  return parts.join(', ') || 'nothing';
}

type Of<K extends CredentialsEvent['kind']> = Extract<CredentialsEvent, { kind: K }>;

const DECKS = { recon: 'Aerial Recon', wehrmacht: 'Wehrmacht' } as const;
const GOES = {
  hand: 'your hand',
  force: 'the table, for good',
  kept: 'the defeated units: a Medal',
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
export function enemyNamed(t: Tables, unit: string | undefined): string {
  return unit === undefined ? 'the Garrison alone' : cardNamed(t, unit);
}

/** Whom a fight is against, before the card is seen. */
export function opponentNamed(t: Tables, of: Pick<Of<'fight'>, 'against' | 'at' | 'garrison' | 'unit'>): string {
  switch (of.against) {
    case 'rennes':
      return 'the Rennes garrison';
    case 'contact':
      return 'Unknown Contact';
    case 'unit':
      return enemyNamed(t, of.unit);
    case 'garrison':
      return `Garrison ${of.garrison} of ${spaceNamed(t, of.at)}`;
    case 'kampfgruppe':
      return 'a Kampfgruppe';
  }
}

function ignored(t: Tables, event: Of<'ignored'>): string {
  if (event.why === 'quiet') return 'No Port Destruction markers this round.';
  if (event.why === 'nantes') return 'Nantes is controlled already.';
  const why = event.why === 'captured' ? 'captured' : 'already destroyed';
  return `${spaceNamed(t, event.port ?? '')} is ${why}: no marker.`;
}

/** TAMC 8.e, TAMC 8.f: why a card cannot be obeyed. */
function whyBlocked(t: Tables, { taken, way }: Of<'kgBlocked'>): string {
  return taken.length > 0
    ? `another Kampfgruppe stands in ${taken.map((id) => spaceNamed(t, id)).join(' and ')}`
    : `no road leads ${way}`;
}

/** TAMC 8.c: why it takes this way and no other. */
function whyThere(t: Tables, { equal, farther, far, way, closed }: Of<'kgMoves'>): string {
  if (equal.length + farther.length === 0) return `the only road ${way}${closed ? ' that is free' : ''}`;
  const spaces = far === 0 ? 'a Division is there' : `${plural(far, 'space')} from the nearest Division`;
  const names = (ids: readonly string[]): string => ids.map((id) => spaceNamed(t, id)).join(', ');
  return equal.length > 0 ? `${spaces}, drawn against ${names(equal)}` : `${spaces}, nearer than ${names(farther)}`;
}

const STAYS = {
  noCard: 'no card is left',
  haltung: 'for good, and 1 Ammo more is needed to beat it',
  hinterhalt: 'for good, and 1 Fuel more is needed to beat it',
} as const;

const NO_EFFECT = {
  noFfi: 'no FFI is left in the supply',
  full: 'every place that it may use has two FFI',
  captured: 'Brest is captured',
  noFood: 'there is not enough Food',
  rennes: 'the Division of Rennes has gone already',
  contact: 'its Division has been beaten already',
} as const;

const SPENT = { fight: ' (the fight)', vain: ' (in vain)', share: '' } as const;
const AIR_WHY = { '': '', entry: ' (it covered the entry)', weather: ' (bad Weather)' } as const;
const CONTROL = { entered: '', encircled: ' by encirclement', libre: ': Nantes Libre' } as const;

function enters(t: Tables, event: Of<'enters'>): string {
  const [fuel, ammo] = event.paid;
  const how = [
    fuel > 0 ? ', going on for 1 Fuel' : '',
    ammo > 0 ? ', 1 Ammo for the fortifications' : '',
    event.byAir ? ', covered by Air Support' : '',
  ].join('');
  return `${divisionNamed(t, event.division)} enters ${spaceNamed(t, event.to)}${how}.`;
}

function enemy(t: Tables, event: Of<'enemy'>): string {
  const modifiers = event.modifiers
    .filter((m) => m.excluded !== true)
    .map((m) => `, ${m.label} ${m.value > 0 ? '+' : ''}${m.value}`);
  const card = event.unit ?? 'no card';
  return `${enemyNamed(t, event.unit)} (${card}): ${event.ammo} Ammo, ${event.fuel} Fuel needed${modifiers.join('')}.`;
}

function bonusBy(t: Tables, by: string): string {
  if (by === 'ffi_here') return 'FFI in the space';
  return by === 'ffi_zone' ? 'FFI of the Maquis Zone' : cardNamed(t, by);
}

function fightEnds(t: Tables, event: Of<'fightEnds'>): string {
  const [division, unit] = [divisionNamed(t, event.division), enemyNamed(t, event.unit)];
  const need = `${event.ammo} Ammo, ${event.fuel} Fuel`;
  return `${division} ${event.won ? 'beats' : 'fails against'} ${unit} (${need}); the card goes to ${CARD_TO[event.to]}.`;
}

const BET = {
  won: 'Patton’s Bet is won: a Medal.',
  lost: 'Patton’s Bet is lost.',
  ignored: 'Patton’s Bet comes too late.',
} as const;

/** One line for the log. */
export function say(t: Tables, event: CredentialsEvent): string {
  switch (event.kind) {
    case 'setup':
      return `Set-up at level ${event.level}: ${event.rounds} rounds.`;
    case 'kgPlaced':
      return `A Kampfgruppe stands in ${spaceNamed(t, event.space)}${event.card === undefined ? '' : ` (${event.card})`}.`;
    case 'round':
      return `Round ${event.round}; ${event.left} Intelligence Report cards are left after it.`;
    case 'intelligence':
      return `Intelligence Report ${event.card}: ${cardNamed(t, event.card)}.`;
    case 'destruction': {
      const port = spaceNamed(t, event.port);
      return event.change < 0
        ? `${port} is repaired: ${event.markers} of ${event.rating} Port Destruction markers.`
        : `${port}: Port Destruction marker, ${event.markers} of ${event.rating}${event.markers >= event.rating ? '; the port is destroyed' : ''}.`;
    }
    case 'ignored':
      return ignored(t, event);
    case 'ffiToZone':
      return `An FFI joins ${placeNamed(t, event.zone)}; ${event.there} there.`;
    case 'recall':
      return `${divisionNamed(t, event.to)} replaces ${divisionNamed(t, event.from)} in ${spaceNamed(t, event.at)} and brings ${tokensText(event.got)}.`;
    case 'kgCard':
      return `Riesensauerei! card for ${spaceNamed(t, event.space)}: ${cardNamed(t, event.card)}.`;
    case 'kgMoves':
      return `The Kampfgruppe moves from ${spaceNamed(t, event.from)} to ${spaceNamed(t, event.to)}: ${whyThere(t, event)}.`;
    case 'kgBlocked':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} cannot obey: ${whyBlocked(t, event)}; another card is drawn.`;
    case 'kgStays':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} stays: ${STAYS[event.why]}.`;
    case 'kgGone':
      return `A Kampfgruppe leaves ${spaceNamed(t, event.space)}; its card goes to the Wehrmacht deck.`;
    case 'kgSeen':
      return `The Kampfgruppe in ${spaceNamed(t, event.space)} is ${cardNamed(t, event.unit)}.`;
    case 'taken':
      return `${tokensText(event.tokens)} from the General Stock to ${spaceNamed(t, event.base)}.`;
    case 'trucksTaken':
      return `${event.n} trucks taken; ${event.reserve} in reserve, ${event.stock} in the Stock.`;
    case 'hauled':
      return `A truck carries ${tokensText(event.tokens)} from ${spaceNamed(t, event.from)} to ${spaceNamed(t, event.to)}.`;
    case 'stowed':
      return `${divisionNamed(t, event.division)} in ${spaceNamed(t, event.space)} now carries ${tokensText(event.tokens)}.`;
    case 'middleton':
      return `General Middleton: ${PARTS[event.part]} to ${divisionNamed(t, event.division)}.`;
    case 'airLook':
      return `Air Support looks at the ${DECKS[event.deck]} deck: ${event.card} ${cardNamed(t, event.card)} is on top.`;
    case 'airBack':
      return `The Air Support marker returns from the ${DECKS[event.deck]} deck${event.bonus > 0 ? `: ${event.bonus} Ammo less` : ''}${AIR_WHY[event.why]}.`;
    case 'move':
      return `${divisionNamed(t, event.division)} moves from ${spaceNamed(t, event.from)}: 1 Fuel.`;
    case 'enters':
      return enters(t, event);
    case 'help': {
      const by = event.by === 'ffi' ? `An FFI of ${placeNamed(t, event.zone ?? '')}` : 'The Tank Destroyer';
      return `${by} lets ${divisionNamed(t, event.division)} go one space more.`;
    }
    case 'moveEnds':
      return `${divisionNamed(t, event.division)} stops in ${spaceNamed(t, event.at)}.`;
    case 'recon':
      return `Aerial Recon in ${spaceNamed(t, event.at)}: ${event.card} ${cardNamed(t, event.card)}.`;
    case 'weather':
      return `The Weather ${event.changed ? 'turns' : 'stays'} ${event.to}.`;
    case 'found': {
      const what = event.what === undefined ? 'Nothing is' : `1 ${kindNamed(event.what)} is`;
      return `${what} found in ${spaceNamed(t, event.at)}.`;
    }
    case 'cardGoes': {
      const card = event.card === undefined ? 'The Division of Rennes' : cardNamed(t, event.card);
      return `${card} goes to ${GOES[event.to]}.`;
    }
    case 'noEffect':
      return `${cardNamed(t, event.card)} does nothing: ${NO_EFFECT[event.why]}.`;
    case 'halt': {
      const then = event.ends
        ? 'the move is over'
        : event.fuel > 0
          ? `going on costs ${event.fuel} Fuel`
          : 'it may go on';
      return `${divisionNamed(t, event.division)} is halted in ${spaceNamed(t, event.at)}; ${then}.`;
    }
    case 'ffiPlaced':
      return `${event.n} FFI placed in ${placeNamed(t, event.at)}.`;
    case 'ffiUsed':
      return `${event.n} FFI of ${placeNamed(t, event.at)} back to the supply.`;
    case 'ffiMoves':
      return `An FFI moves from ${placeNamed(t, event.from)} to ${placeNamed(t, event.to)}.`;
    case 'control':
      return `${spaceNamed(t, event.space)} is controlled${CONTROL[event.how]}.`;
    case 'encircled':
      return `Encircled and controlled: ${event.spaces.map((id) => spaceNamed(t, id)).join(', ')}.`;
    case 'portMarker':
      return `${spaceNamed(t, event.space)}: supply base marker ${event.side === 'open' ? 'Open' : 'Closed'}.`;
    case 'siege':
      return `${spaceNamed(t, event.port)}: ${event.there} of ${event.needed} in the Siege Box, ${event.on ? 'besieged' : 'not besieged'}.`;
    case 'fight':
      return `${divisionNamed(t, event.division)} fights ${opponentNamed(t, event)} in ${spaceNamed(t, event.at)}.`;
    case 'enemy':
      return enemy(t, event);
    case 'bonus':
      return `${bonusBy(t, event.by)}: ${event.ammo} Ammo less, ${event.left} still needed.`;
    case 'spent':
      return `${divisionOrSpace(t, event.by)} spends ${tokensText(event.tokens)}${SPENT[event.why]}.`;
    case 'fightEnds':
      return fightEnds(t, event);
    case 'retreat':
      return `${divisionNamed(t, event.division)} goes back to ${spaceNamed(t, event.to)}.`;
    case 'garrisonDown':
      return `Garrison ${event.number} of ${spaceNamed(t, event.port)} is beaten${event.medal ? ': a Medal' : ''}.`;
    case 'uncovered':
      return `Garrison ${event.number} of ${spaceNamed(t, event.port)} comes into play.`;
    case 'captured':
      return `${spaceNamed(t, event.port)} is captured.`;
    case 'bet':
      return event.state === 'runs' ? `Patton’s Bet runs until the end of round ${event.until}.` : BET[event.state];
    case 'logistics':
      return `Logistics Step ${event.step}: level ${event.level}.`;
    case 'eats': {
      const from = event.from === undefined ? 'its card' : spaceNamed(t, event.from);
      return `${divisionNamed(t, event.division)} eats 1 Food from ${from}${event.recovers ? ' and starves no longer' : ''}.`;
    }
    case 'starves':
      return `${divisionNamed(t, event.division)} has nothing to eat and starves.`;
    case 'trucks':
      return `Trucks: ${event.stock} in the Stock, ${event.reserve} in reserve, ${event.aside} aside.`;
    case 'refill':
      return `The Supply Pool refills the General Stock: ${tokensText(event.tokens)}.`;
    case 'toPool':
      return `${tokensText(event.tokens)} of ${divisionOrSpace(t, event.from)} to the Supply Pool.`;
    case 'refreshed':
      return 'General Middleton, the Tank Destroyer and Air Support are ready.';
    case 'over':
      return `The game is over: ${event.points} victory points, ${GRADES[event.grade]}.`;
  }
}
