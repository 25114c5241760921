// Events of the campaign half. Each has `half: 'campaign'`, so that the two lists never collide.
import type { GameEvent } from '@bocage/engine';
import { DESTROYED, HALF } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { LEVELS } from '../../state/terms.ts';
import { and, count, modifiersText, unitCalled } from '../names.ts';

type Told<K extends string, D> = GameEvent & { readonly half: 'campaign'; readonly kind: K } & Readonly<D>;

type EndCode = 'weeks' | 'battle' | 'great' | 'unpaid';

export type CampaignEvent =
  | Told<'battalion-drawn', { battalion: string; band: string; points: number; total: number }>
  /** A ready-made force, with its Commanders and support. */
  | Told<'force-ready', { units: number; cost: number }>
  | Told<'unit-bought', { unit: string; cost: number }>
  | Told<'unit-turned-in', { unit: string; value: number }>
  | Told<'support-bought', { trucks: boolean; count: number; cost: number }>
  | Told<'commander-joins', { commander: string; level: number }>
  | Told<'commander-leaves', { commander: string; why: 'replaced' | 'no-unit' | 'turned-in' }>
  | Told<'week', { week: number; of: number }>
  | Told<'attack-planned', { battalion: string; cost: number; trucks: number; scouts: number }>
  | Told<'assigned', { unit: string; commander: string; battalion: string }>
  | Told<'battalion-status', { battalion: string; status: number }>
  | Told<'battalion-back', { battalion: string; band: string }>
  | Told<'battalion-restored', { battalion: string }>
  | Told<
      'battalion-moves',
      {
        battalion: string;
        roll: number;
        modifiers: readonly (readonly [string, number])[];
        result: number;
        order: string;
        to: string;
      }
    >
  | Told<'home', { units: readonly string[] }>
  | Told<'leave', { commander: string; recovered: number }>
  | Told<'peeked', { card: string; onTop: boolean }>
  | Told<'suspension-roll', { unit: string; roll: number; needs: number }>
  /** `owed`: the SO points that could not be paid. */
  | Told<'campaign-end', { why: EndCode; vp: number; owed?: number }>;

const LEAVES = {
  replaced: 'replaced',
  'no-unit': 'there is no Unit for him',
  'turned-in': 'his Unit was turned in',
} as const;

const ENDS: Readonly<Record<EndCode, string>> = {
  weeks: 'The Campaign is over after its last Week',
  battle: 'The game is over after its Battle',
  great: 'The Campaign is over: a Great result is reached',
  unpaid: 'The Campaign is lost: a cost could not be paid',
};

/** Why the Campaign is over, in a remark. */
export function endText(e: Extract<CampaignEvent, { kind: 'campaign-end' }>): string {
  return `${ENDS[e.why]}${e.owed === undefined ? '' : ` (${count(e.owed, 'SO point')})`}`;
}

function movesText(e: Extract<CampaignEvent, { kind: 'battalion-moves' }>): string {
  const rolled = `Battalion ${e.battalion} rolled ${e.roll}${modifiersText(e.modifiers)}`;
  switch (e.order) {
    case 'Advance':
      return `${rolled} and advanced: ${e.to}.`;
    case 'Retreat':
      return `${rolled} and retreated: ${e.to}.`;
    default:
      return `${rolled} and held: ${e.to}.`;
  }
}

export function sayCampaign(t: Tables, e: CampaignEvent): string {
  switch (e.kind) {
    case 'battalion-drawn':
      return `Battalion ${e.battalion} (${e.points} VP) is in ${e.band}. Drawn so far: ${e.total} VP.`;
    case 'force-ready':
      return `Your ready-made force of ${count(e.units, 'Unit')} with its Commanders cost ${count(e.cost, 'SO point')}.`;
    case 'unit-bought':
      return `Bought ${e.unit} for ${count(e.cost, 'SO point')}.`;
    case 'unit-turned-in':
      return `Turned in ${e.unit} for ${count(e.value, 'SO point')}.`;
    case 'support-bought':
      return `Bought ${count(e.count, e.trucks ? 'Truck' : 'Scout')} for ${count(e.cost, 'SO point')}.`;
    case 'commander-joins':
      return `${e.commander} joined as ${LEVELS[e.level]}.`;
    case 'commander-leaves':
      return `${e.commander} left the force: ${LEAVES[e.why]}.`;
    case 'week':
      return `Week ${e.week} of ${e.of}.`;
    case 'attack-planned':
      return `Planned an attack on ${e.battalion}: ${count(e.cost, 'SO point')}, ${count(e.trucks, 'Truck')}, ${count(e.scouts, 'Scout')}.`;
    case 'assigned':
      return `${e.commander} leads ${unitCalled(t, e.unit)} against ${e.battalion}.`;
    case 'battalion-status':
      return e.status === DESTROYED
        ? `Battalion ${e.battalion} is Destroyed.`
        : e.status === HALF
          ? `Battalion ${e.battalion} is reduced to Half.`
          : `Battalion ${e.battalion} is not reduced.`;
    case 'battalion-back':
      return `Battalion ${e.battalion} fell back to ${e.band}.`;
    case 'battalion-restored':
      return `Battalion ${e.battalion} is back at Full.`;
    case 'battalion-moves':
      return movesText(e);
    case 'home':
      return e.units.length === 1
        ? `${unitCalled(t, e.units[0])} is back at headquarters.`
        : `${and(e.units)} are back at headquarters.`;
    case 'leave':
      return e.recovered === 0
        ? `${e.commander} was On Leave and had no Stress.`
        : `${e.commander} was On Leave and lost ${e.recovered} Stress.`;
    case 'peeked':
      return `You put the next Special Condition, ${e.card}, ${e.onTop ? 'back on top of' : 'under'} the deck.`;
    case 'suspension-roll':
      return `${unitCalled(t, e.unit)} rolled ${e.roll}: ${e.roll <= e.needs ? 'its Suspension broke' : 'nothing broke'} (${e.needs} or less).`;
    case 'campaign-end':
      return `${endText(e)}; ${e.vp} VP.`;
  }
}
