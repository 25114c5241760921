// How a piece of Rudder's Line looks as a counter, from its facts.
import type { CounterLook } from '../../map/kit.ts';
import { type PieceFacts, pieceIn, type RudderFacts } from './facts.ts';

const SYMBOLS: Readonly<Record<PieceFacts['type'], string>> = {
  squad: 'squad',
  wt: 'team',
  nco: 'nco',
  bar: 'bar',
  fo: 'observer',
  'light mortar': 'mortar',
  'medium mortar': 'mortar',
  'machine-gun': 'weapon',
  'shoulder-fired': 'weapon',
};

/** A single soldier has one number; the observer's is for defence. */
const SINGLE = 1;

function values({ attack, type, unit }: PieceFacts): readonly string[] {
  if (unit === undefined) return [String(attack)];
  if (unit.figures === SINGLE) return [unit.spent ? '–' : String(type === 'fo' ? unit.defence : attack)];
  return unit.spent ? ['–', String(unit.back), '–'] : [String(attack), String(unit.defence), String(unit.move)];
}

function lookOf(piece: PieceFacts): CounterLook {
  const { kind, type, side, unit, weapon, carries } = piece;
  return {
    side: side === 'US' ? 'us' : 'ge',
    symbol: SYMBOLS[type],
    values: values(piece),
    spent: unit?.spent === true || weapon?.fired === true,
    ...(weapon !== undefined && { corner: kind.toUpperCase() }),
    ...(unit?.acted === true && !unit.spent && { corner: '●' }),
    ...(carries !== undefined && {
      tag: { text: `${carries.kind.toUpperCase()} ${carries.attack}`, fired: carries.weapon?.fired === true },
    }),
  };
}

/** A piece whose facts are not at hand: it is drawn without figures. */
const UNKNOWN: CounterLook = { side: 'none', symbol: 'infantry', values: [], spent: false };

export function lookIn(facts: RudderFacts, id: string): CounterLook {
  const piece = pieceIn(facts, id);
  return piece === undefined ? UNKNOWN : lookOf(piece);
}
