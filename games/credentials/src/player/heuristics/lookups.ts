// Heuristic, lookups: what follows from map, cards and weights alone, worked out once for each content.
import * as L from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import type { Weights } from './weights.ts';

const WEHR_CARDS = 24;

/** A distance that no two spaces have. */
export const NO_WAY = L.SPACES;
export const DISTANCES = NO_WAY + 1;

export interface Lookups {
  /** Spaces within a distance of a space, as bits: space * DISTANCES + distance. Within NO_WAY there are all. */
  readonly within: Int32Array;
  /** What it is worth to take a space that nobody defends. */
  readonly fresh: Float64Array;
  /** The few different values of `fresh`, and the ordinary spaces of each, as bits. */
  readonly grades: Float64Array;
  readonly spacesOfGrade: Int32Array;
  /** Wehrmacht cards that are Kampfgruppen, as bits. */
  readonly kampfgruppen: number;
  /** Siege Boxes, as bits of spaces. */
  readonly boxes: number;
  /** Wehrmacht cards that ask for at most so much Ammo and Fuel, as bits: ammo * (mostFuel + 1) + fuel. */
  readonly payable: Int32Array;
  readonly mostAmmo: number;
  readonly mostFuel: number;
  /** What the way from a space leaves of the pull of a Siege Box on FFI: port * SPACES + space. */
  readonly ffiFaded: Float64Array;
  /** What the way to a goal leaves of its worth, by distance. */
  readonly faded: Float64Array;
  /** Points that beating the next Garrison of a port brings, now or on the way to its capture, by `gainIndex`. */
  readonly garrisonGains: Float64Array;
}

/** Bits of the beaten Garrisons of a port are below this. */
const DOWNS = 32;

/** A port, whether the covered Garrisons are in play, whether it is destroyed, and the bits of its beaten Garrisons. */
export function gainIndex(port: number, uncovered: number, destroyed: number, down: number): number {
  return ((port * 2 + uncovered) * 2 + destroyed) * DOWNS + down;
}

/**
 * Powers of a fading by distance (up to 255; 99 is out of reach). By multiplication and not by `**`, whose last digit
 * may differ between machines, and the players' moves with it.
 */
function powers(fade: number): Float64Array {
  const faded = new Float64Array(256);
  for (let d = 0, f = 1; d < faded.length; d++, f *= fade) faded[d] = f;
  return faded;
}

export function lookups(w: Weights, t: GameData): Lookups {
  const within = new Int32Array(L.SPACES * DISTANCES);
  for (let from = 0; from < L.SPACES; from++) {
    for (let d = 0; d < DISTANCES; d++) {
      for (let to = 0; to < L.SPACES; to++)
        if (d === NO_WAY || t.distance[from * L.SPACES + to] <= d) within[from * DISTANCES + d] |= 1 << to;
    }
  }
  const fresh = Float64Array.from(t.spaceIds, (_, space) => freshWorth(w, t, space));
  const ordinary = [...fresh.keys()].filter((space) => t.port[space] < 0);
  const grades = Float64Array.from(new Set(ordinary.map((space) => fresh[space])));
  const mostAmmo = Math.max(...t.wehrAmmo);
  const mostFuel = Math.max(...t.wehrFuel);
  const payable = new Int32Array((mostAmmo + 1) * (mostFuel + 1));
  for (let ammo = 0; ammo <= mostAmmo; ammo++) {
    for (let fuel = 0; fuel <= mostFuel; fuel++) {
      for (let enemy = 0; enemy < WEHR_CARDS; enemy++)
        if (t.wehrAmmo[enemy] <= ammo && t.wehrFuel[enemy] <= fuel) payable[ammo * (mostFuel + 1) + fuel] |= 1 << enemy;
    }
  }
  const faded = powers(w.ffiFade);
  const ffiFaded = new Float64Array(L.PORTS * L.SPACES);
  let boxes = 0;
  for (let port = 0; port < L.PORTS; port++) {
    boxes |= 1 << t.portSpace[port];
    for (let space = 0; space < L.SPACES; space++)
      ffiFaded[port * L.SPACES + space] = faded[t.distance[space * L.SPACES + t.portSpace[port]]];
  }
  return {
    within,
    fresh,
    grades,
    spacesOfGrade: Int32Array.from(grades, (grade) => bits(ordinary.filter((space) => fresh[space] === grade))),
    kampfgruppen: bits([...t.wehrClass.keys()].filter((enemy) => t.wehrClass[enemy] === 1)),
    boxes,
    payable,
    mostAmmo,
    mostFuel,
    ffiFaded,
    faded: powers(w.fade),
    garrisonGains: garrisonGains(w, t),
  };
}

function garrisonGains(w: Weights, t: GameData): Float64Array {
  const gains = new Float64Array(gainIndex(L.PORTS, 0, 0, 0));
  for (let port = 0; port < L.PORTS; port++) {
    for (let uncovered = 0; uncovered < 2; uncovered++) {
      const inPlay = uncovered === 1 ? t.garrisonsAll[port] : t.garrisonsOpen[port];
      for (let destroyed = 0; destroyed < 2; destroyed++) {
        for (let down = 0; down < DOWNS; down++)
          gains[gainIndex(port, uncovered, destroyed, down)] = garrisonGain(
            w,
            t,
            port,
            inPlay & ~down,
            down,
            destroyed,
          );
      }
    }
  }
  return gains;
}

function garrisonGain(
  w: Weights,
  t: GameData,
  port: number,
  standing: number,
  down: number,
  destroyed: number,
): number {
  if (standing === 0) return 0;
  const garrison = 31 - Math.clz32(standing);
  let left = 0;
  for (let n = garrison; n >= 1; n--) if (t.garrison[port * 5 + n] !== 0 && (down & (1 << n)) === 0) left++;
  const medal = t.garrisonMedal[port * 5 + garrison];
  const unit = garrison === 1 ? 1 : w.unit;
  const capture = 1 + (destroyed === 1 ? 0 : w.intact);
  return medal + unit + capture / left;
}

function freshWorth(w: Weights, t: GameData, space: number): number {
  let gain = t.cities.includes(space) ? w.city : 0;
  gain += w.space;
  if (t.minor[space] >= 0) gain += w.minor;
  return gain;
}

function bits(spaces: readonly number[]): number {
  return spaces.reduce((mask, space) => mask | (1 << space), 0);
}
