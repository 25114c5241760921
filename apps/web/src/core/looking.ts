// The person before the screen: which seat looks, how far the game has been seen, and what those hear who do not see.
import { effect, type Signal, signal } from '@preact/signals';
import type { GameModel } from './game-model.ts';
import { readSeen, writeSeen } from './seen.ts';
import { settings } from './settings.ts';
import type { GameRecord } from './storage.ts';

export class Looking {
  /** The person at the screen has confirmed to be this seat; another one gets the hand-over screen first. */
  readonly seated: Signal<number | undefined> = signal(undefined);
  /** What a screen reader is told. */
  readonly spoken = signal('');
  /** Where the game stood when the person last looked, if it has gone on since; undefined otherwise. */
  readonly since: Signal<number | undefined> = signal(undefined);
  private readonly table: GameModel;
  private readonly id: string;
  /** How many choices have been shown to the person. */
  private seen: number;
  /** How many of them are written down. */
  private noted: number | undefined;
  /** Nobody has looked yet. */
  private fresh = true;
  private readonly stop: (() => void)[] = [];

  constructor(table: GameModel, record: GameRecord) {
    this.table = table;
    this.id = record.id;
    this.seen = Math.min(readSeen(record.id) ?? record.count, table.session.entries.length);
    this.stop.push(
      effect(() => {
        this.table.rev.value;
        this.look();
      }),
    );
    const back = (): void => {
      if (document.visibilityState !== 'hidden') this.look(true);
    };
    document.addEventListener('visibilitychange', back);
    // A page that is closed has no time to wait.
    const leave = (): void => this.note();
    addEventListener('pagehide', leave);
    this.stop.push(() => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('pagehide', leave);
    });
  }

  close(): void {
    for (const stop of this.stop) stop();
    this.note();
  }

  /** Writes down how far the game has been seen. */
  private note(): void {
    if (this.noted === this.seen) return;
    this.noted = this.seen;
    writeSeen(this.id, this.seen);
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
    // What was chosen is drawn first: the browser writes while everything else waits.
    setTimeout(() => this.note());
  }

  /** Speaks to the screen reader. */
  say(text: string): void {
    this.spoken.value = text;
  }
}

/** Whether the two sides know different things now: then the screen is handed over. */
export function secrets(table: GameModel): boolean {
  if (!settings.value.handOver || table.game.seats.length < 2) return false;
  const { state } = table.session;
  const a = table.game.view(state, 0);
  const b = table.game.view(state, 1);
  return a.some((value, i) => value !== b[i]);
}
