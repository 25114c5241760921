// Changes on the board that several chapters make: destruction, control, supplies left behind, FFI used up.
import type { State } from '@bocage/engine';
import {
  BET,
  CITY_TRUCKS,
  CONTROL,
  CONTROL_MARKER,
  FFI,
  FFI_SUPPLY,
  KINDS,
  LOGISTICS,
  LYING,
  MARKERS,
  PD,
  POOL,
  RECON,
  RECON_OUT,
  SPACES,
  STOCK,
  TRUCK_STOCK,
  TRUCKS_ASIDE,
  ZONE,
} from '../state/layout.ts';
import { cityTruckAtOnce } from '../state/options.ts';
import {
  divisionsAt,
  isBesieged,
  isCaptured,
  isDestroyed,
  mayHoldSupplies,
  spend,
  tokensIn,
} from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import type { TellIt } from '../state/types.ts';
import { ffiPieceId, placeId, portId, tokensAt, tokensOfSpace, ZONE_PLACE } from '../words/names.ts';

/** TAMC 7.b, TAMC 7.c, TAMC 5.d: a Port Destruction marker, unless the port is captured or destroyed. */
export function destroy(t: GameData, s: State, port: number, rule: string, tell: TellIt): void {
  if (isCaptured(t, s, port) || isDestroyed(t, s, port)) {
    if (tell !== undefined) {
      const why = isCaptured(t, s, port) ? 'captured' : 'destroyed';
      tell({ kind: 'ignored', rule: 'TAMC 7.c', why, port: portId(t, port), places: [portId(t, port)] });
    }
    return;
  }
  s[PD + port]++;
  if (tell !== undefined) {
    const id = portId(t, port);
    const [markers, rating] = [s[PD + port], t.rating[port]];
    tell({ kind: 'destruction', rule, port: id, markers, rating, change: 1, places: [id] });
  }
}

/** RTTR 2.3: everything in the Supply Pool goes to the General Stock. */
export function refillStock(s: State, tell: TellIt): void {
  if (tell !== undefined) tell({ kind: 'refill', rule: 'RTTR 2.3', tokens: tokensAt(s, POOL) });
  for (let kind = 0; kind < KINDS; kind++) {
    s[STOCK + kind] += s[POOL + kind];
    s[POOL + kind] = 0;
  }
}

/** TAMC 14.A18: the bet is over without a Medal. */
export function loseBet(t: GameData, s: State, tell: TellIt): void {
  s[RECON + t.bet] = RECON_OUT;
  if (tell !== undefined) tell({ kind: 'bet', rule: 'TAMC 14.A18', state: 'lost', until: s[BET] });
  s[BET] = 0;
}

/** RTTR 6.6: a marker on a space that had none. Encirclement and ports are looked at by the caller. */
export function takeControl(
  t: GameData,
  s: State,
  space: number,
  marker: number,
  how: 'entered' | 'encircled' | 'libre',
  tell: TellIt,
): void {
  s[CONTROL + space] = marker;
  if (marker === CONTROL_MARKER) s[MARKERS]--;
  if (tell !== undefined) {
    tell({ kind: 'control', rule: 'RTTR 6.6', space: t.spaceIds[space], how, places: [t.spaceIds[space]] });
  }
  // TAMC B27, other reading: after the first Logistics Step the truck of a city comes at once.
  if (s[LOGISTICS] > 0 && cityTruckAtOnce(s)) addCityTrucks(t, s);
}

/** TAMC 11.d: a truck for each truck city controlled that has not brought one. */
export function addCityTrucks(t: GameData, s: State): void {
  for (let i = 0; i < t.truckCities.length; i++) {
    if ((s[CITY_TRUCKS] & (1 << i)) !== 0 || s[CONTROL + t.truckCities[i]] === 0 || s[TRUCKS_ASIDE] === 0) continue;
    s[CITY_TRUCKS] |= 1 << i;
    s[TRUCKS_ASIDE]--;
    s[TRUCK_STOCK]++;
  }
}

/** RTTR 2.6: supplies where they may no longer lie go to the Pool. */
export function dropLeftBehind(t: GameData, s: State, space: number, tell: TellIt): void {
  if (tokensIn(s, space) === 0 || mayHoldSupplies(t, s, space)) return;
  if (tell !== undefined) {
    const tokens = tokensOfSpace(s, space);
    tell({ kind: 'toPool', rule: 'RTTR 2.6', from: t.spaceIds[space], tokens, places: [t.spaceIds[space]] });
  }
  const at = LYING + space * KINDS;
  for (let kind = 0; kind < KINDS; kind++) spend(s, at, kind, s[at + kind]);
}

/** TAMC 10.o: used FFI go back to the supply. `place` is a space or, from ZONE_PLACE on, a Maquis Zone. */
export function useFfi(t: GameData, s: State, place: number, n: number, tell: TellIt): void {
  if (n === 0) return;
  const was = tell !== undefined && isSiege(t, s, place);
  if (place >= ZONE_PLACE) s[ZONE + place - ZONE_PLACE] -= n;
  else s[FFI + place] -= n;
  s[FFI_SUPPLY] += n;
  if (tell !== undefined) {
    const at = placeId(t, place);
    tell({ kind: 'ffiUsed', rule: 'TAMC 10.o', at, n, places: [at], pieces: [ffiPieceId(t, place)] });
    tellSiege(t, s, place, was, tell);
  }
}

/** Whether there is a siege in a space; false where there is no uncaptured Major Port. */
export function isSiege(t: GameData, s: State, space: number): boolean {
  const port = space < SPACES ? t.port[space] : -1;
  return port >= 0 && !isCaptured(t, s, port) && isBesieged(t, s, port);
}

/** TAMC 12.b, TAMC 12.h: tells a siege that has begun or been broken; `was` is whether there was one before. */
export function tellSiege(t: GameData, s: State, space: number, was: boolean, tell: TellIt): void {
  if (tell === undefined || space >= SPACES) return;
  const port = t.port[space];
  if (port < 0 || isCaptured(t, s, port) || isSiege(t, s, space) === was) return;
  const there = s[FFI + space] + divisionsAt(s, space);
  const id = t.spaceIds[space];
  tell({ kind: 'siege', rule: 'TAMC 12.b', port: id, there, needed: t.siege[port], on: !was, places: [id] });
}

/** FFI from the supply onto the board. */
export function placeFfi(t: GameData, s: State, place: number, n: number, rule: string, tell: TellIt): void {
  if (n === 0) return;
  const was = tell !== undefined && isSiege(t, s, place);
  if (place >= ZONE_PLACE) s[ZONE + place - ZONE_PLACE] += n;
  else s[FFI + place] += n;
  s[FFI_SUPPLY] -= n;
  if (tell !== undefined) {
    const at = placeId(t, place);
    tell({ kind: 'ffiPlaced', rule, at, n, places: [at], pieces: [ffiPieceId(t, place)] });
    tellSiege(t, s, place, was, tell);
  }
}
