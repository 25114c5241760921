// The game of a server as a session here: what is ahead, what is confirmed, what is put back.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, type Game, hashState, Session } from '@bocage/engine';
import { decoySeed, drawKey, sealedSource, seedCommitment } from '@bocage/seal';
import { beforeAll, describe, expect, it } from 'vitest';
import { branchOf, Mirror, type ShownEntry } from '../src/index.ts';

const GAME = 'q3Zk8TbW1xYc';
const SEED = '11'.repeat(32);
const SALTS = { US: 'a0'.repeat(32), GE: 'b1'.repeat(32) };
const seal = { game: GAME, commitment: seedCommitment(GAME, SEED), salts: SALTS };

let game: Game;
beforeAll(async () => {
  const made = (await findGame('rudders-line')?.load())?.create();
  if (made === undefined || !('setup' in made)) throw new Error('no game');
  game = made;
});

/** The server's own session, and the log that it would tell. */
class Far {
  readonly session: Session;
  readonly log: ShownEntry[] = [];

  constructor() {
    const key = drawKey(GAME, SEED, [
      { seat: 'US', salt: SALTS.US },
      { seat: 'GE', salt: SALTS.GE },
    ]);
    const sealed = sealedSource(key, game.seats);
    const opened = Session.open(game, { seed: decoySeed(GAME), chance: 'sealed', seal, sealed });
    if (!(opened instanceof Session)) throw new Error('the game does not open');
    this.session = opened;
    this.tell({ kind: 'open', setup: opened.setupOutcomes.map(({ text }) => text) });
  }

  private tell(more: Partial<ShownEntry> & { kind: string }): ShownEntry {
    const entry = {
      seq: this.log.length + 1,
      seat: null,
      by: 'person',
      at: 0,
      n: this.session.entries.length,
      ...more,
    };
    this.log.push(entry);
    return entry;
  }

  play(name: string): ShownEntry {
    const played = this.session.play(name);
    if (played.kind !== 'played') throw new Error(`${name}: ${played.kind}`);
    return this.tell({ kind: 'choice', choices: [{ name, outcomes: played.entry.outcomes.map(({ text }) => text) }] });
  }

  undo(to: number): ShownEntry {
    this.session.undo(this.session.entries.length - to, true);
    return this.tell({ kind: 'undo', undo: { to, dice: false } });
  }

  /** The first name that draws nothing, or the first that does. */
  find(draws: boolean): string {
    const buffer = choiceBuffer();
    const n = game.choices(this.session.state, buffer);
    for (const choice of buffer.subarray(0, n)) {
      const name = game.name(this.session.state, choice);
      const copy = mirrorOf(this).session;
      if ((copy.play(name).kind !== 'played') === draws) return name;
    }
    return '';
  }

  /** Plays on until there is such a choice. */
  until(draws: boolean): string {
    for (;;) {
      const name = this.find(draws);
      if (name !== '') return name;
      this.play(this.find(!draws));
    }
  }
}

function mirrorOf(far: Far): Mirror<Game> {
  const mirror = Mirror.of(game, { options: {}, seal }, far.log);
  if (mirror === undefined) throw new Error('it has begun');
  return mirror;
}

describe('a game that follows a log', () => {
  it('has the same position as the server after every entry, dice and takebacks included', () => {
    const far = new Far();
    const mirror = mirrorOf(far);
    for (let i = 0; i < 60 && !far.session.over; i++) {
      const draws = i % 3 === 0;
      mirror.take([far.play(far.find(draws) || far.find(!draws))]);
      if (i % 7 === 6) mirror.take([far.undo(far.session.entries.length - 1)]);
      expect(hashState(mirror.session.state)).toBe(hashState(far.session.state));
    }
    expect(mirror.even).toBe(true);
    expect(hashState(mirrorOf(far).session.state)).toBe(hashState(far.session.state));
  });

  it('goes ahead where nothing is drawn, cannot roll itself, and is confirmed by what comes', () => {
    const far = new Far();
    const quiet = far.until(false);
    const mirror = mirrorOf(far);
    expect(mirror.session.play(quiet).kind).toBe('played');
    expect(mirror.ahead).toEqual([quiet]);
    const entry = mirror.session.entries.at(-1);
    mirror.take([far.play(quiet)]);
    expect(mirror.even).toBe(true);
    // It is the same entry: nothing that was shown has to be drawn again.
    expect(mirror.session.entries.at(-1)).toBe(entry);
    const rolls = far.until(true);
    mirror.take(far.log);
    expect(mirror.session.play(rolls).kind).toBe('bad-outcome');
    mirror.take([far.play(rolls)]);
    expect(hashState(mirror.session.state)).toBe(hashState(far.session.state));
  });

  it('puts back what was ahead when something else came, and what was undone without leave', () => {
    const far = new Far();
    const quiet = far.until(false);
    const mirror = mirrorOf(far);
    const before = hashState(mirror.session.state);
    mirror.session.play(quiet);
    mirror.drop();
    expect(hashState(mirror.session.state)).toBe(before);
    expect(mirror.session.undone).toEqual([]);
    mirror.session.play(quiet);
    const other = far.until(true);
    far.play(other);
    mirror.take(far.log);
    expect(hashState(mirror.session.state)).toBe(hashState(far.session.state));
    mirror.session.undo(1, true);
    expect(mirror.even).toBe(false);
    mirror.drop();
    expect(hashState(mirror.session.state)).toBe(hashState(far.session.state));
  });

  it('a branch goes on without the server from the same position', () => {
    const far = new Far();
    far.play(far.until(true));
    const { session } = mirrorOf(far);
    const branch = branchOf(session, session.entries.length, '7');
    expect(game.board(game.view(branch.state, 0), 0)).toEqual(game.board(game.view(session.state, 0), 0));
    const buffer = choiceBuffer();
    const n = game.choices(branch.state, buffer);
    expect(n).toBeGreaterThan(0);
    expect(branch.playChoice(buffer[0] ?? -1).kind).toBe('played');
  });
});
