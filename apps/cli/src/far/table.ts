// The interactive game at a table on a server: the same table, with somebody else at the other side and a line between.
import { parseScore, type Session } from '@bocage/engine';
import { spanText, timeLeft } from '@bocage/online';
import { prove } from '@bocage/seal';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import type { OpenGame } from '../open.ts';
import { Seats } from '../seats.ts';
import { type ChoiceShape, choiceShapes } from '../shapes.ts';
import { plain, refused, Stop } from '../stop.ts';
import { completions } from '../table/complete.ts';
import { type Front, type Moment, PlainFront } from '../table/front.ts';
import { FullFront } from '../table/full.ts';
import { momentOf } from '../table/moment.ts';
import { InteractiveTable, LEAVES } from '../table/table.ts';
import { unknownChoice, type Wanted } from '../turn.ts';
import { W } from '../words/far.ts';
import { lineTexts, resultText } from '../words.ts';
import { asked, connect, type Far, farAddress } from './connect.ts';
import { farHelp, farWords, offerText, saidNo, votesText } from './words.ts';

const LOST = W.lineLost;

/** `bocage play --at LINK`. */
export async function playFar(io: Io, args: Args, link: string): Promise<void> {
  const far = await connect(farAddress(link));
  try {
    if (far.address.opens === 'i' && far.link !== undefined) io.out(W.satDown(far.link));
    await begun(io, far);
    const { mirror, now } = far.table;
    if (mirror === undefined || now === undefined) return;
    const open = openFar(far, mirror.session);
    const full = io.tty !== undefined && !args.flag('plain');
    const front = full && io.tty !== undefined ? new FullFront(io.tty) : new PlainFront(io);
    const table = new FarTable(io, args, open, seatsOf(io, far, open), front, far);
    try {
      front.recall(lineTexts(io, open.session, Math.max(0, open.session.entries.length - 4), true));
      front.notice(W.titleAt(open.game.title, far.address.url));
      await table.run();
    } finally {
      front.close();
    }
    io.out(table.farewell);
  } finally {
    far.close();
  }
}

/** Until the game has begun, or can be shown although it is over. */
async function begun(io: Io, far: Far): Promise<void> {
  let told = '';
  for (;;) {
    far.heard();
    if (far.gone !== undefined) throw new Stop('refused', plain(far.gone));
    const { now, mirror } = far.table;
    if (mirror !== undefined) return;
    const text = now?.phase === 'open' ? W.waitingForAll : now?.phase === 'sealing' ? W.waitingForSeal : '';
    if (now?.phase === 'void') throw new Stop('refused', W.endedBeforeItBegan);
    if (text !== '' && text !== told) io.out(`${text}\n`);
    told = text;
    await far.coming();
  }
}

function openFar(far: Far, session: Session): OpenGame {
  const { game } = session;
  return {
    file: `${far.address.url}/g/${far.address.id}`,
    // A table elsewhere is no file: nothing here is ever read again from a disk.
    listed: { ...NOT_LISTED, id: game.id, title: game.title },
    game,
    pack: undefined,
    rules: undefined,
    recorded: undefined,
    session,
    text: '',
    hash: '',
    bound: false,
    stored: [],
  };
}

const nothing = (): Promise<never> => Promise.reject(new Error('a game on a server is not loaded from the list'));
const NOT_LISTED: Omit<OpenGame['listed'], 'id' | 'title'> = {
  players: '',
  length: ['', ''],
  about: '',
  digest: '',
  load: nothing,
  loadPlay: nothing,
};

/** Own seats are a person's; whoever else decides is waited for. */
function seatsOf(io: Io, far: Far, open: OpenGame): Seats {
  const { you = [] } = far.table.now ?? {};
  return new Seats(
    open.game.seats.map(({ id }) => (you.includes(id) ? { kind: 'person' } : { kind: 'outside', command: '' })),
    io,
    60,
    open,
  );
}

class FarTable extends InteractiveTable {
  private readonly far: Far;
  /** So many choices have been told. */
  private told: number;
  private offered = 0;
  /** What the team proposes, as it was told last. */
  private proposals = '';

  constructor(io: Io, args: Args, open: OpenGame, seats: Seats, front: Front, far: Far) {
    super(io, args, open, seats, front);
    this.far = far;
    this.told = open.session.entries.length;
  }

  override async run(): Promise<void> {
    for (;;) {
      this.tellNews();
      const { far, open } = this;
      const { session, game } = open;
      if (far.gone !== undefined) {
        this.farewell = `${plain(far.gone)}\n`;
        return;
      }
      if (far.table.now?.phase === 'over' || far.table.now?.phase === 'void') {
        await this.end();
        return;
      }
      const seat = game.seat(session.state);
      // Whoever has let the computer sit there looks on.
      const mine = this.seats.person(seat) && far.table.now?.seats[seat]?.kind === 'person' && !far.table.mates;
      const choices = mine ? choiceShapes(game, session.state) : [];
      const moment = mine ? this.timed(momentOf(session, seat, choices)) : this.waiting(session);
      let news = false;
      const coming = far.coming().then(() => {
        news = true;
      });
      const line = await this.front.ask(moment, completions(session, choices), this.pending.length > 0, coming);
      if (line === '' && news) continue;
      if (line === undefined || LEAVES.test(line.trim())) {
        const text = far.link === undefined ? W.staysOnServer : W.staysOnServerComeBack(this.io.name, far.link);
        this.farewell = line === undefined ? `\n${text}` : text;
        return;
      }
      await this.guarded(() => this.heed(line.trim(), mine, choices));
    }
  }

  private async heed(line: string, mine: boolean, choices: readonly ChoiceShape[]): Promise<void> {
    for (const word of farWords) {
      const found = word.words.exec(line);
      if (found === null) continue;
      const { session } = this.open;
      await word.run(
        {
          far: this.far,
          front: this.front,
          before: lastOwn(session, (seat) => this.seats.person(seat)),
        },
        found[1]?.trim() ?? '',
      );
      return;
    }
    if (/^undo\b/i.test(line) && (await this.askedBack())) return;
    if (/^(\?|help)$/i.test(line)) {
      await this.lookBack('?');
      this.front.notice(farHelp);
      return;
    }
    if (mine) await this.obey(line, choices);
    else if (line === '') this.front.show(this.waiting(this.open.session));
    else await this.lookBack(line);
  }

  /** What cannot be taken back without the others is asked of them; the computer always agrees. True if that was it. */
  private async askedBack(): Promise<boolean> {
    const { session } = this.open;
    const to = lastOwn(session, (seat) => this.seats.person(seat));
    const back = session.entries.slice(to);
    if (back.length === 0 || back.every(({ seat, outcomes }) => this.seats.person(seat) && outcomes.length === 0))
      return false;
    const { now } = this.far.table;
    if (now?.seats.some(({ id, kind }) => kind === 'person' && !now.you.includes(id)) === true)
      throw new Stop('refused', W.takebackNeedsOffer);
    const no = await this.far.table.offer('takeback', to);
    if (no !== undefined) throw saidNo(no);
    return true;
  }

  /** What the others did and said, in the order in which it came. */
  private tellNews(): void {
    const { far, front, open } = this;
    const news = far.heard();
    const { mirror, now } = far.table;
    if (mirror !== undefined) open.session = mirror.session;
    for (const { chat, line } of news) {
      for (const said of chat) {
        const own = said.seat !== null && now?.you.includes(said.seat) === true;
        front.happened([`${own ? W.you : (said.name ?? said.seat ?? W.aWatcher)}: “${plain(said.text)}”`]);
      }
      if (line === 'lost') front.notice(LOST);
      if (line === 'live') front.notice(W.lineBack);
    }
    const n = open.session.entries.length;
    if (n < this.told) front.happened([W.takenBack(this.told - n)]);
    if (n > this.told) this.tell(this.told, false);
    this.told = n;
    const proposals = now?.votes == null || now.votes.by.length === 0 ? '' : votesText(now);
    if (proposals !== this.proposals && proposals !== '') front.notice(proposals);
    this.proposals = proposals;
    const offer = now?.offers.findLast(({ seat }) => !now.you.includes(seat));
    if (offer !== undefined && offer.seq !== this.offered) {
      this.offered = offer.seq;
      front.notice(W.otherSideOffers(offerText(offer.kind, offer.to)));
    }
    if (now?.clocks?.out === true && now.clocks.running !== null && !now.you.includes(now.clocks.running))
      front.notice(W.otherSideOutOfTime);
  }

  override tell(first: number, open: boolean): void {
    super.tell(first, open);
    this.told = this.open.session.entries.length;
  }

  private timed(moment: Moment): Moment {
    const { now, heardAt } = this.far.table;
    const own = now?.seats.findIndex(({ id }) => now.you.includes(id)) ?? -1;
    if (now?.clocks == null || own < 0) return moment;
    const runs = now.clocks.running === now.seats[own]?.id;
    return {
      ...moment,
      status: W.statusAndTime(moment.status, spanText(timeLeft(now.clocks, own, runs, Date.now() - heardAt))),
    };
  }

  /** The board while somebody else decides. */
  private waiting(session: Session): Moment {
    const { now, mates } = this.far.table;
    const people = now?.seats[session.game.seat(session.state)]?.people ?? [];
    const wait = mates
      ? W.teamMateDecides(plain(people[now?.turnOf ?? -1] ?? W.anotherMember))
      : (session.game.decision(session.state)?.prompt.wait ?? '');
    return this.timed({ ...momentOf(session, this.somePerson(), []), ask: wait, why: '', choices: [] });
  }

  /** Choosing is off while the line is lost. */
  private needsLine(): void {
    if (this.far.state !== 'live') throw new Stop('refused', LOST);
  }

  /** Ahead of the server only where nothing is drawn; where a die falls, the server rolls it. */
  protected override async playOne({ name, outcomes }: Wanted): Promise<void> {
    this.needsLine();
    const { session } = this.open;
    if (outcomes !== undefined) throw new Stop('refused', W.onlyServerRolls);
    const played = session.play(name);
    if (played.kind === 'refused') throw refused(played.reason);
    if (played.kind === 'unknown') throw unknownChoice(session, name);
    if (played.kind !== 'played') await this.send([name]);
  }

  private async send(names: readonly string[] = []): Promise<void> {
    const no = await this.far.table.send(names);
    if (no !== undefined) throw saidNo(no);
  }

  protected override putBack(): void {
    this.far.table.mirror?.drop();
  }

  override async store(): Promise<void> {
    this.needsLine();
    await this.send();
  }

  /** The end, with what became of the dice. */
  private async end(): Promise<void> {
    const { far, open, io } = this;
    const { now } = far.table;
    const result = open.session.over ? resultText(io, open.session).trimEnd() : plain(now?.result?.text ?? W.itIsOver);
    this.farewell = `${result}\n${await this.proof()}`;
    for (;;) {
      const moment = { ...momentOf(open.session, this.somePerson(), []), ask: '', choices: [] };
      const line = await this.front.over(moment, this.farewell.trimEnd());
      if (line === undefined || LEAVES.test(line.trim())) return;
      await this.guarded(() => this.lookBack(line.trim()));
    }
  }

  /** Every die worked out again from the opened seed. */
  private async proof(): Promise<string> {
    const { far, open } = this;
    const score = await asked(far.address, far.table.server.ask<string>(`games/${far.address.id}/score`)).catch(
      () => '',
    );
    const read = parseScore(score);
    const proved = 'text' in read ? undefined : prove(open.game, read);
    if (proved === undefined) return '';
    if (proved.kind === 'broken') return W.diceNotSealed(plain(proved.text));
    return proved.kind === 'proved' ? W.diceProved(proved.draws) : W.diceNotOpened;
  }
}

/** So many choices stand before one's own last line. */
function lastOwn(session: Session, mine: (seat: number) => boolean): number {
  let to = session.entries.findLastIndex(({ seat }) => mine(seat));
  while (to > 0 && session.entries[to]?.continues) to--;
  return Math.max(0, to);
}
