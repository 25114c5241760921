// Wishes over several questions at once: what is bought, repaired, healed or promoted, in any order and changed at will.
// The rules ask step by step and in the order of the cards; here the wishes answer them on a copy of the state.
import { choiceBuffer, type Play, type State } from '@bocage/engine';
import { type Offered, type Visit, type Walked, walk } from './walk.ts';

export interface Wish {
  readonly step: string;
  readonly name: string;
}

export interface Option extends Offered {
  /** How often it is taken now; only promotions more than once. */
  readonly taken: number;
  /** It may be taken once more. */
  readonly more: boolean;
}

/** All that one step offers along the way. */
export interface Section {
  readonly step: string;
  readonly ask: string;
  readonly why: string;
  readonly rule: string;
  /** Something must be chosen; nothing may be left open. */
  readonly must: boolean;
  readonly options: readonly Option[];
}

export interface Granted extends Walked {
  readonly sections: readonly Section[];
  /** Why wishes were not granted. */
  readonly problems: readonly string[];
}

/** Steps at the headquarters before the first Week, and at the end of each Week. */
export const SET_UP = /^set-up\/(units|commanders|promote|trucks|scouts)$/;
export const REPAIR =
  /^week-end\/(medics|mechanics|repair|heal|upgrade|upgrade-more|upgrade-discard|replace|unit-loss|purchase|recruit|recruit-level|trucks|scouts|rest)$/;
/** Where somebody must be named and no wish says who, the first one is: names can still be changed. */
const FILLED = /^(set-up\/commanders|week-end\/(recruit|recruit-level))$/;

export function grant(game: Play, start: State, steps: RegExp, wishes: readonly Wish[]): Granted {
  const left = [...wishes];
  const problems = new Set<string>();
  const answer = (visit: Visit, state: State): string | undefined => {
    const mine = left.filter((wish) => wish.step === visit.step);
    const taken = visit.offers.find((offer) => mine.some((wish) => wish.name === offer.name));
    if (taken !== undefined) {
      left.splice(
        left.findIndex((wish) => wish.step === visit.step && wish.name === taken.name),
        1,
      );
      return taken.name;
    }
    const end = visit.offers.find((offer) => offer.end);
    if (end !== undefined || FILLED.test(visit.step)) {
      for (const wish of mine) {
        const verdict = game.verdict(state, wish.name);
        if (verdict.kind === 'refused' && end !== undefined) problems.add(verdict.reason.text);
      }
    }
    return end?.name ?? (FILLED.test(visit.step) ? visit.offers[0]?.name : undefined);
  };
  const walked = walk(game, start, steps, answer);
  return { ...walked, problems: [...problems], sections: sectionsOf(walked) };
}

/** The questions by step, each with everything that it offered at some time. */
function sectionsOf(walked: Walked): readonly Section[] {
  const visits =
    walked.open === undefined || walked.last !== undefined ? walked.visits : [...walked.visits, walked.open];
  const steps = [...new Set(visits.map((visit) => visit.step))];
  return steps.map((step) => {
    const mine = visits.filter((visit) => visit.step === step);
    const first = mine[0];
    const options = new Map<string, Option>();
    for (const visit of mine) {
      for (const offer of visit.offers) {
        if (offer.end) continue;
        const known = options.get(offer.name);
        options.set(offer.name, {
          ...offer,
          taken: (known?.taken ?? 0) + (visit.took === offer.name ? 1 : 0),
          more: false,
        });
      }
    }
    for (const offer of mine.at(-1)?.offers ?? []) {
      const known = options.get(offer.name);
      if (known !== undefined) options.set(offer.name, { ...known, more: true });
    }
    return {
      step,
      ask: first?.ask ?? '',
      why: first?.why ?? '',
      rule: first?.rule ?? '',
      must: mine.every((visit) => visit.offers.every((offer) => !offer.end)),
      options: [...options.values()],
    };
  });
}

/** The wishes that the choices so far amount to: a plan goes on from there. */
export function wishesSoFar(
  entries: readonly { readonly name: string }[],
  stepOf: (index: number) => string,
  from: number,
): readonly Wish[] {
  return entries.slice(from).map((entry, i) => ({ step: stepOf(from + i), name: entry.name }));
}

/** What is refused at the first question of a step, with the reason: each label once. */
export function refusedAt(
  game: Play,
  state: State,
  of: (pieces: readonly string[]) => string | undefined,
): ReadonlyMap<string, string> {
  const buffer = choiceBuffer();
  const n = game.attempts(state, buffer);
  const found = new Map<string, string>();
  const open = new Set<string>();
  for (const choice of Array.from(buffer.subarray(0, n))) {
    const name = of(game.describe(state, choice).pieces ?? []);
    if (name === undefined) continue;
    const code = game.refuse(state, choice);
    if (code === 0) open.add(name);
    else if (!found.has(name)) found.set(name, game.reason(state, choice, code).text);
  }
  for (const name of open) found.delete(name);
  return found;
}
