// Odds for people and bots: of an attack about to be made, by either side.
import type { Modifier, Odds, State } from '@bocage/engine';
import { distance, hexName } from '../../state/hex.ts';
import { ENEMY_HEX, ENEMY_MODEL, ENEMY_STATE, FRIEND_HEX, FRIEND_UNIT, X_MOVED } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { TARGETS } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { attackTitle, cardValue, defenseLabel, diceText, enemyAttackTitle } from '../../words/battle/questions.ts';
import { unitCalled } from '../../words/names.ts';
import { enemyModifier, friendDefense, printedForModel } from './enemy-fire.ts';
import { enemyTitle, unitName } from './field.ts';
import { attackDice, enemyDefense, friendlyModifier, printedFor } from './fire.ts';
import { attackChances, flankDie } from './modifiers.ts';

/** An attack about to be made, whoever makes it. */
interface Attack {
  readonly title: string;
  readonly rule: string;
  readonly dice: number;
  /** AP or HE, and the number printed for it. */
  readonly value: string;
  readonly printed: number;
  readonly needs: number;
  readonly range: number;
  readonly defense: number;
  readonly modifiers: readonly Modifier[];
  readonly guard: readonly Modifier[];
  readonly ours: boolean;
}

function oddsOf(s: State, attack: Attack): Odds {
  const { title, rule, dice, value, printed, needs, defense } = attack;
  const flank = flankDie(s, attack.range);
  const chances = attackChances(dice, needs, defense, flank);
  const miss = { code: 'miss', label: W.miss, chance: chances.miss };
  const negated = { code: 'negated', label: W.hitNegated, chance: chances.negated };
  return {
    title,
    rule,
    results: attack.ours
      ? [miss, negated, { code: 'destroyed', label: W.destroyed, chance: chances.stands, good: true }]
      : [
          { code: 'damage', label: W.damage, chance: chances.stands },
          { ...negated, good: true },
          { ...miss, good: true },
        ],
    modifiers: [
      { code: 'printed', label: cardValue(value, printed), value: 0, rule },
      ...attack.modifiers,
      ...attack.guard.map((m) => ({ ...m, code: `defense-${m.code}`, label: defenseLabel(m.label) })),
    ],
    expected: diceText(dice, Math.max(1, needs), defense, flank),
  };
}

/** The odds of a friendly Unit against an enemy, each modifier named; Defense modifiers follow. */
export function friendlyOdds(t: GameData, s: State, friend: number, enemy: number): Odds {
  const to = s[ENEMY_HEX + enemy] - 1;
  const range = distance(s[FRIEND_HEX + friend] - 1, to);
  const model = s[ENEMY_MODEL + enemy];
  const modifiers: Modifier[] = [];
  const printed = printedFor(t, s, friend, model, range);
  const needs = printed - friendlyModifier(t, s, friend, range, modifiers);
  const guard: Modifier[] = [];
  const defense = enemyDefense(t, s, enemy, friend, guard);
  return oddsOf(s, {
    title: attackTitle(unitCalled(t, unitName(t, s, friend)), enemyTitle(t, s, enemy), hexName(to)),
    rule: 'SL 6.7',
    dice: attackDice(t, s, friend, range),
    value: TARGETS[t.modelTarget[model]],
    printed,
    needs,
    range,
    defense,
    modifiers,
    guard,
    ours: true,
  });
}

/** The odds of an enemy against a friendly Unit. */
export function attackOdds(t: GameData, s: State, enemy: number, friend: number): Odds {
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
  return oddsOf(s, {
    title: enemyAttackTitle(enemyTitle(t, s, enemy), hexName(from), unitCalled(t, unitName(t, s, friend))),
    rule: 'SL 6.13',
    dice: 2,
    value: TARGETS[target],
    printed,
    needs,
    range,
    defense,
    modifiers,
    guard,
    ours: false,
  });
}
