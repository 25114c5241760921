// A game in memory: the state and where its log stands, and nothing that can be read again (some 3 KB).
import {
  type Game,
  type GameEvent,
  hashState,
  loadPosition,
  NOBODY,
  Recorder,
  runChoice,
  type SealedPlace,
  type SealedSource,
  type State,
} from '@bocage/engine';
import type { OfferKind } from '@bocage/online/wire';
import { drawKey, sealedSource } from '@bocage/seal';
import type { Beside, Entry } from '../db/log.ts';
import type { GamesTable, HoldersTable, Phase, SeatsTable, VotesTable } from '../db/schema.ts';
import { PEOPLE } from '../words/people.ts';
import { type Clock, type Clocks, clockOf } from './clock.ts';
import { type LoggedChoice, logged, outcomesOf, readBody, startOf } from './history.ts';

export interface Offer {
  readonly seq: number;
  readonly seat: number;
  readonly kind: OfferKind;
  readonly to?: number;
}

export interface SeatInfo extends SeatsTable {
  /** Who holds it: accounts and devices. */
  readonly holders: readonly string[];
  /** Whose each of them is: further devices of one person are that person's. */
  readonly owners: readonly string[];
  /** The persons among them, the longest there first; several are a team. */
  readonly persons: readonly string[];
  /** Their names, for the others. */
  readonly names: readonly string[];
  /** Until when the clock of this seat stands still. */
  readonly awayUntil: number;
}

/** An entry as it was carried out here: with its events, which the log does not keep. */
export interface Carried {
  readonly entry: Entry;
  readonly events: readonly (readonly GameEvent[])[];
  /** Of an entry that was made here. */
  readonly beside?: Beside;
}

/** What a snapshot keeps beside the state. */
export interface Extra {
  readonly draws: number;
  readonly back: number;
  readonly offers: readonly Offer[];
}

export class Table {
  readonly id: string;
  row: GamesTable;
  play: Game;
  readonly clock: Clock | undefined;
  seats: readonly SeatInfo[] = [];
  /** Undefined until every salt is open. */
  state: State | undefined = undefined;
  private dice: SealedSource | undefined = undefined;
  seq = 0;
  n = 0;
  hash = '';
  phase: Phase;
  result: string | undefined;
  clocks: Clocks;
  draws = 0;
  back = 0;
  offers: readonly Offer[] = [];
  /** What members of a team propose; some may be for a position that is gone. */
  votes: readonly VotesTable[] = [];
  /** There are newer rules than those that it is played under. */
  newer = false;
  /** When it was last used: what nobody has asked for longest is forgotten. */
  used = 0;
  chatClosed: boolean;

  constructor(row: GamesTable, play: Game) {
    this.id = row.id;
    this.row = row;
    this.play = play;
    this.clock = clockOf(JSON.parse(row.clock));
    this.phase = row.phase;
    this.result = row.result ?? undefined;
    this.seq = row.seq;
    this.n = row.n;
    this.hash = row.hash;
    this.clocks = headClocks(row);
    this.chatClosed = row.chat_closed !== 0;
  }

  get next(): number {
    return this.clocks.next;
  }

  /** The seat that decides; NOBODY before the start and after the end. */
  get decides(): number {
    return this.phase === 'running' && this.state !== undefined ? this.play.seat(this.state) : NOBODY;
  }

  setSeats(seats: readonly SeatInfo[]): void {
    this.seats = seats;
    this.dice = undefined;
  }

  /** Which seats somebody holds. */
  seatsOf(who: readonly string[]): number[] {
    return this.seats.filter((s) => s.holders.some((h) => who.includes(h))).map((s) => s.seat);
  }

  salts(): Record<string, string> {
    return Object.fromEntries(
      this.seats.flatMap((s) => (s.salt === null ? [] : [[this.play.seats[s.seat]?.id ?? '', s.salt]])),
    );
  }

  /** Where the next outcome comes from. */
  place(): SealedPlace {
    return { source: this.source(), back: this.back, draw: 1 + this.draws };
  }

  source(): SealedSource {
    this.dice ??= sealedSource(
      drawKey(
        this.row.seal_game,
        this.row.seal_seed,
        this.play.seats.map(({ id }, i) => ({ seat: id, salt: this.seats[i]?.salt ?? undefined })),
      ),
      this.play.seats,
    );
    return this.dice;
  }

  /** The first position, once every salt is known, with the outcomes of the set-up. */
  begin(): { readonly state: State; readonly setup: LoggedChoice } {
    const start = startOf(this.row, this.salts(), this.source());
    if (start.position !== undefined) {
      const state = loadPosition(this.play, start.position, start.seed);
      if ('text' in state) throw new Error(state.text);
      return { state, setup: { name: '' } };
    }
    const chance = new Recorder([], { source: this.source(), back: 0, draw: 1 });
    const state = this.play.setup(start.options ?? {}, start.seed, chance);
    if (typeof state === 'string') throw new Error(state);
    return { state, setup: logged({ name: '', outcomes: chance.outcomes, rolls: chance.rolls }) };
  }

  /** The game goes on under other rules, in the position that they make of the same choices. */
  renew(play: Game, state: State): void {
    this.play = play;
    this.row = { ...this.row, rules: play.rulesVersion, content: play.content.hash };
    this.state = state;
    this.newer = false;
    this.dice = undefined;
  }

  /** Takes over what an entry of this process has brought. */
  adopt(entry: Entry, state: State | undefined, extra: Partial<Extra> = {}): void {
    this.state = state ?? this.state;
    this.draws = extra.draws ?? this.draws;
    this.back = extra.back ?? this.back;
    this.head(entry);
  }

  /** Carries out an entry that was read from the log. `rebuilt` is the state after a takeback, which needs the whole log. */
  carry(entry: Entry, rebuilt?: { readonly state: State; readonly draws: number; readonly back: number }): Carried {
    const body = readBody(entry);
    const events: (readonly GameEvent[])[] = [];
    if (body.setup !== undefined) {
      this.state = this.begin().state;
      this.draws = body.setup.o?.length ?? 0;
    }
    for (const choice of body.choices ?? []) events.push(this.replay(choice));
    if (rebuilt !== undefined) {
      this.state = rebuilt.state;
      this.draws = rebuilt.draws;
      this.back = rebuilt.back;
    }
    if (this.state !== undefined && hashState(this.state) !== entry.hash) {
      throw new Error(`game ${this.id}: the position after entry ${entry.seq} is not the recorded one`);
    }
    this.head(entry);
    return { entry, events };
  }

  private replay(choice: LoggedChoice): readonly GameEvent[] {
    if (this.state === undefined) throw new Error(`game ${this.id}: a choice before the start`);
    const verdict = this.play.verdict(this.state, choice.name);
    if (verdict.kind !== 'legal') throw new Error(`game ${this.id}: '${choice.name}' cannot be played again`);
    const ran = runChoice(this.play, this.state, verdict.choice, new Recorder(outcomesOf(choice), this.place()));
    if (ran.kind !== 'ran') throw new Error(`game ${this.id}: '${choice.name}' brings other dice`);
    this.draws += choice.o?.length ?? 0;
    return ran.events;
  }

  private head(entry: Entry): void {
    this.seq = entry.seq;
    this.n = entry.n;
    this.hash = entry.hash;
    this.phase = entry.phase ?? this.phase;
    this.result = entry.result ?? this.result;
    this.clocks = headClocks(entry);
    this.offers = offersAfter(this.offers, entry, this.phase);
  }
}

/** An offer stands until it is answered, until the other side chooses, and until the end. */
function offersAfter(offers: readonly Offer[], entry: Entry, phase: Phase): readonly Offer[] {
  if (phase !== 'running') return [];
  const body = readBody(entry);
  if (entry.kind === 'offer' && body.offer !== undefined) {
    const { kind, to } = body.offer;
    const made: Offer = {
      seq: entry.seq,
      seat: entry.seat,
      kind: kind as OfferKind,
      ...(to !== undefined && { to }),
    };
    return [...offers.filter((o) => o.seat !== entry.seat || o.kind !== made.kind), made];
  }
  if (body.answer !== undefined) {
    const { offer } = body.answer;
    return offers.filter((o) => o.seq !== offer);
  }
  if (entry.kind === 'choice') return offers.filter((o) => o.seat === entry.seat);
  return body.undo === undefined ? offers : offers.filter((o) => o.kind !== 'takeback');
}

function headClocks(head: Pick<Entry, 'banks' | 'next' | 'since' | 'due'>): Clocks {
  return {
    banks: head.banks === '' ? [] : head.banks.split(' ').map(Number),
    next: head.next,
    since: head.since,
    due: head.due ?? undefined,
  };
}

export function seatInfos(
  seats: readonly SeatsTable[],
  holders: readonly HoldersTable[],
  people: ReadonlyMap<string, { readonly name: string; readonly awayUntil: number }>,
): SeatInfo[] {
  return seats.map((seat) => {
    const rows = holders.filter((h) => h.seat === seat.seat);
    const own = rows.map((h) => h.who);
    const owners = rows.map((h) => (h.person === '' ? h.who : h.person));
    const persons = [...new Set(owners)];
    return {
      ...seat,
      holders: own,
      owners,
      persons,
      names: persons.map((who) => people.get(who)?.name ?? PEOPLE.guest),
      awayUntil: Math.max(0, ...own.map((who) => people.get(who)?.awayUntil ?? 0)),
    };
  });
}
