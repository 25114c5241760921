// Enemy counters: which there are, their placement rolls, closed hexes, and rolls that may be rolled again.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_ADD, E_REROLL_PLACEMENT } from '../../state/effects.ts';
import { expand, HEXES, hexName, lowest } from '../../state/hex.ts';
import {
  BATTLE_STATUS,
  BATTLE_TARGET,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  FULL,
  FX,
  MAX_ENEMIES,
  OPEN_AP,
  OPEN_HE,
  POINTS,
  X_ROLL_SHIFT,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { AP, KIND_COUNT, TANK } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { askForReroll, askWhereEnemyIsPlaced, placeLabel, rerollLabel } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { cardOf, country } from '../shared/effects.ts';
import { terrainWord } from '../shared/ground.ts';
import { argumentOf, enemyId, enemyTitle, hexNames, VERB_BITS, verbOf } from './field.ts';

const RULE = 'SL 5.7';
const PLACEMENT = { rule: RULE, what: W.enemyPlacement };
const ROLL_MASK = 15;
const cup = new Int32Array(64);

/** SL G43, R26, R39: counters of a kind in this Battle: half of them at Half strength (rounded up), and added ones. */
export function countersOf(t: GameData, s: State, kind: number): number {
  const printed = t.battalionCounters[cardOf(t, s, s[BATTLE_TARGET] - 1) * KIND_COUNT + kind];
  const listed = s[BATTLE_STATUS] === FULL ? printed : (printed + 1) >> 1;
  const all = listed + s[FX + E_ADD + kind];
  return kind === TANK ? all : Math.min(all, t.kindMix[country(t, s) * KIND_COUNT + kind]);
}

function add(t: GameData, s: State, model: number): void {
  const e = s[ENEMIES];
  if (e >= MAX_ENEMIES) return;
  s[ENEMY_MODEL + e] = model;
  s[ENEMIES] = e + 1;
  s[POINTS] += t.modelPoints[model];
}

/** SL 5.7: gathers the counters; Tanks are drawn from the cup of the year. */
function gather(t: GameData, s: State, chance: Chance): void {
  const campaign = s[OPT.campaign];
  let left = 0;
  for (let i = t.cupFirst[campaign]; i < t.cupFirst[campaign + 1]; i++) cup[left++] = t.cupModels[i];
  for (let n = countersOf(t, s, TANK); n > 0 && left > 0; n--) {
    const model = chance.draw(s, cup, left, t.draws.tank);
    for (let i = 0; i < left; i++) {
      if (cup[i] !== model) continue;
      cup[i] = cup[--left];
      break;
    }
    add(t, s, model);
  }
  for (let kind = TANK + 1; kind < KIND_COUNT; kind++) {
    const model = t.kindModel[country(t, s) * KIND_COUNT + kind];
    if (model < 0) continue;
    for (let n = countersOf(t, s, kind); n > 0; n--) add(t, s, model);
  }
}

/** SL G38: the open hexes nearest to a closed one. */
export function nearestOpen(s: State, hex: number): number {
  let set = 1 << hex;
  for (;;) {
    if ((set & s[OPEN_AP]) !== 0) return set & s[OPEN_AP];
    set = expand(set) | set;
  }
}

/** Rolls for one counter and puts it down; several equally near hexes are a decision. R20: Water is rolled again. */
function place(t: GameData, s: State, enemy: number, again: boolean, chance: Chance, tell: ShermanTell): void {
  let roll = chance.die(s, 10, PLACEMENT);
  while (((s[OPEN_HE] >> t.placement[roll]) & 1) === 0) roll = chance.die(s, 10, PLACEMENT);
  const hex = t.placement[roll];
  const closed = t.modelTarget[s[ENEMY_MODEL + enemy]] === AP && ((s[OPEN_AP] >> hex) & 1) === 0;
  const hexes = closed ? nearestOpen(s, hex) : 1 << hex;
  s[ENEMY_STATE + enemy] = s[FX + E_REROLL_PLACEMENT] > 0 ? roll << X_ROLL_SHIFT : 0;
  s[ENEMY_HEX + enemy] = lowest(hexes) + 1;
  if (tell !== undefined) {
    const at = hexName(lowest(hexes));
    tell({
      half: 'battle',
      kind: 'placed',
      enemy: true,
      detail: !again,
      rule: RULE,
      places: [at],
      pieces: [enemyId(enemy)],
      piece: enemyTitle(t, s, enemy),
      hex: at,
      roll,
      closed,
    });
  }
  if ((hexes & (hexes - 1)) !== 0 && s[OPT.enemyTies] === OPTION.enemyTies.player)
    push(s, STEP.placeTie, enemy, hexes, hex);
}

/** All of them in one line, by model, the hexes of each from the top. */
function deployed(t: GameData, s: State): ShermanEvent {
  const units = new Map<string, string[]>();
  const pieces: string[] = [];
  for (let e = 0; e < s[ENEMIES]; e++) {
    const piece = enemyTitle(t, s, e);
    units.set(piece, [...(units.get(piece) ?? []), hexName(s[ENEMY_HEX + e] - 1)].sort());
    pieces.push(enemyId(e));
  }
  const list = [...units].map(([piece, hexes]) => ({ piece, hexes }));
  return { half: 'battle', kind: 'deployed', rule: RULE, pieces, units: list };
}

/** [next slot + 1; 0: nothing is gathered yet]. */
export const placeEnemiesStep: Step<GameData, ShermanEvent> = {
  name: 'place-enemies',
  rule: RULE,
  settle(t, s, chance, tell) {
    const at = top(s);
    if (s[at + 1] === 0) {
      gather(t, s, chance);
      s[at + 1] = 1;
    }
    const enemy = s[at + 1] - 1;
    if (enemy < s[ENEMIES]) {
      s[at + 1]++;
      place(t, s, enemy, false, chance, tell);
      return true;
    }
    pop(s);
    if (tell !== undefined) tell(deployed(t, s));
    if (s[FX + E_REROLL_PLACEMENT] > 0) push(s, STEP.reroll, s[FX + E_REROLL_PLACEMENT], 0);
    return true;
  },
};

/** SL G38: the player chooses among the nearest hexes that the counter may enter. [enemy, hexes, the hex rolled]. */
export const placeTieStep: Step<GameData, ShermanEvent> = {
  name: 'place-tie',
  rule: 'SL 5.4',
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let h = 0; h < HEXES; h++) if ((s[top(s) + 2] >> h) & 1) out[n++] = h;
      return n;
    },
    attempts(_t, _s, out) {
      for (let h = 0; h < HEXES; h++) out[h] = h;
      return HEXES;
    },
    refuse(_t, s, choice) {
      if (choice < 0 || choice >= HEXES) return R.notAsked;
      return (s[top(s) + 2] >> choice) & 1 ? 0 : R.noChoiceOfHex;
    },
    apply(t, s, choice, _chance, tell) {
      const enemy = s[top(s) + 1];
      s[ENEMY_HEX + enemy] = choice + 1;
      pop(s);
      if (tell !== undefined) {
        const hex = hexName(choice);
        tell({
          half: 'battle',
          kind: 'placed',
          enemy: true,
          rule: 'SL 5.4',
          places: [hex],
          pieces: [enemyId(enemy)],
          piece: enemyTitle(t, s, enemy),
          hex,
          roll: 0,
          closed: true,
        });
      }
    },
    name: (_t, _s, choice) => hexName(choice),
    describe: (_t, s, choice) => ({
      verb: 'place-enemy',
      label: placeLabel(hexName(choice), terrainWord(s, choice)),
      rule: 'SL 5.4',
      places: [hexName(choice)],
      mark: 'move',
    }),
    prompt: (t, s) => ({
      ...askWhereEnemyIsPlaced(enemyTitle(t, s, s[top(s) + 1]), hexName(s[top(s) + 3]), hexNames(s[top(s) + 2])),
      places: [hexName(s[top(s) + 3])],
      pieces: [enemyId(s[top(s) + 1])],
    }),
  },
};

const AGAIN = 0;
const DONE = 1;

function rollOf(s: State, enemy: number): number {
  return (s[ENEMY_STATE + enemy] >> X_ROLL_SHIFT) & ROLL_MASK;
}

/** An earlier counter from the cursor on with the same model, hex and roll stands for this one. */
function hasEarlier(s: State, enemy: number): boolean {
  for (let e = enemy - 1; e >= s[top(s) + 2]; e--) {
    if (
      s[ENEMY_MODEL + e] === s[ENEMY_MODEL + enemy] &&
      s[ENEMY_HEX + e] === s[ENEMY_HEX + enemy] &&
      rollOf(s, e) === rollOf(s, enemy)
    )
      return true;
  }
  return false;
}

/** E03: up to so many rolls, each counter once, in the order of the counters. [left, cursor]. */
export const rerollStep: Step<GameData, ShermanEvent> = {
  name: 'reroll',
  rule: 'SL 5.1',
  settle(_t, s) {
    if (s[top(s) + 1] > 0 && s[top(s) + 2] < s[ENEMIES]) return false;
    closeRerolls(s);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let e = s[top(s) + 2]; e < s[ENEMIES]; e++) if (!hasEarlier(s, e)) out[n++] = AGAIN | (e << VERB_BITS);
      out[n++] = DONE;
      return n;
    },
    refuse(_t, s, choice) {
      if (verbOf(choice) === DONE) return choice === DONE ? 0 : R.notAsked;
      const e = argumentOf(choice);
      if (verbOf(choice) !== AGAIN || e >= s[ENEMIES]) return R.notAsked;
      if (e < s[top(s) + 2]) return R.rerollOrder;
      return hasEarlier(s, e) ? R.notAsked : 0;
    },
    apply(t, s, choice, chance, tell) {
      if (verbOf(choice) === DONE) {
        closeRerolls(s);
        return;
      }
      const enemy = argumentOf(choice);
      s[top(s) + 1]--;
      s[top(s) + 2] = enemy + 1;
      place(t, s, enemy, true, chance, tell);
    },
    name(t, s, choice) {
      if (verbOf(choice) === DONE) return 'done';
      const e = argumentOf(choice);
      return `reroll ${enemyTitle(t, s, e).toLowerCase()} ${hexName(s[ENEMY_HEX + e] - 1)} (${rollOf(s, e)})`;
    },
    describe(t, s, choice) {
      if (verbOf(choice) === DONE) return { verb: 'done', label: W.keepTheRolls, rule: 'SL 5.1', mark: 'end' };
      const e = argumentOf(choice);
      const hex = hexName(s[ENEMY_HEX + e] - 1);
      return {
        verb: 'reroll',
        data: { roll: rollOf(s, e) },
        label: rerollLabel(enemyTitle(t, s, e), hex),
        rule: 'SL 5.1',
        places: [hex],
        pieces: [enemyId(e)],
        mark: 'select',
      };
    },
    prompt: (_t, s) => askForReroll(s[top(s) + 1]),
  },
};

/** The rolls are settled: their marks leave the counters, which are then alike again. */
function closeRerolls(s: State): void {
  for (let e = 0; e < s[ENEMIES]; e++) s[ENEMY_STATE + e] = 0;
  pop(s);
}
