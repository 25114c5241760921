// Packs kept in the browser: those that people make of their own copies, as far as they have come, and those that games are played with.
import { isObject } from '@bocage/engine';
import * as W from '../words/core.ts';
import { newId, sentence, settled, trouble } from './storage.ts';

/** Packs that people make of their own copies, and those that games are played with, by the content they make. */
const PACKS = 'packs';
const CONTENTS = 'contents';

let opening: Promise<IDBDatabase> | undefined;

/** A database of its own: a new version of that of the games would shut out tabs of an older build, which still save there. */
function open(): Promise<IDBDatabase> {
  opening ??= new Promise((done, fail) => {
    const forget = (): void => {
      opening = undefined;
    };
    const request = indexedDB.open('bocage packs', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(PACKS, { keyPath: 'id' });
      request.result.createObjectStore(CONTENTS);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      request.result.onclose = forget;
      done(request.result);
    };
    request.onerror = () => {
      forget();
      fail(request.error ?? new Error('IndexedDB refused'));
    };
  });
  return opening;
}

/** A pack in the making. */
export interface KeptPack {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly about: string;
  /** What it changes, as its file has it. */
  readonly data: unknown;
  /** Paths of the fields that were looked up. */
  readonly looked: readonly string[];
  /** How many there are to look up, for the list. */
  readonly of: number;
  readonly updated: number;
  /** Raised with every save; a save that expects another one is a conflict. */
  readonly rev: number;
}

/** The file that the terminal reads. */
export function packFile({ game, name, about, data }: Pick<KeptPack, 'game' | 'name' | 'about' | 'data'>): {
  readonly 'bocage-pack': 1;
  readonly game: string;
  readonly name: string;
  readonly about?: string;
  readonly data: unknown;
} {
  return { 'bocage-pack': 1, game, name, ...(about !== '' && { about }), data };
}

function asPack(value: unknown): KeptPack | undefined {
  if (!isObject(value) || typeof value.id !== 'string' || typeof value.game !== 'string') return undefined;
  const { id, game, name, about, data, looked, of, updated, rev } = value;
  return {
    id,
    game,
    name: typeof name === 'string' ? name : W.myCopy,
    about: typeof about === 'string' ? about : '',
    data: isObject(data) ? data : {},
    looked: Array.isArray(looked) ? looked.filter((path): path is string => typeof path === 'string') : [],
    of: typeof of === 'number' ? of : 0,
    updated: typeof updated === 'number' ? updated : 0,
    rev: typeof rev === 'number' ? rev : 0,
  };
}

/** One transaction; whatever the browser refuses is said once, for all screens. */
async function within<T>(
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
  or: T,
): Promise<T> {
  try {
    const tx = (await open()).transaction(store, mode);
    const ended = new Promise<void>((done, fail) => {
      tx.oncomplete = () => done();
      tx.onabort = () => fail(tx.error ?? new Error('the browser refused'));
    });
    const result = await work(tx.objectStore(store));
    await ended;
    return result;
  } catch (error) {
    trouble.value = sentence(error);
    return or;
  }
}

/** The packs of a game, the one that was worked on last first. */
export function listPacks(game: string): Promise<readonly KeptPack[]> {
  return within<readonly KeptPack[]>(
    PACKS,
    'readonly',
    async (store) => {
      const all: unknown[] = await settled(store.getAll());
      return all
        .flatMap((value) => asPack(value) ?? [])
        .filter((pack) => pack.game === game)
        .sort((a, b) => b.updated - a.updated);
    },
    [],
  );
}

export function readPack(id: string): Promise<KeptPack | undefined> {
  return within(PACKS, 'readonly', async (store) => asPack(await settled(store.get(id))), undefined);
}

/** Keeps a pack. If another tab has gone on with it, this one is kept as a copy, under a name of its own. */
export function savePack(pack: KeptPack): Promise<KeptPack | undefined> {
  return within(
    PACKS,
    'readwrite',
    async (store) => {
      const before = asPack(await settled(store.get(pack.id)));
      const clash = before !== undefined && before.rev !== pack.rev;
      const next = {
        ...pack,
        ...(clash && { id: newId(), name: W.packCopy(pack.name.slice(0, 50)) }),
        rev: pack.rev + 1,
        updated: Date.now(),
      };
      await settled(store.put(next));
      return next;
    },
    undefined,
  );
}

export async function deletePack(id: string): Promise<void> {
  await within(PACKS, 'readwrite', (store) => settled(store.delete(id)), undefined);
}

/** Keeps the pack that a game is played with, as it was then: it may be worked on afterwards. */
export async function keepContent(content: string, pack: unknown): Promise<void> {
  await within(CONTENTS, 'readwrite', (store) => settled(store.put(pack, content)), undefined);
}

export function keptContent(content: string): Promise<unknown> {
  return within<unknown>(CONTENTS, 'readonly', (store) => settled(store.get(content)), undefined);
}
