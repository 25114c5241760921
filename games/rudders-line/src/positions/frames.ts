// Whether the open procedures can be: every number of every frame within what its step means by it.
import { DEPTH, FRAME_SIZE, FRAMES, type State } from '@bocage/engine';
import { FIRST_BOX, PIECES, PLACES } from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { type Meant, W } from '../words/position.ts';

/** What a number of a frame stands for: its code, and from where to where it goes. */
type Field = readonly [what: Meant, least: number, most: (t: GameData, s: State) => number];

const to = (most: number) => (): number => most;
const SIDE: Field = ['side', 0, to(1)];
const FLAG: Field = ['flag', 0, to(1)];
const AREA: Field = ['area', 1, to(FIRST_BOX - 1)];
const NO_AREA: Field = ['area', 0, to(FIRST_BOX - 1)];
const PLACE: Field = ['place', 1, to(PLACES - 1)];
const NO_PLACE: Field = ['place', 0, to(PLACES - 1)];
const UNIT: Field = ['unit', 0, (t) => t.personnel - 1];
/** 1 + the unit; 0 is nobody yet. */
const NO_UNIT: Field = ['unit', 0, (t) => t.personnel];
const POINTS: Field = ['points', 0, to(99)];
const COUNT: Field = ['number', 0, to(PIECES)];
const KEY: Field = ['key', 0, to(0x7fffffff)];

const ASSAULT = [SIDE, AREA, NO_PLACE, NO_UNIT, NO_UNIT, NO_UNIT, NO_UNIT];
const GROUP = [SIDE, NO_PLACE, NO_PLACE, KEY, FLAG, NO_AREA];
const FREE = [SIDE, ['force', 0, (t) => t.forces.length - 1], COUNT, NO_PLACE] satisfies Field[];
const RALLY = [SIDE, COUNT, KEY];
const FATIGUE = [SIDE, SIDE, COUNT, KEY];
const PICK_UP = [SIDE, ['weapon', 0, to(PIECES)]] satisfies Field[];

/** The frame of each step behind its number; what is not named is 0. */
const FORM: Readonly<Record<keyof typeof STEP, readonly Field[]>> = {
  turn: [['phase', 0, to(5)]],
  place: FREE,
  placeMore: FREE,
  initiative: [SIDE],
  indirect: [SIDE, FLAG],
  shoot: [SIDE, AREA, ['end', 0, to(3)]],
  spot: [SIDE, UNIT, AREA],
  direct: [SIDE, FLAG],
  aim: [SIDE, AREA],
  guns: [SIDE, AREA, AREA],
  action: [SIDE, FLAG, FLAG],
  group: [SIDE, PLACE, ...GROUP.slice(2)],
  move: [SIDE, PLACE, ...GROUP.slice(2)],
  resume: GROUP,
  enter: [SIDE, AREA, PLACE, ['stage', 0, to(2)]],
  interdiction: [SIDE, AREA, POINTS, POINTS],
  point: ASSAULT,
  lead: ASSAULT,
  defend: ASSAULT,
  defendLead: ASSAULT,
  assaultRoll: ASSAULT,
  assaultEnd: ASSAULT,
  casualties: [SIDE, AREA, POINTS, COUNT, FLAG, POINTS],
  regroup: [['part', 0, to(8)]],
  rally: RALLY,
  rallyMore: RALLY,
  fatigue: FATIGUE,
  fatigueMore: FATIGUE,
  pickUp: PICK_UP,
  pickUpMore: PICK_UP,
};

const NAMES = Object.keys(STEP) as (keyof typeof STEP)[];

export function frameProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  for (let depth = 0; depth < s[DEPTH]; depth++) {
    const at = FRAMES + depth * FRAME_SIZE;
    const name = NAMES[s[at]];
    for (let i = 1; i < FRAME_SIZE; i++) {
      const [what, least, most] = FORM[name][i - 1] ?? ['number', 0, to(0)];
      const value = s[at + i];
      if (value < least || value > most(t, s)) {
        found.push(W.notMeant(i, name, value, what));
      }
    }
  }
  return [...found, ...forceProblems(t, s)];
}

/** A force is never placed beyond its last unit. */
function forceProblems(t: GameData, s: State): string[] {
  for (let depth = 0; depth < s[DEPTH]; depth++) {
    const at = FRAMES + depth * FRAME_SIZE;
    if (s[at] !== STEP.place && s[at] !== STEP.placeMore) continue;
    const force = t.forces[s[at + 2]];
    if (force !== undefined && s[at + 3] >= force.units.length) return [W.noFurtherUnit(force.name)];
  }
  return [];
}
