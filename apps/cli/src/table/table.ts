// The interactive game: asks, understands what is typed, plays it, saves it, and says what happened.
import { normal, onlyChoice, putIn, type Question, type Session, writeScore } from '@bocage/engine';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import { type OpenGame, openScore, sessionOf, storeScore } from '../open.ts';
import type { Seats } from '../seats.ts';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { Stop } from '../stop.ts';
import { type AskOutcome, inOrder, meant, OutOfPlace, playWanted, type Wanted } from '../turn.ts';
import { W } from '../words/table.ts';
import { lineTexts, paint, questionText, resultText } from '../words.ts';
import { completions } from './complete.ts';
import { type Front, PlainFront } from './front.ts';
import { FullFront } from './full.ts';
import { lookups } from './lookups.ts';
import { momentOf } from './moment.ts';
import { ownWord } from './own.ts';

/** Asks for a die or a card until the answer is one that can come up. */
export function askPerson(front: Pick<Front, 'question'>): AskOutcome {
  return async (question: Question) => {
    let text = questionText(question);
    for (;;) {
      const line = await front.question(text, W.whatCameUp);
      if (line === undefined) return undefined;
      const found = question.options.find((option) => normal(option) === normal(line));
      if (found !== undefined) return found;
      const some = question.options.length > 12 ? [...question.options.slice(0, 12), '...'] : question.options;
      text = W.cannotComeUp(some.join(', '));
    }
  };
}

/** Somebody who looks on and speaks before each question; `over` ends the sitting with a sentence. */
export type LookOn = (session: Session) => { readonly notes: readonly string[]; readonly over?: string };

export async function playAtTable(
  io: Io,
  args: Args,
  open: OpenGame,
  seats: Seats,
  lookOn: LookOn = () => ({ notes: [] }),
): Promise<void> {
  const full = io.tty !== undefined && !args.flag('plain');
  const front = full && io.tty !== undefined ? new FullFront(io.tty) : new PlainFront(io);
  const table = new InteractiveTable(io, args, open, seats, front);
  try {
    const { session } = open;
    front.recall(lineTexts(io, session, Math.max(0, session.entries.length - 4), true));
    front.notice(W.titleAndFile(open.game.title, open.file));
    await table.run(lookOn);
  } finally {
    front.close();
  }
  io.out(table.farewell);
}

/** No rule forces more choices in a row. */
const MOST_FORCED = 500;
export const LEAVES = /^(quit|q|exit)$/i;

export class InteractiveTable {
  readonly io: Io;
  readonly open: OpenGame;
  readonly front: Front;
  farewell = '';
  /** Whether choices that the rules warn of are asked about. */
  confirms: boolean;
  protected readonly args: Args;
  readonly seats: Seats;
  protected readonly ask: AskOutcome;
  /** What `yes` would do. */
  protected pending: readonly Wanted[] = [];

  constructor(io: Io, args: Args, open: OpenGame, seats: Seats, front: Front) {
    this.io = io;
    this.args = args;
    this.open = open;
    this.seats = seats;
    this.front = front;
    this.confirms = !args.flag('yes');
    this.ask = askPerson(front);
    seats.progress = (text) => front.waiting(text);
  }

  /** Until the game is over, or the person leaves. */
  async run(lookOn: LookOn): Promise<void> {
    for (;;) {
      const { session, game } = this.open;
      const { notes, over } = lookOn(session);
      for (const note of notes) this.front.notice(note);
      if (over !== undefined && !session.over) {
        this.farewell = W.savedAfter([...notes, over].join('\n'), this.open.file);
        return;
      }
      if (session.over) {
        this.farewell = resultText(this.io, session);
        const line = await this.front.over(momentOf(session, this.somePerson()), this.farewell.trimEnd());
        if (line === undefined || LEAVES.test(line.trim())) return;
        await this.guarded(() => this.lookBack(line.trim()));
        continue;
      }
      const seat = game.seat(session.state);
      if (!this.seats.person(seat)) {
        await this.computerMoves();
        continue;
      }
      const choices = choiceShapes(game, session.state);
      const complete = completions(session, choices);
      const line = await this.front.ask(momentOf(session, seat, choices), complete, this.pending.length > 0);
      if (line === undefined || LEAVES.test(line.trim())) {
        this.farewell = W.saved(line === undefined ? '\n' : '', this.open.file);
        return;
      }
      await this.guarded(() => this.obey(line.trim(), choices));
    }
  }

  /** Mistakes of the person are told, and the game goes on; what was half done is undone. */
  protected async guarded(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.front.notice(paint(this.io).red(error.text));
      if (error.details.file !== this.open.file) return;
      // The file could not be written or is another one now: what counts is what it holds.
      const fresh = await openScore(this.args, this.io, this.open.file);
      this.open.session = fresh.session;
      this.open.text = fresh.text;
      this.open.hash = fresh.hash;
    }
  }

  /** A choice by number or name, a word that looks something up, several choices, or a whole decision in words. */
  protected async obey(line: string, choices: readonly ChoiceShape[]): Promise<void> {
    const { pending } = this;
    this.pending = [];
    if (pending.length > 0 && /^(y|yes)$/i.test(line)) return this.commit(pending, true);
    const numbered = /^[0-9]+$/.test(line) ? choices[Number(line) - 1] : undefined;
    const chosen = choices.find((c) => normal(c.name) === normal(line)) ?? numbered;
    if (chosen !== undefined) return this.commit([{ name: chosen.name }], false);
    const [verb = '', ...rest] = line.split(/\s+/);
    const own = ownWord(line);
    if (own !== undefined) return own(this);
    const lookup = lookups.find((l) => l.names.includes(verb.toLowerCase()));
    if (lookup !== undefined) {
      // Looking something up is no answer: what waits for yes still does.
      this.pending = pending;
      return lookup.run(this, rest.join(' '));
    }
    if (line === '') this.front.show(momentOf(this.open.session, this.open.game.seat(this.open.session.state)));
    else await this.commit(meant(this.open.session, line), false);
  }

  /** After the end: taking back, and what can still be looked at. */
  protected async lookBack(line: string): Promise<void> {
    const [verb = '', ...rest] = line.split(/\s+/);
    const own = ownWord(line);
    const lookup = lookups.find((l) => l.names.includes(verb.toLowerCase()));
    if (own !== undefined) await own(this);
    else if (lookup !== undefined && lookup.asks !== true) await lookup.run(this, rest.join(' '));
    else throw new Stop('refused', W.gameOver);
  }

  /**
   * Plays choices in the order that the rules want. What is refused before anything was revealed leaves no trace; what was
   * revealed stays. A choice that the rules warn of waits for `yes`.
   */
  async commit(wanted: readonly Wanted[], confirmed: boolean): Promise<void> {
    const { open } = this;
    const before = writeScore(open.session);
    const first = open.session.entries.length;
    let kept = first;
    let rest = [...wanted];
    try {
      while (rest.length > 0) {
        const { session } = open;
        rest = this.placed(rest);
        // What was put in may have completed something: then it is revealed, and stays.
        if (session.entries.length > first && (session.entries.at(-1)?.outcomes.length ?? 0) > 0)
          kept = session.entries.length;
        const revealed = await this.playUntilRevealed(rest, confirmed);
        if (revealed) kept = session.entries.length;
        if (this.pending.length > 0) break;
      }
    } catch (error) {
      await this.backTo(before, first, kept);
      throw error;
    }
    if (this.pending.length > 0 && kept === first) {
      this.pending = wanted;
      await this.backTo(before, first, kept);
    }
    if (open.session.entries.length > first && this.pending.length === 0) this.takeForced();
    if (writeScore(open.session) !== before) await this.store();
    this.tell(first, true);
  }

  /** What has one answer only is not asked: it is played and told, as if it had been typed. */
  private takeForced(): void {
    const { session, game } = this.open;
    for (let i = 0; i < MOST_FORCED && !session.over; i++) {
      if (!this.seats.person(game.seat(session.state))) return;
      const only = onlyChoice(game, session.state);
      if (only === undefined || session.playChoice(only).kind !== 'played') return;
    }
  }

  /** The list in the rules' order; a name whose place has passed is put in there, as long as nothing was revealed since. */
  private placed(rest: readonly Wanted[]): Wanted[] {
    const { session } = this.open;
    try {
      return inOrder(session, rest);
    } catch (error) {
      if (!(error instanceof OutOfPlace) || !putIn(session, error.wanted)) throw error;
      this.front.notice(W.putInOrder(error.wanted));
      const at = rest.findIndex((one) => one.name === error.wanted);
      return this.placed(rest.filter((_, i) => i !== at));
    }
  }

  /** Plays from the front of the list; true once something was revealed. A warned choice stays in the list and waits. */
  private async playUntilRevealed(rest: Wanted[], confirmed: boolean): Promise<boolean> {
    const { session, game } = this.open;
    for (let one = rest[0]; one !== undefined; one = rest[0]) {
      const verdict = this.confirms && !confirmed ? game.verdict(session.state, one.name) : undefined;
      const warnings = verdict?.kind === 'legal' ? game.warnings(session.state, verdict.choice) : [];
      if (warnings.length > 0) {
        const { yellow, dim } = paint(this.io);
        for (const w of warnings) this.front.notice(`${yellow(W.warning(w.text))} ${dim(`(${w.rule})`)}`);
        this.front.notice(W.typeYes(one.name));
        this.pending = [...rest];
        return false;
      }
      await this.playOne(one);
      rest.shift();
      if ((session.entries.at(-1)?.outcomes.length ?? 0) > 0) return true;
    }
    return false;
  }

  /** Without a trace, as far as nothing was revealed: nothing of it was saved. */
  private async backTo(score: string, first: number, kept: number): Promise<void> {
    this.putBack(score, first, kept);
    if (kept > first) {
      await this.store();
      this.tell(first, true);
    }
  }

  /** The game as it was, but for what was revealed. */
  protected putBack(score: string, first: number, kept: number): void {
    const { session } = this.open;
    if (kept > first) {
      const notes = [...session.undone];
      if (session.entries.length > kept) session.undo(session.entries.length - kept, true);
      session.restoreNotes(notes);
    } else if (writeScore(session) !== score) this.open.session = sessionOf(this.open.game, score);
  }

  /** Plays one choice. Throws a Stop, and then nothing has changed. */
  protected async playOne(one: Wanted): Promise<void> {
    await playWanted(this.open.session, one, [], { ask: this.ask });
  }

  /** What was played is safe when this returns. */
  async store(): Promise<void> {
    storeScore(this.io, this.open);
  }

  /** What was played from an entry on; `open` with the cards that were drawn. */
  tell(first: number, open: boolean): void {
    const { session } = this.open;
    if (session.entries.length > first) this.front.happened(lineTexts(this.io, session, first, open));
  }

  private async computerMoves(): Promise<void> {
    const { session } = this.open;
    const first = session.entries.length;
    await this.playOne({ name: await this.seats.choose(session) });
    await this.store();
    this.tell(first, false);
  }

  protected somePerson(): number {
    return Math.max(
      0,
      this.seats.specs.findIndex((spec) => spec.kind === 'person'),
    );
  }
}
