// Events of the campaign half. Each has `half: 'campaign'`, so that the two lists never collide.
import type { GameEvent } from '@bocage/engine';
import type { Tables } from './tables.ts';

type Told<K extends string, D> = GameEvent & { readonly half: 'campaign'; readonly kind: K } & Readonly<D>;

export type CampaignEvent =
  | Told<'battalion-drawn', { battalion: string; band: string; points: number; total: number }>
  | Told<'unit-bought', { unit: string; cost: number }>
  | Told<'commander-joins', { commander: string; level: number }>
  | Told<'week', { week: number }>
  | Told<
      'attack-planned',
      { battalion: string; cost: number; trucks: number; scouts: number; units: readonly string[] }
    >
  | Told<'battalion-status', { battalion: string; status: number }>
  | Told<
      'battalion-moves',
      { battalion: string; roll: number; modifiers: readonly (readonly [string, number])[]; to: string }
    >
  | Told<'leave', { commander: string; recovered: number }>
  | Told<'campaign-end', { why: string; grade: string; vp: number }>;

export function sayCampaign(_t: Tables, e: CampaignEvent): string {
  // The campaign chapters word their events here, one case for each kind.
  return e.kind;
}
