// The one door through which anything of a game leaves the server: everything is made from the view of the one who gets it.
import { choiceBuffer, type GameEvent, hashState, type Result, type View, WATCHER } from '@bocage/engine';
import type { Want } from '@bocage/online/wire';
import type { Entry } from '../db/log.ts';
import { type LoggedChoice, readBody } from './history.ts';
import type { Carried, Table } from './table.ts';
import { turnOf, votesShown } from './team.ts';

/** Whose eyes: a seat, or WATCHER. */
export type Viewer = number;

const buffer = choiceBuffer();

/** What a viewer may know of the position; undefined before the start. */
export function viewOf(table: Table, viewer: Viewer): View | undefined {
  return table.state === undefined ? undefined : table.play.view(table.state, viewer);
}

/** The hash of the view: a hash of the whole state would let a seat test its guesses. */
export function viewHash(table: Table, viewer: Viewer): string {
  const view = viewOf(table, viewer);
  return view === undefined ? '' : hashState(view);
}

/** The position as data, and what the viewer asks for besides. */
export function position(table: Table, viewer: Viewer, want: readonly Want[], view = viewOf(table, viewer)): object {
  if (view === undefined) return { n: table.n, hash: '', state: null, decision: null };
  const { play } = table;
  const decision = table.phase === 'running' ? play.decision(view) : undefined;
  const seat = Math.max(0, viewer);
  return {
    n: table.n,
    hash: hashState(view),
    state: numbers(view),
    decision:
      decision === undefined
        ? null
        : {
            seat: play.seats[decision.seat]?.id,
            step: decision.step,
            rule: decision.rule,
            ...(decision.seat === viewer
              ? { ask: decision.prompt.ask, why: decision.prompt.why }
              : { wait: decision.prompt.wait }),
          },
    ...(want.includes('choices') && decision?.seat === viewer && { choices: choicesOf(table, view) }),
    ...(want.includes('board') && { board: play.board(view, seat) }),
    ...(want.includes('facts') && { facts: play.facts(view, seat) }),
  };
}

/** As `Array.from`, thirty times as fast for what every message holds. */
function numbers(view: View): number[] {
  const all = new Array<number>(view.length);
  for (let i = 0; i < view.length; i++) all[i] = view[i] ?? 0;
  return all;
}

function choicesOf({ play }: Table, view: View): object[] {
  const n = play.choices(view, buffer);
  return Array.from(buffer.subarray(0, n), (choice) => ({
    name: play.name(view, choice),
    ...play.describe(view, choice),
  }));
}

/** Entries that are in the log, without events: those who were not there see what was chosen and what came up. */
export function shownEntry(
  table: Table,
  entry: Entry,
  viewer: Viewer,
  events?: Carried['events'],
  want: readonly Want[] = [],
): object {
  const body = readBody(entry);
  const { play } = table;
  const over = table.phase === 'over' || table.phase === 'void';
  const choices = body.choices?.map((choice, i) => ({
    name: choice.name,
    outcomes: shownOutcomes(choice, viewer, over),
    ...(events !== undefined && heard(table, events[i] ?? [], viewer, want)),
  }));
  return {
    seq: entry.seq,
    kind: entry.kind,
    seat: play.seats[entry.seat]?.id ?? null,
    by: byWhom(entry.who),
    at: entry.at,
    n: entry.n,
    ...(choices !== undefined && { choices }),
    ...(body.setup !== undefined && { setup: shownOutcomes(body.setup, viewer, over) }),
    ...(body.undo !== undefined && { undo: body.undo }),
    ...(body.offer !== undefined && { offer: body.offer }),
    ...(body.answer !== undefined && { answer: body.answer }),
    ...(body.seat !== undefined && { holder: body.seat }),
    ...(body.rules !== undefined && { rules: body.rules }),
    ...(body.salt !== undefined && { salt: body.salt }),
    ...(body.text !== undefined && { text: body.text }),
    ...(body.figures !== undefined && { figures: body.figures }),
    ...(entry.result !== null && { result: JSON.parse(entry.result) as unknown }),
  };
}

function heard({ play }: Table, events: readonly GameEvent[], viewer: Viewer, want: readonly Want[]): object {
  const own = events.flatMap((event) => play.overhear(event, viewer) ?? []);
  return { events: own, ...(want.includes('text') && { text: own.map((event) => play.say(event)) }) };
}

/** A card drawn in secret is `?` for everybody but its seat, until the end. */
function shownOutcomes(choice: LoggedChoice, viewer: Viewer, over: boolean): string[] {
  return (choice.o ?? []).map((text, i) => {
    const owner = choice.s?.[String(i)];
    return owner === undefined || over || (owner === viewer && viewer !== WATCHER) ? text : '?';
  });
}

/** Who made an entry, without telling who it is: a person, a plan, a vote, the computer, the server. */
function byWhom(who: string): string {
  const [kind = '', rest = ''] = who.split(':');
  if (kind === 'computer') return `computer:${rest}`;
  return kind === 'server' || kind === 'plan' || kind === 'vote' ? kind : 'person';
}

/** The clocks, in time left at the moment of sending, so that clocks of pages need not be right. */
function clocksOf(table: Table, now: number): object | null {
  if (table.clock === undefined) return null;
  const { banks, next, since, due } = table.clocks;
  return {
    left: banks.map((bank, seat) => (seat === next ? Math.max(0, bank - Math.max(0, now - since)) : bank)),
    running: next >= 0 && now >= since ? (table.play.seats[next]?.id ?? null) : null,
    due: due ?? null,
    out: next >= 0 && table.phase === 'running' && now >= since + (banks[next] ?? 0),
  };
}

/** What stands around the board: the same for all but for `you`. */
function around(table: Table, now: number): object {
  const { play, row } = table;
  const over = table.phase === 'over' || table.phase === 'void';
  return {
    seq: table.seq,
    phase: table.phase,
    clocks: clocksOf(table, now),
    offers: table.offers.map((o) => ({ ...o, seat: play.seats[o.seat]?.id })),
    // By turns: which of the people on the deciding seat.
    turnOf: turnOf(table, table.decides) ?? null,
    result: table.result === undefined ? null : (JSON.parse(table.result) as Result & { how: string }),
    seal: {
      game: row.seal_game,
      commitment: row.seal_commit,
      salts: table.salts(),
      // A challenge is opened when it closes, not when one run ends.
      ...(over && row.challenge === null && { opened: row.seal_seed }),
    },
  };
}

export function tableMessage(
  table: Table,
  viewer: Viewer,
  mine: readonly number[],
  want: readonly Want[],
  now: number,
): object {
  const { play, row } = table;
  return {
    t: 'table',
    game: table.id,
    title: play.title,
    of: play.id,
    rules: row.rules,
    content: row.content,
    options: JSON.parse(row.options) as unknown,
    // The text of a position holds everything: of a game that hides something nobody gets it.
    position: play.hides ? null : row.position,
    pack: row.pack !== null,
    clock: JSON.parse(row.clock) as unknown,
    watch: row.watch,
    seats: play.seats.map((seat, i) => seatShown(table, seat, i, now)),
    you: mine.map((i) => play.seats[i]?.id),
    newer: table.newer,
    votes: votesShown(table, viewer),
    ...around(table, now),
    ...position(table, viewer, want),
  };
}

function seatShown(table: Table, seat: { readonly id: string; readonly name: string }, i: number, now: number): object {
  const info = table.seats[i];
  return {
    id: seat.id,
    name: seat.name,
    kind: info?.kind ?? 'open',
    ...(info?.kind === 'computer' && { player: info.player }),
    ...(info?.kind === 'person' && info.player === 'open' && info.holders.length === 0 && { open: true }),
    people: info?.names ?? [],
    ...((info?.persons.length ?? 0) > 1 && { team: info?.team }),
    ...(info?.handed === 1 && { handed: true }),
    taken: (info?.holders.length ?? 0) > 0,
    saltCommit: info?.salt_commit ?? null,
    away: (info?.awayUntil ?? 0) > now ? info?.awayUntil : null,
  };
}

export function movedMessage(
  table: Table,
  carried: readonly Carried[],
  viewer: Viewer,
  want: readonly Want[],
  now: number,
): object {
  const votes = votesShown(table, viewer);
  return {
    t: 'moved',
    game: table.id,
    entries: carried.map(({ entry, events }) => shownEntry(table, entry, viewer, events, want)),
    ...(votes !== null && { votes }),
    ...around(table, now),
    ...position(table, viewer, want),
  };
}
