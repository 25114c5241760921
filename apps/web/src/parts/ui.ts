// What a person points at, has open and is told at one table: the state of the screen, never of the game.

import { gesturePieces, openGesture } from '@bocage/engine';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Reach } from '../core/far-moves.ts';
import type { GameController } from '../core/game-controller.ts';
import type { GameModel, ShownChoice } from '../core/game-model.ts';
import { openRule } from '../core/open-rule.ts';
import { bringRest, planning, reach } from '../core/rest.ts';
import { settings } from '../core/settings.ts';
import type { ShownStory } from '../core/story.ts';
import type { WhyNot } from '../core/why.ts';
import type { Kit } from '../map/kit.ts';
import { likeness } from '../map/stack.ts';
import * as W from '../words/panels.ts';

export type DialogName = 'dice' | 'share' | 'keys' | 'report' | 'settings' | 'players' | 'curve' | 'record' | undefined;
export type Tab = 'map' | 'forces' | 'log' | 'rules';

/** What a lesson, or a first game with its coach, adds to the table; it is loaded with it. */
export interface Teaching {
  /** The task with its buttons. */
  readonly Strip: ComponentType<{ readonly ui: Ui }>;
  /** The coach's sentence beside the thing that it speaks of. */
  readonly Note: ComponentType<{ readonly ui: Ui }>;
  /** Below the choices: why. */
  readonly Below: ComponentType<{ readonly ui: Ui }>;
  /** What was played and taken back, for the foot of the log. */
  readonly told: ReadonlySignal<readonly string[]>;
  /** The places that the idea needs, where not all do: the veil lies over the others. */
  readonly view?: ReadonlySet<string>;
  /** Set when nothing but these places is to be marked. */
  readonly only: ReadonlySignal<ReadonlySet<string> | undefined>;
  /** Whether it is a lesson: it plays the other side, and a step is a step, not a far way. */
  readonly plays: boolean;
  /** True if it has used this key. */
  key(key: string): boolean;
}

/** What a table on a server adds: the strip with the clocks, and below the choices offers, talk and the rest. */
export interface FarTable {
  readonly Strip: ComponentType<{ readonly ui: Ui }>;
  readonly Below: ComponentType<{ readonly ui: Ui }>;
  /** How it ended, if it is over: not always as the rules end it. */
  readonly ended: ReadonlySignal<{ readonly grade: string; readonly text: string } | undefined>;
  /** Who sits at a seat, in words. */
  who(seat: number): string;
  /** True if it has used this key. */
  key(key: string): boolean;
}

export interface Answer {
  readonly place: string | undefined;
  readonly name: string;
  readonly whys: readonly WhyNot[];
}

export class Ui {
  readonly controller: GameController;
  readonly table: GameModel;
  readonly kit: Kit | undefined;
  teaching: Teaching | undefined;
  far: FarTable | undefined;
  readonly dialog: Signal<DialogName> = signal(undefined);
  readonly tab: Signal<Tab> = signal('map');
  readonly sheet: Signal<'peek' | 'half' | 'full'> = signal('half');
  /** The choice under the pointer or the focus. */
  readonly lit: Signal<ShownChoice | undefined> = signal(undefined);
  /** The piece that is magnified. */
  readonly piece: Signal<string | undefined> = signal(undefined);
  /** The place under the pointer. */
  readonly pointed: Signal<string | undefined> = signal(undefined);
  /** Places that a log line, a hint or a search points to. */
  readonly marked: Signal<readonly string[]> = signal([]);
  readonly answer: Signal<Answer | undefined> = signal(undefined);
  /** Several choices lie on one place: the one that was pressed. */
  readonly opened: Signal<string | undefined> = signal(undefined);
  readonly countersHidden = signal(false);
  readonly historyOpen = signal(false);
  /** A step back that needs the other side's word, as a sentence. */
  readonly consent: Signal<string | undefined> = signal(undefined);
  /** The place whose stack the keyboard has opened: its counters take the focus one by one. */
  readonly stack: Signal<string | undefined> = signal(undefined);
  readonly focusPlace: Signal<string | undefined> = signal(undefined);
  /** What has happened since the person decided. */
  readonly story: Signal<ShownStory | undefined> = signal(undefined);

  /** Pieces that the open gesture has taken up: they rise. */
  readonly chosenPieces: ReadonlySignal<readonly string[]>;
  /** Places beyond the next step of a move. */
  readonly reach: ReadonlySignal<readonly Reach[]>;

  constructor(controller: GameController, kit: Kit | undefined) {
    this.controller = controller;
    this.table = controller.table;
    this.kit = kit;
    this.reach = computed(() => (this.kit === undefined || this.teaching?.plays === true ? [] : reach(this.table)));
    this.chosenPieces = computed(() => {
      this.table.rev.value;
      return this.table.yours ? gesturePieces(this.table.session).flat() : [];
    });
  }

  get mapped(): boolean {
    return this.kit !== undefined && !settings.value.plain;
  }

  /** Whether a line of the score is open: it can be changed. */
  get gesturing(): boolean {
    this.table.rev.value;
    return this.table.yours && !this.table.waiting && openGesture(this.table.session).length > 0;
  }

  /** The legal choices that stand on a place (or on one of its pieces). */
  offersAt(place: string): readonly ShownChoice[] {
    const pieces = new Set(this.table.board.value.places.find((p) => p.id === place)?.pieces.map((p) => p.id));
    const offers = this.table.offers.value;
    const first = offers.filter((o) => o.about.places?.[0] === place);
    if (first.length > 0) return first;
    return offers.filter((o) => o.about.pieces?.some((id) => pieces.has(id)) === true && o.about.places === undefined);
  }

  /** The choices with a piece. Equal pieces are offered once: the one that stands for this one will do. */
  offersWith(piece: string): readonly ShownChoice[] {
    const offers = this.table.offers.value;
    const exact = offers.filter((o) => o.about.pieces?.includes(piece) === true);
    if (exact.length > 0) return exact;
    const alike = this.alike(piece);
    return offers.filter((o) => o.about.pieces?.some((id) => alike.has(id)) === true);
  }

  /** The pieces beside it that cannot be told from it. */
  private alike(piece: string): ReadonlySet<string> {
    const place = this.table.board.value.places.find((p) => p.pieces.some((one) => one.id === piece));
    const wanted = place?.pieces.find((one) => one.id === piece);
    if (place === undefined || wanted === undefined) return new Set([piece]);
    return new Set(place.pieces.filter((one) => likeness(one) === likeness(wanted)).map((one) => one.id));
  }

  /** While the last action is being told, a press on the map and any key end that: what lies there is not what is chosen from. */
  endStaged(): boolean {
    const { staged } = this.table;
    if (staged.value === undefined) return false;
    staged.value = undefined;
    this.marked.value = [];
    return true;
  }

  /** A press on a place: takes its choice, opens its choices, or says why not. */
  pressPlace(place: string): void {
    if (this.endStaged()) return;
    if (this.kit?.press?.(place) === true) return;
    const offers = this.table.yours ? this.offersAt(place) : [];
    const only = offers[0];
    this.answer.value = undefined;
    this.opened.value = undefined;
    if (offers.length === 1 && only !== undefined) this.controller.choose(only);
    else if (offers.length > 1) this.opened.value = place;
    else if (!this.goFar(place)) this.askWhy(place);
  }

  pressPiece(piece: string, place: string): void {
    if (this.endStaged()) return;
    if (this.kit?.press?.(place) === true) return;
    const offers = this.table.yours ? this.offersWith(piece) : [];
    const only = offers[0];
    this.piece.value = piece;
    if (offers.length === 1 && only !== undefined) {
      this.answer.value = undefined;
      this.opened.value = undefined;
      this.controller.choose(only);
    } else if (this.table.yours && offers.length === 0) {
      // Already chosen: out again. Passed over in the rules' own order: in after all. Else: why not.
      const plans = planning();
      if (plans === undefined && this.table.session.entries.length > 0) {
        void bringRest(this.table.game.id).then(
          () => this.pressPiece(piece, place),
          () => this.askWhy(place, piece),
        );
        return;
      }
      if (plans !== undefined && this.changePlan(plans, piece)) return;
      if (this.offersAt(place).length === 0 && !this.reach.value.some((r) => r.place === place))
        this.askWhy(place, piece);
      else this.pressPlace(place);
    } else this.pressPlace(place);
  }

  private changePlan(plans: NonNullable<ReturnType<typeof planning>>, piece: string): boolean {
    const { table } = this;
    const taken = gesturePieces(table.session).findIndex((pieces) => pieces.includes(piece));
    return taken > 0
      ? plans.takeOut(this.controller, taken)
      : plans.refusedNames(table, this.alike(piece)).some((name) => plans.putIn(this.controller, name));
  }

  /** Goes the whole way to a place within reach; stops where something is asked or revealed. */
  private goFar(place: string): boolean {
    const far = this.reach.value.find((reach) => reach.place === place);
    if (far === undefined) return false;
    this.controller.choose(far.offer);
    return true;
  }

  /** Why not: the verdict on a place or a piece, spoken and shown. */
  askWhy(place: string, piece?: string): void {
    const { table } = this;
    const found = table.board.value.places.find((p) => p.id === place);
    const thing = found?.pieces.find((p) => p.id === piece);
    const name = thing?.name ?? found?.name ?? place;
    const { state } = table.moment.value;
    import('../core/why.ts')
      .then(({ verdictOn }) => verdictOn(table, name, place, piece))
      .then(
        (whys) => {
          if (table.moment.value.state !== state) return;
          this.answer.value = { place, name, whys };
          const first = whys[0]?.reason;
          if (first !== undefined) this.controller.say(`${first.text} ${first.rule}`);
        },
        () => this.notice(W.whyNotNotLoaded),
      );
  }

  showRule(rule: string): void {
    this.dialog.value = undefined;
    openRule.value = rule;
    this.tab.value = 'rules';
    if (this.sheet.value === 'peek') this.sheet.value = 'half';
  }

  /** Undo choice: the last choice of the open line, which revealed nothing. */
  undoChoice(): void {
    if (!this.gesturing) return;
    const text = this.controller.playing.undoChoice();
    this.answer.value = undefined;
    this.opened.value = undefined;
    this.controller.say(text ?? W.takenBack);
  }

  /** Undo, asking for consent where something was revealed. */
  undo(agreed = false): void {
    const text = this.controller.undo(agreed);
    this.consent.value = agreed || this.table.session.entries.length === 0 ? undefined : text;
    this.answer.value = undefined;
    this.opened.value = undefined;
    if (text === undefined) this.controller.say(W.takenBack);
  }

  look(n: number | undefined): void {
    const { table } = this;
    table.looking.value = n === undefined || n >= table.session.entries.length ? undefined : Math.max(0, n);
    table.considered.value = undefined;
    this.answer.value = undefined;
    this.opened.value = undefined;
  }

  /** The moments between gestures, as J and K walk them. */
  previous(n: number): number {
    return this.table.log.value.findLast((group) => group.from < n)?.from ?? 0;
  }

  next(n: number): number | undefined {
    return this.table.log.value.find((group) => group.to > n)?.to;
  }

  notice(text: string, rule = ''): void {
    this.table.notice.value = { rule, text };
    this.controller.say(text);
  }

  /** Esc: closes the innermost thing that is open. */
  back(): boolean {
    const { table } = this;
    for (const open of [
      this.opened,
      this.answer,
      table.considered,
      this.controller.computer.hint,
      table.notice,
    ] as const) {
      if (open.value === undefined) continue;
      open.value = undefined;
      return true;
    }
    if (openRule.value !== undefined) {
      openRule.value = undefined;
      if (this.tab.value === 'rules') this.tab.value = 'map';
      return true;
    }
    if (table.looking.value !== undefined) {
      this.look(undefined);
      return true;
    }
    return false;
  }
}
