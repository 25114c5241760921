// RL 11.2, 11.21, 11.4: the dice of an assault, what a failure costs, and overruns.
import { bySeatAndThing, type Chance, type Modifier, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import {
  AREA,
  ASSAULT_RETREATS,
  DEFENCE_LEADER,
  DEFENDER,
  FROM,
  LEADER,
  POINT_UNIT,
  SIDE,
  START,
} from '../../state/frames.ts';
import { COUNT, FIRED, FLAGS, FOUGHT, GROUP, HELD, PENDING, PLACES, SPENT, USED } from '../../state/layout.ts';
import { eliminate, markAttacked } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/labels.ts';
import { pieceId, placeWord, unitRef } from '../../words/names.ts';
import { passAction } from '../action/activate.ts';
import { finish, finishAll } from '../action/finish.ts';
import { goBack } from '../action/interdiction.ts';
import { endGroup } from '../action/move.ts';
import { attacks } from './frame.ts';
import { assaultWeapon, attackTotal, defenceTotal } from './totals.ts';

const OFFENCE = bySeatAndThing({ rule: 'RL 11.1', what: W.assaultAttacker }, PLACES);
const DEFENCE = bySeatAndThing({ rule: 'RL 11.1', what: W.assaultDefender }, PLACES);

/** RL 11.1 + 11.2 + A-20: both totals, the dice, and what they bring; every weapon added turns to its F side. */
function roll(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  const offence: Modifier[] | undefined = tell === undefined ? undefined : [];
  const defence: Modifier[] | undefined = tell === undefined ? undefined : [];
  const attack = attackTotal(t, s, side, area, area, s[f + POINT_UNIT] - 1, s[f + LEADER] - 1, offence);
  const against = defenceTotal(t, s, 1 - side, area, s[f + DEFENDER] - 1, s[f + DEFENCE_LEADER] - 1, defence);
  const offenceDie = chance.die(s, 6, OFFENCE[side * PLACES + area]);
  const defenceDie = chance.die(s, 6, DEFENCE[(1 - side) * PLACES + area]);
  const result = attack + offenceDie - against - defenceDie;
  if (tell !== undefined && offence !== undefined && defence !== undefined) {
    const places = [placeWord(t, area)];
    const what = 'assault';
    tell({
      kind: 'attack',
      rule: 'RL 11.1',
      what,
      side,
      area,
      offence,
      defence,
      offenceDie,
      defenceDie,
      result,
      places,
    });
  }
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!attacks(s, u, area)) continue;
    s[FLAGS + u] |= FOUGHT;
    const weapon = assaultWeapon(t, s, u, area);
    if (weapon < 0) continue;
    if ((s[FLAGS + weapon] & HELD) !== 0) s[FLAGS + weapon] &= ~HELD;
    else {
      s[FLAGS + weapon] |= FIRED;
      if (tell !== undefined) {
        const [places, pieces] = [[placeWord(t, area)], [pieceId(t, weapon)]];
        tell({ kind: 'fired', rule: 'RL A-20', weapon: t.kind[weapon], area, places, pieces });
      }
    }
  }
  if (result <= 0) {
    fail(t, s, chance, tell);
    return true;
  }
  s[f] = STEP.assaultEnd;
  s[f + ASSAULT_RETREATS] = 0;
  markAttacked(t, s, 1 - side, area);
  push(s, STEP.casualties, 1 - side, area, result, 0, 0, result);
  return true;
}

/** RL 11.2: the point unit is eliminated, the others are spent and go back, and the phase passes to the other side. */
function fail(t: GameData, s: State, chance: Chance, tell: Tell): void {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  const from = s[f + FROM];
  const lost = s[f + POINT_UNIT] - 1;
  if (tell !== undefined) {
    const piece = unitRef(t, s, lost);
    const [places, pieces] = [[placeWord(t, area)], [pieceId(t, lost)]];
    tell({ kind: 'lost', rule: 'RL 11.2', piece, area, cost: 0, places, pieces });
  }
  eliminate(t, s, lost, true, chance, tell);
  if (from !== 0) goBack(t, s, side, area, from, tell);
  finishAll(t, s, side, GROUP | PENDING);
  pop(s);
  pop(s);
  if (tell !== undefined) tell({ kind: 'pass', rule: 'RL 10.1', side, why: 'assault-failed' });
  passAction(s);
}

/** RL 11.4: if every defender was eliminated, attackers that began the turn elsewhere and have MP left may go on. */
function end(t: GameData, s: State, _chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  const cleared = s[COUNT + (1 - side) * PLACES + area] === 0 && s[f + ASSAULT_RETREATS] === 0;
  const entered = s[f + FROM] !== 0;
  pop(s);
  const overrun = cleared && entered && s[top(s) + START] !== area;
  if (!overrun) {
    endGroup(t, s);
    return true;
  }
  if (tell !== undefined) tell({ kind: 'overrun', rule: 'RL 11.4', side, area, places: [placeWord(t, area)] });
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if ((s[FLAGS + u] & GROUP) === 0) continue;
    if ((s[FLAGS + u] & SPENT) !== 0 || t.move[u] <= s[USED + u]) finish(t, s, u);
  }
  return true;
}

export const assaultRoll: Step<GameData, RudderEvent> = { name: 'assault/roll', rule: 'RL 11.1', settle: roll };
export const assaultEnd: Step<GameData, RudderEvent> = { name: 'assault/end', rule: 'RL 11.4', settle: end };
