// Position lines of the player log, as the integers that the state keeps, and the XP of Events not yet recorded.
import type { PositionLine, State } from '@bocage/engine';
import {
  FRIEND_XP,
  LOG_ACCOUNTS,
  LOG_BATTLE,
  LOG_BATTLE_EVENTS,
  LOG_BATTLE_VP,
  LOG_CONDITION,
  LOG_DAMAGE,
  LOG_ROWS,
  LOG_SO,
  LOG_WEEK_VP,
  LOG_WHO,
  MAX_BATTLES,
  MAX_FRIENDS,
  MAX_LOG_ROWS,
  MAX_WEEKS,
} from '../state/layout.ts';
import { W } from '../words/position.ts';
import { type Answer, NOT_MINE, numbers, readNumbers } from './words.ts';

/** Every line of the log, always the same keys in the same order. */
export function writeLog(s: State): readonly PositionLine[] {
  const lines: PositionLine[] = [];
  lines.push(
    ['event xp', numbers(s, FRIEND_XP, MAX_FRIENDS)],
    ['log so', numbers(s, LOG_SO, (MAX_WEEKS + 1) * LOG_ACCOUNTS)],
    ['log conditions', numbers(s, LOG_CONDITION, MAX_WEEKS)],
    ['log weeks', numbers(s, LOG_WEEK_VP, MAX_WEEKS)],
  );
  for (let i = 0; i < MAX_WEEKS * MAX_BATTLES; i++) {
    const row = [s[LOG_BATTLE + i], s[LOG_BATTLE_VP + i], s[LOG_BATTLE_EVENTS + i]];
    lines.push([`log battle ${i + 1}`, row.some((n) => n !== 0) ? row.join(' ') : '-']);
  }
  const rows = Array.from({ length: s[LOG_ROWS] }, (_, i) => `${s[LOG_WHO + i]}/${s[LOG_DAMAGE + i]}`);
  lines.push(['log rows', rows.join(' ') || '-']);
  return lines;
}

export function readLog(s: State, name: string, value: string): Answer {
  const battle = /^battle ([0-9]{1,2})$/.exec(name);
  if (battle !== null) {
    const i = Number(battle[1]) - 1;
    if (i < 0 || i >= MAX_WEEKS * MAX_BATTLES) return W.noSuchBattle;
    const row = value === '-' ? ['0', '0', '0'] : value.split(/\s+/);
    if (row.length !== 3 || !row.every((n) => /^-?[0-9]{1,10}$/.test(n))) return W.threeNumbers(value);
    s[LOG_BATTLE + i] = Number(row[0]);
    s[LOG_BATTLE_VP + i] = Number(row[1]);
    s[LOG_BATTLE_EVENTS + i] = Number(row[2]);
    return undefined;
  }
  switch (name) {
    case 'so':
      return readNumbers(s, LOG_SO, (MAX_WEEKS + 1) * LOG_ACCOUNTS, value);
    case 'conditions':
      return readNumbers(s, LOG_CONDITION, MAX_WEEKS, value);
    case 'weeks':
      return readNumbers(s, LOG_WEEK_VP, MAX_WEEKS, value);
    case 'rows': {
      const rows = value === '-' ? [] : value.split(/\s+/);
      if (rows.length > MAX_LOG_ROWS || !rows.every((r) => /^-?[0-9]{1,10}\/[0-9]{1,10}$/.test(r))) {
        return W.pairsOfNumbers;
      }
      s[LOG_ROWS] = rows.length;
      rows.forEach((r, i) => {
        const [who, damage] = r.split('/').map(Number);
        s[LOG_WHO + i] = who;
        s[LOG_DAMAGE + i] = damage;
      });
      return undefined;
    }
    default:
      return NOT_MINE;
  }
}
