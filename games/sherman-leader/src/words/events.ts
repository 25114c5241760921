// What happens, as data: the events of both halves and those that both tell.
import { type GameEvent, signed, type Tell } from '@bocage/engine';
import { DESTROYED, HALF } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { LEVELS } from '../state/terms.ts';
import type { BattleEvent } from './battle/events.ts';
import { type CampaignEvent, endText, sayCampaign } from './campaign/events.ts';
import { damageName, unitCalled } from './names.ts';

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
  /** A question that was not asked: nothing could be answered; `also` are those that came behind it and were not asked either. */
  | (GameEvent & {
      readonly kind: 'passed';
      readonly step: PassedStep;
      readonly also?: readonly PassedStep[];
      readonly unit?: undefined;
    })
  | (GameEvent & { readonly kind: 'passed'; readonly step: UnitStep; readonly unit: string; readonly also?: undefined })
  | (GameEvent & { readonly kind: 'repaired'; readonly unit: string; readonly damage: string });

/** What is said of a question that nobody could have answered, by its step. */
const PASSED = {
  'set-up/promote': 'There are no SO points for promotions.',
  'set-up/trucks': 'No Truck can be bought.',
  'set-up/scouts': 'No Scout can be bought.',
  'week/condition-promote': 'There is no Recruit to promote.',
  'assign/target': 'No Battalion can be attacked this Week.',
  'assign/trucks': 'No Truck helps this attack.',
  'post-combat/choose-commander': 'The Event affects nobody.',
  'post-combat/choose-damage': 'There is no Damage that the Event could remove.',
  'week-end/medics': 'No Medic has anybody to heal.',
  'week-end/mechanics': 'No Mechanic has anything to repair.',
  'week-end/repair': 'No Damage can be repaired.',
  'week-end/heal': 'No wound can be healed.',
  'week-end/upgrade': 'No Unit can be turned in for a more expensive one.',
  'week-end/upgrade-discard': 'No Commander has to be discarded.',
  'week-end/replace': 'No Commander is Unfit or wounded.',
  'week-end/unit-loss': 'No Commander is without a Unit.',
  'week-end/purchase': 'No Unit can be bought.',
  'week-end/recruit-level': 'There are no SO points to raise his level.',
  'week-end/trucks': 'No Truck can be bought.',
  'week-end/scouts': 'No Scout can be bought.',
  'week-end/rest': 'Priority R&R cannot be paid or helps nobody.',
  airstrike: 'No air strike can be used.',
  barrage: 'The artillery has no target.',
  'event-pay': 'The Event cannot be paid; the Battle is one turn shorter.',
  'pre-move': 'No Unit moves before the Battle.',
  fast: 'No Unit can act in the Fast step.',
  slow: 'No Unit can act in the Slow step.',
} as const;
/** The same of one Unit. */
const UNIT_PASSED = {
  move: (unit: string) => `${unit} cannot move.`,
  cargo: (unit: string) => `${unit} has nobody to carry.`,
};
export type UnitStep = keyof typeof UNIT_PASSED;
export type PassedStep = keyof typeof PASSED;

export type ShermanEvent = SharedEvent | CampaignEvent | BattleEvent;
export type ShermanTell = Tell<ShermanEvent>;

/** The line of an event; those of Battles are the business of the battle half. */
export function say(t: GameData, e: ShermanEvent, battle?: (t: GameData, e: BattleEvent) => string): string {
  switch (e.kind) {
    case 'so':
      return `${e.what}: ${signed(e.change)} SO, now ${e.left}.`;
    case 'vp':
      return `${e.what}: ${signed(e.change)} VP, now ${e.total}.`;
    case 'card':
      return `${e.deck}: ${e.card}. ${e.text}`;
    case 'stress':
      return e.change > 0
        ? `${e.commander} took ${e.change} Stress (${e.what}), now ${e.total}.`
        : `${e.commander} lost ${-e.change} Stress (${e.what}), now ${e.total}.`;
    case 'kia':
      return `${e.commander} was killed in action.`;
    case 'wounded':
      return `${e.commander} was wounded.`;
    case 'healed':
      return `${e.commander} has recovered.`;
    case 'xp':
      return `${e.commander} gained ${e.change} XP, now ${e.total}.`;
    case 'promoted':
      return `${e.commander} was promoted to ${LEVELS[e.level]}.`;
    case 'unit-lost':
      return `${unitCalled(t, e.unit)} was Destroyed.`;
    case 'repaired':
      return `The ${damageName(e.damage)} of ${unitCalled(t, e.unit)} was repaired.`;
    case 'passed':
      if (e.unit !== undefined) return UNIT_PASSED[e.step](unitCalled(t, e.unit));
      return [e.step, ...(e.also ?? [])].map((step) => PASSED[step]).join(' ');
    default:
      return e.half === 'campaign' ? sayCampaign(t, e) : (battle?.(t, e) ?? '');
  }
}

/** The remark of the score where a Battle or a Week ends: `9A Destroyed, 7 VP, 11 SO, Week 2`. */
export function remarkCampaign(events: readonly ShermanEvent[]): string {
  const parts: string[] = [];
  let vp = '';
  let so = '';
  let week = '';
  for (const e of events) {
    if (e.kind === 'battalion-status') {
      parts.push(
        `${e.battalion} ${e.status === DESTROYED ? 'Destroyed' : e.status === HALF ? 'at Half' : 'not reduced'}`,
      );
    } else if (e.kind === 'vp') vp = `${e.total} VP`;
    else if (e.kind === 'so') so = `${e.left} SO`;
    else if (e.kind === 'week') week = `Week ${e.week}`;
    else if (e.kind === 'campaign-end') parts.push(endText(e));
  }
  if (parts.length === 0 && week === '') return '';
  return [...parts, vp, so, week].filter((part) => part !== '').join(', ');
}
