// The state: every slot of campaign and battle, with its meaning. Ids are the dense numbers of tables.ts and terms.ts;
// a stored id is often one higher (`+1`), so that 0 means none and a fresh state is all zeroes.
import { layout } from '@bocage/engine';
import { FX_SIZE } from './effects.ts';

const L = layout();

export const UNITS = 80;
export const COMMANDERS = 40;
export const BATTALIONS = 30;
export const MAX_WEEKS = 6;
export const MAX_BATTLES = 3;
/** Each friendly Unit in a Battle has a Commander of its own, and there are 40. */
export const MAX_FRIENDS = 40;
/** 20 printed counters and everything that cards can add; fits the bits of an integer. */
export const MAX_ENEMIES = 32;
export const COUNTERS = 40;

// --- Campaign ---
export const SO = L.slot('so'); // Special Option points; never negative
export const VP = L.slot('vp'); // Victory Points; never negative
export const WEEK = L.slot('week'); // 1.. once the set-up is done; 0 before
export const CAMPAIGN_END = L.slot('campaignEnd'); // 0 running, or one of END_*
export const END_WEEKS = 1;
export const END_UNPAID = 2;
export const END_GREAT = 3;
export const END_BATTLE = 4; // the single Battle is over
export const TRUCKS = L.slot('trucks'); // counters owned
export const SCOUTS = L.slot('scouts'); // counters owned (E_FREE_SCOUT comes on top)

/** Special Condition of this Week, card + 1. */
export const CONDITION = L.slot('condition');
/** Decks as sets: bit c is set when card c has been drawn since the last reshuffle. */
export const CONDITION_SEEN = L.slot('conditionSeen');
export const CONDITION_TOP = L.slot('conditionTop'); // card + 1 known to lie on top (E18), 0 none
export const CONDITION_BOTTOM = L.slot('conditionBottom'); // bits of cards put under the deck (E18)
export const EVENT_SEEN = L.slot('eventSeen');

// Counted since the start of the Week
export const BATTLES_FOUGHT = L.slot('battlesFought');
export const DESTROYED_WEEK = L.slot('destroyedThisWeek'); // Battalions
export const AIRSTRIKES_USED = L.slot('airstrikesUsed');
export const FREE_AIRSTRIKES_USED = L.slot('freeAirstrikesUsed');
export const FREE_REPAIR_USED = L.slot('freeRepairUsed');

// Battalions of the campaign's country, by index 0-29 (A 0-13, S 14-21, C 22-29 in the printed numbers)
export const BATTALION_STATUS = L.array('battalionStatus', BATTALIONS); // one of NOT_IN_PLAY ..
export const NOT_IN_PLAY = 0;
export const FULL = 1;
export const HALF = 2;
export const DESTROYED = 3;
export const BATTALION_BAND = L.array('battalionBand', BATTALIONS); // 0-5, of Battalions on the map
export const BATTALION_VP = L.array('battalionVp', BATTALIONS); // VP already gained for it
export const BATTALION_NEXT = L.array('battalionNext', BATTALIONS); // added to its next Operational roll (E19)

// Unit cards 0-79
export const UNIT_STATUS = L.array('unitStatus', UNITS);
export const UNIT_FREE = 0; // may be bought (also after it was turned in)
export const UNIT_OWNED = 1;
export const UNIT_LOST = 2; // Destroyed: its number is gone for this Campaign
export const UNIT_DAMAGE = L.array('unitDamage', UNITS); // bits D_*; Glancing is a count
export const D_ENGINE = 1;
export const D_SUSPENSION = 2;
export const D_HULL = 4;
export const D_GUN = 8;
export const D_MACHINE_GUN = 16;
export const D_CASUALTY = 32;
export const D_EXPOSED = 64; // until it moves, at the latest to the end of the Battle
export const D_IMMOBILE = 128; // until its next time to act, at the latest to the end of the Battle
export const D_SUPPRESSED = 256; // likewise
export const D_GLANCING = 1 << 12; // one Glancing; up to 7 in bits 12-14
export const D_GLANCING_MASK = 7 << 12;
/** What stays on a Unit after the Battle. */
export const D_LASTING = D_ENGINE | D_SUSPENSION | D_HULL | D_GUN | D_MACHINE_GUN | D_CASUALTY | D_GLANCING_MASK;
export const UNIT_BATTLE = L.array('unitBattle', UNITS); // planned Battle of this Week 1-3, 0 none; kept to its end
export const UNIT_COMMANDER = L.array('unitCommander', UNITS); // commander + 1 planned to lead it there, 0 none

// Commanders 0-39
export const COMMANDER_STATUS = L.array('commanderStatus', COMMANDERS);
export const COMMANDER_FREE = 0; // never in this Campaign: may be chosen
export const COMMANDER_ACTIVE = 1;
export const COMMANDER_KIA = 2;
export const COMMANDER_GONE = 3; // discarded or replaced: his name may not return
export const COMMANDER_LEVEL = L.array('commanderLevel', COMMANDERS); // 0 Recruit .. 5 Ace
export const COMMANDER_XP = L.array('commanderXp', COMMANDERS); // toward the next level
export const COMMANDER_STRESS = L.array('commanderStress', COMMANDERS);
export const COMMANDER_FLAGS = L.array('commanderFlags', COMMANDERS);
export const C_WOUNDED = 1;
export const C_FOUGHT = 2; // took part in a Battle this Week
export const C_RESTED = 4; // was On Leave last Week
export const COMMANDER_UNIT = L.array('commanderUnit', COMMANDERS); // unit + 1 he is planned for this Week, 0 none

// The plan of the Week: up to three attacks, in the order in which they were planned
export const PLAN_TARGET = L.array('planTarget', MAX_BATTLES); // battalion + 1, 0 none
export const PLAN_TRUCKS = L.array('planTrucks', MAX_BATTLES);
export const PLAN_SCOUTS = L.array('planScouts', MAX_BATTLES);
export const PLAN_DONE = L.array('planDone', MAX_BATTLES); // 1 once fought

/** Sums of all lasting effects in force (effects.ts); rules/shared/effects.ts keeps them. */
export const FX = L.array('fx', FX_SIZE);

// --- Battle: all zero outside of Battles ---
export const BATTLE = L.slot('battle'); // plan index + 1; 0: no Battle
export const BATTLE_TARGET = L.slot('battleTarget'); // battalion + 1
export const BATTLE_STATUS = L.slot('battleStatus'); // FULL, HALF or DESTROYED as of the last status check
export const TURN = L.slot('turn'); // 0 during pre-combat, then 1..
export const LAST_TURN = L.slot('lastTurn'); // changes with Events and Tenacity
export const MOVE_DIE = L.slot('moveDie'); // 6 or 10 once the Aggressiveness is known
export const MOVE_RESULT = L.slot('moveResult'); // modified Movement result of this turn, as a row of the chart (-1..10)
export const TENACITY_USED = L.slot('tenacityUsed'); // turns added by Tenacity
export const EVENT_TOP = L.array('eventTop', 2); // cards + 1 whose tops are in force
export const EVENT_BOTTOM = L.slot('eventBottom'); // card + 1, during post-combat
export const POINTS = L.slot('points'); // points of active enemies on the Battlefield: always the sum over them

export const TILE = L.array('tile', 6); // tile + 1 in each of the six spaces
export const HEX_TERRAIN = L.array('hexTerrain', 24); // CLEAR .. IMPASSABLE; with LIGHT_IS_BOCAGE already applied
// Sets of hexes (hex.ts) that follow from HEX_TERRAIN (rules/shared/ground.ts)
export const BLOCKING = L.slot('blocking'); // L, H, Bocage, Im
export const COVER_1 = L.slot('cover1'); // L, Bocage
export const COVER_2 = L.slot('cover2'); // H, Im
export const BOCAGES = L.slot('bocages');
export const OPEN_AP = L.slot('openAp'); // neither Im nor W
export const OPEN_HE = L.slot('openHe'); // not W

// Friendly Units in the Battle, by slot
export const FRIENDS = L.slot('friends'); // slots in use
export const FRIEND_UNIT = L.array('friendUnit', MAX_FRIENDS); // unit card
export const FRIEND_COMMANDER = L.array('friendCommander', MAX_FRIENDS); // commander + 1 in command, 0 none (KIA)
export const FRIEND_HEX = L.array('friendHex', MAX_FRIENDS); // hex + 1; 0 not placed or retreated; where it was Destroyed
export const FRIEND_STATE = L.array('friendState', MAX_FRIENDS); // bits F_*
export const F_LATE = 1; // arrives on turn 2 (E04)
export const F_RETREATED = 2;
export const F_DESTROYED = 4;
/** Any of these: not on the Battlefield. */
export const F_OUT = F_LATE | F_RETREATED | F_DESTROYED;
export const F_DONE = 8; // has acted in this step (Fast or Slow)
export const F_MOVED = 16; // moved by itself in this step
export const F_CARRIED = 32; // was carried in this step
export const F_ATTACKED = 64; // attacked in this step
export const F_EXTRA = 128; // may act in this step through a Tactic
/** Cleared when a step begins. */
export const F_STEP = F_DONE | F_MOVED | F_CARRIED | F_ATTACKED | F_EXTRA;
export const F_MOVED_BATTLE = 256; // has moved or been carried in this Battle, before it included (Dug In, E22)
export const F_ORDERED = 512; // made a Move Order before the Battle (E13)
export const F_STRESS_SPARED = 1024; // its Commander has ignored his first Stress (E29)
export const F_EXPOSED_NOW = 2048; // Exposed was drawn this turn: counts from the next one (R28)
export const F_EXTRA_TACTIC = 4096; // got the extra Tactic of E21 (only for people)
export const F_TURN_TAKEN = 8192; // its own action of this turn is behind it, taken or passed up (R85)
/** Tactic counters left: bits 0-3 Unit Tactic, 4-7 Unit Command Tactic, 8-11 Commander's, 12-15 Commander's Command. */
export const FRIEND_TACTICS = L.array('friendTactics', MAX_FRIENDS);
export const FRIEND_POINTS = L.array('friendPoints', MAX_FRIENDS); // enemy points its Commander has Destroyed
export const FRIEND_XP = L.array('friendXp', MAX_FRIENDS); // XP that its first Commander has gained by Events (post-combat)

// Enemy counters in the Battle, by slot, in the order of KINDS
export const ENEMIES = L.slot('enemies'); // slots in use
export const ENEMY_MODEL = L.array('enemyModel', MAX_ENEMIES); // model (tables.ts)
export const ENEMY_HEX = L.array('enemyHex', MAX_ENEMIES); // hex + 1; 0 not placed yet or off the Battlefield
export const ENEMY_STATE = L.array('enemyState', MAX_ENEMIES); // bits X_*
export const X_DESTROYED = 1;
export const X_ACTED = 2; // this turn
export const X_MOVED = 4; // this turn
export const X_ROLL_SHIFT = 8; // placement roll 1-10 in bits 8-11, kept while rolls may be rolled again
/** Where each Damage counter lies: 0 in the cup, 1 + friend slot on its Unit, 64 + commander on a Commander. */
export const COUNTER_ON = L.array('counterOn', COUNTERS);
export const ON_COMMANDER = 64;

// --- Player log: what the printed sheet records, as integers (rules/shared/log.ts packs and reads) ---
export const LOG_ROWS = L.slot('logRows'); // participant rows in use
export const MAX_LOG_ROWS = MAX_WEEKS * COMMANDERS;
/** battle 0-17 | unit << 5 | (commander + 1) << 12 | stress << 18 | xp gained << 24 | level << 28 */
export const LOG_WHO = L.array('logWho', MAX_LOG_ROWS);
/** lasting damage bits | destroyed << 16 | KIA << 17 | wounded << 18 | retreated << 19 */
export const LOG_DAMAGE = L.array('logDamage', MAX_LOG_ROWS);
/** For each Battle (week - 1) * 3 + n: (target + 1) | status << 8 | turns << 12 | trucks << 16 | scouts << 20. */
export const LOG_BATTLE = L.array('logBattle', MAX_WEEKS * MAX_BATTLES);
export const LOG_BATTLE_VP = L.array('logBattleVp', MAX_WEEKS * MAX_BATTLES);
/** Event cards: top + 1 | (second top + 1) << 8 | (bottom + 1) << 16. */
export const LOG_BATTLE_EVENTS = L.array('logBattleEvents', MAX_WEEKS * MAX_BATTLES);
export const LOG_CONDITION = L.array('logCondition', MAX_WEEKS); // card + 1
export const LOG_WEEK_VP = L.array('logWeekVp', MAX_WEEKS); // VP of the Week that belong to no Battle
/** SO gained or spent: by Week (0: set-up) and account (accounts.ts). */
export const LOG_ACCOUNTS = 16;
export const LOG_SO = L.array('logSo', (MAX_WEEKS + 1) * LOG_ACCOUNTS);

export const FIELDS = L.fields();
export const SIZE = L.size();
