// Battlefield Heroics: a Commander without a Unit takes over another one.
import type { State } from '@bocage/engine';
import {
  F_DESTROYED,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanTell } from '../../words/events.ts';
import { isWounded, nerves, UNFIT } from '../shared/force.ts';
import { leader, onField, unitName } from './field.ts';

export const RULE_HEROICS = 'SL 10.2';

/** SL 10.2: the Commander of slot `from` (its Unit Destroyed) takes over Unit `to`. */
export function refuseHeroics(t: GameData, s: State, from: number, to: number): number {
  if (s[OPT.heroics] === OPTION.heroics.off) return R.noHeroics;
  const c = leader(s, from);
  if ((s[FRIEND_STATE + from] & F_DESTROYED) === 0 || c < 0 || nerves(t, s, c) === UNFIT) return R.hasUnit;
  if (!onField(s, to)) return R.notOnField;
  if (s[FRIEND_HEX + to] !== s[FRIEND_HEX + from]) return R.heroicsElsewhere;
  if (t.unitType[s[FRIEND_UNIT + to]] !== t.commanderType[c]) return R.heroicsType;
  const led = leader(s, to);
  return led >= 0 && nerves(t, s, led) !== UNFIT && !isWounded(s, led) ? R.heroicsLed : 0;
}

export function hasHeroics(t: GameData, s: State): boolean {
  if (s[OPT.heroics] === OPTION.heroics.off) return false;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if ((s[FRIEND_STATE + f] & F_DESTROYED) === 0) continue;
    for (let u = 0; u < s[FRIENDS]; u++) if (refuseHeroics(t, s, f, u) === 0) return true;
  }
  return false;
}

export function takeOver(t: GameData, s: State, from: number, to: number, tell: ShermanTell): void {
  const c = leader(s, from);
  s[FRIEND_COMMANDER + to] = c + 1;
  s[FRIEND_COMMANDER + from] = 0;
  // His Tactic counters come with him; those of the man he relieves stay behind.
  s[FRIEND_TACTICS + to] = (s[FRIEND_TACTICS + to] & 0xff) | (s[FRIEND_TACTICS + from] & 0xff00);
  s[FRIEND_TACTICS + from] &= 0xff;
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'takes-over',
      rule: RULE_HEROICS,
      pieces: [unitName(t, s, to), t.commanderName[c]],
      commander: t.commanderName[c],
      unit: unitName(t, s, to),
    });
  }
}
