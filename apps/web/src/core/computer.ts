// The computer at a table: players for seats that no person has, at the pace that was asked for, and hints for those who have one.
import type { Advice, Hint } from '@bocage/ai';
import { NOBODY } from '@bocage/engine';
import { type Signal, signal } from '@preact/signals';
import * as W from '../words/core.ts';
import type { GameModel } from './game-model.ts';
import { isStill, paceDelay } from './settings.ts';
import { type Control, PERSON } from './storage.ts';
import type { Thinker, Thinking } from './thinking.ts';

export interface ThinkingNow {
  readonly seat: number;
  readonly progress: number;
  readonly advice: Advice | undefined;
  readonly purpose: 'move' | 'hint';
}

export class Computer {
  readonly thinking: Signal<ThinkingNow | undefined> = signal(undefined);
  readonly hint: Signal<Hint | undefined> = signal(undefined);
  /** It waits: paused, in single steps, or after a failure. */
  readonly paused = signal(false);
  private readonly table: GameModel;
  /** Plays what was decided; false if it could not be played. */
  private readonly play: (choice: number) => boolean;
  private readonly allowed: () => boolean;
  private thinker: Thinker | undefined;
  private cancel: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was decided and waits for the person to go on. */
  private decided: (() => void) | undefined;

  constructor(table: GameModel, play: (choice: number) => boolean, allowed: () => boolean) {
    this.table = table;
    this.play = play;
    this.allowed = allowed;
  }

  close(): void {
    this.callOff();
    this.thinker?.close();
  }

  /** Lets a computer player think if it is its turn. Called after every change. */
  drive(): void {
    clearTimeout(this.timer);
    const { table } = this;
    const seat = table.game.seat(table.session.state);
    const player = table.control.value[seat];
    if (seat === NOBODY || player === undefined || player === PERSON) return;
    if (!this.allowed() || this.paused.value || this.cancel !== undefined || table.waits()) return;
    // Outside the effect that called: what is read here must not be watched.
    this.timer = setTimeout(() => void this.decide(seat, player));
  }

  private async decide(seat: number, player: Control): Promise<void> {
    const began = performance.now();
    const thought = await this.think(seat, player, 'move');
    if ('cancelled' in thought) return;
    if ('failed' in thought) {
      this.paused.value = true;
      this.table.notice.value = { rule: '', text: W.tryAgainOrTakeSide(thought.failed) };
      return;
    }
    const delay = paceDelay();
    const go = (): void => {
      if (!this.play(thought.advice.choice)) this.paused.value = this.table.asked.value === undefined;
    };
    if (delay === Number.POSITIVE_INFINITY) {
      this.decided = go;
      this.paused.value = true;
      return;
    }
    this.timer = setTimeout(go, Math.max(0, (isStill() ? delay / 2 : delay) - (performance.now() - began)));
  }

  /** The next action of the other side, or its thought once more. */
  step(): void {
    const go = this.decided;
    this.decided = undefined;
    this.paused.value = false;
    if (go !== undefined) go();
    else this.drive();
  }

  pause(): void {
    this.paused.value = true;
    this.callOff();
  }

  private async think(seat: number, player: Control, purpose: 'move' | 'hint'): Promise<Thinking> {
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
      if (thinker === undefined) return { failed: W.playerNotLoaded };
      if (stopped) return { cancelled: true as const };
      const { result, cancel } = thinker.think(this.table, seat, player, purpose === 'hint', (progress, advice) => {
        if (!stopped) this.thinking.value = { seat, progress, advice, purpose };
      });
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

  /** Whatever is being thought about, or was decided and not yet played, is dropped. */
  callOff(): void {
    clearTimeout(this.timer);
    this.decided = undefined;
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
}
