// Keeping a game: saves after every change, one after the other, and the other tabs that have the same game open.
import { batch, type Signal, signal } from '@preact/signals';
import * as W from '../words/core.ts';
import type { GameModel } from './game-model.ts';
import { controlOf, keepNew, Scribe, standing } from './keep.ts';
import type { Keeper } from './keeper.ts';
import { positionNow } from './position-now.ts';
import { type Control, type GameRecord, newId, readGame, saveGame, trouble } from './storage.ts';
import { type Hold, hearTabs, hold, tellTabs } from './tabs.ts';

export class Keeping implements Keeper {
  record: GameRecord;
  /** True while another tab plays this game and this one follows. */
  readonly following: Signal<boolean> = signal(false);
  protected readonly table: GameModel;
  /** Another tab is about to take the game: whatever is being thought about here is called off. */
  private readonly letGo: () => void;
  private held: Hold | undefined;
  private saving: Promise<void> = Promise.resolve();
  private dirty = false;
  private scribe: Scribe;
  private readonly stop: () => void;

  constructor(table: GameModel, record: GameRecord, letGo: () => void) {
    this.table = table;
    this.record = record;
    this.scribe = new Scribe(table.session);
    this.letGo = letGo;
    const stopHearing = hearTabs((message) => this.hear(message.kind, message.id));
    const flush = (): void => {
      if (document.visibilityState === 'hidden') void this.save();
    };
    document.addEventListener('visibilitychange', flush);
    this.stop = () => {
      stopHearing();
      document.removeEventListener('visibilitychange', flush);
    };
  }

  /** Whether this tab has the right to play. */
  get playsHere(): boolean {
    return !this.following.value && this.held !== undefined;
  }

  /** Takes the right to play, or follows the tab that has it. */
  async enter(): Promise<void> {
    this.held = await hold(this.record.id);
    this.following.value = this.held === undefined;
  }

  close(): void {
    this.stop();
    void this.save().then(() => this.held?.release());
  }

  setControl(control: readonly Control[]): void {
    this.record = { ...this.record, control };
    void this.save();
  }

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
    const again = (): void => void this.save();
    const { score, problem } = this.scribe.write(session, positionNow(session, again), again);
    if (problem !== undefined) {
      table.notice.value = { rule: '', text: problem, stays: true };
      return;
    }
    const record: GameRecord = {
      ...this.record,
      ...standing(session),
      control: table.control.value,
      rev: this.record.rev + 1,
    };
    const saved = await saveGame(record, score, this.record.rev);
    if (saved === 'conflict') {
      // Somebody else has gone on with this game: both are kept.
      const copy = { ...record, id: newId(), title: W.gameCopy(record.title), rev: 1 };
      if ((await saveGame(copy, score, 0)) === 'saved') {
        this.table.notice.value = {
          rule: '',
          text: W.wentOnElsewhere,
          stays: true,
        };
      }
      this.following.value = true;
      return;
    }
    if (saved === 'failed' && trouble.value === undefined) return;
    if (saved === 'again') {
      this.table.notice.value = {
        rule: '',
        text: W.deletedWhileOpen,
        stays: true,
      };
    }
    this.record = record;
    tellTabs('saved', record.id);
  }

  private hear(kind: 'saved' | 'yield', id: string): void {
    if (id !== this.record.id) return;
    if (kind === 'saved' && this.following.value) void this.follow();
    if (kind === 'yield' && !this.following.value) {
      this.letGo();
      void this.save().then(() => {
        this.following.value = true;
        this.held?.release();
        this.held = undefined;
      });
    }
  }

  /** Reads what the other tab has saved. */
  private async follow(): Promise<void> {
    const stored = await readGame(this.record.id);
    if (stored === undefined) return;
    const { readScore } = await import('./read-score.ts');
    const read = await readScore(stored.score);
    if ('problem' in read) return;
    if (read.own?.release.file !== this.table.own?.release.file) {
      // The other tab has moved it to other rules: this one begins anew.
      location.reload();
      return;
    }
    batch(() => {
      this.record = stored.record;
      this.table.control.value = controlOf(read.session, stored.record.control);
      this.table.replace(read.session);
      this.scribe = new Scribe(read.session);
    });
  }

  /** Takes the game over from the tab that plays it. */
  async takeOver(): Promise<void> {
    tellTabs('yield', this.record.id);
    this.held = await hold(this.record.id, true);
    await this.follow();
    this.following.value = false;
  }

  /** The first `n` choices as a new game of its own; its id. */
  async branch(n: number): Promise<string> {
    const { cut } = await import('./read-score.ts');
    const session = cut(this.table.session, n);
    return keepNew(session, W.fromMove(this.record.title, n), this.table.control.value);
  }
}
