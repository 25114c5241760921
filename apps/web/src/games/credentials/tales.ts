// What the events of These Are My Credentials weigh in the summary of the cards, and the stamp of a fight.
import type { CredentialsEvent } from '@bocage/credentials';
import type { GameEvent } from '@bocage/engine';
import type { Stamp, Tales } from '../../core/story.ts';
import * as W from '../../words/credentials.ts';

/** What the other side's cards bring; what a player does himself makes no line. */
const WEIGHTS: Partial<Record<CredentialsEvent['kind'], number>> = {
  destruction: 3,
  retreat: 3,
  starves: 3,
  weather: 2,
  kgStays: 2,
  kgSeen: 2,
  recall: 2,
  ffiToZone: 2,
  kgMoves: 1,
};

function stamp(told: GameEvent): Stamp | undefined {
  const event = told as CredentialsEvent;
  if (event.kind !== 'fightEnds') return undefined;
  const place = event.places?.at(-1);
  if (place === undefined) return undefined;
  return {
    place,
    dice: [],
    sums: W.fightCost(event.ammo, event.fuel),
    result: event.won ? W.beaten : W.held,
    fell: '',
    lost: [],
  };
}

export const tales: Tales = { weigh: ({ kind }) => WEIGHTS[kind as CredentialsEvent['kind']] ?? 0, stamp };
