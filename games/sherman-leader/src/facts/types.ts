// Everything that the table of Sherman Leader shows, as plain values: what programs and the page read. Cards are the rows of
// the content, so that every printed value is at hand with its source.
import type {
  BattalionRow,
  CampaignRow,
  CommanderRow,
  EnemyRow,
  LevelRow,
  ObjectiveRow,
  UnitRow,
} from '../built-in.ts';

export type Nerves = 'okay' | 'shaken' | 'unfit';

/** Damage that lies on a Unit. */
export type DamageCode =
  | 'engine'
  | 'suspension'
  | 'hull'
  | 'gun'
  | 'mg'
  | 'casualty'
  | 'exposed'
  | 'immobile'
  | 'suppressed'
  | 'glancing';

export interface DamageFacts {
  readonly kind: DamageCode;
  /** Only Glancing lies there more than once. */
  readonly count: number;
}

export type Terrain = 'clear' | 'light' | 'heavy' | 'bocage' | 'water' | 'impassable';
export type StatusCode = 'none' | 'full' | 'half' | 'destroyed';
export type BattleStep = 'before' | 'fast' | 'enemy' | 'slow' | 'end';
export type GradeCode = 'failed' | 'dismal' | 'poor' | 'adequate' | 'good' | 'great';

export interface CommanderFacts {
  /** His name, which is his alone. */
  readonly id: string;
  readonly card: CommanderRow;
  /** 0 Recruit to 5 Ace, and the values of that level. */
  readonly level: number;
  readonly levelCard: LevelRow;
  readonly nerves: Nerves;
  readonly wounded: boolean;
  readonly stress: number;
  readonly xp: number;
  /** As he is now: Fast or not, and what he adds at Range 0 and beyond. */
  readonly fast: boolean;
  readonly r0: number;
  readonly r1: number;
}

export interface UnitFacts {
  /** The number of its card: `042`. */
  readonly id: string;
  readonly card: UnitRow;
  readonly damage: readonly DamageFacts[];
  /** Who leads it; at headquarters nobody. */
  readonly commander: CommanderFacts | undefined;
}

/** Tactic counters left, by whose they are. */
export interface TacticFacts {
  readonly unit: number;
  readonly unitCommand: number;
  readonly commander: number;
  readonly commanderCommand: number;
}

/** A Unit in a Battle. */
export interface FriendFacts extends UnitFacts {
  /** The hex; undefined off the Battlefield. */
  readonly hex: string | undefined;
  /** Arrives on turn 2. */
  readonly late: boolean;
  readonly retreated: boolean;
  readonly destroyed: boolean;
  /** Has acted in this step. */
  readonly acted: boolean;
  readonly tactics: TacticFacts;
}

export interface EnemyFacts {
  /** `enemy 3`. */
  readonly id: string;
  readonly card: EnemyRow;
  readonly hex: string;
  readonly acted: boolean;
}

export interface HexFacts {
  /** Row and column: `41`. */
  readonly id: string;
  readonly terrain: Terrain;
  /** Added to the Defense of whoever stands there. */
  readonly cover: number;
  readonly friends: readonly FriendFacts[];
  readonly enemies: readonly EnemyFacts[];
}

/** What one enemy may do to one of your Units in its next step. */
export interface ThreatFacts {
  /** `enemy 3`, what it is, and where it stands. */
  readonly enemy: string;
  readonly piece: string;
  readonly hex: string;
  /** Chance of at least one Damage counter over all Movement rolls. */
  readonly damage: number;
  /** The lowest number that a die needs. */
  readonly needs: number;
}

/** The enemy's next step against one of your Units. */
export interface UnitThreatFacts {
  readonly unit: string;
  /** Chance of at least one Damage counter while it is the first target of whoever attacks. */
  readonly damage: number;
  /** Nothing that the enemy can do in that step reaches it, whatever chance decides. */
  readonly safe: boolean;
  readonly by: readonly ThreatFacts[];
}

export interface EventFacts {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface BattleFacts {
  readonly battalion: BattalionRow;
  readonly status: StatusCode;
  /** 0 before the Battle. */
  readonly turn: number;
  readonly lastTurn: number;
  readonly step: BattleStep;
  /** 6 or 10; 0 until it is known. */
  readonly movementDie: number;
  /** The row of the chart that was rolled this turn. */
  readonly movementResult: number;
  /** Points of enemies on the field; undefined until all are placed. */
  readonly points: number | undefined;
  /** Event tops in force. */
  readonly events: readonly EventFacts[];
  readonly hexes: readonly HexFacts[];
  /** Your Units that are not on the Battlefield: late, retreated, Destroyed, or not placed yet. */
  readonly off: readonly FriendFacts[];
  readonly threats: readonly UnitThreatFacts[];
}

export interface BattalionFacts {
  /** The number of its card: `9A`. */
  readonly id: string;
  readonly card: BattalionRow;
  readonly half: boolean;
  /** VP that it has brought already. */
  readonly gained: number;
}

export interface BandFacts {
  /** `band-2`, counted from the friendly side. */
  readonly id: string;
  readonly name: string;
  /** SO for an attack there, and SO that each Battalion there costs at the end of a Week. */
  readonly attackCost: number;
  readonly weeklyLoss: number;
  readonly battalions: readonly BattalionFacts[];
}

/** A planned attack. */
export interface PlanFacts {
  /** `plan-1`. */
  readonly id: string;
  readonly battalion: string;
  readonly trucks: number;
  readonly scouts: number;
  readonly fought: boolean;
  readonly units: readonly UnitFacts[];
}

export interface CampaignFacts {
  readonly campaign: CampaignRow;
  readonly objective: ObjectiveRow;
  /** One Battle only. */
  readonly single: boolean;
  /** 0 during the set-up. */
  readonly week: number;
  readonly weeks: number;
  readonly vp: number;
  readonly grade: GradeCode;
  readonly so: number;
  readonly trucks: number;
  readonly scouts: number;
  /** How many Armor Units are allowed; 0: no limit. */
  readonly armorLimit: number;
  readonly condition: EventFacts | undefined;
  /** SO that the Battalions would cost at the end of the Week where they stand now. */
  readonly loss: number;
  readonly bands: readonly BandFacts[];
  /** At headquarters; those of planned attacks stand with their plan. */
  readonly units: readonly UnitFacts[];
  readonly commanders: readonly CommanderFacts[];
  /** Attacks planned for this Week, the one that is being fought left out. */
  readonly plans: readonly PlanFacts[];
}

export interface ShermanFacts {
  readonly campaign: CampaignFacts;
  /** While a Battle is on the table. */
  readonly battle: BattleFacts | undefined;
}
