// What the open procedures may hold: the integers of each frame on the stack, so that a stack written by hand cannot name a Division
// or a space that does not exist.
import { DEPTH, FRAME_SIZE, FRAMES, type State } from '@bocage/engine';
import { FIGHT_GARRISON, FIGHT_RECON, fightGarrison, fightKind, NO_ENEMY } from '../rules/12-combat/frame.ts';
import { DIVISIONS, KINDS, ROADS, SPACES } from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { W } from '../words/position.ts';

/** The least and the most of an integer. */
type Range = readonly [least: number, most: number];

const DIVISION: Range = [0, DIVISIONS - 1];
const SPACE: Range = [0, SPACES - 1];
const KIND: Range = [0, KINDS - 1];
const TOKENS: Range = [0, 9];
const FLAG: Range = [0, 1];
const ANY: Range = [0, 0x7fffffff];
const RECON_CARD: Range = [0, 27];

/** By step, in the order of the integers; those that are not named here are 0. */
const RANGES: Readonly<Record<keyof typeof STEP, readonly Range[]>> = {
  round: [
    [0, 6],
    [0, 19],
  ],
  zone: [[1, 18]],
  repair: [],
  excess: [DIVISION, KIND],
  kgNext: [SPACE],
  kgDefender: [SPACE],
  action: [],
  supplies: [SPACE],
  haul: [
    [0, 8],
    [0, 8],
  ],
  load: [SPACE, SPACE, KIND, TOKENS, TOKENS, TOKENS, [0, ROADS - 1]],
  stow: [SPACE, [0, DIVISIONS], KIND, ANY, ANY],
  middleton: [[0, 2], FLAG],
  move: [DIVISION, [0, 6], [0, 2047], SPACE, [0, 3], [0, 9], [0, 9]],
  recon: [DIVISION, SPACE, [0, 28], FLAG, FLAG],
  placeFfi: [RECON_CARD, [1, 18], [0, SPACES + 2]],
  cardChoice: [RECON_CARD, DIVISION, SPACE],
  nantes: [],
  felix: [],
  fight: [[0, FIGHT_GARRISON], DIVISION, SPACE, [0, NO_ENEMY], ANY, ANY, ANY],
  pay: [DIVISION, SPACE, FLAG, TOKENS, TOKENS, TOKENS, [0, 21]],
  hunger: [SPACE],
  logistics: [
    [0, 2],
    [0, 15],
    [0, SPACES],
  ],
  openPort: [],
  ffi: [],
};

const NAMES = Object.keys(STEP) as (keyof typeof STEP)[];

/** A Garrison that is attacked, and a card that a unit is printed on, must be there. */
function fightProblem(t: GameData, s: State, f: number): string | undefined {
  const port = t.port[s[f + 3]];
  if (fightKind(s, f) === FIGHT_GARRISON && (port < 0 || t.garrison[port * 5 + fightGarrison(s, f)] === 0))
    return W.noGarrisonFought(t.spaceNames[s[f + 3]]);
  if (fightKind(s, f) === FIGHT_RECON && t.data.recon[s[f + 4] - 32] === undefined) return W.noCardFought;
  return undefined;
}

/** Every number on the stack that no rule could have put there. */
export function frameProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  for (let depth = 0; depth < s[DEPTH]; depth++) {
    const f = FRAMES + depth * FRAME_SIZE;
    const name = NAMES[s[f]];
    if (name === undefined) return [...found, W.noStep(s[f])];
    const ranges = RANGES[name];
    for (let i = 1; i < FRAME_SIZE; i++) {
      const [least, most] = ranges[i - 1] ?? [0, 0];
      if (s[f + i] < least || s[f + i] > most) found.push(W.outOfRange(i, name, s[f + i], least, most));
    }
    const problem = name === 'fight' && found.length === 0 ? fightProblem(t, s, f) : undefined;
    if (problem !== undefined) found.push(problem);
  }
  return found;
}
