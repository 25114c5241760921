// What every part of the server may reach: database, tables, followers, jobs.
import type { Database } from './db/open.ts';
import type { Library } from './game/library.ts';
import type { Tables } from './game/tables.ts';
import type { Hub } from './hub.ts';
import type { Queue } from './jobs/queue.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './operate/metrics.ts';

export interface Config {
  /** The folder of the SQLite database. */
  readonly data?: string;
  /** `postgres://...`: instead of a folder. */
  readonly db?: string;
  /** Who may open games. */
  readonly who: 'anyone' | 'members';
  /** Threads that think; 0 for none in this process. */
  readonly workers: number;
  /** The address that people use, without a slash at the end. */
  readonly publicUrl: string;
  /** Also the game that Bocage tests itself with. */
  readonly hidden?: boolean;
  /** Milliseconds since 1970; tests bring their own. */
  readonly now?: () => number;
  /** Widens every limit. */
  readonly limitFactor?: number;
  /** Webhooks may go to addresses of this network: for friends at home, and for tests. */
  readonly privateHooks?: boolean;
  /** Games kept in memory. */
  readonly tables?: number;
  /** The proxy in front, whose word about addresses counts. */
  readonly trustProxy?: string;
  /** The built page, to serve beside the protocol. */
  readonly page?: string;
  /** The player that judges a game that nobody finishes. */
  readonly judge?: string;
  /** How often deadlines are looked at, in milliseconds; 0 for never, so that a test does it itself. */
  readonly sweepEvery?: number;
}

export interface House {
  readonly config: Config;
  readonly base: Database;
  readonly library: Library;
  readonly tables: Tables;
  readonly hub: Hub;
  readonly limits: Limits;
  readonly queue: Queue;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Something failed that nobody waits for. */
  readonly mishap: (error: unknown) => void;
  /** Looks at the deadlines now. */
  readonly sweep: () => Promise<void>;
  close(): Promise<void>;
}
