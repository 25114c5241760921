// The line to a server: one socket, found again when it is lost; what was asked is asked again with the same key.
import { VERSION } from './version.ts';

/** A message of the server, as it came. */
export type Message = { readonly t: string; readonly game?: string; readonly id?: unknown } & Record<string, unknown>;
export type LineState = 'live' | 'lost' | 'closed';

/** What is used of a WebSocket. */
export interface SocketLike {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

interface LineSettings {
  /** `https://host`, without a path. */
  readonly url: string;
  readonly token?: string;
  readonly want?: readonly string[];
  /** Makes the socket; a browser's own if not given. */
  readonly socket?: (url: string) => SocketLike;
  readonly onState?: (state: LineState) => void;
  /** Waiting times between attempts, in milliseconds; the last one is repeated. */
  readonly waits?: readonly number[];
}

interface Following {
  after: number;
  hash: string | undefined;
  readonly hear: (message: Message) => void;
}

interface Asked {
  readonly message: object;
  readonly done: (answer: Message) => void;
}

const WAITS = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];
/** Silence for so long is a lost line: the server lets itself be heard every 25 s. */
const SILENCE = 40_000;

export class Line {
  private readonly settings: LineSettings;
  private readonly games = new Map<string, Following>();
  private readonly asked = new Map<number, Asked>();
  private socket: SocketLike | undefined;
  private ready = false;
  private tries = 0;
  private next = 1;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: LineSettings) {
    this.settings = settings;
    this.connect();
  }

  get live(): boolean {
    return this.ready;
  }

  /** Follows a game: every `table`, `moved`, `presence` and `chat` of it. */
  follow(game: string, hear: (message: Message) => void): void {
    this.games.set(game, { after: 0, hash: undefined, hear });
    if (this.ready) this.send({ t: 'follow', game });
  }

  /** Asks for the whole table again: what came could not be taken over. */
  anew(game: string): void {
    const following = this.games.get(game);
    if (following === undefined) return;
    following.after = 0;
    following.hash = undefined;
    if (this.ready) this.send({ t: 'follow', game });
  }

  leave(game: string): void {
    if (this.games.delete(game) && this.ready) this.send({ t: 'leave', game });
  }

  /**
   * Says something about a game and waits for the answer. It is sent again after every gap: its key makes it count once.
   */
  say(message: { readonly t: string; readonly game: string } & Record<string, unknown>): Promise<Message> {
    const id = this.next++;
    return new Promise((done) => {
      const whole = {
        key: newKey(),
        at: this.games.get(message.game)?.after ?? 0,
        hash: this.games.get(message.game)?.hash,
        ...message,
        id,
      };
      this.asked.set(id, { message: whole, done });
      if (this.ready) this.send(whole);
    });
  }

  /** Tries at once: the page is shown again, or the network is back. */
  retry(): void {
    if (this.closed || this.socket !== undefined) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.quiet);
    this.socket?.close();
    this.settings.onState?.('closed');
  }

  private connect(): void {
    const url = `${this.settings.url.replace(/^http/, 'ws')}/api/1/socket`;
    const make = this.settings.socket ?? ((at: string): SocketLike => new WebSocket(at) as unknown as SocketLike);
    const socket = make(url);
    this.socket = socket;
    socket.onopen = () => {
      const { token, want = [] } = this.settings;
      const follow = [...this.games].map(([game, { after, hash }]) => ({
        game,
        after,
        ...(hash !== undefined && { hash }),
      }));
      this.send({ t: 'hello', v: VERSION, want, follow, ...(token !== undefined && { token }) });
      this.listen();
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Message);
    socket.onerror = () => {};
    socket.onclose = () => this.lost(socket);
  }

  private lost(socket: SocketLike): void {
    if (this.socket !== socket) return;
    this.socket = undefined;
    clearTimeout(this.quiet);
    if (this.ready) this.settings.onState?.('lost');
    this.ready = false;
    if (this.closed) return;
    const waits = this.settings.waits ?? WAITS;
    const wait = waits[Math.min(this.tries++, waits.length - 1)] ?? 1_000;
    // Spread out, so that a server that comes back is not met by all at once.
    this.timer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  private listen(): void {
    clearTimeout(this.quiet);
    const { socket } = this;
    this.quiet = setTimeout(() => socket?.close(), SILENCE);
  }

  private send(message: object): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: Message): void {
    this.listen();
    if (message.t === 'hello') {
      this.ready = true;
      this.tries = 0;
      this.settings.onState?.('live');
      for (const { message: whole } of this.asked.values()) this.send(whole);
      return;
    }
    if (message.t === 'done' || (message.t === 'no' && message.game === undefined)) {
      const asked = this.asked.get(Number(message.id));
      if (asked === undefined) return;
      this.asked.delete(Number(message.id));
      asked.done(message);
      return;
    }
    const following = message.game === undefined ? undefined : this.games.get(message.game);
    if (following === undefined) return;
    if (message.t === 'table' || message.t === 'moved') {
      following.after = Number(message.seq);
      following.hash = String(message.hash ?? '') || undefined;
    }
    following.hear(message);
  }
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, '0')).join('');
}
