// The ground: sets of hexes that follow from the terrain, kept in the state so that sight and movement read one slot.
import type { State } from '@bocage/engine';
import { ALL_HEXES, HEXES } from '../../state/hex.ts';
import { BLOCKING, BOCAGES, COVER_1, COVER_2, HEX_TERRAIN, OPEN_AP, OPEN_HE } from '../../state/layout.ts';
import { BOCAGE, HEAVY, IMPASSABLE, LIGHT, WATER } from '../../state/terms.ts';
import * as W from '../../words/labels.ts';

/** SL 5.4: to be called whenever HEX_TERRAIN was written. */
export function refreshGround(s: State): void {
  let light = 0;
  let heavy = 0;
  let bocage = 0;
  let water = 0;
  let closed = 0;
  for (let h = 0; h < HEXES; h++) {
    const bit = 1 << h;
    switch (s[HEX_TERRAIN + h]) {
      case LIGHT:
        light |= bit;
        break;
      case HEAVY:
        heavy |= bit;
        break;
      case BOCAGE:
        bocage |= bit;
        break;
      case WATER:
        water |= bit;
        break;
      case IMPASSABLE:
        closed |= bit;
        break;
    }
  }
  s[BLOCKING] = light | heavy | bocage | closed;
  s[COVER_1] = light | bocage;
  s[COVER_2] = heavy | closed;
  s[BOCAGES] = bocage;
  s[OPEN_AP] = ALL_HEXES & ~(water | closed);
  s[OPEN_HE] = ALL_HEXES & ~water;
}

/** Added to the Defense of whoever stands there: 0, 1 or 2; also the ranking of Cover for enemy moves. */
export function coverAt(s: State, hex: number): number {
  return ((s[COVER_2] >> hex) & 1) * 2 + ((s[COVER_1] >> hex) & 1);
}

const WORDS = [W.clear, W.lightCover, W.heavyCover, W.bocage, W.water, W.impassable];

/** The terrain of a hex in words. */
export function terrainWord(s: State, hex: number): string {
  return WORDS[s[HEX_TERRAIN + hex]];
}
