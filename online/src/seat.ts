// The way to a seat: opening a game, using up an invitation, and the salts that seal its dice.
import { saltCommitment } from '@bocage/seal';
import type { Server } from './server.ts';

/** What must be kept beside the seat: the salt until it is opened, and the promises that the proof is checked against. */
export interface Kept {
  readonly game: string;
  readonly seat: string;
  readonly salt: string | undefined;
  readonly commitment: string;
  readonly saltCommitments: Readonly<Record<string, string>>;
}

export interface Seated extends Kept {
  /** The secret of the holder's own link: it opens the seat on another device. */
  readonly token: string;
}

export interface OpenedTable {
  readonly id: string;
  /** By seat, and `watch`. */
  readonly links: Readonly<Record<string, string>>;
  /** Undefined if the one who opened it took no seat. */
  readonly kept: Kept | undefined;
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, '0')).join('');
}

function newId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

interface TableWish {
  readonly game: string;
  readonly seats: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  readonly clock?: unknown;
  readonly watch?: string;
  readonly delay?: number;
  readonly position?: string;
}

/** Opens a game. Whoever plays alone sends the salt at once, and the game begins. */
export async function openTable(server: Server, wish: TableWish): Promise<OpenedTable> {
  const id = newId();
  const mine = Object.entries(wish.seats).find(([, what]) => what === 'me')?.[0];
  const salt = mine === undefined ? undefined : hex(32);
  const promised = mine === undefined || salt === undefined ? {} : { saltCommit: saltCommitment(id, mine, salt) };
  const made = await server.ask<{ seal: { commitment: string }; open: boolean; links: Record<string, string> }>(
    'games',
    { ...wish, id, ...promised },
  );
  if (mine === undefined) return { id, links: made.links, kept: undefined };
  const kept: Kept = { game: id, seat: mine, salt, commitment: made.seal.commitment, saltCommitments: {} };
  if (made.open) await sendSalt(server, kept);
  return { id, links: made.links, kept };
}

/** Uses an invitation up. The last one to sit down shows the salt, the others promise it. */
export async function sitDown(server: Server, code: string): Promise<Seated> {
  interface Look {
    readonly id: string;
    readonly seat: string;
    readonly seal: { readonly commitment: string };
    readonly saltCommits: Readonly<Record<string, string | null>>;
    readonly needs: 'salt' | 'saltCommit' | 'nothing';
  }
  const look = await server.ask<Look>('claims/look', { code });
  const salt = look.needs === 'nothing' ? undefined : hex(32);
  const brings =
    salt === undefined
      ? {}
      : look.needs === 'salt'
        ? { salt }
        : { saltCommit: saltCommitment(look.id, look.seat, salt) };
  const { token } = await server.ask<{ token: string }>('claims', { code, ...brings });
  const others = Object.entries(look.saltCommits).flatMap(([seat, c]) =>
    c === null || seat === look.seat ? [] : [[seat, c] as const],
  );
  return {
    game: look.id,
    seat: look.seat,
    salt: look.needs === 'saltCommit' ? salt : undefined,
    commitment: look.seal.commitment,
    saltCommitments: Object.fromEntries(others),
    token,
  };
}

/** Opens the salt that was promised; the game begins with the last one. */
export async function sendSalt(server: Server, kept: Kept): Promise<void> {
  if (kept.salt === undefined) return;
  await server.ask(`games/${kept.game}/say`, { t: 'open', key: `open-${kept.seat}-${kept.game}`, salt: kept.salt });
}
