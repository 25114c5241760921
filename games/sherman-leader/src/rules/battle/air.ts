// After the enemy was placed: desertions, air support, air strikes and the artillery preparation.
import { type Chance, type Purpose, pop, push, type State, type Step } from '@bocage/engine';
import {
  E_AIRSTRIKE,
  E_AIRSTRIKE_COST,
  E_AIRSTRIKE_FREE,
  E_BARRAGE,
  E_KILL_ROLL,
  E_REMOVE,
} from '../../state/effects.ts';
import { HEXES, hexName } from '../../state/hex.ts';
import { AIRSTRIKES_USED, ENEMIES, ENEMY_HEX, ENEMY_MODEL, FREE_AIRSTRIKES_USED, FX, SO } from '../../state/layout.ts';
import { enemyItem } from '../../state/purposes.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { A_CAR, AP, HALFTRACK, HE, KIND_COUNT, TANK, TRUCK } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { askForAirStrike, askForBarrage, shellLabel } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_OTHER, book } from '../shared/accounts.ts';
import { passBy } from '../shared/passed.ts';
import { enemyId, enemyTitle, isActiveEnemy } from './field.ts';
import { destroyEnemy } from './resolve.ts';

const RULE = 'SL 5.7';
const RULE_EVENT = 'SL 5.1';
const SUPPORT = { rule: RULE_EVENT, what: W.airSupport };
const PREPARATION = { rule: RULE_EVENT, what: W.artilleryPreparation };

/** Kinds that fighter-bombers find (Normandy). */
const VEHICLES = (1 << TANK) | (1 << HALFTRACK) | (1 << TRUCK) | (1 << A_CAR);
const ANY_KIND = (1 << KIND_COUNT) - 1;
const ANY_TARGET = -1;
const items = new Int32Array(64);

/** Active enemies of the kinds (bits) and target type as items of a draw; returns their number. */
function collect(t: GameData, s: State, kinds: number, target: number): number {
  let n = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    const model = s[ENEMY_MODEL + e];
    if (!isActiveEnemy(s, e) || ((kinds >> t.modelKind[model]) & 1) === 0) continue;
    if (target === ANY_TARGET || t.modelTarget[model] === target) items[n++] = enemyItem(model, s[ENEMY_HEX + e] - 1);
  }
  return n;
}

/** Draws one of the collected counters; the first of those that are alike. */
function pick(t: GameData, s: State, n: number, chance: Chance): number {
  const item = chance.draw(s, items, n, t.draws.enemy);
  for (let e = 0; e < s[ENEMIES]; e++)
    if (isActiveEnemy(s, e) && enemyItem(s[ENEMY_MODEL + e], s[ENEMY_HEX + e] - 1) === item) return e;
  throw new Error('air: the drawn counter is not there');
}

/** E19, E08; then air strikes and the barrage are asked for. */
export function afterPlacement(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let i = 0; i < s[FX + E_REMOVE + kind]; i++) {
      const n = collect(t, s, 1 << kind, ANY_TARGET);
      if (n === 0) break;
      destroyEnemy(t, s, pick(t, s, n, chance), -1, RULE_EVENT, tell);
    }
  }
  for (let e = 0; e < s[ENEMIES]; e++) {
    const least = s[FX + E_KILL_ROLL + t.modelKind[s[ENEMY_MODEL + e]]];
    if (least > 0 && isActiveEnemy(s, e)) killRoll(t, s, e, least, SUPPORT, chance, tell);
  }
  // The last pushed is asked first.
  if (s[FX + E_BARRAGE] > 0) push(s, STEP.barrage);
  if (s[FX + E_AIRSTRIKE] > 0 || s[FX + E_AIRSTRIKE_FREE] > 0) push(s, STEP.airstrike);
}

/** A d10: the counter is Destroyed on `least` or more. */
function killRoll(
  t: GameData,
  s: State,
  enemy: number,
  least: number,
  purpose: Purpose,
  chance: Chance,
  tell: ShermanTell,
): void {
  const die = chance.die(s, 10, purpose);
  tell?.({
    half: 'battle',
    kind: 'die',
    rule: purpose.rule,
    pieces: [enemyId(enemy)],
    what: purpose.what,
    piece: enemyTitle(t, s, enemy),
    hex: hexName(s[ENEMY_HEX + enemy] - 1),
    roll: die,
    least,
    happens: die >= least,
  });
  if (die >= least) destroyEnemy(t, s, enemy, -1, purpose.rule, tell);
}

const FREE_STRIKE = 0;
const PAID_STRIKE = 1;
export const NOT_NOW = 2;

function refuseStrike(t: GameData, s: State, choice: number): number {
  switch (choice) {
    case NOT_NOW:
      return 0;
    case FREE_STRIKE:
      if (s[FREE_AIRSTRIKES_USED] >= s[FX + E_AIRSTRIKE_FREE]) return R.noStrike;
      return collect(t, s, ANY_KIND, AP) === 0 ? R.noStrike : 0;
    case PAID_STRIKE:
      if (s[AIRSTRIKES_USED] >= s[FX + E_AIRSTRIKE]) return R.noStrike;
      if (collect(t, s, VEHICLES, ANY_TARGET) === 0) return R.noStrike;
      return s[SO] < s[FX + E_AIRSTRIKE_COST] ? R.tooPoor : 0;
    default:
      return R.notAsked;
  }
}

/** Normandy, C05: use an air strike of this Week in this Battle, or keep it. */
export const airstrikeStep: Step<GameData, ShermanEvent> = {
  name: 'airstrike',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (refuseStrike(t, s, FREE_STRIKE) === 0 || refuseStrike(t, s, PAID_STRIKE) === 0) return false;
    passBy('airstrike', RULE, tell);
    pop(s);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      let n = 0;
      for (let choice = FREE_STRIKE; choice <= NOT_NOW; choice++)
        if (refuseStrike(t, s, choice) === 0) out[n++] = choice;
      return n;
    },
    attempts(_t, _s, out) {
      for (let choice = FREE_STRIKE; choice <= NOT_NOW; choice++) out[choice] = choice;
      return NOT_NOW + 1;
    },
    refuse: refuseStrike,
    apply(t, s, choice, chance, tell) {
      if (choice === NOT_NOW) {
        pop(s);
        return;
      }
      const paid = choice === PAID_STRIKE;
      const cost = paid ? s[FX + E_AIRSTRIKE_COST] : 0;
      s[paid ? AIRSTRIKES_USED : FREE_AIRSTRIKES_USED]++;
      book(s, -cost, A_OTHER, RULE, tell);
      const n = paid ? collect(t, s, VEHICLES, ANY_TARGET) : collect(t, s, ANY_KIND, AP);
      const enemy = pick(t, s, n, chance);
      if (tell !== undefined) {
        const hex = hexName(s[ENEMY_HEX + enemy] - 1);
        tell({
          half: 'battle',
          kind: 'air-strike',
          rule: RULE,
          places: [hex],
          pieces: [enemyId(enemy)],
          piece: enemyTitle(t, s, enemy),
          hex,
          cost,
        });
      }
      destroyEnemy(t, s, enemy, -1, RULE, tell);
    },
    name: (_t, _s, choice) => (choice === NOT_NOW ? 'not now' : choice === FREE_STRIKE ? 'free strike' : 'strike'),
    describe: (_t, s, choice) =>
      choice === NOT_NOW
        ? { verb: 'done', label: W.noAirStrike, rule: RULE, mark: 'end' }
        : choice === FREE_STRIKE
          ? { verb: 'free-strike', label: W.freeAirStrike, rule: RULE, mark: 'attack' }
          : {
              verb: 'strike',
              label: W.airStrike,
              rule: RULE,
              ...soCost(s[FX + E_AIRSTRIKE_COST]),
              mark: 'attack',
            },
    prompt: askForAirStrike,
  },
};

/** Hexes with an enemy that is attacked with HE. */
function softHexes(t: GameData, s: State): number {
  let set = 0;
  for (let e = 0; e < s[ENEMIES]; e++)
    if (isActiveEnemy(s, e) && t.modelTarget[s[ENEMY_MODEL + e]] === HE) set |= 1 << (s[ENEMY_HEX + e] - 1);
  return set;
}

/** E10: one hex; each HE-target enemy there rolls. */
export const barrageStep: Step<GameData, ShermanEvent> = {
  name: 'barrage',
  rule: RULE_EVENT,
  settle(t, s, _chance, tell) {
    if (softHexes(t, s) !== 0) return false;
    passBy('barrage', RULE_EVENT, tell);
    pop(s);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(t, s, out) {
      const soft = softHexes(t, s);
      let n = 0;
      for (let h = 0; h < HEXES; h++) if ((soft >> h) & 1) out[n++] = h;
      out[n++] = HEXES;
      return n;
    },
    attempts(_t, _s, out) {
      for (let h = 0; h <= HEXES; h++) out[h] = h;
      return HEXES + 1;
    },
    refuse(t, s, choice) {
      if (choice === HEXES) return 0;
      if (choice < 0 || choice > HEXES) return R.notAsked;
      return (softHexes(t, s) >> choice) & 1 ? 0 : R.nothingThere;
    },
    apply(t, s, choice, chance, tell) {
      pop(s);
      if (choice === HEXES) return;
      for (let e = 0; e < s[ENEMIES]; e++) {
        if (s[ENEMY_HEX + e] === choice + 1 && t.modelTarget[s[ENEMY_MODEL + e]] === HE)
          killRoll(t, s, e, s[FX + E_BARRAGE], PREPARATION, chance, tell);
      }
    },
    name: (_t, _s, choice) => (choice === HEXES ? 'none' : `hex ${hexName(choice)}`),
    describe: (_t, _s, choice) =>
      choice === HEXES
        ? { verb: 'done', label: W.shellNoHex, rule: RULE_EVENT, mark: 'end' }
        : {
            verb: 'shell',
            label: shellLabel(hexName(choice)),
            rule: RULE_EVENT,
            places: [hexName(choice)],
            mark: 'attack',
          },
    prompt: (_t, s) => askForBarrage(s[FX + E_BARRAGE]),
  },
};
