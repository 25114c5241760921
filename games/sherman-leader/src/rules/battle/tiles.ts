// Terrain tiles: six at random from the set of the Campaign, laid anew while the ground is not sound.
import type { Chance, State } from '@bocage/engine';
import { E_LIGHT_IS_BOCAGE } from '../../state/effects.ts';
import { BOTTOM_ROW, connected, TILE_HEXES, TOP_ROW } from '../../state/hex.ts';
import { FX, HEX_TERRAIN, OPEN_AP, TILE } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { BOCAGE, LIGHT } from '../../state/terms.ts';
import type { ShermanTell } from '../../words/events.ts';
import { refreshGround } from '../shared/ground.ts';

const RULE = 'SL 5.3';
const TILES = 6;
const SET = 8;
/** More layouts in a row than any set with a sound one needs. */
const MOST_LAYOUTS = 10_000;
const items = new Int32Array(SET);

/** SL G37, R19: open hexes (neither Im nor W) hang together, and rows 1 and 6 have some. */
export function isSound(s: State): boolean {
  const open = s[OPEN_AP];
  return (open & TOP_ROW) !== 0 && (open & BOTTOM_ROW) !== 0 && connected(open);
}

/** The terrain of the tiles that lie. */
export function terrainFromTiles(t: GameData, s: State): void {
  for (let i = 0; i < TILES; i++) {
    const tile = s[TILE + i] - 1;
    for (let part = 0; part < 4; part++) {
      const letter = tile < 0 ? 0 : t.tileTerrain[tile * 4 + part];
      const hex = TILE_HEXES[i * 4 + part];
      s[HEX_TERRAIN + hex] = letter === LIGHT && s[FX + E_LIGHT_IS_BOCAGE] > 0 ? BOCAGE : letter;
    }
  }
  refreshGround(s);
}

/** SL 5.3, SL G34: six of the eight tiles, all one way up. */
export function layTiles(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  const set = t.campaignTerrain[s[OPT.campaign]] * SET;
  for (let again = 0; again < MOST_LAYOUTS; again++) {
    for (let i = 0; i < SET; i++) items[i] = set + i;
    for (let i = 0; i < TILES; i++) {
      const left = SET - i;
      const tile = chance.draw(s, items, left, t.draws.tile);
      s[TILE + i] = tile + 1;
      // The last takes the place of the drawn one.
      for (let j = 0; j < left; j++) if (items[j] === tile) items[j] = items[left - 1];
    }
    terrainFromTiles(t, s);
    const sound = isSound(s);
    if (tell !== undefined) {
      tell({
        half: 'battle',
        kind: 'tiles',
        detail: true,
        rule: RULE,
        tiles: Array.from({ length: TILES }, (_, i) => t.tileName[s[TILE + i] - 1]),
        again: !sound,
      });
    }
    if (sound) return;
  }
  throw new Error('tiles: no layout of this set is sound');
}
