// What people see of the campaign: headquarters, operational map, force, plan.
import type { Place, State } from '@bocage/engine';
import type { Tables } from './tables.ts';

export interface BoardPart {
  readonly status: readonly string[];
  readonly places: readonly Place[];
  readonly tracks: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

export function boardCampaign(_t: Tables, _s: State): BoardPart {
  return { status: [], places: [], tracks: [] };
}

export function drawCampaign(_t: Tables, _s: State): string {
  return '';
}

/** Reasons why the campaign part of a state cannot exist. */
export function problemsCampaign(_t: Tables, _s: State): readonly string[] {
  return [];
}
