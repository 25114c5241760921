// Chapter 11, Truck Supplies: trucks one by one on roads, each carrying tokens one way the moment it is placed.
import { pop, push, type State, top } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import type { Tokens } from '../../state/events.ts';
import * as L from '../../state/layout.ts';
import { bridgeheadUnlimited, truckLoad } from '../../state/options.ts';
import { haulFrom, haulTo, levelIndex, maySupply, tokensIn } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, KIND_WORDS } from '../../state/tables.ts';
import { type Rule, seat, type TellIt } from '../../state/types.ts';
import { describeStow } from '../../words/actions.ts';
import { asks } from '../../words/ask.ts';
import { KIND_NAMES } from '../../words/kinds.ts';
import * as W from '../../words/labels.ts';
import { amount, tokensOfSpace, tokensText } from '../../words/names.ts';
import * as REASONS from '../../words/reasons.ts';
import { feedStarving, openStow, refuseStow } from './stow.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { CONTROL, DIV_AT, DIVISIONS, KINDS, LYING, RESERVE, ROAD, ROADS, SPACES, STOWED } = L;
const { HAUL_END, HAUL_STOW } = C;
const { R } = REASONS;

/** RTTR 5.2 - RTTR 5.5, TAMC 11.l + TAMC rA2, TAMC rA10, TAMC B29 */
function refuseRoad(t: GameData, s: State, choice: number): number {
  const from = haulFrom(t, choice);
  if (!maySupply(t, s, from)) return R.haulEndFrom;
  const to = haulTo(t, choice);
  if (!maySupply(t, s, to)) return R.haulEndTo;
  const road = choice >> 1;
  if (s[ROAD + road] > 0 && (t.bridgehead[road] === 0 || !bridgeheadUnlimited(s))) return R.haulBusy;
  if (tokensIn(s, from) === 0) return R.haulEmpty;
  return tokensIn(s, to) >= t.capacity[to] ? R.haulFull : 0;
}

/** Writes the roads that a truck could take now; with `first` only the first of them. */
function roads(t: GameData, s: State, out: Int32Array | undefined): number {
  let n = 0;
  for (let from = 0; from < SPACES; from++) {
    // Most spaces hold nothing: look at those that do.
    const at = LYING + from * KINDS;
    if (s[at] + s[at + 1] + s[at + 2] === 0) continue;
    for (let i = t.roadsOf[from]; i < t.roadsOf[from + 1]; i++) {
      if (refuseRoad(t, s, t.roadList[i]) !== 0) continue;
      if (out === undefined) return 1;
      out[n++] = t.roadList[i];
    }
  }
  return n;
}

/** Whether Truck Supplies can do anything (TAMC 3.j). */
export function refuseHaul(t: GameData, s: State): number {
  if (s[RESERVE] === 0) return R.noTrucks;
  return roads(t, s, undefined) > 0 ? 0 : R.nothingToHaul;
}

export function openHaul(t: GameData, s: State): void {
  push(s, STEP.haul, Math.min(s[RESERVE], t.place[levelIndex(s)]));
}

function refuse(t: GameData, s: State, choice: number): number {
  const f = top(s);
  if (choice === HAUL_END) return s[f + 2] > 0 ? 0 : R.haulNone;
  if (choice >= HAUL_STOW) return refuseStow(t, s, choice - HAUL_STOW);
  if (s[f + 1] === 0) return s[RESERVE] === 0 ? R.haulNoTruck : R.haulLimit;
  return refuseRoad(t, s, choice);
}

/** RTTR 5.1, RTTR 5.4: the next truck, a Division that loads in between, or the end. */
export const haulStep: Rule = {
  name: 'trucks/road',
  rule: 'RTTR 5.1',
  continues: true,
  settle(_t, s) {
    const f = top(s);
    // With no truck left there is nothing to decide; Divisions load in the Action Phase anyway.
    if (s[f + 1] > 0 || s[f + 2] === 0) return false;
    pop(s);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      let n = s[top(s) + 1] > 0 ? roads(t, s, out) : 0;
      for (let card = 0; card < DIVISIONS; card++) {
        const space = s[DIV_AT + card];
        if (isFirstThere(s, card) && refuseStow(t, s, space) === 0) out[n++] = HAUL_STOW + space;
      }
      // Supplies loaded since the action began may leave nothing to carry: then it ends without a truck.
      if (s[top(s) + 2] > 0 || n === 0) out[n++] = HAUL_END;
      return n;
    },
    attempts(_t, _s, out) {
      let n = 0;
      for (let i = 0; i < ROADS * 2; i++) out[n++] = i;
      for (let space = 0; space < SPACES; space++) out[n++] = HAUL_STOW + space;
      out[n++] = HAUL_END;
      return n;
    },
    refuse(t, s, choice) {
      if (choice === HAUL_END && s[top(s) + 2] === 0 && nothingElse(t, s)) return 0;
      return refuse(t, s, choice);
    },
    apply(t, s, choice, _chance, _tell) {
      if (choice === HAUL_END) pop(s);
      else if (choice >= HAUL_STOW) openStow(s, choice - HAUL_STOW);
      else push(s, STEP.load, haulFrom(t, choice), haulTo(t, choice), 0, 0, 0, 0, choice >> 1);
    },
    name(t, _s, choice) {
      if (choice === HAUL_END) return 'end';
      if (choice >= HAUL_STOW) return `stow ${t.spaceIds[choice - HAUL_STOW]}`;
      return `${t.spaceIds[haulFrom(t, choice)]} to ${t.spaceIds[haulTo(t, choice)]}`;
    },
    describe(t, s, choice) {
      if (choice === HAUL_END) return { label: W.placeNoMoreTrucks, rule: 'RTTR 5.1', verb: 'end', mark: 'end' };
      if (choice >= HAUL_STOW) return describeStow(t, choice - HAUL_STOW);
      const from = haulFrom(t, choice);
      const to = haulTo(t, choice);
      return {
        label: W.sendTruck(t.spaceNames[from], t.spaceNames[to]),
        rule: 'RTTR 5.2',
        verb: 'road',
        places: [t.spaceIds[to], t.spaceIds[from]],
        cost: W.truckFor(tokensText(tokensOfSpace(s, from))),
        costs: [amount(1, 'truck')],
        data: { from: t.spaceIds[from], to: t.spaceIds[to], lying: tokensOfSpace(s, from) },
        mark: 'move',
      };
    },
    prompt(t, s) {
      const f = top(s);
      return {
        ...asks.road(s[f + 2], s[f + 1], s[RESERVE], truckLoad(s)),
        places: t.spaceIds.filter((_, space) => s[CONTROL + space] !== 0 && tokensIn(s, space) > 0),
        data: { placed: s[f + 2], more: s[f + 1], reserve: s[RESERVE], load: truckLoad(s) },
      };
    },
  },
};

function nothingElse(t: GameData, s: State): boolean {
  if (s[top(s) + 1] > 0 && roads(t, s, undefined) > 0) return false;
  for (let card = 0; card < DIVISIONS; card++) if (refuseStow(t, s, s[DIV_AT + card]) === 0) return false;
  return true;
}

/** Several Divisions in a space share one loading. */
export function isFirstThere(s: State, card: number): boolean {
  for (let other = 0; other < card; other++) if (s[DIV_AT + other] === s[DIV_AT + card]) return false;
  return true;
}

// Loading a truck. The frame: 1 from, 2 to, 3 kind in turn, 4-6 tokens chosen, 7 road.
function loaded(s: State, f: number): number {
  return s[f + 4] + s[f + 5] + s[f + 6];
}

/** The Truck is empty again, as if nothing had been loaded yet. */
export function reopenLoad(s: State): void {
  const f = top(s);
  for (let i = 3; i <= 6; i++) s[f + i] = 0;
}

function mostLoaded(t: GameData, s: State, f: number): number {
  const to = s[f + 2];
  const room = t.capacity[to] - tokensIn(s, to) - loaded(s, f);
  return Math.min(s[LYING + s[f + 1] * KINDS + s[f + 3]], truckLoad(s) - loaded(s, f), room);
}

function leastLoaded(s: State, f: number): number {
  if (loaded(s, f) > 0) return 0;
  for (let kind = s[f + 3] + 1; kind < KINDS; kind++) if (s[LYING + s[f + 1] * KINDS + kind] > 0) return 0;
  return 1;
}

function load(t: GameData, s: State, n: number, tell: TellIt): void {
  const f = top(s);
  s[f + 4 + s[f + 3]] = n;
  if (++s[f + 3] === KINDS) deliver(t, s, f, tell);
}

/** RTTR 5.3, RTTR 5.6, RTTR 5.7: the truck drives; it stays on its road. */
function deliver(t: GameData, s: State, f: number, tell: TellIt): void {
  const [from, to, fuel, ammo, food, road] = [s[f + 1], s[f + 2], s[f + 4], s[f + 5], s[f + 6], s[f + 7]];
  for (let kind = 0; kind < KINDS; kind++) {
    s[LYING + from * KINDS + kind] -= s[f + 4 + kind];
    s[LYING + to * KINDS + kind] += s[f + 4 + kind];
  }
  s[ROAD + road]++;
  s[RESERVE]--;
  s[STOWED] = 0;
  pop(s);
  const haul = top(s);
  s[haul + 1]--;
  s[haul + 2]++;
  if (tell !== undefined) {
    const places = [t.spaceIds[from], t.spaceIds[to]];
    const tokens: Tokens = [fuel, ammo, food];
    tell({ kind: 'hauled', rule: 'RTTR 5.3', from: places[0], to: places[1], tokens, places });
  }
  feedStarving(t, s, to, tell);
}

/** RTTR 5.3 + TAMC rA1: how much of each kind the truck takes. */
export const loadStep: Rule = {
  name: 'trucks/load',
  rule: 'RTTR 5.3',
  continues: true,
  settle(t, s, _chance, tell) {
    const f = top(s);
    const least = leastLoaded(s, f);
    if (least !== mostLoaded(t, s, f)) return false;
    load(t, s, least, tell);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      const f = top(s);
      let n = 0;
      const least = leastLoaded(s, f);
      for (let k = mostLoaded(t, s, f); k >= least; k--) out[n++] = k;
      return n;
    },
    attempts(_t, _s, out) {
      for (let k = 0; k <= 9; k++) out[k] = k;
      return 10;
    },
    refuse(t, s, k) {
      const f = top(s);
      if (k < leastLoaded(s, f)) return R.loadNothing;
      if (k > s[LYING + s[f + 1] * KINDS + s[f + 3]]) return R.loadNotThere;
      if (k + loaded(s, f) > truckLoad(s)) return R.loadTooMany;
      return k > mostLoaded(t, s, f) ? R.loadNoRoom : 0;
    },
    apply: (t, s, k, _chance, tell) => load(t, s, k, tell),
    name: (_t, s, k) => `${k} ${KIND_WORDS[s[top(s) + 3]]}`,
    describe(t, s, k) {
      const f = top(s);
      return {
        label: W.load(k, KIND_NAMES[s[f + 3]]),
        rule: 'RTTR 5.3',
        verb: 'load',
        places: [t.spaceIds[s[f + 2]], t.spaceIds[s[f + 1]]],
        cost: W.onTheTruck(k + loaded(s, f), truckLoad(s)),
        data: { n: k, kind: KIND_WORDS[s[f + 3]], loaded: k + loaded(s, f), most: truckLoad(s) },
        mark: 'select',
      };
    },
    prompt(t, s) {
      const f = top(s);
      const [from, to, kind] = [s[f + 1], s[f + 2], s[f + 3]];
      return {
        ...asks.load(
          KIND_NAMES[kind],
          t.spaceNames[from],
          t.spaceNames[to],
          loaded(s, f),
          truckLoad(s),
          tokensOfSpace(s, from),
          t.capacity[to] - tokensIn(s, to),
        ),
        places: [t.spaceIds[from], t.spaceIds[to]],
        data: {
          kind: KIND_WORDS[kind],
          loaded: loaded(s, f),
          most: truckLoad(s),
          lying: tokensOfSpace(s, from),
          room: t.capacity[to] - tokensIn(s, to),
        },
      };
    },
  },
};
