// What happens, as data: the events of both halves and those that both tell.
import type { GameEvent, Tell } from '@bocage/engine';
import { DESTROYED, HALF } from '../state/layout.ts';
import type { Tables } from '../state/tables.ts';
import { LEVELS } from '../state/terms.ts';
import type { BattleEvent } from './battle/events.ts';
import { type CampaignEvent, sayCampaign } from './campaign/events.ts';

/** Told by either half: money, points, people, Units, cards. */
type SharedEvent =
  | (GameEvent & { readonly kind: 'so'; readonly change: number; readonly left: number; readonly what: string })
  | (GameEvent & { readonly kind: 'vp'; readonly change: number; readonly total: number; readonly what: string })
  | (GameEvent & { readonly kind: 'card'; readonly deck: string; readonly card: string; readonly text: string })
  | (GameEvent & {
      readonly kind: 'stress';
      readonly commander: string;
      readonly change: number;
      readonly total: number;
      readonly what: string;
    })
  | (GameEvent & { readonly kind: 'kia'; readonly commander: string })
  | (GameEvent & { readonly kind: 'wounded'; readonly commander: string })
  | (GameEvent & { readonly kind: 'healed'; readonly commander: string })
  | (GameEvent & { readonly kind: 'xp'; readonly commander: string; readonly change: number; readonly total: number })
  | (GameEvent & { readonly kind: 'promoted'; readonly commander: string; readonly level: number })
  | (GameEvent & { readonly kind: 'unit-lost'; readonly unit: string })
  | (GameEvent & { readonly kind: 'repaired'; readonly unit: string; readonly damage: string });

export type ShermanEvent = SharedEvent | CampaignEvent | BattleEvent;
export type ShermanTell = Tell<ShermanEvent>;

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

/** The line of an event; those of Battles are the business of the battle half. */
export function say(t: Tables, e: ShermanEvent, battle?: (t: Tables, e: BattleEvent) => string): string {
  switch (e.kind) {
    case 'so':
      return `${e.what}: ${signed(e.change)} SO, ${e.left} left.`;
    case 'vp':
      return `${e.what}: ${signed(e.change)} VP, ${e.total} in all.`;
    case 'card':
      return `${e.deck}: ${e.card}. ${e.text}`;
    case 'stress':
      return `${e.commander}: ${signed(e.change)} Stress (${e.what}), now ${e.total}.`;
    case 'kia':
      return `${e.commander} is killed in action.`;
    case 'wounded':
      return `${e.commander} is wounded.`;
    case 'healed':
      return `${e.commander} has recovered from his wound.`;
    case 'xp':
      return `${e.commander}: ${signed(e.change)} XP, now ${e.total}.`;
    case 'promoted':
      return `${e.commander} is promoted to ${LEVELS[e.level]}.`;
    case 'unit-lost':
      return `${e.unit} is destroyed.`;
    case 'repaired':
      return `${e.unit}: ${e.damage} is repaired.`;
    default:
      return e.half === 'campaign' ? sayCampaign(t, e) : (battle?.(t, e) ?? '');
  }
}

/** The remark of the score where a Battle or a Week ends: `9A x, 7 VP, 11 SO, Week 2`. */
export function remarkCampaign(events: readonly ShermanEvent[]): string {
  const parts: string[] = [];
  let vp = '';
  let so = '';
  let week = '';
  for (const e of events) {
    if (e.kind === 'battalion-status') {
      parts.push(`${e.battalion} ${e.status === DESTROYED ? 'x' : e.status === HALF ? '1/2' : 'F'}`);
    } else if (e.kind === 'vp') vp = `${e.total} VP`;
    else if (e.kind === 'so') so = `${e.left} SO`;
    else if (e.kind === 'week') week = `Week ${e.week}`;
    else if (e.kind === 'campaign-end') parts.push(e.why);
  }
  if (parts.length === 0 && week === '') return '';
  return [...parts, vp, so, week].filter((part) => part !== '').join(', ');
}
