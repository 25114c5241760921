// One game on the table: a session with signals around it. What the page shows is computed from here.
import type { UnderItsOwn } from '@bocage/catalogue/open';
import {
  type Board,
  choiceBuffer,
  type Decision,
  type Description,
  type GameEvent,
  isWhole,
  NOBODY,
  type Odds,
  type Play,
  type Question,
  type Reason,
  type Result,
  type Sentence,
  type State,
} from '@bocage/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import * as W from '../words/core.ts';
import { missing, missingToAsk, type TableSession } from './catalogue.ts';
import { goodChance } from './good-chance.ts';
import { keyOf } from './keys.ts';
import { Log, type LogGroup, soFar } from './log.ts';
import { type Control, PERSON } from './storage.ts';
import { type Way, type Weighed, weigh } from './ways.ts';

/** One sentence for the person, of the rules or of the page itself. */
export interface Notice extends Sentence {
  readonly code?: string;
  /** About the game as a whole, such as that it could not be kept: no choice takes it away, only the reader does. */
  readonly stays?: true;
}

/** A legal choice as the page offers it. */
export interface ShownChoice {
  readonly choice: number;
  readonly name: string;
  readonly about: Description;
  readonly key: string | undefined;
  /** It stands for several choices in a row: a far move, a plan. Its number is that of the first. */
  readonly way?: Way;
  /** It proposes how the choice goes on: a second press on that choice takes all of it. */
  readonly proposal?: boolean;
}

/** The moment that is shown: after `n` choices, `live` if that is the present. */
export interface ShownPosition {
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

/** A moment within the last action. */
export interface Staged extends Shown {
  /** The telling of what was chosen from `from` on: question and log wait for it; undefined if it is only looked back at. */
  readonly telling?: { readonly from: number; readonly events: readonly GameEvent[] };
}

/** A question to the person who rolls real dice, in the middle of a choice. */
export interface Asked {
  readonly question: Question;
  readonly choice: number;
  readonly have: readonly string[];
}

const buffer = choiceBuffer();

export class GameModel {
  readonly game: Play;
  /** Set if the game keeps the rules of an older release. */
  readonly own: UnderItsOwn | undefined;
  session: TableSession;
  /** Raised with every change of the session. */
  readonly rev = signal(0);
  /** An earlier moment that is being looked at; undefined for the present. */
  readonly looking: Signal<number | undefined> = signal(undefined);
  /** The choice that is being considered: its odds and warnings are shown, and it waits to be confirmed. */
  readonly considered: Signal<ShownChoice | undefined> = signal(undefined);
  readonly asked: Signal<Asked | undefined> = signal(undefined);
  readonly control: Signal<readonly Control[]>;
  /** Nothing can be chosen for the moment: a die is on its way from the server, or the line to it is lost. */
  readonly held = signal(false);
  /** One sentence about what just went wrong or was refused. */
  readonly notice: Signal<Notice | undefined> = signal(undefined);
  /** A moment within the last action, shown instead while what happened is told step by step. */
  readonly staged: Signal<Staged | undefined> = signal(undefined);
  readonly moment: ReadonlySignal<ShownPosition>;
  readonly decision: ReadonlySignal<Decision | undefined>;
  readonly result: ReadonlySignal<Result | undefined>;
  readonly viewer: ReadonlySignal<number>;
  readonly facts: ReadonlySignal<unknown>;
  readonly board: ReadonlySignal<Board>;
  readonly offers: ReadonlySignal<readonly ShownChoice[]>;
  /** Whether any of them has odds: then these have a place on the screen before one is pointed at. */
  readonly rolls: ReadonlySignal<boolean>;
  readonly log: ReadonlySignal<readonly LogGroup[]>;
  private book: Log;

  constructor(session: TableSession, control: readonly Control[], own?: UnderItsOwn) {
    this.session = session;
    this.own = own;
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
    this.rolls = computed(() => this.yours && this.offers.value.some((offer) => this.odds(offer) !== undefined));
    this.log = computed(() => {
      this.rev.value;
      const telling = this.moment.value.live ? this.staged.value?.telling : undefined;
      const all = this.book.whole();
      // What is being told is written line by line as it happens.
      return telling === undefined ? all : soFar(this.game, all, telling.from, telling.events);
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
  private list(state: State): readonly ShownChoice[] {
    if (this.asksFirst ? missingToAsk(this.game.id, state) !== undefined : this.waits()) return [];
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
    if (decision === undefined || this.held.value) return false;
    return this.moment.value.live && this.control.value[decision.seat] === PERSON;
  }

  /** True while the last action is told: the question comes after it. */
  get waiting(): boolean {
    return this.moment.value.live && this.staged.value?.telling !== undefined;
  }

  /** A lesson shows its first question before the rules of what may be answered are there: whoever answers brings them. */
  asksFirst = false;
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
            text: W.nextRulesNotLoaded,
          };
        },
      );
    }
    return true;
  }

  /** Whether this is a choice of the present question: what is pointed at may be one of the last. */
  private isOffered(offer: ShownChoice): boolean {
    return this.offers.value.includes(offer);
  }

  /** What is known of a way before it is gone. */
  private weighed({ from, names }: Way): Weighed | undefined {
    const { session } = this;
    if (!this.moment.value.live || from > session.entries.length) return undefined;
    const known = session.entries.slice(from).map((entry) => entry.name);
    const state = from === session.entries.length ? session.state : session.at(from);
    return weigh(this.game, state, names, known);
  }

  /** Odds of choices that are offered: buttons and tags ask for the same ones. */
  private readonly known = new WeakMap<ShownChoice, { readonly odds: Odds | undefined }>();

  odds(offer: ShownChoice): Odds | undefined {
    if (offer.way !== undefined) return this.weighed(offer.way)?.odds;
    if (!this.isOffered(offer)) return undefined;
    const known = this.known.get(offer) ?? { odds: this.game.odds(this.moment.value.state, offer.choice) };
    this.known.set(offer, known);
    return known.odds;
  }

  /** The chance that an attack or a march brings something good; undefined where nothing is rolled, drawn or judged. */
  chance(offer: ShownChoice): number | undefined {
    if (offer.about.mark !== 'attack' && offer.about.mark !== 'move') return undefined;
    return goodChance(this.odds(offer)?.results ?? []);
  }

  warnings(offer: ShownChoice): readonly Reason[] {
    if (offer.way !== undefined) return this.weighed(offer.way)?.warnings ?? [];
    return this.isOffered(offer) ? this.game.warnings(this.moment.value.state, offer.choice) : [];
  }

  /** What was said of the last choice is over; what is said of this one takes its place. */
  goOn(said?: Notice): void {
    if (said !== undefined || this.notice.value?.stays !== true) this.notice.value = said;
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
}
