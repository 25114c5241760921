// Events of the battle half. Each has `half: 'battle'`, so that the two lists never collide.
import type { GameEvent } from '@bocage/engine';
import {
  BY_ASTERISK,
  BY_FUEL,
  BY_MUD,
  BY_NO_RETREAT,
  BY_RUSH,
  BY_STRUCTURE,
} from '../../rules/battle/order-reasons.ts';
import { DESTROYED, HALF } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';

type Told<K extends string, D> = GameEvent & { readonly half: 'battle'; readonly kind: K } & Readonly<D>;

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
  | Told<'battle', { battalion: string; units: readonly string[] }>
  | Told<'turns', { turns: number; parts: readonly ToldModifier[] }>
  | Told<'tiles', { tiles: readonly string[]; again: boolean }>
  | Told<'placed', { piece: string; hex: string; roll: number; closed: boolean }>
  | Told<'late', { unit: string }>
  | Told<'die', { what: string; roll: number; on: string; happens: boolean }>
  | Told<'air-strike', { piece: string; hex: string; cost: number }>
  | Told<'aggressiveness', { roll: number; die: number }>
  | Told<'turn', { turn: number; of: number }>
  | Told<'moves', Counter & { enemy: boolean; piece: string; from: string; to: string }>
  | Told<'carried', { piece: string; by: string; to: string }>
  | Told<'retreats', Counter & { piece: string }>
  | Told<
      'movement-roll',
      { roll: number; die: number; modifiers: readonly ToldModifier[]; result: number; row: number }
    >
  | Told<
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
  | Told<
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
  | Told<'no-target', Counter & { piece: string; hex: string; moved: boolean }>
  | Told<
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
  | Told<'enemy-destroyed', Counter & { piece: string; hex: string; points: number; left: number }>
  | Told<'damage', { unit: string; counter: string; redrawn: boolean }>
  | Told<'spared', { commander: string }>
  | Told<'tactic', { by: string; for: string; left: number }>
  | Told<'takes-over', { commander: string; unit: string }>
  | Told<'status', { status: number; points: number; halfAt: number; destroyedAt: number }>
  | Told<'tenacity', { turn: number }>
  | Told<'battle-over', { why: string; status: number }>;

function sum(modifiers: readonly ToldModifier[]): string {
  return modifiers.map(([label, value]) => ` ${value < 0 ? '-' : '+'} ${Math.abs(value)} ${label}`).join('');
}

const ORDER_REASONS: Readonly<Record<number, string>> = {
  [BY_ASTERISK]: 'an AP Unit is at Range 1',
  [BY_MUD]: 'mud on turn 1',
  [BY_FUEL]: 'short of fuel on turn 1',
  [BY_RUSH]: 'its Battalion rushes on turn 1',
  [BY_NO_RETREAT]: 'it does not retreat',
  [BY_STRUCTURE]: 'it never moves',
};

function statusWord(status: number): string {
  return status === DESTROYED ? 'Destroyed' : status === HALF ? 'at Half strength' : 'at Full strength';
}

export function sayBattle(_t: Tables, e: BattleEvent): string {
  switch (e.kind) {
    case 'battle':
      return `Battle against ${e.battalion} with ${e.units.join(', ')}.`;
    case 'turns':
      return `The Battle lasts ${e.turns} turns${e.parts.length === 0 ? '' : ` (5${sum(e.parts)})`}.`;
    case 'tiles':
      return e.again
        ? `Tiles ${e.tiles.join(' ')}: not every hex can be reached, so they are laid anew.`
        : `Tiles ${e.tiles.join(' ')}.`;
    case 'placed':
      return e.roll === 0
        ? `${e.piece} is placed in ${e.hex}.`
        : `${e.piece} rolls ${e.roll}: ${e.hex}${e.closed ? ', the nearest hex that it may enter' : ''}.`;
    case 'late':
      return `${e.unit} is late: it arrives at the start of turn 2.`;
    case 'die':
      return `${e.what}: ${e.roll}, ${e.happens ? 'which is' : 'not'} ${e.on}.`;
    case 'air-strike':
      return `The air strike destroys ${e.piece} in ${e.hex}${e.cost === 0 ? '' : ` for ${e.cost} SO`}.`;
    case 'aggressiveness':
      return e.roll === 0
        ? `The enemy rolls a d${e.die} for Movement, as the Event says.`
        : `Aggressiveness ${e.roll}: the enemy rolls a d${e.die} for Movement.`;
    case 'turn':
      return `Turn ${e.turn} of ${e.of}.`;
    case 'moves':
      return `${e.piece} moves from ${e.from} to ${e.to}.`;
    case 'carried':
      return e.to === 'off'
        ? `${e.by} takes ${e.piece} off the Battlefield.`
        : `${e.by} carries ${e.piece} to ${e.to}.`;
    case 'retreats':
      return `${e.piece} leaves the Battlefield.`;
    case 'movement-roll':
      return `Movement roll d${e.die}: ${e.roll}${sum(e.modifiers)} = ${e.result}${e.row === e.result ? '' : ` (row ${e.row})`}.`;
    case 'order': {
      const why = ORDER_REASONS[e.why] ?? `row ${e.row} of ${e.column}`;
      const best = e.to.length > 1 ? ', all equally good' : '';
      const cover = e.cover === 0 ? '' : `, Cover ${e.cover}`;
      const where =
        e.to.length === 0 ? 'stays' : e.to[0] === 'off' ? 'leaves' : `to ${e.to.join(' or ')}${cover}${best}`;
      return `${e.piece} in ${e.hex}: ${e.order} (${why}), ${where}.`;
    }
    case 'target': {
      const rest = e.compared.filter((c) => !e.units.includes(c.unit));
      const others = rest.map((c) => `${c.unit} ${c.needs}+/${c.defense}`).join(', ');
      const chosen = e.compared.find((c) => c.unit === e.units[0])?.defense ?? 0;
      return `${e.piece} in ${e.hex} needs ${e.needs}+ against ${e.units.join(' or ')} (Defense ${chosen})${
        others === '' ? '' : `, the easiest target; others: ${others}`
      }.`;
    }
    case 'no-target':
      return `${e.piece} in ${e.hex} has no target${e.moved ? ' after moving' : ''}.`;
    case 'attack': {
      const needs = `${e.value} ${e.printed}+ at Range ${e.range}, needs ${Math.max(1, e.needs)}+${
        e.modifiers.length === 0 ? '' : ` (${sum(e.modifiers).trim()})`
      }`;
      const flank = e.flank === 0 ? '' : `, Flank ${e.flank}`;
      const guard = e.hits === 0 ? '' : `${flank}; Defense ${e.defense}: ${e.defenseDice.join(' ')}, ${e.stands} stand`;
      return `${e.attacker} attacks ${e.target}: ${needs}: ${e.dice.join(' ')}, ${e.hits} hit${guard}.`;
    }
    case 'enemy-destroyed':
      return `${e.piece} in ${e.hex} is Destroyed: ${e.points} points, ${e.left} left.`;
    case 'damage':
      return e.redrawn
        ? `${e.unit}: ${e.counter} has no effect; another counter is drawn.`
        : `${e.unit}: ${e.counter}.`;
    case 'spared':
      return `${e.commander} ignores his first Stress.`;
    case 'tactic':
      return e.by === e.for
        ? `${e.by} spends a Tactic counter to act now; ${e.left} left.`
        : `${e.by} spends a Command Tactic counter for ${e.for}; ${e.left} left.`;
    case 'takes-over':
      return `${e.commander} takes command of ${e.unit}.`;
    case 'status':
      return `${e.points} points left (Half ${e.halfAt}, Destroyed ${e.destroyedAt}): the Battalion is ${statusWord(e.status)}.`;
    case 'tenacity':
      return `Tenacity: the Battle goes on for turn ${e.turn}.`;
    case 'battle-over':
      return `The Battle is over: ${e.why}. The Battalion is ${statusWord(e.status)}.`;
  }
}

/** A few words for the score behind a decision: what the attacks of it came to. */
export function remarkBattle(events: readonly (GameEvent | BattleEvent)[]): string {
  const words: string[] = [];
  for (const event of events) {
    if (!('half' in event) || event.half !== 'battle') continue;
    if (event.kind === 'attack') words.push(`${event.needs > 10 ? '-' : Math.max(1, event.needs)}+ ${event.stands}`);
    else if (event.kind === 'enemy-destroyed') words.push(`${event.piece} x`);
    else if (event.kind === 'movement-roll') words.push(`row ${event.row}`);
    else if (event.kind === 'status') words.push(`${event.points} left`);
  }
  return words.slice(0, 6).join(' ');
}
