// A Battle as facts: the 24 hexes with terrain and stacks, the turn, and what the enemy's next step may do.
import { find, type State } from '@bocage/engine';
import { enemyId, leader, onField } from '../rules/battle/field.ts';
import { BATTLE_ENEMIES } from '../rules/battle/status.ts';
import { enemyThreats } from '../rules/battle/threats.ts';
import { battalionRow, cardOf } from '../rules/shared/effects.ts';
import { coverAt } from '../rules/shared/ground.ts';
import { HEXES, hexName } from '../state/hex.ts';
import {
  BATTLE_STATUS,
  BATTLE_TARGET,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  EVENT_TOP,
  F_DESTROYED,
  F_DONE,
  F_LATE,
  F_RETREATED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  HEX_TERRAIN,
  LAST_TURN,
  MOVE_DIE,
  MOVE_RESULT,
  POINTS,
  TURN,
  X_ACTED,
} from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { unitFacts } from './force.ts';
import type {
  BattleFacts,
  BattleStep,
  EnemyFacts,
  EventFacts,
  FriendFacts,
  HexFacts,
  StatusCode,
  Terrain,
  UnitThreatFacts,
} from './types.ts';

const STATUS: readonly StatusCode[] = ['none', 'full', 'half', 'destroyed'];
const TERRAIN: readonly Terrain[] = ['clear', 'light', 'heavy', 'bocage', 'water', 'impassable'];

function friendFacts(t: GameData, s: State, f: number): FriendFacts {
  const state = s[FRIEND_STATE + f];
  const tactics = s[FRIEND_TACTICS + f];
  return {
    ...unitFacts(t, s, s[FRIEND_UNIT + f], leader(s, f)),
    hex: onField(s, f) ? hexName(s[FRIEND_HEX + f] - 1) : undefined,
    late: (state & F_LATE) !== 0,
    retreated: (state & F_RETREATED) !== 0,
    destroyed: (state & F_DESTROYED) !== 0,
    acted: (state & F_DONE) !== 0,
    tactics: {
      unit: tactics & 15,
      unitCommand: (tactics >> 4) & 15,
      commander: (tactics >> 8) & 15,
      commanderCommand: (tactics >> 12) & 15,
    },
  };
}

function enemyFacts(t: GameData, s: State, e: number): EnemyFacts {
  return {
    id: enemyId(e),
    card: t.data.enemies[s[ENEMY_MODEL + e]],
    hex: hexName(s[ENEMY_HEX + e] - 1),
    acted: (s[ENEMY_STATE + e] & X_ACTED) !== 0,
  };
}

/** Threats are worth computing while the turns run. */
function threatsNow(t: GameData, s: State): readonly UnitThreatFacts[] {
  if (s[TURN] === 0 || s[MOVE_DIE] === 0 || find(s, STEP.turn) < 0) return [];
  return enemyThreats(t, s, find(s, STEP.enemyActions) >= 0).map(({ unit, damage, safe, by }) => ({
    unit,
    damage,
    safe,
    by: by.map((one) => ({
      enemy: enemyId(one.enemy),
      piece: one.piece,
      hex: one.hex,
      damage: one.damage,
      needs: one.needs,
    })),
  }));
}

/** Which step of the turn runs: the order of play of SL 6. */
function stepNow(s: State): BattleStep {
  if (s[TURN] === 0 || find(s, STEP.battle) < 0) return 'before';
  if (find(s, STEP.enemyActions) >= 0) return 'enemy';
  const friendly = find(s, STEP.friendly);
  if (friendly < 0) return 'end';
  return s[friendly + 1] === 0 ? 'fast' : 'slow';
}

/** Before all enemies are placed their points say nothing. */
function pointsKnown(s: State): boolean {
  const battle = find(s, STEP.battle);
  if (s[TURN] > 0 || battle < 0) return true;
  // The stage of the frame is that of the part to come.
  return s[battle + 1] > BATTLE_ENEMIES && find(s, STEP.placeEnemies) < 0;
}

function eventFacts(t: GameData, s: State): readonly EventFacts[] {
  const list: EventFacts[] = [];
  for (const drawn of [s[EVENT_TOP], s[EVENT_TOP + 1]]) {
    if (drawn === 0) continue;
    const { id, top } = t.data.events[drawn - 1];
    list.push({ id, name: top.name, text: top.text });
  }
  return list;
}

export function battleFacts(t: GameData, s: State): BattleFacts {
  const friends = Array.from({ length: s[FRIENDS] }, (_, f) => friendFacts(t, s, f));
  const hexes = Array.from({ length: HEXES }, (_, h): HexFacts => {
    const enemies: EnemyFacts[] = [];
    for (let e = 0; e < s[ENEMIES]; e++) if (s[ENEMY_HEX + e] === h + 1) enemies.push(enemyFacts(t, s, e));
    const id = hexName(h);
    return {
      id,
      terrain: TERRAIN[s[HEX_TERRAIN + h]],
      cover: coverAt(s, h),
      friends: friends.filter((friend) => friend.hex === id),
      enemies,
    };
  });
  return {
    battalion: battalionRow(t, cardOf(t, s, s[BATTLE_TARGET] - 1)),
    status: STATUS[s[BATTLE_STATUS]],
    turn: s[TURN],
    lastTurn: s[LAST_TURN],
    step: stepNow(s),
    movementDie: s[MOVE_DIE],
    movementResult: s[MOVE_RESULT],
    points: pointsKnown(s) ? s[POINTS] : undefined,
    events: eventFacts(t, s),
    hexes,
    off: friends.filter((friend) => friend.hex === undefined),
    threats: threatsNow(t, s),
  };
}
