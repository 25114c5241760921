// Who sits where: a person, a computer player, or an outside program.
import { decide, type Player, playerFrom, players } from '@bocage/ai';
import { Thinkers } from '@bocage/ai/node';
import { brief, type Game, generator, hashText, nearest, type Session, type View } from '@bocage/engine';
import type { Args, OptionSpecs } from './args.ts';
import type { Io } from './io.ts';
import { type OpenGame, seatNamed } from './open.ts';
import { OutsidePlayer } from './outside.ts';
import { badInput } from './stop.ts';
import { W } from './words/common.ts';

export const PLAYERS: OptionSpecs = {
  players: { type: 'string', multiple: true },
  'bot-seconds': { type: 'string' },
};

export type SeatSpec =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly player: Player }
  | { readonly kind: 'outside'; readonly command: string };

/** `US=person,GE=sensible` or, for the only seat of a solitaire game, `sensible`. */
function readSeats(texts: readonly string[], game: Game): readonly SeatSpec[] {
  const seats: SeatSpec[] = game.seats.map(() => ({ kind: 'person' }));
  const given = new Set<number>();
  // A comma parts two seats only if a seat follows: a command may hold commas of its own.
  for (const part of texts.flatMap((text) => text.split(/,(?=[^,=:\s]+=)/))) {
    const equals = part.indexOf('=');
    const alone = game.seats.length === 1 && (equals < 0 || part.startsWith('cmd:'));
    if (!alone && equals < 1) throw badInput(W.playersForm(brief(part), ids(game)));
    const seat = alone ? 0 : (seatNamed(game, part.slice(0, equals)) ?? 0);
    if (given.has(seat)) throw badInput(W.seatNamedTwice(game.seats[seat]?.id));
    given.add(seat);
    seats[seat] = seatSpec(alone ? part : part.slice(equals + 1));
  }
  return seats;
}

function ids(game: Game): string {
  return game.seats.map((s) => s.id).join(', ');
}

/** A player by its name, or `cmd:PROGRAM ARGUMENTS`. */
function seatSpec(text: string): SeatSpec {
  if (text === 'person') return { kind: 'person' };
  if (text.startsWith('cmd:') && text.slice(4).trim() !== '') return { kind: 'outside', command: text.slice(4).trim() };
  return { kind: 'computer', player: playerNamed(text) };
}

/** A computer player, or one with other settings: `recruit:work=600`. */
export function playerNamed(id: string): Player {
  const [name] = id.split(':');
  const known = players.map((p) => p.id);
  if (known.includes(name ?? '')) {
    try {
      return playerFrom(id);
    } catch (error) {
      throw badInput(error instanceof Error ? error.message : String(error));
    }
  }
  throw badInput(W.noPlayer(brief(id), nearest(id, known), known));
}

/** The players of one game while it is played. Outside programs are started when they are first asked. */
export class Seats {
  readonly specs: readonly SeatSpec[];
  private readonly outside = new Map<number, OutsidePlayer>();
  private readonly io: Io;
  private readonly seconds: number;
  private readonly pack: unknown;
  private readonly rules: OpenGame['rules'];
  private thinkers: Thinkers | undefined;
  /** Shown while somebody thinks, '' when that is over. */
  progress: (text: string) => void;

  constructor(specs: readonly SeatSpec[], io: Io, seconds: number, { pack, rules }: Pick<OpenGame, 'pack' | 'rules'>) {
    this.specs = specs;
    this.io = io;
    this.seconds = seconds;
    this.pack = pack;
    this.rules = rules;
    this.progress = (text) => {
      if (io.terminal) io.err(text === '' ? '\r\u001b[K' : `\r${text}`);
    };
  }

  person(seat: number): boolean {
    return this.specs[seat]?.kind === 'person';
  }

  get anyPerson(): boolean {
    return this.specs.some((spec) => spec.kind === 'person');
  }

  /** What the player in the seat that decides takes. It sees its view and nothing else. */
  async choose(session: Session): Promise<string> {
    const { game, state } = session;
    const seat = game.seat(state);
    const spec = this.specs[seat];
    const view = game.view(state, seat);
    if (spec?.kind === 'computer') {
      // A generator of its own for each decision: the same game gives the same moves again.
      const own = hashText(`${session.start.seed}/${seat}/${session.entries.length}`);
      return this.think(spec.player, game, view, seat, BigInt(`0x${own}`).toString());
    }
    if (spec?.kind !== 'outside') throw new Error(`seat ${seat} is a person's`);
    let player = this.outside.get(seat);
    if (player === undefined) {
      player = new OutsidePlayer(spec.command, this.io.cwd, this.seconds);
      this.outside.set(seat, player);
      await player.greet(game, view, seat);
    }
    return player.decide(game, view, seat);
  }

  /** Rules of thumb at once; a search in threads of its own, on all cores but one, with how far it is on the terminal. */
  private async think(player: Player, game: Game, view: View, seat: number, seed: string): Promise<string> {
    if (player.pick !== undefined) return decide(player, game, view, seat, generator(seed)).name;
    this.thinkers ??= new Thinkers();
    const { pack, rules } = this;
    let shown = 0;
    const content = { ...(pack !== undefined && { pack }), ...(rules !== undefined && { rules }) };
    const question = { table: 'play', game: game.id, player: player.id, view, seat, seed, ...content };
    const thinking = this.thinkers.think(question, (progress) => {
      if (performance.now() - shown < 200) return;
      shown = performance.now();
      this.progress(W.isThinking(player.name, Math.round(progress * 100)));
    });
    const advice = await thinking.advice;
    if (shown > 0) this.progress('');
    if (advice === undefined) throw new Error('the thought was broken off');
    return advice.name;
  }

  async close(session: Session): Promise<void> {
    const { game, state } = session;
    await this.thinkers?.close();
    await Promise.all([...this.outside].map(([seat, player]) => player.close(game, game.view(state, seat))));
  }
}

export function makeSeats(args: Args, io: Io, open: OpenGame, usual: readonly string[] = []): Seats {
  const given = args.texts('players');
  return new Seats(
    readSeats(given.length > 0 ? given : usual, open.game),
    io,
    args.whole('bot-seconds', 1, 86_400) ?? 60,
    open,
  );
}
