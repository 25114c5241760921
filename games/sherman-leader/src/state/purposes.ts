// What is drawn and how the score names it. Dice have no names: their purposes stand in the chapters that roll them.
import type { Purpose } from '@bocage/engine';
import type { ShermanData } from '../content.ts';
import * as W from '../words/purposes.ts';
import { DAMAGE_KINDS, DAMAGE_WORDS } from './terms.ts';

/** Purposes of draws; they need names from the data and are made with the tables (`t.draws`). */
export interface Draws {
  /** A Battalion card; items are cards: country * 30 + battalion. */
  readonly battalion: Purpose;
  /** A Battalion picked at random on the map; items as above. */
  readonly randomBattalion: Purpose;
  readonly condition: Purpose;
  readonly eventTop: Purpose;
  readonly eventBottom: Purpose;
  /** A Tank from the cup; items are models. */
  readonly tank: Purpose;
  /** A terrain tile; items are tiles: set * 8 + i. */
  readonly tile: Purpose;
  /** A Damage counter, AP or HE side up; items are pairs, the side that counts is named first. */
  readonly damageAp: Purpose;
  readonly damageHe: Purpose;
  /** A friendly Unit picked at random by an effect; items are Unit cards. */
  readonly unit: Purpose;
  /** A Commander picked at random by an effect; items are Commanders. */
  readonly commander: Purpose;
  /** An enemy counter picked at random by an effect; items are models of counters in a place (see `enemyItem`). */
  readonly enemy: Purpose;
}

/** A name as one word: outcomes in a score are separated by spaces. */
export function word(name: string): string {
  return name.trim().replace(/\s+/g, '-');
}

/** Like counters in one hex are one item, as often as they are there: model and hex in one integer. */
export function enemyItem(model: number, hex: number): number {
  return model * 32 + hex;
}

export function makeDraws(
  d: ShermanData,
  battalions: readonly string[],
  units: readonly string[],
  tiles: readonly string[],
  pairs: readonly { readonly ap: string; readonly he: string }[],
): Draws {
  const kinds: readonly string[] = DAMAGE_KINDS;
  const damage = (kind: string): string => DAMAGE_WORDS[kinds.indexOf(kind)] ?? kind;
  const battalion = (card: number): string => battalions[card];
  const event = (card: number): string => d.events[card].id;
  return {
    battalion: {
      rule: 'SL 3.15',
      what: W.battalionCard,
      name: battalion,
    },
    randomBattalion: { rule: 'SL 8.1', what: W.randomBattalion, name: battalion },
    condition: {
      rule: 'SL 4.1',
      what: W.conditionCard,
      name: (card) => d.conditions[card].id,
    },
    eventTop: { rule: 'SL 5.1', what: W.eventTop, name: event },
    eventBottom: { rule: 'SL 7.1', what: W.eventBottom, name: event },
    tank: {
      rule: 'SL 3.11',
      what: W.tank,
      name: (model) => word(d.enemies[model].name),
    },
    tile: { rule: 'SL 5.3', what: W.tile, name: (tile) => tiles[tile] },
    damageAp: {
      rule: 'SL 6.14',
      what: W.damageAp,
      name: (pair) => `${damage(pairs[pair].ap)}/${damage(pairs[pair].he)}`,
    },
    damageHe: {
      rule: 'SL 6.15',
      what: W.damageHe,
      name: (pair) => `${damage(pairs[pair].he)}/${damage(pairs[pair].ap)}`,
    },
    unit: { rule: 'SL 5.1', what: W.randomUnit, name: (unit) => units[unit] },
    commander: {
      rule: 'SL 5.1',
      what: W.randomCommander,
      name: (commander) => word(d.commanders[commander].name),
    },
    enemy: {
      rule: 'SL 5.1',
      what: W.randomEnemy,
      name: (item) => `${word(d.enemies[item >> 5].name)}@${((item & 31) >> 2) + 1}${(item & 3) + 1}`,
    },
  };
}
