// Chapter 13, special rules: General Middleton, and Air Support (RTTR 10).
import { type Chance, pop, push, type State, top } from '@bocage/engine';
import { reconIsThere, topRecon, topWehr, wehrDeckSize } from '../state/decks.ts';
import {
  AIR,
  AIR_RECON,
  AIR_WEHRMACHT,
  AMMO,
  DIV,
  DIVISIONS,
  FUEL,
  KINDS,
  MIDDLETON,
  POOL,
  TANK_DESTROYER,
} from '../state/layout.ts';
import { tokensOn } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { type Rule, seat, type TellIt } from '../state/types.ts';
import { asks } from '../words/ask.ts';
import * as W from '../words/labels.ts';
import { divisionName, divisionWord } from '../words/names.ts';
import { R } from '../words/reasons.ts';
import { airFlies } from './12-combat/needs.ts';

// The frame: 1 part in turn (Ammo, Fuel, Tank Destroyer), 2 whether a part has been used.
const PART_TD = 2;
const PART_KIND = [AMMO, FUEL];
const PART_WORDS = ['ammo', 'fuel', 'tank destroyer'];
const PART_NAMES = [W.oneAmmo, W.oneFuel, W.theTankDestroyer];
const PART_IDS = ['ammo', 'fuel', 'tankDestroyer'] as const;
const NONE = DIVISIONS;

/** TAMC 13.M3 + TAMC B33: once between two Logistics Steps, in the Action Phase, not inside another action. */
export function refuseMiddleton(s: State): number {
  return s[MIDDLETON] === 1 ? R.middletonUsed : 0;
}

export function openMiddleton(s: State): void {
  s[MIDDLETON] = 1;
  push(s, STEP.middleton);
}

/** TAMC 13.M1, TAMC 13.M2 + TAMC B33 */
function refusePart(t: GameData, s: State, card: number): number {
  const f = top(s);
  const part = s[f + 1];
  if (card === NONE) return part === PART_TD && s[f + 2] === 0 ? R.middletonNothing : 0;
  if (part === PART_TD) return 0;
  if (s[POOL + PART_KIND[part]] === 0) return R.middletonPool;
  return tokensOn(s, card) >= t.card ? R.middletonFull : 0;
}

function give(t: GameData, s: State, card: number, tell: TellIt): void {
  const f = top(s);
  const part = s[f + 1];
  if (card !== NONE) {
    s[f + 2] = 1;
    if (part === PART_TD) s[TANK_DESTROYER] = card + 1;
    else {
      s[POOL + PART_KIND[part]]--;
      s[DIV + card * KINDS + PART_KIND[part]]++;
    }
    if (tell !== undefined) {
      const division = divisionWord(t, s, card);
      tell({ kind: 'middleton', rule: 'TAMC 13.M1', part: PART_IDS[part], division, pieces: [division] });
    }
  }
  if (part === PART_TD) pop(s);
  else s[f + 1]++;
}

/** TAMC 13.M1: Ammo, Fuel and the Tank Destroyer, each to any Division or to none. */
export const middletonStep: Rule = {
  name: 'special/middleton',
  rule: 'TAMC 13.M1',
  continues: true,
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let card = 0; card <= NONE; card++) if (refusePart(t, s, card) === 0) out[n++] = card;
      return n;
    },
    attempts(_t, _s, out) {
      for (let card = 0; card <= NONE; card++) out[card] = card;
      return NONE + 1;
    },
    refuse: refusePart,
    apply: (t, s, card, _chance, tell) => give(t, s, card, tell),
    name(t, s, card) {
      const word = PART_WORDS[s[top(s) + 1]];
      return card === NONE ? `no ${word}` : `${word} ${divisionWord(t, s, card)}`;
    },
    describe(t, s, card) {
      const part = s[top(s) + 1];
      const data = { part: PART_IDS[part] };
      if (card === NONE)
        return { label: W.doNotGive(PART_NAMES[part]), rule: 'TAMC 13.M3', verb: 'keep', data, mark: 'end' };
      return {
        label: W.giveToThe(PART_NAMES[part], divisionName(t, s, card)),
        rule: part === PART_TD ? 'TAMC 13.M4' : 'TAMC 13.M1',
        verb: 'give',
        pieces: [divisionWord(t, s, card)],
        data,
        mark: 'select',
      };
    },
    prompt(_t, s) {
      const part = s[top(s) + 1];
      return {
        ...(part === PART_TD ? asks.tankDestroyer() : asks.middleton(PART_NAMES[part], s[POOL + PART_KIND[part]])),
        data: { part: PART_IDS[part], ...(part !== PART_TD && { pool: s[POOL + PART_KIND[part]] }) },
      };
    },
  },
};

/** RTTR 10.1, RTTR 10.3, RTTR 10.5 + TAMC 13.W1 */
export function refuseAir(s: State, deck: number): number {
  if (s[AIR] !== 0) return R.airAway;
  if (!airFlies(s)) return R.airBad;
  return (deck === AIR_RECON ? reconIsThere(s) : wehrDeckSize(s) > 0) ? 0 : R.airNoCards;
}

/** RTTR 10.1: a look at the top card, which is known from now on; the marker lies on the deck. */
export function flyAir(t: GameData, s: State, deck: number, chance: Chance, tell: TellIt): void {
  s[AIR] = deck;
  const card = deck === AIR_WEHRMACHT ? topWehr(s, chance) : topRecon(s, chance);
  if (tell !== undefined) {
    const row = deck === AIR_WEHRMACHT ? t.data.wehrmacht[card] : t.data.recon[card];
    tell({
      kind: 'airLook',
      rule: 'RTTR 10.1',
      deck: deck === AIR_WEHRMACHT ? 'wehrmacht' : 'recon',
      card: row.id,
    });
  }
}
