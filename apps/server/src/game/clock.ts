// Clocks: a bank that runs while a seat decides, and grows each time the decision passes to it. Pure: time comes from outside.

export interface Clock {
  /** Milliseconds at the start. */
  readonly bank: number;
  /** What comes each time the decision passes to the seat. */
  readonly add: number;
  /** The bank never grows above this. */
  readonly cap: number;
  /** Line delay is given back where seconds count. */
  readonly live: boolean;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MOST_DELAY_GIVEN_BACK = 500;

const KINDS: Readonly<Record<string, Clock>> = {
  live: { bank: 45 * MINUTE, add: MINUTE, cap: 60 * MINUTE, live: true },
  evening: { bank: DAY, add: 4 * HOUR, cap: 3 * DAY, live: false },
  day: { bank: 3 * DAY, add: DAY, cap: 7 * DAY, live: false },
  slow: { bank: 7 * DAY, add: 2 * DAY, cap: 21 * DAY, live: false },
};

/** The clock that a game was opened with; undefined for none. */
export function clockOf(spec: unknown): Clock | undefined {
  if (typeof spec === 'string') return KINDS[spec];
  const { bank, add, cap } = spec as Omit<Clock, 'live'>;
  return { bank, add, cap: Math.max(bank, cap), live: cap <= 2 * HOUR };
}

/** Where the clocks stand: what each seat has left, who uses it up, and from when on. */
export interface Clocks {
  readonly banks: readonly number[];
  readonly next: number;
  readonly since: number;
  /** When the bank of the deciding seat is used up; undefined without a clock, or once it was. */
  readonly due: number | undefined;
}

export function startClocks(clock: Clock | undefined, seats: number, next: number, now: number): Clocks {
  const banks = clock === undefined ? [] : new Array<number>(seats).fill(clock.bank);
  return { banks, next, since: now, due: clock === undefined || next < 0 ? undefined : now + clock.bank };
}

/**
 * The clocks after an entry at `now`, when the decision goes to `next`. `from` is when the clock of that seat may begin to
 * run: later than now if its holder is away. `delay` is the measured delay of the line.
 */
export function turnClocks(
  clock: Clock | undefined,
  at: Clocks,
  next: number,
  now: number,
  from = now,
  delay = 0,
): Clocks {
  if (clock === undefined) return { banks: [], next, since: now, due: undefined };
  const banks = [...at.banks];
  const given = clock.live ? Math.min(Math.max(0, delay), MOST_DELAY_GIVEN_BACK) : 0;
  if (at.next >= 0) banks[at.next] = Math.max(0, (banks[at.next] ?? 0) - Math.max(0, now - at.since - given));
  if (next < 0) return { banks, next, since: now, due: undefined };
  if (next !== at.next) banks[next] = Math.min(clock.cap, (banks[next] ?? 0) + clock.add);
  const since = Math.max(now, from, next === at.next ? at.since : 0);
  return { banks, next, since, due: since + (banks[next] ?? 0) };
}

/** Whether the deciding seat has used its bank up. */
export function outOfTime(clock: Clock | undefined, at: Clocks, now: number): boolean {
  return clock !== undefined && at.next >= 0 && now >= at.since + (at.banks[at.next] ?? 0);
}

/** The other side adds time: as much as passes with a turn, and at least an hour by correspondence. */
export function addTime(clock: Clock, at: Clocks, seat: number, now: number): Clocks {
  const banks = [...at.banks];
  banks[seat] = Math.min(clock.cap, (banks[seat] ?? 0) + Math.max(clock.add, clock.live ? MINUTE : HOUR));
  if (seat !== at.next) return { ...at, banks };
  if (!outOfTime(clock, at, now)) return { ...at, banks, due: at.since + (banks[seat] ?? 0) };
  // Who was out of time begins anew with what was added.
  banks[seat] = Math.max(clock.add, clock.live ? MINUTE : HOUR);
  return { ...at, banks, since: now, due: now + (banks[seat] ?? 0) };
}
