// The facts of These Are My Credentials for its parts of the page: the one place where they get back the type that the game gave.
import type { DivisionFacts, Facts, PortFacts, SpaceFacts, Tokens } from '@bocage/credentials/facts';
import type { Description, Piece, Play, State } from '@bocage/engine';
import { choiceBuffer } from '@bocage/engine';
import type { GameModel } from '../../core/game-model.ts';
import * as W from '../../words/credentials.ts';

export type { DivisionFacts, Facts, PortFacts, SpaceFacts, Tokens };

export const KINDS = ['fuel', 'ammo', 'food'] as const;
export const KIND_WORDS = { fuel: W.fuel, ammo: W.ammo, food: W.food } as const;

/** The kit and the panels are only ever given what this game's `facts` returned. */
export function credentialsFacts(facts: unknown): Facts {
  return facts as Facts;
}

export function factsOf(table: Pick<GameModel, 'facts'>): Facts {
  return credentialsFacts(table.facts.value);
}

export function spaceOf(facts: Facts, id: string): SpaceFacts | undefined {
  return facts.spaces.find((space) => space.id === id);
}

/** FFI that stand in a space or wait in a Maquis Zone. */
export function ffiAt(facts: Facts, id: string): number {
  return spaceOf(facts, id)?.ffi ?? facts.zones.find((zone) => zone.id === id)?.ffi ?? 0;
}

/** `4th Armored`: short enough for a card and a chip. */
export function divisionName({ id, armored }: Pick<DivisionFacts, 'id' | 'armored'>): string {
  return `${id} ${armored ? W.armored : W.infantry}`;
}

/** What stands on the map as a counter: Divisions, Kampfgruppen, markers. Tokens and FFI are drawn smaller. */
export function isCounter(facts: Facts, piece: Pick<Piece, 'id'>): boolean {
  return (
    facts.divisions.some((division) => division.id === piece.id) ||
    facts.spaces.some((space) => space.kampfgruppe?.id === piece.id) ||
    MARKERS.includes(piece.id)
  );
}

const MARKERS: readonly string[] = ['rennes_garrison', 'unknown_contact'];

/** Parts of the condition of a Minor Port that are met, and all of them. */
export function conditionOf(space: SpaceFacts): readonly [met: number, all: number] {
  const needs = space.minor?.needs ?? [];
  return [needs.filter((need) => need.met).length, needs.length];
}

const buffer = choiceBuffer();

/** A legal choice by what it is: its number, and how the score writes it. */
export function findChoice(
  game: Pick<Play, 'choices' | 'describe' | 'name'>,
  state: State,
  wanted: (about: Description) => boolean,
): { readonly choice: number; readonly name: string } | undefined {
  const n = game.choices(state, buffer);
  const choice = Array.from(buffer.subarray(0, n)).find((one) => wanted(game.describe(state, one)));
  return choice === undefined ? undefined : { choice, name: game.name(state, choice) };
}
