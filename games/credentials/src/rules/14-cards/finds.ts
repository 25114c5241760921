// Chapter 14, supplies that are found, and Food that is asked for.
import { type State, top } from '@bocage/engine';
import { DIV_AT, KINDS, LYING, POOL } from '../../state/layout.ts';
import { tokensIn } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, KIND_WORDS } from '../../state/tables.ts';
import type { TellIt } from '../../state/types.ts';
import { feedStarving, openStow } from '../11-supplies/stow.ts';

export function layFound(t: GameData, s: State, kind: number, space: number, tell: TellIt): void {
  s[POOL + kind]--;
  s[LYING + space * KINDS + kind]++;
  if (tell !== undefined) {
    tell({
      kind: 'found',
      rule: 'RTTR 7.3',
      what: KIND_WORDS[kind],
      at: t.spaceIds[space],
      places: [t.spaceIds[space]],
    });
  }
  // RTTR 2.4: a full Siege Box must be sorted out first; the Divisions there load what they can.
  if (tokensIn(s, space) > t.capacity[space]) sortOut(t, s, kind, space, tell);
  else feedStarving(t, s, space, tell);
}

function sortOut(t: GameData, s: State, kind: number, space: number, tell: TellIt): void {
  openStow(s, space);
  // With every card full as well, the token cannot stay.
  const f = top(s);
  if (s[f] === STEP.stow && tokensIn(s, space) > t.capacity[space] + cardsRoom(t, s, space)) {
    s[LYING + space * KINDS + kind]--;
    s[POOL + kind]++;
    if (tell !== undefined) tell({ kind: 'toPool', rule: 'RTTR 2.4', from: t.spaceIds[space], tokens: found(kind) });
  }
}

const found = (kind: number): [number, number, number] => [kind === 0 ? 1 : 0, kind === 1 ? 1 : 0, kind === 2 ? 1 : 0];

function cardsRoom(t: GameData, s: State, space: number): number {
  let n = 0;
  for (let card = 0; card < 4; card++) if (s[DIV_AT + card] === space) n += t.card;
  return n;
}
