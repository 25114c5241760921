// What `sim` and `arena` share: who plays, outside programs in a series, and the line that counts.
import { finish, Match, type MatchLine, mindOf, playerFrom } from '@bocage/ai';
import type { MatchTask } from '@bocage/ai/node';
import { brief, type Game, NOBODY, type OptionValues } from '@bocage/engine';
import type { Args } from './args.ts';
import type { Io } from './io.ts';
import { OutsidePlayer } from './outside.ts';
import { badInput } from './stop.ts';
import { W } from './words/series.ts';

/** `a,b` in the order of the seats, or one for all; a command with a comma in it needs a seat of its own: `GE=cmd:...`. */
export function seriesPlayers(texts: readonly string[], game: Game): string[] {
  const given = texts.length === 0 ? ['random'] : texts.flatMap(splitPlayers);
  const players: (string | undefined)[] = game.seats.map(() => undefined);
  const plain: string[] = [];
  for (const part of given) {
    const [, id, rest] = /^([^=:\s]+)=(.+)$/s.exec(part) ?? [];
    const seat = game.seats.findIndex((s) => s.id.toLowerCase() === id?.toLowerCase());
    if (id === undefined || rest === undefined) plain.push(part);
    else if (seat < 0) throw badInput(W.noSeat(brief(id), game.seats.map((s) => s.id).join(', ')));
    else players[seat] = rest;
  }
  const all = plain.length === 1 ? game.seats.map(() => plain[0]) : plain;
  if (all.length > game.seats.length) {
    throw badInput(W.tooManyPlayers(all.length, game.title, game.seats.length));
  }
  return players.map((named, seat) => checkPlayer(named ?? all[seat] ?? 'random'));
}

function splitPlayers(text: string): string[] {
  return /^([^=:,\s]+=)?cmd:/.test(text) ? [text] : text.split(/,(?=[^,\s])/);
}

/** A computer player, one with other settings (`recruit:horizon=60`), or `cmd:PROGRAM`. */
export function checkPlayer(text: string): string {
  if (outside(text)) return text;
  try {
    playerFrom(text);
    return text;
  } catch (error) {
    throw badInput(error instanceof Error ? error.message : String(error));
  }
}

export function outside(text: string): boolean {
  return text.startsWith('cmd:') && text.slice(4).trim() !== '';
}

/** Plays a game with outside programs in it: each is started for the game and let go after it. */
export function outsidePlay(game: Game, io: Pick<Io, 'cwd'>, seconds: number): (task: MatchTask) => Promise<MatchLine> {
  return async ({ seed, options, players }) => {
    const match = Match.open(game, seed, options, players);
    if (typeof match === 'string') throw badInput(match);
    const programs = players.map((p) =>
      outside(p) ? new OutsidePlayer(p.slice(4).trim(), io.cwd, seconds) : undefined,
    );
    const minds = players.map((p, seat) => (outside(p) ? undefined : mindOf(playerFrom(p), game, seat)));
    const greeted = new Set<number>();
    try {
      for (let seat = match.seat; seat !== NOBODY; seat = match.seat) {
        const { view, g } = match.ask();
        const program = programs[seat];
        const mind = minds[seat];
        if (program === undefined) {
          if (mind !== undefined) match.play(finish(mind.think(view, g)).choice);
          continue;
        }
        if (!greeted.has(seat)) await program.greet(game, view, seat);
        greeted.add(seat);
        const verdict = game.verdict(view, await program.decide(game, view, seat));
        if (verdict.kind !== 'legal') throw new Error('a name that was offered is not legal');
        match.play(verdict.choice);
      }
      return match.line();
    } finally {
      await Promise.all(programs.map((program, seat) => program?.close(game, match.view(seat))));
    }
  };
}

/** A bar on the terminal, at most five times a second: what is done, how fast, how long it will take. */
export class Bar {
  private readonly io: Io;
  private readonly began = Date.now();
  private last = 0;
  private first: number | undefined;

  constructor(io: Io) {
    this.io = io;
  }

  show(done: number, all: number, say: (done: number, all: number) => string = W.of): void {
    this.first ??= done;
    if (!this.io.terminal || Date.now() - this.last < 200) return;
    this.last = Date.now();
    const seconds = (this.last - this.began) / 1000;
    const rate = (done - this.first) / Math.max(0.001, seconds);
    const left = rate > 0 ? [W.left(duration((all - done) / rate))] : [];
    this.tell(done / Math.max(1, all), [say(done, all), ...left].join(', '));
  }

  /** A share of the bar, and words behind it. */
  tell(share: number, text: string): void {
    if (!this.io.terminal) return;
    const width = 24;
    const filled = Math.min(width, Math.floor(share * width));
    const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
    this.io.err(`\r${bar} ${text}\u001b[K`);
  }

  clear(): void {
    if (this.io.terminal) this.io.err('\r\u001b[K');
  }

  get seconds(): number {
    return (Date.now() - this.began) / 1000;
  }
}

export function duration(seconds: number): string {
  if (seconds < 90) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  if (seconds < 5400) return W.minutes(Math.round(seconds / 60));
  return `${(seconds / 3600).toFixed(1)} h`;
}

/** Every combination of the values of the options to vary, over the fixed ones. */
export function variations(args: Args, game: Game): OptionValues[] {
  let all: OptionValues[] = [args.options()];
  for (const id of args.texts('vary')) {
    const spec = game.options.find((o) => o.id === id);
    if (spec === undefined) {
      throw badInput(W.noOption(brief(id), game.options.map((o) => o.id).join(', ') || W.none));
    }
    all = spec.values.flatMap((value) => all.map((o) => ({ ...o, [id]: value.id })));
  }
  for (const options of all) {
    const bad = game.setup(options, '0', { die: () => 1, draw: (_s, items) => items[0] ?? 0 });
    if (typeof bad === 'string') throw badInput(bad);
  }
  return all;
}
