// The player log: rows packed into the state as each Battle ends, read back as the printed sheet has them.
import type { State } from '@bocage/engine';
import {
  C_WOUNDED,
  COMMANDER_FLAGS,
  COMMANDER_KIA,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  D_LASTING,
  F_RETREATED,
  LOG_DAMAGE,
  LOG_ROWS,
  LOG_WHO,
  MAX_BATTLES,
  MAX_LOG_ROWS,
  UNIT_DAMAGE,
  UNIT_LOST,
  UNIT_STATUS,
  WEEK,
} from '../../state/layout.ts';

/** Number of the Battle in the log: 0-17. `n` is its place in the Week, from 0. */
export function logBattle(s: State, n: number): number {
  return (s[WEEK] - 1) * MAX_BATTLES + n;
}

/** Adds the row of one participant, after his Stress, XP and promotion are settled. */
export function logParticipant(
  s: State,
  battle: number,
  unit: number,
  commander: number,
  friendState: number,
  xp: number,
): void {
  const row = s[LOG_ROWS];
  if (row >= MAX_LOG_ROWS) throw new Error('log: more participants than Commanders');
  s[LOG_ROWS] = row + 1;
  const stress = commander < 0 ? 0 : Math.min(63, s[COMMANDER_STRESS + commander]);
  const level = commander < 0 ? 0 : s[COMMANDER_LEVEL + commander];
  s[LOG_WHO + row] =
    battle | (unit << 5) | ((commander + 1) << 12) | (stress << 18) | (Math.min(15, xp) << 24) | (level << 28);
  const lost = s[UNIT_STATUS + unit] === UNIT_LOST ? 1 : 0;
  const killed = commander >= 0 && s[COMMANDER_STATUS + commander] === COMMANDER_KIA ? 1 : 0;
  const wounded = commander >= 0 && (s[COMMANDER_FLAGS + commander] & C_WOUNDED) !== 0 ? 1 : 0;
  const retreated = (friendState & F_RETREATED) !== 0 ? 1 : 0;
  s[LOG_DAMAGE + row] =
    (s[UNIT_DAMAGE + unit] & D_LASTING) | (lost << 16) | (killed << 17) | (wounded << 18) | (retreated << 19);
}

/** A row as people read it: ids, not names. */
export interface LogRow {
  readonly battle: number;
  readonly unit: number;
  /** -1: nobody. */
  readonly commander: number;
  readonly stress: number;
  readonly xp: number;
  readonly level: number;
  /** Bits D_* that stay. */
  readonly damage: number;
  readonly lost: boolean;
  readonly killed: boolean;
  readonly wounded: boolean;
  readonly retreated: boolean;
}

export function logRow(s: State, row: number): LogRow {
  const who = s[LOG_WHO + row];
  const damage = s[LOG_DAMAGE + row];
  return {
    battle: who & 31,
    unit: (who >> 5) & 127,
    commander: ((who >> 12) & 63) - 1,
    stress: (who >> 18) & 63,
    xp: (who >> 24) & 15,
    level: (who >> 28) & 7,
    damage: damage & D_LASTING,
    lost: ((damage >> 16) & 1) === 1,
    killed: ((damage >> 17) & 1) === 1,
    wounded: ((damage >> 18) & 1) === 1,
    retreated: ((damage >> 19) & 1) === 1,
  };
}
