// Chapter 11, the Logistics Step: Divisions eat or starve, trucks return, the level rises, the Stock is refilled.
import { pop, type State, top } from '@bocage/engine';
import { shuffleIntoWehr } from '../../state/decks.ts';
import {
  AIR,
  DIV,
  DIV_AT,
  DIVISIONS,
  FOOD,
  KG,
  KINDS,
  LOGISTICS,
  LYING,
  MIDDLETON,
  RESERVE,
  ROAD,
  ROADS,
  SPACES,
  STARVING,
  STOWED,
  TANK_DESTROYER,
  TRUCK_STOCK,
  TRUCKS_ASIDE,
  WEHR,
  WEHR_ROW,
} from '../../state/layout.ts';
import { levelIndex, spend } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import * as W from '../../words/labels.ts';
import { amount, divisionName, divisionWord } from '../../words/names.ts';
import { R } from '../../words/reasons.ts';
import { checkMap } from '../09-actions/encirclement.ts';
import { addCityTrucks, refillStock } from '../changes.ts';
import { tellMeal } from './stow.ts';

// The frame: 1 stage, 2 bits of the Divisions that have eaten or are done, 3 space + 1 where the player feeds.
const FROM_CARDS = 0;
const FROM_SPACES = 1;
const THE_REST = 2;

function eat(t: GameData, s: State, card: number, at: number, space: number, tell: TellIt): void {
  spend(s, at, FOOD, 1);
  s[top(s) + 2] |= 1 << card;
  tellMeal(t, s, card, space, 'RTTR 8.2', tell);
}

/** Divisions in a space that have neither eaten nor starve already. */
function hungryAt(s: State, f: number, space: number): number {
  let n = 0;
  for (let card = 0; card < DIVISIONS; card++) if (s[DIV_AT + card] === space && isHungry(s, f, card)) n++;
  return n;
}

function isHungry(s: State, f: number, card: number): boolean {
  return (s[f + 2] & (1 << card)) === 0 && s[STARVING + card] === 0;
}

/** RTTR 8.2 (1), (2): from the card, or from the space if the card has none; false when the player must choose. */
function feedFromSpaces(t: GameData, s: State, f: number, tell: TellIt): boolean {
  for (let card = 0; card < DIVISIONS; card++) {
    if (!isHungry(s, f, card)) continue;
    const space = s[DIV_AT + card];
    const food = s[LYING + space * KINDS + FOOD];
    if (food === 0) {
      s[f + 2] |= 1 << card;
      s[STARVING + card] = 1;
      if (tell !== undefined) {
        const division = divisionWord(t, s, card);
        tell({ kind: 'starves', rule: 'RTTR 8.2', division, places: [t.spaceIds[space]], pieces: [division] });
      }
    } else if (food >= hungryAt(s, f, space)) eat(t, s, card, LYING + space * KINDS, space, tell);
    else {
      s[f + 3] = space + 1;
      return false;
    }
  }
  return true;
}

/** RTTR 8.2 (3)-(8), TAMC 11.c, TAMC 11.d, TAMC 8.p */
function refresh(t: GameData, s: State, tell: TellIt): void {
  const first = s[LOGISTICS] === 0;
  for (let road = 0; road < ROADS; road++) {
    s[TRUCK_STOCK] += s[ROAD + road];
    s[ROAD + road] = 0;
  }
  s[LOGISTICS]++;
  if (tell !== undefined) tell({ kind: 'logistics', rule: 'RTTR 8.2', level: levelIndex(s) + 1, step: s[LOGISTICS] });
  if (s[LOGISTICS] < t.added.length) {
    const added = Math.min(t.added[s[LOGISTICS]], s[TRUCKS_ASIDE]);
    s[TRUCKS_ASIDE] -= added;
    s[TRUCK_STOCK] += added;
  }
  addCityTrucks(t, s);
  if (tell !== undefined) {
    tell({ kind: 'trucks', rule: 'TAMC 11.c', stock: s[TRUCK_STOCK], reserve: s[RESERVE], aside: s[TRUCKS_ASIDE] });
  }
  refillStock(s, tell);
  s[MIDDLETON] = 0;
  s[TANK_DESTROYER] = 0;
  s[AIR] = 0;
  s[STOWED] = 0;
  if (tell !== undefined) {
    tell({ kind: 'refreshed', rule: 'RTTR 8.2' });
  }
  if (first) removeKg(t, s, tell);
}

/** TAMC 8.p: every Kampfgruppe leaves and its card joins the Wehrmacht deck. */
function removeKg(t: GameData, s: State, tell: TellIt): void {
  for (let space = 0; space < SPACES; space++) {
    if (s[KG + space] === 0) continue;
    s[KG + space] = 0;
    if (tell !== undefined) {
      tell({ kind: 'kgGone', rule: 'TAMC 8.p', space: t.spaceIds[space], places: [t.spaceIds[space]] });
    }
  }
  for (let card = 0; card < 24; card++) if (s[WEHR + card] === WEHR_ROW) shuffleIntoWehr(s, card);
}

/** RTTR 8.2: the whole step; the player decides only who eats where Food is short. */
export const logisticsStep: Rule = {
  name: 'logistics/feed',
  rule: 'RTTR 8.2',
  continues: true,
  settle(t, s, _chance, tell) {
    const f = top(s);
    switch (s[f + 1]) {
      case FROM_CARDS:
        s[f + 1] = FROM_SPACES;
        if (tell !== undefined) tell({ kind: 'logisticsBegins', rule: 'RTTR 8.1', step: s[LOGISTICS] + 1 });
        for (let card = 0; card < DIVISIONS; card++) {
          if (s[STARVING + card] === 0 && s[DIV + card * KINDS + FOOD] > 0)
            eat(t, s, card, DIV + card * KINDS, -1, tell);
        }
        return true;
      case FROM_SPACES:
        if (!feedFromSpaces(t, s, f, tell)) return false;
        s[f + 1] = THE_REST;
        return true;
      default:
        pop(s);
        refresh(t, s, tell);
        checkMap(t, s, tell);
        return true;
    }
  },
  decide: {
    seat,
    choices(_t, s, out) {
      const f = top(s);
      let n = 0;
      for (let card = 0; card < DIVISIONS; card++) {
        if (s[DIV_AT + card] === s[f + 3] - 1 && isHungry(s, f, card)) out[n++] = card;
      }
      return n;
    },
    refuse: (_t, s, card) => (s[DIV_AT + card] === s[top(s) + 3] - 1 && isHungry(s, top(s), card) ? 0 : R.eatOrder),
    apply(t, s, card, _chance, tell) {
      const space = s[top(s) + 3] - 1;
      s[top(s) + 3] = 0;
      eat(t, s, card, LYING + space * KINDS, space, tell);
    },
    name: (t, s, card) => `feed ${divisionWord(t, s, card)}`,
    describe: (t, s, card) => ({
      label: W.feedThe(divisionName(t, s, card)),
      rule: 'RTTR 8.2',
      verb: 'feed',
      pieces: [divisionWord(t, s, card)],
      cost: W.oneFood,
      costs: [amount(1, 'food')],
      mark: 'select',
    }),
    prompt: (t, s) => {
      const space = s[top(s) + 3] - 1;
      return {
        ...asks.logistics(s[LYING + space * KINDS + FOOD], t.spaceNames[space]),
        places: [t.spaceIds[space]],
        data: { food: s[LYING + space * KINDS + FOOD] },
      };
    },
  },
};
