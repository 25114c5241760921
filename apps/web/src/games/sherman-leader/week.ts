// The plan of a Week as a person has it in mind: attacks with Trucks, Scouts, Units and Commanders in any order. The rules
// take it in one order only; here it is brought into that order on a copy of the state.
import { choiceBuffer, type Play, type State } from '@bocage/engine';
import type { TableSession } from '../../core/catalogue.ts';
import { type Visit, type Walked, walk } from './walk.ts';

export const WEEK_STEPS = /^assign\//;

interface Going {
  readonly unit: string;
  /** Empty: whoever is free. */
  readonly commander: string;
}

export interface Attack {
  /** Empty for the Battalion of a single Battle. */
  readonly battalion: string;
  readonly trucks: number;
  readonly scouts: number;
  readonly going: readonly Going[];
}

export type WeekPlan = readonly Attack[];

export interface Tried extends Walked {
  /** The plan as the rules take it: Units that are alike may have changed numbers. */
  readonly plan: WeekPlan;
  /** What does not fit, in sentences. */
  readonly problems: readonly string[];
}

/** Why a name is refused now, if it is. */
function why(game: Play, state: State, name: string): string {
  const verdict = game.verdict(state, name);
  return verdict.kind === 'refused' ? verdict.reason.text : `${name} is not possible here.`;
}

/** The order in which the rules take Battalions: that of their attempts. */
function inOrder(game: Play, state: State, plan: WeekPlan): WeekPlan {
  const buffer = choiceBuffer();
  const n = game.attempts(state, buffer);
  const names = Array.from(buffer.subarray(0, n), (choice) => game.name(state, choice));
  return [...plan].sort((a, b) => names.indexOf(`attack ${a.battalion}`) - names.indexOf(`attack ${b.battalion}`));
}

/** The offer nearest to the wanted number: `2 trucks`. */
function nearest(visit: Visit, wanted: number): string | undefined {
  const counts = visit.offers.map((offer) => Number.parseInt(offer.name, 10));
  const best = counts.reduce((a, b) => (Math.abs(b - wanted) < Math.abs(a - wanted) ? b : a), counts[0] ?? 0);
  return visit.offers.find((offer) => Number.parseInt(offer.name, 10) === best)?.name;
}

/** Tries the plan from the first question of the Week on. `model` tells which Units are alike. */
export function tryWeek(game: Play, start: State, wanted: WeekPlan, model: (unit: string) => string): Tried {
  const single = game.decision(start)?.step !== 'assign/target';
  const order = single ? wanted : inOrder(game, start, wanted);
  const problems: string[] = [];
  const plan: { battalion: string; trucks: number; scouts: number; going: Going[] }[] = [];
  let left: Going[] = [];
  let now: Going | undefined;
  const begin = (attack: Attack | undefined): void => {
    plan.push({ battalion: attack?.battalion ?? '', trucks: 0, scouts: 0, going: [] });
    left = [...(attack?.going ?? [])];
  };
  if (single) begin(order[0]);
  const claimed = new Set(wanted.flatMap((attack) => attack.going.map((going) => going.commander)));
  const answer = (visit: Visit, state: State): string | undefined => {
    const attack = plan.at(-1);
    const wish = order[plan.length - 1];
    switch (visit.step) {
      case 'assign/target': {
        const next = order[plan.length];
        if (next === undefined) return visit.offers.find((offer) => offer.end)?.name;
        const name = `attack ${next.battalion}`;
        if (visit.offers.some((offer) => offer.name === name)) {
          begin(next);
          return name;
        }
        problems.push(why(game, state, name));
        return undefined;
      }
      case 'assign/trucks': {
        const name = nearest(visit, wish?.trucks ?? 0);
        if (attack !== undefined) attack.trucks = Number.parseInt(name ?? '0', 10);
        return name;
      }
      case 'assign/scouts': {
        const name = nearest(visit, wish?.scouts ?? 0);
        if (attack !== undefined) attack.scouts = Number.parseInt(name ?? '0', 10);
        return name;
      }
      case 'assign/unit': {
        const found = visit.offers
          .filter((offer) => !offer.end)
          .map((offer) => ({ offer, unit: offer.pieces[0] ?? '' }))
          .map((one) => ({
            ...one,
            wish:
              left.find((going) => going.unit === one.unit) ??
              left.find((going) => model(going.unit) === model(one.unit)),
          }))
          .find((one) => one.wish !== undefined);
        if (found !== undefined) {
          now = { unit: found.unit, commander: found.wish?.commander ?? '' };
          left = left.filter((going) => going !== found.wish);
          return found.offer.name;
        }
        for (const going of left) problems.push(why(game, state, `unit ${going.unit}`));
        left = [];
        const enough = visit.offers.find((offer) => offer.end)?.name;
        if (enough === undefined) problems.push(why(game, state, 'enough'));
        return enough;
      }
      case 'assign/commander': {
        const free = visit.offers.find((offer) => !claimed.has(offer.name)) ?? visit.offers[0];
        const asked = now?.commander ?? '';
        const chosen = visit.offers.find((offer) => offer.name === asked)?.name ?? free?.name;
        if (asked !== '' && chosen !== asked) problems.push(why(game, state, asked));
        if (chosen !== undefined && now !== undefined) {
          claimed.add(chosen);
          attack?.going.push({ unit: now.unit, commander: chosen });
        }
        return chosen;
      }
      default:
        return undefined;
    }
  };
  const walked = walk(game, start, WEEK_STEPS, answer);
  // Attacks that were not reached stay in the plan: a person goes on with them.
  const kept = order.filter((attack) => !plan.some((one) => one.battalion === attack.battalion));
  return { ...walked, plan: [...plan, ...kept], problems };
}

/** The plan that has been played so far, question by question. */
export function weekSoFar(session: TableSession, from: number): WeekPlan {
  const { game } = session;
  const plan: { battalion: string; trucks: number; scouts: number; going: { unit: string; commander: string }[] }[] =
    [];
  for (let i = from; i < session.entries.length; i++) {
    const name = session.entries[i]?.name ?? '';
    const step = game.decision(session.at(i))?.step ?? '';
    if (plan.length === 0 && step !== 'assign/target') plan.push({ battalion: '', trucks: 0, scouts: 0, going: [] });
    const attack = plan.at(-1);
    if (step === 'assign/target' && name.startsWith('attack '))
      plan.push({ battalion: name.slice(7), trucks: 0, scouts: 0, going: [] });
    else if (attack === undefined) continue;
    else if (step === 'assign/trucks') attack.trucks = Number.parseInt(name, 10);
    else if (step === 'assign/scouts') attack.scouts = Number.parseInt(name, 10);
    else if (step === 'assign/unit' && name.startsWith('unit '))
      attack.going.push({ unit: name.slice(5), commander: '' });
    else if (step === 'assign/commander') {
      const last = attack.going.at(-1);
      if (last !== undefined) last.commander = name;
    }
  }
  return plan;
}
