// Spans of time as people say them, and what a clock shows now.
import type { RemoteClocks } from './remote.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 4 h`, `5 h 20 min`, `44 min`, `50 s`. */
export function spanText(ms: number): string {
  const left = Math.max(0, ms);
  const parts = (big: number, one: string, small: number, other: string): string => {
    const rest = Math.floor((left % big) / small);
    return `${Math.floor(left / big)} ${one}${rest === 0 ? '' : ` ${rest} ${other}`}`;
  };
  if (left >= DAY) return parts(DAY, 'd', HOUR, 'h');
  if (left >= HOUR) return parts(HOUR, 'h', MINUTE, 'min');
  if (left >= 10 * MINUTE) return `${Math.floor(left / MINUTE)} min`;
  if (left >= MINUTE) return parts(MINUTE, 'min', 1_000, 's');
  return `${Math.floor(left / 1_000)} s`;
}

/** What a seat has left `since` milliseconds after the server told it. */
export function timeLeft(clocks: RemoteClocks, seat: number, runs: boolean, since: number): number {
  return Math.max(0, (clocks.left[seat] ?? 0) - (runs ? since : 0));
}
