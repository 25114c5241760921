// What people see of a Battle: the 24 hexes with terrain and stacks, turn, and the odds of the enemy's next step.
import { find, type Piece, type Place, type State } from '@bocage/engine';
import { damageWords } from '../../positions/words.ts';
import { leader, onField } from '../../rules/battle/field.ts';
import { enemyThreats, threatText, type UnitThreat } from '../../rules/battle/odds.ts';
import { battalionRow, cardOf } from '../../rules/shared/effects.ts';
import { isWounded, nerves } from '../../rules/shared/force.ts';
import { terrainWord } from '../../rules/shared/ground.ts';
import { HEXES, hexName } from '../../state/hex.ts';
import {
  BATTLE_STATUS,
  BATTLE_TARGET,
  COMMANDER_LEVEL,
  COMMANDER_STRESS,
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
  LAST_TURN,
  MOVE_DIE,
  MOVE_RESULT,
  POINTS,
  TURN,
  UNIT_DAMAGE,
  X_ACTED,
} from '../../state/layout.ts';
import { STEP_BATTLE, STEP_ENEMY_ACTIONS, STEP_FRIENDLY } from '../../state/steps.ts';
import { levelOf, type Tables } from '../../state/tables.ts';
import { LEVELS, TARGETS } from '../../state/terms.ts';
import type { BoardPart } from '../campaign/board.ts';
import { statusWord } from './events.ts';

const NERVES = ['Okay', 'Shaken', 'Unfit'];

function friendPiece(t: Tables, s: State, f: number, threat: UnitThreat | undefined): Piece {
  const unit = s[FRIEND_UNIT + f];
  const row = t.data.units[t.unitModel[unit]];
  const c = leader(s, f);
  const state = s[FRIEND_STATE + f];
  const value = (label: string, text: string): { label: string; value: string; source: string } => ({
    label,
    value: text,
    source: row.source,
  });
  const states = damageWords(s[UNIT_DAMAGE + unit]);
  if (state & F_LATE) states.push('late');
  if (state & F_RETREATED) states.push('retreated');
  if (state & F_DESTROYED) states.push('destroyed');
  if (state & F_DONE) states.push('acted');
  if (c < 0) states.push('no commander');
  if (threat !== undefined && threat.damage > 0) states.push(`threat ${Math.round(threat.damage * 100)} %`);
  return {
    id: t.unitNumber[unit],
    name: `${t.unitNumber[unit]} ${row.name}`,
    seat: 'US',
    states,
    values: [
      value('AP', row.ap === 0 ? '-' : `${row.ap}+`),
      value('HE', row.he === 0 ? '-' : `${row.he}+`),
      value('Range', `${row.minRange}-${row.maxRange}`),
      value('Defense', String(row.defense)),
      value('Speed', String(row.speed)),
      value('Target', TARGETS[t.unitTarget[unit]]),
      ...row.notes.map((note) => value('Note', note)),
    ],
    carries: c < 0 ? [] : [commanderPiece(t, s, f, c)],
  };
}

function commanderPiece(t: Tables, s: State, f: number, c: number): Piece {
  const row = t.data.commanders[c];
  const level = row.levels[s[COMMANDER_LEVEL + c]];
  const state = nerves(t, s, c);
  const side = state === 0 ? level.okay : level.shaken;
  const at = levelOf(c, s[COMMANDER_LEVEL + c]);
  const value = (label: string, text: string): { label: string; value: string; source: string } => ({
    label,
    value: text,
    source: row.source,
  });
  const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
  return {
    id: row.name,
    name: `${row.name}, ${LEVELS[s[COMMANDER_LEVEL + c]]}`,
    seat: 'US',
    states: [NERVES[state], ...(isWounded(s, c) ? ['wounded'] : [])],
    values: [
      value('Stress', `${s[COMMANDER_STRESS + c]} (Okay to ${t.levelOkayMax[at]}, Shaken to ${t.levelShakenMax[at]})`),
      value('Speed', state < 2 && side.fast ? 'Fast' : 'Slow'),
      value('Range 0', state < 2 ? signed(side.r0) : '-2'),
      value('Range 1+', state < 2 ? signed(side.r1) : '-2'),
      ...level.notes.map((note) => value('Skill', note)),
      ...(s[FRIEND_TACTICS + f] === 0 ? [] : [value('Tactic counters', tacticsText(s[FRIEND_TACTICS + f]))]),
    ],
  };
}

function tacticsText(tactics: number): string {
  const names = ['Unit Tactic', 'Unit Command Tactic', 'Tactic', 'Command Tactic'];
  return names
    .map((name, i) => [name, (tactics >> (4 * i)) & 15] as const)
    .filter(([, n]) => n > 0)
    .map(([name, n]) => `${n} ${name}`)
    .join(', ');
}

function enemyPiece(t: Tables, s: State, e: number): Piece {
  const row = t.data.enemies[s[ENEMY_MODEL + e]];
  const value = (label: string, text: string): { label: string; value: string; source: string } => ({
    label,
    value: text,
    source: row.source,
  });
  return {
    id: `enemy ${e + 1}`,
    name: row.name,
    seat: 'enemy',
    states: s[ENEMY_STATE + e] & X_ACTED ? ['acted'] : [],
    values: [
      value('Points', String(row.points)),
      value('AP', row.ap === 0 ? '-' : `${row.ap}+ to Range ${row.apMaxRange}`),
      value('HE', row.he === 0 ? '-' : `${row.he}+`),
      value('Range', `${row.minRange}-${row.maxRange}${row.indirect ? ' indirect' : ''}`),
      value('Defense', String(row.defense)),
      value('Attacked with', row.target),
    ],
  };
}

/** Threats are worth computing while the turns run. */
function threatsNow(t: Tables, s: State): readonly UnitThreat[] {
  if (s[TURN] === 0 || s[MOVE_DIE] === 0 || find(s, STEP_BATTLE) < 0) return [];
  return enemyThreats(t, s, find(s, STEP_ENEMY_ACTIONS) >= 0);
}

/** Which step of the turn runs: the order of play of SL combat. */
function stepWord(s: State): string {
  if (s[TURN] === 0 || find(s, STEP_BATTLE) < 0) return 'Before';
  if (find(s, STEP_ENEMY_ACTIONS) >= 0) return 'Enemy';
  const friendly = find(s, STEP_FRIENDLY);
  if (friendly < 0) return 'End';
  return s[friendly + 1] === 0 ? 'Fast' : 'Slow';
}

export function boardBattle(t: Tables, s: State): BoardPart {
  const row = battalionRow(t, cardOf(t, s, s[BATTLE_TARGET] - 1));
  const threats = threatsNow(t, s);
  const places: Place[] = [];
  for (let h = 0; h < HEXES; h++) {
    const pieces: Piece[] = [];
    for (let f = 0; f < s[FRIENDS]; f++) {
      if (onField(s, f) && s[FRIEND_HEX + f] === h + 1) {
        pieces.push(
          friendPiece(
            t,
            s,
            f,
            threats.find((x) => x.friend === f),
          ),
        );
      }
    }
    for (let e = 0; e < s[ENEMIES]; e++) if (s[ENEMY_HEX + e] === h + 1) pieces.push(enemyPiece(t, s, e));
    places.push({ id: hexName(h), name: `Hex ${hexName(h)}`, notes: [terrainWord(s, h)], pieces });
  }
  const away: Piece[] = [];
  for (let f = 0; f < s[FRIENDS]; f++) if (!onField(s, f)) away.push(friendPiece(t, s, f, undefined));
  places.push({ id: 'off', name: 'Off the Battlefield', notes: [], pieces: away });
  const events = [s[EVENT_TOP], s[EVENT_TOP + 1]].filter((c) => c > 0).map((c) => t.data.events[c - 1].top);
  return {
    status: [
      `Battle against ${row.number} ${row.name}, ${statusWord(s[BATTLE_STATUS])}.`,
      s[TURN] === 0 ? 'Before the Battle.' : `Turn ${s[TURN]} of ${s[LAST_TURN]}.`,
      `${s[POINTS]} points of enemies; Half at ${row.half}, Destroyed at ${row.destroyed}.`,
      ...events.map((e) => `Event ${e.name}: ${e.text}`),
      ...threats.filter((x) => x.damage > 0).map(threatText),
    ],
    places,
    tracks: [
      { id: 'turn', name: 'Battle turn', value: `${s[TURN]} of ${s[LAST_TURN]}` },
      { id: 'step', name: 'Step', value: stepWord(s) },
      { id: 'movement-die', name: 'Enemy Movement die', value: s[MOVE_DIE] === 0 ? '-' : `d${s[MOVE_DIE]}` },
      { id: 'movement-result', name: 'Movement result', value: String(s[MOVE_RESULT]) },
      { id: 'points', name: 'Enemy points', value: String(s[POINTS]) },
    ],
  };
}
