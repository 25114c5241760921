// Odds for people and bots: of an attack about to be made, by either side.
import type { Modifier, Odds, State } from '@bocage/engine';
import { distance, hexName } from '../../state/hex.ts';
import {
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  FRIEND_HEX,
  FRIEND_UNIT,
  OPT_FLANK,
  X_MOVED,
} from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { TARGETS } from '../../state/terms.ts';
import { enemyModifier, friendDefense, printedForModel } from './enemy-fire.ts';
import { enemyTitle, unitName } from './field.ts';
import { attackDice, enemyDefense, friendlyModifier, printedFor } from './fire.ts';
import { attackChances, flankOn } from './modifiers.ts';

/** The least die of a Flank attack in this game; 0: none. */
export function flankDie(s: State, range: number): number {
  return s[OPT_FLANK] === 1 ? flankOn(range) : 0;
}

function assemble(
  s: State,
  title: string,
  rule: string,
  dice: number,
  printed: number,
  value: string,
  needs: number,
  range: number,
  defense: number,
  modifiers: readonly Modifier[],
  good: boolean,
): Odds {
  const flank = flankDie(s, range);
  const chances = attackChances(dice, needs, defense, flank);
  return {
    title,
    rule,
    results: good
      ? [
          { label: 'no hit', chance: chances.miss },
          { label: 'hit, but negated', chance: chances.negated },
          { label: 'Destroyed', chance: chances.stands, good: true },
        ]
      : [
          { label: 'Damage', chance: chances.stands },
          { label: 'hit, but negated', chance: chances.negated, good: true },
          { label: 'no hit', chance: chances.miss, good: true },
        ],
    modifiers: [{ label: `printed ${value} value ${printed}+`, value: 0, rule }, ...modifiers],
    expected: `${dice} dice, each hits on ${Math.max(1, needs)}+; Defense ${defense}${
      flank === 0 ? '' : `, ${defense - 1} on a Flank attack (${flank}+)`
    }`,
  };
}

/** The odds of a friendly Unit against an enemy, each modifier named; Defense modifiers follow. */
export function friendlyOdds(t: Tables, s: State, friend: number, enemy: number): Odds {
  const to = s[ENEMY_HEX + enemy] - 1;
  const range = distance(s[FRIEND_HEX + friend] - 1, to);
  const model = s[ENEMY_MODEL + enemy];
  const modifiers: Modifier[] = [];
  const printed = printedFor(t, s, friend, model, range);
  const needs = printed - friendlyModifier(t, s, friend, range, modifiers);
  const guard: Modifier[] = [];
  const defense = enemyDefense(t, s, enemy, friend, guard);
  return assemble(
    s,
    `${unitName(t, s, friend)} attacks ${enemyTitle(t, s, enemy)} in ${hexName(to)}`,
    'SL combat/unit-attacks',
    attackDice(t, s, friend, range),
    printed,
    TARGETS[t.modelTarget[model]],
    needs,
    range,
    defense,
    [...modifiers, ...guard.map((m) => ({ ...m, label: `Defense: ${m.label}` }))],
    true,
  );
}

/** The odds of an enemy against a friendly Unit. */
export function attackOdds(t: Tables, s: State, enemy: number, friend: number): Odds {
  const from = s[ENEMY_HEX + enemy] - 1;
  const range = distance(from, s[FRIEND_HEX + friend] - 1);
  const model = s[ENEMY_MODEL + enemy];
  const target = t.unitTarget[s[FRIEND_UNIT + friend]];
  const modifiers: Modifier[] = [];
  const printed = printedForModel(t, s, model, target, range);
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const needs = printed - enemyModifier(t, s, model, moved, friend, range, modifiers);
  const guard: Modifier[] = [];
  const defense = friendDefense(t, s, friend, range, guard);
  return assemble(
    s,
    `${enemyTitle(t, s, enemy)} in ${hexName(from)} attacks ${unitName(t, s, friend)}`,
    'SL combat/enemy-attacks',
    2,
    printed,
    TARGETS[target],
    needs,
    range,
    defense,
    [...modifiers, ...guard.map((m) => ({ ...m, label: `Defense: ${m.label}` }))],
    false,
  );
}
