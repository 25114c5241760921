// A game of a server as a session here: it follows the server's log, and goes ahead of it only where nothing is drawn.
import { type GameEvent, type Outcome, type Play, type PositionText, Session, type Start } from '@bocage/engine';
import { decoySeed } from '@bocage/seal';
import { W } from './words/line.ts';

/** An entry of the log as the server shows it; what a client does not know is left alone. */
export interface ShownEntry {
  readonly seq: number;
  readonly kind: string;
  readonly seat: string | null;
  /** `person`, `plan`, `vote`, `server` or `computer:PLAYER`. */
  readonly by: string;
  readonly at: number;
  readonly n: number;
  readonly choices?: readonly { readonly name: string; readonly outcomes: readonly string[] }[];
  /** Outcomes of the set-up: the game begins. */
  readonly setup?: readonly string[];
  readonly undo?: { readonly to: number; readonly dice: boolean };
  readonly offer?: { readonly kind: string; readonly to?: number };
  readonly answer?: { readonly offer: number; readonly yes: boolean };
  readonly holder?: {
    readonly kind: string;
    readonly player?: string;
    readonly name?: string;
    readonly team?: string;
    readonly handed?: boolean;
    readonly from?: readonly string[];
  };
  /** The game goes on under these rules from here. */
  readonly rules?: { readonly rules: number; readonly content: string };
  readonly text?: string;
}

/** How a game of the server began, as its `table` tells it. */
export interface Beginning {
  readonly options: Readonly<Record<string, string>>;
  readonly seal: {
    readonly game: string;
    readonly commitment: string;
    readonly salts: Readonly<Record<string, string>>;
  };
}

/** What the log says is not what the rules here make of it. */
export class Apart extends Error {}

function outcomes(texts: readonly string[]): Outcome[] {
  return texts.map((text) => ({ text, given: false }));
}

/** A choice that stands in the log. */
interface Known {
  readonly name: string;
  readonly outcomes: readonly string[];
}

export class Mirror<G extends Play> {
  readonly session: Session<GameEvent, G>;
  /** The last entry of the log that has been taken over. */
  seq = 0;
  /** The choices that stand in the log. The session may be ahead of them, or have gone back behind them. */
  private readonly known: Known[] = [];

  private constructor(session: Session<GameEvent, G>) {
    this.session = session;
  }

  /** The game as a log tells it, from its first entry on; undefined if it has not begun. Throws `Apart`. */
  static of<G extends Play>(
    game: G,
    { options, seal }: Beginning,
    log: readonly ShownEntry[],
    position?: PositionText,
  ): Mirror<G> | undefined {
    const begun = log.find((entry) => entry.setup !== undefined);
    if (begun?.setup === undefined) return undefined;
    const { commitment, salts } = seal;
    const start: Start = {
      options,
      seed: decoySeed(seal.game),
      chance: 'sealed',
      seal: { game: seal.game, commitment, salts },
      outcomes: outcomes(begun.setup),
      ...(position !== undefined && { position }),
    };
    const session = Session.open<GameEvent, G>(game, start);
    if (!(session instanceof Session)) throw new Apart('text' in session ? session.text : W.setUpAsksForDice);
    const mirror = new Mirror<G>(session);
    mirror.take(log);
    return mirror;
  }

  /** How many choices stand in the log. */
  get confirmed(): number {
    return this.known.length;
  }

  /** As far as session and log are the same. */
  get common(): number {
    const { entries } = this.session;
    let n = 0;
    while (n < this.known.length && entries[n]?.name === this.known[n]?.name) n++;
    return n;
  }

  /** Whether the log says what the session says. */
  get even(): boolean {
    return this.common === this.known.length && this.session.entries.length === this.known.length;
  }

  /** The names of the choices that are not in the log yet. */
  get ahead(): readonly string[] {
    return this.session.entries.slice(this.common).map((entry) => entry.name);
  }

  /** Takes over what is new in the log. What was played ahead stays if it is what came. Throws `Apart`. */
  take(entries: readonly ShownEntry[]): void {
    for (const entry of entries) {
      if (entry.seq <= this.seq) continue;
      for (const choice of entry.choices ?? []) this.choice(choice);
      if (entry.undo !== undefined) this.undone(entry.undo.to);
      this.seq = entry.seq;
    }
  }

  private choice({ name, outcomes: texts }: Known): void {
    const { session, known } = this;
    const mine = session.entries[known.length];
    const came = this.common === known.length && mine?.name === name && mine.outcomes.length === texts.length;
    if (!came) {
      this.drop();
      this.put({ name, outcomes: texts });
    }
    known.push({ name, outcomes: texts });
  }

  private put({ name, outcomes: texts }: Known): void {
    const problem = this.session.restore(name, outcomes(texts));
    if (problem !== undefined) throw new Apart(problem);
  }

  private undone(to: number): void {
    const { session, known } = this;
    // Whoever asked for it has gone back already, and may be ahead again from there.
    if (this.common > to) {
      this.drop();
      session.undo(session.entries.length - to, true);
    }
    known.length = Math.min(known.length, to);
  }

  /** The session as the log has it: what was ahead of it, or taken back and not agreed to, leaves no trace. */
  drop(): void {
    const { session, known } = this;
    const from = this.common;
    const notes = [...session.undone];
    if (session.entries.length > from) session.undo(session.entries.length - from, true);
    for (const choice of known.slice(from)) this.put(choice);
    session.restoreNotes(notes);
  }
}

/** The first `n` choices as a game of one's own that goes on without the server: what came up there is given. */
export function branchOf<G extends Play>(
  session: Session<GameEvent, G>,
  n: number,
  seed: string,
): Session<GameEvent, G> {
  const handed = (list: readonly Outcome[]): Outcome[] => list.map(({ text }) => ({ text, given: true }));
  const { options, position } = session.start;
  const copy = Session.open<GameEvent, G>(session.game, {
    seed,
    outcomes: handed(session.setupOutcomes),
    ...(options !== undefined && { options }),
    ...(position !== undefined && { position }),
  });
  if (!(copy instanceof Session)) throw new Error('a game that was opened once opens again');
  for (const entry of session.entries.slice(0, n)) {
    const problem = copy.restore(entry.name, handed(entry.outcomes));
    if (problem !== undefined) throw new Apart(problem);
  }
  return copy;
}
