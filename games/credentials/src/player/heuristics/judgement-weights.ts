// Heuristic, weights of judgement: which kinds of choices there are, what is looked at for each, and where its weight lies.
import { ACT_MOVE, ACT_SUPPLIES, ACT_TRUCKS } from '../../state/choices.ts';

/** What the situation is told by, in this order. */
const SITUATION = [
  'always',
  'core',
  'rounds',
  'lastRounds',
  'stock',
  'reserve',
  'truckStock',
  'want',
  'noFood',
  'sieges',
  'weather',
  'fuel',
  'stockFuel',
  'stockAmmo',
  'pool',
  'atPorts',
  'ammoAtPorts',
  'kampfgruppen',
  'captured',
];
export const INPUTS = SITUATION.length;
/** Numbers that a choice has of its own. */
export const OWN = 8;
/** The plain value also counts times these of the situation. */
const TIMES_OF_VALUE = ['core', 'rounds', 'lastRounds'];
export const TIMES_FROM = SITUATION.indexOf('core');
/** Weights of a kind of choice: for its plain value, for its own numbers, for the situation, for value times situation. */
export const WIDTH = 1 + OWN + INPUTS + TIMES_OF_VALUE.length;

/** The kinds of choices: the verbs of an action in their order, then those of a Move. */
export const KINDS_OF_CHOICES = [
  'supplies',
  'trucks',
  'haul',
  'move',
  'air',
  'middleton',
  'author',
  'stow',
  'end',
  'allTrucks',
  'go',
  'goByAir',
  'attack',
  'helpFfi',
  'helpTankDestroyer',
  'stowOnTheWay',
  'stop',
  'goHeld',
  'goPort',
  'goEnemy',
];
export const ALL_TRUCKS = 9;
export const MARCH = 10;
export const MARCH_HELD = 17;
export const MARCH_PORT = 18;
export const MARCH_ENEMY = 19;

/** What the numbers of a choice of its own are: for a Move action, for Take Supplies, for Take Trucks, within a Move. */
const OWN_OF_MOVE = ['fuel', 'ammo', 'food', 'atPort', 'armored', 'starving', 'tokens', 'moved'];
const OWN_OF_SUPPLIES = ['lying', 'mainBase', 'wantHere', 'wantNear', 'wantFurther'];
const OWN_OF_TRUCKS = ['trucks'];
const OWN_WITHIN_MOVE = ['worth', 'ammo', 'carriedFuel', 'ffi', 'divisions'];

function ownOf(kind: number): readonly string[] {
  if (kind >= MARCH) return OWN_WITHIN_MOVE;
  if (kind === ACT_MOVE) return OWN_OF_MOVE;
  if (kind === ACT_SUPPLIES) return OWN_OF_SUPPLIES;
  return kind === ACT_TRUCKS || kind === ALL_TRUCKS ? OWN_OF_TRUCKS : [];
}

/** The weights by name, with their places in the list: those of numbers that a kind of choice does not have are left out. */
export const PLACES: ReadonlyMap<string, number> = new Map(
  KINDS_OF_CHOICES.flatMap((kind, k): [string, number][] => [
    [`${kind}.value`, k * WIDTH],
    ...ownOf(k).map((name, i): [string, number] => [`${kind}.${name}`, k * WIDTH + 1 + i]),
    ...SITUATION.map((name, i): [string, number] => [`${kind}.${name}`, k * WIDTH + 1 + OWN + i]),
    ...TIMES_OF_VALUE.map((name, i): [string, number] => [`${kind}.value.${name}`, k * WIDTH + 1 + OWN + INPUTS + i]),
  ]),
);

/** All weights from those that practice has moved: without it a choice keeps its plain value. */
export function judgementOf(moved: Readonly<Record<string, number>>): Float64Array {
  const weights = new Float64Array(KINDS_OF_CHOICES.length * WIDTH);
  for (let k = 0; k < KINDS_OF_CHOICES.length; k++) weights[k * WIDTH] = 1;
  for (const [name, at] of PLACES) weights[at] = moved[name] ?? weights[at];
  return weights;
}

export interface Judgement {
  readonly weights: Float64Array;
  readonly situation: Float64Array;
  /** The numbers of the choice that is looked at, and how many it has: the others would be 0. */
  readonly own: Float64Array;
  owned: number;
  /** Of the weights for the situation those that are not 0, kind after kind, each with what it is for ... */
  readonly factors: Float64Array;
  readonly inputs: Int32Array;
  /** ... and where those of a kind begin; behind the last one they end. */
  readonly starts: Int32Array;
}

export function makeJudgement(weights: Float64Array): Judgement {
  const factors: number[] = [];
  const inputs: number[] = [];
  const starts = [0];
  for (let k = 0; k < KINDS_OF_CHOICES.length; k++) {
    for (let i = 0; i < INPUTS; i++) {
      const weight = weights[k * WIDTH + 1 + OWN + i];
      if (weight === 0) continue;
      factors.push(weight);
      inputs.push(i);
    }
    starts.push(factors.length);
  }
  return {
    weights,
    situation: new Float64Array(INPUTS),
    own: new Float64Array(OWN),
    owned: 0,
    factors: Float64Array.from(factors),
    inputs: Int32Array.from(inputs),
    starts: Int32Array.from(starts),
  };
}
