// The Battlefield drawn in text.
import type { State } from '@bocage/engine';
import { onField } from '../../rules/battle/field.ts';
import { battalionRow, cardOf } from '../../rules/shared/effects.ts';
import { hexName } from '../../state/hex.ts';
import {
  BATTLE_TARGET,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  FRIEND_HEX,
  FRIEND_UNIT,
  FRIENDS,
  HEX_TERRAIN,
  LAST_TURN,
  POINTS,
  TURN,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';

const LETTERS = ['', 'L', 'H', 'Bocage', 'W', 'Im'];

const CELL = 23;
const SHIFT = 6;

/** One hex in text: its name and terrain, friends, enemies. */
function cell(t: GameData, s: State, h: number): readonly string[] {
  const terrain = LETTERS[s[HEX_TERRAIN + h]];
  const lines = [`${hexName(h)}${terrain === '' ? '' : ` ${terrain}`}`];
  const friends: string[] = [];
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!onField(s, f) || s[FRIEND_HEX + f] !== h + 1) continue;
    friends.push(`${t.unitNumber[s[FRIEND_UNIT + f]]}${s[UNIT_DAMAGE + s[FRIEND_UNIT + f]] === 0 ? '' : '!'}`);
  }
  const enemies = new Map<string, number>();
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (s[ENEMY_HEX + e] !== h + 1) continue;
    const name = t.modelName[s[ENEMY_MODEL + e]];
    enemies.set(name, (enemies.get(name) ?? 0) + 1);
  }
  lines.push(...wrap(friends.map((f) => `+${f}`)));
  lines.push(...wrap([...enemies].map(([name, n]) => (n === 1 ? name : `${n} ${name}`))));
  return lines;
}

/** Words in lines that fit a cell. */
function wrap(words: readonly string[]): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const w of words) {
    if (line !== '' && line.length + 1 + w.length > CELL - 2) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? w : `${line} ${w}`;
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** The Battlefield in text: rows from the enemy's edge down, odd rows half a hex to the right. */
export function drawBattle(t: GameData, s: State): string {
  const row = battalionRow(t, cardOf(t, s, s[BATTLE_TARGET] - 1));
  const out = [
    `${row.number} ${row.name}: ${s[POINTS]} points (Half ${row.half}, Destroyed ${row.destroyed})   turn ${s[TURN]} of ${s[LAST_TURN]}`,
    'L light  H heavy  Im impassable  W water   +902 your Unit  ! damaged',
    '',
  ];
  for (let r = 0; r < 6; r++) {
    const cells = Array.from({ length: 4 }, (_, c) => cell(t, s, r * 4 + c));
    const height = Math.max(...cells.map((c) => c.length), 2);
    const indent = r % 2 === 0 ? ' '.repeat(SHIFT) : '';
    for (let i = 0; i < height; i++) {
      out.push(`${indent}${cells.map((c) => (c[i] ?? '').slice(0, CELL - 1).padEnd(CELL)).join('')}`.trimEnd());
    }
    out.push('');
  }
  const away: string[] = [];
  for (let f = 0; f < s[FRIENDS]; f++) if (!onField(s, f)) away.push(t.unitNumber[s[FRIEND_UNIT + f]]);
  if (away.length > 0) out.push(`Off the Battlefield: ${away.join(' ')}`);
  return out.join('\n');
}
