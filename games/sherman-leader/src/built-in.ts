// The game's own data: what its files hold, as types.
import bands from '../data/bands.json' with { type: 'json' };
import battalions from '../data/battalions.json' with { type: 'json' };
import campaigns from '../data/campaigns.json' with { type: 'json' };
import commanders from '../data/commanders.json' with { type: 'json' };
import conditions from '../data/conditions.json' with { type: 'json' };
import cups from '../data/cups.json' with { type: 'json' };
import damage from '../data/damage.json' with { type: 'json' };
import enemies from '../data/enemies.json' with { type: 'json' };
import events from '../data/events.json' with { type: 'json' };
import mix from '../data/mix.json' with { type: 'json' };
import objectives from '../data/objectives.json' with { type: 'json' };
import operational from '../data/operational.json' with { type: 'json' };
import placement from '../data/placement.json' with { type: 'json' };
import support from '../data/support.json' with { type: 'json' };
import tactical from '../data/tactical.json' with { type: 'json' };
import tiles from '../data/tiles.json' with { type: 'json' };
import units from '../data/units.json' with { type: 'json' };

/** Every row says where its values come from: rulebook, derived, public or reconstructed. */
interface Sourced {
  readonly source: string;
}

interface NoteRow {
  readonly text: string;
  readonly code: string;
}

export interface CampaignRow extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly difficulty: string;
  readonly so: number;
  readonly terrain: string;
  readonly enemy: string;
  /** Commanders at each level, Recruit first. */
  readonly commanders: readonly number[];
  /** The level of every further Commander. */
  readonly further: string;
  /** Aggressiveness rolls up to this give a d6, higher ones a d10. */
  readonly d6Max: number;
  readonly notes: readonly NoteRow[];
}

export interface ObjectiveRow extends Sourced {
  readonly id: string;
  readonly name: string;
  readonly so: number;
  readonly weeks: number;
  readonly weeklySo: number;
  readonly points: number;
  readonly great: number;
  readonly good: number;
  readonly adequate: number;
  readonly poor: number;
  readonly notes: readonly NoteRow[];
}

export interface BattalionRow extends Sourced {
  /** `DE 9A`: the two countries number their cards alike. */
  readonly id: string;
  readonly country: string;
  readonly number: string;
  readonly type: string;
  readonly name: string;
  readonly counters: Readonly<Record<string, number>>;
  readonly half: number;
  readonly destroyed: number;
  readonly vp: number;
  readonly band: string;
  /** Yellow notes still count at Half strength. */
  readonly notes: readonly (NoteRow & { readonly yellow: boolean })[];
}

export interface UnitRow extends Sourced {
  readonly name: string;
  readonly numbers: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly type: string;
  readonly preMove: string;
  readonly speed: number;
  /** 0: it has no such attack. */
  readonly ap: number;
  readonly he: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly defense: number;
  readonly target: string;
  readonly notes: readonly string[];
}

interface SideRow {
  readonly fast: boolean;
  readonly r0: number;
  readonly r1: number;
}

export interface LevelRow {
  readonly level: string;
  /** Experience needed for the next level; 0 for an Ace. */
  readonly xp: number;
  readonly cool: number;
  readonly okayMax: number;
  readonly shakenMax: number;
  readonly okay: SideRow;
  readonly shaken: SideRow;
  readonly notes: readonly string[];
}

export interface CommanderRow extends Sourced {
  readonly name: string;
  readonly type: string;
  readonly archetype: string;
  readonly levels: readonly LevelRow[];
}

export interface EnemyRow extends Sourced {
  readonly id: string;
  readonly country: string;
  readonly name: string;
  readonly kind: string;
  readonly points: number;
  readonly ap: number;
  readonly he: number;
  readonly minRange: number;
  readonly maxRange: number;
  readonly apMaxRange: number;
  readonly indirect: boolean;
  readonly defense: number;
  readonly target: string;
}

interface CardHalf extends NoteRow {
  readonly name: string;
}

export interface ShermanData {
  readonly campaigns: readonly CampaignRow[];
  readonly objectives: readonly ObjectiveRow[];
  readonly battalions: readonly BattalionRow[];
  readonly units: readonly UnitRow[];
  readonly commanders: readonly CommanderRow[];
  readonly enemies: readonly EnemyRow[];
  readonly cups: readonly (Sourced & {
    readonly id: string;
    readonly country: string;
    readonly year: number;
    readonly tanks: Readonly<Record<string, number>>;
  })[];
  readonly mix: readonly (Sourced & {
    readonly country: string;
    readonly counters: Readonly<Record<string, number>>;
  })[];
  readonly support: readonly (Sourced & { readonly name: string; readonly counters: number; readonly cost: number })[];
  readonly tactical: readonly (Sourced & { readonly result: number; readonly orders: readonly string[] })[];
  readonly operational: readonly (Sourced & {
    readonly type: string;
    readonly retreatMax: number;
    readonly holdMax: number;
  })[];
  readonly bands: readonly (Sourced & {
    readonly name: string;
    readonly attackCost: number;
    readonly weeklyLoss: number;
  })[];
  readonly placement: readonly (Sourced & { readonly roll: number; readonly row: number; readonly column: number })[];
  readonly tiles: readonly (Sourced & {
    readonly id: string;
    readonly terrain: string;
    readonly hexes: readonly string[];
  })[];
  readonly events: readonly (Sourced & { readonly id: string; readonly top: CardHalf; readonly bottom: CardHalf })[];
  readonly conditions: readonly (Sourced & CardHalf & { readonly id: string })[];
  readonly damage: readonly (Sourced & { readonly id: string; readonly ap: string; readonly he: string })[];
}

export const data: ShermanData = {
  campaigns,
  objectives,
  battalions,
  units,
  commanders,
  enemies,
  cups,
  mix,
  support,
  tactical,
  operational,
  bands,
  placement,
  tiles,
  events,
  conditions,
  damage,
} as unknown as ShermanData;

/** What no rule reads: what cards are called and what they say (their codes are read). It may be mended under a saved game. */
export const unread: readonly string[] = [
  'campaigns.name',
  'campaigns.notes.text',
  'objectives.name',
  'objectives.notes.text',
  'battalions.name',
  'battalions.notes.text',
  'commanders.archetype',
  'events.top.name',
  'events.top.text',
  'events.bottom.name',
  'events.bottom.text',
  'conditions.name',
  'conditions.text',
];
