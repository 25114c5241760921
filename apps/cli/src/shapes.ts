// The JSON of every command; docs/formats.md describes these shapes and a test holds the two together.
import {
  choiceBuffer,
  type Description,
  type Entry,
  type Game,
  type GameEvent,
  type Odds,
  type Prompt,
  type Reason,
  type Result,
  type Session,
  type State,
} from '@bocage/engine';

export interface DecisionShape extends Prompt {
  readonly seat: string;
  readonly step: string;
  readonly rule: string;
}

export interface ResultShape extends Omit<Result, 'winner'> {
  readonly winner: string | null;
}

export interface ChoiceShape extends Description {
  readonly index: number;
  readonly name: string;
  readonly odds?: Odds;
  readonly warnings?: readonly Reason[];
}

export interface EventShape {
  readonly kind: string;
  readonly rule: string;
  readonly text: string;
  readonly places?: readonly string[];
  /** It explains another event. */
  readonly detail?: boolean;
}

export interface PlayedShape {
  /** From 1. */
  readonly number: number;
  readonly seat: string;
  readonly name: string;
  readonly outcomes: readonly { readonly text: string; readonly given: boolean }[];
  readonly events: readonly EventShape[];
}

export function decisionShape(game: Game, s: State): DecisionShape | null {
  const decision = game.decision(s);
  if (decision === undefined) return null;
  const { seat, step, rule, prompt } = decision;
  return { seat: game.seats[seat]?.id ?? '?', step, rule, ...prompt };
}

export function resultShape(game: Game, s: State): ResultShape | null {
  const result = game.result(s);
  if (result === undefined) return null;
  const { winner, ...rest } = result;
  return { winner: winner === undefined ? null : (game.seats[winner]?.id ?? null), ...rest };
}

/** What is asked now, or how it ended: the same two fields in every answer about a game. */
export function standing(game: Game, s: State): { decision: DecisionShape | null; result: ResultShape | null } {
  return { decision: decisionShape(game, s), result: resultShape(game, s) };
}

export function choiceShapes(game: Game, s: State): ChoiceShape[] {
  const buffer = choiceBuffer();
  const n = game.choices(s, buffer);
  return Array.from(buffer.subarray(0, n), (choice, index) => {
    const odds = game.odds(s, choice);
    const warnings = game.warnings(s, choice);
    return {
      index,
      name: game.name(s, choice),
      ...game.describe(s, choice),
      ...(odds !== undefined && { odds }),
      ...(warnings.length > 0 && { warnings }),
    };
  });
}

export function eventShape(game: Game, event: GameEvent): EventShape {
  const { kind, rule, places, detail } = event;
  return {
    kind,
    rule,
    text: game.say(event),
    ...(places !== undefined && { places }),
    ...(detail === true && { detail }),
  };
}

export function playedShape(session: Session, index: number): PlayedShape {
  const { game } = session;
  const entry = session.entries[index] as Entry;
  return {
    number: index + 1,
    seat: game.seats[entry.seat]?.id ?? '?',
    name: entry.name,
    outcomes: entry.outcomes,
    events: session.events(index).map((event) => eventShape(game, event)),
  };
}
