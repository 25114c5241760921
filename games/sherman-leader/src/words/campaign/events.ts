// Events of the campaign half. Each has `half: 'campaign'`, so that the two lists never collide.
import type { GameEvent } from '@bocage/engine';
import { DESTROYED, HALF } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { LEVELS } from '../../state/terms.ts';

type Told<K extends string, D> = GameEvent & { readonly half: 'campaign'; readonly kind: K } & Readonly<D>;

export type CampaignEvent =
  | Told<'battalion-drawn', { battalion: string; band: string; points: number; total: number }>
  | Told<'unit-bought', { unit: string; cost: number }>
  | Told<'unit-turned-in', { unit: string; value: number }>
  | Told<'support-bought', { what: string; count: number; cost: number }>
  | Told<'commander-joins', { commander: string; level: number }>
  | Told<'commander-leaves', { commander: string; why: string }>
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
  | Told<'peeked', { card: string; where: string }>
  | Told<'suspension-roll', { unit: string; roll: number; needs: number }>
  | Told<'campaign-end', { why: string; vp: number }>;

const STATUS_WORDS: readonly string[] = ['not in play', 'at full strength', 'reduced to half', 'destroyed'];

function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n);
}

export function sayCampaign(_t: Tables, e: CampaignEvent): string {
  switch (e.kind) {
    case 'battalion-drawn':
      return `Battalion ${e.battalion} (${e.points} VP) stands in ${e.band}; ${e.total} points drawn.`;
    case 'unit-bought':
      return `${e.unit} joins for ${e.cost} SO.`;
    case 'unit-turned-in':
      return `${e.unit} is turned in for ${e.value} SO.`;
    case 'support-bought':
      return `${e.count} ${e.what} for ${e.cost} SO.`;
    case 'commander-joins':
      return `${e.commander} joins as ${LEVELS[e.level]}.`;
    case 'commander-leaves':
      return `${e.commander} leaves the force: ${e.why}.`;
    case 'week':
      return `Week ${e.week} of ${e.of}.`;
    case 'attack-planned':
      return `Attack on ${e.battalion}: ${e.cost} SO, ${e.trucks} Trucks, ${e.scouts} Scouts.`;
    case 'assigned':
      return `${e.unit} under ${e.commander} against ${e.battalion}.`;
    case 'battalion-status':
      return e.status === DESTROYED || e.status === HALF
        ? `Battalion ${e.battalion} is ${STATUS_WORDS[e.status]}.`
        : `Battalion ${e.battalion} is not reduced.`;
    case 'battalion-back':
      return `Battalion ${e.battalion} goes back to ${e.band}.`;
    case 'battalion-restored':
      return `Battalion ${e.battalion} is back at full strength.`;
    case 'battalion-moves': {
      const modifiers = e.modifiers.map(([what, value]) => ` ${signed(value)} ${what}`).join('');
      return `Battalion ${e.battalion}: ${e.roll}${modifiers}${modifiers === '' ? '' : ` = ${e.result}`}, ${e.order}; ${e.to}.`;
    }
    case 'home':
      return `${e.units.join(', ')} ${e.units.length === 1 ? 'is' : 'are'} back at headquarters.`;
    case 'leave':
      return `${e.commander} was On Leave and recovers ${e.recovered} Stress.`;
    case 'peeked':
      return `The next Special Condition, ${e.card}, goes ${e.where}.`;
    case 'suspension-roll':
      return `${e.unit} rolls ${e.roll}: ${e.roll <= e.needs ? 'its Suspension breaks' : 'nothing breaks'} (${e.needs} or less).`;
    case 'campaign-end':
      return `The Campaign ends: ${e.why}; ${e.vp} VP.`;
  }
}
