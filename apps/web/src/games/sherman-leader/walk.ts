// A plan tried out on a copy: the rules ask their questions one after another, the plan answers, nothing is played yet.
import { choiceBuffer, type Description, type Play, Recorder, type State } from '@bocage/engine';

export interface Offered {
  readonly choice: number;
  /** Its code: what is played. */
  readonly name: string;
  readonly label: string;
  readonly cost: string;
  readonly verb: string | undefined;
  readonly pieces: readonly string[];
  /** How many, where the choice is a number. */
  readonly n: number;
  /** It ends or declines. */
  readonly end: boolean;
}

/** One question on the way, and what the plan answered. */
export interface Visit {
  readonly step: string;
  readonly ask: string;
  readonly why: string;
  readonly rule: string;
  readonly offers: readonly Offered[];
  readonly took: string;
}

export interface Walked {
  /** The choices by their names, to be played in this order. */
  readonly names: readonly string[];
  readonly visits: readonly Visit[];
  readonly state: State;
  /** The question that the plan left open, if it is still one of these steps. */
  readonly open: Visit | undefined;
  /** The answer that would reveal something or leave these steps: it confirms the plan. */
  readonly last: string | undefined;
}

/** No plan is longer. */
const MOST = 400;

/** The number that a choice stands for; 0 where it stands for none. */
export function amountOf({ data }: Description): number {
  return typeof data?.n === 'number' ? data.n : 0;
}

/** Why something cannot be done now, if the rules know the attempt: the sentence for the person who planned it. */
export function refusal(game: Play, state: State, verb: string, piece: string): string | undefined {
  const buffer = choiceBuffer();
  const n = game.attempts(state, buffer);
  for (const choice of Array.from(buffer.subarray(0, n))) {
    const about = game.describe(state, choice);
    if (about.verb !== verb || (piece !== '' && about.pieces?.includes(piece) !== true)) continue;
    const code = game.refuse(state, choice);
    return code === 0 ? undefined : game.reason(state, choice, code).text;
  }
  return undefined;
}

function ask(game: Play, state: State): Visit | undefined {
  const decision = game.decision(state);
  if (decision === undefined) return undefined;
  const buffer = choiceBuffer();
  const n = game.choices(state, buffer);
  const offers = Array.from(buffer.subarray(0, n), (choice): Offered => {
    const about = game.describe(state, choice);
    return {
      choice,
      name: game.name(state, choice),
      label: about.label,
      cost: about.cost ?? '',
      verb: about.verb,
      pieces: about.pieces ?? [],
      n: amountOf(about),
      end: about.mark === 'end',
    };
  });
  const { step, rule, prompt } = decision;
  return { step, rule, ask: prompt.ask, why: prompt.why ?? '', offers, took: '' };
}

/**
 * Answers question after question by `answer` for as long as they are of these steps. Undefined as an answer stops. An
 * answer after which chance would decide, or other steps follow, is named as the last one and not carried out.
 */
export function walk(
  game: Play,
  start: State,
  steps: RegExp,
  answer: (visit: Visit, state: State) => string | undefined,
): Walked {
  const names: string[] = [];
  const visits: Visit[] = [];
  let state = start.slice();
  for (let i = 0; i < MOST; i++) {
    const visit = ask(game, state);
    if (visit === undefined || !steps.test(visit.step))
      return { names, visits, state, open: undefined, last: undefined };
    const name = answer(visit, state);
    const taken = visit.offers.find((offer) => offer.name === name);
    if (taken === undefined) return { names, visits, state, open: visit, last: undefined };
    const next = state.slice();
    const chance = new Recorder();
    game.apply(next, taken.choice, chance);
    visits.push({ ...visit, took: taken.name });
    if (chance.outcomes.length > 0 || !steps.test(game.decision(next)?.step ?? ''))
      return { names, visits, state, open: visit, last: taken.name };
    names.push(taken.name);
    state = next;
  }
  return { names, visits, state, open: undefined, last: undefined };
}
