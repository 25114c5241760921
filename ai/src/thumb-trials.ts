// Trials from a view: a choice, then the rules of thumb, as far as positions can be compared or to the end. Two choices may meet the same luck.
import {
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  type Generator,
  randomBits,
  type State,
  type View,
} from '@bocage/engine';
import { Luck } from './search/luck.ts';
import { thumbOf } from './search/thumb.ts';

/** A trial that reaches no such place is given up. */
const LONGEST = 20_000;
const buffer = choiceBuffer();

export class ThumbTrials<E extends GameEvent> {
  /** Decisions carried out in all of them. */
  decisions = 0;
  private readonly game: Game<E>;
  private readonly view: View;
  private readonly seat: number;
  private readonly s: State;
  private readonly luck = new Luck();
  private readonly deals: Generator = new Int32Array(4);
  private readonly own: Generator = new Int32Array(4);
  private readonly thumb: ReturnType<typeof thumbOf<E>>;
  private readonly stageOf: ((s: State) => number) | undefined;
  private readonly reach: number;

  /** With `toTheEnd` games are played out instead. */
  constructor(game: Game<E>, view: View, seat: number, toTheEnd = false) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    this.s = new Int32Array(game.size);
    this.thumb = thumbOf(game);
    this.stageOf = toTheEnd ? undefined : (game.player?.checkpoint ?? game.turn);
    this.reach = game.player?.evaluateAt?.(view) ?? (this.stageOf?.(view) ?? 0) + 1;
  }

  /** The luck of the trials that follow, until the next deal. */
  deal(g: Generator): void {
    for (let i = 0; i < 4; i++) this.deals[i] = randomBits(g);
    this.deals[0] |= 1;
  }

  /** Where a choice leads with this luck. The state is used again by the next trial. */
  play(choice: number): State {
    const { game, s, luck, own, thumb, stageOf, reach } = this;
    own.set(this.deals);
    game.dealInto(s, this.view, this.seat, own);
    luck.begin(this.deals, 0);
    game.apply(s, choice, luck);
    for (let made = 0; s[DEPTH] > 0 && made < LONGEST; made++) {
      this.decisions++;
      if (stageOf !== undefined && stageOf(s) >= reach) break;
      const n = game.choices(s, buffer);
      game.apply(s, buffer[n === 1 || thumb === undefined ? 0 : thumb(s, buffer, n, own)], luck);
    }
    return s;
  }
}
