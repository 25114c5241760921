// The FFI Phase at a glance: what each siege still needs, which supports and Kampfgruppen FFI could reach, what has moved.
import { choiceBuffer, type State, top } from '@bocage/engine';
import { ffiStep } from '../rules/10-ffi.ts';
import { CONTROL, FFI, FFI_MOVED, KG, RENNES_HELD, SPACES, ZONE } from '../state/layout.ts';
import { divisionsAt, isBesieged, isCaptured } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { placeId, placeName, ZONE_PLACE } from '../words/names.ts';
import { W } from '../words/table.ts';

interface FfiMove {
  /** The choice, and how the score writes it. */
  readonly choice: number;
  readonly name: string;
  readonly from: string;
  readonly fromName: string;
}

interface FfiNeed {
  readonly place: string;
  readonly name: string;
  readonly kind: 'siege' | 'support';
  /** FFI and Divisions in a Siege Box, or FFI in the space; and how many a siege needs. */
  readonly have: number;
  readonly need: number;
  /** `1 of 3 in the Siege Box: 2 more`. */
  readonly text: string;
  readonly done: boolean;
  readonly rule: string;
  /** Moves of this moment that would bring an FFI there. */
  readonly moves: readonly FfiMove[];
}

/** TAMC 12.b: what a siege still needs. */
function siegeText(there: number, needed: number): string {
  if (there < needed) return W.siegeNeeds(there, needed, needed - there);
  return there === needed ? W.besieged(there, needed) : W.besiegedAndSpare(there, needed, there - needed);
}

/** What FFI in the space of an enemy do, or would do. A Garrison does not move anyway. */
function supportText(ffi: number, garrison: boolean): string {
  if (ffi > 0) return garrison ? W.supportsHere(ffi) : W.holdsAndSupports(ffi);
  return garrison ? W.wouldSupport : W.wouldHoldAndSupport;
}

interface FfiWhere {
  readonly place: string;
  readonly name: string;
  /** Those that may still move. */
  readonly ready: number;
  readonly moved: number;
}

export interface Resistance {
  readonly needs: readonly FfiNeed[];
  readonly where: readonly FfiWhere[];
}

/** TAMC 10.a, TAMC 12.b, TAMC 8.a, TAMC 10.l: what the resistance is wanted for. */
export function resistance(t: GameData, s: State): Resistance {
  const moves = new Map<number, FfiMove[]>();
  const decide = ffiStep.decide;
  if (s[top(s)] === STEP.ffi && decide !== undefined) {
    const choices = choiceBuffer();
    const n = decide.choices(t, s, choices);
    for (const choice of choices.subarray(0, n - 1)) {
      const [from, to] = [choice >> 5, choice & 31];
      const move = { choice, name: decide.name(t, s, choice), from: placeId(t, from), fromName: placeName(t, from) };
      moves.set(to, [...(moves.get(to) ?? []), move]);
    }
  }
  const needs: FfiNeed[] = [];
  t.data.ports.forEach((_, port) => {
    if (isCaptured(t, s, port)) return;
    const space = t.portSpace[port];
    const there = s[FFI + space] + divisionsAt(s, space);
    needs.push({
      place: t.spaceIds[space],
      name: t.spaceNames[space],
      kind: 'siege',
      have: there,
      need: t.siege[port],
      text: siegeText(there, t.siege[port]),
      done: isBesieged(t, s, port),
      rule: 'TAMC 12.b',
      moves: moves.get(space) ?? [],
    });
  });
  for (let space = 0; space < SPACES; space++) {
    const garrison = space === t.rennes && s[RENNES_HELD] === 1;
    if (s[KG + space] === 0 && !garrison) continue;
    const here = s[FFI + space];
    needs.push({
      place: t.spaceIds[space],
      name: t.spaceNames[space],
      kind: 'support',
      have: here,
      need: 1,
      text: supportText(here, garrison),
      done: here > 0,
      rule: garrison ? 'TAMC 10.l' : 'TAMC 8.a',
      moves: moves.get(space) ?? [],
    });
  }
  const where: FfiWhere[] = [];
  for (let zone = 0; zone < 2; zone++)
    if (s[ZONE + zone] > 0)
      where.push({
        place: placeId(t, ZONE_PLACE + zone),
        name: t.data.zones[zone].name,
        ready: s[ZONE + zone],
        moved: 0,
      });
  for (let space = 0; space < SPACES; space++)
    if (s[FFI + space] > 0)
      where.push({
        place: t.spaceIds[space],
        name: t.port[space] >= 0 && s[CONTROL + space] === 0 ? W.siegeBox(t.spaceNames[space]) : t.spaceNames[space],
        ready: s[FFI + space] - s[FFI_MOVED + space],
        moved: s[FFI_MOVED + space],
      });
  return { needs, where };
}
