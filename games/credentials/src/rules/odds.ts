// Odds: what a move may meet and what the next Wehrmacht card may cost, given everything already seen. Exact: for each card that
// could come up the rules themselves are tried on a copy of the position.
import { type Chance, type Odds, type State, top } from '@bocage/engine';
import { kgItems, wehrItems } from '../state/decks.ts';
import type { OpponentId } from '../state/events.ts';
import {
  DEDICATED,
  DEDICATED_CONTACT,
  DEDICATED_PORT,
  DEDICATED_RENNES,
  FFI_SUPPLY,
  HALTED,
  KG,
  KG_CARD,
  OUTCOME,
  POOL,
  RECON,
  RECON_DECK,
  RECON_DISCARD,
  RECON_TOP,
  UNCOVERED,
  WEHR,
  WEHR_UNSEEN,
} from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import { EFFECT, type GameData } from '../state/tables.ts';
import { opponent } from '../words/fight.ts';
import * as W from '../words/labels.ts';
import { amount, priceText, spaceNamed } from '../words/names.ts';
import { canWin } from './12-combat/bonuses.ts';
import { offersFelix } from './12-combat/felix.ts';
import {
  BONUSES,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG_DEFENCE,
  FIGHT_RECON,
  FIGHT_RENNES,
  fightAmmo,
  fightFuel,
  fightGarrison,
  fightKind,
  fightSpace,
  setStage,
} from './12-combat/frame.ts';
import { felixMost, modifiersOf, seenKg } from './12-combat/needs.ts';
import { reveal } from './12-combat/outcome.ts';
import { reconStep } from './14-cards/recon.ts';
import { placeFfi } from './changes.ts';
import { meeting } from './foresight.ts';

const scratch = new Int32Array(256);

/** A source that brings this card, whatever is drawn. */
const brings = (card: number): Chance => ({ die: () => 1, draw: () => card });

interface Line {
  readonly code: string;
  readonly label: string;
  chance: number;
  readonly good: boolean;
  readonly order: number;
  readonly data?: { readonly ammo: number; readonly fuel: number };
}

/** Adds up equal results, worst first. */
function collect(lines: readonly Line[]): Odds['results'] {
  const sums = new Map<string, Line>();
  for (const line of lines) {
    const known = sums.get(line.label);
    if (known === undefined) sums.set(line.label, { ...line });
    else known.chance += line.chance;
  }
  return [...sums.values()]
    .sort((a, b) => Number(a.good) - Number(b.good) || b.order - a.order)
    .map(({ code, label, chance, good, data }) => ({ code, label, chance, good, ...(data && { data }) }));
}

const share = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + (line.good ? line.chance : 0), 0);

/** The cards that the enemy of the fight on top could be, as often as their chances want. */
function enemies(t: GameData, s: State, f: number): number[] {
  const kind = fightKind(s, f);
  const space = fightSpace(s, f);
  // A unit that the Aerial Recon card itself shows.
  if (kind === FIGHT_RECON) return [-1];
  if (kind <= FIGHT_KG_DEFENCE) {
    const known = s[KG + space] >> KG_CARD;
    if (known > 0) return [known - 1];
    return Array.from(scratch.subarray(0, kgItems(t, s, seenKg(s), scratch)));
  }
  if (kind === FIGHT_GARRISON && fightGarrison(s, f) > 1) {
    const n = wehrItems(s, scratch);
    return n === 0 ? [-1] : Array.from(scratch.subarray(0, n));
  }
  const place =
    kind === FIGHT_RENNES
      ? DEDICATED_RENNES
      : kind === FIGHT_CONTACT
        ? DEDICATED_CONTACT
        : DEDICATED_PORT + t.port[space];
  if (s[DEDICATED + place] > 0) return [s[DEDICATED + place] - 1];
  return t.data.wehrmacht.flatMap((_, card) => (s[WEHR + card] === WEHR_UNSEEN ? [card] : []));
}

/**
 * RTTR 9.1 - RTTR 9.6: one line for each requirement of the fight on top that could come up, with whether everything at hand
 * could pay it: every bonus, and as many FFI as Jedburgh Felix can bring (TAMC 14.A12).
 */
function fightLines(t: GameData, s: State): Line[] {
  const f = top(s);
  const cards = enemies(t, s, f);
  const ready = s.slice();
  if (offersFelix(t, s, f)) placeFfi(t, ready, fightSpace(s, f), felixMost(t, s, fightSpace(s, f)), '', undefined);
  setStage(ready, f, BONUSES);
  const lines = new Map<number, Line>();
  for (const card of cards) {
    const known = lines.get(card);
    if (known !== undefined) {
      known.chance += 1 / cards.length;
      continue;
    }
    const copy = ready.slice();
    reveal(t, copy, f, brings(card), undefined);
    const [ammo, fuel] = [fightAmmo(copy, f), fightFuel(copy, f)];
    const good = canWin(t, copy, f);
    lines.set(card, {
      code: good ? 'paid' : 'unpaid',
      label: good ? W.youCanPay(priceText(ammo, fuel)) : W.youCannotPay(priceText(ammo, fuel)),
      chance: 1 / cards.length,
      good,
      order: ammo * 10 + fuel,
      data: { ammo, fuel },
    });
  }
  return [...lines.values()];
}

const RULES: Readonly<Record<OpponentId, string>> = {
  kampfgruppe: 'TAMC 8.k',
  rennes: 'TAMC 13.R1',
  contact: 'TAMC 14.A20',
  unit: 'TAMC 5.a',
  garrison: 'TAMC 12.o',
};

function fightOdds(t: GameData, s: State): Odds {
  const f = top(s);
  const { against, at, garrison } = opponent(t, s, f);
  const lines = fightLines(t, s);
  const wins = share(lines);
  const titles: Readonly<Record<OpponentId, string>> = {
    kampfgruppe: W.kampfgruppeIn(spaceNamed(t, at)),
    rennes: W.rennesGarrison,
    contact: W.unknownContact,
    unit: W.enemyUnit,
    garrison: W.garrisonOf(garrison, spaceNamed(t, at)),
  };
  return {
    title: titles[against],
    rule: RULES[against],
    results: collect(lines),
    modifiers: modifiersOf(t, s, f),
    expected: W.winsAgainst(wins),
    mean: amount(wins, 'chance'),
  };
}

/** RTTR 6.5, TAMC 12.o, TAMC 12.p: what a choice of a Move meets: a fight, a card, or nothing. */
export function meetingOdds(t: GameData, s: State, choice: number): Odds | undefined {
  const after = meeting(t, s, choice);
  if (after === undefined) return undefined;
  return after[top(after)] === STEP.fight ? fightOdds(t, after) : reconOdds(t, after);
}

/** The Aerial Recon cards that could come up: the known top card, else the deck, else the discards. */
function reconCards(t: GameData, s: State): number[] {
  if (s[RECON_TOP] > 0) return [s[RECON_TOP] - 1];
  const deck = t.data.recon.flatMap((_, card) => (s[RECON + card] === RECON_DECK ? [card] : []));
  return deck.length > 0 ? deck : t.data.recon.flatMap((_, card) => (s[RECON + card] === RECON_DISCARD ? [card] : []));
}

type Kind = Pick<Line, 'code' | 'label' | 'good' | 'order'>;
const kind = (code: string, label: string, good: boolean, order: number): Kind => ({ code, label, good, order });

const NOTHING = kind('nothing', W.nothingButWeather, true, 2);
const HALT = kind('halt', W.aHalt, false, 6);
const NEWS = kind('news', W.news, true, 2);

/** What a drawn card without a fight means to the Division. `after` is the position when it has been carried out. */
function reconKind(t: GameData, s: State, after: State, drawn: number): Kind {
  const asks = after[top(after)] !== STEP.recon;
  switch (t.effect[drawn]) {
    case EFFECT.halt:
      return HALT;
    case EFFECT.civilians:
      return after[OUTCOME] === HALTED ? HALT : kind('crowds', W.crowds(t.value[drawn]), true, 4);
    case EFFECT.evac:
      return asks ? kind('evacuation', W.civilians, true, 3) : NOTHING;
    case EFFECT.find:
      return t.kinds[drawn].some((k) => s[POOL + k] > 0) ? kind('find', W.suppliesFound, true, 1) : NOTHING;
    case EFFECT.ffiAny:
    case EFFECT.ffiSpread:
    case EFFECT.ffiTogether:
      return s[FFI_SUPPLY] > 0 ? kind('ffi', W.helpOfTheFfi, true, 0) : NOTHING;
    case EFFECT.eon:
      return kind('ffi', W.helpOfTheFfi, true, 0);
    case EFFECT.pow:
      return after[UNCOVERED] !== s[UNCOVERED] ? kind('garrison', W.garrisonInPlay, false, 5) : NOTHING;
    case EFFECT.contact:
      return NOTHING;
    case EFFECT.bet:
    case EFFECT.nantes:
    case EFFECT.retreat:
      return NEWS;
    default:
      return kind('card', W.aCardToKeep, true, 0);
  }
}

/** TAMC 5.a: a card as it would be carried out here; a fight that it brings counts by whether it can be won. */
function cardLines(t: GameData, s: State, drawn: number): Line[] {
  const after = s.slice();
  reconStep.settle?.(t, after, brings(drawn), undefined);
  const f = top(after);
  if (after[f] !== STEP.fight) return [{ ...reconKind(t, s, after, drawn), chance: 1 }];
  const fights = fightLines(t, after);
  if (fightKind(after, f) === FIGHT_RECON)
    return fights.map(({ good, chance, data }) => ({
      code: good ? 'fightPaid' : 'fightUnpaid',
      label: good ? W.fightYouCanPay(data?.ammo) : W.fightYouCannotPay(data?.ammo),
      good,
      order: 8,
      chance,
      ...(data && { data }),
    }));
  const wins = share(fights);
  const contact = (good: boolean, chance: number): Line[] =>
    chance === 0
      ? []
      : [
          {
            code: good ? 'contactPaid' : 'contactUnpaid',
            label: good ? W.contactYouCanWin : W.contactYouCannotWin,
            good,
            order: 9,
            chance,
          },
        ];
  return [...contact(true, wins), ...contact(false, 1 - wins)];
}

function reconOdds(t: GameData, s: State): Odds | undefined {
  const cards = reconCards(t, s);
  if (cards.length === 0) return undefined;
  const space = s[top(s) + 2];
  const lines = cards.flatMap((drawn) =>
    cardLines(t, s, drawn).map((line) => ({ ...line, chance: line.chance / cards.length })),
  );
  return {
    title: W.reconCard(t.spaceNames[space]),
    rule: 'TAMC 5.a',
    results: collect(lines),
    modifiers: [],
    expected: W.cardsCanComeUp(cards.length),
    mean: amount(cards.length, 'cards'),
  };
}
