// A table with everything around it: autosave, other tabs, computer players, forced choices, hints.
import type { Advice, Hint } from '@bocage/ai';
import { hashText, NOBODY } from '@bocage/engine';
import { batch, effect, type Signal, signal } from '@preact/signals';
import type { TableSession } from './catalogue.ts';
import { controlOf, KEPT_AGAIN, keepNew, Scribe, standing, WENT_ON } from './keep.ts';
import { cut, readScore } from './read-score.ts';
import { readSeen, writeSeen } from './seen.ts';
import { isStill, paceDelay, settings } from './settings.ts';
import { type Control, type GameRecord, newId, PERSON, readGame, saveGame, trouble } from './storage.ts';
import { type Offer, Table } from './table.ts';
import { type Hold, hearTabs, hold, tellTabs } from './tabs.ts';
import type { Thinker, Thinking } from './thinking.ts';

export interface ThinkingNow {
  readonly seat: number;
  readonly progress: number;
  readonly advice: Advice | undefined;
  readonly purpose: 'move' | 'hint';
}

export class Desk {
  readonly table: Table;
  readonly id: string;
  record: GameRecord;
  /** True while another tab plays this game and this one follows. */
  readonly following = signal(false);
  readonly thinking: Signal<ThinkingNow | undefined> = signal(undefined);
  readonly hint: Signal<Hint | undefined> = signal(undefined);
  /** The computer waits: paused, in single steps, or after a failure. */
  readonly paused = signal(false);
  /** The person at the screen has confirmed to be this seat; another one gets the hand-over screen first. */
  readonly seated: Signal<number | undefined> = signal(undefined);
  /** What a screen reader is told. */
  readonly spoken = signal('');
  /** Where the game stood when the person last looked, if it has gone on since; undefined otherwise. */
  readonly since: Signal<number | undefined> = signal(undefined);
  /** How many choices have been shown to the person. */
  private seen: number;
  private thinker: Thinker | undefined;
  private cancel: (() => void) | undefined;
  private held: Hold | undefined;
  private saving: Promise<void> = Promise.resolve();
  private dirty = false;
  private scribe: Scribe;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stop: (() => void)[] = [];

  constructor(session: TableSession, record: GameRecord) {
    this.table = new Table(session, record.control);
    this.record = record;
    this.scribe = new Scribe(session);
    this.id = record.id;
    this.seen = Math.min(readSeen(record.id) ?? record.count, session.entries.length);
    this.stop.push(hearTabs((message) => this.hear(message.kind, message.id)));
    this.stop.push(
      effect(() => {
        this.table.rev.value;
        this.table.control.value;
        this.hint.value = undefined;
        this.drive();
      }),
    );
    this.stop.push(
      effect(() => {
        this.table.rev.value;
        this.look();
      }),
    );
    const flush = (): void => {
      if (document.visibilityState === 'hidden') this.save();
      else this.look(true);
    };
    document.addEventListener('visibilitychange', flush);
    this.stop.push(() => document.removeEventListener('visibilitychange', flush));
  }

  /** The person sees the present, if anybody looks; on coming back, what happened meanwhile is what is new. */
  private look(back = this.fresh): void {
    if (document.visibilityState === 'hidden') return;
    this.fresh = false;
    const n = this.table.session.entries.length;
    const since = this.since.peek();
    if (back && this.seen < n) this.since.value = since ?? this.seen;
    else if (since !== undefined && since >= n) this.since.value = undefined;
    this.seen = n;
    writeSeen(this.id, n);
  }

  /** Nobody has looked yet. */
  private fresh = true;

  /** Takes the right to play, or follows the tab that has it. */
  async enter(): Promise<void> {
    this.held = await hold(this.id);
    this.following.value = this.held === undefined;
    this.drive();
  }

  close(): void {
    this.cancelThought();
    clearTimeout(this.timer);
    for (const stop of this.stop) stop();
    this.thinker?.close();
    void this.save().then(() => this.held?.release());
  }

  // --- playing -----------------------------------------------------------------------------------------------------

  /** Takes a choice, or first shows what there is to know about it. */
  choose(offer: Offer, confirmed = false): void {
    const { table } = this;
    if (!table.yours || this.following.value) return;
    const careful = !confirmed && table.considered.value?.choice !== offer.choice;
    if (careful && (table.warnings(offer).length > 0 || table.odds(offer) !== undefined)) {
      table.considered.value = offer;
      return;
    }
    this.since.value = undefined;
    if (table.play(offer.choice)) this.after();
  }

  /** The answer of the person who rolled a real die or drew a real card. */
  answer(outcome: string): void {
    const { asked } = this.table;
    if (asked.value === undefined) return;
    const { choice, have } = asked.value;
    asked.value = undefined;
    if (this.table.play(choice, [...have, outcome])) this.after();
  }

  /** After any choice: what is forced follows, then everything is kept. */
  after(): void {
    const { table } = this;
    for (let i = 0; i < 500; i++) {
      if (table.control.value[table.game.seat(table.session.state)] !== PERSON) break;
      const forced = table.forced();
      if (forced === undefined || !table.play(forced)) break;
    }
    this.save();
  }

  /** Why it cannot be undone without asking; undefined if it was undone. */
  undo(agreed = false): string | undefined {
    this.cancelThought();
    const { table } = this;
    if (table.session.entries.length === 0) return 'Nothing has been played yet.';
    const problem = table.undo(table.stepBack(), agreed);
    if (problem === undefined) this.save();
    return problem?.text;
  }

  redo(): void {
    if (this.table.redo()) this.after();
  }

  resetTurn(): string | undefined {
    const { table } = this;
    const count = table.session.entries.length - table.turnStart();
    if (count === 0) return 'Nothing in this turn can be taken back without the other side: something was revealed.';
    this.cancelThought();
    const problem = table.undo(count, false);
    if (problem === undefined) this.save();
    return problem?.text;
  }

  setControl(control: readonly Control[]): void {
    this.cancelThought();
    this.table.control.value = control;
    this.record = { ...this.record, control };
    this.save();
  }

  // --- computer players --------------------------------------------------------------------------------------------

  /** Lets a computer player think if it is its turn. Called after every change. */
  private drive(): void {
    clearTimeout(this.timer);
    const { table } = this;
    const seat = table.game.seat(table.session.state);
    const player = table.control.value[seat];
    if (seat === NOBODY || player === undefined || player === PERSON) return;
    if (this.following.value || this.held === undefined || this.paused.value || this.cancel !== undefined) return;
    if (table.waits()) return;
    // Outside the effect that called: what is read here must not be watched.
    this.timer = setTimeout(() => void this.computerMove(seat, player));
  }

  private async computerMove(seat: number, player: Control): Promise<void> {
    const began = performance.now();
    const thought = await this.think(seat, player, 'move');
    if ('cancelled' in thought) return;
    if ('failed' in thought) {
      this.paused.value = true;
      this.table.notice.value = { rule: '', text: `${thought.failed} Try again, or take its side yourself.` };
      return;
    }
    const delay = paceDelay();
    const go = (): void => {
      if (this.table.play(thought.advice.choice)) this.after();
      else this.paused.value = this.table.asked.value === undefined;
    };
    if (delay === Number.POSITIVE_INFINITY) {
      this.waiting = go;
      this.paused.value = true;
      return;
    }
    this.timer = setTimeout(go, Math.max(0, (isStill() ? delay / 2 : delay) - (performance.now() - began)));
  }

  private waiting: (() => void) | undefined;

  /** The next action of the other side, or its thought once more. */
  step(): void {
    const go = this.waiting;
    this.waiting = undefined;
    this.paused.value = false;
    if (go !== undefined) go();
    else this.drive();
  }

  pause(): void {
    this.paused.value = true;
    this.cancelThought();
  }

  private async think(seat: number, player: Control, purpose: 'move' | 'hint'): Promise<Thinking> {
    const { session, game } = this.table;
    const seed = BigInt(`0x${hashText(`${session.start.seed} ${session.entries.length} ${player}`)}`);
    this.thinking.value = { seat, progress: 0, advice: undefined, purpose };
    // A thought that was called off is over, whatever still comes of it, and touches nothing of the next one.
    let stopped = false;
    let end = (): void => {};
    const stop = (): void => {
      stopped = true;
      end();
    };
    this.cancel = stop;
    const thought = await this.loadThinker().then((thinker) => {
      if (thinker === undefined) return { failed: 'The computer player could not be loaded: check the connection.' };
      if (stopped) return { cancelled: true as const };
      const { result, cancel } = thinker.think(
        {
          game: game.id,
          player,
          view: game.view(session.state, seat),
          seat,
          seed: String(seed),
          reasons: purpose === 'hint',
        },
        (progress, advice) => {
          if (!stopped) this.thinking.value = { seat, progress, advice, purpose };
        },
      );
      end = cancel;
      return result;
    });
    if (stopped) return { cancelled: true };
    this.cancel = undefined;
    this.thinking.value = undefined;
    return thought;
  }

  private async loadThinker(): Promise<Thinker | undefined> {
    try {
      this.thinker ??= new (await import('./thinking.ts')).Thinker();
    } catch {
      // Said by whoever asked.
    }
    return this.thinker;
  }

  cancelThought(): void {
    clearTimeout(this.timer);
    this.waiting = undefined;
    this.cancel?.();
    this.cancel = undefined;
    this.thinking.value = undefined;
  }

  async askHint(player: string): Promise<void> {
    const { table } = this;
    if (!table.yours || this.thinking.value !== undefined) return;
    const rev = table.rev.value;
    const thought = await this.think(table.game.seat(table.session.state), player, 'hint');
    if (table.rev.value !== rev || 'cancelled' in thought) return;
    if ('failed' in thought) table.notice.value = { rule: '', text: thought.failed };
    else this.hint.value = thought.hint;
  }

  // --- keeping -----------------------------------------------------------------------------------------------------

  /** Saves soon, one save after the other; several changes in a row become one. */
  save(): Promise<void> {
    this.dirty = true;
    this.saving = this.saving.then(() => this.saveNow());
    return this.saving;
  }

  private async saveNow(): Promise<void> {
    if (!this.dirty || this.following.value) return;
    this.dirty = false;
    const { table } = this;
    const { session } = table;
    const { score, problem } = this.scribe.write(session);
    if (problem !== undefined) {
      table.notice.value = { rule: '', text: problem };
      return;
    }
    const control = table.control.value;
    const record: GameRecord = { ...this.record, control, ...standing(session), rev: this.record.rev + 1 };
    const saved = await saveGame(record, score, this.record.rev);
    if (saved === 'conflict') {
      // Somebody else has gone on with this game: both are kept.
      const copy = { ...record, id: newId(), title: `${record.title} (copy)`, rev: 1 };
      if ((await saveGame(copy, score, 0)) === 'saved') {
        this.table.notice.value = {
          rule: '',
          text: WENT_ON,
        };
      }
      this.following.value = true;
      return;
    }
    if (saved === 'failed' && trouble.value === undefined) return;
    if (saved === 'again') {
      this.table.notice.value = {
        rule: '',
        text: KEPT_AGAIN,
      };
    }
    this.record = record;
    tellTabs('saved', this.id);
  }

  private hear(kind: 'saved' | 'yield', id: string): void {
    if (id !== this.id) return;
    if (kind === 'saved' && this.following.value) void this.follow();
    if (kind === 'yield' && !this.following.value) {
      this.cancelThought();
      void this.save().then(() => {
        this.following.value = true;
        this.held?.release();
        this.held = undefined;
      });
    }
  }

  /** Reads what the other tab has saved. */
  private async follow(): Promise<void> {
    const stored = await readGame(this.id);
    if (stored === undefined) return;
    const read = await readScore(stored.score);
    if ('problem' in read) return;
    batch(() => {
      this.record = stored.record;
      this.table.control.value = controlOf(read.session, stored.record.control);
      this.table.replace(read.session);
      this.scribe = new Scribe(read.session);
    });
  }

  /** Takes the game over from the tab that plays it. */
  async takeOver(): Promise<void> {
    tellTabs('yield', this.id);
    this.held = await hold(this.id, true);
    await this.follow();
    this.following.value = false;
    this.drive();
  }

  /** The first `n` choices as a new game of its own; its id. */
  async branch(n: number): Promise<string> {
    const session = cut(this.table.session, n);
    return keepNew(session, `${this.record.title}, from move ${n}`, this.table.control.value);
  }

  /** Speaks to the screen reader. */
  say(text: string): void {
    this.spoken.value = text;
  }
}

/** A stored game on the table, or one sentence. */
export async function openDesk(id: string): Promise<Desk | string> {
  const stored = await readGame(id);
  if (stored === undefined) return 'This game is not kept in this browser. It may have been deleted.';
  const read = await readScore(stored.score);
  if ('problem' in read) return `The stored score is damaged and was left untouched. ${read.problem}`;
  return new Desk(read.session, { ...stored.record, control: controlOf(read.session, stored.record.control) });
}

/** Whether the two sides know different things now: then the screen is handed over. */
export function secrets(table: Table): boolean {
  if (!settings.value.handOver || table.game.seats.length < 2) return false;
  const { state } = table.session;
  const a = table.game.view(state, 0);
  const b = table.game.view(state, 1);
  return a.some((value, i) => value !== b[i]);
}
