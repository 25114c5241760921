// The dice of a game so far, counted by the side they were rolled for and by what they were for.
import type { TableSession } from './catalogue.ts';

/** Dice of one kind that were rolled for one purpose. */
export interface DiceCount {
  /** What they were for; empty for all of a side together. */
  readonly what: string;
  readonly rule: string;
  readonly sides: number;
  /** How often each face came up, from 1 on. */
  readonly faces: readonly number[];
  readonly rolls: number;
  readonly mean: number;
}

export interface SideDice {
  readonly seat: number;
  /** All dice of the side, by the number of their sides. */
  readonly all: readonly DiceCount[];
  /** The same by purpose, the most frequent first. */
  readonly purposes: readonly DiceCount[];
}

interface Tally {
  readonly what: string;
  readonly rule: string;
  readonly faces: number[];
}

function add(tallies: Map<string, Tally>, sides: number, what: string, rule: string, face: number): void {
  const key = `${sides} ${what} ${rule}`;
  const tally = tallies.get(key) ?? { what, rule, faces: Array.from({ length: sides }, () => 0) };
  tally.faces[face - 1] = (tally.faces[face - 1] ?? 0) + 1;
  tallies.set(key, tally);
}

function counted(tallies: Map<string, Tally>): readonly DiceCount[] {
  return [...tallies.values()]
    .map(({ what, rule, faces }) => {
      const rolls = faces.reduce((sum, n) => sum + n, 0);
      const sum = faces.reduce((total, n, i) => total + n * (i + 1), 0);
      return { what, rule, sides: faces.length, faces, rolls, mean: sum / rolls };
    })
    .sort((a, b) => b.rolls - a.rolls || a.what.localeCompare(b.what));
}

/** The dice of the first `until` choices. A die belongs to the side it was rolled for, else to the side that decided. */
export function countDice(session: TableSession, until: number): readonly SideDice[] {
  const seats = session.game.seats.map(() => ({ all: new Map<string, Tally>(), own: new Map<string, Tally>() }));
  for (const entry of session.entries.slice(0, until))
    entry.outcomes.forEach(({ text }, i) => {
      const rolled = entry.rolls[i];
      if (rolled === undefined || rolled.sides < 2) return;
      const { what, rule, seat = entry.seat } = rolled.purpose;
      const face = Number(text);
      const tallies = seats[seat];
      if (tallies === undefined) return;
      add(tallies.all, rolled.sides, '', '', face);
      add(tallies.own, rolled.sides, what, rule, face);
    });
  return seats.map(({ all, own }, seat) => ({ seat, all: counted(all), purposes: counted(own) }));
}
