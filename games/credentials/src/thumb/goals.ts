// Rules of thumb, goals: what each space is worth to a Division, and how strongly it pulls.
import type { State } from '@bocage/engine';
import * as L from '../layout.ts';
import {
  divisionsAt,
  isArmored,
  isBesieged,
  isCaptured,
  isDestroyed,
  nextGarrison,
  spacesOf,
  tokensIn,
  tokensOn,
} from '../queries.ts';
import {
  ammoNeeded,
  bonusLeft,
  canPay,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG,
  FIGHT_RENNES,
  fuelNeeded,
} from '../rules/fights.ts';
import type { Tables } from '../tables.ts';
import { W } from './weights.ts';

const WEHR_CARDS = 24;

/** Cards that ask for the same Ammo and Fuel are alike: one of each sort stands for all. Worked out once for each table. */
interface Sorts {
  /** The sort of each Wehrmacht card. */
  readonly of: Int32Array;
  /** A card of each sort. */
  readonly card: readonly number[];
}

const sortsOf = new WeakMap<Tables, Sorts>();

function sorts(t: Tables): Sorts {
  let known = sortsOf.get(t);
  if (known === undefined) {
    const card: number[] = [];
    const of = Int32Array.from({ length: WEHR_CARDS }, (_, enemy) => {
      const alike = card.findIndex((c) => t.wehrAmmo[c] === t.wehrAmmo[enemy] && t.wehrFuel[c] === t.wehrFuel[enemy]);
      return alike >= 0 ? alike : card.push(enemy) - 1;
    });
    known = { of, card };
    sortsOf.set(t, known);
  }
  return known;
}

/** How many cards of each sort could wait: Kampfgruppen of the row, the deck, Divisions that nobody has seen. */
const ROW = 0;
const DECK = WEHR_CARDS;
const UNSEEN = 2 * WEHR_CARDS;
const counts = new Int32Array(3 * WEHR_CARDS);

function countCards(t: Tables, s: State): void {
  const { of } = sorts(t);
  counts.fill(0);
  for (let enemy = 0; enemy < WEHR_CARDS; enemy++) {
    switch (s[L.WEHR + enemy]) {
      case L.WEHR_ROW:
        if (t.wehrClass[enemy] === 1) counts[ROW + of[enemy]]++;
        break;
      case L.WEHR_DECK:
        counts[DECK + of[enemy]]++;
        break;
      case L.WEHR_UNSEEN:
        counts[UNSEEN + of[enemy]]++;
        break;
    }
  }
}

/** Chance that a Division with so much Ammo and Fuel beats what waits; every card that could come up counts alike. */
function winChance(
  t: Tables,
  s: State,
  kind: number,
  card: number,
  space: number,
  garrison: number,
  ammo: number,
  fuel: number,
): number {
  const known = knownEnemy(t, s, kind, space, garrison);
  if (known >= 0) return beats(t, s, kind, card, space, garrison, ammo, fuel, known) ? 1 : 0;
  const from = kind === FIGHT_KG ? ROW : kind === FIGHT_GARRISON && garrison > 1 ? DECK : UNSEEN;
  const { card: cards } = sorts(t);
  let all = 0;
  let won = 0;
  for (let sort = 0; sort < cards.length; sort++) {
    const n = counts[from + sort];
    if (n === 0) continue;
    all += n;
    if (beats(t, s, kind, card, space, garrison, ammo, fuel, cards[sort])) won += n;
  }
  return all === 0 ? 1 : won / all;
}

function beats(
  t: Tables,
  s: State,
  kind: number,
  card: number,
  space: number,
  garrison: number,
  ammo: number,
  fuel: number,
  enemy: number,
): boolean {
  return (
    ammoNeeded(t, s, kind, card, space, enemy + 1, garrison, false) <= ammo &&
    fuelNeeded(t, s, kind, card, space, enemy + 1) <= fuel
  );
}

function knownEnemy(t: Tables, s: State, kind: number, space: number, garrison: number): number {
  if (kind === FIGHT_KG) return (s[L.KG + space] >> L.KG_CARD) - 1;
  if (kind === FIGHT_RENNES) return s[L.DEDICATED + L.DEDICATED_RENNES] - 1;
  if (kind === FIGHT_CONTACT) return s[L.DEDICATED + L.DEDICATED_CONTACT] - 1;
  return garrison === 1 ? s[L.DEDICATED + L.DEDICATED_PORT + t.port[space]] - 1 : s[L.WEHR_TOP] - 1;
}

/** Points that beating the next Garrison of a port brings, now or on the way to its capture. */
function garrisonWorth(t: Tables, s: State, port: number): number {
  const garrison = nextGarrison(t, s, port);
  if (garrison === 0) return 0;
  let left = 0;
  for (let n = garrison; n >= 1; n--) if (t.garrison[port * 5 + n] !== 0 && (s[L.DOWN + port] & (1 << n)) === 0) left++;
  const medal = t.garrisonMedal[port * 5 + garrison];
  const unit = garrison === 1 ? 1 : W.unit;
  const capture = 1 + (isDestroyed(t, s, port) ? 0 : W.intact);
  return medal + unit + capture / left;
}

/** Ammo and Fuel that a Division would have in a fight in a space: its card, what lies there, bonuses. */
function ammoFor(t: Tables, s: State, kind: number, card: number, space: number): number {
  return canPay(s, kind, card, space, L.AMMO) + bonusLeft(t, s, kind, space, 0, 0, 0, 0);
}

/** What a Division gains in a space, in points; below 0 where it would be thrown back. */
function worth(t: Tables, s: State, card: number, space: number): number {
  const at = L.DIV + card * L.KINDS;
  const here = s[L.DIV_AT + card] === space;
  // A Division on its way pays 1 Fuel for the Move and, later, one for each attack.
  const fuel = s[at + L.FUEL] - 1;
  const port = t.port[space];
  if (port >= 0) return portWorth(t, s, card, space, port, fuel, here);
  if (here) return 0;
  let gain = 0;
  for (const city of t.cities) if (city === space && s[L.CONTROL + space] === 0) gain += W.city;
  if (s[L.CONTROL + space] === 0) {
    gain += W.space;
    if (t.minor[space] >= 0) gain += W.minor;
  }
  // A depot is a reason to go there for a Division with an empty card.
  const lying = tokensIn(s, space);
  if (lying > 0 && s[L.CONTROL + space] !== 0) gain += W.depot * Math.min(lying, t.card - tokensOn(s, card));
  let chance = 1;
  let kind = -1;
  if (s[L.KG + space] !== 0) kind = FIGHT_KG;
  else if (space === t.rennes && s[L.RENNES_HELD] === 1) kind = FIGHT_RENNES;
  else if (s[L.CONTACT_AT] === space + 1) kind = FIGHT_CONTACT;
  if (kind >= 0) {
    const entry = t.fortified[space] === 1 && s[L.CONTROL + space] === 0 ? 1 : 0;
    chance = winChance(t, s, kind, card, space, 0, ammoFor(t, s, kind, card, space) - entry, fuel);
    gain += 1;
    if (s[at + L.AMMO] < entry) return -1;
    return gain * chance - W.thrownBack * (1 - chance);
  }
  return gain;
}

function portWorth(
  t: Tables,
  s: State,
  card: number,
  space: number,
  port: number,
  fuel: number,
  here: boolean,
): number {
  if (isCaptured(t, s, port)) return here ? 0 : -0.1;
  const garrison = nextGarrison(t, s, port);
  const there = s[L.FFI + space] + divisionsAt(s, space) + (here ? 0 : 1);
  const besieged = there >= t.siege[port];
  const armored = isArmored(t, s, card);
  let gain = 0;
  if (!here && besieged && !isBesieged(t, s, port)) gain += W.siege;
  if (s[L.KG + space] !== 0) {
    const chance = winChance(t, s, FIGHT_KG, card, space, 0, ammoFor(t, s, FIGHT_KG, card, space), fuel);
    return chance - 0.5;
  }
  // Infantry waits for the siege; what it will find then is worth a part.
  const ready = besieged || armored ? 1 : W.waiting;
  const ammo = ammoFor(t, s, FIGHT_GARRISON, card, space) - (here ? 0 : 0.3);
  const chance = winChance(
    t,
    s,
    FIGHT_GARRISON,
    card,
    space,
    garrison,
    ammo,
    here ? fuel : Math.max(fuel - 1, armored ? fuel - 1 : 0),
  );
  const enough = here || fuel >= 1 ? 1 : W.noSecondFuel;
  return gain + ready * enough * chance * garrisonWorth(t, s, port) - (here ? 0.15 : 0);
}

export const worths = new Float64Array(L.SPACES * L.DIVISIONS);

/**
 * Powers of the fading by distance (255: out of reach). By multiplication and not by `**`, whose last digit may differ
 * between machines, and the players' moves with it.
 */
const faded = new Float64Array(256);
for (let d = 0, f = 1; d < faded.length; d++, f *= W.fade) faded[d] = f;

/** The worth of every space for a Division; spaces where another Division stands are left to it. */
export function look(t: Tables, s: State, card: number): void {
  countCards(t, s);
  for (let space = 0; space < L.SPACES; space++) {
    let w = worth(t, s, card, space);
    if (t.port[space] < 0) {
      for (let other = 0; other < L.DIVISIONS; other++)
        if (other !== card && s[L.DIV_AT + other] === space) w = Math.min(w, 0);
    }
    worths[card * L.SPACES + space] = w;
  }
}

/** Best goal as seen from a space: its worth, faded by the way to it. `without` has been taken already. */
export function pull(t: Tables, card: number, from: number, without: number): number {
  let best = 0;
  for (let space = 0; space < L.SPACES; space++) {
    const w = worths[card * L.SPACES + space];
    if (w <= 0 || space === without) continue;
    const value = w * faded[t.distance[from * L.SPACES + space]];
    if (value > best) best = value;
  }
  return best;
}

/** What a Move of the Division promises. */
export function moveValue(t: Tables, s: State, card: number): number {
  look(t, s, card);
  const from = s[L.DIV_AT + card];
  const reach = spacesOf(t, s, card);
  let best = 0;
  for (let space = 0; space < L.SPACES; space++) {
    const w = worths[card * L.SPACES + space];
    if (w <= 0) continue;
    const d = t.distance[from * L.SPACES + space];
    const value = w * faded[Math.max(0, d - reach)] * (d === 0 ? W.attack : 1);
    if (value > best) best = value;
  }
  return best;
}

/** Leaving a Siege Box gives up the siege that the Division completes. */
export function leaveBox(t: Tables, s: State, from: number): number {
  const port = t.port[from];
  if (port < 0 || isCaptured(t, s, port) || !isBesieged(t, s, port)) return 0;
  return s[L.FFI + from] + divisionsAt(s, from) - 1 < t.siege[port] ? W.leaveBox : 0;
}
