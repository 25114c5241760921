// The facts of Rudder's Line for its parts of the page: the one place where they get back the type that the game gave them.
import type { Prompt } from '@bocage/engine';
import type { PieceFacts, PlaceFacts, RudderFacts } from '@bocage/rudders-line/facts';
import type { GameModel } from '../../core/game-model.ts';
import * as W from '../../words/rudders-line.ts';

export type { PieceFacts, PlaceFacts, RudderFacts } from '@bocage/rudders-line/facts';

/** The kit and the margin are only ever given what this game's `facts` returned. */
export function rudderFacts(facts: unknown): RudderFacts {
  return facts as RudderFacts;
}

export function factsOf(table: Pick<GameModel, 'facts'>): RudderFacts {
  return rudderFacts(table.facts.value);
}

interface Index {
  readonly places: ReadonlyMap<string, PlaceFacts>;
  readonly pieces: ReadonlyMap<string, PieceFacts>;
}

const indices = new WeakMap<RudderFacts, Index>();

function indexOf(facts: RudderFacts): Index {
  const known = indices.get(facts);
  if (known !== undefined) return known;
  const pieces = new Map<string, PieceFacts>();
  for (const place of facts.places) {
    for (const piece of place.pieces) {
      pieces.set(piece.id, piece);
      if (piece.carries !== undefined) pieces.set(piece.carries.id, piece.carries);
    }
  }
  const index = { places: new Map(facts.places.map((place) => [place.id, place])), pieces };
  indices.set(facts, index);
  return index;
}

export function placeIn(facts: RudderFacts, id: string): PlaceFacts | undefined {
  return indexOf(facts).places.get(id);
}

/** A unit, or a weapon that lies or is carried. */
export function pieceIn(facts: RudderFacts, id: string): PieceFacts | undefined {
  return indexOf(facts).pieces.get(id);
}

/** Casualty points that are left to pay, and those paid since the attack. */
export function debtOf({ data }: Prompt): { readonly left: number; readonly done: number } | undefined {
  const { points, of } = data ?? {};
  return typeof points === 'number' && typeof of === 'number' ? { left: points, done: of - points } : undefined;
}

/** The phases as the bar above the map names them, in their order. */
const PHASE_IDS: readonly RudderFacts['phase'][] = ['initiative', 'indirect', 'direct', 'action', 'regroup'];
const PHASES = [W.initiative, W.indirectFire, W.directFire, W.action, W.regroup];

export function phasesOf({ phase }: RudderFacts): { readonly names: readonly string[]; readonly current: number } {
  return { names: PHASES, current: PHASE_IDS.indexOf(phase) };
}

/** Which side controls each area, and which of them are Victory Areas. */
export function controlOf({ places }: RudderFacts): ReadonlyMap<string, { side: 'us' | 'ge'; star: boolean }> {
  return new Map(
    places.flatMap(({ id, area }) =>
      area === undefined ? [] : [[id, { side: area.owner === 'US' ? 'us' : 'ge', star: area.star }] as const],
    ),
  );
}
