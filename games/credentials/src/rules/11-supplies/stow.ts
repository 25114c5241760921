// Chapter 11, loading and unloading (RTTR 2.7): a space and the cards of its Divisions share out their tokens.
import { pop, push, type State, top } from '@bocage/engine';
import type { Tokens } from '../../state/events.ts';
import * as L from '../../state/layout.ts';
import { spend, tokensIn, tokensOn } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, KIND_WORDS } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import { KIND_NAMES } from '../../words/kinds.ts';
import * as W from '../../words/labels.ts';
import { amount, divisionName, divisionWord, tokensOfCard, tokensOfSpace } from '../../words/names.ts';
import * as REASONS from '../../words/reasons.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { DIV, DIV_AT, DIVISIONS, FOOD, KINDS, LYING, STARVING, STOWED } = L;
const { R } = REASONS;

// Every sharing-out is reached in one way: all tokens are laid into the space, then each Division in turn takes so many
// of each kind. When it is done nothing new can come of doing it again until something else has happened, so it is
// closed until then (STOWED): nothing legal is lost and nobody can go round in circles.
// The frame: 1 space, 2 Division card in turn, 3 kind in turn, 4 and 5 what the cards held before.

function divisionsMask(s: State, space: number): number {
  let mask = 0;
  for (let card = 0; card < DIVISIONS; card++) if (s[DIV_AT + card] === space) mask |= 1 << card;
  return mask;
}

/** RTTR 2.7: whether supplies can change hands in a space now. */
export function refuseStow(t: GameData, s: State, space: number): number {
  const here = divisionsMask(s, space);
  if (here === 0) return R.stowNobody;
  if ((s[STOWED] & here) === here) return R.stowAgain;
  const lying = tokensIn(s, space);
  let loaded = 0;
  let room = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    if ((here & (1 << card)) === 0) continue;
    const on = tokensOn(s, card);
    loaded += on;
    room += t.card - on;
  }
  if (loaded > 0 && (lying < t.capacity[space] || room > 0)) return 0;
  return lying > 0 && (room > 0 || loaded > 0) ? 0 : R.stowNothing;
}

const pack = (s: State, card: number): number => {
  const at = DIV + card * KINDS;
  return s[at] | (s[at + 1] << 4) | (s[at + 2] << 8);
};

/** Notes what each card held, lays everything into the space and begins to share it out. */
export function openStow(s: State, space: number): void {
  let before0 = 0;
  let before1 = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] !== space) continue;
    if (card < 2) before0 |= pack(s, card) << (card * 12);
    else before1 |= pack(s, card) << ((card - 2) * 12);
  }
  push(s, STEP.stow, space, -1, KINDS - 1, before0, before1);
  reopenStow(s);
}

/** Lays everything into the space again, as if nobody had taken anything yet. */
export function reopenStow(s: State): void {
  const f = top(s);
  const space = s[f + 1];
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] !== space) continue;
    const at = DIV + card * KINDS;
    for (let kind = 0; kind < KINDS; kind++) {
      s[LYING + space * KINDS + kind] += s[at + kind];
      s[at + kind] = 0;
    }
  }
  s[f + 2] = -1;
  s[f + 3] = KINDS - 1;
  advance(s, f);
}

/** What a card held before it was laid out. */
export function heldBefore(s: State, f: number, card: number, kind: number): number {
  return (s[f + 4 + (card >> 1)] >> ((card & 1) * 12 + kind * 4)) & 15;
}

/** Next kind, next Division of the space; the card in turn is DIVISIONS when all have taken. */
function advance(s: State, f: number): void {
  if (s[f + 3] < KINDS - 1) {
    s[f + 3]++;
    return;
  }
  s[f + 3] = 0;
  do s[f + 2]++;
  while (s[f + 2] < DIVISIONS && s[DIV_AT + s[f + 2]] !== s[f + 1]);
}

/** Most that the card in turn can take of the kind in turn. */
function mostTaken(t: GameData, s: State, f: number): number {
  const lying = s[LYING + s[f + 1] * KINDS + s[f + 3]];
  return Math.min(lying, t.card - tokensOn(s, s[f + 2]));
}

/** Least, so that the space and the cards still to come can hold the rest. */
function leastTaken(t: GameData, s: State, f: number): number {
  const space = s[f + 1];
  const at = LYING + space * KINDS;
  let capacity = t.capacity[space];
  for (let card = s[f + 2] + 1; card < DIVISIONS; card++) if (s[DIV_AT + card] === space) capacity += t.card;
  const total = tokensIn(s, space);
  let later = 0;
  for (let kind = s[f + 3] + 1; kind < KINDS; kind++) later += s[at + kind];
  const room = t.card - tokensOn(s, s[f + 2]);
  const most = Math.min(s[at + s[f + 3]], room);
  for (let n = 0; n < most; n++) {
    if (total - n - Math.min(room - n, later) <= capacity) return n;
  }
  return most;
}

function take(t: GameData, s: State, n: number, tell: TellIt): void {
  const f = top(s);
  const [space, card, kind] = [s[f + 1], s[f + 2], s[f + 3]];
  s[LYING + space * KINDS + kind] -= n;
  s[DIV + card * KINDS + kind] += n;
  if (tell !== undefined && kind === KINDS - 1) {
    const division = divisionWord(t, s, card);
    const at = t.spaceIds[space];
    const tokens = tokensOfCard(s, card);
    tell({ kind: 'stowed', rule: 'RTTR 2.7', space: at, division, tokens, places: [at], pieces: [division] });
  }
  advance(s, f);
}

/** RTTR 8.4: a starving Division eats the first Food that reaches its card or its space. */
export function feedStarving(t: GameData, s: State, space: number, tell: TellIt): void {
  let hungry = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] !== space || s[STARVING + card] === 0) continue;
    if (s[DIV + card * KINDS + FOOD] > 0) recover(t, s, card, DIV + card * KINDS, -1, tell);
    else hungry++;
  }
  const food = s[LYING + space * KINDS + FOOD];
  if (hungry === 0 || food === 0) return;
  if (hungry > food) {
    push(s, STEP.hunger, space);
    return;
  }
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] === space && s[STARVING + card] === 1) recover(t, s, card, LYING + space * KINDS, space, tell);
  }
}

function recover(t: GameData, s: State, card: number, at: number, space: number, tell: TellIt): void {
  spend(s, at, FOOD, 1);
  s[STARVING + card] = 0;
  tellMeal(t, s, card, space, 'RTTR 8.4', tell);
}

/** A Division eats from its card or, if `space` is one, from what lies there. */
export function tellMeal(t: GameData, s: State, card: number, space: number, rule: string, tell: TellIt): void {
  if (tell === undefined) return;
  const division = divisionWord(t, s, card);
  tell({
    kind: 'eats',
    rule,
    division,
    ...(space >= 0 && { from: t.spaceIds[space] }),
    recovers: rule === 'RTTR 8.4',
    places: [t.spaceIds[s[DIV_AT + card]]],
    pieces: [division],
  });
}

/** RTTR 2.7: loading and unloading as one decision for each Division and kind. */
export const stowStep: Rule = {
  name: 'supplies/stow',
  rule: 'RTTR 2.7',
  continues: true,
  settle(t, s, _chance, tell) {
    const f = top(s);
    if (s[f + 2] === DIVISIONS) {
      const space = s[f + 1];
      pop(s);
      s[STOWED] |= divisionsMask(s, space);
      feedStarving(t, s, space, tell);
      return true;
    }
    const least = leastTaken(t, s, f);
    if (least !== mostTaken(t, s, f)) return false;
    take(t, s, least, tell);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      const f = top(s);
      const most = mostTaken(t, s, f);
      let n = 0;
      for (let k = leastTaken(t, s, f); k <= most; k++) out[n++] = k;
      return n;
    },
    attempts(_t, _s, out) {
      for (let k = 0; k <= 9; k++) out[k] = k;
      return 10;
    },
    refuse(t, s, k) {
      const f = top(s);
      if (k > s[LYING + s[f + 1] * KINDS + s[f + 3]]) return R.stowNotThere;
      if (k > mostTaken(t, s, f)) return R.stowCard;
      return k < leastTaken(t, s, f) ? R.stowSpace : 0;
    },
    apply: (t, s, k, _chance, tell) => take(t, s, k, tell),
    name: (t, s, k) => `${divisionWord(t, s, s[top(s) + 2])} ${k} ${KIND_WORDS[s[top(s) + 3]]}`,
    describe(t, s, k) {
      const f = top(s);
      const [space, card, kind] = [s[f + 1], s[f + 2], s[f + 3]];
      const before = heldBefore(s, f, card, kind);
      const change = k === before ? W.asBefore : k > before ? W.more(k - before) : W.fewer(before - k);
      return {
        label: W.takeAlong(k, KIND_NAMES[kind], divisionName(t, s, card)),
        rule: 'RTTR 2.7',
        verb: 'carry',
        places: [t.spaceIds[space]],
        pieces: [divisionWord(t, s, card)],
        cost: change,
        data: { n: k, kind: KIND_WORDS[kind], before },
        mark: 'select',
      };
    },
    prompt(t, s) {
      const f = top(s);
      const [space, card, kind] = [s[f + 1], s[f + 2], s[f + 3]];
      const before: Tokens = [heldBefore(s, f, card, 0), heldBefore(s, f, card, 1), heldBefore(s, f, card, 2)];
      return {
        ...asks.stow(
          KIND_NAMES[kind],
          divisionName(t, s, card),
          t.spaceNames[space],
          before,
          tokensOfSpace(s, space),
          t.card,
        ),
        places: [t.spaceIds[space]],
        pieces: [divisionWord(t, s, card)],
        data: {
          kind: KIND_WORDS[kind],
          before,
          tokens: tokensOfCard(s, card),
          lying: tokensOfSpace(s, space),
          capacity: t.card,
          space: t.capacity[space],
        },
      };
    },
    warnings(t, s, k) {
      const f = top(s);
      if (s[f + 3] !== FOOD || k > 0) return [];
      const space = s[f + 1];
      if (s[LYING + space * KINDS + FOOD] > 0) return [];
      return [
        {
          rule: 'RTTR 8.2',
          code: 'wouldStarve',
          data: { divisions: [divisionWord(t, s, s[f + 2])] },
          text: W.wouldStarve(divisionName(t, s, s[f + 2])),
        },
      ];
    },
  },
};

/** RTTR 8.4: more starving Divisions than Food in a space; the player feeds one after the other. */
export const hungerStep: Rule = {
  name: 'supplies/hunger',
  rule: 'RTTR 8.4',
  continues: true,
  decide: {
    seat,
    choices(_t, s, out) {
      let n = 0;
      for (let card = 0; card < DIVISIONS; card++) {
        if (s[DIV_AT + card] === s[top(s) + 1] && s[STARVING + card] === 1) out[n++] = card;
      }
      return n;
    },
    refuse: (_t, s, card) => (s[DIV_AT + card] === s[top(s) + 1] && s[STARVING + card] === 1 ? 0 : R.eatOrder),
    apply(t, s, card, _chance, tell) {
      const space = s[top(s) + 1];
      pop(s);
      recover(t, s, card, LYING + space * KINDS, space, tell);
      feedStarving(t, s, space, tell);
    },
    name: (t, s, card) => `feed ${divisionWord(t, s, card)}`,
    describe: (t, s, card) => ({
      label: W.feedThe(divisionName(t, s, card)),
      rule: 'RTTR 8.4',
      verb: 'feed',
      pieces: [divisionWord(t, s, card)],
      cost: W.oneFood,
      costs: [amount(1, 'food')],
      mark: 'select',
    }),
    prompt: (t, s) => ({
      ...asks.starving(t.spaceNames[s[top(s) + 1]]),
      places: [t.spaceIds[s[top(s) + 1]]],
    }),
  },
};
