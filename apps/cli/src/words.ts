// Text for people: the board, the question, the choices, odds, log lines. Colour only where the terminal has it.
import { entryText, type Odds, orList, type Question, type Session, storyOf, type View } from '@bocage/engine';
import type { Io } from './io.ts';
import type { ChoiceShape, PlayedShape } from './shapes.ts';
import { plain } from './stop.ts';
import { wrap } from './table/text.ts';
import { W } from './words/common.ts';

/** Lines of a map that is printed, not drawn in place. */
const MAP_ROWS = 30;

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  red(text: string): string;
  green(text: string): string;
  yellow(text: string): string;
}

export function paint(io: Io): Paint {
  const code = (n: number) => (text: string) => (io.colour && text !== '' ? `\u001b[${n}m${text}\u001b[0m` : text);
  return { bold: code(1), dim: code(2), red: code(31), green: code(32), yellow: code(33) };
}

/** The table as one seat sees it: status, drawing, and how the game stands. */
export function tableText(io: Io, session: Session, seat: number): string {
  const { game, state } = session;
  const view = game.view(state, seat);
  const status = wrap(`${game.title}. ${game.board(view, seat).status.join(' ')}`, io.columns ?? 100);
  return `${status.map(paint(io).bold).join('\n')}\n${drawingText(io, session, view, seat)}\n`;
}

/** The board for the width that there is; a pipe gets the whole drawing. */
function drawingText({ columns }: Io, { game, state }: Session, view: View, seat: number): string {
  if (columns === undefined) return game.draw(view, seat).trimEnd();
  const focus = game.decision(state)?.prompt.places ?? [];
  const map = game.sketch(view, seat, { columns, rows: MAP_ROWS, focus });
  const forces = game.forces(view, seat, focus).flatMap((entry) => wrap(entry, columns, 2));
  return [...map, '', ...forces].join('\n').trimEnd();
}

/** How the game ended; empty while it goes on. */
export function resultText(io: Io, { game, state }: Session): string {
  const { bold, dim } = paint(io);
  const result = game.result(state);
  if (result === undefined) return '';
  return `${bold(W.theGameIsOver(result.grade))} ${result.text} ${dim(`(${result.rule})`)}\n`;
}

/** The question to the seat that decides, or the result. */
export function askText(io: Io, session: Session): string {
  const { game, state } = session;
  const { bold, dim } = paint(io);
  if (session.over) return resultText(io, session);
  const decision = game.decision(state);
  if (decision === undefined) return '';
  const { prompt, rule } = decision;
  const seat = game.seats[decision.seat];
  const why = prompt.why === undefined ? '' : `  ${dim(prompt.why)}\n`;
  return `${bold(`${seat?.name} (${seat?.id}):`)} ${prompt.ask} ${dim(`(${rule})`)}\n${why}`;
}

/** The numbered list of choices, each by the name that `play` takes. */
export function choicesText(io: Io, choices: readonly ChoiceShape[], most = choices.length): string {
  const { dim, yellow } = paint(io);
  const wide = Math.min(40, Math.max(0, ...choices.map((c) => c.name.length)));
  const lines = choices.slice(0, most).map((c) => {
    const label = c.label.toLowerCase() === c.name.toLowerCase() ? '' : c.label;
    const extra = [c.cost ?? '', c.odds === undefined ? '' : briefOdds(c.odds)]
      .filter((part) => part !== '')
      .join(', ');
    const head = `${String(c.index + 1).padStart(4)}  ${c.name.padEnd(wide)}`;
    const warned = (c.warnings ?? []).map((w) => `\n        ${yellow(`! ${w.text}`)} ${dim(`(${w.rule})`)}`).join('');
    return `${[head, label, extra, dim(c.rule)].filter((part) => part !== '').join('  ')}${warned}\n`;
  });
  const rest = choices.length - most;
  return `${lines.join('')}${rest > 0 ? W.moreChoices(rest) : ''}`;
}

/** The chances of a choice in a few words. */
export function briefOdds(odds: Odds): string {
  const good = odds.results.filter((r) => r.good === true);
  if (odds.expected !== undefined) return odds.expected;
  return good.length === 0
    ? ''
    : `${percent(good.reduce((sum, r) => sum + r.chance, 0))} ${orList(good.map((r) => r.label))}`;
}

function percent(chance: number): string {
  if (chance === 0 || chance === 1) return `${chance * 100}%`;
  const shown = (chance * 100).toFixed(1);
  return shown === '0.0' ? W.underATenth : shown === '100.0' ? W.nearlyCertain : `${shown}%`;
}

export function oddsText(io: Io, odds: Odds): string {
  const { bold, dim, green } = paint(io);
  const wide = Math.max(...odds.results.map((r) => r.label.length));
  const results = odds.results.map((r) => {
    const bar = '#'.repeat(Math.round(r.chance * 30));
    const line = `  ${r.label.padEnd(wide)}  ${percent(r.chance).padStart(11)}  ${bar}`.trimEnd();
    return r.good === true ? green(line) : line;
  });
  const modifiers = odds.modifiers.map((m) => {
    const value = m.value > 0 ? `+${m.value}` : String(m.value);
    const modifier = `${m.label} ${value} ${dim(`(${m.rule})`)}`;
    return `  ${m.excluded === true ? W.doesNotCount(modifier) : modifier}`;
  });
  const expected = odds.expected === undefined ? '' : `, ${odds.expected}`;
  return `${[`${bold(odds.title)}${expected} ${dim(`(${odds.rule})`)}`, ...results, ...modifiers].join('\n')}\n`;
}

/** What may be lost by a choice, and its chances: shown before it is made. */
export function cautionText(io: Io, choice: ChoiceShape): string {
  const { yellow, dim } = paint(io);
  const warnings = (choice.warnings ?? []).map((w) => `${yellow(W.warning(w.text))} ${dim(`(${w.rule})`)}\n`).join('');
  return `${choice.odds === undefined ? '' : oddsText(io, choice.odds)}${warnings}`;
}

/** The score's own words for a choice, then what happened. `open` shows drawn cards too, as the one who drew sees them. */
export function playedText(io: Io, played: PlayedShape, open = true): string {
  const { dim } = paint(io);
  const words = open
    ? entryText({ seat: 0, name: played.name, outcomes: played.outcomes, continues: false })
    : played.name;
  const told = played.events.filter((e) => e.detail !== true);
  const events = told.map((e) => `     ${plain(e.text)} ${dim(`(${e.rule})`)}\n`).join('');
  return `${String(played.number).padStart(4)} ${played.seat} ${words}\n${events}`;
}

/**
 * What was played from an entry on: for each line of the score its own words, then what happened as a story, or with `whole`
 * event by event.
 */
export function lineTexts(io: Io, session: Session, first: number, open: boolean, whole = false): readonly string[] {
  const { game, entries } = session;
  const { dim } = paint(io);
  const lines: string[] = [];
  for (let from = first; from < entries.length; ) {
    let to = from + 1;
    while (to < entries.length && entries[to]?.continues) to++;
    const line = entries.slice(from, to);
    const names = line.map((entry) => (open ? entryText(entry) : entry.name));
    lines.push(`${from + 1} ${game.seats[line[0]?.seat ?? 0]?.id} ${names.join(', ')}`);
    const events = line.flatMap((_, i) => session.events(from + i));
    let at = 0;
    for (const { text, of } of whole ? events.map((e) => ({ text: game.say(e), of: 1 })) : storyOf(game, events)) {
      const its = events.slice(at, at + of);
      const { rule = '' } = its.find((e) => e.detail !== true) ?? its[0] ?? {};
      lines.push(`   ${plain(text)} ${dim(`(${rule})`)}`);
      at += of;
    }
    from = to;
  }
  return lines;
}

/** `Roll a six-sided die: attack, attacker (SK 3).` */
export function questionText(question: Question): string {
  const { sides, what, rule, options } = question;
  if (sides !== undefined) return W.rollDie(sides, what, rule);
  const some = options.slice(0, 20).join(', ');
  return W.drawPossible(what, rule, some, options.length > 20 ? ', ...' : '');
}
