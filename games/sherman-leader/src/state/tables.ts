// The tables: the content as typed arrays by dense ids, made once; every rule reads these and the state, nothing else.
import type { ShermanData } from '../content.ts';
import { BATTALIONS } from './layout.ts';
import type { Draws } from './purposes.ts';
import { LEVELS } from './terms.ts';

const LEVEL_COUNT = LEVELS.length;

/** The effects of a group of cards: card c has records `first[c]` to `first[c + 1] - 1`. */
export interface CardEffects {
  readonly first: Int32Array;
  readonly effect: Int32Array;
  readonly value: Int32Array;
  readonly value2: Int32Array;
  readonly kinds: Int32Array;
  readonly condition: Int32Array;
  readonly when: Int32Array;
  /** 1: still counts when its Battalion is at Half. Always 1 for other cards. */
  readonly yellow: Int32Array;
  /** Which note of the card it stands in. */
  readonly note: Int32Array;
}

export interface GameData {
  /** The data itself, for names, texts and sources: never on the hot path. */
  readonly data: ShermanData;

  // Campaign cards
  readonly campaignYear: Int32Array;
  readonly campaignDifficulty: Int32Array;
  readonly campaignSo: Int32Array;
  readonly campaignTerrain: Int32Array;
  readonly campaignCountry: Int32Array;
  /** Commanders at a level: `[campaign * 6 + level]`. */
  readonly campaignCommanders: Int32Array;
  readonly campaignFurther: Int32Array;
  readonly campaignD6Max: Int32Array;
  readonly campaignFx: CardEffects;

  // Objective cards
  readonly objectiveSo: Int32Array;
  readonly objectiveWeeks: Int32Array;
  readonly objectiveWeeklySo: Int32Array;
  readonly objectivePoints: Int32Array;
  /** Least VP for Great, Good, Adequate, Poor: `[objective * 4 + i]`. */
  readonly objectiveGrades: Int32Array;
  readonly objectiveFx: CardEffects;

  // Battalion cards: `[country * 30 + battalion]`; see `card`
  readonly battalionType: Int32Array;
  readonly battalionHalf: Int32Array;
  readonly battalionDestroyed: Int32Array;
  readonly battalionVp: Int32Array;
  readonly battalionBand: Int32Array;
  /** Counters of a kind: `[card * 11 + kind]`. */
  readonly battalionCounters: Int32Array;
  readonly battalionFixed: Uint8Array;
  readonly battalionFx: CardEffects;
  readonly battalionNumber: readonly string[];

  // Unit cards 0-79, in the order of the data: models, and within a model the numbers
  readonly unitCount: number;
  readonly unitModel: Int32Array;
  readonly unitNumber: readonly string[];
  readonly unitType: Int32Array;
  readonly unitCost: Int32Array;
  readonly unitFrom: Int32Array;
  readonly unitTo: Int32Array;
  readonly unitSpeed: Int32Array;
  /** Move Orders before the Battle: 2, 1 or 0. */
  readonly unitOrders: Int32Array;
  readonly unitClass: Int32Array;
  /** AP or HE: what it is attacked with. */
  readonly unitTarget: Int32Array;
  readonly unitDefense: Int32Array;
  /** Number or higher to hit, by attack and range: `[(unit * 2 + (AP or HE)) * 8 + range]`; 0 cannot. */
  readonly unitHit: Int32Array;
  readonly unitMaxRange: Int32Array;
  readonly unitMinRange: Int32Array;
  /** Bits U_* of effects.ts. */
  readonly unitNotes: Int32Array;
  readonly unitMovePenalty: Int32Array;
  readonly unitMoveStress: Int32Array;
  readonly unitTactic: Int32Array;
  readonly unitCommandTactic: Int32Array;

  // Commanders 0-39; by level: `[commander * 6 + level]`
  readonly commanderCount: number;
  readonly commanderName: readonly string[];
  readonly commanderType: Int32Array;
  readonly levelXp: Int32Array;
  readonly levelCool: Int32Array;
  readonly levelOkayMax: Int32Array;
  readonly levelShakenMax: Int32Array;
  /** Bits SKILL_* of effects.ts. */
  readonly levelSkills: Int32Array;
  readonly levelTactic: Int32Array;
  readonly levelCommandTactic: Int32Array;
  /** By state 0 Okay, 1 Shaken: `[(commander * 6 + level) * 2 + state]`. */
  readonly levelFast: Uint8Array;
  readonly levelR0: Int32Array;
  readonly levelR1: Int32Array;

  // Enemy models, both countries
  readonly modelName: readonly string[];
  readonly modelKind: Int32Array;
  readonly modelPoints: Int32Array;
  readonly modelDefense: Int32Array;
  readonly modelTarget: Int32Array;
  readonly modelIndirect: Uint8Array;
  /** As unitHit: `[(model * 2 + (AP or HE)) * 8 + range]`. */
  readonly modelHit: Int32Array;
  readonly modelMaxRange: Int32Array;
  /** The model of a kind that is no Tank: `[country * 11 + kind]`. */
  readonly kindModel: Int32Array;
  /** Counters of a kind in the box: `[country * 11 + kind]`. */
  readonly kindMix: Int32Array;
  /** Tank cup of a campaign: models, each as often as it is in the cup; `cupFirst[campaign]` on. */
  readonly cupModels: Int32Array;
  readonly cupFirst: Int32Array;

  readonly truckCount: number;
  readonly truckCost: number;
  readonly scoutCount: number;
  readonly scoutCost: number;

  // Charts
  /** Order (with ASTERISK) by result and column: `[(result + 1) * 3 + column]`, result -1..10. */
  readonly tactical: Int32Array;
  readonly operationalRetreat: Int32Array;
  readonly operationalHold: Int32Array;
  readonly bandCost: Int32Array;
  readonly bandLoss: Int32Array;
  /** Hex of a placement roll: `[roll]`. */
  readonly placement: Int32Array;

  // Terrain tiles: set k has tiles `k * 8` to `k * 8 + 7`
  readonly tileName: readonly string[];
  /** `[tile * 4 + part]`. */
  readonly tileTerrain: Int32Array;

  // Decks
  readonly eventCount: number;
  readonly topFx: CardEffects;
  readonly bottomFx: CardEffects;
  readonly conditionCount: number;
  readonly conditionFx: CardEffects;

  // Damage counters: counters that show the same on both sides are one pair
  readonly counterCount: number;
  readonly counterPair: Int32Array;
  readonly pairAp: Int32Array;
  readonly pairHe: Int32Array;

  /** Purposes of draws, with the names of this content. */
  readonly draws: Draws;
}

/** Card of battalion b in a campaign's country: the index of the battalion* arrays. */
export function battalionCard(country: number, battalion: number): number {
  return country * BATTALIONS + battalion;
}

/** The value of one effect on a card, 0 if it has none. */
export function cardValue(fx: CardEffects, card: number, effect: number): number {
  for (let i = fx.first[card]; i < fx.first[card + 1]; i++) if (fx.effect[i] === effect) return fx.value[i];
  return 0;
}

/** Index of the level arrays. */
export function levelOf(commander: number, level: number): number {
  return commander * LEVEL_COUNT + level;
}
