// What an entry says, and the game that a log tells: the choices that stand, what was taken back, and the score.
import {
  type Game,
  type LineChoice,
  type Outcome,
  parsePosition,
  type Seal,
  type SealedSource,
  Session,
  type Start,
  type Undone,
} from '@bocage/engine';
import { decoySeed } from '@bocage/seal';
import type { Entry } from '../db/log.ts';
import type { GamesTable } from '../db/schema.ts';

/** A choice as the log keeps it. */
export interface LoggedChoice {
  readonly name: string;
  /** Outcomes as the score writes them. */
  readonly o?: readonly string[];
  /** Outcomes that only one seat may see: by their place, the seat. */
  readonly s?: Readonly<Record<string, number>>;
}

/** What the body of an entry may hold, whatever its kind. */
export interface Body {
  readonly choices?: readonly LoggedChoice[];
  /** Choices were taken back: so many stand, and whether an outcome was given back. */
  readonly undo?: { readonly to: number; readonly dice: boolean };
  /** The game begins: outcomes of the set-up. */
  readonly setup?: LoggedChoice;
  readonly salt?: string;
  readonly offer?: { readonly kind: string; readonly to?: number };
  readonly answer?: { readonly offer: number; readonly yes: boolean };
  readonly seat?: {
    readonly kind: string;
    readonly player?: string;
    readonly name?: string;
    readonly team?: string;
    /** Free for a substitute. */
    readonly handed?: boolean;
    /** Whom a substitute replaces. */
    readonly from?: readonly string[];
  };
  /** The game goes on under these rules. */
  readonly rules?: { readonly rules: number; readonly content: string };
  readonly text?: string;
  readonly figures?: Readonly<Record<string, number>>;
}

export function readBody(entry: Pick<Entry, 'body'>): Body {
  return JSON.parse(entry.body) as Body;
}

export function logged(choice: Pick<LineChoice<never>, 'name' | 'outcomes' | 'rolls'>): LoggedChoice {
  const secrets = choice.rolls.flatMap(({ purpose }, i) =>
    purpose.secret === true ? [[String(i), purpose.seat ?? -1] as const] : [],
  );
  return {
    name: choice.name,
    ...(choice.outcomes.length > 0 && { o: choice.outcomes.map((x) => x.text) }),
    ...(secrets.length > 0 && { s: Object.fromEntries(secrets) }),
  };
}

export function outcomesOf(choice: LoggedChoice): Outcome[] {
  return (choice.o ?? []).map((text) => ({ text, given: false }));
}

export interface Told {
  readonly setup: readonly Outcome[];
  readonly choices: readonly { readonly choice: LoggedChoice; readonly seat: number; readonly seq: number }[];
  readonly notes: readonly Undone[];
}

/** The choices that stand after all that was taken back. */
export function tell(entries: readonly Entry[]): Told {
  let setup: readonly Outcome[] = [];
  const choices: { choice: LoggedChoice; seat: number; seq: number }[] = [];
  const notes: Undone[] = [];
  for (const entry of entries) {
    const body = readBody(entry);
    if (body.setup !== undefined) setup = outcomesOf(body.setup);
    for (const choice of body.choices ?? []) choices.push({ choice, seat: entry.seat, seq: entry.seq });
    if (body.undo !== undefined) {
      const { to, dice } = body.undo;
      notes.push({ from: choices.length, to, ...(dice && { dice }) });
      choices.length = to;
    }
  }
  return { setup, choices, notes };
}

/** How a game of the server begins, for the kernel. */
export function startOf(
  row: Pick<GamesTable, 'options' | 'position' | 'seal_game' | 'seal_commit'>,
  salts: Seal['salts'],
  sealed: SealedSource | undefined,
  opened?: string,
): Start {
  const position = row.position === null ? undefined : parsePosition(row.position);
  if (position !== undefined && 'text' in position) throw new Error(position.text);
  return {
    options: JSON.parse(row.options) as Record<string, string>,
    seed: decoySeed(row.seal_game),
    chance: 'sealed',
    seal: { game: row.seal_game, commitment: row.seal_commit, salts, ...(opened !== undefined && { opened }) },
    ...(sealed !== undefined && { sealed }),
    ...(position !== undefined && { position }),
  };
}

/** The whole game as a session: for the score, for looking back, and for taking back. */
export function sessionOf(game: Game, start: Start, entries: readonly Entry[]): Session {
  const told = tell(entries);
  const session = Session.open(game, { ...start, outcomes: told.setup });
  if (!(session instanceof Session)) throw new Error('text' in session ? session.text : 'the set-up asks for dice');
  session.restoreNotes(told.notes);
  for (const { choice } of told.choices) {
    const problem = session.restore(choice.name, outcomesOf(choice));
    if (problem !== undefined) throw new Error(problem);
  }
  return session;
}
