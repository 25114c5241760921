// What the heuristic weighs, as numbers: plain ones, and those found by playing series of games.

/** Numbers only, so that they can be tuned. Casualty Points are the measure unless it is said. */
export interface Weights {
  // --- Assault ---
  /** A failed assault costs the point unit and the phase: accepted only below this chance; and how much more in the last turns. */
  readonly risk: number;
  readonly daring: number;
  /** What an assault is worth: a point of damage, a Victory Area cleared or entered, a failure, and any at all. */
  readonly point: number;
  readonly star: number;
  readonly foothold: number;
  readonly failure: number;
  readonly assault: number;
  /** The share of the points that its units could take by which an area is usually cleared. */
  readonly clearing: number;
  /** More for an assault where one stands already. */
  readonly inPlace: number;
  /** The share of an assault that is still a step away. */
  readonly later: number;
  // --- Movement ---
  /** What fire on the way takes off. */
  readonly interdicted: number;
  /** Leaving a Landing Craft box: in its last turn, and before. */
  readonly lastBox: number;
  readonly box: number;
  /** A Victory Area that can be walked into. */
  readonly openStar: number;
  /** Each step nearer to where the side is needed, and any. */
  readonly nearer: number;
  readonly nearerBase: number;
  /** Joining others there, and for each figure of theirs. */
  readonly join: number;
  readonly together: number;
  /** Standing alone near the enemy, and leaving a Victory Area to him. */
  readonly exposed: number;
  readonly abandon: number;
  /** Figures that hold a Victory Area well enough. */
  readonly guardEnough: number;
  /** What must be gained to activate an area, and to go on. */
  readonly act: number;
  readonly go: number;
  // --- Pieces ---
  readonly weapon: number;
  readonly leader: number;
  readonly bonus: number;
  // --- Fire ---
  /** A shot that promises fewer points is not worth a flipped piece. */
  readonly fire: number;
  /** What friends in the target take off, and the share for a Victory Area. */
  readonly friends: number;
  readonly fireStar: number;
  /** Shells that are paid for rather than run through. */
  readonly pay: number;
  // --- Defence, losses, Regroup ---
  readonly defendFresh: number;
  readonly defendLeader: number;
  /** The share of a unit's worth that a flip and a retreat cost. */
  readonly flip: number;
  readonly retreat: number;
  readonly leaveStar: number;
  readonly leaveArea: number;
  readonly retreatStar: number;
  readonly tireNear: number;
  readonly tireStar: number;
  readonly rallyStar: number;
}

/** By common sense. */
export const PLAIN: Weights = {
  risk: 0.34,
  daring: 0.15,
  point: 0.5,
  star: 9,
  foothold: 2,
  failure: 5,
  assault: 0.5,
  clearing: 0.8,
  inPlace: 1,
  later: 0.9,
  interdicted: 1.5,
  lastBox: 7,
  box: 2.5,
  openStar: 6,
  nearer: 0.3,
  nearerBase: 0.2,
  join: 0.35,
  together: 0.02,
  exposed: 0.6,
  abandon: 2.5,
  guardEnough: 9,
  act: 0.3,
  go: 0.3,
  weapon: 1,
  leader: 1.5,
  bonus: 1,
  fire: 0.4,
  friends: 0.7,
  fireStar: 1.2,
  pay: 0.8,
  defendFresh: 1,
  defendLeader: 0.9,
  flip: 0.3,
  retreat: 0.25,
  leaveStar: 4,
  leaveArea: 0.5,
  retreatStar: 0.3,
  tireNear: 2,
  tireStar: 3,
  rallyStar: 3,
};

/** By 86,000 games against itself and against earlier numbers: attack Victory Areas at even odds, keep weapons, give ground. */
const BOTH: Weights = {
  risk: 0.685,
  daring: 0.216,
  point: 0.232,
  star: 41.3,
  foothold: 0.345,
  failure: 6.19,
  assault: 0.797,
  clearing: 0.604,
  inPlace: 1.02,
  later: 0.811,
  interdicted: 1.79,
  lastBox: 7.9,
  box: 2.16,
  openStar: 3.18,
  nearer: 0.23,
  nearerBase: 0.126,
  join: 0.203,
  together: 0.0532,
  exposed: 0.286,
  abandon: 1.98,
  guardEnough: 8.89,
  act: 0.333,
  go: 0.0718,
  weapon: 3.52,
  leader: 1.1,
  bonus: 1.39,
  fire: 0.78,
  friends: 0.567,
  fireStar: 2.71,
  pay: 0.368,
  defendFresh: 1.93,
  defendLeader: 1.56,
  flip: 0.121,
  retreat: 0.121,
  leaveStar: 0.733,
  leaveArea: 0.291,
  retreatStar: 0.242,
  tireNear: 1.99,
  tireStar: 4.83,
  rallyStar: 1.66,
};

/** By side. */
export const TUNED: readonly Weights[] = [BOTH, BOTH];
