// Spans of time as people say them, and what a clock shows now.
import type { RemoteClocks } from './remote.ts';
import { W } from './words/line.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 4 h`, `5 h 20 min`, `44 min`, `50 s`. */
export function spanText(ms: number): string {
  const left = Math.max(0, ms);
  const days = Math.floor(left / DAY);
  const hours = Math.floor(left / HOUR);
  const minutes = Math.floor(left / MINUTE);
  const seconds = Math.floor(left / 1_000);
  if (days > 0) return W.daysAndHours(days, hours % 24);
  if (hours > 0) return W.hoursAndMinutes(hours, minutes % 60);
  if (minutes >= 10) return W.minutes(minutes);
  if (minutes > 0) return W.minutesAndSeconds(minutes, seconds % 60);
  return W.seconds(seconds);
}

/** What a seat has left `since` milliseconds after the server told it. */
export function timeLeft(clocks: RemoteClocks, seat: number, runs: boolean, since: number): number {
  return Math.max(0, (clocks.left[seat] ?? 0) - (runs ? since : 0));
}
