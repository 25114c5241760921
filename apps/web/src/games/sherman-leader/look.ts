// How a piece of Sherman Leader looks as a counter, and how a hex is drawn and named: from facts alone.
import type { DamageFacts, HexFacts, Nerves, Terrain } from '@bocage/sherman-leader/facts';
import { type UnitKind, unitKind } from '@bocage/sherman-leader/facts';
import type { CounterLook } from '../../map/kit.ts';
import * as W from '../../words/sherman-leader-battle.ts';
import { type BattalionFacts, type PieceFacts, pieceIn, type ShermanFacts, threatTo } from './facts.ts';
import { CELL } from './geometry.ts';

/** The columns of the sheet of drawings. */
const TERRAINS: readonly Terrain[] = ['clear', 'light', 'heavy', 'bocage', 'water', 'impassable'];

/** Column and row of a hex on the sheet of drawings: its kind, and one of the drawings of that kind, always the same. */
export function cellOf({ id, terrain }: Pick<HexFacts, 'id' | 'terrain'>): readonly [column: number, row: number] {
  const [row, column] = [Number(id[0]), Number(id[1])];
  return [Math.max(0, TERRAINS.indexOf(terrain)), (row * 2 + column) % CELL.variants];
}

const COVER: Readonly<Record<Terrain, string>> = {
  clear: '',
  light: W.light,
  heavy: W.heavy,
  bocage: W.bocage,
  water: W.water,
  impassable: W.impassable,
};

/** `41 · Light +1`. What nobody fights from has no figure. */
export function hexLabel({ id, terrain, cover }: Pick<HexFacts, 'id' | 'terrain' | 'cover'>): string {
  return terrain === 'clear' ? id : `${id} · ${COVER[terrain]}${plusOf(terrain, cover)}`;
}

/** The same without the word for its terrain. */
export function hexNumber({ id, terrain, cover }: HexFacts): string {
  return `${id}${plusOf(terrain, cover)}`;
}

function plusOf(terrain: HexFacts['terrain'], cover: number): string {
  return cover > 0 && terrain !== 'impassable' && terrain !== 'clear' ? ` +${cover}` : '';
}

const ENEMY_SYMBOLS: Readonly<Record<string, string>> = {
  Tank: 'tank',
  ACar: 'recon',
  Halftrack: 'halftrack',
  Truck: 'truck',
  AT: 'anti',
  ATGun: 'anti',
  MG: 'machine',
  Mortar: 'tube',
  Rifle: 'infantry',
  Bunker: 'bunker',
  Building: 'building',
};
/** A turret it has none. */
const ASSAULT_GUNS = ['DE StuG'];

/** Names that are too long for a counter, by card. */
const SHORT: Readonly<Record<string, string>> = {
  'DE King Tiger': W.kTiger,
  'DE Halftrack': W.halftr,
  'JP Halftrack': W.halftr,
  'JP Type 89 I-Go': 'I-Go',
  'JP Type 95 Ha-Go': W.haGo,
  'JP Type 97 Chi-Ha': W.chiHa,
  'JP Shinhoto Chi-Ha': W.chiHaS,
  'JP Type 1 Ho-Ni': W.hoNi,
};

export const UNIT_SYMBOLS: Readonly<Record<UnitKind, string>> = {
  tank: 'tank',
  recon: 'recon',
  halftrack: 'halftrack',
  infantry: 'infantry',
  'machine-gun': 'machine',
  'anti-tank': 'anti',
  mortar: 'tube',
  gun: 'gun',
};

const BATTALION_SYMBOLS: Readonly<Record<string, string>> = {
  Assault: 'tank',
  Supply: 'truck',
  Command: 'headquarters',
};

const DAMAGE: Readonly<Record<DamageFacts['kind'], string>> = {
  engine: W.engine,
  suspension: W.susp,
  hull: W.hull,
  gun: W.gun,
  mg: 'MG',
  casualty: W.casualty,
  exposed: W.exposed,
  immobile: W.immobile,
  suppressed: W.suppressed,
  glancing: W.glanced,
};

/** Damage as the chips write it: `Gun`, `Glanced 2`. */
export function damageWords(damage: readonly DamageFacts[]): readonly string[] {
  return damage.map(({ kind, count }) => (count > 1 ? `${DAMAGE[kind]} ${count}` : DAMAGE[kind]));
}

/** Recruit to Ace, as the corner of a counter writes it. */
const LEVELS = [W.rec, W.gre, W.ave, W.ski, W.vet, W.ace];

const NERVES: Readonly<Record<Nerves, string>> = { okay: '', shaken: W.shaken, unfit: W.unfit };

/** What is the matter with a Commander: `Shaken`, `Wounded`; nothing for one who is well. */
export function troubles(man: { readonly nerves: Nerves; readonly wounded: boolean }): readonly string[] {
  return [...(man.wounded ? [W.woundedChip] : []), ...(man.nerves === 'okay' ? [] : [NERVES[man.nerves]])];
}

export function lookOfBattalion({ card, half }: BattalionFacts): CounterLook {
  return {
    side: 'ge',
    symbol: BATTALION_SYMBOLS[card.type] ?? 'tank',
    values: [card.number],
    corner: 'II',
    spent: false,
    ...(half && { chips: [W.half] }),
  };
}

function lookOf(facts: ShermanFacts, piece: PieceFacts): CounterLook {
  switch (piece.kind) {
    case 'battalion':
      return lookOfBattalion(piece.battalion);
    case 'commander': {
      const { man } = piece;
      return {
        side: 'us',
        symbol: 'officer',
        values: [man.id],
        corner: LEVELS[man.level] ?? '',
        spent: man.nerves === 'unfit',
        chips: troubles(man),
      };
    }
    case 'enemy': {
      const { card, acted } = piece.enemy;
      return {
        side: 'ge',
        symbol: ASSAULT_GUNS.includes(card.id) ? 'assault' : (ENEMY_SYMBOLS[card.kind] ?? 'tank'),
        values: [SHORT[card.id] ?? card.name],
        spent: acted,
      };
    }
    case 'unit': {
      const { unit, friend } = piece;
      const lost = friend?.destroyed === true;
      const threat = lost ? undefined : threatTo(facts, unit.id);
      return {
        side: 'us',
        symbol: UNIT_SYMBOLS[unitKind(unit.card)],
        values: [unit.id],
        spent: lost || friend?.acted === true,
        chips: lost ? [W.destroyed] : damageWords(unit.damage),
        ...(threat !== undefined && threat.damage > 0 && { tag: { text: W.hitChance(threat.damage), fired: false } }),
      };
    }
  }
}

export function shermanLook(facts: ShermanFacts, id: string): CounterLook {
  const piece = pieceIn(facts, id);
  return piece === undefined ? { side: 'none', symbol: 'tank', values: [id], spent: false } : lookOf(facts, piece);
}
