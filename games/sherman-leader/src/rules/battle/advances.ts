// Starting Advances of the enemy's infantry, and how aggressive the enemy is in this Battle.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_FORCE_D6, E_FORCE_D10, E_RIFLE_PREADV } from '../../state/effects.ts';
import { lowest } from '../../state/hex.ts';
import { ENEMIES, ENEMY_HEX, ENEMY_MODEL, FX, MOVE_DIE } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { ADVANCE, AT, MG, RIFLE } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { TIE_STARTING, tellEnemyMove } from './enemy-act.ts';
import { isActiveEnemy, lookForFriends } from './field.ts';
import { destinations } from './orders.ts';

const RULE = 'SL 5.8';
const AGGRESSIVENESS = { rule: 'SL 5.9', what: W.aggressiveness };

/** SL G41: starting Advance Orders by kind. */
function ordersFor(s: State, kind: number): number {
  if (kind === RIFLE) return 2 + s[FX + E_RIFLE_PREADV];
  return kind === AT || kind === MG ? 1 : 0;
}

function anyAdvances(t: GameData, s: State): boolean {
  for (let e = 0; e < s[ENEMIES]; e++)
    if (isActiveEnemy(s, e) && ordersFor(s, t.modelKind[s[ENEMY_MODEL + e]]) > 0) return true;
  return false;
}

/** [enemy, orders done]. */
export const startingAdvancesStep: Step<GameData, ShermanEvent> = {
  name: 'starting-advances',
  rule: RULE,
  settle(t, s, _chance, tell) {
    const at = top(s);
    if (tell !== undefined && s[at + 1] === 0 && s[at + 2] === 0 && anyAdvances(t, s))
      tell({ half: 'battle', kind: 'advances', rule: RULE, rifle: ordersFor(s, RIFLE) });
    lookForFriends(t, s);
    for (; s[at + 1] < s[ENEMIES]; s[at + 1]++, s[at + 2] = 0) {
      const enemy = s[at + 1];
      const model = s[ENEMY_MODEL + enemy];
      const orders = isActiveEnemy(s, enemy) ? ordersFor(s, t.modelKind[model]) : 0;
      while (s[at + 2] < orders) {
        s[at + 2]++;
        const from = s[ENEMY_HEX + enemy] - 1;
        const hexes = destinations(t, s, model, from, ADVANCE);
        if (hexes === 0) continue;
        if ((hexes & (hexes - 1)) !== 0 && s[OPT.enemyTies] === OPTION.enemyTies.player) {
          push(s, STEP.enemyMoveTie, enemy, hexes, TIE_STARTING);
          return true;
        }
        s[ENEMY_HEX + enemy] = lowest(hexes) + 1;
        tellEnemyMove(t, s, enemy, from, tell);
      }
    }
    pop(s);
    return true;
  },
};

/** SL G42, SL G05, R75: rolled once after the Advances, for the whole Battle; Events may settle it. */
export function aggressiveness(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  const low = s[FX + E_FORCE_D6] > 0;
  const high = s[FX + E_FORCE_D10] > 0;
  let roll = 0;
  if (low !== high) s[MOVE_DIE] = low ? 6 : 10;
  else {
    roll = chance.die(s, 10, AGGRESSIVENESS);
    s[MOVE_DIE] = roll <= t.campaignD6Max[s[OPT.campaign]] ? 6 : 10;
  }
  if (tell !== undefined) {
    tell({ half: 'battle', kind: 'aggressiveness', rule: 'SL 5.9', roll, die: s[MOVE_DIE] });
  }
}
