// The log of a Battle as a story: one sentence for what a Unit did, with its result; rolls, orders and comparisons are its details.
import { andList, count, type Tale } from '@bocage/engine';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent } from '../events.ts';
import { counterCalled, unitCalled } from '../names.ts';
import { noAttackText } from './events.ts';

/** What comes of an attack or a move belongs to it. */
const RESULTS: readonly ShermanEvent['kind'][] = [
  'damage',
  'stress',
  'spared',
  'kia',
  'wounded',
  'unit-lost',
  'enemy-destroyed',
];

/** The counter that does something: the board's id. */
function actor(e: ShermanEvent): string | undefined {
  switch (e.kind) {
    case 'order':
    case 'moves':
    case 'target':
    case 'no-target':
      return e.id;
    case 'attack':
      return e.from;
    case 'no-attack':
      return e.unit;
    default:
      return undefined;
  }
}

type Of<K extends ShermanEvent['kind']> = Extract<ShermanEvent, { kind: K }>;

function first<K extends ShermanEvent['kind']>(events: readonly ShermanEvent[], kind: K): Of<K> | undefined {
  return events.find((e): e is Of<K> => e.kind === kind);
}

/** What became of the Commander is a sentence of its own; a second wound, which kills him, is named as well. */
function isTold({ counter }: Of<'damage'>, events: readonly ShermanEvent[]): boolean {
  return (counter === 'Commander Wounded' && first(events, 'wounded') !== undefined) || counter === 'Commander KIA';
}

function resultOf(attack: Of<'attack'>, events: readonly ShermanEvent[]): string {
  if (attack.hits === 0) return 'and missed';
  if (attack.stands === 0) return 'and hit, but the Defense roll negated it';
  const destroyed = first(events, 'enemy-destroyed');
  if (destroyed !== undefined) return `and Destroyed it (${count(destroyed.left, 'point')} left)`;
  const counters = events.flatMap((e) =>
    e.kind === 'damage' && !e.redrawn && !isTold(e, events) ? [counterCalled(e.counter)] : [],
  );
  return counters.length === 0 ? 'and hit' : `and hit: ${counters.join(', ')}`;
}

/** One sentence for a move with an attack, or without one; undefined where the events tell it as well. */
function actionText(t: GameData, events: readonly ShermanEvent[]): string | undefined {
  const attack = first(events, 'attack');
  const move = first(events, 'moves');
  if (attack === undefined) {
    const none = first(events, 'no-attack');
    return none && move && noAttackText(unitCalled(t, none.unit), none.why, move);
  }
  const who = attack.enemy ? `The enemy ${move?.piece ?? attack.attacker}` : unitCalled(t, attack.attacker);
  const target = attack.enemy ? unitCalled(t, attack.target) : `the enemy ${attack.target}`;
  const moved = move === undefined ? '' : ` moved from ${move.from} to ${move.to},`;
  return `${who}${moved} attacked ${target} ${resultOf(attack, events)}.`;
}

const LOSSES: readonly ShermanEvent['kind'][] = ['unit-lost', 'kia', 'wounded'];

/** How many events from here on belong to one action; 0 if none begins here. */
function actionAt(events: readonly ShermanEvent[], from: number): number {
  const who = actor(events[from]);
  if (who === undefined) return 0;
  let to = from + 1;
  while (to < events.length && (actor(events[to]) === who || RESULTS.includes(events[to].kind))) to++;
  return to - from;
}

/** How many Commanders one sentence names. */
const FEW = 10;

/** `Eandi 4, Tylutki 2 and Madsen 3`, in as many sentences as it takes. */
function people(figures: ReadonlyMap<string, number>, sentence: (list: string) => string): string[] {
  const all = Array.from(figures, ([who, n]) => `${who} ${n}`);
  const parts = Array.from({ length: Math.ceil(all.length / FEW) }, (_, i) => all.slice(i * FEW, i * FEW + FEW));
  return parts.map((part) => sentence(andList(part)));
}

/** What several Commanders took or gained one behind the other, in one line: how much they have, or have gained. */
function ofPeople(events: readonly ShermanEvent[], from: number, say: (e: ShermanEvent) => string): Tale | undefined {
  const { kind } = events[from];
  if (kind !== 'stress' && kind !== 'xp') return undefined;
  let to = from;
  const figures = new Map<string, number>();
  const causes = new Set<string>();
  const promoted: string[] = [];
  for (let e = events[to]; e !== undefined; e = events[++to]) {
    if (e.kind === 'stress' && kind === e.kind) {
      figures.set(e.commander, e.total);
      causes.add(e.what);
    } else if (e.kind === 'xp' && kind === e.kind) figures.set(e.commander, (figures.get(e.commander) ?? 0) + e.change);
    else if (e.kind === 'promoted' && kind === 'xp') promoted.push(say(e));
    else break;
  }
  if (figures.size < 2) return undefined;
  const told =
    kind === 'stress'
      ? people(figures, (list) => `Stress now (${andList([...causes])}): ${list}.`)
      : people(figures, (list) => `XP gained: ${list}.`);
  return { text: [...told, ...promoted].join(' '), of: to - from };
}

/** How a Battle ended, and what it was worth: the status is told once. */
function ending(events: readonly ShermanEvent[], from: number, say: (e: ShermanEvent) => string): Tale | undefined {
  const [e, next] = events.slice(from, from + 2);
  if (e.kind === 'status' && next?.kind === 'battle-over') return { text: say(next), of: 2 };
  if (e.kind === 'battalion-status' && next?.kind === 'vp')
    return { text: `${say(e)} It brought ${next.change} VP, now ${next.total}.`, of: 2 };
  return undefined;
}

/** The tale that begins at an event: an action, the end of a Battle, its people, or nothing that a Battle knows of. */
export function taleOfAction(
  t: GameData,
  events: readonly ShermanEvent[],
  from: number,
  say: (e: ShermanEvent) => string,
): Tale | undefined {
  const of = actionAt(events, from);
  if (of === 0) return ending(events, from, say) ?? ofPeople(events, from, say);
  const its = events.slice(from, from + of);
  const action = actionText(t, its);
  const told = its.filter((e) => (action === undefined ? e.detail !== true : LOSSES.includes(e.kind))).map(say);
  return { text: (action === undefined ? told : [action, ...told]).join(' '), of };
}
