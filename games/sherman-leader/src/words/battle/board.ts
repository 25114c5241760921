// A Battle in words: the 24 hexes with terrain and stacks, the turn, what the enemy's next step may do.
import { type Board, count, type Place } from '@bocage/engine';
import type { BattleFacts, BattleStep, HexFacts, StatusCode, Terrain, UnitThreatFacts } from '../../facts/types.ts';
import { enemyPiece, friendPiece } from '../pieces.ts';
import { threatText } from './threats.ts';

const TERRAIN: Readonly<Record<Terrain, string>> = {
  clear: 'Clear',
  light: 'Light Cover',
  heavy: 'Heavy Cover',
  bocage: 'Bocage',
  water: 'Water',
  impassable: 'Impassable',
};
const STEPS: Readonly<Record<BattleStep, string>> = {
  before: 'Before',
  fast: 'Fast',
  enemy: 'Enemy',
  slow: 'Slow',
  end: 'End',
};
const STATUS: Readonly<Record<StatusCode, string>> = {
  none: 'at Full strength',
  full: 'at Full strength',
  half: 'at Half strength',
  destroyed: 'Destroyed',
};

function hexPlace(hex: HexFacts, threats: ReadonlyMap<string, UnitThreatFacts>): Place {
  return {
    id: hex.id,
    name: `Hex ${hex.id}`,
    notes: [TERRAIN[hex.terrain]],
    pieces: [
      ...hex.friends.map((friend) => friendPiece(friend, threats.get(friend.id))),
      ...hex.enemies.map(enemyPiece),
    ],
  };
}

function pointsText({ points, battalion }: BattleFacts): string {
  const marks = `Half at ${battalion.half}, Destroyed at ${battalion.destroyed}`;
  return points === undefined
    ? `The enemy is not placed yet: ${marks} points.`
    : `The enemy has ${count(points, 'point')}: ${marks}.`;
}

export function boardBattle(facts: BattleFacts): Board {
  const { battalion, turn, lastTurn } = facts;
  const threats = new Map(facts.threats.map((threat) => [threat.unit, threat]));
  return {
    status: [
      `Battle against ${battalion.number} ${battalion.name}, ${STATUS[facts.status]}.`,
      turn === 0 ? 'Before the Battle.' : `Turn ${turn} of ${lastTurn}.`,
      pointsText(facts),
      ...facts.events.map((event) => `Event: ${event.name}. ${event.text}`),
      ...facts.threats.filter((threat) => threat.damage > 0).map((threat) => threatText(threat)),
    ],
    places: [
      ...facts.hexes.map((hex) => hexPlace(hex, threats)),
      {
        id: 'off',
        name: 'Off the Battlefield',
        notes: [],
        pieces: facts.off.map((friend) => friendPiece(friend, undefined)),
      },
    ],
    tracks: [
      { id: 'turn', name: 'Battle turn', value: `${turn} of ${lastTurn}` },
      { id: 'step', name: 'Step', value: STEPS[facts.step] },
      {
        id: 'movement-die',
        name: 'Enemy Movement die',
        value: facts.movementDie === 0 ? '-' : `d${facts.movementDie}`,
      },
      { id: 'movement-result', name: 'Movement result', value: String(facts.movementResult) },
      { id: 'points', name: 'Enemy points', value: facts.points === undefined ? '-' : String(facts.points) },
    ],
  };
}
