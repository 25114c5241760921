// What is written can be read: a text is read again, and compared with what it stands for, before it replaces anything.
import { Recorder, type Source } from './chance.ts';
import type { Game, Play } from './contract/play.ts';
import type { LineProblem } from './contract/tools.ts';
import type { GameEvent } from './contract/words.ts';
import { hashState } from './hash.ts';
import type { Entry, Start } from './journal.ts';
import { parsePosition } from './position.ts';
import { parseScore, type ScoreText } from './score-read.ts';
import { Session } from './session.ts';
import { firstDifference, GENERATOR, type State } from './state.ts';
import { W } from './words/files.ts';

/**
 * Reads a score again that was just written of this session: the same choices, outcomes and notes, and from `proven` on
 * the same states. What lies before was read from a file, so its replay has been seen. Undefined if all is well.
 */
export function readBack<E extends GameEvent, G extends Play<E>>(
  session: Session<E, G>,
  text: string,
  proven = 0,
): LineProblem | undefined {
  const score = parseScore(text);
  if ('text' in score) return score;
  const last = score.end.line;
  if (score.end.record !== 'fits') return { line: last, text: W.ownCheckWrong };
  const read = score.lines.flatMap((line) => line.choices.map((choice) => ({ ...choice, line: line.line })));
  if (read.length !== session.entries.length) return { line: last, text: W.otherNumberOfChoices };
  const wrong = read.find((choice, i) => !isEntry(choice, session.entries[i]));
  if (wrong !== undefined) return { line: wrong.line, text: W.readAsOther(wrong.name) };
  if (JSON.stringify(score.notes) !== JSON.stringify(session.undone)) return { line: last, text: W.notesReadAsOther };
  const s = proven === 0 ? begin(session, score) : session.at(proven);
  if ('text' in s) return s;
  for (let i = proven; i < read.length; i++) {
    const { name, outcomes, line } = read[i];
    const verdict = session.game.verdict(s, name);
    if (verdict.kind !== 'legal') return { line, text: W.notUnderstoodAgain(name) };
    session.game.apply(s, verdict.choice, new Recorder(outcomes, sourceOf(session.start.chance)));
    if (hashState(s) !== session.hashAfter(i)) return { line, text: W.leadsElsewhere(name) };
  }
  return undefined;
}

/** Recorded dice are the generator's; sealed ones are taken as they are: only the seal can tell whether they are its own. */
function sourceOf(chance: Start['chance']): Source {
  return chance === 'sealed' ? { source: undefined, back: 0, draw: 1 } : 'generator';
}

function isEntry(read: Pick<Entry, 'name' | 'outcomes'>, { name, outcomes }: Entry): boolean {
  return (
    read.name === name &&
    read.outcomes.length === outcomes.length &&
    read.outcomes.every((o, i) => o.text === outcomes[i].text && o.given === outcomes[i].given)
  );
}

/** The set-up as the head of the score describes it. */
function begin<E extends GameEvent, G extends Play<E>>(session: Session<E, G>, score: ScoreText): State | LineProblem {
  const chance = score.start.chance === 'sealed' ? 'sealed' : 'seed';
  const opened = Session.open<E, G>(session.game, { ...score.start, chance });
  if (!(opened instanceof Session)) {
    return 'text' in opened ? opened : { line: score.setupLine, text: W.setupOutcomesMissing };
  }
  if (hashState(opened.state) !== hashState(session.at(0))) return { line: score.setupLine, text: W.otherSetup };
  return opened.state;
}

/** The same for a position: read again it must be this state, whatever its generator. */
export function readBackPosition<E extends GameEvent>(game: Game<E>, s: State, text: string): LineProblem | undefined {
  const parsed = parsePosition(text);
  if ('text' in parsed) return parsed;
  const read = game.openPosition(parsed, '0');
  if ('text' in read) return read;
  read.set(s.subarray(GENERATOR, GENERATOR + 4), GENERATOR);
  return firstDifference(read, s) < 0 ? undefined : { line: 1, text: W.otherPosition };
}
