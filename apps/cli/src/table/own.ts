// Words that change the game or how it is played: taking back, bringing back, repeating, leaving things as they were.
import { choiceBuffer, onlyChoice, type Session, undoSize } from '@bocage/engine';
import type { OpenGame } from '../open.ts';
import type { Seats } from '../seats.ts';
import { Stop } from '../stop.ts';
import type { Wanted } from '../turn.ts';
import { W } from '../words/table.ts';
import type { Front } from './front.ts';

/** What these words need of the table. */
interface Hands {
  readonly open: OpenGame;
  readonly seats: Seats;
  readonly front: Front;
  confirms: boolean;
  commit(wanted: readonly Wanted[], confirmed: boolean): Promise<void>;
  tell(first: number, open: boolean): void;
  store(): Promise<void>;
}

type Own = (hands: Hands) => Promise<void> | void;

/** What a line means, if it is one of these words. */
export function ownWord(line: string): Own | undefined {
  const undone = /^undo(?:\s+(.*))?$/i.exec(line);
  if (undone !== null) return (hands) => undo(hands, undone[1]?.trim() ?? '');
  const confirmed = /^confirm(?:\s+(.*))?$/i.exec(line);
  if (confirmed !== null) return (hands) => confirm(hands, confirmed[1]?.trim() ?? '');
  if (/^redo$/i.test(line)) return redo;
  if (/^repeat$/i.test(line)) return repeat;
  if (/^((the )?rest )?as before$/i.test(line)) return asBefore;
  if (/^(all )?(the )?others$/i.test(line)) return allOthers;
  return undefined;
}

/** Back by what the words say, and on to the last decision of a person; a computer always agrees. */
async function undo(hands: Hands, words: string): Promise<void> {
  const { open, seats, front } = hands;
  const { session, game } = open;
  const agreed = /\bagreed$/i.test(words);
  const what = words.replace(/\s*\bagreed$/i, '');
  const size = undoSize(session, what);
  if (size === undefined) throw new Stop('input', W.undoWhat);
  const total = session.entries.length;
  const person = (n: number): boolean => seats.person(session.entries[n]?.seat ?? 0);
  let to = total - size;
  if (!person(to)) {
    while (to > 0 && !person(to)) to--;
    while (to > 0 && session.entries[to]?.continues) to--;
  }
  // What was taken because there was nothing to choose is not asked again: back to where something was.
  while (what === '' && to > 0 && onlyChoice(game, session.at(to)) !== undefined) {
    do to--;
    while (to > 0 && session.entries[to]?.continues);
  }
  const alone = seats.specs.filter((spec) => spec.kind === 'person').length < 2;
  const problem = session.undo(total - to, alone || agreed);
  if (problem !== undefined) {
    const again = ['undo', what, 'agreed'].filter((word) => word !== '').join(' ');
    throw new Stop('refused', problem.code === 'revealed' ? W.otherSideMustAgree(problem.text, again) : problem.text);
  }
  await hands.store();
  const n = total - to;
  front.happened([W.takenBack(n)]);
  front.notice(game.decision(session.state)?.prompt.wait ?? '');
}

/** Brings back the last line that was taken back, and what the computer did after it. */
async function redo(hands: Hands): Promise<void> {
  const { open, seats } = hands;
  const { session } = open;
  const first = session.entries.length;
  const { redoable } = session;
  let count = 1;
  while (redoable[count]?.continues || (redoable[count] !== undefined && !seats.person(redoable[count]?.seat ?? 0)))
    count++;
  if (!session.redo(count)) throw new Stop('refused', W.nothingToRedo);
  while (session.redoable.length > 0 && onlyChoice(open.game, session.state) !== undefined) session.redo();
  await hands.store();
  hands.tell(first, true);
}

/** The last line of this seat once more, as far as the rules allow it here. */
async function repeat(hands: Hands): Promise<void> {
  const { session, game } = hands.open;
  const seat = game.seat(session.state);
  const end = session.entries.findLastIndex((entry) => entry.seat === seat);
  if (end < 0) throw new Stop('refused', W.nothingToRepeat);
  let from = end;
  while (from > 0 && session.entries[from]?.continues) from--;
  const names = session.entries.slice(from, end + 1).map(({ name }) => ({ name }));
  await hands.commit(names, false);
}

/** The choice that leaves a figure as it was, where the questions are about figures that had a value before. */
function unchanged({ game, state }: Session): string | undefined {
  const buffer = choiceBuffer();
  const n = game.choices(state, buffer);
  const kept = buffer.subarray(0, n).find((choice) => {
    const { data } = game.describe(state, choice);
    return typeof data?.n === 'number' && data.n === data.before;
  });
  return kept === undefined ? undefined : game.name(state, kept);
}

/** Answers every question of this kind that still comes with what was there before. */
async function asBefore(hands: Hands): Promise<void> {
  const { open } = hands;
  const step = open.game.decision(open.session.state)?.step;
  let answered = 0;
  for (; !open.session.over && open.game.decision(open.session.state)?.step === step; answered++) {
    const name = unchanged(open.session);
    const before = open.session.entries.length;
    if (name === undefined) break;
    await hands.commit([{ name }], false);
    if (open.session.entries.length === before) return;
  }
  if (answered === 0) throw new Stop('refused', W.nothingBefore);
}

/** The choice that lets all others go on by themselves, where the game has one. */
async function allOthers(hands: Hands): Promise<void> {
  const { game, session } = hands.open;
  const buffer = choiceBuffer();
  const n = game.choices(session.state, buffer);
  const rest = buffer.subarray(0, n).find((choice) => {
    const { verb, mark } = game.describe(session.state, choice);
    return verb === 'rest' && mark === 'end';
  });
  if (rest === undefined) throw new Stop('refused', W.noOthers);
  await hands.commit([{ name: game.name(session.state, rest) }], false);
}

function confirm(hands: Hands, words: string): void {
  if (!/^(on|off)$/i.test(words)) throw new Stop('input', W.confirmHow);
  hands.confirms = /^on$/i.test(words);
  hands.front.notice(hands.confirms ? W.warnedWait : W.warnedPlayed);
}
