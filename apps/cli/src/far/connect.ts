// The way from a link to a table on a server: who one is there, the line, and the game that follows it.
import { bringRules } from '@bocage/ai/node';
import { gameOfRelease, releases, sameContent } from '@bocage/catalogue/open';
import { type Game, parsePosition } from '@bocage/engine';
import {
  type Around,
  type ChatLine,
  Line,
  type LineState,
  type Played,
  RemoteTable,
  readTableAddress,
  Server,
  ServerError,
  type ShownEntry,
  seatLink,
  sitDown,
  type TableAddress,
} from '@bocage/online';
import { listedGame, loadGame } from '../games.ts';
import { badInput, plain, Stop } from '../stop.ts';
import { W } from '../words/far.ts';

/** What a person at a table elsewhere hears of, in the order in which it came. */
export interface News {
  readonly entries: readonly ShownEntry[];
  readonly chat: readonly ChatLine[];
  /** The line was lost, or is back. */
  readonly line?: LineState;
}

export class Far {
  readonly address: TableAddress;
  readonly table: RemoteTable<Game>;
  readonly line: Line;
  /** The holder's own link; undefined for watchers and programs. */
  readonly link: string | undefined;
  /** Why it cannot be shown any more. */
  gone: string | undefined;
  state: LineState = 'live';
  private news: News[] = [];
  private wake: () => void = () => {};
  private opened = false;

  constructor(address: TableAddress, token: string | undefined, link: string | undefined, salt: string | undefined) {
    this.address = address;
    this.link = link;
    const server = new Server(address.url, token);
    this.line = new Line({
      url: address.url,
      ...(token !== undefined && { token }),
      onState: (state) => {
        if (this.state === state || state === 'closed') return;
        this.state = state;
        this.tell({ entries: [], chat: [], line: state });
      },
    });
    this.table = new RemoteTable<Game>(address.id, server, this.line, playedAt, {
      moved: (entries, anew) => this.tell({ entries: anew ? [] : entries, chat: [] }),
      around: () => {
        this.openSalt(salt);
        this.tell({ entries: [], chat: [] });
      },
      chat: (lines) => this.tell({ entries: [], chat: lines }),
      gone: (text) => {
        this.gone = text;
        this.tell({ entries: [], chat: [] });
      },
    });
    this.table.follow();
  }

  /** Everybody has sat down: what was promised is shown, and the game begins. */
  private openSalt(salt: string | undefined): void {
    if (salt === undefined || this.opened || this.table.now?.phase !== 'sealing') return;
    this.opened = true;
    void this.table.open(salt);
  }

  private tell(news: News): void {
    this.news.push(news);
    this.wake();
  }

  /** What came since the last call. */
  heard(): readonly News[] {
    const { news } = this;
    this.news = [];
    return news;
  }

  /** Until something comes. */
  coming(): Promise<void> {
    if (this.news.length > 0) return Promise.resolve();
    return new Promise((done) => {
      this.wake = done;
    });
  }

  close(): void {
    this.line.close();
  }
}

/** The game under the rules that the table was begun with. */
async function playedAt(around: Around): Promise<Played<Game> | string> {
  const game = await gameOf(around);
  if (typeof game === 'string') return game;
  const position = around.position === null ? undefined : parsePosition(around.position);
  if (position !== undefined && 'text' in position) return position.text;
  return { game, ...(position !== undefined && { position }) };
}

async function gameOf({ of, rules, content, pack }: Around): Promise<Game | string> {
  if (pack) return W.packOfItsOwn;
  const today = await loadGame(listedGame(of));
  if (rules === today.rulesVersion && sameContent(of, content, today.content.hash)) return today;
  const release = releases.findLast(
    (one) => one.game === of && one.rules === rules && (one.content === content || one.identity === content),
  );
  const old = release === undefined ? undefined : await gameOfRelease(release, bringRules);
  return old ?? W.rulesNotHere(rules);
}

export function farAddress(text: string): TableAddress {
  const address = readTableAddress(text);
  if (address !== undefined) return address;
  throw badInput(W.linkForm(text.slice(0, 60)));
}

/** Says what a server said in a sentence; that it does not answer is one too. */
export async function asked<T>(address: Pick<TableAddress, 'url'>, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ServerError && [401, 404].includes(error.status)) throw new Stop('refused', W.linkGone);
    if (error instanceof ServerError) throw new Stop('refused', plain(error.message));
    throw badInput(W.noAnswerFrom(address.url));
  }
}

/** Sits down with an invitation, or comes back with one's own link, or watches. */
export async function connect(address: TableAddress): Promise<Far> {
  const { url, id, opens, secret, salt } = address;
  if (opens !== 'i') {
    const token = opens === undefined ? undefined : secret;
    await asked(address, new Server(url, token).ask(`games/${id}`));
    return new Far(address, token, opens === 's' ? seatLink(url, id, secret, salt) : undefined, salt);
  }
  const seated = await asked(address, sitDown(new Server(url), secret));
  return new Far(address, seated.token, seatLink(url, id, seated.token, seated.salt), seated.salt);
}
