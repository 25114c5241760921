// The last action taken apart: a stage for each thing that an enemy does, with the position as it stood then. What happened is
// played again on a copy; no rule is told twice.
import { type GameEvent, orList, type State } from '@bocage/engine';
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { TableSession } from '../../core/catalogue.ts';
import { retell } from '../../core/retell.ts';
import * as W from '../../words/sherman-leader-battle.ts';

/** One thing that happened: what, why, and the position after it. */
export interface Stage {
  /** The enemy that acts; empty for what concerns all. */
  readonly who: string;
  readonly title: string;
  /** The events of it, the first one being what it is about. */
  readonly events: readonly ShermanEvent[];
  readonly places: readonly string[];
  readonly state: State;
}

type Kind = ShermanEvent['kind'];

/** Events that are a stage of their own; others belong to the one before. */
const HEADS: readonly Kind[] = ['movement-roll', 'order', 'moves', 'target', 'attack'];

/** An event list that an enemy acts in: only then is there something to tell. */
export function isEnemyAction(events: readonly GameEvent[]): boolean {
  return (events as readonly ShermanEvent[]).some(
    (event) => event.kind === 'order' || event.kind === 'movement-roll' || (event.kind === 'attack' && event.enemy),
  );
}

function isOurs(event: ShermanEvent): boolean {
  return (event.kind === 'attack' || event.kind === 'moves') && !event.enemy;
}

function titleOf(event: ShermanEvent): string {
  switch (event.kind) {
    case 'movement-roll':
      return W.enemyRolls;
    case 'order':
      return W.pieceOrdered(event.piece, event.hex, event.order);
    case 'moves':
      return W.movesTo(event.piece, event.to);
    case 'target':
      return W.inAimsAt(event.piece, event.hex, orList(event.units));
    case 'attack':
      return W.attacks(event.attacker, event.target);
    default:
      return '';
  }
}

function placesOf(event: ShermanEvent): readonly string[] {
  if (event.kind === 'order') return [event.hex, ...event.to.filter((hex) => hex !== 'off')];
  return event.places ?? [];
}

/** The stages of the choices from `from` to `to`. What came before the first enemy is no stage. */
export function stagesOf(session: TableSession, from: number, to: number): readonly Stage[] {
  const stages: Stage[] = [];
  let who = '';
  for (const { event: told, state } of retell(session, from, to)) {
    const event = told as ShermanEvent;
    if (event.kind === 'turn' || event.kind === 'battle-over' || event.kind === 'movement-roll') who = '';
    if (event.kind === 'order') who = event.id;
    const last = stages.at(-1);
    if (HEADS.includes(event.kind) && !isOurs(event))
      stages.push({ who, title: titleOf(event), events: [event], places: placesOf(event), state });
    else if (last !== undefined) stages[stages.length - 1] = { ...last, events: [...last.events, event], state };
  }
  return stages;
}
