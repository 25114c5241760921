// Weights of the heuristic, found by playing thousands of games with slightly different ones.

export const W = {
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
} as const;
