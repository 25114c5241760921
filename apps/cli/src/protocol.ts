// The line protocol between a host (who keeps the game) and a player (a program in any language). docs/formats.md
// describes it for people; the shapes are these, in both directions.
import {
  arrange,
  type Board,
  brief,
  fromJson,
  type Game,
  isObject,
  nearest,
  normal,
  type Piece,
  readOptions,
  type State,
  toJson,
  type View,
} from '@bocage/engine';
import { cardsOffered } from './looking.ts';
import { type ChoiceShape, choiceShapes, type DecisionShape, decisionShape, type ResultShape } from './shapes.ts';
import { W } from './words/common.ts';

/** Raised when a message changes so that an old player would misread it. */
export const PROTOCOL = 1;

/** Host to player, once, first. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  readonly game: string;
  readonly title: string;
  readonly rules: number;
  readonly content: { readonly name: string; readonly hash: string };
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  /** The seat that the player takes. */
  readonly seat: string;
}

/** Player to host, once, the answer to hello. */
interface Ready {
  readonly type: 'ready';
  readonly protocol: number;
  readonly name: string;
}

/** What the seat may know, in words and as the integers that Bocage's own players read. */
interface ViewShape {
  readonly decision: DecisionShape | null;
  readonly facts: unknown;
  readonly board: Board;
  readonly drawing: string;
  readonly state: readonly number[];
}

/** Host to player: decide. */
export interface Decide {
  readonly type: 'decide';
  readonly id: number;
  readonly seat: string;
  readonly view: ViewShape;
  readonly choices: readonly ChoiceShape[];
  /** The cards of what the choices name, by the ids of `pieces`. */
  readonly cards: Readonly<Record<string, Piece>>;
}

/** Player to host: the name of a choice, or its index; or a whole line of names, in any order. */
interface Choice {
  readonly type: 'choice';
  readonly id: number;
  readonly choice: string | number | readonly string[];
}

/** Either way: what was wrong with the message with that id. After an error to a choice the player may answer again. */
interface ErrorMessage {
  readonly type: 'error';
  readonly id?: number;
  readonly text: string;
}

/** Host to player: the game is over; then the host closes the line. */
type ResultMessage = { readonly type: 'result' } & ResultShape;

export type Message = Hello | Ready | Decide | Choice | ErrorMessage | ResultMessage;

export function helloMessage(game: Game, s: State, seat: number): Hello {
  const { id, title, rulesVersion, content, seats } = game;
  return {
    type: 'hello',
    protocol: PROTOCOL,
    game: id,
    title,
    rules: rulesVersion,
    content,
    options: readOptions(game.options, s),
    seats,
    seat: seats[seat]?.id ?? '?',
  };
}

/** Made from the view alone, so that nothing hidden can slip into it. */
export function decideMessage(game: Game, view: View, seat: number, id: number): Decide {
  const choices = choiceShapes(game, view);
  return {
    type: 'decide',
    id,
    seat: game.seats[seat]?.id ?? '?',
    view: {
      decision: decisionShape(game, view),
      facts: game.facts(view, seat),
      board: game.board(view, seat),
      drawing: game.draw(view, seat),
      state: toJson(view),
    },
    choices,
    cards: cardsOffered(game, view, seat, choices),
  };
}

/** One line as an object with a type, or a sentence. */
export function readMessage(line: string): { readonly type: string; readonly [field: string]: unknown } | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return W.lineNotJson(line.slice(0, 60));
  }
  if (!isObject(value)) return W.messageIsObject;
  return typeof value.type === 'string' ? { ...value, type: value.type } : W.messageNeedsType;
}

/** What another program says, as far as a message can repeat it: a text, or that it is none. */
export function spoken(value: unknown): string {
  return typeof value === 'string' ? brief(value, 200) : typeof value === 'number' ? String(value) : W.noText;
}

/** The names that an answer means, in the order in which they are played; or a sentence. */
export function chosen(
  game: Game,
  view: View,
  choices: readonly ChoiceShape[],
  answer: unknown,
): readonly string[] | string {
  if (typeof answer === 'number') {
    const named = choices[answer]?.name;
    return named === undefined ? W.noChoiceNumbered(answer, choices.length - 1) : [named];
  }
  if (Array.isArray(answer)) return line(game, view, answer);
  if (typeof answer !== 'string') return W.choiceForm;
  const found = choices.find((c) => normal(c.name) === normal(answer));
  const names = choices.map((c) => c.name);
  return found === undefined ? W.notAmongChoices(brief(answer), nearest(answer, names)) : [found.name];
}

const MOST_NAMES = 64;

/** A whole line at once: put into the order that the rules want. */
function line(game: Game, view: View, names: readonly unknown[]): readonly string[] | string {
  const texts = names.filter((name) => typeof name === 'string');
  if (texts.length !== names.length || texts.length === 0 || texts.length > MOST_NAMES)
    return W.listOfChoices(MOST_NAMES);
  const arranged = arrange(game, view, texts);
  if (arranged.kind === 'order') return arranged.order.map((i) => texts[i] ?? '');
  return arranged.kind === 'refused'
    ? `'${brief(texts[arranged.at] ?? '')}': ${arranged.reason.text} (${arranged.reason.rule})`
    : arranged.text;
}

/** The view in a decide message, as integers of that game; or a sentence. */
export function readView(game: Game, view: unknown): View | string {
  const state = fromJson(isObject(view) ? view.state : view, game.size);
  return typeof state === 'string' ? `view.state: ${state}` : (state as View);
}
