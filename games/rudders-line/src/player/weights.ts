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

/** By side, the American first: the mean of three runs of practice, 96,000 games each, every one from the numbers of the one before. */
export const TUNED: readonly Weights[] = [
  {
    risk: 0.595,
    daring: 0.264,
    point: 0.0829,
    star: 59.4,
    foothold: 0.465,
    failure: 16.1,
    assault: 0.556,
    clearing: 0.251,
    inPlace: 1.72,
    later: 1.09,
    interdicted: 0.882,
    lastBox: 6.45,
    box: 1.93,
    openStar: 2.43,
    nearer: 0.163,
    nearerBase: 0.0836,
    join: 0.203,
    together: -0.135,
    exposed: 0.407,
    abandon: 2.01,
    guardEnough: 8.48,
    act: 0.159,
    go: 0.0534,
    weapon: 1.8,
    leader: 0.751,
    bonus: 1.49,
    fire: 1.43,
    friends: 0.464,
    fireStar: 6.72,
    pay: 0.534,
    defendFresh: 1.82,
    defendLeader: 2.08,
    flip: 0.053,
    retreat: 0.151,
    leaveStar: 0.595,
    leaveArea: 0.36,
    retreatStar: 0.258,
    tireNear: 1.3,
    tireStar: 5.03,
    rallyStar: 2.58,
  },
  {
    risk: 0.712,
    daring: 0.117,
    point: 0.205,
    star: 28,
    foothold: 0.483,
    failure: 3.2,
    assault: 0.971,
    clearing: 0.671,
    inPlace: 1.49,
    later: 0.724,
    interdicted: 0.765,
    lastBox: 7.97,
    box: 2.59,
    openStar: 2.01,
    nearer: 0.263,
    nearerBase: 0.221,
    join: 0.185,
    together: 0.0272,
    exposed: 0.46,
    abandon: 1.89,
    guardEnough: 14,
    act: 0.293,
    go: 0.0113,
    weapon: 5.19,
    leader: 2.14,
    bonus: 1.76,
    fire: 0.383,
    friends: 0.898,
    fireStar: 3.59,
    pay: 1.17,
    defendFresh: 0.993,
    defendLeader: 1.04,
    flip: 0.0934,
    retreat: 0.14,
    leaveStar: 1.35,
    leaveArea: 0.487,
    retreatStar: 0.281,
    tireNear: 3.59,
    tireStar: 4.91,
    rallyStar: 1.44,
  },
];
