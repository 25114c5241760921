// Games kept in the browser: a small record for the list and the score as text, written together in one transaction.
import { signal } from '@preact/signals';
import * as W from '../words/core.ts';
import { forgetSeen } from './seen.ts';

/** Who plays a seat: a person, or a computer player by its id. */
export type Control = string;
export const PERSON = 'person';
/** A seat of a game on a server that is not played here. */
export const ELSEWHERE = 'elsewhere';

export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Where it stands: the first sentences of the board. */
  readonly where: string;
  /** How far it has come, in turns. */
  readonly progress?: { readonly at: number; readonly of: number };
  /** The name of the seat that decides, or the result. */
  readonly turn: string;
  readonly over: boolean;
  readonly count: number;
  readonly updated: number;
  /** Raised with every save; a save that expects another one is a conflict. */
  readonly rev: number;
  readonly control: readonly Control[];
  /** The version that saved it last; 0.1.0 did not say. */
  readonly version?: string;
  /** The game whose last position this one goes on from. */
  readonly from?: string;
  /** It is a first game: its coach is at hand. */
  readonly first?: string;
  /** How this record is made, where it is not the first way: a program leaves those alone that it does not know. */
  readonly format?: number;
}

/** The newest way to make a record that this program knows. */
export const RECORD_FORMAT = 1;

export interface Stored {
  readonly record: GameRecord;
  readonly score: string;
}

/** Why games cannot be kept here, as one sentence; undefined while all is well. */
export const trouble = signal<string | undefined>(undefined);

/** `again`: the game was no longer there, and is now. */
export type Saved = 'saved' | 'again' | 'conflict' | 'failed';

const GAMES = 'games';
const SCORES = 'scores';

/**
 * What each version of the database added, the first one first. An older database is taken up step by step; a newer one is
 * left alone. New fields of a record need no version: tabs of an older build then go on saving beside this one.
 */
const WAYS_UP: readonly ((db: IDBDatabase) => void)[] = [
  (db) => {
    db.createObjectStore(GAMES, { keyPath: 'id' });
    db.createObjectStore(SCORES);
  },
];

let opening: Promise<IDBDatabase> | undefined;
/** What stands in when the browser refuses to keep anything: lasts as long as the page. */
const memory = new Map<string, Unkept>();

interface Unkept extends Stored {
  /** The revision that is kept in the browser: what was played since builds on it. */
  readonly base: number;
}

/** The game that was last refused, to be exported. */
export function unkept(): Stored | undefined {
  return [...memory.values()].sort((a, b) => a.record.updated - b.record.updated).at(-1);
}

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open('bocage', WAYS_UP.length);
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const goUp of WAYS_UP.slice(oldVersion)) goUp(request.result);
    };
    request.onsuccess = () => {
      // Another tab with a newer version must not be held up by this one.
      request.result.onversionchange = () => {
        request.result.close();
        opening = undefined;
      };
      // The browser, or a person who deletes the data of this page, may close it at any moment: the next one opens it anew.
      request.result.onclose = () => {
        opening = undefined;
      };
      done(request.result);
    };
    request.onerror = () => {
      opening = undefined;
      fail(request.error ?? new Error('IndexedDB refused'));
    };
    request.onblocked = () => fail(new Error('another tab holds an older database open'));
  });
  return opening;
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('the browser refused'));
  });
}

export function sentence(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return W.storageFull;
  if (name === 'VersionError') return W.keptByNewer;
  return W.storageRefused;
}

/** A record as this version knows it: what another version, or an accident, has left out gets a value that can be shown. */
function asRecord(value: unknown): GameRecord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, game, title, where, turn, over, count, updated, rev, control }: Partial<GameRecord> = value;
  if (typeof id !== 'string' || typeof game !== 'string') return undefined;
  const text = (given: unknown): string => (typeof given === 'string' ? given : '');
  const whole = (given: unknown): number => (typeof given === 'number' && given >= 0 ? given : 0);
  return {
    ...value,
    id,
    game,
    title: text(title) || game,
    where: text(where),
    turn: text(turn),
    over: over === true,
    count: whole(count),
    updated: whole(updated),
    rev: whole(rev),
    control: Array.isArray(control) ? control.filter((who): who is Control => typeof who === 'string') : [],
  };
}

export async function listGames(): Promise<readonly GameRecord[]> {
  try {
    const db = await open();
    const stored: unknown[] = await settled(db.transaction(GAMES).objectStore(GAMES).getAll());
    const records = stored.flatMap((value) => asRecord(value) ?? []);
    const newer = [...memory.values()].map((m) => m.record);
    return [...records.filter((r) => !memory.has(r.id)), ...newer].sort((a, b) => b.updated - a.updated);
  } catch (error) {
    trouble.value = sentence(error);
    return [...memory.values()].map((m) => m.record);
  }
}

export async function readGame(id: string): Promise<Stored | undefined> {
  const kept = memory.get(id);
  if (kept !== undefined) return kept;
  try {
    const db = await open();
    const tx = db.transaction([GAMES, SCORES]);
    const record = asRecord(await settled(tx.objectStore(GAMES).get(id)));
    const score: unknown = await settled(tx.objectStore(SCORES).get(id));
    return record === undefined || typeof score !== 'string' ? undefined : { record, score };
  } catch (error) {
    trouble.value = sentence(error);
    return undefined;
  }
}

/** Writes both; `expected` is the revision this tab last saw, so that two tabs never overwrite each other. */
export async function saveGame(record: GameRecord, score: string, expected: number): Promise<Saved> {
  const base = memory.get(record.id)?.base ?? expected;
  try {
    const db = await open();
    const tx = db.transaction([GAMES, SCORES], 'readwrite');
    const before = asRecord(await settled(tx.objectStore(GAMES).get(record.id)));
    // Deleted here or in another tab, perhaps with all data of the page: whoever plays on wants to keep it.
    const again = before === undefined && base > 0;
    if (!again && (before?.rev ?? 0) !== base) {
      tx.abort();
      return 'conflict';
    }
    tx.objectStore(GAMES).put(record);
    tx.objectStore(SCORES).put(score, record.id);
    await new Promise<void>((done, fail) => {
      tx.oncomplete = () => done();
      tx.onabort = () => fail(tx.error ?? new Error('the browser refused'));
    });
    memory.delete(record.id);
    trouble.value = undefined;
    return again ? 'again' : 'saved';
  } catch (error) {
    memory.set(record.id, { record, score, base });
    trouble.value = sentence(error);
    return 'failed';
  }
}

export async function deleteGame(id: string): Promise<void> {
  memory.delete(id);
  forgetSeen(id);
  try {
    const db = await open();
    const tx = db.transaction([GAMES, SCORES], 'readwrite');
    tx.objectStore(GAMES).delete(id);
    tx.objectStore(SCORES).delete(id);
    await new Promise<void>((done, fail) => {
      tx.oncomplete = () => done();
      tx.onabort = () => fail(tx.error ?? new Error('the browser refused'));
    });
  } catch (error) {
    trouble.value = sentence(error);
  }
}

/** A name for a game in this browser, and seeds: from the browser's own source of chance. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

export function newSeed(): string {
  const words = crypto.getRandomValues(new BigUint64Array(2));
  return String(((words[0] ?? 0n) << 64n) | (words[1] ?? 0n));
}
