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
  /** The share of an attack that is not possible after the move. */
  readonly still: number;
  readonly stay: number;
  readonly overdrive: number;
  /** Worth of leaving the field: with nobody fit to lead, with a Unit that the next Damage may destroy, otherwise. */
  readonly leaveUnled: number;
  readonly leaveHurt: number;
  readonly leave: number;
  readonly hold: number;
  /** What an enemy's own fire adds to its points as a target. */
  readonly threat: number;
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
  still: 0.4,
  stay: 0.05,
  overdrive: 0.3,
  leaveUnled: -0.8,
  leaveHurt: -9,
  leave: -9,
  hold: 0.02,
  threat: 0,
  placeCover: 2,
  placeCompany: 0.4,
  orderRow: 4,
  orderForward: 0,
};

/** Tuned by playing campaigns; docs/computer-players.md says how. */
export const TUNED: HeuristicWeights = {
  reserve: 6.3,
  reserveWeek: 0,
  trucks: 1,
  scouts: 3,
  armor: 0.374,
  light: 0.116,
  artillery: 0.017,
  infantry: 0.552,
  force: 1.92,
  lastForce: 1.6,
  harm: 1.2,
  boldFirst: 2.3,
  boldAll: 1.15,
  enough: 1.61,
  damaged: 0.814,
  staging: 5.64,
  transit: 1.71,
  lastWeek: -0.234,
  price: 0.155,
  lastPrice: 0.003,
  battles: 3,
  nerves: 4.52,
  stress: 0.513,
  keep: 3.32,
  keepWeek: 0.367,
  keepUnits: 4.17,
  keepTrucks: 999,
  keepScouts: 2.17,
  keepRest: -1.47,
  keepLevel: 4.57,
  rest: 15.9,
  strain: 0.165,
  tactic: 0.388,
  danger: 0.3,
  dangerCost: 0.085,
  hurt: 2.93,
  last: 0.353,
  cover: -0.042,
  far: 0.496,
  farLate: 0.264,
  still: 0.33,
  stay: 0.038,
  overdrive: 0.201,
  leaveUnled: -0.39,
  leaveHurt: -1.32,
  leave: -9,
  hold: -0.071,
  threat: 1.19,
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
