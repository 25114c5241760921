// The score: a saved game as readable text, one decision a line with its dice. Written here, read in score-read.ts.
import type { Outcome } from './chance.ts';
import { isWhole, type Play } from './contract/play.ts';
import type { PositionLine } from './contract/tools.ts';
import type { GameEvent } from './contract/words.ts';
import { hashState } from './hash.ts';
import type { Entry, Start, Undone } from './journal.ts';
import { chosenOptions } from './options.ts';
import { branchText, recordHash } from './score-record.ts';
import type { Session } from './session.ts';
import { POSITION_FORMAT } from './state.ts';

export const SCORE_FORMAT = 2;
export const SCORE_HEAD = `bocage score ${SCORE_FORMAT}`;

/**
 * The score as text. `now` is the position after its last line; a whole game writes its own. A game that is over has none:
 * nobody goes on with it.
 */
export function writeScore<E extends GameEvent>(
  session: Session<E, Play<E>>,
  now: readonly PositionLine[] | undefined = ownPosition(session),
): string {
  const { game, start, entries } = session;
  const options = Object.entries(chosenOptions(game.options, session.state));
  const out = [
    SCORE_HEAD,
    `game: ${game.id}`,
    `rules: ${game.rulesVersion}`,
    `content: ${game.content.hash} ${game.content.name}`,
  ];
  if (options.length > 0) out.push(`options: ${options.map(([id, value]) => `${id}=${value}`).join(' ')}`);
  if (start.branch !== undefined && start.branch.length > 0) out.push(`branch: ${branchText(start.branch)}`);
  out.push(`seed: ${start.seed}`);
  if (start.chance === 'real') out.push('chance: real');
  out.push(...sealLines(start));
  if (start.tape !== undefined && start.tape.length > 0) out.push(`tape: [${start.tape.join(' ')}]`);
  if (session.setupOutcomes.length > 0) out.push(`setup: ${bracket(session.setupOutcomes)}`);
  if (start.position !== undefined) {
    out.push('position:', ...start.position.lines.map(({ key, value }) => `  ${key}: ${value}`));
  }
  if (start.after !== undefined) out.push(`after: ${start.after.count} ${start.after.hash}`);
  if (now !== undefined && !session.over)
    out.push(`now: position ${POSITION_FORMAT} after ${entries.length} ${hashState(session.state)}`, ...writeNow(now));
  out.push('');
  const notes = [...session.undone];
  for (let i = 0; i < entries.length; ) {
    while (notes[0] !== undefined && notes[0].to <= i) out.push(writeNote(notes.shift()));
    let end = i + 1;
    while (end < entries.length && entries[end].continues) end++;
    out.push(writeLine(session, i, end));
    i = end;
  }
  for (const note of notes) out.push(writeNote(note));
  out.push(`end ${entries.length} ${hashState(session.state)} ${recordHash(out)}`);
  const result = game.result(session.state);
  if (result !== undefined) out.push(`result: ${result.grade}. ${result.text} (${result.rule})`.replace(/\s+/g, ' '));
  out.push(...openedLine(start));
  return out.join('\n').concat('\n');
}

function ownPosition<E extends GameEvent>({
  game,
  state,
  over,
}: Session<E, Play<E>>): readonly PositionLine[] | undefined {
  return isWhole(game) && !over ? game.writePosition(state) : undefined;
}

/** Every key of the position, because what the set-up is may change; those without anything share a line. */
function writeNow(now: readonly PositionLine[]): string[] {
  const empty = now.filter(([, value]) => value === '-').map(([key]) => key);
  const lines = now.filter(([, value]) => value !== '-').map(([key, value]) => `  ${key}: ${value}`);
  return empty.length === 0 ? lines : [...lines, `  -: ${empty.join(', ')}`];
}

function writeNote(note: Undone | undefined): string {
  return note === undefined ? '' : `< ${note.from} ${note.to}${note.dice === true ? ' dice' : ''}`;
}

function writeLine<E extends GameEvent>(session: Session<E, Play<E>>, from: number, to: number): string {
  const { game, entries } = session;
  const words = entries.slice(from, to).map(entryText);
  const events: E[] = [];
  for (let i = from; i < to; i++) events.push(...session.events(i));
  const remark = game.remark(events).replace(/\s+/g, ' ').trim();
  const line = `${from + 1} ${game.seats[entries[from].seat].id} ${words.join(', ')} #${session.hashAfter(to - 1).slice(0, 3)}`;
  return remark === '' ? line : `${line} ; ${remark}`;
}

/** A choice with what chance brought, as the score writes it. */
export function entryText(entry: Omit<Entry, 'rolls'>): string {
  return entry.outcomes.length === 0 ? entry.name : `${entry.name} ${bracket(entry.outcomes)}`;
}

function bracket(outcomes: readonly Outcome[]): string {
  return `[${outcomes.map((o) => (o.given ? `${o.text}!` : o.text)).join(' ')}]`;
}

/** The lines of the head behind `seed:` in a sealed game. */
function sealLines({ chance, seal }: Start): string[] {
  if (chance !== 'sealed') return [];
  if (seal === undefined) throw new Error('a sealed game has a seal');
  const salts = Object.entries(seal.salts).map(([seat, salt]) => `${seat}=${salt}`);
  return [
    'chance: sealed',
    `seal: ${seal.game} ${seal.commitment}`,
    ...(salts.length > 0 ? [`salts: ${salts.join(' ')}`] : []),
  ];
}

/** The last line, once the seed is open. */
function openedLine({ seal }: Start): string[] {
  return seal?.opened === undefined ? [] : [`opened: ${seal.opened}`];
}
