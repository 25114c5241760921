// Events of the campaign half. Each has `half: 'campaign'`, so that the two lists never collide.
import { andList, count, type GameEvent } from '@bocage/engine';
import { DESTROYED, HALF } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { LEVELS } from '../../state/terms.ts';
import { modified, unitCalled } from '../names.ts';

type Happened<K extends string, D> = GameEvent & { readonly half: 'campaign'; readonly kind: K } & Readonly<D>;

type EndCode = 'weeks' | 'battle' | 'great' | 'unpaid';

export type CampaignEvent =
  | Happened<'battalion-drawn', { battalion: string; band: string; points: number; total: number }>
  /** A ready-made force, with its Commanders and support. */
  | Happened<'force-ready', { units: number; cost: number }>
  | Happened<'unit-bought', { unit: string; cost: number }>
  | Happened<'unit-turned-in', { unit: string; value: number }>
  | Happened<'support-bought', { trucks: boolean; count: number; cost: number }>
  | Happened<'commander-joins', { commander: string; level: number }>
  | Happened<'commander-leaves', { commander: string; why: 'replaced' | 'no-unit' | 'turned-in' }>
  | Happened<'week', { week: number; of: number }>
  | Happened<'attack-planned', { battalion: string; cost: number; trucks: number; scouts: number }>
  | Happened<'assigned', { unit: string; commander: string; battalion: string }>
  | Happened<'battalion-status', { battalion: string; status: number }>
  | Happened<'battalion-back', { battalion: string; band: string }>
  | Happened<'battalion-restored', { battalion: string }>
  | Happened<
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
  | Happened<'home', { units: readonly string[] }>
  | Happened<'leave', { commander: string; recovered: number }>
  | Happened<'peeked', { card: string; onTop: boolean }>
  | Happened<'suspension-roll', { unit: string; roll: number; needs: number }>
  /** `owed`: the SO points that could not be paid. */
  | Happened<'campaign-end', { why: EndCode; vp: number; owed?: number }>;

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

/** `the Front`; the other bands have no article. */
const bandNamed = (band: string): string => (band === 'Front' ? 'the Front' : band);

function movesText(e: Extract<CampaignEvent, { kind: 'battalion-moves' }>): string {
  const rolled = `Battalion ${e.battalion} rolled ${modified(e.roll, e.modifiers)}`;
  const [from, to] = e.places ?? [];
  const stayed = from !== undefined && from === to;
  switch (e.order) {
    case 'Advance':
      return stayed
        ? `${rolled} and cannot advance beyond ${bandNamed(e.to)}.`
        : `${rolled} and advanced to ${bandNamed(e.to)}.`;
    case 'Retreat':
      return stayed
        ? `${rolled} and cannot retreat beyond ${bandNamed(e.to)}.`
        : `${rolled} and retreated to ${bandNamed(e.to)}.`;
    default:
      return `${rolled} and stayed in ${bandNamed(e.to)}.`;
  }
}

/** `2 SO points, 1 Truck, 3 Scouts`; what is not used is not named. */
function plannedWith({ cost, trucks, scouts }: Extract<CampaignEvent, { kind: 'attack-planned' }>): string {
  const used = [
    ...(cost > 0 ? [count(cost, 'SO point')] : []),
    ...(trucks > 0 ? [count(trucks, 'Truck')] : []),
    ...(scouts > 0 ? [count(scouts, 'Scout')] : []),
  ];
  return used.length === 0 ? 'it costs nothing' : used.join(', ');
}

export function sayCampaign(t: GameData, e: CampaignEvent): string {
  switch (e.kind) {
    case 'battalion-drawn':
      return `Battalion ${e.battalion} (${e.points} VP) is in ${bandNamed(e.band)}. Drawn so far: ${e.total} VP.`;
    case 'force-ready':
      return `Your ready-made force has ${count(e.units, 'Unit')} for ${count(e.cost, 'SO point')}, with Commanders and support.`;
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
      return `Planned an attack on ${e.battalion}: ${plannedWith(e)}.`;
    case 'assigned':
      return `${e.commander} leads ${unitCalled(t, e.unit)} against ${e.battalion}.`;
    case 'battalion-status':
      return e.status === DESTROYED
        ? `Battalion ${e.battalion} is Destroyed.`
        : e.status === HALF
          ? `Battalion ${e.battalion} is reduced to Half.`
          : `Battalion ${e.battalion} is not reduced.`;
    case 'battalion-back':
      return `Battalion ${e.battalion} fell back to ${bandNamed(e.band)}.`;
    case 'battalion-restored':
      return `Battalion ${e.battalion} is back at Full.`;
    case 'battalion-moves':
      return movesText(e);
    case 'home':
      return e.units.length === 1
        ? `${unitCalled(t, e.units[0])} is back at headquarters.`
        : `${andList(e.units)} are back at headquarters.`;
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
