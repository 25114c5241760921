// What has happened since a person decided: at most five lines, each with its moment, and the stamp of the last attack.
import { type GameEvent, type State, storyOf } from '@bocage/engine';
import type { GameModel } from './game-model.ts';
import { retell, type Told } from './retell.ts';
import { PERSON } from './storage.ts';

/** The result of an attack, as it is stamped at its target. */
export interface Stamp {
  readonly place: string;
  /** Dice by side, the attacker's first. */
  readonly dice: readonly { readonly side: 'us' | 'ge'; readonly value: number }[];
  readonly sums: string;
  readonly result: string;
  /** Who fell, in a few words. */
  readonly fell: string;
  /** Pieces that are gone: they stay under the stamp, struck through. */
  readonly lost: readonly string[];
}

/** What a game knows of its events for this. */
export interface Tales {
  /** 3: a loss, or a place that changed hands. 2: an attack. 1: a movement. 0: no line is made of it. */
  weigh(event: GameEvent): number;
  /** The stamp of the attack that an event is, with what followed it; undefined if it is none. */
  stamp(event: GameEvent, after: readonly GameEvent[]): Stamp | undefined;
}

interface StoryLine {
  readonly text: string;
  readonly rule: string;
  /** The way of what moved, or where it happened. */
  readonly places: readonly string[];
  readonly moved: boolean;
  readonly state: State;
  readonly stamp: Stamped | undefined;
}

export interface Stamped extends Stamp {
  /** The position in which the attack was made: who fell is still there. */
  readonly before: State;
}

export interface Story {
  readonly lines: readonly StoryLine[];
  /** Events that have no line of their own. */
  readonly more: number;
  /** The line that is looked at. */
  readonly current: number | undefined;
  readonly folded: boolean;
  readonly stamp: Stamped | undefined;
}

/** Room that a part of the story takes on the map, in units of the sheet: what `TagSize` of the map is. */
interface StoryRoom {
  readonly id: string;
  readonly place: string;
  readonly wide: number;
  readonly high: number;
  readonly least: number;
  readonly far: boolean;
}

/** The story as it is shown, with what its panel brings along. */
export interface ShownStory extends Story {
  room(story: Story, zoom: number, side: number, afar: boolean): readonly StoryRoom[];
  /** One line on or back; past the last one is the present. */
  step(by: number): void;
}

const MOST = 5;

/** Where the story begins: after the last choice of the only person, or with it where the other side has no seat. */
function beginning({ session, control }: GameModel): { readonly from: number; readonly both: boolean } {
  const { entries } = session;
  const persons = control.value.filter((who) => who === PERSON).length;
  const own = entries.length - session.lastGesture();
  if (control.value.length < 2 || persons !== 1) return { from: own, both: persons > 1 };
  const last = entries.findLastIndex(({ seat }) => control.value[seat] === PERSON);
  return { from: last + 1, both: false };
}

/** The stamp of the last attack among these. */
function lastStamp(tales: Tales, told: readonly Told[]): Stamped | undefined {
  for (let i = told.length - 1; i >= 0; i--) {
    const one = told[i];
    const stamp =
      one &&
      tales.stamp(
        one.event,
        told.slice(i + 1).map(({ event }) => event),
      );
    if (one !== undefined && stamp !== undefined) return { ...stamp, before: one.state };
  }
  return undefined;
}

/** The lines of what was told, the heaviest kept. */
function linesOf(table: GameModel, tales: Tales, told: readonly Told[]): Pick<Story, 'lines' | 'more'> {
  const all: (StoryLine & { readonly weight: number })[] = [];
  let at = 0;
  for (const { text, of } of storyOf(
    table.game,
    told.map(({ event }) => event),
  )) {
    const its = told.slice(at, at + of);
    at += of;
    const weights = its.map(({ event }) => tales.weigh(event));
    const weight = Math.max(0, ...weights);
    const last = its.at(-1);
    if (weight === 0 || last === undefined) continue;
    const moves = its.filter((_, i) => weights[i] === 1).flatMap(({ event }) => event.places ?? []);
    const named = its.find((_, i) => weights[i] === weight)?.event;
    all.push({
      text,
      weight,
      rule: named?.rule ?? '',
      places: moves.length > 1 ? moves.filter((place, i) => place !== moves[i - 1]) : (named?.places ?? []),
      moved: moves.length > 1,
      state: last.state,
      stamp: lastStamp(tales, its),
    });
  }
  if (all.length <= MOST) return { lines: all, more: 0 };
  const kept = new Set([...all].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return { lines: all.filter((line) => kept.has(line)), more: all.length - MOST };
}

const NOTHING = { lines: [], more: 0 } as const;

/** One line alone sums up nothing where the other side has no seat: the log and the game's own telling have it. */
function summary(table: GameModel, tales: Tales, told: readonly Told[]): Pick<Story, 'lines' | 'more'> {
  const found = linesOf(table, tales, told);
  return found.lines.length < 2 && table.game.seats.length < 2 ? NOTHING : found;
}

/** The story of the moment; undefined if there is nothing to tell. */
export function storyNow(table: GameModel, tales: Tales): Story | undefined {
  const { session } = table;
  const n = session.entries.length;
  const { from, both } = beginning(table);
  const own = Math.min(from, n - session.lastGesture());
  let worth = false;
  for (let i = own; i < n && !worth; i++) worth = session.events(i).some((event) => tales.weigh(event) > 0);
  if (!worth) return undefined;
  const told = retell(session, own, n);
  const before = own === from ? 0 : told.length - retell(session, from, n).length;
  const { lines, more } = both ? NOTHING : summary(table, tales, told.slice(before));
  const stamp = lastStamp(tales, told);
  return lines.length === 0 && stamp === undefined
    ? undefined
    : { lines, more, stamp, current: undefined, folded: false };
}
