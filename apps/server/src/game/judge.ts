// What becomes of a message about a running game: an entry for the log, or why not. Nothing is changed here.
import { NOBODY, playLine } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import { isSecret, saltCommitment } from '@bocage/seal';
import { TABLE } from '../words/table.ts';
import { type Bench, type Judged, no, resultText, running } from './bench.ts';
import { addTime } from './clock.ts';
import { logged, tell } from './history.ts';
import { handedOn } from './judge-seat.ts';
import { renewal } from './new-rules.ts';
import { viewHash } from './show.ts';
import type { Table } from './table.ts';
import type { Draft } from './tables.ts';

export function judgeChoice(bench: Bench, m: SaidOf<'choose'>): Judged {
  const { table, mine, who, delay } = bench;
  const closed = running(bench);
  if (closed !== undefined || table.state === undefined) return closed ?? no('closed', TABLE.notBegun);
  const seat = table.decides;
  if (!mine.includes(seat)) {
    const view = table.play.view(table.state, mine[0] ?? 0);
    return no('not-yours', TABLE.notYourDecision(table.play.decision(view)?.prompt.wait));
  }
  // Offers and the like may lie between; a choice for another position may not be played.
  if (m.at !== table.seq && m.hash !== viewHash(table, seat)) return no('stale', TABLE.movedOnSinceSeen);
  const state = table.state.slice();
  const line = playLine(table.play, state, m.names, table.place());
  if (line.kind === 'unknown') return no('unknown', line.text);
  if (line.kind === 'refused') return no('refused', line.reason.text, line.reason.rule);
  const result = table.play.result(state);
  return {
    kind: 'choice',
    seat,
    who,
    body: { choices: line.choices.map(logged) },
    key: m.key,
    state,
    n: table.n + line.choices.length,
    draws: table.draws + line.choices.reduce((sum, c) => sum + c.outcomes.length, 0),
    events: line.choices.map((c) => c.events),
    delay,
    rest: line.rest,
    ...(result !== undefined && { phase: 'over', result: resultText(result, 'played') }),
  };
}

/** Taking back without consent: own choices since the last outcome and since another seat's choice, while still to decide. */
export async function judgeUndo(bench: Bench, m: SaidOf<'undo'>): Promise<Judged> {
  const { table, mine, who } = bench;
  const closed = running(bench);
  if (closed !== undefined) return closed;
  if (m.to >= table.n) return no('bad', TABLE.nothingToTakeBack);
  if (!mine.includes(table.decides)) return no('not-yours', TABLE.takeBackOnYourDecision);
  for (const { choice, seat } of tell(await bench.log()).choices.slice(m.to)) {
    if (!mine.includes(seat)) return no('refused', TABLE.otherSideChoseSince, 'undo');
    if ((choice.o ?? []).length > 0) return no('refused', TABLE.choiceRolled(choice.name, choice.o ?? []), 'undo');
  }
  const { state, draws } = await bench.rebuilt(m.to);
  return {
    kind: 'undo',
    seat: table.decides,
    who,
    body: { undo: { to: m.to, dice: false } },
    key: m.key,
    state,
    n: m.to,
    draws,
  };
}

/** Whether anybody but the one who speaks sits at the table. */
function othersAt({ table, mine }: Pick<Bench, 'table' | 'mine'>): number[] {
  return table.seats.filter((s) => s.kind === 'person' && !mine.includes(s.seat)).map((s) => s.seat);
}

export async function judgeOffer(bench: Bench, m: SaidOf<'offer'>): Promise<Judged> {
  const { table, mine, who, now } = bench;
  const closed = running(bench);
  if (closed !== undefined) return closed;
  const seat = mine[0] ?? NOBODY;
  const draft = { kind: 'offer', seat, who, key: m.key } as const;
  if (table.row.challenge !== null) return no('refused', TABLE.nothingToAgreeOnInChallenge);
  if (m.kind === 'time') {
    // No consent is needed to be generous.
    const other = othersAt(bench)[0];
    if (table.clock === undefined || other === undefined) return no('refused', TABLE.noClock);
    return { ...draft, body: { offer: { kind: 'time' } }, clocks: addTime(table.clock, table.clocks, other, now) };
  }
  if (m.kind === 'takeback' && (m.to === undefined || m.to >= table.n)) return no('bad', TABLE.sayHowManyChoicesStay);
  if (othersAt(bench).length === 0) {
    if (m.kind !== 'takeback' && m.kind !== 'stop' && m.kind !== 'rules') return no('refused', TABLE.nobodyToAgreeWith);
    return agreed(bench, { kind: m.kind, ...(m.to !== undefined && { to: m.to }) }, draft, {});
  }
  if (m.kind === 'rules') {
    // Nobody is asked for what cannot be done.
    const renewed = await bench.renewed();
    if (typeof renewed === 'string') return no('refused', renewed);
  }
  return { ...draft, body: { offer: { kind: m.kind, ...(m.to !== undefined && { to: m.to }) } } };
}

export async function judgeAnswer(bench: Bench, m: SaidOf<'answer'>): Promise<Judged> {
  const { table, mine, who } = bench;
  const closed = running(bench);
  if (closed !== undefined) return closed;
  const offer = table.offers.find((o) => o.seq === m.offer);
  if (offer === undefined) return no('refused', TABLE.offerGone);
  const seat = mine.find((s) => s !== offer.seat) ?? mine[0] ?? NOBODY;
  if (m.yes && mine.includes(offer.seat)) return no('not-yours', TABLE.yourOwnOffer);
  const draft = { kind: 'answer', seat, who, key: m.key } as const;
  const answer = { offer: m.offer, yes: m.yes };
  return m.yes ? agreed(bench, offer, draft, { answer }) : { ...draft, body: { answer } };
}

/** What follows when all agree. */
async function agreed(
  { table, rebuilt, renewed }: Bench,
  offer: { readonly kind: string; readonly to?: number },
  draft: Pick<Draft, 'kind' | 'seat' | 'who' | 'key'>,
  body: Draft['body'],
): Promise<Judged> {
  if (offer.kind === 'takeback') {
    const to = offer.to ?? 0;
    if (to >= table.n) return no('refused', TABLE.alreadyTakenBack);
    const { state, draws, back } = await rebuilt(to);
    return { ...draft, body: { ...body, undo: { to, dice: back > table.back } }, state, n: to, draws, back };
  }
  if (offer.kind === 'draw')
    return {
      ...draft,
      body,
      phase: 'over',
      result: resultText({ grade: TABLE.draw, text: TABLE.agreedOnDraw }, 'agreed'),
    };
  if (offer.kind === 'stop')
    return {
      ...draft,
      body,
      phase: 'void',
      result: resultText({ grade: TABLE.stopped, text: TABLE.agreedToStop }, 'stopped'),
    };
  if (offer.kind === 'rules') {
    const made = await renewed();
    return typeof made === 'string' ? no('refused', made) : { ...draft, ...renewal(table, made, body) };
  }
  // Whoever agrees to a substitute lets go of the own seat.
  if (offer.kind === 'substitute') return { ...draft, ...handedOn(table, draft.seat, body) };
  return { ...draft, body };
}

export function judgeResign(bench: Bench, m: SaidOf<'resign'>): Judged {
  const { table, mine, who } = bench;
  const closed = running(bench);
  if (closed !== undefined) return closed;
  const { seats } = table.play;
  const seat = mine.includes(table.decides) ? table.decides : (mine[0] ?? NOBODY);
  const winner = seats.length === 2 ? 1 - seat : undefined;
  const text = TABLE.sideResigned(seats[seat]?.name);
  const grade = winner === undefined ? TABLE.resigned : TABLE.wins(seats[winner]?.name);
  const result = resultText({ grade, text, ...(winner !== undefined && { winner }) }, 'resigned');
  return { kind: 'resign', seat, who, body: {}, key: m.key, phase: 'over', result };
}

/** The salt of a seat: with the last one the game begins. */
export function judgeOpen(bench: Bench, m: SaidOf<'open'>): Judged {
  const { table, mine, who } = bench;
  if (table.phase !== 'sealing')
    return no('closed', table.phase === 'open' ? TABLE.notEverybodySatDown : TABLE.diceSealed);
  const info = table.seats.find((s) => mine.includes(s.seat) && s.salt === null && s.kind === 'person');
  if (info === undefined || !isSecret(m.salt)) return no('bad', TABLE.saltKnown);
  const id = table.play.seats[info.seat]?.id ?? '';
  if (info.salt_commit !== null && saltCommitment(table.row.seal_game, id, m.salt) !== info.salt_commit)
    return no('refused', TABLE.otherSaltThanPromised);
  const persons = table.seats.filter((s) => s.kind === 'person');
  if (
    info.salt_commit === null &&
    persons.some((s) => s.seat !== info.seat && s.salt_commit === null && s.salt === null)
  )
    return no('refused', TABLE.othersPromiseFirst);
  const seats = table.seats.map((s) => (s.seat === info.seat ? { ...s, salt: m.salt } : s));
  const ready = seats.every((s) => s.kind !== 'person' || s.salt !== null);
  return {
    kind: 'open',
    seat: info.seat,
    who,
    key: m.key,
    ...(ready ? begun(table, seats, { salt: m.salt }) : { body: { salt: m.salt } }),
    also: async (db) => {
      await db
        .updateTable('seats')
        .set({ salt: m.salt })
        .where('game', '=', table.id)
        .where('seat', '=', info.seat)
        .execute();
    },
  };
}

/** The first position, for the entry that brings the last salt. */
export function begun(
  table: Table,
  seats: Table['seats'],
  body: Draft['body'],
): Pick<Draft, 'body' | 'state' | 'n' | 'draws' | 'phase' | 'result'> {
  const before = table.seats;
  table.setSeats(seats);
  try {
    const { state, setup } = table.begin();
    const result = table.play.result(state);
    return {
      body: { ...body, setup },
      state,
      n: 0,
      draws: setup.o?.length ?? 0,
      phase: result === undefined ? 'running' : 'over',
      ...(result !== undefined && { result: resultText(result, 'played') }),
    };
  } finally {
    table.setSeats(before);
  }
}
