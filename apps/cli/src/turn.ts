// One choice from its name to the journal, with the dice that a person may have to roll.
import { arrange, brief, nearest, orList, type Question, type Reason, type Session, understand } from '@bocage/engine';
import { choiceShapes } from './shapes.ts';
import { badInput, refused, Stop } from './stop.ts';
import { W } from './words/common.ts';
import { questionText } from './words.ts';

/** A choice as a person writes it: by name, in brackets the outcomes if they are given. */
export interface Wanted {
  readonly name: string;
  readonly outcomes?: readonly string[];
}

/** Asks a person for a die or a card; undefined if there is nobody to ask any more. */
export type AskOutcome = (question: Question) => Promise<string | undefined>;

/** With its outcomes; what is longer is no choice of any game. */
const LONGEST_CHOICE = 2_000;

/** `act 3, squad [4 2], to 7` into its choices. */
function readWanted(text: string): Wanted[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.map((part) => {
    if (part.length > LONGEST_CHOICE) throw badInput(W.longerThanAnyChoice(brief(part)));
    if (part === '') throw badInput(W.choiceMissing(brief(text)));
    const [, name, inner] = /^([^[\]]+?)\s*(?:\[([^[\]]*)\])?$/.exec(part) ?? [];
    if (name === undefined) throw badInput(W.notAChoice(brief(part)));
    if (inner === undefined) return { name };
    const outcomes = inner.split(/\s+/).filter((o) => o !== '');
    return { name, outcomes: outcomes.map((o) => o.replace(/!$/, '')) };
  });
}

/** The words of a command line as choices: quoted ones are one each; bare words are one together, if there is such a one. */
export function wantedWords(words: readonly string[], session: Session): Wanted[] {
  const { game, state } = session;
  const whole = words.join(' ');
  const legal = (text: string): boolean => game.verdict(state, text).kind === 'legal';
  const many = words.length > 1 && !legal(whole) && (words.some((w) => w.includes(' ')) || legal(words[0] ?? ''));
  return many ? words.flatMap(readWanted) : [...meant(session, whole)];
}

/** The choices that a line means: as they are called, or as a person says it. Throws a Stop that says what is missing. */
export function meant(session: Session, line: string): readonly Wanted[] {
  const { game, state } = session;
  const wanted = readWanted(line);
  const known = wanted.some((one) => game.verdict(state, one.name).kind !== 'unknown');
  if (known || wanted.some((one) => one.outcomes !== undefined)) return wanted;
  // A number is the number of a choice, and nothing else.
  if (/^[0-9]+$/.test(line.trim())) throw unknownChoice(session, line);
  const understood = understand(game, state, line);
  if (understood.kind === 'names') return understood.names.map((name) => ({ name }));
  if (understood.kind === 'several') {
    const ways = understood.ways.slice(0, 4).map((names) => `'${names.join(', ')}'`);
    throw badInput(W.couldMean(orList(ways)));
  }
  const { names, words, reason } = understood;
  const listed = choiceShapes(game, state).map((c) => c.name);
  const slip = nearest(line, listed) !== '';
  if (names.length === 0 || (slip && reason === undefined)) throw unknownChoice(session, wanted[0]?.name ?? line);
  const so = W.understoodSoFar(names.join(', '));
  if (reason !== undefined) throw new Stop('refused', `${so} ${reason.text}`, { rule: reason.rule });
  throw badInput(W.nothingAnswersTo(so, words.join(' ')));
}

/** Names in the order that the rules want, as far as that can be known. Throws a Stop for the first that fits nowhere. */
export function inOrder(session: Session, wanted: readonly Wanted[]): Wanted[] {
  const { game, state } = session;
  const arranged = arrange(
    game,
    state,
    wanted.map((one) => one.name),
  );
  if (arranged.kind === 'order') return arranged.order.flatMap((i) => wanted[i] ?? []);
  const name = wanted[arranged.at]?.name ?? '';
  throw arranged.kind === 'refused' ? new OutOfPlace(arranged.reason, name) : unknownChoice(session, name);
}

/** A choice that is refused wherever it is put; it may still belong into what was played before. */
export class OutOfPlace extends Stop {
  readonly wanted: string;
  constructor(reason: Reason, wanted: string) {
    super('refused', reason.text, { rule: reason.rule });
    this.wanted = wanted;
  }
}

export interface TurnOptions {
  readonly seat?: number | undefined;
  readonly ask?: AskOutcome | undefined;
}

/** Plays one choice; returns how many of `tape` it has used. Throws a Stop, and then nothing has changed. */
export async function playWanted(
  session: Session,
  wanted: Wanted,
  tape: readonly string[],
  options: TurnOptions = {},
): Promise<number> {
  let outcomes = wanted.outcomes ?? tape;
  const seat = options.seat === undefined ? {} : { seat: options.seat };
  for (;;) {
    const before = session.tape.length;
    const played = session.play(wanted.name, { ...seat, outcomes, exact: wanted.outcomes !== undefined });
    switch (played.kind) {
      case 'played': {
        const used = played.entry.outcomes.filter((o) => o.given).length;
        return wanted.outcomes !== undefined || before > 0 ? 0 : Math.min(used, tape.length);
      }
      case 'refused':
        throw refused(played.reason);
      case 'unknown':
        throw unknownChoice(session, wanted.name);
      case 'bad-outcome':
        throw badInput(`'${brief(wanted.name)}': ${played.text}`);
      case 'ask': {
        const answer = await options.ask?.(played.question);
        if (answer === undefined) throw outcomeNeeded(wanted.name, played.question, played.have);
        outcomes = [...played.have, answer];
      }
    }
  }
}

export function unknownChoice(session: Session, name: string): Stop {
  const names = choiceShapes(session.game, session.state).map((c) => c.name);
  return badInput(W.noChoiceHere(brief(name), nearest(name, names)));
}

/** Real dice, but nobody at hand to roll them: which one is due, and how to give it. */
export function outcomeNeeded(what: string, question: Question, have: readonly string[]): Stop {
  const tape = [...have, question.options[0] ?? '1'].join(',');
  return new Stop('outcome', W.outcomeNeeded(what, questionText(question), tape), { more: { question, have } });
}
