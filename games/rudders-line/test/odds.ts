// How the odds of this game are to be read: each side chooses the best it can, no further gun joins, whoever can pays.
import { type Modifier, top } from '@bocage/engine';
import type { OddsReading } from '@bocage/engine/testing';
import { assaultTotals } from '../src/facts/odds.ts';
import type { RudderEvent } from '../src/index.ts';
import { declared } from '../src/rules/assault/frame.ts';
import * as verb from '../src/state/choice.ts';
import { pieceOf, verbOf } from '../src/state/choice.ts';
import { STEP } from '../src/state/steps.ts';
import { tables as t } from './helper.ts';

type Worth = (s: Int32Array, choice: number) => number;

/** What the odds suppose of each later decision: the choice of the highest worth. */
const WORTH: Readonly<Record<number, Worth>> = {
  // A spotter changes nothing for the shot; a group that is not asked to pay more goes in.
  [STEP.interdiction]: (_s, choice) => (choice === verb.RUN ? 0 : 1),
  [STEP.guns]: (_s, choice) => (verbOf(choice) === verb.GUN ? -1 : t.bonus[pieceOf(choice)]),
  [STEP.point]: (s, choice) => assaultTotals(t, s, { ...declared(s), point: pieceOf(choice) }).attack,
  [STEP.lead]: (_s, choice) =>
    verbOf(choice) === verb.HOLD ? -1 : verbOf(choice) === verb.LEAD ? t.bonus[pieceOf(choice)] : 0,
  [STEP.defend]: (s, choice) => assaultTotals(t, s, { ...declared(s), defender: pieceOf(choice) }).defence,
  [STEP.defendLead]: (_s, choice) => t.bonus[pieceOf(choice)],
};

function sum(modifiers: readonly Modifier[]): number {
  return modifiers.reduce((total, m) => (m.excluded === true ? total : total + m.value), 0);
}

export const reading: OddsReading<RudderEvent> = {
  suppose(s, choices, n) {
    const worth = WORTH[s[top(s)]];
    if (worth === undefined) return 0;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const value = worth(s, choices[i]);
      if (value <= most) continue;
      most = value;
      best = i;
    }
    return best;
  },
  outcome(odds, events) {
    const find = (code: string, points?: number): number =>
      odds.results.findIndex((r) => r.code === code && (points === undefined || r.data?.points === points));
    const assault = odds.rule === 'RL 11.1';
    for (const event of events) {
      if (event.kind === 'attack') {
        const met = assault === (event.what === 'assault');
        // Interdiction on the way: unless it hits nobody, the assault is another one than was supposed.
        if (!met && event.result > 0) return 'void';
        if (!met) continue;
        // Every modifier that was counted applies, and no other.
        if (sum(event.offence) - sum(event.defence) !== sum(odds.modifiers)) return -1;
        if (event.result > 0) return find('points', event.result);
        return find(assault ? 'fails' : 'none');
      }
      if (event.kind === 'accuracy' && event.die === 6) return assault ? 'void' : find('friendly', event.points);
      if (event.kind === 'accuracy' && find('marker') >= 0) return find('marker');
      if (event.kind === 'marker' && find('marker') === 0 && odds.results.length === 1) return 0;
      if (event.kind === 'back' || event.kind === 'stop') return 'void';
    }
    return undefined;
  },
};
