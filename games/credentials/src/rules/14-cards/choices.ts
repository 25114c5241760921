// Chapter 14, Aerial Recon cards that ask the player: where FFI appear, one of two halves, Nantes.
import { type Chance, pop, push, type State, top } from '@bocage/engine';
import { drawKg, reconId } from '../../state/decks.ts';
import { ENDED, FFI, FOOD, KG, KG_CARD, OUTCOME, POOL, RECON_KEPT } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import { EFFECT, type GameData, KIND_WORDS } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { asks } from '../../words/ask.ts';
import { KIND_NAMES } from '../../words/kinds.ts';
import * as W from '../../words/labels.ts';
import {
  amount,
  divisionName,
  divisionWord,
  kgPieceId,
  PLACES,
  placeId,
  placeName,
  placeWord,
  ZONE_PLACE,
} from '../../words/names.ts';
import { R } from '../../words/reasons.ts';
import { checkMap } from '../09-actions/encirclement.ts';
import { seenKg } from '../12-combat/needs.ts';
import { placeFfi, useFfi } from '../changes.ts';
import { layFound } from './finds.ts';
import { foodHere, goes, halt, tellNothing } from './recon.ts';

/** TAMC 14.A02, TAMC 14.A14, TAMC 14.A15 + TAMC B21: places in the order of the list, so that a set is built one way. */
function refusePlace(t: GameData, s: State, place: number): number {
  const f = top(s);
  const effect = t.effect[s[f + 1]];
  if (effect === EFFECT.ffiTogether && place >= ZONE_PLACE) return R.placeNoZone;
  if (effect === EFFECT.ffiSpread && place === s[f + 3] - 1) return R.placeOnce;
  if (effect !== EFFECT.ffiTogether && place < s[f + 3] - 1) return R.placeOrder;
  if (place < ZONE_PLACE && s[FFI + place] >= 2) return R.placeFull;
  return placesAfter(t, s, place) >= s[f + 2] ? 0 : R.placeTooFew;
}

/** How many FFI the places from this one on can take, for the rest of the card. */
function placesAfter(t: GameData, s: State, place: number): number {
  const effect = t.effect[s[top(s) + 1]];
  if (effect !== EFFECT.ffiSpread) return 99;
  let n = 0;
  for (let p = place; p < PLACES; p++) if (p >= ZONE_PLACE || s[FFI + p] < 2) n++;
  return n;
}

/** TAMC 14.A02, TAMC 14.A14, TAMC 14.A15: FFI from the supply onto the map. */
export const placeFfiStep: Rule = {
  name: 'recon/ffi',
  rule: 'TAMC 14.A14',
  continues: true,
  settle(t, s, _chance, tell) {
    // Every space could hold two FFI already: then the card does nothing.
    for (let place = 0; place < PLACES; place++) if (refusePlace(t, s, place) === 0) return false;
    tellNothing(s[top(s) + 1], 'full', tell);
    pop(s);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let place = 0; place < PLACES; place++) if (refusePlace(t, s, place) === 0) out[n++] = place;
      return n;
    },
    attempts(_t, _s, out) {
      for (let place = 0; place < PLACES; place++) out[place] = place;
      return PLACES;
    },
    refuse: refusePlace,
    apply(t, s, place, _chance, tell) {
      const f = top(s);
      const card = s[f + 1];
      const rule = `TAMC 14.${reconId(card)}`;
      if (t.effect[card] === EFFECT.ffiTogether) {
        placeFfi(t, s, place, Math.min(s[f + 2], 2 - s[FFI + place]), rule, tell);
        s[f + 2] = 0;
      } else {
        placeFfi(t, s, place, 1, rule, tell);
        s[f + 2]--;
        s[f + 3] = place + 1;
      }
      if (s[f + 2] > 0) return;
      pop(s);
      // A siege may be complete now.
      checkMap(t, s, tell);
    },
    name: (t, _s, place) => `ffi ${placeWord(t, place)}`,
    describe: (t, s, place) => ({
      label: W.placeOneFfi(placeName(t, place)),
      rule: `TAMC 14.${reconId(s[top(s) + 1])}`,
      verb: 'place',
      places: [placeId(t, place)],
      mark: 'select',
    }),
    prompt: (t, s) => ({
      ...asks.placeFfi(t.data.recon[s[top(s) + 1]].name, s[top(s) + 2], t.data.recon[s[top(s) + 1]].text),
      data: { card: reconId(s[top(s) + 1]), n: s[top(s) + 2] },
    }),
  },
};

// Choices of a card with two halves: 0 the first half (give, or the first kind), 1 the second (decline, halt, second kind).
function refuseHalf(t: GameData, s: State, half: number): number {
  const f = top(s);
  const card = s[f + 1];
  if (t.effect[card] === EFFECT.find) return s[POOL + t.kinds[card][half]] > 0 ? 0 : R.poolLacks;
  return half === 1 || foodHere(s, s[f + 2], s[f + 3]) >= t.value[card] ? 0 : R.cannotGive;
}

/** TAMC 14.x, TAMC 14.A06, TAMC 14.A24, TAMC 14.A28: a card that asks for one of two things. */
export const cardChoiceStep: Rule = {
  name: 'recon/choice',
  rule: 'TAMC 14.x',
  continues: true,
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let half = 0; half < 2; half++) if (refuseHalf(t, s, half) === 0) out[n++] = half;
      return n;
    },
    attempts(_t, _s, out) {
      out[0] = 0;
      out[1] = 1;
      return 2;
    },
    refuse: refuseHalf,
    apply(t, s, half, _chance, tell) {
      const f = top(s);
      const [card, division, space] = [s[f + 1], s[f + 2], s[f + 3]];
      pop(s);
      const effect = t.effect[card];
      if (effect === EFFECT.find) {
        layFound(t, s, t.kinds[card][half], space, tell);
        return;
      }
      if (half === 1) {
        if (effect === EFFECT.civilians) halt(t, s, division, tell);
        return;
      }
      push(s, STEP.pay, division, space, 0, 0, 0, t.value[card], FOOD << 3);
      if (effect !== EFFECT.evac) return;
      s[OUTCOME] = ENDED;
      goes(s, card, RECON_KEPT, 'kept', tell);
    },
    name(t, s, half) {
      const card = s[top(s) + 1];
      if (t.effect[card] === EFFECT.find) return `find ${KIND_WORDS[t.kinds[card][half]]}`;
      if (half === 0) return `give ${t.value[card]} food`;
      return t.effect[card] === EFFECT.evac ? 'decline' : 'halt';
    },
    describe(t, s, half) {
      const card = s[top(s) + 1];
      const rule = `TAMC 14.${reconId(card)}`;
      if (t.effect[card] === EFFECT.find) {
        const kind = t.kinds[card][half];
        const data = { kind: KIND_WORDS[kind] };
        return { label: W.takeOne(KIND_NAMES[kind]), rule, verb: 'find', data, mark: 'select' };
      }
      if (half === 0) {
        const label = t.effect[card] === EFFECT.evac ? W.evacuate : W.feedTheCrowds;
        const costs = [amount(t.value[card], 'food')];
        return { label, rule, verb: 'giveFood', cost: W.foodCost(t.value[card]), costs, mark: 'select' };
      }
      const evac = t.effect[card] === EFFECT.evac;
      const label = evac ? W.decline : W.halt;
      return { label, rule, verb: evac ? 'decline' : 'halt', mark: 'end' };
    },
    prompt: (t, s) => ({
      ...asks.card(
        t.data.recon[s[top(s) + 1]].name,
        divisionName(t, s, s[top(s) + 2]),
        t.data.recon[s[top(s) + 1]].text,
      ),
      places: [t.spaceIds[s[top(s) + 3]]],
      pieces: [divisionWord(t, s, s[top(s) + 2])],
      data: { card: reconId(s[top(s) + 1]) },
    }),
    warnings(t, s, half) {
      const f = top(s);
      const card = s[f + 1];
      if (half === 1 || t.effect[card] === EFFECT.find) return [];
      if (foodHere(s, s[f + 2], s[f + 3]) > t.value[card]) return [];
      return [
        {
          rule: 'RTTR 8.2',
          code: 'wouldStarve',
          data: { divisions: [divisionWord(t, s, s[f + 2])] },
          text: W.willStarve(divisionName(t, s, s[f + 2])),
        },
      ];
    },
  },
};

const REVEAL = 0;
const KEEP = 1;

function revealNantes(t: GameData, s: State, chance: Chance, tell: TellIt): void {
  const unit = drawKg(t, s, seenKg(s), chance) + 1;
  s[KG + t.nantes] |= unit << KG_CARD;
  if (tell !== undefined) {
    const places = [t.spaceIds[t.nantes]];
    tell({
      kind: 'kgSeen',
      rule: 'TAMC 14.A17',
      space: t.spaceIds[t.nantes],
      unit: t.data.wehrmacht[unit - 1].id,
      places,
      pieces: [kgPieceId(t, t.nantes)],
    });
  }
  useFfi(t, s, t.nantes, 1, tell);
}

/** TAMC 14.A17: the FFI beside a Kampfgruppe in Nantes may be given up at once to see which it is. */
export const nantesStep: Rule = {
  name: 'recon/nantes',
  rule: 'TAMC 14.A17',
  continues: true,
  decide: {
    seat,
    choices(_t, _s, out) {
      out[0] = REVEAL;
      out[1] = KEEP;
      return 2;
    },
    refuse: () => 0,
    apply(t, s, choice, chance, tell) {
      pop(s);
      if (choice === REVEAL) revealNantes(t, s, chance, tell);
    },
    name: (_t, _s, choice) => (choice === REVEAL ? 'reveal' : 'keep'),
    describe: (t, _s, choice) => ({
      label: choice === REVEAL ? W.revealKampfgruppe : W.holdKampfgruppe,
      rule: 'TAMC 14.A17',
      verb: choice === REVEAL ? 'reveal' : 'keep',
      places: [t.spaceIds[t.nantes]],
      mark: choice === REVEAL ? 'select' : 'end',
    }),
    prompt: (t) => ({
      ...asks.nantes(),
      places: [t.spaceIds[t.nantes]],
      pieces: [kgPieceId(t, t.nantes)],
    }),
  },
};
