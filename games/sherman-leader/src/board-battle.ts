// What people see of a Battle: the 24 hexes with terrain and stacks, turn, odds of the enemy's next step.
import type { State } from '@bocage/engine';
import type { BoardPart } from './board-campaign.ts';
import type { Tables } from './tables.ts';

export function boardBattle(_t: Tables, _s: State): BoardPart {
  return { status: [], places: [], tracks: [] };
}

export function drawBattle(_t: Tables, _s: State): string {
  return '';
}

/** Reasons why the battle part of a state cannot exist. */
export function problemsBattle(_t: Tables, _s: State): readonly string[] {
  return [];
}
