// A friendly Unit's attack: choosing the target with its odds, the price in Stress, the end of the Unit's action.
import { type Chance, pop, type State, type Step, top } from '@bocage/engine';
import { hexName } from '../../state/hex.ts';
import {
  COMMANDER_STRESS,
  D_SUPPRESSED,
  ENEMIES,
  ENEMY_HEX,
  F_ATTACKED,
  F_MOVED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import { SKILL_AGGRESSIVE } from '../../state/notes.ts';
import type { GameData } from '../../state/tables.ts';
import { SUPPRESSED } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { askForTarget, warnOfStress } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import { attackLabel } from '../../words/battle/who-acts.ts';
import { stressCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { stress } from '../shared/force.ts';
import { removeDamage } from './damage.ts';
import {
  argumentOf,
  enemyId,
  enemyName,
  enemyTitle,
  hasTwin,
  isActiveEnemy,
  leader,
  skillsOf,
  unitName,
  unitTitle,
  VERB_BITS,
  verbOf,
} from './field.ts';
import { refuseAttack, suppressedStress } from './fire.ts';
import { passOver } from './no-attack.ts';
import { friendlyOdds } from './odds.ts';
import { resolveFriendly } from './resolve.ts';

const RULE = 'SL 6.7';
const FIRE = 0;
export const HOLD_FIRE = 1;

/** SL 6.2, SL G52: Stress for moving and attacking in one step; an Aggressive Commander has none. */
export function moveAndAttackStress(t: GameData, s: State, friend: number): number {
  if ((s[FRIEND_STATE + friend] & F_MOVED) === 0 || leader(s, friend) < 0) return 0;
  return (skillsOf(t, s, friend) & SKILL_AGGRESSIVE) !== 0 ? 0 : t.unitMoveStress[s[FRIEND_UNIT + friend]];
}

/** The Unit's action is over: a Suppressed counter goes back, used or not (R32). */
export function finishAttack(t: GameData, s: State, friend: number, attacked: boolean, _tell: ShermanTell): void {
  if (!attacked) removeDamage(t, s, friend, SUPPRESSED);
}

/** SL 6.7: declares the attack, pays for it, rolls it. */
function fire(t: GameData, s: State, friend: number, enemy: number, chance: Chance, tell: ShermanTell): void {
  const c = leader(s, friend);
  if ((s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_SUPPRESSED) !== 0) {
    removeDamage(t, s, friend, SUPPRESSED);
    if (c >= 0) stress(t, s, c, 1, W.suppressed, 'SL 6.15', tell);
  }
  const price = moveAndAttackStress(t, s, friend);
  s[FRIEND_STATE + friend] |= F_ATTACKED;
  resolveFriendly(t, s, friend, enemy, chance, tell);
  // Moving and attacking is done only now, so its Stress does not spoil this attack (R89).
  if (price > 0) stress(t, s, c, price, W.moveAndAttack, 'SL 6.2', tell);
}

/** It could attack and did not. */
function tellHeld(t: GameData, s: State, friend: number, tell: ShermanTell): void {
  if (tell === undefined) return;
  const unit = unitName(t, s, friend);
  const places = [hexName(s[FRIEND_HEX + friend] - 1)];
  tell({ half: 'battle', kind: 'no-attack', rule: RULE, places, pieces: [unit], unit, why: 'held' });
}

export const attackStep: Step<GameData, ShermanEvent> = {
  name: 'attack',
  rule: RULE,
  continues: true,
  settle(t, s, _chance: Chance, tell) {
    const friend = s[top(s) + 1];
    for (let e = 0; e < s[ENEMIES]; e++) if (isActiveEnemy(s, e) && refuseAttack(t, s, friend, e) === 0) return false;
    pop(s);
    passOver(t, s, friend, tell);
    finishAttack(t, s, friend, false, tell);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const friend = s[top(s) + 1];
      let n = 0;
      for (let e = 0; e < s[ENEMIES]; e++) {
        if (isActiveEnemy(s, e) && refuseAttack(t, s, friend, e) === 0 && !hasTwin(s, e))
          out[n++] = FIRE | (e << VERB_BITS);
      }
      out[n++] = HOLD_FIRE;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let e = 0; e < s[ENEMIES]; e++)
        if (isActiveEnemy(s, e) && !hasTwin(s, e)) out[n++] = FIRE | (e << VERB_BITS);
      out[n++] = HOLD_FIRE;
      return n;
    },
    refuse(t, s, choice) {
      if (verbOf(choice) === HOLD_FIRE) return choice === HOLD_FIRE ? 0 : R.notAsked;
      const e = argumentOf(choice);
      if (verbOf(choice) !== FIRE || e >= s[ENEMIES] || !isActiveEnemy(s, e) || hasTwin(s, e)) return R.notAsked;
      return refuseAttack(t, s, s[top(s) + 1], e);
    },
    apply(t, s, choice, chance, tell) {
      const friend = s[top(s) + 1];
      pop(s);
      const attacks = verbOf(choice) === FIRE;
      if (attacks) fire(t, s, friend, argumentOf(choice), chance, tell);
      else tellHeld(t, s, friend, tell);
      finishAttack(t, s, friend, attacks, tell);
    },
    name: (t, s, choice) => (verbOf(choice) === HOLD_FIRE ? 'hold' : enemyName(t, s, argumentOf(choice))),
    describe(t, s, choice) {
      const friend = s[top(s) + 1];
      if (verbOf(choice) === HOLD_FIRE) {
        return { verb: 'hold-fire', label: W.holdFire, rule: RULE, pieces: [unitName(t, s, friend)], mark: 'end' };
      }
      const e = argumentOf(choice);
      const hex = hexName(s[ENEMY_HEX + e] - 1);
      const price = suppressedStress(s, friend) + moveAndAttackStress(t, s, friend);
      return {
        verb: 'attack',
        label: attackLabel(enemyTitle(t, s, e), hex),
        rule: RULE,
        places: [hex],
        pieces: [enemyId(e)],
        ...(price > 0 && { ...stressCost(price) }),
        mark: 'attack',
      };
    },
    prompt(t, s) {
      const friend = s[top(s) + 1];
      return {
        ...askForTarget(unitTitle(t, s, friend), (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_SUPPRESSED) !== 0),
        places: [hexName(s[FRIEND_HEX + friend] - 1)],
        pieces: [unitName(t, s, friend)],
      };
    },
    odds: (t, s, choice) =>
      verbOf(choice) === HOLD_FIRE ? undefined : friendlyOdds(t, s, s[top(s) + 1], argumentOf(choice)),
    warnings(t, s, choice) {
      if (verbOf(choice) === HOLD_FIRE) return [];
      const friend = s[top(s) + 1];
      const c = leader(s, friend);
      const price = suppressedStress(s, friend) + moveAndAttackStress(t, s, friend);
      if (c < 0 || price === 0) return [];
      const name = t.commanderName[c];
      return [
        {
          code: 'attackStress',
          rule: 'SL 6.2',
          data: { commander: name, stress: price, now: s[COMMANDER_STRESS + c] },
          text: warnOfStress(name, price, s[COMMANDER_STRESS + c]),
        },
      ];
    },
  },
};
