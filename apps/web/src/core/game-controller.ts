// A table with what is around it: the one door to play through, the computer, keeping, and the person who looks.
import type { UnderItsOwn } from '@bocage/catalogue/open';
import { effect, type Signal } from '@preact/signals';
import type { TableSession } from './catalogue.ts';
import { Computer } from './computer.ts';
import { GameModel, type ShownChoice } from './game-model.ts';
import type { Keeper, MakeKeeper } from './keeper.ts';
import { Looking } from './looking.ts';
import { Playing } from './playing.ts';
import type { Control, GameRecord } from './storage.ts';

export class GameController {
  readonly table: GameModel;
  readonly playing: Playing;
  readonly computer: Computer;
  readonly keeping: Keeper;
  readonly looking: Looking;
  private readonly stops: (() => void)[] = [];

  /** `keep` is how the game is kept; a lesson is not. */
  constructor(session: TableSession, record: GameRecord, keep: MakeKeeper, own?: UnderItsOwn) {
    this.table = new GameModel(session, record.control, own);
    this.keeping = keep(this.table, record, () => this.computer.callOff());
    this.playing = new Playing(
      this.table,
      () => void this.keeping.save(),
      () => !this.keeping.following.value,
    );
    this.computer = new Computer(
      this.table,
      (choice) => this.playing.takeForComputer(choice),
      () => this.keeping.playsHere,
    );
    this.whenClosed(
      effect(() => {
        this.table.rev.value;
        this.table.control.value;
        this.computer.hint.value = undefined;
        this.computer.drive();
      }),
    );
    this.looking = new Looking(this.table, record);
  }

  get id(): string {
    return this.keeping.record.id;
  }

  get following(): Signal<boolean> {
    return this.keeping.following;
  }

  /** What ends with this table. */
  whenClosed(stop: () => void): void {
    this.stops.push(stop);
  }

  /** Takes the right to play, or follows the tab that has it. */
  async enter(): Promise<void> {
    await this.keeping.enter();
    this.computer.drive();
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.computer.close();
    this.looking.close();
    this.keeping.close();
  }

  /** Takes a choice, or first shows what there is to know about it. How many choices were played. */
  choose(offer: ShownChoice, shown = false): number {
    const played = this.playing.take(offer, shown);
    if (played > 0) this.looking.since.value = undefined;
    return played;
  }

  /** Takes the first choice of this question and of each that follows of the same kind. */
  chooseAll(): void {
    if (this.playing.takeAll() > 0) this.looking.since.value = undefined;
  }

  /** Why it cannot be undone without asking; undefined if it was undone. */
  undo(agreed = false): string | undefined {
    this.computer.callOff();
    return this.playing.undo(agreed);
  }

  resetTurn(): string | undefined {
    this.computer.callOff();
    return this.playing.resetTurn();
  }

  setControl(control: readonly Control[]): void {
    this.computer.callOff();
    this.table.control.value = control;
    this.keeping.setControl(control);
  }

  /** Takes the game over from the tab that plays it. */
  async takeOver(): Promise<void> {
    await this.keeping.takeOver();
    this.computer.drive();
  }

  /** Speaks to the screen reader. */
  say(text: string): void {
    this.looking.say(text);
  }
}
