// The server behind this page, and what this browser must keep of its seats there: the salts, and what was promised.
import { type Kept, Server, ServerError } from '@bocage/online';
import * as W from '../words/online.ts';

export const server = new Server(location.origin);

/** A seat as this browser keeps it. The cookie opens it; the token is for the holder's own link. */
export interface KeptSeat extends Kept {
  readonly token?: string;
  /** The links that were made with the game, by seat and `watch`. */
  readonly links?: Readonly<Record<string, string>>;
}

const KEY = 'bocage seats';

function all(): Record<string, KeptSeat> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, KeptSeat>;
  } catch {
    return {};
  }
}

export function keptSeat(game: string): KeptSeat | undefined {
  return all()[game];
}

export function keepSeat(seat: KeptSeat): void {
  try {
    // A link without the salt must not make this browser forget it.
    const known = Object.fromEntries(Object.entries(seat).filter(([, value]) => value !== undefined));
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [seat.game]: { ...all()[seat.game], ...known } }));
  } catch {
    // Without room only the proof against one's own memory is lost: the seat is kept by the cookie.
  }
}

/** One sentence for what went wrong on the way to the server. */
export function sentence(error: unknown): string {
  if (error instanceof ServerError) return error.message;
  return W.serverSilent;
}

/** Puts a text on the clipboard; false if the browser does not let the page. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
