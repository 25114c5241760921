// The plan of a Week as a person has it in mind: attacks with Trucks, Scouts, Units and Commanders in any order. The rules
// take it in one order only; here it is brought into that order on a copy of the state.
import { choiceBuffer, type Play, type State } from '@bocage/engine';
import type { TableSession } from '../../core/catalogue.ts';
import * as W from '../../words/sherman-leader-campaign.ts';
import { amountOf, type Offered, refusal, type Visit, type Walked, walk } from './walk.ts';

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

/** Why an answer is not possible now. */
function why(game: Play, state: State, verb: string, piece: string): string {
  return refusal(game, state, verb, piece) ?? W.isNotPossibleHere(piece);
}

/** The order in which the rules take Battalions: that of their attempts. */
function inOrder(game: Play, state: State, plan: WeekPlan): WeekPlan {
  const buffer = choiceBuffer();
  const n = game.attempts(state, buffer);
  const battalions = Array.from(buffer.subarray(0, n), (choice) => game.describe(state, choice).pieces?.[0]);
  return [...plan].sort((a, b) => battalions.indexOf(a.battalion) - battalions.indexOf(b.battalion));
}

/** The offer nearest to the wanted number. */
function nearest(visit: Visit, wanted: number): Offered | undefined {
  return visit.offers.reduce<Offered | undefined>(
    (best, offer) => (best !== undefined && Math.abs(best.n - wanted) <= Math.abs(offer.n - wanted) ? best : offer),
    undefined,
  );
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
        const found = visit.offers.find((offer) => offer.verb === 'attack' && offer.pieces[0] === next.battalion);
        if (found !== undefined) begin(next);
        else problems.push(why(game, state, 'attack', next.battalion));
        return found?.name;
      }
      case 'assign/trucks': {
        const found = nearest(visit, wish?.trucks ?? 0);
        if (attack !== undefined) attack.trucks = found?.n ?? 0;
        return found?.name;
      }
      case 'assign/scouts': {
        const found = nearest(visit, wish?.scouts ?? 0);
        if (attack !== undefined) attack.scouts = found?.n ?? 0;
        return found?.name;
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
        for (const going of left) problems.push(why(game, state, 'assign', going.unit));
        left = [];
        const enough = visit.offers.find((offer) => offer.end)?.name;
        if (enough === undefined) problems.push(why(game, state, 'done', ''));
        return enough;
      }
      case 'assign/commander': {
        const free = visit.offers.find((offer) => !claimed.has(offer.pieces[0] ?? '')) ?? visit.offers[0];
        const asked = now?.commander ?? '';
        const chosen = visit.offers.find((offer) => offer.pieces[0] === asked) ?? free;
        const commander = chosen?.pieces[0];
        if (asked !== '' && commander !== asked) problems.push(why(game, state, 'lead', asked));
        if (commander !== undefined && now !== undefined) {
          claimed.add(commander);
          attack?.going.push({ unit: now.unit, commander });
        }
        return chosen?.name;
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
  const begin = (battalion: string): void => {
    plan.push({ battalion, trucks: 0, scouts: 0, going: [] });
  };
  for (let i = from; i < session.entries.length; i++) {
    const state = session.at(i);
    const verdict = game.verdict(state, session.entries[i]?.name ?? '');
    if (verdict.kind !== 'legal') continue;
    const about = game.describe(state, verdict.choice);
    const piece = about.pieces?.[0] ?? '';
    if (about.verb === 'attack') begin(piece);
    else if (plan.length === 0 && about.verb !== 'done') begin('');
    const attack = plan.at(-1);
    if (attack === undefined) continue;
    if (about.verb === 'trucks') attack.trucks = amountOf(about);
    else if (about.verb === 'scouts') attack.scouts = amountOf(about);
    else if (about.verb === 'assign') attack.going.push({ unit: piece, commander: '' });
    else if (about.verb === 'lead') {
      const last = attack.going.at(-1);
      if (last !== undefined) last.commander = piece;
    }
  }
  return plan;
}
