// Units and Commanders as facts.
import type { State } from '@bocage/engine';
import { isWounded, nerves, SHAKEN, UNFIT } from '../rules/shared/force.ts';
import {
  COMMANDER_LEVEL,
  COMMANDER_STRESS,
  COMMANDER_XP,
  D_CASUALTY,
  D_ENGINE,
  D_EXPOSED,
  D_GLANCING,
  D_GLANCING_MASK,
  D_GUN,
  D_HULL,
  D_IMMOBILE,
  D_MACHINE_GUN,
  D_SUPPRESSED,
  D_SUSPENSION,
  UNIT_DAMAGE,
} from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import type { CommanderFacts, DamageCode, DamageFacts, Nerves, UnitFacts } from './types.ts';

const NERVES: readonly Nerves[] = ['okay', 'shaken', 'unfit'];

/** What an Unfit Commander takes off every roll. */
const UNFIT_MODIFIER = -2;

/** Damage with its bit, in the order in which it is named. */
export const DAMAGE_BITS: readonly (readonly [DamageCode, number])[] = [
  ['engine', D_ENGINE],
  ['suspension', D_SUSPENSION],
  ['hull', D_HULL],
  ['gun', D_GUN],
  ['mg', D_MACHINE_GUN],
  ['casualty', D_CASUALTY],
  ['exposed', D_EXPOSED],
  ['immobile', D_IMMOBILE],
  ['suppressed', D_SUPPRESSED],
];

export function damageFacts(damage: number): readonly DamageFacts[] {
  const list: DamageFacts[] = [];
  for (const [kind, bit] of DAMAGE_BITS) if ((damage & bit) !== 0) list.push({ kind, count: 1 });
  const glancing = (damage & D_GLANCING_MASK) / D_GLANCING;
  if (glancing > 0) list.push({ kind: 'glancing', count: glancing });
  return list;
}

export function commanderFacts(t: GameData, s: State, commander: number): CommanderFacts {
  const card = t.data.commanders[commander];
  const level = s[COMMANDER_LEVEL + commander];
  const levelCard = card.levels[level];
  const state = nerves(t, s, commander);
  const side = state === SHAKEN ? levelCard.shaken : levelCard.okay;
  return {
    id: card.name,
    card,
    level,
    levelCard,
    nerves: NERVES[state],
    wounded: isWounded(s, commander),
    stress: s[COMMANDER_STRESS + commander],
    xp: s[COMMANDER_XP + commander],
    fast: state !== UNFIT && side.fast,
    r0: state === UNFIT ? UNFIT_MODIFIER : side.r0,
    r1: state === UNFIT ? UNFIT_MODIFIER : side.r1,
  };
}

/** A Unit with whoever leads it; -1 for nobody. */
export function unitFacts(t: GameData, s: State, unit: number, leader: number): UnitFacts {
  return {
    id: t.unitNumber[unit],
    card: t.data.units[t.unitModel[unit]],
    damage: damageFacts(s[UNIT_DAMAGE + unit]),
    commander: leader < 0 ? undefined : commanderFacts(t, s, leader),
  };
}
