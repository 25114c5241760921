// Warnings: what a choice would lose, worked out by the rules before it is made.
import { count, noun, percent, type Reason, type State, top } from '@bocage/engine';
import { assaultTotals, failureChance, OPEN } from '../facts/odds.ts';
import { group, scanGroup } from '../rules/action/cost.ts';
import { ASSAULT, placeOf, TO, verbOf } from '../state/choice.ts';
import { AREA, SIDE } from '../state/frames.ts';
import { COUNT, FIRST_BOX, FLAGS, FRESH, GROUP, LINK, PLACE, PLACES, SPENT, TURN, US } from '../state/layout.ts';
import { interdiction, isFresh } from '../state/pieces.ts';
import { type GameData, SQUAD, TEAM } from '../state/tables.ts';
import { pieceId, pieceName, placeShort, placeText, placeWord, TheUnit, theUnit } from './names.ts';

/** From this chance of failure on, the player is told. */
const RISKY = 0.4;

/** RL 7.7, 7.3, 7.31: fire into own troops, and pieces that are spent by it. */
export function shotWarnings(t: GameData, s: State, side: number, unit: number, area: number): readonly Reason[] {
  const found: Reason[] = [];
  if (s[COUNT + side * PLACES + area] > 0) {
    found.push({
      rule: 'RL 7.7',
      code: 'friendly-fire',
      data: { place: placeWord(t, area) },
      text: `You have units in ${placeText(t, area)}: on a 6 the fire hits them.`,
    });
  }
  if (t.type[unit] === TEAM && countLeft(s, side, s[PLACE + unit], unit) === 0) {
    found.push({
      rule: 'RL 7.3',
      code: 'last-fresh',
      data: { piece: pieceId(t, unit), place: placeWord(t, s[PLACE + unit]) },
      text: `${TheUnit(t, s, unit)} is your last fresh unit in ${placeText(t, s[PLACE + unit])} and becomes spent.`,
    });
  }
  return found;
}

/** Fresh units of a side in a place besides one. */
function countLeft(s: State, side: number, place: number, besides: number): number {
  return s[FRESH + side * PLACES + place] - (isFresh(s, besides) ? 1 : 0);
}

/** RL 9.3 + A-07: a carrier that is no squad is spent by firing. */
export function aimWarnings(t: GameData, s: State, side: number, unit: number): readonly Reason[] {
  if (t.type[unit] === SQUAD) return [];
  const last = countLeft(s, side, s[PLACE + unit], unit) === 0;
  return [
    {
      rule: 'RL 9.3',
      code: 'spent-by-firing',
      data: { piece: pieceId(t, unit), last },
      text: last
        ? `Firing makes ${theUnit(t, s, unit)} spent. It is your last fresh unit in ${placeText(t, s[PLACE + unit])}.`
        : `Firing makes ${theUnit(t, s, unit)} spent. It cannot move or assault this turn.`,
    },
  ];
}

/** RL 10.11, SR1: passing with units left to act. */
export function passWarnings(t: GameData, s: State, side: number, ends: boolean): readonly Reason[] {
  const found: Reason[] = [];
  let fresh = 0;
  let afloat = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === 0) continue;
    if (isFresh(s, u)) fresh++;
    if (s[PLACE + u] >= FIRST_BOX) afloat++;
  }
  if (ends && fresh > 0) {
    found.push({
      rule: 'RL 10.11',
      code: 'phase-ends',
      data: { units: fresh },
      text: `The enemy has passed, so the Action Phase ends. ${count(fresh, 'fresh unit')} of yours ${noun(fresh, 'does', 'do')} not act.`,
    });
  }
  if (side === US && afloat > 0 && s[TURN] >= t.lastBoxTurn) {
    found.push({
      rule: 'RL SR1',
      code: 'afloat',
      data: { units: afloat },
      text: `${count(afloat, 'unit')} still in a Landing Craft box will be eliminated this turn.`,
    });
  }
  return found;
}

/** What a step, or an assault in place, of the present group may cost. */
export function groupWarnings(t: GameData, s: State, choice: number): readonly Reason[] {
  const f = top(s);
  const side = s[f + SIDE];
  const from = s[f + AREA];
  const found: Reason[] = [];
  if (choice === ASSAULT) return riskOf(t, s, side, from, from, -1);
  if (verbOf(choice) !== TO) return found;
  const to = placeOf(choice);
  scanGroup(t, s, side, from);
  const marker = interdiction(t, s, 1 - side, to);
  if (marker > 0) {
    found.push({
      rule: 'RL 8.2',
      code: 'interdiction',
      data: { place: placeWord(t, to), interdiction: marker },
      text: `${placeText(t, to)} is under interdiction (${marker}): your units pay extra MP or are attacked.`,
    });
  }
  if (s[COUNT + (1 - side) * PLACES + to] > 0) found.push(...riskOf(t, s, side, to, from, -1));
  const stays = s[COUNT + side * PLACES + from] - group.count;
  if (from < FIRST_BOX && stays === 0) {
    if (s[COUNT + (1 - side) * PLACES + from] > 0) {
      found.push({
        rule: 'RL 3.21',
        code: 'control-lost',
        data: { place: placeWord(t, from) },
        text: `You leave no unit in ${placeText(t, from)}: the enemy there takes control.`,
      });
    } else if (t.star[from] === 1 && enemyNear(t, s, side, from)) {
      found.push({
        rule: 'RL 3.21',
        code: 'star-left',
        data: { place: placeWord(t, from) },
        text: `You leave the Victory Area ${placeText(t, from)} empty, with enemies next to it.`,
      });
    }
  }
  return found;
}

function enemyNear(t: GameData, s: State, side: number, area: number): boolean {
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
    if (s[FRESH + (1 - side) * PLACES + t.near[i]] > 0) return true;
  }
  return false;
}

/** RL 11.2: the chance that the assault fails and the point unit is lost. */
function riskOf(t: GameData, s: State, side: number, area: number, at: number, point: number): Reason[] {
  const { attack, defence } = assaultTotals(t, s, { ...OPEN, side, area, at, point });
  const risk = failureChance(attack - defence);
  if (risk < RISKY) return [];
  return [
    {
      rule: 'RL 11.2',
      code: 'risk',
      data: { place: placeWord(t, area), chance: risk },
      text: `The assault on ${placeShort(t, area)} fails ${percent(risk)} of the time. You would then lose the point unit and have to pass.`,
    },
  ];
}

/** RL 2.63, 11.2: what is lost with this point unit. */
export function pointWarnings(t: GameData, s: State, side: number, area: number, point: number): readonly Reason[] {
  const found = riskOf(t, s, side, area, area, point);
  if (found.length > 0 && s[LINK + point] > 0) {
    found.push({
      rule: 'RL 2.63',
      code: 'weapon-at-risk',
      data: { piece: pieceId(t, s[LINK + point] - 1) },
      text: `Its ${pieceName(t, s[LINK + point] - 1)} would then be lost too on a roll of 2 to 7.`,
    });
  }
  let others = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (u !== point && s[PLACE + u] === area && (s[FLAGS + u] & (GROUP | SPENT)) === GROUP) others++;
  }
  if (found.length > 0 && t.bonus[point] > 0 && others > 0) {
    found.push({
      rule: 'RL 12.1',
      code: 'leader-at-risk',
      text: `If ${theUnit(t, s, point)} is lost, he cannot help the others to rally.`,
    });
  }
  return found;
}
