// Pieces in words: Battalions, Units, Commanders and enemy counters with their printed values.
import { type Piece, percent, signed } from '@bocage/engine';
import type {
  BattalionFacts,
  CommanderFacts,
  DamageFacts,
  EnemyFacts,
  FriendFacts,
  Nerves,
  TacticFacts,
  UnitFacts,
  UnitThreatFacts,
} from '../facts/types.ts';
import { KIND_NAMES, KINDS } from '../state/terms.ts';
import { damageName } from './names.ts';

type Values = NonNullable<Piece['values']>;

const NERVES: Readonly<Record<Nerves, string>> = { okay: 'Okay', shaken: 'Shaken', unfit: 'Unfit' };

function valuesOf(source: string, rows: readonly (readonly [label: string, value: string])[]): Values {
  return rows.map(([label, value]) => ({ label, value, source }));
}

const plus = (n: number): string => (n > 0 ? `${n}+` : '–');

/** `Engine`, `Glancing 2`. */
export function damageWord({ kind, count }: DamageFacts): string {
  return count > 1 ? `${damageName(kind)} ${count}` : damageName(kind);
}

export function battalionPiece({ card, half }: BattalionFacts): Piece {
  const counters = KINDS.map((kind, k) => ({ n: card.counters[kind] ?? 0, name: KIND_NAMES[k] })).filter(
    (one) => one.n > 0,
  );
  return {
    id: card.number,
    name: `${card.number} ${card.name}`,
    seat: 'enemy',
    states: half ? ['at Half'] : [],
    values: valuesOf(card.source, [
      ['VP', String(card.vp)],
      ['Half at', String(card.half)],
      ['Destroyed at', String(card.destroyed)],
      ['Units', counters.map((one) => `${one.n} ${one.name}`).join(', ')],
      ...card.notes.map(
        (note) => [half && note.yellow === false ? 'Note (ignored at Half)' : 'Note', note.text] as const,
      ),
    ]),
  };
}

/** A Commander with the values of his level; in a Battle with his Tactic counters. */
export function commanderPiece(man: CommanderFacts, tactics?: TacticFacts): Piece {
  const { levelCard: card } = man;
  const counters = tactics === undefined ? '' : tacticsText(tactics);
  return {
    id: man.id,
    name: `${man.id} (${card.level})`,
    seat: 'US',
    states: [NERVES[man.nerves], ...(man.wounded ? ['wounded'] : [])],
    values: valuesOf(man.card.source, [
      ['Type', man.card.type],
      ['Stress', String(man.stress)],
      ['Okay to', String(card.okayMax)],
      ['Shaken to', String(card.shakenMax)],
      ['XP', card.xp > 0 ? `${man.xp} of ${card.xp}` : String(man.xp)],
      ['Cool', String(card.cool)],
      ['Speed', man.fast ? 'Fast' : 'Slow'],
      ['Range 0 / 1+', `${signed(man.r0)} / ${signed(man.r1)}`],
      ...(card.notes.length > 0 ? [['Skills', card.notes.join(', ')] as const] : []),
      ...(counters === '' ? [] : [['Tactic counters', counters] as const]),
    ]),
  };
}

function tacticsText(tactics: TacticFacts): string {
  const rows = [
    ['Unit Tactic', tactics.unit],
    ['Unit Command Tactic', tactics.unitCommand],
    ['Tactic', tactics.commander],
    ['Command Tactic', tactics.commanderCommand],
  ] as const;
  return rows.flatMap(([name, n]) => (n > 0 ? [`${n} ${name}`] : [])).join(', ');
}

/** A Unit card with its Damage and whoever leads it. */
export function unitPiece(unit: UnitFacts, tactics?: TacticFacts): Piece {
  const { card } = unit;
  return {
    id: unit.id,
    name: `${unit.id} ${card.name}`,
    seat: 'US',
    states: unit.damage.map(damageWord),
    values: valuesOf(card.source, [
      ['Type', card.type],
      ['Cost', `${card.cost} SO`],
      ['Speed', String(card.speed)],
      ['AP', plus(card.ap)],
      ['HE', plus(card.he)],
      ['Range', `${card.minRange} to ${card.maxRange}`],
      ['Defense', `${card.defense} (${card.target})`],
      ...(card.notes.length > 0 ? [['Notes', card.notes.join(', ')] as const] : []),
    ]),
    ...(unit.commander !== undefined && { carries: [commanderPiece(unit.commander, tactics)] }),
  };
}

/** A Unit in a Battle: also what has become of it and what the enemy's next step may do to it. */
export function friendPiece(friend: FriendFacts, threat: UnitThreatFacts | undefined): Piece {
  const piece = unitPiece(friend, friend.tactics);
  const states = [...(piece.states ?? [])];
  if (friend.late) states.push('late');
  if (friend.retreated) states.push('retreated');
  if (friend.destroyed) states.push('Destroyed');
  if (friend.acted) states.push('acted');
  if (friend.commander === undefined) states.push('no Commander');
  if (threat !== undefined && threat.damage > 0) states.push(`${percent(threat.damage)} chance of Damage`);
  return { ...piece, states };
}

export function enemyPiece({ id, card, acted }: EnemyFacts): Piece {
  return {
    id,
    name: card.name,
    seat: 'enemy',
    states: acted ? ['acted'] : [],
    values: valuesOf(card.source, [
      ['Points', String(card.points)],
      ['AP', card.ap === 0 ? '–' : `${card.ap}+ to Range ${card.apMaxRange}`],
      ['HE', plus(card.he)],
      ['Range', `${card.minRange} to ${card.maxRange}${card.indirect ? ', Indirect Fire' : ''}`],
      ['Defense', String(card.defense)],
      ['Attacked with', card.target],
    ]),
  };
}
