// One game between players, from its seed: what a series is made of. Everything in its line follows from the head of the line.
import {
  type Game,
  type GameEvent,
  type Generator,
  generator,
  hashText,
  NOBODY,
  type OptionValues,
  randomBits,
  type State,
  seeded,
  type View,
} from '@bocage/engine';
import { finish, type Mind, mindOf, type Player } from './player.ts';
import { valuation } from './value.ts';

/** What a game is played from. */
export interface MatchHead {
  readonly game: string;
  /** Rules version and content hash: a line of other rules or other cards is not reproduced by these. */
  readonly rules: number;
  readonly content: string;
  readonly seed: string;
  readonly options: OptionValues;
  /** The player of each seat. */
  readonly players: readonly string[];
}

/** One line of a series: the head, and what came of it. */
export interface MatchLine extends MatchHead {
  /** The index of the winning seat; null in draws and solitaire games. */
  readonly winner: number | null;
  readonly score: number | null;
  readonly grade: string;
  readonly decisions: number;
  /** The evaluation for the first seat at the start of each turn. */
  readonly curve: readonly number[];
  /** Decisions taken by the end of each turn. */
  readonly pace: readonly number[];
  /** How often each rule was told of, each kind of event happened, and each card was named. */
  readonly rules_used: Readonly<Record<string, number>>;
  readonly kinds: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
}

/** A game that takes longer than this does not end. */
const LONGEST = 200_000;

/** A generator of its own for each seat, so that no player's thoughts change another's, nor the dice. */
function seatGenerator(seed: string, seat: number): Generator {
  return generator(BigInt(`0x${hashText(`${seed}/${seat}`)}`).toString());
}

/** A game in progress that keeps its statistics. */
export class Match<E extends GameEvent> {
  readonly game: Game<E>;
  readonly head: MatchHead;
  private readonly s: State;
  private readonly generators: readonly Generator[];
  /** Used again for every decision: whoever wants to keep a view copies it. */
  private readonly asked: { view: View; readonly g: Generator };
  private readonly buffer: State;
  private decisions = 0;
  private turn = 0;
  private readonly curve: number[] = [];
  private readonly pace: number[] = [];
  private readonly rules = new Map<string, number>();
  private readonly kinds = new Map<string, number>();
  private readonly cards = new Map<string, number>();
  private readonly tell = (event: E): void => {
    count(this.rules, event.rule);
    count(this.kinds, event.kind);
    if ('card' in event) {
      const { card } = event;
      if (typeof card === 'string' || typeof card === 'number') count(this.cards, String(card));
    }
  };

  private constructor(game: Game<E>, head: MatchHead, s: State) {
    this.game = game;
    this.head = head;
    this.s = s;
    this.generators = game.seats.map((_, seat) => seatGenerator(head.seed, seat));
    this.buffer = new Int32Array(game.size);
    this.asked = { view: game.viewInto(this.buffer, s, 0), g: new Int32Array(4) };
    this.mark();
  }

  /** A new game, or what is wrong with its options. */
  static open<E extends GameEvent>(
    game: Game<E>,
    seed: string,
    options: OptionValues,
    players: readonly string[],
  ): Match<E> | string {
    const s = game.setup(options, seed, seeded);
    if (typeof s === 'string') return s;
    const head = { game: game.id, rules: game.rulesVersion, content: game.content.hash, seed, options, players };
    return new Match(game, head, s);
  }

  get seat(): number {
    return this.game.seat(this.s);
  }

  /** What the seat that decides may know, and a fresh generator for its thought. Valid until the next call. */
  ask(): { readonly view: View; readonly g: Generator } {
    const { asked, s, seat } = this;
    asked.view = this.game.viewInto(this.buffer, s, seat);
    const own = this.generators[seat];
    for (let i = 0; i < 4; i++) asked.g[i] = randomBits(own);
    asked.g[0] |= 1;
    return asked;
  }

  /** What a seat may know now, also after the end. */
  view(seat: number): View {
    return this.game.view(this.s, seat);
  }

  play(choice: number): void {
    if (this.game.refuse(this.s, choice) !== 0)
      throw new Error(`${this.game.id}: a player chose ${choice}, which is not legal`);
    if (++this.decisions > LONGEST)
      throw new Error(`${this.game.id}, seed ${this.head.seed}: no end after ${LONGEST} decisions`);
    this.game.apply(this.s, choice, seeded, this.tell);
    this.mark();
  }

  /** Notes the evaluation when a new turn has begun. */
  private mark(): void {
    const { game, s } = this;
    if (game.turn === undefined || game.seat(s) === NOBODY) return;
    const turn = game.turn(s);
    if (turn === this.turn) return;
    if (this.turn > 0) this.pace.push(this.decisions);
    this.turn = turn;
    const value = valuation(game);
    if (value !== undefined) this.curve.push(Math.round(value.evaluate(s, 0) * 1e4) / 1e4);
  }

  line(): MatchLine {
    const result = this.game.result(this.s);
    if (result === undefined) throw new Error('the game is not over');
    return {
      ...this.head,
      winner: result.winner ?? null,
      score: result.score ?? null,
      grade: result.grade,
      decisions: this.decisions,
      curve: this.curve,
      pace: [...this.pace, this.decisions],
      rules_used: sorted(this.rules),
      kinds: sorted(this.kinds),
      cards: sorted(this.cards),
    };
  }
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Plays a game to its end; a sentence if the options are wrong. */
export function playMatch<E extends GameEvent>(
  game: Game<E>,
  seed: string,
  options: OptionValues,
  players: readonly Player[],
): MatchLine | string {
  const match = Match.open(
    game,
    seed,
    options,
    players.map((p) => p.id),
  );
  if (typeof match === 'string') return match;
  const minds: readonly Mind[] = players.map((player, seat) => mindOf(player, game, seat));
  for (let seat = match.seat; seat !== NOBODY; seat = match.seat) {
    const { view, g } = match.ask();
    match.play(players[seat].pick?.(game, view, g) ?? finish(minds[seat].think(view, g)).choice);
  }
  return match.line();
}
