// What the heuristics weigh, as numbers: plain ones, and those tuned by playing campaigns.

/** Numbers only, so that they can be tuned. SO, VP and enemy points are what they measure unless it is said. */
export interface HeuristicWeights {
  // --- Set-up ---
  /** SO kept back from the first Units, at least and for each Week; Trucks and Scouts are paid from it. */
  readonly reserve: number;
  readonly reserveWeek: number;
  readonly trucks: number;
  readonly scouts: number;
  /** The share of the points for each type of Units: Armor, Light Armor, Artillery, Infantry. */
  readonly armor: number;
  readonly light: number;
  readonly artillery: number;
  readonly infantry: number;
  /** What Units are worth: hits on vehicles and on others, Defense, Speed, Tactics, indirect fire. */
  readonly tasteAp: number;
  readonly tasteHe: number;
  readonly tasteDefense: number;
  readonly tasteSpeed: number;
  readonly tasteTactic: number;
  readonly tasteIndirect: number;
  // --- Start of Week ---
  /** SO of Units that a point of enemy counters asks for. */
  readonly force: number;
  readonly lastForce: number;
  /** VP that a Unit weighs which an attack is likely to lose. */
  readonly harm: number;
  /** How far a first attack, and all of them together, may ask for more than there is. */
  readonly boldFirst: number;
  readonly boldAll: number;
  /** No attack gets more than this many times what it asks for. */
  readonly enough: number;
  /** What a damaged Unit is worth. */
  readonly damaged: number;
  /** VP that a Battalion is worth for the SO that it would take. */
  readonly staging: number;
  readonly transit: number;
  /** The share of that in the last Week. */
  readonly lastWeek: number;
  /** VP that a SO of the attack weighs; and in the last Week. */
  readonly price: number;
  readonly lastPrice: number;
  /** VP that the SO for a Battalion's end weigh. */
  readonly battles: number;
  /** What nerves and Stress take from a Commander's worth. */
  readonly nerves: number;
  readonly stress: number;
  /** The share of the VP that count which Objective and Special Condition add to a Battalion's own. */
  readonly bonus: number;
  /** So many VP short of a Great result the plan is made for what the Campaign ends with. */
  readonly near: number;
  /** How likely a planned Battle is won, then. */
  readonly sure: number;
  /** VP that a Week to come may bring, and the share of the dearest Battalion's VP that its last Battle is hoped to bring. */
  readonly hopeWeek: number;
  readonly finale: number;
  // --- End of Week ---
  /** SO that stay in hand besides what the map will take, and for each Week to come. */
  readonly keep: number;
  readonly keepWeek: number;
  readonly keepUnits: number;
  readonly keepTrucks: number;
  readonly keepScouts: number;
  readonly keepRest: number;
  readonly keepLevel: number;
  /** Stress that a rest must take away. */
  readonly rest: number;
  // --- Battle ---
  /** What a point of Stress is worth, in points of enemies. */
  readonly strain: number;
  /** A Tactic counter is spent for an attack at least as good as this, in expected points. */
  readonly tactic: number;
  /** Points that a Damage counter weighs, and more for each SO of the Unit's cost; times `hurt` for a Unit that the next may destroy. */
  readonly danger: number;
  readonly dangerCost: number;
  readonly hurt: number;
  /** The share of danger that counts when no enemy will act any more. */
  readonly last: number;
  readonly cover: number;
  /** What a hex of distance to the nearest enemy costs; more when turns run out. */
  readonly far: number;
  readonly farLate: number;
  /** What each hex costs that it is beyond the Unit's range. */
  readonly farOut: number;
  /** The share of an attack that is not possible after the move. */
  readonly still: number;
  readonly stay: number;
  readonly overdrive: number;
  /** Worth of leaving the field: with nobody fit to lead, with a Unit that the next Damage may destroy, otherwise. */
  readonly leaveUnled: number;
  readonly leaveHurt: number;
  readonly leave: number;
  readonly hold: number;
  /** How likely an enemy fires at a Unit that it hits best, at one that is even with another, at another one. */
  readonly firstTarget: number;
  readonly evenTarget: number;
  readonly laterTarget: number;
  /** SO that a Unit counts more which the next Damage may destroy, when the player chooses whom the enemy fires at. */
  readonly tieHurt: number;
  /** What an enemy's own fire adds to its points as a target. */
  readonly threat: number;
  /** The share of that which counts when a Unit chooses where to go. */
  readonly threatMove: number;
  /** How many times more the fire at a Unit counts that the next Damage may destroy. */
  readonly threatHurt: number;
  readonly placeCover: number;
  readonly placeCompany: number;
  /** The last row for Move Orders before a Battle, and the cover that a row is worth. */
  readonly orderRow: number;
  readonly orderForward: number;
}

/** Set by hand. */
export const PLAIN: HeuristicWeights = {
  reserve: 9,
  reserveWeek: 0,
  trucks: 1,
  scouts: 3,
  armor: 0.46,
  light: 0.12,
  artillery: 0.08,
  infantry: 0.34,
  tasteAp: 1,
  tasteHe: 1,
  tasteDefense: 0.12,
  tasteSpeed: 0.05,
  tasteTactic: 0.08,
  tasteIndirect: 1.5,
  force: 1.9,
  lastForce: 1.9,
  harm: 0,
  boldFirst: 1.5,
  boldAll: 1.08,
  enough: 1.7,
  damaged: 0.75,
  staging: 3,
  transit: 1.25,
  lastWeek: 0.3,
  price: 0.25,
  lastPrice: 0.05,
  battles: 3,
  nerves: 4,
  stress: 0.3,
  bonus: 0,
  near: 0,
  sure: 0,
  hopeWeek: 4,
  finale: 0,
  keep: 3,
  keepWeek: 0,
  keepUnits: 2,
  keepTrucks: 999,
  keepScouts: 3,
  keepRest: 0,
  keepLevel: 3,
  rest: 12,
  strain: 0.25,
  tactic: 0.9,
  danger: 0.35,
  dangerCost: 0.04,
  hurt: 1,
  last: 1,
  cover: 0.12,
  far: 0.1,
  farLate: 0,
  farOut: 0,
  still: 0.4,
  stay: 0.05,
  overdrive: 0.3,
  leaveUnled: -0.8,
  leaveHurt: -9,
  leave: -9,
  hold: 0.02,
  firstTarget: 1 / 3,
  evenTarget: 1 / 3,
  laterTarget: 1 / 3,
  tieHurt: 0,
  threat: 0,
  threatMove: 0,
  threatHurt: 1,
  placeCover: 2,
  placeCompany: 0.4,
  orderRow: 4,
  orderForward: 0,
};

/** Tuned by playing campaigns; docs/computer-players.md says how. */
export const TUNED: HeuristicWeights = {
  reserve: 7.33,
  reserveWeek: 0,
  trucks: 1,
  scouts: 3,
  armor: 0.292,
  light: 0.128,
  artillery: 0.0327,
  infantry: 0.563,
  tasteAp: 0.852,
  tasteHe: 0.884,
  tasteDefense: 0.0272,
  tasteSpeed: 0.0674,
  tasteTactic: 0.0903,
  tasteIndirect: 1.28,
  force: 1.89,
  lastForce: 1.42,
  harm: 1.05,
  boldFirst: 2.36,
  boldAll: 1.28,
  enough: 1.7,
  damaged: 0.814,
  staging: 5.45,
  transit: 1.93,
  lastWeek: -0.234,
  price: 0.195,
  lastPrice: 0.003,
  battles: 2,
  nerves: 4.52,
  stress: 0.513,
  bonus: 1,
  near: 7.99,
  sure: 0.844,
  hopeWeek: 3.37,
  finale: 0.515,
  keep: 3.1,
  keepWeek: 0.367,
  keepUnits: 4.63,
  keepTrucks: 999,
  keepScouts: 2.17,
  keepRest: -1.47,
  keepLevel: 4.57,
  rest: 15.9,
  strain: 0.166,
  tactic: 0.347,
  danger: 0.231,
  dangerCost: 0.0869,
  hurt: 3.11,
  last: 0.307,
  cover: -0.042,
  far: 0.262,
  farLate: 0.242,
  farOut: 0.439,
  still: 0.339,
  stay: 0.038,
  overdrive: 0.201,
  leaveUnled: -0.39,
  leaveHurt: -1.49,
  leave: -9,
  hold: -0.071,
  firstTarget: 0.49,
  evenTarget: 0.238,
  laterTarget: 0.213,
  tieHurt: 10,
  threat: 1.22,
  threatMove: 0.599,
  threatHurt: 1.22,
  placeCover: 1.78,
  placeCompany: 0.468,
  orderRow: 4,
  orderForward: 0.064,
};

/** The order in which weights are a list of numbers. */
export const NAMES = Object.keys(PLAIN) as readonly (keyof HeuristicWeights)[];

export function numbersOf(weights: HeuristicWeights): readonly number[] {
  return NAMES.map((name) => weights[name]);
}

export function weightsOf(numbers: readonly number[]): HeuristicWeights {
  return Object.fromEntries(NAMES.map((name, i) => [name, numbers[i] ?? PLAIN[name]])) as unknown as HeuristicWeights;
}
