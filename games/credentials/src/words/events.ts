// What the rules tell: one discriminated union, and one line of text for each event.
import type { GameEvent, Modifier } from '@bocage/engine';

/** Fuel, Ammo, Food. */
export type Tokens = readonly [fuel: number, ammo: number, food: number];

interface Base extends GameEvent {
  readonly rule: string;
  readonly places?: readonly string[];
}

export type CredentialsEvent = Base &
  (
    | { readonly kind: 'setup'; readonly level: string; readonly rounds: number }
    | { readonly kind: 'kgPlaced'; readonly space: string; readonly card?: string }
    | { readonly kind: 'round'; readonly round: number; readonly left: number }
    | { readonly kind: 'intelligence'; readonly card: string; readonly title: string }
    | {
        readonly kind: 'destruction';
        readonly port: string;
        readonly markers: number;
        readonly rating: number;
        readonly change: number;
      }
    | { readonly kind: 'ignored'; readonly what: string }
    | { readonly kind: 'ffiToZone'; readonly zone: string; readonly there: number }
    | { readonly kind: 'recall'; readonly from: string; readonly to: string; readonly at: string; readonly got: Tokens }
    | { readonly kind: 'kgCard'; readonly space: string; readonly card: string }
    | { readonly kind: 'kgBlocked'; readonly space: string; readonly why: string }
    | { readonly kind: 'kgMoves'; readonly from: string; readonly to: string; readonly why: string }
    | { readonly kind: 'kgStays'; readonly space: string; readonly why: string }
    | { readonly kind: 'kgGone'; readonly space: string; readonly unit: string; readonly to: string }
    | { readonly kind: 'kgSeen'; readonly space: string; readonly unit: string }
    | { readonly kind: 'taken'; readonly base: string; readonly tokens: Tokens }
    | { readonly kind: 'trucksTaken'; readonly n: number; readonly stock: number; readonly reserve: number }
    | { readonly kind: 'hauled'; readonly from: string; readonly to: string; readonly tokens: Tokens }
    | { readonly kind: 'stowed'; readonly space: string; readonly division: string; readonly tokens: Tokens }
    | { readonly kind: 'middleton'; readonly part: string; readonly division: string }
    | { readonly kind: 'airLook'; readonly deck: string; readonly card: string }
    | { readonly kind: 'airBack'; readonly deck: string; readonly bonus: number; readonly why: string }
    | { readonly kind: 'move'; readonly division: string; readonly from: string }
    | {
        readonly kind: 'enters';
        readonly division: string;
        readonly to: string;
        readonly paid: Tokens;
        readonly how: string;
      }
    | { readonly kind: 'help'; readonly division: string; readonly by: string }
    | { readonly kind: 'moveEnds'; readonly division: string; readonly at: string; readonly why: string }
    | { readonly kind: 'recon'; readonly card: string; readonly name: string; readonly at: string }
    | { readonly kind: 'weather'; readonly to: string }
    | { readonly kind: 'found'; readonly what: string; readonly at: string }
    | { readonly kind: 'cardGoes'; readonly card: string; readonly to: string }
    | { readonly kind: 'ffiPlaced'; readonly at: string; readonly n: number }
    | { readonly kind: 'ffiUsed'; readonly at: string; readonly n: number }
    | { readonly kind: 'ffiMoves'; readonly from: string; readonly to: string }
    | { readonly kind: 'control'; readonly space: string; readonly how: string }
    | { readonly kind: 'encircled'; readonly spaces: readonly string[] }
    | { readonly kind: 'portMarker'; readonly space: string; readonly side: string }
    | {
        readonly kind: 'siege';
        readonly port: string;
        readonly there: number;
        readonly needed: number;
        readonly on: boolean;
      }
    | { readonly kind: 'fight'; readonly division: string; readonly against: string; readonly at: string }
    | {
        readonly kind: 'enemy';
        readonly unit: string;
        readonly card: string;
        readonly ammo: number;
        readonly fuel: number;
        readonly modifiers: readonly Modifier[];
      }
    | { readonly kind: 'bonus'; readonly by: string; readonly ammo: number; readonly left: number }
    | { readonly kind: 'spent'; readonly by: string; readonly tokens: Tokens; readonly why: string }
    | {
        readonly kind: 'fightEnds';
        readonly division: string;
        readonly unit: string;
        readonly won: boolean;
        readonly need: string;
        readonly to: string;
      }
    | { readonly kind: 'retreat'; readonly division: string; readonly to: string }
    | { readonly kind: 'garrisonDown'; readonly port: string; readonly number: number; readonly medal: boolean }
    | { readonly kind: 'uncovered'; readonly port: string; readonly number: number }
    | { readonly kind: 'captured'; readonly port: string }
    | { readonly kind: 'bet'; readonly state: 'runs' | 'won' | 'lost' | 'ignored'; readonly until: number }
    | { readonly kind: 'logistics'; readonly level: number; readonly step: number }
    | { readonly kind: 'eats'; readonly division: string; readonly from: string; readonly recovers: boolean }
    | { readonly kind: 'starves'; readonly division: string }
    | { readonly kind: 'trucks'; readonly stock: number; readonly reserve: number; readonly aside: number }
    | { readonly kind: 'refill'; readonly tokens: Tokens }
    | { readonly kind: 'toPool'; readonly from: string; readonly tokens: Tokens }
    | { readonly kind: 'refreshed'; readonly what: string }
    | { readonly kind: 'over'; readonly points: number; readonly grade: string }
  );

export function tokensText(tokens: Tokens): string {
  const parts = ['Fuel', 'Ammo', 'Food'].flatMap((name, k) => (tokens[k] > 0 ? [`${tokens[k]} ${name}`] : []));
  return parts.join(', ') || 'nothing';
}

/** One line for the log. */
export function say(event: CredentialsEvent): string {
  switch (event.kind) {
    case 'setup':
      return `Set-up at level ${event.level}: ${event.rounds} rounds.`;
    case 'kgPlaced':
      return `A Kampfgruppe stands in ${event.space}${event.card === undefined ? '' : ` (${event.card})`}.`;
    case 'round':
      return `Round ${event.round}; ${event.left} Intelligence Report cards are left after it.`;
    case 'intelligence':
      return `Intelligence Report ${event.card}: ${event.title}.`;
    case 'destruction':
      return event.change < 0
        ? `${event.port} is repaired: ${event.markers} of ${event.rating} Port Destruction markers.`
        : `${event.port}: Port Destruction marker, ${event.markers} of ${event.rating}${event.markers >= event.rating ? '; the port is destroyed' : ''}.`;
    case 'ignored':
      return event.what;
    case 'ffiToZone':
      return `An FFI joins ${event.zone}; ${event.there} there.`;
    case 'recall':
      return `${event.to} replaces ${event.from} in ${event.at} and brings ${tokensText(event.got)}.`;
    case 'kgCard':
      return `Riesensauerei! card for ${event.space}: ${event.card}.`;
    case 'kgMoves':
      return `The Kampfgruppe moves from ${event.from} to ${event.to}: ${event.why}.`;
    case 'kgBlocked':
      return `The Kampfgruppe in ${event.space} cannot obey: ${event.why}; another card is drawn.`;
    case 'kgStays':
      return `The Kampfgruppe in ${event.space} stays: ${event.why}.`;
    case 'kgGone':
      return `${event.unit} leaves ${event.space}; its card goes to ${event.to}.`;
    case 'kgSeen':
      return `The Kampfgruppe in ${event.space} is ${event.unit}.`;
    case 'taken':
      return `${tokensText(event.tokens)} from the General Stock to ${event.base}.`;
    case 'trucksTaken':
      return `${event.n} trucks taken; ${event.reserve} in reserve, ${event.stock} in the Stock.`;
    case 'hauled':
      return `A truck carries ${tokensText(event.tokens)} from ${event.from} to ${event.to}.`;
    case 'stowed':
      return `${event.division} in ${event.space} now carries ${tokensText(event.tokens)}.`;
    case 'middleton':
      return `General Middleton: ${event.part} to ${event.division}.`;
    case 'airLook':
      return `Air Support looks at the ${event.deck} deck: ${event.card} is on top.`;
    case 'airBack':
      return `The Air Support marker returns from the ${event.deck} deck${event.bonus > 0 ? `: ${event.bonus} Ammo less` : ''}${event.why === '' ? '' : ` (${event.why})`}.`;
    case 'move':
      return `${event.division} moves from ${event.from}: 1 Fuel.`;
    case 'enters':
      return `${event.division} enters ${event.to}${event.how}.`;
    case 'help':
      return `${event.by} lets ${event.division} go one space more.`;
    case 'moveEnds':
      return `${event.division} stops in ${event.at}${event.why === '' ? '' : `: ${event.why}`}.`;
    case 'recon':
      return `Aerial Recon in ${event.at}: ${event.card} ${event.name}.`;
    case 'weather':
      return `The Weather turns ${event.to}.`;
    case 'found':
      return `${event.what} found in ${event.at}.`;
    case 'cardGoes':
      return `${event.card} goes to ${event.to}.`;
    case 'ffiPlaced':
      return `${event.n} FFI placed in ${event.at}.`;
    case 'ffiUsed':
      return `${event.n} FFI of ${event.at} back to the supply.`;
    case 'ffiMoves':
      return `An FFI moves from ${event.from} to ${event.to}.`;
    case 'control':
      return `${event.space} is controlled${event.how}.`;
    case 'encircled':
      return `Encircled and controlled: ${event.spaces.join(', ')}.`;
    case 'portMarker':
      return `${event.space}: supply base marker ${event.side}.`;
    case 'siege':
      return `${event.port}: ${event.there} of ${event.needed} in the Siege Box, ${event.on ? 'besieged' : 'not besieged'}.`;
    case 'fight':
      return `${event.division} fights ${event.against} in ${event.at}.`;
    case 'enemy': {
      const modifiers = event.modifiers
        .filter((m) => m.excluded !== true)
        .map((m) => `, ${m.label} ${m.value > 0 ? '+' : ''}${m.value}`);
      return `${event.unit} (${event.card}): ${event.ammo} Ammo, ${event.fuel} Fuel needed${modifiers.join('')}.`;
    }
    case 'bonus':
      return `${event.by}: ${event.ammo} Ammo less, ${event.left} still needed.`;
    case 'spent':
      return `${event.by} spends ${tokensText(event.tokens)}${event.why === '' ? '' : ` (${event.why})`}.`;
    case 'fightEnds':
      return event.won
        ? `${event.division} beats ${event.unit} (${event.need}); the card goes to ${event.to}.`
        : `${event.division} fails against ${event.unit} (${event.need}); the card goes to ${event.to}.`;
    case 'retreat':
      return `${event.division} goes back to ${event.to}.`;
    case 'garrisonDown':
      return `Garrison ${event.number} of ${event.port} is beaten${event.medal ? ': a Medal' : ''}.`;
    case 'uncovered':
      return `Garrison ${event.number} of ${event.port} comes into play.`;
    case 'captured':
      return `${event.port} is captured.`;
    case 'bet':
      return event.state === 'runs'
        ? `Patton’s Bet runs until the end of round ${event.until}.`
        : event.state === 'won'
          ? 'Patton’s Bet is won: a Medal.'
          : event.state === 'lost'
            ? 'Patton’s Bet is lost.'
            : 'Patton’s Bet comes too late.';
    case 'logistics':
      return `Logistics Step ${event.step}: level ${event.level}.`;
    case 'eats':
      return `${event.division} eats 1 Food from ${event.from}${event.recovers ? ' and starves no longer' : ''}.`;
    case 'starves':
      return `${event.division} has nothing to eat and starves.`;
    case 'trucks':
      return `Trucks: ${event.stock} in the Stock, ${event.reserve} in reserve, ${event.aside} aside.`;
    case 'refill':
      return `The Supply Pool refills the General Stock: ${tokensText(event.tokens)}.`;
    case 'toPool':
      return `${tokensText(event.tokens)} of ${event.from} to the Supply Pool.`;
    case 'refreshed':
      return event.what;
    case 'over':
      return `The game is over: ${event.points} victory points, ${event.grade}.`;
  }
}
