// A game on a server while its page is open: the line, the table that follows it, and the controller that the page plays through.
import { choiceBuffer, type Game, type Play, type Reason } from '@bocage/engine';
import {
  type Around,
  type ChatLine,
  Line,
  type LineState,
  type Played,
  type Refused,
  RemoteTable,
} from '@bocage/online';
import { batch, effect, type Signal, signal } from '@preact/signals';
import { loadGame, loadWhole, type TableSession } from '../core/catalogue.ts';
import { GameController } from '../core/game-controller.ts';
import { bringRest } from '../core/rest.ts';
import { ELSEWHERE, type GameRecord, PERSON } from '../core/storage.ts';
import * as W from '../words/online.ts';
import { FarKeeping } from './far-keeping.ts';
import { keptSeat, server } from './place.ts';

/** That somebody looks is told so often: notices are for those who do not. */
const SEEN_EVERY = 30_000;

export class FarGame {
  readonly id: string;
  readonly table: RemoteTable<Play>;
  readonly state: Signal<LineState> = signal('live');
  readonly around: Signal<Around | undefined> = signal(undefined);
  /** Raised when somebody comes or goes. */
  readonly company = signal(0);
  readonly chat: Signal<readonly ChatLine[]> = signal([]);
  readonly gone: Signal<string | undefined> = signal(undefined);
  /** The server rolls. */
  readonly rolling = signal(false);
  /** Set when the game has begun. */
  readonly begun: Signal<GameController | undefined> = signal(undefined);
  private readonly wire: Line;
  private readonly stops: (() => void)[] = [];
  private drawn: unknown;
  private opened = false;

  /** `token`: a link to watch; players are known by their cookie. */
  constructor(id: string, token?: string) {
    this.id = id;
    this.wire = new Line({
      url: location.origin,
      ...(token !== undefined && { token }),
      onState: (state) => {
        this.state.value = state;
        if (state === 'live') this.seen();
      },
    });
    this.table = new RemoteTable<Play>(id, token === undefined ? server : server.as(token), this.wire, playedAt, {
      moved: () => this.moved(),
      around: () => this.heardAround(),
      chat: (lines) => {
        const known = new Set(this.chat.value.map((line) => line.id));
        this.chat.value = [...this.chat.value, ...lines.filter((line) => !known.has(line.id))];
      },
      gone: (text) => {
        this.gone.value = text;
      },
      prepare: () => bringRest(this.table.now?.of ?? ''),
      dropped: () => this.notice({ why: 'closed', text: W.planDropped }),
    });
    this.table.follow();
    void this.readChat();
    const again = (): void => {
      if (document.visibilityState !== 'hidden') {
        this.wire.retry();
        this.seen();
      }
    };
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(() => this.seen(), SEEN_EVERY);
    this.stops.push(() => {
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
    });
  }

  get controller(): GameController | undefined {
    return this.begun.value;
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.begun.value?.close();
    this.table.leave();
    this.wire.close();
  }

  private seen(): void {
    const mine = (this.around.peek()?.you.length ?? 0) > 0;
    if (mine && this.wire.live && document.visibilityState !== 'hidden') void this.table.seen();
  }

  private async readChat(): Promise<void> {
    const { lines } = await this.table.server.ask<{ lines: ChatLine[] }>(`games/${this.id}/chat`).catch(() => ({
      lines: [],
    }));
    const known = new Set(lines.map((line) => line.id));
    this.chat.value = [...lines, ...this.chat.value.filter((line) => !known.has(line.id))];
  }

  private heardAround(): void {
    batch(() => {
      this.around.value = this.table.now;
      this.company.value++;
    });
    this.openSalt();
  }

  /** Everybody has sat down: what was promised is shown, and the game begins. */
  private openSalt(): void {
    const salt = keptSeat(this.id)?.salt;
    if (salt === undefined || this.opened || this.around.value?.phase !== 'sealing') return;
    this.opened = true;
    void this.table.open(salt);
  }

  private moved(): void {
    const session = this.table.mirror?.session as TableSession | undefined;
    if (session === undefined) return;
    const controller = this.begun.peek();
    if (controller === undefined) {
      this.begin(session);
      return;
    }
    if (controller.table.game !== session.game) {
      // Other rules are another game: its table is laid anew.
      controller.close();
      this.begin(session);
      return;
    }
    const last = session.entries.at(-1) ?? session;
    const { table } = controller;
    // What was shown here before it was confirmed is no news: whoever looks at the next choice is not disturbed.
    if (table.session === session && this.drawn === last) return;
    if (table.session === session) table.changed();
    else table.replace(session);
    this.goOn();
  }

  /** What is forced follows what came. */
  private goOn(): void {
    const { table, playing } = this.begun.peek() ?? {};
    if (table === undefined || playing === undefined || this.around.peek()?.phase !== 'running') return;
    if (table.control.value[table.game.seat(table.session.state)] === PERSON) playing.goOn();
  }

  private begin(session: TableSession): void {
    const { now } = this.table;
    const mine = now?.you ?? [];
    const control = session.game.seats.map(({ id }) => (mine.includes(id) ? PERSON : ELSEWHERE));
    const record: GameRecord = {
      id: `far ${this.id}`,
      game: session.game.id,
      title: session.game.title,
      where: '',
      turn: '',
      over: false,
      count: session.entries.length,
      updated: 0,
      rev: 0,
      control,
    };
    const controller = new GameController(session, record, (model, own, letGo) => {
      const keeping = new FarKeeping(model, own, letGo);
      keeping.send = () => this.send();
      return keeping;
    });
    const { table, playing } = controller;
    playing.elsewhere = {
      roll: (name) => void this.send([name]),
      barrier: (to) => this.barrier(to),
      askBack: (to) => void this.told(this.table.offer('takeback', to)),
    };
    this.stops.push(
      effect(() => {
        const { phase, seats = [] } = this.around.value ?? {};
        // Whoever has let the computer sit there looks on.
        const handed = seats.some(({ id, kind }) => kind === 'computer' && this.mine(id));
        const waits = handed || this.table.mates;
        table.held.value = this.state.value !== 'live' || this.rolling.value || phase !== 'running' || waits;
      }),
    );
    this.stops.push(
      effect(() => {
        table.rev.value;
        this.drawn = table.session.entries.at(-1) ?? table.session;
      }),
    );
    this.begun.value = controller;
  }

  /** Why so many choices cannot be left standing without a word of the others. */
  private barrier(to: number): Reason | undefined {
    const { table } = this.begun.peek() ?? {};
    if (table === undefined) return undefined;
    if (this.table.votes && to < (this.table.mirror?.confirmed ?? 0))
      return {
        rule: 'undo',
        code: 'revealed',
        text: W.teamVotedForIt,
      };
    const back = table.session.entries.slice(to);
    if (back.every(({ seat, outcomes }) => table.control.value[seat] === PERSON && outcomes.length === 0))
      return undefined;
    const dice = back.some(({ outcomes }) => outcomes.length > 0);
    const others = this.around.peek()?.seats.some(({ id, kind }) => kind === 'person' && !this.mine(id)) === true;
    const what = dice ? W.diceFell : W.otherSideChose;
    return {
      rule: 'undo',
      code: 'revealed',
      text: others ? W.needsConsent(what) : W.logWillSay(what),
    };
  }

  mine(seat: string): boolean {
    return this.around.value?.you.includes(seat) === true;
  }

  /** Sends what was played here, and then these; the page waits where the server rolls. */
  async send(names: readonly string[] = []): Promise<void> {
    // To a team that votes a whole line is proposed, not its parts.
    if (names.length === 0 && this.table.votes && !this.forced()) return;
    await this.sendNow(names);
  }

  /** Proposes what was played here to one's team. */
  propose(): Promise<void> {
    return this.sendNow([]);
  }

  /** Takes a proposal back before it is made. */
  withdraw(): void {
    this.table.mirror?.drop();
    this.moved();
  }

  /** The rules leave one choice where the log stands: nobody has to vote on it. */
  private forced(): boolean {
    const { mirror } = this.table;
    if (mirror === undefined) return false;
    const { session, confirmed } = mirror;
    return session.game.choices(session.at(confirmed), choiceBuffer()) === 1;
  }

  private async sendNow(names: readonly string[]): Promise<void> {
    if (names.length > 0) this.rolling.value = true;
    const refused = await this.table.send(names);
    this.rolling.value = false;
    this.goOnAfter(names, refused);
  }

  private goOnAfter(names: readonly string[], refused: Refused | undefined): void {
    if (refused !== undefined) this.notice(refused);
    else if (names.length > 0) this.goOn();
  }

  notice({ text, rule }: Refused): void {
    const controller = this.begun.peek();
    if (controller === undefined) return;
    controller.table.notice.value = { rule: rule ?? '', text };
    controller.say(text);
  }

  /** Whatever was said about the game: a refusal is shown. */
  async told(work: Promise<Refused | undefined>): Promise<boolean> {
    const refused = await work;
    if (refused !== undefined) this.notice(refused);
    return refused === undefined;
  }
}

/** The game under the rules that the table was begun with. */
async function playedAt(around: Around): Promise<Played<Play> | string> {
  const game = await gameOf(around);
  if (typeof game === 'string') return game;
  if (around.position === null) return { game };
  const { parsePosition } = await import('./read-position.ts');
  const position = parsePosition(around.position);
  return 'text' in position ? position.text : { game, position };
}

async function gameOf({ of, rules, content, pack, position }: Around): Promise<Play | string> {
  if (pack) return W.packOfItsOwn;
  const ready = await loadGame(of);
  if (typeof ready === 'string') return ready;
  const today = (): Play | Promise<Play | string> => (position === null ? ready.game : loadWhole(of));
  const same = rules === ready.game.rulesVersion;
  if (same && content === ready.game.content.hash) return today();
  const { gameOfRelease, releases, sameContent } = await import('@bocage/catalogue/open');
  if (same && sameContent(of, content, ready.game.content.hash)) return today();
  const release = releases.findLast(
    (one) => one.game === of && one.rules === rules && (one.content === content || one.identity === content),
  );
  const { bringRules } = await import('../core/old-rules.ts');
  const old: Game | undefined = release === undefined ? undefined : await gameOfRelease(release, bringRules);
  return old ?? W.rulesNotHere(rules);
}
