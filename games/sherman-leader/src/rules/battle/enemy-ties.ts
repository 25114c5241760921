// Ties of the enemy: hexes and targets that are equally good are for the player to choose.
import { pop, type State, type Step, top } from '@bocage/engine';
import { HEXES, hexName } from '../../state/hex.ts';
import { ENEMY_HEX, FRIEND_HEX, FRIENDS } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { askForEnemyMove, askForEnemyTarget, moveLabel, targetLabel } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { terrainWord } from '../shared/ground.ts';
import { aim, moveEnemy, SLOTS_IN_FIRST, TIE_ACTION, tellEnemyMove } from './enemy-act.ts';
import { enemyId, enemyTitle, hexNames, onField, unitName, unitTitle } from './field.ts';
import { attackOdds } from './odds.ts';
import { resolveEnemy } from './resolve.ts';

/** SL 6.10: hexes that are equally good; the player chooses. Also for starting Advances. */
export const enemyMoveTieStep: Step<GameData, ShermanEvent> = {
  name: 'enemy-move-tie',
  rule: 'SL 6.10',
  continues: true,
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      const hexes = s[top(s) + 2];
      let n = 0;
      for (let h = 0; h < HEXES; h++) if ((hexes >> h) & 1) out[n++] = h;
      return n;
    },
    attempts(_t, _s, out) {
      for (let h = 0; h < HEXES; h++) out[h] = h;
      return HEXES;
    },
    refuse: (_t, s, choice) => {
      if (choice < 0 || choice >= HEXES) return R.notAsked;
      return (s[top(s) + 2] >> choice) & 1 ? 0 : R.noChoiceOfHex;
    },
    apply(t, s, choice, chance, tell) {
      const enemy = s[top(s) + 1];
      const action = s[top(s) + 3] === TIE_ACTION;
      pop(s);
      if (action) {
        moveEnemy(t, s, enemy, choice, tell);
        aim(t, s, enemy, chance, tell);
        return;
      }
      const from = s[ENEMY_HEX + enemy] - 1;
      s[ENEMY_HEX + enemy] = choice + 1;
      tellEnemyMove(t, s, enemy, from, tell);
    },
    name: (_t, _s, choice) => `to ${hexName(choice)}`,
    describe(_t, s, choice) {
      const hex = hexName(choice);
      return {
        verb: 'enemy-move',
        label: moveLabel(hex, terrainWord(s, choice)),
        rule: 'SL 6.10',
        places: [hex],
        mark: 'move',
      };
    },
    prompt(t, s) {
      const enemy = s[top(s) + 1];
      const hex = hexName(s[ENEMY_HEX + enemy] - 1);
      return {
        ...askForEnemyMove(enemyTitle(t, s, enemy), hex, hexNames(s[top(s) + 2])),
        places: [hex],
        pieces: [enemyId(enemy)],
      };
    },
  },
};

/** Whether a slot is among the targets in the frame. */
function isTied(s: State, friend: number): boolean {
  const at = top(s);
  return friend < SLOTS_IN_FIRST
    ? ((s[at + 2] >> friend) & 1) === 1
    : ((s[at + 3] >> (friend - SLOTS_IN_FIRST)) & 1) === 1;
}

/** SL 6.13, SL G62: equal chance and equal Defense; the player chooses. */
export const enemyTargetTieStep: Step<GameData, ShermanEvent> = {
  name: 'enemy-target-tie',
  rule: 'SL 6.13',
  continues: true,
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (isTied(s, f)) out[n++] = f;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f)) out[n++] = f;
      return n;
    },
    refuse(_t, s, choice) {
      if (choice < 0 || choice >= s[FRIENDS] || !onField(s, choice)) return R.notAsked;
      return isTied(s, choice) ? 0 : R.noTargetTie;
    },
    apply(t, s, choice, chance, tell) {
      const enemy = s[top(s) + 1];
      pop(s);
      resolveEnemy(t, s, enemy, choice, chance, tell);
    },
    name: (t, s, choice) => `at ${unitName(t, s, choice)}`,
    describe(t, s, choice) {
      return {
        verb: 'enemy-attack',
        label: targetLabel(unitTitle(t, s, choice)),
        rule: 'SL 6.13',
        places: [hexName(s[FRIEND_HEX + choice] - 1)],
        pieces: [unitName(t, s, choice)],
        mark: 'attack',
      };
    },
    prompt(t, s) {
      const enemy = s[top(s) + 1];
      const hex = hexName(s[ENEMY_HEX + enemy] - 1);
      const units: string[] = [];
      for (let f = 0; f < s[FRIENDS]; f++) if (isTied(s, f)) units.push(unitName(t, s, f));
      return {
        ...askForEnemyTarget(enemyTitle(t, s, enemy), hex, units),
        places: [hex],
        pieces: [enemyId(enemy)],
      };
    },
    odds: (t, s, choice) => attackOdds(t, s, s[top(s) + 1], choice),
  },
};
