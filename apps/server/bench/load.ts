// The load of a bench: many games in one process, messages as texts, two followers a game, choices by a fixed generator.
import { choiceBuffer, type Generator, generator, randomBelow } from '@bocage/engine';
import { said } from '@bocage/online/wire';
import { saltCommitment } from '@bocage/seal';
import * as v from 'valibot';
import { say } from '../src/game/say.ts';
import { viewHash } from '../src/game/show.ts';
import type { Follower } from '../src/hub.ts';
import type { House } from '../src/index.ts';
import { newDevice } from '../src/people/accounts.ts';
import { openGame } from '../src/people/open-game.ts';
import { type Principal, STRANGER } from '../src/people/principal.ts';
import { claimSeat } from '../src/people/seats.ts';
import { hashed, hex32, secret } from '../src/people/secrets.ts';

export interface Running {
  readonly id: string;
  /** By the number of the seat. */
  readonly people: readonly Principal[];
}

async function person(house: House): Promise<Principal> {
  return { ...STRANGER, address: '127.0.0.1', device: hashed(await newDevice(house, 'bench')) };
}

/** A game that has begun; for two, or for one. */
export async function begin(house: House, game: string, seats: readonly string[]): Promise<Running> {
  const id = secret(9);
  const a = await person(house);
  const salt = hex32();
  const [first = '', second] = seats;
  const wish = { id, game, options: {}, clock: 'day', watch: 'none', delay: 0, away: true } as const;
  const made = await openGame(house, a, {
    ...wish,
    seats: { [first]: 'me', ...(second !== undefined && { [second]: 'invite' }) },
    ...(second !== undefined && { saltCommit: saltCommitment(id, first, salt) }),
  });
  if ('why' in made) throw new Error(made.text);
  const people = [a];
  if (second !== undefined) {
    const b = await person(house);
    const code = (made.links[second] ?? '').split('#i.')[1] ?? '';
    const claimed = await claimSeat(house, b, { code, salt: hex32() });
    if ('why' in claimed) throw new Error(claimed.text);
    people.push(b);
  }
  const opened = await say(house, a, { t: 'open', id: 1, game: id, key: `open-${id}`, salt });
  if (opened.t === 'no') throw new Error(opened.text);
  return { id, people };
}

const buffer = choiceBuffer();
let keys = 0;

/** One choice, from the text of the message to the answer after the commit; undefined when the game is over. */
export async function move(house: House, { id, people }: Running, g: Generator): Promise<number | undefined> {
  const table = await house.tables.get(id);
  if (table?.state === undefined) throw new Error(`game ${id} has no state`);
  const seat = table.decides;
  const who = people[seat];
  if (who === undefined) return undefined;
  const n = table.play.choices(table.state, buffer);
  const name = table.play.name(table.state, buffer[randomBelow(g, n)] ?? 0);
  const text = JSON.stringify({
    t: 'choose',
    id: 1,
    game: id,
    key: `bench-${process.pid}-${++keys}`,
    at: table.seq,
    hash: viewHash(table, seat),
    names: [name],
  });
  const began = performance.now();
  const message = v.parse(said, JSON.parse(text));
  const answer = await say(house, who, message);
  if (answer.t !== 'done') throw new Error(`${name}: ${answer.text}`);
  return performance.now() - began;
}

/** Followers that take what they are sent and forget it. */
export async function follow(house: House, { id, people }: Running): Promise<Follower[]> {
  const table = await house.tables.get(id);
  if (table === undefined) return [];
  const followers = people.map((principal) => ({ principal, want: [], send: () => {} }));
  for (const follower of followers) house.hub.follow(table, follower);
  return followers;
}

export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/**
 * Plays `lanes` games at a time for so long; games that end are followed by new ones. `breathe`: after each choice the process
 * turns to what else there is, as it does between two messages from the network.
 */
export async function drive(
  house: House,
  game: string,
  seats: readonly string[],
  lanes: number,
  ms: number,
  breathe = false,
): Promise<Speed> {
  const times: number[] = [];
  const tables = await Promise.all(Array.from({ length: lanes }, () => begin(house, game, seats)));
  for (const table of tables) await follow(house, table);
  // The first ones warm everything up.
  const warm = performance.now() + ms / 4;
  const end = warm + ms;
  let counted = 0;
  await Promise.all(
    tables.map(async (first, lane) => {
      let table = first;
      const g = generator(String(lane + 1));
      while (performance.now() < end) {
        const took = await move(house, table, g);
        if (breathe) await new Promise((done) => setImmediate(done));
        if (took === undefined) {
          table = await begin(house, game, seats);
          await follow(house, table);
        } else if (performance.now() > warm) {
          times.push(took);
          counted++;
        }
      }
    }),
  );
  times.sort((x, y) => x - y);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: (counted / ms) * 1000, p50: at(0.5), p99: at(0.99) };
}
