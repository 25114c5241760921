// Words about a table on a server that several parts of the page say.
import { andList } from '@bocage/engine';
import type { RemoteOffer } from '@bocage/online';
import * as W from '../words/online.ts';
import type { FarGame } from './far-game.ts';

/** The name of whoever sits at a seat, as the others read it. */
export function whoIs(far: FarGame, seat: number): string {
  const found = far.around.value?.seats[seat];
  if (found === undefined) return '';
  if (far.mine(found.id)) return W.isYou;
  if (found.kind === 'computer') return W.theComputerPlayer(found.player ?? '');
  return andList(found.people) || W.nobodyYet;
}

/** As a sentence begins. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The offer of the other side that waits for an answer. */
export function offered(far: FarGame): RemoteOffer | undefined {
  return far.around.value?.offers.findLast(({ seat }) => !far.mine(seat));
}

/** `3 days + 24 h a turn`: the pace of a game, as its clock is called. */
export function paceText(clock: unknown): string {
  const known: Readonly<Record<string, string>> = {
    live: W.paceLive,
    evening: W.paceEvening,
    day: W.paceDay,
    slow: W.paceSlow,
    none: W.paceNone,
  };
  return typeof clock === 'string' ? (known[clock] ?? clock) : W.paceOwn;
}
