// The one door: every choice that is played on this page, by a press, a key, a plan, a hint or the computer, passes here. Odds
// and warnings are shown first, what is forced follows, and all is kept.
import { choiceBuffer, onlyChoice, type Reason, replan, type State, undoSize } from '@bocage/engine';
import * as W from '../words/core.ts';
import type { TableSession } from './catalogue.ts';
import type { GameModel, ShownChoice } from './game-model.ts';
import { hasRest } from './rest.ts';
import { settings } from './settings.ts';
import { PERSON } from './storage.ts';
import { type Way, weigh } from './ways.ts';

/** No rule forces more choices in a row. */
const MOST_FORCED = 500;
const buffer = choiceBuffer();

/** Who teaches at this table: it knows which dice a lesson brings, judges each choice, and keeps its own way back. */
export interface Tutor {
  /** It is telling something, or plays itself. */
  readonly busy: boolean;
  /** The outcomes that a lesson has for this choice; none: those of the generator. */
  rolls(choice: number): readonly string[];
  /** The person has chosen. */
  judge(): void;
  /** The person has chosen before the rules of what follows are there. */
  whenThere(offer: ShownChoice): void;
  /** So many choices are to be taken back; true if that goes beyond what is asked now, and the tutor has gone back itself. */
  back(count: number): boolean;
}

/** Where the game is kept on a server: dice fall there, and the other side sits there. */
export interface Elsewhere {
  /** A choice that draws something: the server makes it, behind whatever was chosen here before. */
  roll(name: string): void;
  /** Why the others must agree if so many choices shall stand; undefined if they need not. */
  barrier(to: number): Reason | undefined;
  /** Asks them. */
  askBack(to: number): void;
}

export class Playing {
  private readonly table: GameModel;
  /** Called after every change: it is kept. */
  private readonly keep: () => void;
  /** Whether this tab may play. */
  private readonly allowed: () => boolean;

  /** The last plan that was played as a whole, and the last row of choices that one press took: they are taken back as one. */
  private planned: { readonly from: number; readonly to: number } | undefined;
  private together: { readonly from: number; readonly to: number } | undefined;

  /** Answers what the person leaves to the table, such as ties of an enemy that charts run; undefined: it is the person's. */
  deputy: ((state: State) => number | undefined) | undefined;

  /** Set in a lesson: then nothing is played by itself. */
  tutor: Tutor | undefined;

  /** Set at a table on a server. */
  elsewhere: Elsewhere | undefined;

  constructor(table: GameModel, keep: () => void, allowed: () => boolean = () => true) {
    this.table = table;
    this.keep = keep;
    this.allowed = allowed;
  }

  private get session(): TableSession {
    return this.table.session;
  }

  /**
   * Takes a choice, or first shows what there is to know about it, unless that has been `shown`. How many choices were
   * played: a way may take several, and none is played that waits to be confirmed.
   */
  take(chosen: ShownChoice, shown = false): number {
    const { table } = this;
    const waiting = table.considered.value;
    const offer = waiting?.proposal === true && waiting.choice === chosen.choice ? waiting : chosen;
    if (!table.yours || !this.allowed() || this.tutor?.busy === true) return 0;
    if (table.waits()) {
      this.tutor?.whenThere(offer);
      return 0;
    }
    const weighed = shown || same(table.considered.value, offer);
    if (!weighed && (table.warnings(offer).length > 0 || table.odds(offer) !== undefined)) {
      table.considered.value = offer;
      return 0;
    }
    const played = offer.way === undefined ? Number(this.play(offer.choice)) : this.go(offer.way);
    if (played > 0 || offer.way?.whole === true) this.after();
    return played;
  }

  /**
   * Takes the first choice of this question and of each that follows of the same kind: all cards of the other side at once, in the order
   * of the list. It stops where something else is asked. One step back takes all of them.
   */
  takeAll(): number {
    const { table } = this;
    const { entries } = this.session;
    const from = entries.length;
    const step = table.decision.value?.step;
    while (table.yours && this.allowed() && table.decision.value?.step === step)
      if (!this.play(table.offers.value[0]?.choice ?? -1)) break;
    const to = entries.length;
    if (to > from) {
      this.together = { from, to };
      this.after();
    }
    return to - from;
  }

  /** The answer of the person who rolled a real die or drew a real card. */
  answer(outcome: string): void {
    const { asked } = this.table;
    if (asked.value === undefined) return;
    const { choice, have } = asked.value;
    asked.value = undefined;
    if (this.play(choice, [...have, outcome])) this.after();
  }

  /** What a computer player has decided; false if it could not be played. */
  takeForComputer(choice: number): boolean {
    const played = this.play(choice);
    if (played) this.after();
    return played;
  }

  /** Plays a legal choice. False if it was not played: refused, or a die must be rolled first. */
  private play(choice: number, outcomes: readonly string[] = []): boolean {
    const { table } = this;
    if (table.waits()) return false;
    const played = this.withRolls(choice) ?? this.session.playChoice(choice, { outcomes });
    switch (played.kind) {
      case 'played':
        table.goOn();
        table.changed();
        return true;
      case 'ask':
        table.asked.value = { question: played.question, choice, have: played.have };
        return false;
      case 'refused':
        table.notice.value = played.reason;
        return false;
      case 'unknown':
      case 'bad-outcome':
        if (played.kind === 'bad-outcome' && this.elsewhere !== undefined) {
          this.elsewhere.roll(this.session.game.name(this.session.state, choice));
          return false;
        }
        table.notice.value = { rule: '', text: played.text };
        return false;
    }
  }

  /** The choice with the dice of a lesson, if it has any for it and they fit. */
  private withRolls(choice: number): ReturnType<TableSession['playChoice']> | undefined {
    const outcomes = this.tutor?.rolls(choice) ?? [];
    if (outcomes.length === 0) return undefined;
    const played = this.session.playChoice(choice, { outcomes, exact: true });
    return played.kind === 'played' ? played : undefined;
  }

  /** Goes a way: all of it, or as far as nothing is asked or revealed. */
  private go(way: Way): number {
    const { session, table } = this;
    let done = 0;
    if (way.whole) {
      // The last one may reveal something: it is played like any other, since a person may have to roll for it.
      const { steps, revealed } = weigh(session.game, session.at(way.from), way.names);
      done = revealed ? steps - 1 : way.names.length;
      const refused = replan(session, way.from, way.names.slice(0, done));
      table.goOn(refused);
      table.changed();
      if (refused !== undefined) return 0;
      this.planned = { from: way.from, to: way.from + done };
    }
    for (const name of way.names.slice(done)) {
      const verdict = session.game.verdict(session.state, name);
      if (verdict.kind !== 'legal' || !this.play(verdict.choice)) break;
      done++;
      if ((session.entries.at(-1)?.outcomes.length ?? 0) > 0) break;
    }
    return done;
  }

  /** After any choice: what is forced follows, then everything is kept. */
  private after(): void {
    const { table } = this;
    if (this.tutor !== undefined) {
      this.tutor.judge();
      return;
    }
    for (let i = 0; i < MOST_FORCED; i++) {
      if (table.held.peek() || table.control.value[table.game.seat(table.session.state)] !== PERSON) break;
      const next = this.forced() ?? this.deputed();
      if (next === undefined || !this.play(next)) break;
    }
    this.keep();
    // Whoever plays will ask why not sooner or later: the words come while he looks at the next question.
    hasRest(table.game.id);
  }

  /** Something came from the server: what is forced here follows it. */
  goOn(): void {
    this.after();
  }

  /** The only choice of a decision, if taking it by itself hides nothing from the person. */
  forced(): number | undefined {
    const { table, session } = this;
    if (!settings.value.autoForced || table.waits()) return undefined;
    return onlyChoice(session.game, session.state);
  }

  private deputed(): number | undefined {
    return this.table.waits() ? undefined : this.deputy?.(this.session.state);
  }

  // --- back and forth ------------------------------------------------------------------------------------------------

  /** Why it cannot be undone without asking; undefined if it was undone. */
  undo(agreed = false): string | undefined {
    if (this.session.entries.length === 0) return W.nothingPlayed;
    return this.takeBack(this.stepBack(), agreed)?.text;
  }

  /** Takes back the last choice of the line that is open; the line stays open. */
  undoChoice(): string | undefined {
    return this.takeBack(undoSize(this.session, 'choice') ?? 0, false)?.text;
  }

  redo(): void {
    const { redoable } = this.session;
    let count = 1;
    while (redoable[count]?.continues === true) count++;
    if (!this.session.redo(count)) return;
    this.table.changed();
    this.after();
  }

  resetTurn(): string | undefined {
    const count = this.session.entries.length - this.turnStart();
    if (count === 0) return W.seenDice;
    return this.takeBack(count, false)?.text;
  }

  private takeBack(count: number, agreed: boolean): Reason | undefined {
    if (this.tutor?.back(count) === true) return undefined;
    const to = this.session.entries.length - count;
    const barrier = this.elsewhere?.barrier(to);
    if (barrier !== undefined) {
      if (agreed) this.elsewhere?.askBack(to);
      return agreed ? undefined : barrier;
    }
    const problem = this.session.undo(count, agreed || this.tutor !== undefined);
    if (problem === undefined) {
      this.table.changed();
      this.keep();
    }
    return problem;
  }

  /** Choices that one step back takes: the gesture, and what came by itself or from the computer after it. */
  private stepBack(): number {
    const { session, planned, together } = this;
    const n = session.entries.length;
    if (together?.to === n) return n - together.from;
    const line = n - session.lastGesture();
    // A plan within a longer line, such as supplies that were loaded between two Trucks.
    if (planned !== undefined && planned.to === n && planned.from > line) return n - planned.from;
    let to = n;
    do {
      do to--;
      while (to > 0 && session.entries[to]?.continues === true);
    } while (to > 0 && !this.decidedHere(to));
    return n - Math.max(0, to);
  }

  /** Whether a person had something to decide after `n` choices. */
  private decidedHere(n: number): boolean {
    const { session, table } = this;
    const entry = session.entries[n];
    if (entry === undefined || table.control.value[entry.seat] !== PERSON) return false;
    if (this.deputy?.(session.at(n)) !== undefined) return false;
    return !settings.value.autoForced || session.game.choices(session.at(n), buffer) > 1;
  }

  /** Where the turn of the seat that decides began, going back no further than anything revealed. */
  private turnStart(): number {
    const { session } = this;
    const { game } = session;
    const seat = game.seat(session.state);
    const status = (n: number): string => game.board(game.view(session.at(n), 0), 0).status[0] ?? '';
    const now = status(session.entries.length);
    let to = session.entries.length;
    while (to > 0) {
      let from = to - 1;
      while (from > 0 && session.entries[from]?.continues === true) from--;
      const part = session.entries.slice(from, to);
      if (game.seats.length > 1 && part.some((e) => e.seat !== seat || e.outcomes.length > 0)) break;
      if (status(from) !== now) break;
      to = from;
    }
    return to;
  }
}

/** Whether it is the choice that is shown and waits: a second press on it confirms. */
function same(one: ShownChoice | undefined, other: ShownChoice): boolean {
  return one !== undefined && one.choice === other.choice && one.way?.names.join('\n') === other.way?.names.join('\n');
}
