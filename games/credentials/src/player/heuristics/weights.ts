// Weights of the heuristic: the plain ones, and how practice moves them.

/** Found by playing thousands of games with slightly different ones, or set by hand. */
export const PLAIN = {
  /** What one more space of distance leaves of the worth of a goal. */
  fade: 0.44,
  /** Control of a Medal city. */
  city: 0.45,
  /** Control of any space. */
  space: 0.18,
  /** A Minor Supply Port on top of that. */
  minor: -0.05,
  /** What a lost fight on entering costs. */
  thrownBack: 0.04,
  /** Completing a siege. */
  siege: 0.69,
  /** Part of its worth that a port keeps for infantry before the siege. */
  waiting: 0.73,
  /** Part that it keeps for a Division without Fuel for the attack. */
  noSecondFuel: 0.14,
  /** What entering a Siege Box costs. */
  box: 0.47,
  /** Attacking now, compared with going somewhere. */
  attack: 1.36,
  /** A unit that may have a Medal. */
  unit: 0.14,
  /** Capturing a port that still stands. */
  intact: 1.05,
  /** Ammo that a Division would like to have. */
  wantAmmo: 5.89,
  /** Fuel that it would like to have. */
  wantFuel: 1.01,
  /** A missing Fuel, compared with an Ammo. */
  fuelWeight: 3.27,
  /** No Food at all. */
  foodWeight: 1.75,
  /** A starving Division. */
  starving: 7.22,
  /** Want of a Division in a Siege Box, compared with others. */
  atPort: 0.79,
  /** Supplies that arrive where they are wanted. */
  suppliesHere: 0.53,
  /** Supplies that trucks could bring there. */
  suppliesNear: 0.3,
  /** Truck Supplies. */
  haul: 0.5,
  /** A truck, however few tokens it carries. */
  haulBase: 0.26,
  /** Take Trucks. */
  trucks: 0.1,
  /** Each truck that the next Truck Supplies could place. */
  truckUse: 0.02,
  /** A token of the Pool that a Logistics Step brings to an empty Stock. */
  refill: 0.18,
  /** The same while the Stock still holds something. */
  refillEarly: 0.31,
  /** A Division that would starve. */
  starve: 0.36,
  /** Kampfgruppen still to be beaten. */
  keepKg: 0.1,
  /** Leaving the main base with a half empty card. */
  fillFirst: 0.57,
  /** Air Support before an attack. */
  air: -0.04,
  /** Fuel that infantry carries on. */
  fuelInfantry: 3.15,
  /** Fuel that armor carries on. */
  fuelArmored: 2.94,
  /** The last FFI of a Maquis Zone. */
  ffiKeep: 0.55,
  /** What one more space leaves of the pull of a Siege Box on FFI. */
  ffiFade: 0.33,
  /** Giving up a siege by leaving. */
  leaveBox: 0.78,
  /** Using an FFI that completes the siege. */
  breakSiege: 0.29,
  /** A token that lies in a space on the way. */
  depot: -0.02,
  /** A truck that a Logistics Step brings back. */
  mapTrucks: -0.05,
  /** Rounds before the end from which supplies are worth less. */
  late: 4.07,
  /** Staying in a Siege Box, compared with going there. */
  stay: 0.15,
  /** A Siege Box of a port that is captured. */
  captured: 0.1,
  /** What a Kampfgruppe in a Siege Box costs. */
  kgInBox: 0.5,
  /** A token that a truck carries. */
  haulToken: 0.15,
  /** Each road that there is no truck for. */
  haulFar: 0.7,
  /** Any road nearer to a Division that wants supplies, and what every road costs. */
  haulNearer: 0.4,
  haulRoad: 0.1,
  /** Taking supplies, whoever wants them. */
  supplies: 0.03,
  /** A Logistics Step while the Stock still holds something. */
  early: 0.15,
  /** What a Division near the base is to have of each kind, and how far one that is not there counts. */
  lackFuel: 2.5,
  lackAmmo: 3,
  lackFood: 1,
  lackNear: 0.5,
  /** A token that nobody lacks, and the kinds compared with Ammo. */
  spare: 0.1,
  takeFuel: 1.1,
  takeFood: 0.8,
  /** FFI for a siege: at its best, less for each that is still missing after it, and when it is complete. */
  ffiSiege: 1.2,
  ffiMissing: 0.2,
  ffiMore: 0.6,
  /** FFI beside a Division, in an empty Maquis Zone, in another one. */
  ffiDivision: 0.5,
  ffiFirst: 0.5,
  ffiZone: 0.2,
  /** FFI beside a Kampfgruppe, on their way from a zone, and the pull of Siege Boxes where they are placed. */
  ffiBesideKg: 0.05,
  ffiLeave: 0.1,
  ffiPlacePull: 0.5,
  /** Help of a zone that keeps one, of one that does not, and of the Tank Destroyer, during a Move. */
  helpMany: 0.05,
  helpLast: -0.15,
  helpTankDestroyer: 0.1,
  /** Fuel for the Division that a truck drives to. */
  loadFuel: 3,
};

export type Weights = Readonly<Record<keyof typeof PLAIN, number>>;

/** The plain weights with those that practice has moved. */
export function weightsOf(moved: Readonly<Record<string, number>>): Weights {
  const weights: Record<keyof typeof PLAIN, number> = { ...PLAIN };
  for (const name of WEIGHTS) weights[name] = moved[name] ?? weights[name];
  return weights;
}

export const WEIGHTS: readonly (keyof typeof PLAIN)[] = Object.keys(PLAIN).filter(isWeight);

function isWeight(name: string): name is keyof typeof PLAIN {
  return Object.hasOwn(PLAIN, name);
}
