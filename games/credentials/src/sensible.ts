// Rules of thumb without search: where each Division should go, what to bring it, how the resistance helps.
import { type Choices, DEPTH, FRAME_SIZE, FRAMES, type Generator, randomBelow, type State, top } from '@bocage/engine';
import { intelLeft } from './decks.ts';
import * as L from './layout.ts';
import {
  divisionsAt,
  isArmored,
  isBesieged,
  isCaptured,
  isDestroyed,
  levelIndex,
  maySupply,
  nextGarrison,
  spacesOf,
  tokensIn,
  tokensOn,
} from './queries.ts';
import { victoryPoints } from './rules/04-victory.ts';
import {
  ACT_AIR,
  ACT_AUTHOR,
  ACT_END,
  ACT_HAUL,
  ACT_MIDDLETON,
  ACT_MOVE,
  ACT_STOW,
  ACT_SUPPLIES,
  ACT_TRUCKS,
} from './rules/09-actions.ts';
import {
  MOVE_ATTACK,
  MOVE_BY_AIR,
  MOVE_HELP_FFI,
  MOVE_HELP_TD,
  MOVE_STOP,
  MOVE_STOW,
  MOVE_TO,
} from './rules/09-movement.ts';
import { FFI_END } from './rules/10-ffi.ts';
import { heldBefore } from './rules/11-stow.ts';
import { HAUL_END, HAUL_STOW, haulFrom, haulTo } from './rules/11-trucks.ts';
import { FIGHT_ON, fightAmmo, YIELD } from './rules/combat.ts';
import {
  ammoNeeded,
  bonusLeft,
  canPay,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG,
  FIGHT_RENNES,
  fuelNeeded,
  mayAttack,
} from './rules/fights.ts';
import * as STEP from './steps.ts';
import { EFFECT, type Tables } from './tables.ts';
import { PLACES, ZONE_PLACE } from './words.ts';

/** Weights, found by playing many games with slightly different ones. */
export const W = {
  /** What one more space of distance leaves of the worth of a goal. */
  fade: 0.44,
  city: 0.45,
  space: 0.18,
  minor: -0.05,
  thrownBack: 0.04,
  siege: 0.69,
  waiting: 0.73,
  noSecondFuel: 0.14,
  box: 0.47,
  attack: 1.36,
  unit: 0.14,
  intact: 1.05,
  wantAmmo: 5.89,
  wantFuel: 1.01,
  fuelWeight: 3.27,
  foodWeight: 1.75,
  starving: 7.22,
  atPort: 0.79,
  suppliesHere: 0.53,
  suppliesNear: 0.3,
  haul: 0.5,
  haulBase: 0.26,
  trucks: 0.1,
  truckUse: 0.02,
  refill: 0.18,
  refillEarly: 0.31,
  starve: 0.36,
  keepKg: 0.1,
  fillFirst: 0.57,
  air: -0.04,
  fuelInfantry: 3.15,
  fuelArmored: 2.94,
  ffiKeep: 0.55,
  ffiFade: 0.33,
  leaveBox: 0.78,
  breakSiege: 0.29,
  depot: -0.02,
  mapTrucks: -0.05,
  late: 4.07,
  sureness: 1.01,
};

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
  let cards = 0;
  let won = 0;
  const known = knownEnemy(t, s, kind, space, garrison);
  for (let enemy = 0; enemy < 24; enemy++) {
    if (known >= 0 ? enemy !== known : !couldBe(t, s, kind, garrison, enemy)) continue;
    cards++;
    if (
      ammoNeeded(t, s, kind, card, space, enemy + 1, garrison, false) <= ammo &&
      fuelNeeded(t, s, kind, card, space, enemy + 1) <= fuel
    )
      won++;
  }
  return cards === 0 ? 1 : won / cards;
}

function knownEnemy(t: Tables, s: State, kind: number, space: number, garrison: number): number {
  if (kind === FIGHT_KG) return (s[L.KG + space] >> L.KG_CARD) - 1;
  if (kind === FIGHT_RENNES) return s[L.DEDICATED + L.DEDICATED_RENNES] - 1;
  if (kind === FIGHT_CONTACT) return s[L.DEDICATED + L.DEDICATED_CONTACT] - 1;
  return garrison === 1 ? s[L.DEDICATED + L.DEDICATED_PORT + t.port[space]] - 1 : s[L.WEHR_TOP] - 1;
}

function couldBe(t: Tables, s: State, kind: number, garrison: number, enemy: number): boolean {
  if (kind === FIGHT_KG) return t.wehrClass[enemy] === 1 && s[L.WEHR + enemy] === L.WEHR_ROW;
  if (kind === FIGHT_GARRISON && garrison > 1) return s[L.WEHR + enemy] === L.WEHR_DECK;
  return s[L.WEHR + enemy] === L.WEHR_UNSEEN;
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
  return gain + ready * enough * chance ** W.sureness * garrisonWorth(t, s, port) - (here ? 0.15 : 0);
}

const worths = new Float64Array(L.SPACES * L.DIVISIONS);

/** The worth of every space for a Division; spaces where another Division stands are left to it. */
function look(t: Tables, s: State, card: number): void {
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
function pull(t: Tables, card: number, from: number, without: number): number {
  let best = 0;
  for (let space = 0; space < L.SPACES; space++) {
    const w = worths[card * L.SPACES + space];
    if (w <= 0 || space === without) continue;
    const value = w * W.fade ** t.distance[from * L.SPACES + space];
    if (value > best) best = value;
  }
  return best;
}

/** What a Move of the Division promises. */
function moveValue(t: Tables, s: State, card: number): number {
  look(t, s, card);
  const from = s[L.DIV_AT + card];
  const reach = spacesOf(t, s, card);
  let best = 0;
  for (let space = 0; space < L.SPACES; space++) {
    const w = worths[card * L.SPACES + space];
    if (w <= 0) continue;
    const d = t.distance[from * L.SPACES + space];
    const value = w * W.fade ** Math.max(0, d - reach) * (d === 0 ? W.attack : 1);
    if (value > best) best = value;
  }
  return best;
}

/** How much a Division wants tokens: little when its card is well filled. */
function hunger(t: Tables, s: State, card: number): number {
  const at = L.DIV + card * L.KINDS;
  const room = t.card - tokensOn(s, card);
  if (room <= 0) return 0;
  const want =
    Math.max(0, W.wantAmmo - s[at + L.AMMO]) +
    Math.max(0, W.wantFuel - s[at + L.FUEL]) * W.fuelWeight +
    (s[at + L.FOOD] === 0 ? W.foodWeight : 0) +
    (s[L.STARVING + card] === 1 ? W.starving : 0);
  const port = t.port[s[L.DIV_AT + card]];
  return Math.min(room, want) * (port >= 0 && !isCaptured(t, s, port) ? W.atPort : 1);
}

/** Who lacks supplies in a space or near it. */
function hungerNear(t: Tables, s: State, space: number, reach: number): number {
  let sum = 0;
  for (let card = 0; card < L.DIVISIONS; card++) {
    const d = t.distance[space * L.SPACES + s[L.DIV_AT + card]];
    if (d <= reach) sum += hunger(t, s, card) / (1 + d);
  }
  return sum;
}

function suppliesValue(t: Tables, s: State, base: number): number {
  const stock = s[L.STOCK] + s[L.STOCK + 1] + s[L.STOCK + 2];
  const here = hungerNear(t, s, base, 0);
  const near = s[L.RESERVE] > 0 ? hungerNear(t, s, base, s[L.RESERVE] > 2 ? 4 : 2) : 0;
  const room = t.capacity[base] - tokensIn(s, base);
  if (tokensIn(s, base) >= 6) return 0.02;
  const fresh = (Math.min(3, stock, room) / 3) * Math.min(1, (intelLeft(s) + 1) / W.late);
  return fresh * (W.suppliesHere * Math.min(3, here) + W.suppliesNear * Math.min(3, near) + 0.03);
}

const before = new Int32Array(L.SPACES);

/** The first road of the shortest way for trucks from a depot to a hungry Division: road * 2 + direction, or -1. */
let haulChoice = -1;
let haulGoal = -1;

function planHaul(t: Tables, s: State, trucks: number): number {
  haulChoice = -1;
  let best = 0;
  for (let card = 0; card < L.DIVISIONS; card++) {
    const want = hunger(t, s, card);
    const goal = s[L.DIV_AT + card];
    if (want <= 0 || tokensIn(s, goal) >= 4) continue;
    // Breadth first from the Division over free roads, back to a place where tokens lie.
    before.fill(-2);
    before[goal] = -1;
    let front = 1 << goal;
    for (let d = 1; front !== 0 && d <= 6; d++) {
      let next = 0;
      for (let rest = front; rest !== 0; rest &= rest - 1) {
        const to = 31 - Math.clz32(rest & -rest);
        for (let i = t.roadsOf[to]; i < t.roadsOf[to + 1]; i++) {
          const road = t.roadList[i] >> 1;
          const from = t.roadFrom[road] === to ? t.roadTo[road] : t.roadFrom[road];
          if (
            before[from] !== -2 ||
            (s[L.ROAD + road] > 0 && t.bridgehead[road] === 0) ||
            !maySupply(t, s, from) ||
            !maySupply(t, s, to)
          )
            continue;
          before[from] = t.roadList[i] ^ 1;
          next |= 1 << from;
          const lying = Math.min(4, tokensIn(s, from));
          if (lying === 0 || divisionsNeed(t, s, from)) continue;
          const value =
            (Math.min(4, want) * (W.haulBase + 0.15 * lying) * 0.5) / (d <= trucks ? 1 : 1 + 0.7 * (d - trucks));
          if (value > best) {
            best = value;
            haulChoice = before[from];
            haulGoal = card;
          }
        }
      }
      front = next;
    }
  }
  return best;
}

/** Tokens in a space that a Division there wants itself are no depot. */
function divisionsNeed(t: Tables, s: State, space: number): boolean {
  for (let card = 0; card < L.DIVISIONS; card++)
    if (s[L.DIV_AT + card] === space && tokensOn(s, card) < t.card - 1) return true;
  return false;
}

function starvers(s: State): number {
  let n = 0;
  for (let card = 0; card < L.DIVISIONS; card++) {
    if (s[L.STARVING + card] === 1 || s[L.DIV + card * L.KINDS + L.FOOD] > 0) continue;
    if (s[L.LYING + s[L.DIV_AT + card] * L.KINDS + L.FOOD] === 0) n++;
  }
  return n;
}

function trucksValue(t: Tables, s: State, n: number): number {
  const limit = t.place[levelIndex(s)];
  const useful = Math.max(0, Math.min(limit, s[L.RESERVE] + n) - s[L.RESERVE]);
  const last = Math.min(1, intelLeft(s) / W.late);
  let value = W.trucks + useful * W.truckUse;
  if (n === s[L.TRUCK_STOCK]) {
    const stock = s[L.STOCK + L.FUEL] + s[L.STOCK + L.AMMO];
    const pool = s[L.POOL + L.FUEL] + s[L.POOL + L.AMMO];
    value += stock <= 2 ? W.refill * pool : W.refillEarly * pool - 0.15;
    value -= W.starve * starvers(s);
    // Trucks that come back free their roads.
    for (let road = 0; road < L.ROADS; road++) value += W.mapTrucks * s[L.ROAD + road];
    // Kampfgruppen still to be beaten are points that the first step takes away, and harder Garrisons.
    if (s[L.LOGISTICS] === 0 && s[L.ROUND] < 5) value -= W.keepKg;
  }
  return value * last;
}

function actionValue(t: Tables, s: State, choice: number): number {
  const arg = choice & 255;
  switch (choice >> 8) {
    case ACT_STOW:
      return stowValue(t, s, arg);
    case ACT_MIDDLETON:
      return s[L.POOL + L.AMMO] > 0 && (s[L.POOL + L.FUEL] > 0 || s[L.ROUND] > 3) ? 4 : -1;
    case ACT_AUTHOR:
      return 5;
    case ACT_MOVE: {
      const card = arg >= 4 ? arg - 4 : arg;
      return moveValue(t, s, card) - fillFirst(t, s, card);
    }
    case ACT_SUPPLIES:
      return suppliesValue(t, s, arg);
    case ACT_HAUL:
      return planHaul(t, s, Math.min(s[L.RESERVE], t.place[levelIndex(s)])) * W.haul;
    case ACT_TRUCKS:
      return trucksValue(t, s, arg);
    case ACT_AIR:
      return arg === L.AIR_WEHRMACHT ? airValue(t, s) : 0.02;
    case ACT_END:
      return s[L.CORE] > 0 ? 0 : 0.01;
    default:
      return 0;
  }
}

/** A Division at the main base should not leave with a half empty card while there is something to take. */
function fillFirst(t: Tables, s: State, card: number): number {
  if (s[L.DIV_AT + card] !== t.base) return 0;
  const stock = s[L.STOCK + L.FUEL] + s[L.STOCK + L.AMMO];
  return stock >= 3 && tokensOn(s, card) <= 3 ? W.fillFirst : 0;
}

function airValue(t: Tables, s: State): number {
  for (let card = 0; card < L.DIVISIONS; card++) {
    const port = t.port[s[L.DIV_AT + card]];
    if (port >= 0 && s[L.STARVING + card] === 0 && nextGarrison(t, s, port) > 1 && mayAttack(t, s, card, port))
      return W.air;
  }
  return 0.01;
}

/** Loading is free: do it where a Division has room and tokens lie. */
function stowValue(t: Tables, s: State, space: number): number {
  if (tokensIn(s, space) === 0) return -1;
  for (let card = 0; card < L.DIVISIONS; card++) {
    if (s[L.DIV_AT + card] === space && tokensOn(s, card) < t.card) return 6;
  }
  return -1;
}

/** How much of a kind a Division should carry on. */
function stowWish(t: Tables, s: State, f: number): number {
  const [space, card, kind] = [s[f + 1], s[f + 2], s[f + 3]];
  const at = L.LYING + space * L.KINDS;
  const had = heldBefore(s, f, card, kind);
  let others = 0;
  for (let other = card + 1; other < L.DIVISIONS; other++) if (s[L.DIV_AT + other] === space) others++;
  if (others === 0 && tokensIn(s, space) + tokensOn(s, card) <= t.card) return t.card;
  const room = t.card - tokensOn(s, card);
  if (kind === L.FUEL) {
    const wish = Math.round(isArmored(t, s, card) ? W.fuelArmored : W.fuelInfantry);
    return others === 0
      ? Math.max(wish, Math.min(had, 3))
      : Math.max(Math.min(wish, s[at + L.FUEL] - others), Math.min(had, wish));
  }
  if (kind === L.AMMO) {
    const food = s[at + L.FOOD] > 0 ? 1 : 0;
    const fair = others === 0 ? room - food : Math.max(had, Math.ceil(s[at + L.AMMO] / (others + 1)));
    return Math.min(fair, room - food);
  }
  return others === 0 ? 1 : Math.min(1, s[at + L.FOOD]);
}

function moveChoice(t: Tables, s: State, choice: number, card: number): number {
  const arg = choice & 255;
  const from = s[L.DIV_AT + card];
  switch (choice >> 8) {
    case MOVE_TO:
    case MOVE_BY_AIR: {
      const w = worths[card * L.SPACES + arg];
      const risk = w < 0 ? w : 0;
      return Math.max(0, w) + risk + pull(t, card, arg, arg) + 0.001 - leaveBox(t, s, from);
    }
    case MOVE_ATTACK:
      return worths[card * L.SPACES + from] + pull(t, card, from, from) + 0.01;
    case MOVE_HELP_FFI:
      return s[L.ZONE + arg] > 1 ? pull(t, card, from, -1) + 0.05 : pull(t, card, from, -1) - 0.15;
    case MOVE_HELP_TD:
      return pull(t, card, from, -1) + 0.1;
    case MOVE_STOW:
      return stowValue(t, s, arg) > 0 ? 9 : -9;
    case MOVE_STOP:
      return pull(t, card, from, from);
    default:
      return 0;
  }
}

/** Leaving a Siege Box gives up the siege that the Division completes. */
function leaveBox(t: Tables, s: State, from: number): number {
  const port = t.port[from];
  if (port < 0 || isCaptured(t, s, port) || !isBesieged(t, s, port)) return 0;
  return s[L.FFI + from] + divisionsAt(s, from) - 1 < t.siege[port] ? W.leaveBox : 0;
}

/** How much an FFI is wanted in a place: Siege Boxes first, those that lack it for the siege most. */
function ffiWorth(t: Tables, s: State, place: number): number {
  if (place >= ZONE_PLACE) return s[L.ZONE + place - ZONE_PLACE] === 0 ? 0.5 : 0.2;
  const port = t.port[place];
  if (port < 0 || isCaptured(t, s, port)) return 0;
  const missing = t.siege[port] - s[L.FFI + place] - divisionsAt(s, place);
  return (missing > 0 ? 1.2 - 0.2 * missing : 0.6) + (divisionsAt(s, place) > 0 ? 0.5 : 0);
}

/** Pull of the Siege Boxes with room on an FFI in a place. */
function ffiPull(t: Tables, s: State, space: number): number {
  let best = 0;
  for (let port = 0; port < L.PORTS; port++) {
    const box = t.portSpace[port];
    const free = s[L.FFI + box] < 2 || box === space;
    if (!free) continue;
    const value = ffiWorth(t, s, box) * W.ffiFade ** t.distance[space * L.SPACES + box];
    if (value > best) best = value;
  }
  // Beside a Division that will fight an FFI is worth something too, and beside a Kampfgruppe it holds it.
  if (s[L.KG + space] !== 0) best += 0.05;
  return best;
}

function ffiChoice(t: Tables, s: State, choice: number): number {
  if (choice === FFI_END) return 0.001;
  const from = choice >> 5;
  const to = choice & 31;
  const late = intelLeft(s) <= 2;
  if (from >= ZONE_PLACE) {
    const keep = !late && s[L.ZONE + from - ZONE_PLACE] <= 1 ? W.ffiKeep : 0;
    return ffiPull(t, s, to) - 0.1 - keep;
  }
  const port = t.port[from];
  if (port >= 0 && !isCaptured(t, s, port)) return -1;
  return ffiPull(t, s, to) - ffiPull(t, s, from);
}

function fightChoice(t: Tables, s: State, choice: number): number {
  const f = top(s);
  const space = s[f + 3];
  const port = t.port[space];
  const own = s[L.DIV + s[f + 2] * L.KINDS + L.AMMO];
  const short = fightAmmo(s, f) > own;
  if (choice === FIGHT_ON) return short ? 0.5 : 0.6;
  if (choice === YIELD) return -1;
  if (choice === 0) {
    // An FFI in the Siege Box is used if the siege holds without it, or if this is the last Garrison.
    if (port < 0) return 0.7;
    const holds = s[L.FFI + space] + divisionsAt(s, space) - 1 >= t.siege[port] || nextGarrison(t, s, port) === 1;
    return holds || short ? 0.7 : W.breakSiege;
  }
  if (choice === 1) return short || s[L.ZONE + t.zone[space]] > 1 ? 0.7 : 0.2;
  const card = t.bonusCards[choice - 2];
  if (t.destroys[card] === 1)
    return port >= 0 &&
      (isDestroyed(t, s, port) || nextGarrison(t, s, port) === 1 || short) &&
      s[L.PD + port] + 1 !== t.rating[port]
      ? 0.65
      : short
        ? 0.4
        : 0.1;
  return short || intelLeft(s) <= 4 || own - fightAmmo(s, f) < 2 ? 0.66 : 0.4;
}

function best(values: (choice: number) => number, choices: Choices, n: number): number {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const value = values(choices[i]);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** The index of the largest choice not above the wish; choices are numbers in order. */
function nearest(choices: Choices, n: number, wish: number): number {
  let at = 0;
  for (let i = 1; i < n; i++) if (Math.abs(choices[i] - wish) < Math.abs(choices[at] - wish)) at = i;
  return at;
}

function supplyChoice(t: Tables, s: State, choice: number): number {
  const base = s[top(s) + 1];
  let fuel = 0;
  let ammo = 0;
  let food = 0;
  if (choice < 16) {
    if (choice >> 2 === L.FUEL) fuel = choice & 3;
    else if (choice >> 2 === L.AMMO) ammo = choice & 3;
    else food = choice & 3;
  } else {
    fuel = choice & 1;
    ammo = (choice >> 1) & 1;
    food = (choice >> 2) & 1;
  }
  const at = L.LYING + base * L.KINDS;
  let lackFuel = -s[at + L.FUEL];
  let lackAmmo = -s[at + L.AMMO];
  let lackFood = -s[at + L.FOOD];
  for (let card = 0; card < L.DIVISIONS; card++) {
    const d = t.distance[base * L.SPACES + s[L.DIV_AT + card]];
    if (d > 4) continue;
    const weight = d === 0 ? 1 : 0.5;
    const on = L.DIV + card * L.KINDS;
    lackFuel += weight * Math.max(0, 2.5 - s[on + L.FUEL]);
    lackAmmo += weight * Math.max(0, 3 - s[on + L.AMMO]);
    lackFood += weight * Math.max(0, 1 - s[on + L.FOOD]);
  }
  const use = (lack: number, n: number): number => Math.max(0, Math.min(lack, n)) + 0.1 * n;
  return use(lackFuel, fuel) * 1.1 + use(lackAmmo, ammo) + use(lackFood, food) * 0.8;
}

/** What a truck should carry of the kind in turn for the Division it drives to. */
function loadWish(s: State, f: number): number {
  const kind = s[f + 3];
  const card = haulGoal >= 0 ? haulGoal : 0;
  const held = s[L.DIV + card * L.KINDS + kind];
  if (kind === L.FUEL) return Math.max(1, 3 - held);
  if (kind === L.AMMO) return 4;
  return held === 0 ? 1 : 0;
}

function haulChoiceValue(t: Tables, s: State, choice: number): number {
  if (choice === HAUL_END) return 0;
  if (choice >= HAUL_STOW) return stowValue(t, s, choice - HAUL_STOW);
  if (choice === haulChoice) return 3;
  // Any road that brings supplies nearer to a Division that wants them.
  return 0.4 * (hungerNear(t, s, haulTo(t, choice), 3) - hungerNear(t, s, haulFrom(t, choice), 3)) - 0.1;
}

/** Rules of thumb: the index of the choice that a sensible player takes. */
export function sensible(t: Tables, s: State, choices: Choices, n: number, g: Generator): number {
  if (n === 1) return 0;
  const f = FRAMES + (s[DEPTH] - 1) * FRAME_SIZE;
  switch (s[f]) {
    case STEP.STEP_ACTION: {
      const at = best((choice) => actionValue(t, s, choice), choices, n);
      if (choices[at] >> 8 === ACT_HAUL) planHaul(t, s, Math.min(s[L.RESERVE], t.place[levelIndex(s)]));
      return at;
    }
    case STEP.STEP_MOVE: {
      const card = s[f + 1];
      look(t, s, card);
      return best((choice) => moveChoice(t, s, choice, card), choices, n);
    }
    case STEP.STEP_FIGHT:
      return best((choice) => fightChoice(t, s, choice), choices, n);
    case STEP.STEP_STOW:
      return nearest(choices, n, stowWish(t, s, f));
    case STEP.STEP_SUPPLIES:
      return best((choice) => supplyChoice(t, s, choice), choices, n);
    case STEP.STEP_HAUL:
      planHaul(t, s, s[f + 1]);
      return best((choice) => haulChoiceValue(t, s, choice), choices, n);
    case STEP.STEP_LOAD:
      planHaul(t, s, 4);
      return nearest(choices, n, loadWish(s, f));
    case STEP.STEP_FFI:
      return best((choice) => ffiChoice(t, s, choice), choices, n);
    case STEP.STEP_PLACE_FFI:
      return best(
        (place) => (place < PLACES ? ffiWorth(t, s, place) + (place < ZONE_PLACE ? 0.5 * ffiPull(t, s, place) : 0) : 0),
        choices,
        n,
      );
    case STEP.STEP_REPAIR:
      return best((port) => repairValue(t, s, port), choices, n);
    case STEP.STEP_MIDDLETON:
      return best((card) => middletonValue(t, s, f, card), choices, n);
    case STEP.STEP_CARD_CHOICE:
      return cardChoice(t, s, f);
    case STEP.STEP_KG_DEFENDER:
      return best((card) => s[L.DIV + card * L.KINDS + L.AMMO] * 2 + s[L.DIV + card * L.KINDS + L.FUEL], choices, n);
    case STEP.STEP_LOGISTICS:
    case STEP.STEP_HUNGER:
      return best((card) => tokensOn(s, card), choices, n);
    case STEP.STEP_FELIX:
      return n - 1;
    case STEP.STEP_NANTES:
      return n - 1;
    case STEP.STEP_EXCESS:
      return s[f + 2] === L.FOOD ? n - 1 : 0;
    case STEP.STEP_PAY:
      return (s[f + 7] & 7) === 0 ? n - 1 : 0;
    default:
      return randomBelow(g, n);
  }
}

function repairValue(t: Tables, s: State, port: number): number {
  if (port >= L.PORTS) return -1;
  if (isDestroyed(t, s, port)) return isCaptured(t, s, port) ? 3 : 1 + (intelLeft(s) <= 3 ? 1 : 0);
  return s[L.PD + port] === t.rating[port] - 1 ? 0.8 : 0.2;
}

function middletonValue(t: Tables, s: State, f: number, card: number): number {
  if (card >= L.DIVISIONS) return 0;
  if (s[f + 1] === 2)
    return 0.1 + (t.port[s[L.DIV_AT + card]] < 0 ? 0.2 : 0) + 0.1 * s[L.DIV + card * L.KINDS + L.FUEL];
  return 1 + hunger(t, s, card) + (t.port[s[L.DIV_AT + card]] >= 0 ? 1 : 0);
}

/** First half: give Food; for a Medal yes, to go on only with Food to spare. A depot gives Ammo before Fuel. */
function cardChoice(t: Tables, s: State, f: number): number {
  const effect = t.effect[s[f + 1]];
  const at = L.DIV + s[f + 2] * L.KINDS;
  if (effect === EFFECT.find) return s[at + L.FUEL] === 0 ? 0 : 1;
  if (effect === EFFECT.evac) return 0;
  return s[at + L.FOOD] > 1 ? 0 : 1;
}

/** Plain weighted features, in points: what is scored now and what is about to be. */
export function evaluate(t: Tables, s: State, _seat: number): number {
  let value = victoryPoints(t, s);
  const left = intelLeft(s);
  const time = Math.min(1, left / 8);
  for (let port = 0; port < L.PORTS; port++) {
    if (isCaptured(t, s, port)) continue;
    if (!isDestroyed(t, s, port)) value -= Math.min(1, left / 6) * (0.35 + (0.5 * s[L.PD + port]) / t.rating[port]);
    const space = t.portSpace[port];
    if (!isBesieged(t, s, port)) value += time * 0.15 * (s[L.FFI + space] + divisionsAt(s, space));
  }
  for (let card = 0; card < L.DIVISIONS; card++) {
    const at = L.DIV + card * L.KINDS;
    value +=
      time *
      (0.16 * s[at + L.AMMO] +
        0.12 * Math.min(3, s[at + L.FUEL]) +
        0.08 * Math.min(2, s[at + L.FOOD]) -
        0.4 * s[L.STARVING + card]);
    look(t, s, card);
    value += time * 0.5 * pull(t, card, s[L.DIV_AT + card], -1);
  }
  for (let card = 0; card < 28; card++) if (s[L.RECON + card] === L.RECON_HAND) value += time * 0.15;
  return value + time * (0.04 * s[L.RESERVE] + 0.03 * (s[L.ZONE] + s[L.ZONE + 1]));
}
