// The interactive game: board, question, numbered choices; saved after each choice.
import { normal, type Question, writeScore } from '@bocage/engine';
import type { Args } from './args.ts';
import { findRules, rulesText, unknownRule } from './commands/rules.ts';
import type { Io } from './io.ts';
import { type OpenGame, openScore, sessionOf, storeScore } from './open.ts';
import type { Seats } from './seats.ts';
import { type ChoiceShape, choiceShapes, playedShape } from './shapes.ts';
import { Stop } from './stop.ts';
import { type AskOutcome, playWanted, readWanted, unknownChoice, type Wanted } from './turn.ts';
import { askText, cautionText, choicesText, oddsText, paint, playedText, questionText, tableText } from './words.ts';

/** Longer lists are cut: `choices TEXT` searches them. */
const MOST_SHOWN = 60;

const HELP = `  a number or a name    takes that choice; several at once with commas: act 3, squad, to 7
  why NAME              why something is not legal
  odds NAME             the exact chances of a choice
  rule ID               what a rule says
  undo, redo            takes back, brings back
  choices TEXT          the choices with that text in their name; without a text, all
  show                  draws the board again (so does Enter)
  quit                  ends; the game is saved after each choice anyway
`;

/** Asks for a die or a card until the answer is one that can come up. */
export function askPerson(io: Io): AskOutcome {
  return async (question: Question) => {
    io.out(`${questionText(question)}\n`);
    for (;;) {
      const line = await io.line('What came up? ');
      if (line === undefined) return undefined;
      const found = question.options.find((option) => normal(option) === normal(line));
      if (found !== undefined) return found;
      const some =
        question.options.length > 12 ? `${question.options.slice(0, 12).join(', ')}, ...` : question.options.join(', ');
      io.out(`That cannot come up here; possible are ${some}.\n`);
    }
  };
}

export async function playAtTable(io: Io, args: Args, open: OpenGame, seats: Seats): Promise<void> {
  const table = new InteractiveTable(io, args, open, seats);
  io.out(`${open.game.title}, ${open.file}. Type ? for help.\n\n`);
  await table.run();
}

class InteractiveTable {
  private readonly io: Io;
  private readonly args: Args;
  private readonly open: OpenGame;
  private readonly seats: Seats;
  private readonly ask: AskOutcome;
  private draw = true;

  constructor(io: Io, args: Args, open: OpenGame, seats: Seats) {
    this.io = io;
    this.args = args;
    this.open = open;
    this.seats = seats;
    this.ask = askPerson(io);
  }

  /** Until the game is over, or the person leaves. */
  async run(): Promise<void> {
    for (;;) {
      const { session, game } = this.open;
      const seat = game.seat(session.state);
      if (session.over) {
        this.io.out(`${tableText(this.io, session, this.somePerson())}${askText(this.io, session)}`);
        return;
      }
      if (!this.seats.person(seat)) {
        await this.computerMoves();
        continue;
      }
      if (this.draw) this.io.out(tableText(this.io, session, seat));
      this.io.out(askText(this.io, session));
      if (this.draw) this.io.out(choicesText(this.io, choiceShapes(game, session.state), MOST_SHOWN));
      this.draw = false;
      const line = await this.io.line('> ');
      if (line === undefined || /^(quit|q|exit)$/i.test(line.trim())) {
        this.io.out(`${line === undefined ? '\n' : ''}The game is saved in ${this.open.file}.\n`);
        return;
      }
      await this.guarded(() => this.obey(line.trim()));
    }
  }

  /** Mistakes of the person are told, and the game goes on; what was half done is undone. */
  private async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.io.out(`${paint(this.io).red(error.text)}\n\n`);
      if (error.details.file !== this.open.file) return;
      // The file could not be written or is another one now: what counts is what it holds.
      const fresh = await openScore(this.args, this.io, this.open.file);
      this.open.session = fresh.session;
      this.open.text = fresh.text;
      this.open.hash = fresh.hash;
      this.draw = true;
    }
  }

  private async obey(line: string): Promise<void> {
    const { io } = this;
    const { session, game } = this.open;
    const choices = choiceShapes(game, session.state);
    const numbered = /^[0-9]+$/.test(line) ? choices[Number(line) - 1] : undefined;
    const named = choices.find((c) => normal(c.name) === normal(line));
    const [verb = '', ...rest] = line.split(/\s+/);
    const words = rest.join(' ');
    if (named !== undefined || numbered !== undefined)
      await this.commit([named ?? numbered].filter((c) => c !== undefined));
    else if (line === '' || line === 'show') this.draw = true;
    else if (line === '?' || line === 'help') io.out(`${HELP}\n`);
    else if (verb === 'choices') {
      const shown = choices.filter((c) => `${c.name} ${c.label}`.toLowerCase().includes(words.toLowerCase()));
      io.out(`${choicesText(io, shown) || 'There is none.\n'}\n`);
    } else if (verb === 'why') this.why(words);
    else if (verb === 'odds') this.odds(words, choices);
    else if (verb === 'rule' || verb === 'rules') {
      const rules = findRules(words);
      if (rules.length === 0) throw unknownRule(words);
      io.out(`${rulesText(io, rules)}\n`);
    } else if (line === 'undo') await this.undo();
    else if (line === 'redo') this.redo();
    else await this.commit(readWanted(line));
  }

  /** Plays choices, each with its odds and warnings shown first; if one is refused, none is kept. */
  private async commit(wanted: readonly (Wanted | ChoiceShape)[]): Promise<void> {
    const { io, open } = this;
    const before = writeScore(open.session);
    const first = open.session.entries.length;
    try {
      for (const one of wanted) {
        const choice = choiceShapes(open.game, open.session.state).find((c) => normal(c.name) === normal(one.name));
        const caution = choice === undefined ? '' : cautionText(io, choice);
        if (caution !== '') {
          io.out(caution);
          if (!(await this.sure(`Play '${one.name}'? [Y/n] `, true))) {
            this.backTo(before, first);
            return;
          }
        }
        const outcomes = 'outcomes' in one && one.outcomes !== undefined ? { outcomes: one.outcomes } : {};
        await playWanted(open.session, { name: one.name, ...outcomes }, [], { ask: this.ask });
      }
    } catch (error) {
      this.backTo(before, first);
      throw error;
    }
    storeScore(io, open);
    this.tell(first, true);
  }

  /** Without a trace: nothing of it was saved. */
  private backTo(score: string, entries: number): void {
    if (this.open.session.entries.length > entries) this.open.session = sessionOf(this.open.game, score);
  }

  private async sure(question: string, byDefault: boolean): Promise<boolean> {
    const line = (await this.io.line(question))?.trim().toLowerCase();
    return line === '' ? byDefault : line === 'y' || line === 'yes';
  }

  private tell(first: number, open: boolean): void {
    const { session } = this.open;
    for (let i = first; i < session.entries.length; i++)
      this.io.out(playedText(this.io, playedShape(session, i), open));
    this.io.out('\n');
    this.draw = true;
  }

  private async computerMoves(): Promise<void> {
    const { session } = this.open;
    const first = session.entries.length;
    await playWanted(session, { name: await this.seats.choose(session) }, [], { ask: this.ask });
    storeScore(this.io, this.open);
    this.tell(first, false);
  }

  private why(words: string): void {
    const { session, game } = this.open;
    const verdict = game.verdict(session.state, words);
    if (verdict.kind === 'unknown') throw unknownChoice(session, words);
    if (verdict.kind === 'legal') this.io.out(`'${words}' is legal.\n\n`);
    else this.io.out(`${verdict.reason.text} (${verdict.reason.rule})\n\n`);
  }

  private odds(words: string, choices: readonly ChoiceShape[]): void {
    const shown = choices.filter(
      (c) => words === '' || normal(c.name) === normal(words) || String(c.index + 1) === words,
    );
    if (shown.length === 0) throw unknownChoice(this.open.session, words);
    const odds = shown.flatMap((c) => (c.odds === undefined ? [] : [oddsText(this.io, c.odds)]));
    this.io.out(`${odds.join('') || 'Nothing here is left to chance at once.\n'}\n`);
  }

  /** Back to the last decision of a person; a computer always agrees. */
  private async undo(): Promise<void> {
    const { session, game } = this.open;
    const total = session.entries.length;
    let to = total - session.lastGesture();
    while (to > 0 && !this.seats.person(session.entries[to]?.seat ?? 0)) to--;
    while (to > 0 && session.entries[to]?.continues) to--;
    const alone = this.seats.specs.filter((spec) => spec.kind === 'person').length < 2;
    const barrier = alone ? undefined : session.undoBarrier(total - to);
    const agreed =
      alone || (barrier !== undefined && (await this.sure(`${barrier.text} Does it agree? [y/N] `, false)));
    if (barrier !== undefined && !agreed) return;
    const problem = session.undo(total - to, agreed);
    if (problem !== undefined) throw new Stop('refused', problem.text);
    storeScore(this.io, this.open);
    this.io.out(
      `Taken back: ${total - to} ${total - to === 1 ? 'choice' : 'choices'}; ${game.decision(session.state)?.prompt.wait ?? ''}\n\n`,
    );
    this.draw = true;
  }

  private redo(): void {
    const { session } = this.open;
    const first = session.entries.length;
    const { redoable } = session;
    let count = 1;
    while (
      redoable[count]?.continues ||
      (redoable[count] !== undefined && !this.seats.person(redoable[count]?.seat ?? 0))
    )
      count++;
    if (!session.redo(count)) throw new Stop('refused', 'there is nothing to bring back');
    storeScore(this.io, this.open);
    this.tell(first, true);
  }

  private somePerson(): number {
    return Math.max(
      0,
      this.seats.specs.findIndex((spec) => spec.kind === 'person'),
    );
  }
}
