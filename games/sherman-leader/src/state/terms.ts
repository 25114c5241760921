// The words of the game and their numbers: every list here gives the dense ids that tables and state use.

export const COUNTRIES = ['Germany', 'Japan'] as const;

export const DIFFICULTIES = ['Introductory', 'Standard', 'Advanced', 'Expert'] as const;

/** Sets of Terrain tiles. */
export const TERRAIN_SETS = ['Desert', 'European', 'Winter', 'Jungle'] as const;

/** What a hex can be. */
export const TERRAIN_LETTERS = ['C', 'L', 'H', 'Bocage', 'W', 'Im'] as const;
export const LIGHT = 1;
export const HEAVY = 2;
export const BOCAGE = 3;
export const WATER = 4;
export const IMPASSABLE = 5;

export const UNIT_TYPES = ['Armor', 'Light Armor', 'Artillery', 'Infantry'] as const;
export const ARMOR = 0;
export const LIGHT_ARMOR = 1;
export const ARTILLERY = 2;
export const INFANTRY = 3;

/** What a Unit is attacked with: also whether Impassable closes to it (AP) or not (HE). */
export const TARGETS = ['AP', 'HE'] as const;
export const AP = 0;
export const HE = 1;

/** Who may get Move Orders before the Battle: Rifle 2, MG and AT 1, Other 0. */
export const PRE_MOVE_CLASSES = ['Rifle', 'MG', 'AT', 'Other'] as const;
export const CLASS_RIFLE = 0;
export const CLASS_OTHER = 3;

export const LEVELS = ['Recruit', 'Green', 'Average', 'Skilled', 'Veteran', 'Ace'] as const;
export const RECRUIT = 0;
export const ACE = 5;

export const BATTALION_TYPES = ['Assault', 'Supply', 'Command'] as const;
export const ASSAULT = 0;
export const SUPPLY = 1;
export const COMMAND = 2;

/** Range Bands, from the friendly side to the enemy's. */
export const BANDS = [
  'Friendly Staging',
  'Friendly Transit',
  'Front',
  'Enemy Transit',
  'Enemy Rear',
  'Enemy Breakthrough',
] as const;
export const FRIENDLY_STAGING = 0;
export const FRIENDLY_TRANSIT = 1;
export const FRONT = 2;
export const ENEMY_TRANSIT = 3;
export const ENEMY_BREAKTHROUGH = 5;

/**
 * Kinds of enemy counters, in the order in which they act by default. Kinds 0-8 move:
 * their column of the Tactical Movement chart is `kind / 3`, rounded down. Bunkers and Buildings never move.
 */
export const KINDS = [
  'Tank',
  'AT',
  'ACar',
  'Rifle',
  'Halftrack',
  'MG',
  'Truck',
  'Mortar',
  'ATGun',
  'Bunker',
  'Building',
] as const;
/** The kinds as they are written for people. */
export const KIND_NAMES = [
  'Tank',
  'AT',
  'A. Car',
  'Rifle',
  'Halftrack',
  'MG',
  'Truck',
  'Mortar',
  'AT Gun',
  'Bunker',
  'Building',
] as const;
export const TANK = 0;
export const AT = 1;
export const A_CAR = 2;
export const RIFLE = 3;
export const HALFTRACK = 4;
export const MG = 5;
export const TRUCK = 6;
export const MORTAR = 7;
export const AT_GUN = 8;
export const BUNKER = 9;
export const BUILDING = 10;
export const KIND_COUNT = 11;

/** Orders of the Enemy Tactical Movement chart. */
export const ORDERS = [
  'Hold',
  'Retreat',
  'Retreat to Cover',
  'Adjacent Cover',
  'Advance to Cover',
  'Cautious Advance',
  'HE Advance',
  'AP Advance',
  'Advance if cannot Attack',
  'Advance',
] as const;
export const HOLD = 0;
export const RETREAT = 1;
export const RETREAT_TO_COVER = 2;
export const ADJACENT_COVER = 3;
export const ADVANCE_TO_COVER = 4;
export const CAUTIOUS_ADVANCE = 5;
export const HE_ADVANCE = 6;
export const AP_ADVANCE = 7;
export const ADVANCE_IF_CANNOT_ATTACK = 8;
export const ADVANCE = 9;
/** Added to an order in the chart: Rifles next to an AP Unit use AP Advance instead. */
export const ASTERISK = 16;

/** What a Damage counter can show, on either side. */
export const DAMAGE_KINDS = [
  'No Effect',
  '1 Stress',
  'Commander Wounded',
  'Commander KIA',
  'Exposed',
  'Destroyed 2 Stress',
  'Engine 1 Stress',
  'Suspension 1 Stress',
  'Hull',
  'Gun',
  'Machine Gun',
  'Glancing',
  'Explosion',
  'Casualty',
  'Immobile',
  'Suppressed',
  'Mowed Down',
] as const;
/** The same in one short word, as scores and positions write them. */
export const DAMAGE_WORDS = [
  'none',
  'stress',
  'wounded',
  'kia',
  'exposed',
  'destroyed',
  'engine',
  'suspension',
  'hull',
  'gun',
  'mg',
  'glancing',
  'explosion',
  'casualty',
  'immobile',
  'suppressed',
  'mowed',
] as const;
// 0 is No Effect: it does nothing.
export const ONE_STRESS = 1;
export const WOUNDED = 2;
export const KIA = 3;
export const EXPOSED = 4;
export const DESTROYED_2_STRESS = 5;
export const ENGINE = 6;
export const SUSPENSION = 7;
export const HULL = 8;
export const GUN = 9;
export const MACHINE_GUN = 10;
export const GLANCING = 11;
export const EXPLOSION = 12;
export const CASUALTY = 13;
export const IMMOBILE = 14;
export const SUPPRESSED = 15;
export const MOWED_DOWN = 16;

/** Grades of the campaign, worst first. Failed: a cost could not be paid (R13). */
export const GRADES = ['Failed', 'Dismal', 'Poor', 'Adequate', 'Good', 'Great'] as const;
