// One game on the table: a session with signals around it. What the page shows is computed from here, and only here changed.
import {
  type Board,
  choiceBuffer,
  type Decision,
  type Description,
  isWhole,
  NOBODY,
  type Odds,
  type Play,
  type Question,
  type Reason,
  Recorder,
  type Result,
  type State,
} from '@bocage/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { missing, type TableSession } from './catalogue.ts';
import { keyOf } from './keys.ts';
import { Log, type LogGroup } from './log.ts';
import { settings } from './settings.ts';
import { type Control, PERSON } from './storage.ts';

/** A legal choice as the page offers it. */
export interface Offer {
  readonly choice: number;
  readonly name: string;
  readonly about: Description;
  readonly key: string | undefined;
}

/** The moment that is shown: after `n` choices, `live` if that is the present. */
export interface Moment {
  readonly n: number;
  readonly state: State;
  readonly live: boolean;
}

/** A position as it is shown: the game's facts for what draws and counts, the same in words for those who read. */
export interface Shown {
  /** What the game's `facts` give; its own parts of the page know the type. */
  readonly facts: unknown;
  readonly board: Board;
}

/** A question to the person who rolls real dice, in the middle of a choice. */
export interface Asked {
  readonly question: Question;
  readonly choice: number;
  readonly have: readonly string[];
}

const buffer = choiceBuffer();

export class Table {
  readonly game: Play;
  session: TableSession;
  /** Raised with every change of the session. */
  readonly rev = signal(0);
  /** An earlier moment that is being looked at; undefined for the present. */
  readonly looking: Signal<number | undefined> = signal(undefined);
  /** The choice that is being considered: its odds and warnings are shown, and it waits to be confirmed. */
  readonly considered: Signal<Offer | undefined> = signal(undefined);
  readonly asked: Signal<Asked | undefined> = signal(undefined);
  readonly control: Signal<readonly Control[]>;
  /** One sentence about what just went wrong or was refused. */
  readonly notice: Signal<Reason | undefined> = signal(undefined);
  /** A moment within the last action, shown instead while what happened is told step by step. */
  readonly staged: Signal<Shown | undefined> = signal(undefined);
  readonly moment: ReadonlySignal<Moment>;
  readonly decision: ReadonlySignal<Decision | undefined>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly viewer: ReadonlySignal<number>;
  readonly facts: ReadonlySignal<unknown>;
  readonly board: ReadonlySignal<Board>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  readonly log: ReadonlySignal<readonly LogGroup[]>;
  private book: Log;

  constructor(session: TableSession, control: readonly Control[]) {
    this.session = session;
    this.game = session.game;
    this.control = signal(control);
    this.book = new Log(session);
    this.moment = computed(() => {
      this.rev.value;
      const n = this.looking.value;
      const { session } = this;
      if (n === undefined || n >= session.entries.length)
        return { n: session.entries.length, state: session.state, live: true };
      return { n, state: session.at(n), live: false };
    });
    this.decision = computed(() => this.game.decision(this.moment.value.state));
    this.result = computed(() => this.game.result(this.moment.value.state));
    this.viewer = computed(() => this.eyes(this.decision.value?.seat));
    const told = computed(() => (this.moment.value.live ? this.staged.value : undefined));
    const view = computed(() => this.game.view(this.moment.value.state, this.viewer.value));
    this.facts = computed(() => told.value?.facts ?? this.game.facts(view.value, this.viewer.value));
    this.board = computed(() => told.value?.board ?? this.game.board(view.value, this.viewer.value));
    this.offers = computed(() => this.list(this.moment.value.state));
    this.log = computed(() => {
      this.rev.value;
      return this.book.read();
    });
  }

  /** A position as the person at this screen may see it. What tells the last action step by step shows such positions. */
  shown(state: State): Shown {
    const seat = this.viewer.value;
    const view = this.game.view(state, seat);
    return { facts: this.game.facts(view, seat), board: this.game.board(view, seat) };
  }

  /** Through whose eyes the board is shown: the only person's, or those of the person who decides. */
  private eyes(deciding: number | undefined): number {
    const persons = this.control.value.flatMap((who, seat) => (who === PERSON ? [seat] : []));
    if (persons.length === 1) return persons[0] ?? 0;
    if (deciding !== undefined && deciding !== NOBODY) return deciding;
    return this.session.entries.at(-1)?.seat ?? 0;
  }

  /** Every legal choice, those that end or decline something last. */
  private list(state: State): readonly Offer[] {
    if (this.waits()) return [];
    const n = this.game.choices(state, buffer);
    const all = Array.from(buffer.subarray(0, n), (choice) => ({
      choice,
      name: this.game.name(state, choice),
      about: this.game.describe(state, choice),
    }));
    const ordered = [...all.filter((o) => o.about.mark !== 'end'), ...all.filter((o) => o.about.mark === 'end')];
    return ordered.map((offer, i) => ({ ...offer, key: keyOf(i) }));
  }

  /** True if a person at this screen decides now. */
  get yours(): boolean {
    const decision = this.decision.value;
    return decision !== undefined && this.moment.value.live && this.control.value[decision.seat] === PERSON;
  }

  private awaited: Promise<void> | undefined;

  /** Whether the next choice needs a part of the rules that is still on its way. */
  waits(): boolean {
    // A game that was loaded whole, and one that keeps older rules, has everything.
    const coming = isWhole(this.game) ? undefined : missing(this.game.id, this.session.state);
    if (coming === undefined) return false;
    if (coming !== this.awaited) {
      this.awaited = coming;
      coming.then(
        () => {
          this.rev.value++;
        },
        () => {
          this.notice.value = {
            rule: '',
            text: 'The rules of what follows could not be loaded. Check the connection.',
          };
        },
      );
    }
    return true;
  }

  /** Whether this is a choice of the present question: what is pointed at may be one of the last. */
  private isOffered(offer: Offer): boolean {
    return this.offers.value.some((one) => one.choice === offer.choice && one.about.label === offer.about.label);
  }

  odds(offer: Offer): Odds | undefined {
    return this.isOffered(offer) ? this.game.odds(this.moment.value.state, offer.choice) : undefined;
  }

  warnings(offer: Offer): readonly Reason[] {
    return this.isOffered(offer) ? this.game.warnings(this.moment.value.state, offer.choice) : [];
  }

  changed(): void {
    this.staged.value = undefined;
    this.considered.value = undefined;
    this.asked.value = undefined;
    this.rev.value++;
  }

  /** Another session takes the place of this one: a follower has read newer work, or a branch was opened. */
  replace(session: TableSession): void {
    this.session = session;
    this.book = new Log(session);
    this.looking.value = undefined;
    this.changed();
  }

  /** Plays a legal choice. False if it was not played: refused, or a die must be rolled first. */
  play(choice: number, outcomes: readonly string[] = []): boolean {
    if (this.waits()) return false;
    const played = this.session.playChoice(choice, { outcomes });
    switch (played.kind) {
      case 'played':
        this.notice.value = undefined;
        this.changed();
        return true;
      case 'ask':
        this.asked.value = { question: played.question, choice, have: played.have };
        return false;
      case 'refused':
        this.notice.value = played.reason;
        return false;
      case 'unknown':
      case 'bad-outcome':
        this.notice.value = { rule: '', text: played.text };
        return false;
    }
  }

  /** The only choice of a decision, if taking it by itself hides nothing from the person. */
  forced(): number | undefined {
    if (!settings.value.autoForced || this.session.start.chance === 'real' || this.waits()) return undefined;
    const { state } = this.session;
    if (this.game.choices(state, buffer) !== 1) return undefined;
    const choice = buffer[0] ?? 0;
    if (this.game.warnings(state, choice).length > 0) return undefined;
    const after = state.slice();
    const chance = new Recorder();
    this.game.apply(after, choice, chance);
    if (chance.outcomes.length > 0 || this.game.seat(after) === NOBODY) return undefined;
    return choice;
  }

  /** Choices that one step back takes: the gesture, and what came by itself or from the computer after it. */
  stepBack(): number {
    const { session } = this;
    let to = session.entries.length;
    do {
      do to--;
      while (to > 0 && session.entries[to]?.continues === true);
    } while (to > 0 && !this.decidedHere(to));
    return session.entries.length - Math.max(0, to);
  }

  /** Whether a person had something to decide after `n` choices. */
  private decidedHere(n: number): boolean {
    const entry = this.session.entries[n];
    if (entry === undefined || this.control.value[entry.seat] !== PERSON) return false;
    return !settings.value.autoForced || this.game.choices(this.session.at(n), buffer) > 1;
  }

  /** Where the turn of the seat that decides began, going back no further than anything revealed. */
  turnStart(): number {
    const { session } = this;
    const seat = this.game.seat(session.state);
    const status = (n: number): string => this.game.board(this.game.view(session.at(n), 0), 0).status[0] ?? '';
    const now = status(session.entries.length);
    let to = session.entries.length;
    while (to > 0) {
      let from = to - 1;
      while (from > 0 && session.entries[from]?.continues === true) from--;
      const part = session.entries.slice(from, to);
      if (this.game.seats.length > 1 && part.some((e) => e.seat !== seat || e.outcomes.length > 0)) break;
      if (status(from) !== now) break;
      to = from;
    }
    return to;
  }

  undo(count: number, agreed: boolean): Reason | undefined {
    const problem = this.session.undo(count, agreed);
    if (problem === undefined) this.changed();
    return problem;
  }

  redo(): boolean {
    const { redoable } = this.session;
    let count = 1;
    while (redoable[count]?.continues === true) count++;
    const done = this.session.redo(count);
    if (done) this.changed();
    return done;
  }
}
