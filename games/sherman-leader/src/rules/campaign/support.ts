// Trucks and Scouts: bought at set-up and in Repair/Replace, as many as the counter mix has.
import { pop, type State, type Step } from '@bocage/engine';
import { SCOUTS, SO, TRUCKS } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { askForScouts, askForTrucks, supportLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { PassedStep, ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_SCOUTS, A_TRUCKS, book } from '../shared/accounts.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, choice } from './asks.ts';

const RULE = 'SL 3.19';
const BUY = 1;

const price = (t: GameData, trucks: boolean): number => (trucks ? t.truckCost : t.scoutCost);
const mix = (t: GameData, trucks: boolean): number => (trucks ? t.truckCount : t.scoutCount);

export function buySupport(t: GameData, s: State, trucks: boolean, count: number, tell: ShermanTell): void {
  if (count === 0) return;
  const cost = price(t, trucks) * count;
  s[trucks ? TRUCKS : SCOUTS] += count;
  if (tell !== undefined) {
    tell({ half: 'campaign', kind: 'support-bought', rule: RULE, trucks, count, cost });
  }
  book(s, -cost, trucks ? A_TRUCKS : A_SCOUTS, RULE, tell);
}

/** SL 3.19, R42: how many to buy, in one decision. */
function support(name: PassedStep, trucks: boolean): Step<GameData, ShermanEvent> {
  const word = trucks ? 'trucks' : 'scouts';
  const owned = trucks ? TRUCKS : SCOUTS;
  const refuse = (t: GameData, s: State, c: number): number => {
    const n = argumentOf(c);
    if (s[owned] + n > mix(t, trucks)) return R.counterMix;
    return n * price(t, trucks) > s[SO] ? R.cannotPay : 0;
  };
  return {
    name,
    rule: RULE,
    settle(t, s, _chance, tell) {
      if (refuse(t, s, choice(BUY, 1)) === 0) return false;
      passBy(name, RULE, tell);
      pop(s);
      return true;
    },
    decide: asks({
      rule: RULE,
      attempts(t, _s, out) {
        for (let n = 0; n <= mix(t, trucks); n++) out[n] = choice(BUY, n);
        return mix(t, trucks) + 1;
      },
      refuse,
      apply(t, s, c, _chance, tell) {
        buySupport(t, s, trucks, argumentOf(c), tell);
        pop(s);
      },
      name: (_t, _s, c) => `${word} ${argumentOf(c)}`,
      describe(t, _s, c) {
        const n = argumentOf(c);
        const label = supportLabel(n, trucks);
        if (n === 0) return { verb: word, data: { n }, label, mark: 'end' };
        return { verb: word, data: { n }, label, ...soCost(n * price(t, trucks)), mark: 'select' };
      },
      ask: (t, s) =>
        trucks ? askForTrucks(s[SO], t.truckCost, s[TRUCKS]) : askForScouts(s[SO], t.scoutCost, s[SCOUTS]),
    }),
  };
}

export const setupTrucks = support('set-up/trucks', true);
export const setupScouts = support('set-up/scouts', false);
export const buyTrucks = support('week-end/trucks', true);
export const buyScouts = support('week-end/scouts', false);
