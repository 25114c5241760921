// One table on a server as a client holds it: the line, the game that follows it, and all that stands around the board.
import { hashState, type Play, type PositionText, WATCHER } from '@bocage/engine';
import type { Line, Message } from './line.ts';
import { Apart, Mirror, type ShownEntry } from './mirror.ts';
import type { Server } from './server.ts';
import { W } from './words/line.ts';

export interface RemoteSeat {
  readonly id: string;
  readonly name: string;
  readonly kind: 'person' | 'computer' | 'open';
  readonly player?: string;
  readonly people: readonly string[];
  readonly taken: boolean;
  readonly saltCommit: string | null;
  readonly away: number | null;
  /** How several people on it decide; nothing for one alone. */
  readonly team?: 'any' | 'turns' | 'vote';
  /** Free for a substitute. */
  readonly handed?: boolean;
}

/** What the members of one's own team propose. */
export interface RemoteVotes {
  readonly of: number;
  readonly by: readonly { readonly member: number; readonly names: readonly string[] }[];
  readonly due: number | null;
}

export interface RemoteOffer {
  readonly seq: number;
  readonly seat: string;
  readonly kind: string;
  readonly to?: number;
}

export interface RemoteClocks {
  /** Milliseconds, by seat, when it was told. */
  readonly left: readonly number[];
  readonly running: string | null;
  /** When the time of the one who decides is up. */
  readonly due: number | null;
  readonly out: boolean;
}

/** What stands around the board, as the server told it last. */
export interface Around {
  /** The game that is played: `rudders-line`. */
  readonly of: string;
  readonly title: string;
  readonly rules: number;
  readonly content: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: string | null;
  readonly pack: boolean;
  readonly seats: readonly RemoteSeat[];
  /** One's own seats; none for a watcher. */
  readonly you: readonly string[];
  /** Which of the people on one's seat one is, and by turns whose the decision is. */
  readonly member?: number;
  readonly turnOf?: number | null;
  readonly votes?: RemoteVotes | null;
  /** There are newer rules than those of this game. */
  readonly newer?: boolean;
  readonly phase: 'open' | 'sealing' | 'running' | 'over' | 'void';
  readonly clocks: RemoteClocks | null;
  readonly offers: readonly RemoteOffer[];
  readonly result: {
    readonly grade: string;
    readonly text: string;
    readonly how: string;
    readonly winner?: number;
  } | null;
  readonly seal: {
    readonly game: string;
    readonly commitment: string;
    readonly salts: Readonly<Record<string, string>>;
    readonly opened?: string;
  };
}

export interface ChatLine {
  readonly id: string;
  readonly at: number;
  readonly seat: string | null;
  readonly name?: string | null;
  readonly text: string;
}

/** The game of a table as a client has it, and the position that it began with if that was one. */
export interface Played<G extends Play> {
  readonly game: G;
  readonly position?: PositionText;
}

/** What a table tells those who hold it. */
export interface Ears {
  /** The board has changed; `entries` are new in the log, and `anew` means that another session stands there now. */
  moved(entries: readonly ShownEntry[], anew: boolean): void;
  /** Something around it: phase, offers, clocks, seats, who is here. */
  around(): void;
  chat(lines: readonly ChatLine[]): void;
  /** It cannot be shown any more. */
  gone(text: string): void;
  /** What it takes to play choices, where a client loads that apart. */
  prepare?(): Promise<unknown>;
  /** A plan did not fit any more and was dropped. */
  dropped?(): void;
}

/** What became of something that was said: undefined if it was done. */
export interface Refused {
  readonly why: string;
  readonly text: string;
  readonly rule?: string;
}

/** After a log that could not be read, so long until it is asked for again. */
const AGAIN = 1_000;

export class RemoteTable<G extends Play> {
  readonly id: string;
  readonly server: Server;
  mirror: Mirror<G> | undefined;
  now: Around | undefined;
  /** When `now` was told, by the clock of this machine: clocks are counted from it. */
  heardAt = 0;
  here: readonly string[] = [];
  watchers = 0;
  private readonly line: Line;
  private readonly ears: Ears;
  /** The game with the rules that this table was begun with, or a sentence. */
  private readonly gameOf: (around: Around) => Promise<Played<G> | string>;
  private chain: Promise<void> = Promise.resolve();
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    id: string,
    server: Server,
    line: Line,
    gameOf: (around: Around) => Promise<Played<G> | string>,
    ears: Ears,
  ) {
    this.id = id;
    this.server = server;
    this.line = line;
    this.gameOf = gameOf;
    this.ears = ears;
  }

  /** Follows the table from now on. */
  follow(): void {
    // One after the other: what came while a log was read belongs behind it.
    this.line.follow(this.id, (message) => {
      this.chain = this.chain.then(() => this.hear(message)).catch((error: unknown) => this.lost(error));
    });
  }

  leave(): void {
    clearTimeout(this.again);
    this.line.leave(this.id);
  }

  /** The seat through whose eyes this client looks; WATCHER if it has none. */
  get viewer(): number {
    const { now } = this;
    const mine = now?.you.map((id) => now.seats.findIndex((seat) => seat.id === id)) ?? [];
    const { session } = this.mirror ?? {};
    const decides = session === undefined ? -1 : session.game.seat(session.state);
    return mine.includes(decides) ? decides : (mine[0] ?? WATCHER);
  }

  private async hear(message: Message): Promise<void> {
    if (message.t === 'presence') {
      this.here = (message.here ?? []) as readonly string[];
      this.watchers = Number(message.watchers ?? 0);
      this.ears.around();
    } else if (message.t === 'votes' && this.now !== undefined) {
      this.now = { ...this.now, votes: message.votes as RemoteVotes | null };
      this.ears.around();
    } else if (message.t === 'plan') this.ears.dropped?.();
    else if (message.t === 'chat') this.ears.chat((message.lines ?? []) as readonly ChatLine[]);
    else if (message.t === 'no') this.ears.gone(String(message.text));
    else if (message.t === 'table' || message.t === 'moved') await this.told(message);
  }

  private async told(message: Message): Promise<void> {
    const before = this.now;
    // What does not change is told once, with the table.
    this.now = { ...before, ...(message as unknown as Around) };
    this.heardAt = Date.now();
    const entries = (message.entries ?? []) as readonly ShownEntry[];
    if (entries.some((entry) => entry.choices !== undefined)) await this.ears.prepare?.();
    // Who sits where comes with the table alone.
    const seats = entries.some(({ kind, holder }) => kind === 'seat' || kind === 'away' || holder !== undefined);
    const rules = entries.some((entry) => entry.rules !== undefined);
    if (message.t === 'table' || this.mirror === undefined || seats || rules) await this.read(message, entries, rules);
    else this.follows(message, entries);
    this.ears.around();
  }

  /** New entries on top of what is here; if they do not fit, all is read anew. */
  private follows(message: Message, entries: readonly ShownEntry[]): Promise<void> | undefined {
    const { mirror } = this;
    const first = entries.find((entry) => entry.seq > (mirror?.seq ?? 0));
    if (mirror === undefined || (first !== undefined && first.seq !== mirror.seq + 1)) return this.anew();
    try {
      mirror.take(entries);
    } catch (error) {
      if (!(error instanceof Apart)) throw error;
      return this.anew();
    }
    if (!this.agrees(message)) return this.anew();
    this.ears.moved(entries, false);
    return undefined;
  }

  /** Whether the board here is the one that the server speaks of. */
  private agrees(message: Message): boolean {
    const { mirror } = this;
    if (mirror === undefined || !mirror.even || message.hash === '' || message.hash === undefined) return true;
    const { game, state } = mirror.session;
    return message.n === mirror.confirmed && message.hash === hashState(game.view(state, this.viewer));
  }

  private async read(message: Message, entries: readonly ShownEntry[], rules: boolean): Promise<void> {
    if (message.t !== 'table') {
      const table = await this.server.ask<Message>(`games/${this.id}`);
      this.now = { ...this.now, ...(table as unknown as Around) };
      this.heardAt = Date.now();
    }
    if (this.mirror === undefined || message.t === 'table') {
      if (this.mirror?.seq === Number(message.seq) && this.agrees(message)) return;
      await this.anew();
    } else await (rules ? this.anew() : this.follows(message, entries));
  }

  /** The whole log, and the game that it tells. */
  private async anew(): Promise<void> {
    const { now } = this;
    if (now === undefined || now.phase === 'open' || now.phase === 'sealing') return;
    const played = await this.gameOf(now);
    if (typeof played === 'string') return this.ears.gone(played);
    const { game, position } = played;
    if (game.hides) return this.ears.gone(W.hidesThings);
    const log: ShownEntry[] = [];
    for (;;) {
      const after = log.at(-1)?.seq ?? 0;
      const part = await this.server.ask<{ entries: ShownEntry[] }>(`games/${this.id}/entries?after=${after}`);
      log.push(...part.entries);
      if (part.entries.length < 500) break;
    }
    if (log.some((entry) => entry.choices !== undefined)) await this.ears.prepare?.();
    this.mirror = Mirror.of(game, now, log, position);
    this.ears.moved(log, true);
  }

  private lost(error: unknown): void {
    if (error instanceof Apart) {
      this.ears.gone(W.cannotFollow(error.message));
      return;
    }
    // The log could not be read, or not to its end: a moment later all of it is asked for again.
    this.mirror = undefined;
    this.again = setTimeout(() => this.line.anew(this.id), AGAIN);
  }

  private async say(message: { readonly t: string } & Record<string, unknown>): Promise<Refused | undefined> {
    const answer = await this.line.say({ ...message, game: this.id });
    // The log comes on the same line: what was done is on the board when this returns.
    await this.chain;
    this.proposed = answer.voted !== undefined;
    return answer.t === 'no'
      ? {
          why: String(answer.why),
          text: String(answer.text),
          ...(typeof answer.rule === 'string' && { rule: answer.rule }),
        }
      : undefined;
  }

  /** The last thing that was said is a proposal to one's team. */
  proposed = false;

  /** Whether one's team votes: choices are proposals then. */
  get votes(): boolean {
    const { seats = [], you = [] } = this.now ?? {};
    return seats.some(({ id, team }) => team === 'vote' && you.includes(id));
  }

  /** By turns: whether the decision is another member's. */
  get mates(): boolean {
    const { seats = [], you = [], member, turnOf } = this.now ?? {};
    const shared = seats.some(({ id, team }) => team === 'turns' && you.includes(id));
    return shared && turnOf != null && turnOf !== member;
  }

  /** One after the other: what is sent second is made of what the first one left. */
  private work: Promise<unknown> = Promise.resolve();

  /**
   * Tells the server what was played here ahead of it, or taken back, and then these choices; a refusal puts the game here
   * back to where the server has it.
   */
  send(names: readonly string[] = []): Promise<Refused | undefined> {
    const sent = this.work.then(() => this.sendNow(names));
    this.work = sent.catch(() => {});
    return sent;
  }

  private async sendNow(names: readonly string[]): Promise<Refused | undefined> {
    const { mirror } = this;
    if (mirror === undefined) return undefined;
    const back = mirror.common < mirror.confirmed ? await this.say({ t: 'undo', to: mirror.common }) : undefined;
    const all = [...mirror.ahead, ...names];
    const refused = back ?? (all.length === 0 ? undefined : await this.say({ t: 'choose', names: all }));
    // A proposal is not on the board: it may be another one that wins.
    if (refused !== undefined || this.proposed) {
      this.mirror?.drop();
      this.ears.moved([], false);
    }
    return refused;
  }

  offer(kind: string, to?: number): Promise<Refused | undefined> {
    return this.say({ t: 'offer', kind, ...(to !== undefined && { to }) });
  }

  answer(offer: number, yes: boolean): Promise<Refused | undefined> {
    return this.say({ t: 'answer', offer, yes });
  }

  resign(): Promise<Refused | undefined> {
    return this.say({ t: 'resign' });
  }

  claim(what: 'win' | 'void' | 'computer' | 'substitute' | 'adjudicate'): Promise<Refused | undefined> {
    return this.say({ t: 'claim', what });
  }

  /** To a computer player, to a `person` who takes the next invitation, or `back`. */
  hand(to: string): Promise<Refused | undefined> {
    return this.say({ t: 'hand', to });
  }

  team(how: string): Promise<Refused | undefined> {
    return this.say({ t: 'team', how });
  }

  chat(text: string): Promise<Refused | undefined> {
    return this.say({ t: 'chat', text });
  }

  note(text: string): Promise<Refused | undefined> {
    return this.say({ t: 'note', text });
  }

  seen(): Promise<Refused | undefined> {
    return this.say({ t: 'seen' });
  }

  plan(body: Readonly<Record<string, unknown>>): Promise<Refused | undefined> {
    return this.say({ t: 'plan', ...body });
  }

  open(salt: string): Promise<Refused | undefined> {
    return this.say({ t: 'open', salt });
  }
}
