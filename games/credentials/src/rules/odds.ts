// Odds: what a move may meet and what the next Wehrmacht card may cost, given everything already seen. Exact.
import { type Odds, type State, top } from '@bocage/engine';
import { kgItems, wehrItems } from '../state/decks.ts';
import {
  AIR,
  AIR_RECON,
  AIR_WEHRMACHT,
  AMMO,
  CONTACT_AT,
  CONTROL,
  DEDICATED,
  DEDICATED_CONTACT,
  DEDICATED_PORT,
  DEDICATED_RENNES,
  DIV,
  DIV_AT,
  FFI,
  FUEL,
  KG,
  KG_CARD,
  KINDS,
  RECON,
  RECON_DECK,
  RECON_DISCARD,
  RECON_TOP,
  RENNES_HELD,
  WEHR,
  WEHR_UNSEEN,
} from '../state/layout.ts';
import { divisionsAt } from '../state/queries.ts';
import { EFFECT, type Tables } from '../state/tables.ts';
import {
  airFlies,
  ammoNeeded,
  couldWin,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG,
  FIGHT_RECON,
  FIGHT_RENNES,
  fuelNeeded,
  modifiersOf,
  RECON_ENEMY,
  seenKg,
} from './12-combat/needs.ts';

const scratch = new Int32Array(256);

interface Line {
  readonly label: string;
  chance: number;
  readonly good: boolean;
  readonly order: number;
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
    .map(({ label, chance, good }) => ({ label, chance, good }));
}

/** The cards that an enemy could be, as often as their chances want. */
function enemies(t: Tables, s: State, kind: number, space: number, garrison: number): number[] {
  if (kind === FIGHT_KG) {
    const known = s[KG + space] >> KG_CARD;
    if (known > 0) return [known - 1];
    return Array.from(scratch.subarray(0, kgItems(t, s, seenKg(s), scratch)));
  }
  if (kind === FIGHT_GARRISON && garrison > 1) return Array.from(scratch.subarray(0, wehrItems(s, scratch)));
  const place =
    kind === FIGHT_RENNES
      ? DEDICATED_RENNES
      : kind === FIGHT_CONTACT
        ? DEDICATED_CONTACT
        : DEDICATED_PORT + t.port[space];
  if (s[DEDICATED + place] > 0) return [s[DEDICATED + place] - 1];
  return t.data.wehrmacht.flatMap((_, card) => (s[WEHR + card] === WEHR_UNSEEN ? [card] : []));
}

/** One line for each requirement that could come up, with whether everything at hand could pay it. */
function fightLines(
  t: Tables,
  s: State,
  kind: number,
  card: number,
  space: number,
  garrison: number,
  air: boolean,
): Line[] {
  const cards = enemies(t, s, kind, space, garrison);
  return cards.map((enemy) => {
    const ammo = ammoNeeded(t, s, kind, card, space, enemy + 1, garrison, air);
    const fuel = fuelNeeded(t, s, kind, card, space, enemy + 1);
    const good = couldWin(t, s, kind, card, space, ammo, fuel);
    return {
      label: `${ammo} Ammo, ${fuel} Fuel: ${good ? 'can be paid' : 'cannot be paid'}`,
      chance: 1 / cards.length,
      good,
      order: ammo * 10 + fuel,
    };
  });
}

function fightOdds(
  t: Tables,
  s: State,
  title: string,
  rule: string,
  kind: number,
  card: number,
  space: number,
  garrison: number,
): Odds {
  const air = kind === FIGHT_GARRISON && garrison > 1 && s[AIR] === AIR_WEHRMACHT && airFlies(s);
  const lines = fightLines(t, s, kind, card, space, garrison, air);
  const wins = lines.reduce((sum, line) => sum + (line.good ? line.chance : 0), 0);
  return {
    title,
    rule,
    results: collect(lines),
    modifiers: modifiersOf(t, s, kind, card, space, garrison, air),
    expected: `${Math.round(wins * 100)}% can be paid with everything at hand`,
  };
}

/** RTTR 9, TAMC 12.o, TAMC 12.p: an attack on a Garrison from the Siege Box. */
export function attackOdds(t: Tables, s: State, card: number, garrison: number): Odds {
  const space = s[DIV_AT + card];
  const after = payForGoingOn(s, card);
  return fightOdds(
    t,
    after,
    `Garrison ${garrison} of ${t.spaceNames[space]}`,
    'TAMC 12.o',
    FIGHT_GARRISON,
    card,
    space,
    garrison,
  );
}

/** The position after the Fuel that going on costs now. */
function payForGoingOn(s: State, card: number): State {
  const after = s.slice();
  const flags = s[top(s) + 3];
  if ((flags & 4) !== 0) after[DIV + card * KINDS + FUEL] = Math.max(0, after[DIV + card * KINDS + FUEL] - 1);
  return after;
}

/** RTTR 6.5: what waits in a space that a Division is about to enter. */
export function meetingOdds(t: Tables, s: State, card: number, to: number): Odds | undefined {
  const after = payForGoingOn(s, card);
  after[DIV_AT + card] = to;
  if (t.fortified[to] === 1 && s[CONTROL + to] === 0 && after[DIV + card * KINDS + AMMO] > 0)
    after[DIV + card * KINDS + AMMO]--;
  if (s[KG + to] !== 0)
    return fightOdds(t, after, `Kampfgruppe in ${t.spaceNames[to]}`, 'TAMC 8.k', FIGHT_KG, card, to, 0);
  if (to === t.rennes && s[RENNES_HELD] === 1)
    return fightOdds(t, after, 'Rennes garrison', 'TAMC 13.R1', FIGHT_RENNES, card, to, 0);
  if (s[CONTACT_AT] === to + 1)
    return fightOdds(t, after, 'Unknown Contact', 'TAMC 14.A20', FIGHT_CONTACT, card, to, 0);
  const port = t.port[to];
  if (s[CONTROL + to] !== 0 || (port >= 0 && s[FFI + to] + divisionsAt(s, to) >= t.siege[port])) return undefined;
  return reconOdds(t, after, card, to);
}

/** The Aerial Recon cards that could come up: the known top card, else the deck, else the discards. */
function reconCards(t: Tables, s: State): number[] {
  if (s[RECON_TOP] > 0) return [s[RECON_TOP] - 1];
  const deck = t.data.recon.flatMap((_, card) => (s[RECON + card] === RECON_DECK ? [card] : []));
  return deck.length > 0 ? deck : t.data.recon.flatMap((_, card) => (s[RECON + card] === RECON_DISCARD ? [card] : []));
}

/** What an Aerial Recon card means to a Division that is about to draw it: its kind, worst first. */
function reconKind(
  t: Tables,
  s: State,
  card: number,
  space: number,
  drawn: number,
): readonly [label: string, good: boolean, order: number] {
  const air = s[AIR] === AIR_RECON && airFlies(s) && t.weather[drawn] !== 1;
  switch (t.effect[drawn]) {
    case EFFECT.fight: {
      const ammo = ammoNeeded(t, s, FIGHT_RECON, card, space, drawn + RECON_ENEMY, 0, air);
      const good = couldWin(t, s, FIGHT_RECON, card, space, ammo, 0);
      return [`a fight for ${ammo} Ammo: ${good ? 'can be paid' : 'cannot be paid'}`, good, 8];
    }
    case EFFECT.contact: {
      if (s[DEDICATED + DEDICATED_CONTACT] < 0) return ['nothing but Weather', true, 2];
      const lines = fightLines(t, s, FIGHT_CONTACT, card, space, 0, air);
      const wins = lines.reduce((sum, line) => sum + (line.good ? line.chance : 0), 0);
      return [`Unknown Contact: ${Math.round(wins * 100)}% can be beaten`, wins > 0.5, 9];
    }
    case EFFECT.halt:
    case EFFECT.civilians:
      return ['a halt', false, 6];
    case EFFECT.evac:
      return ['civilians to evacuate: a Medal for Food', true, 3];
    case EFFECT.find:
      return ['supplies found', true, 1];
    case EFFECT.ffiAny:
    case EFFECT.ffiSpread:
    case EFFECT.ffiTogether:
    case EFFECT.eon:
      return ['help of the FFI', true, 0];
    case EFFECT.pow:
      return ['Garrison 4 of Brest comes into play', false, 5];
    case EFFECT.bet:
    case EFFECT.nantes:
    case EFFECT.retreat:
      return ['news from Brest, Nantes or Rennes', true, 2];
    default:
      return ['a card to keep', true, 0];
  }
}

function reconOdds(t: Tables, s: State, card: number, space: number): Odds {
  const cards = reconCards(t, s);
  const lines = cards.map((drawn): Line => {
    const [label, good, order] = reconKind(t, s, card, space, drawn);
    return { label, good, order, chance: 1 / cards.length };
  });
  return {
    title: `Aerial Recon card in ${t.spaceNames[space]}`,
    rule: 'TAMC 5.a',
    results: collect(lines),
    modifiers: [],
    expected: `${cards.length} cards could come up`,
  };
}
