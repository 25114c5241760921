// Events of the battle half. Each has `half: 'battle'`, so that the two lists never collide.
import { andList, count, type GameEvent, orList, signed } from '@bocage/engine';
import {
  BY_ASTERISK,
  BY_FUEL,
  BY_MUD,
  BY_NO_RETREAT,
  BY_RUSH,
  BY_STRUCTURE,
} from '../../rules/battle/order-reasons.ts';
import { DESTROYED, HALF } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { counterCalled, modified, unitCalled } from '../names.ts';

type Happened<K extends string, D> = GameEvent & { readonly half: 'battle'; readonly kind: K } & Readonly<D>;

/** A modifier by its name: `['Range 2', -1]`. */
export type ToldModifier = readonly [label: string, value: number];

/** A Unit that an enemy could attack: what a die needs, and its Defense. */
export interface ToldTarget {
  readonly unit: string;
  readonly needs: number;
  readonly defense: number;
}

/** The counter that an event is about, as the board names it: `enemy 3`, `902`. Two of a kind are told apart by it. */
interface Counter {
  readonly id: string;
}

export type BattleEvent =
  | Happened<'battle', { battalion: string; units: readonly string[] }>
  | Happened<'turns', { turns: number; parts: readonly ToldModifier[] }>
  | Happened<'tiles', { tiles: readonly string[]; again: boolean }>
  | Happened<'placed', { enemy: boolean; piece: string; hex: string; roll: number; closed: boolean }>
  /** All Enemy Units as they stand once they are placed. */
  | Happened<'deployed', { units: readonly { readonly piece: string; readonly hexes: readonly string[] }[] }>
  | Happened<'late', { unit: string }>
  /** A d10 for one counter: a Unit draws a Damage counter on `most` or less, an enemy is Destroyed on `least` or more. */
  | Happened<
      'die',
      { what: string; piece: string; hex?: string; roll: number; least?: number; most?: number; happens: boolean }
    >
  | Happened<'air-strike', { piece: string; hex: string; cost: number }>
  | Happened<'aggressiveness', { roll: number; die: number }>
  | Happened<'turn', { turn: number; of: number }>
  | Happened<'moves', Counter & { enemy: boolean; piece: string; from: string; to: string }>
  | Happened<'stays', { unit: string; hex: string }>
  | Happened<'carried', { piece: string; by: string; to: string }>
  | Happened<'retreats', Counter & { piece: string }>
  | Happened<
      'movement-roll',
      { roll: number; die: number; modifiers: readonly ToldModifier[]; result: number; row: number }
    >
  | Happened<
      'order',
      Counter & {
        piece: string;
        hex: string;
        order: string;
        /** One of BY_*: chart, asterisk or a card. */
        why: number;
        row: number;
        /** The kinds of its column in the chart; empty for what never moves. */
        column: string;
        /** The hexes that carry it out best; none: it stays. */
        to: readonly string[];
        /** Cover there, 0 to 2. */
        cover: number;
      }
    >
  | Happened<
      'target',
      Counter & {
        piece: string;
        hex: string;
        /** Those that are easiest to hit and weakest: more than one is a tie. */
        units: readonly string[];
        needs: number;
        /** All that it could attack. */
        compared: readonly ToldTarget[];
      }
    >
  /** So many Enemy Units act one after another, in the order of the chart. */
  | Happened<'enemies-act', { n: number }>
  | Happened<'advances', { rifle: number }>
  | Happened<'no-target', Counter & { piece: string; hex: string; moved: boolean }>
  /** One of our Units acted and attacked nobody; `why` is the code of a reason, or `noTarget`, or `held`. */
  | Happened<'no-attack', { unit: string; why: string }>
  | Happened<
      'attack',
      {
        /** Whose attack it is. */
        enemy: boolean;
        /** The counters on both sides, as the board names them. */
        from: string;
        to: string;
        attacker: string;
        target: string;
        /** 'AP' or 'HE'. */
        value: string;
        printed: number;
        range: number;
        needs: number;
        modifiers: readonly ToldModifier[];
        dice: readonly number[];
        hits: number;
        /** The Flank die, 0 if none was rolled. */
        flank: number;
        /** After a Flank attack. */
        defense: number;
        defenseModifiers: readonly ToldModifier[];
        defenseDice: readonly number[];
        stands: number;
      }
    >
  /** `gone`: it left by its own edge, which counts as Destroyed. */
  | Happened<'enemy-destroyed', Counter & { piece: string; hex: string; points: number; left: number; gone: boolean }>
  | Happened<'damage', { unit: string; counter: string; redrawn: boolean }>
  | Happened<'spared', { commander: string }>
  | Happened<'tactic', { by: string; for: string; left: number }>
  | Happened<'takes-over', { commander: string; unit: string }>
  | Happened<'status', { status: number; points: number; halfAt: number; destroyedAt: number }>
  | Happened<'tenacity', { turn: number }>
  | Happened<'battle-over', { why: 'beaten' | 'turns' | 'units'; status: number }>;

const ORDER_REASONS: Readonly<Record<number, string>> = {
  [BY_ASTERISK]: 'an AP Unit is at Range 1',
  [BY_MUD]: 'Mud on turn 1',
  [BY_FUEL]: 'Short of Fuel on turn 1',
  [BY_RUSH]: 'its Battalion rushes on turn 1',
  [BY_NO_RETREAT]: 'its Battalion never retreats',
  [BY_STRUCTURE]: 'it never moves',
};

function statusWord(status: number): string {
  return status === DESTROYED ? 'Destroyed' : status === HALF ? 'at Half strength' : 'at Full strength';
}

/** What became of an action without an attack, by the code of the reason, and of the move before it. */
export function noAttackText(unit: string, why: string, move?: Extract<BattleEvent, { kind: 'moves' }>): string {
  const moved = move === undefined ? '' : `moved from ${move.from} to ${move.to}`;
  switch (why) {
    case 'moveOrAttack':
      return `${unit} ${moved || 'moved'} and cannot attack.`;
    case 'cautious':
      return `${unit} ${moved || 'moved'} and did not attack: its Commander is Cautious.`;
    case 'suppressed':
      return moved === ''
        ? `${unit} is Suppressed, has no Commander and cannot attack. The counter was removed.`
        : `${unit} ${moved}. It is Suppressed, has no Commander and cannot attack. The counter was removed.`;
    case 'held':
      return moved === '' ? `${unit} held fire.` : `${unit} ${moved} and held fire.`;
    default:
      return moved === '' ? `${unit} had no target.` : `${unit} ${moved} and had no target.`;
  }
}

type AttackEvent = Extract<BattleEvent, { kind: 'attack' }>;
type TargetEvent = Extract<BattleEvent, { kind: 'target' }>;
type OrderEvent = Extract<BattleEvent, { kind: 'order' }>;

/** Those that are compared in words; a table has them all. */
const FEW = 4;
/** Kinds of Enemy Units that one sentence names. */
const KINDS = 6;

function attackText(t: GameData, e: AttackEvent): string {
  const attacker = e.enemy ? `The enemy ${e.attacker}` : unitCalled(t, e.attacker);
  const target = e.enemy ? unitCalled(t, e.target) : `the enemy ${e.target}`;
  const result = e.hits === 0 ? 'missed' : e.hits === 1 ? 'hit' : e.hits === 2 ? 'hit twice' : `hit ${e.hits} times`;
  const needs = `${Math.max(1, e.needs)}+ (${modified(`${e.value} ${e.printed}+`, e.modifiers)})`;
  const attack = `${attacker} attacked ${target} at Range ${e.range} and ${result}: rolled ${andList(e.dice.map(String))}, needed ${needs}.`;
  if (e.hits === 0) return attack;
  const flank = e.flank === 0 ? '' : ` after a Flank roll of ${e.flank}`;
  const guard =
    e.stands === 0 ? 'negated' : e.stands === e.hits ? 'not negated' : `${e.stands} of ${e.hits} not negated`;
  return `${attack} Defense ${e.defense}${flank}, rolled ${andList(e.defenseDice.map(String))}: ${guard}.`;
}

function orderText(e: OrderEvent): string {
  const why = ORDER_REASONS[e.why] ?? `chart row ${e.row} for ${e.column}`;
  const order = `The enemy ${e.piece} in ${e.hex} has the order ${e.order} (${why})`;
  if (e.to.length === 0) return `${order}: it stays.`;
  if (e.to[0] === 'off') return `${order}: it leaves the Battlefield.`;
  const cover = e.cover === 0 ? '' : ` (Cover ${e.cover})`;
  return `${order}: to ${orList(e.to)}${cover}${e.to.length > 1 ? ', equally good' : ''}.`;
}

function targetText(t: GameData, e: TargetEvent): string {
  const enemy = `The enemy ${e.piece} in ${e.hex}`;
  const defense = e.compared.find((c) => c.unit === e.units[0])?.defense ?? 0;
  const figures = `(needs ${e.needs}+, Defense ${defense})`;
  const rest = e.compared.filter((c) => !e.units.includes(c.unit));
  const others = rest.slice(0, FEW).map((c) => `${c.unit} (${c.needs}+, Defense ${c.defense})`);
  if (rest.length > FEW) others.push(`${rest.length - FEW} more`);
  const chosen =
    e.units.length > 1
      ? `${enemy} can attack ${orList(e.units)}, equally good targets ${figures}.`
      : `${enemy} chose ${unitCalled(t, e.units[0])}, ${rest.length === 0 ? 'its only target' : 'the easiest to hit'} ${figures}.`;
  return rest.length === 0 ? chosen : `${chosen} Other targets: ${andList(others)}.`;
}

export function sayBattle(t: GameData, e: BattleEvent): string {
  switch (e.kind) {
    case 'battle':
      return `The Battle against ${e.battalion} began. Your Units: ${andList(e.units)}.`;
    case 'turns':
      return `It lasts ${count(e.turns, 'turn')}${e.parts.length === 0 ? '' : `: ${modified(5, e.parts)}`}.`;
    case 'tiles':
      return e.again
        ? `Terrain: ${e.tiles.join(' ')}. Not every hex could be reached, so the tiles were laid again.`
        : `Terrain: ${e.tiles.join(' ')}.`;
    case 'placed': {
      if (!e.enemy) return `${unitCalled(t, e.piece)} was placed in ${e.hex}.`;
      if (e.roll === 0) return `The enemy ${e.piece} was placed in ${e.hex}.`;
      const placed = `The enemy ${e.piece} rolled ${e.roll} and was placed in ${e.hex}`;
      return e.closed ? `${placed}, the nearest hex open to it.` : `${placed}.`;
    }
    case 'deployed': {
      const n = e.units.reduce((sum, unit) => sum + unit.hexes.length, 0);
      const where = e.units.map((unit) => `${unit.piece} in ${unit.hexes.join(', ')}`);
      if (n === 1) return `1 Enemy Unit was placed: ${where}.`;
      const placed = `${n} Enemy Units were placed: ${where.slice(0, KINDS).join('; ')}.`;
      return where.length > KINDS ? `${placed} Also ${where.slice(KINDS).join('; ')}.` : placed;
    }
    case 'late':
      return `${unitCalled(t, e.unit)} is late and arrives on turn 2.`;
    case 'die': {
      if (e.most !== undefined) {
        const unit = `${e.what}: ${unitCalled(t, e.piece)} rolled ${e.roll}`;
        return `${unit}, ${e.happens ? 'a Damage counter' : 'no Damage'} (${e.most} or less).`;
      }
      const enemy = `${e.what}: rolled ${e.roll} for the enemy ${e.piece} in ${e.hex}`;
      return `${enemy}, ${e.happens ? 'a hit' : 'no hit'} (${e.least} or more).`;
    }
    case 'air-strike':
      return `An air strike hit the enemy ${e.piece} in ${e.hex}${e.cost === 0 ? '' : ` (${count(e.cost, 'SO point')})`}.`;
    case 'aggressiveness':
      return `The enemy rolls a d${e.die} for Movement this Battle (${e.roll === 0 ? 'as the Event says' : `Aggressiveness: rolled ${e.roll}`}).`;
    case 'turn':
      return `Turn ${e.turn} of ${e.of}.`;
    case 'moves':
      return `${e.enemy ? `The enemy ${e.piece}` : unitCalled(t, e.piece)} moved from ${e.from} to ${e.to}.`;
    case 'stays':
      return `${unitCalled(t, e.unit)} stayed in ${e.hex}.`;
    case 'carried':
      return `${unitCalled(t, e.by)} carried ${unitCalled(t, e.piece)} ${e.to === 'off' ? 'off the Battlefield' : `to ${e.to}`}.`;
    case 'retreats':
      return `${unitCalled(t, e.piece)} left the Battlefield.`;
    case 'movement-roll':
      return `Enemy Movement: rolled ${modified(e.roll, e.modifiers)}: row ${signed(e.row).replace('+', '')} of the chart.`;
    case 'enemies-act':
      return e.n === 1 ? 'The last Enemy Unit acted.' : `${e.n} Enemy Units acted, in chart order.`;
    case 'advances':
      return `Starting advances: enemy Rifles moved up to ${count(e.rifle, 'hex', 'hexes')}, MGs and ATs 1 hex.`;
    case 'order':
      return orderText(e);
    case 'target':
      return targetText(t, e);
    case 'no-target':
      return `The enemy ${e.piece} in ${e.hex} had no target.`;
    case 'no-attack':
      return noAttackText(unitCalled(t, e.unit), e.why);
    case 'attack':
      return attackText(t, e);
    case 'enemy-destroyed': {
      const left = e.left === 1 ? '1 point is left' : `${e.left} points are left`;
      return e.gone
        ? `The enemy ${e.piece} left the Battlefield from ${e.hex}; ${left}.`
        : `The enemy ${e.piece} in ${e.hex} was Destroyed; ${left}.`;
    }
    case 'damage': {
      const unit = unitCalled(t, e.unit);
      const counter = counterCalled(e.counter);
      if (e.redrawn) return `${unit} drew ${counter}, which has no effect on it, and drew again.`;
      return `${unit} drew a Damage counter: ${counter}.`;
    }
    case 'spared':
      return `${e.commander} ignored his first Stress.`;
    case 'tactic':
      return e.by === e.for
        ? `${unitCalled(t, e.by)} spent a Tactic counter to act now (${e.left} left).`
        : `${unitCalled(t, e.by)} spent a Command Tactic counter: ${unitCalled(t, e.for)} acts now (${e.left} left).`;
    case 'takes-over':
      return `${e.commander} took command of ${unitCalled(t, e.unit)}.`;
    case 'status':
      return `The Battalion is ${statusWord(e.status)}: ${count(e.points, 'point')} left (Half at ${e.halfAt}, Destroyed at ${e.destroyedAt}).`;
    case 'tenacity':
      return `You fight on for turn ${e.turn}.`;
    case 'battle-over':
      return e.why === 'units'
        ? `None of your Units is left and the Battle is over: the Battalion is ${statusWord(e.status)}.`
        : `The Battle is over: the Battalion is ${statusWord(e.status)}.`;
  }
}

/** A few words for the score behind a decision: what the attacks of it came to. */
export function remarkBattle(events: readonly (GameEvent | BattleEvent)[]): string {
  const words: string[] = [];
  for (const event of events) {
    if (!('half' in event) || event.half !== 'battle') continue;
    if (event.kind === 'attack')
      words.push(
        `needs ${Math.max(1, event.needs)}+, ${event.hits === 0 ? 'missed' : event.stands === 0 ? 'negated' : 'hit'}`,
      );
    else if (event.kind === 'enemy-destroyed') words.push(`enemy ${event.piece} ${event.gone ? 'gone' : 'Destroyed'}`);
    else if (event.kind === 'movement-roll') words.push(`row ${signed(event.row).replace('+', '')}`);
    else if (event.kind === 'status') words.push(`${count(event.points, 'point')} left`);
  }
  return words.slice(0, 6).join('; ');
}
