// The log of this game as a story: a move with its assault and losses is one sentence, a phase in which nobody could act another.
import { andList, capital, count, noun, type Tale } from '@bocage/engine';
import type { RudderEvent } from '../events.ts';
import type { GameData } from '../state/tables.ts';
import { groupText, placeShort, placeText, SIDE_NAME, TheSide } from './names.ts';
import { attackText, casualtyPoints, say } from './say.ts';

type Of<K extends RudderEvent['kind']> = Extract<RudderEvent, { kind: K }>;
type Kinds = readonly RudderEvent['kind'][];

/** What can follow a movement before an attack, and an attack before the next one. */
const ON_THE_WAY: Kinds = ['move', 'control', 'pays', 'back', 'stop'];
const BEFORE: Kinds = ['fires', 'fired', 'spent', 'marker', 'accuracy'];
const AFTER: Kinds = [
  ...(['fired', 'spent', 'flip', 'lost', 'weapon', 'retreat', 'wasted', 'control', 'overrun'] as const),
  ...(['back', 'segment', 'stop'] as const),
];

function all<K extends RudderEvent['kind']>(events: readonly RudderEvent[], kind: K): readonly Of<K>[] {
  return events.filter((e): e is Of<K> => e.kind === kind);
}

/** How many events from `from` on are of these kinds. */
function run(events: readonly RudderEvent[], from: number, kinds: Kinds): number {
  let n = 0;
  while (from + n < events.length && kinds.includes(events[from + n].kind)) n++;
  return n;
}

/** `a German squad was eliminated and an NCO retreated to 12`. */
function losses(t: GameData, events: readonly RudderEvent[]): string {
  const found: string[] = [];
  const lost = all(events, 'lost').map((e) => e.piece);
  const flipped = all(events, 'flip').map((e) => e.piece);
  if (lost.length > 0) found.push(`${groupText(t, lost)} ${noun(lost.length, 'was', 'were')} eliminated`);
  if (flipped.length > 0) found.push(`${groupText(t, flipped)} ${noun(flipped.length, 'was', 'were')} flipped`);
  const retreats = all(events, 'retreat');
  for (const to of new Set(retreats.map((e) => e.to))) {
    const units = retreats.filter((e) => e.to === to).map((e) => e.piece);
    found.push(`${groupText(t, units)} retreated to ${placeShort(t, to)}`);
  }
  return andList(found);
}

/** Where the group went, as one way: `Two Ranger squads moved from 15 to 19 Ruined Farm (4 MP)`. */
function wayText(t: GameData, moves: readonly Of<'move'>[]): string {
  const mp = moves.reduce((sum, move) => sum + move.cost, 0);
  const { from, units } = moves[0];
  const returned = moves.at(-1)?.to === from;
  const { to } = moves[moves.length - (returned ? 2 : 1)];
  return `${capital(groupText(t, units))} moved from ${placeShort(t, from)} to ${placeText(t, to)}${returned ? ' and back' : ''} (${mp} MP)`;
}

/** A movement, an attack and what it brought, as far as each is there. */
function action(t: GameData, events: readonly RudderEvent[]): string {
  const moves = all(events, 'move');
  const [attack] = all(events, 'attack');
  const [accuracy] = all(events, 'accuracy').filter((e) => e.die === 6);
  const fires = all(events, 'fires');
  const sentences: string[] = [];
  if (moves.length > 0 && attack?.what === 'assault')
    sentences.push(`${wayText(t, moves)}${attack.result > 0 ? ' and' : ','} ${attackText(t, attack, 'it')}`);
  else if (moves.length > 0) sentences.push(wayText(t, moves));
  if (fires.length > 0) sentences.push(fireText(t, fires, attack));
  else if (attack !== undefined && (moves.length === 0 || attack.what !== 'assault'))
    sentences.push(`${TheSide(attack.side)} ${attackText(t, attack)}`);
  if (accuracy !== undefined) sentences.push(`Friendly fire: ${casualtyPoints(accuracy.points)}`);
  const lost = losses(t, events);
  if (lost !== '') sentences.push(capital(lost));
  // Won and lost again in one line, an area is as it was.
  const stars = new Map<number, Of<'control'>>();
  for (const e of all(events, 'control')) if (e.star && !stars.delete(e.area)) stars.set(e.area, e);
  for (const e of stars.values()) sentences.push(say(t, e).slice(0, -1));
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

/** What fired where, with what result. */
function fireText(t: GameData, fires: readonly Of<'fires'>[], attack: Of<'attack'> | undefined): string {
  const [first] = fires;
  const who =
    fires.length > 1
      ? `${fires.length} ${SIDE_NAME[t.kindSide[first.piece.kind]]} weapons`
      : `${groupText(t, [first.piece])}`;
  const start = `${capital(who)} in ${placeShort(t, first.from)}`;
  return attack === undefined ? `${start} fired at ${placeText(t, first.area)}` : `${start} ${attackText(t, attack)}`;
}

/** Who could do nothing in a phase that was passed over. */
function idlePhase(t: GameData, events: readonly RudderEvent[], from: number): Tale | undefined {
  const phase = events[from];
  if (phase.kind !== 'phase') return undefined;
  let n = 1;
  while (n < 3) {
    const e = events[from + n];
    if (e?.kind !== 'pass' || e.why !== 'nothing-to-fire') break;
    n++;
  }
  if (n === 1) return undefined;
  if (n === 3) return { text: `${phase.phase} Phase: neither side has anything to fire.`, of: 3 };
  return { text: `${say(t, phase)} ${say(t, events[from + 1])}`, of: 2 };
}

/** Several of a kind in a row, in one sentence. */
function several(t: GameData, events: readonly RudderEvent[], from: number): Tale | undefined {
  const e = events[from];
  if (e.kind === 'rally') {
    const of = run(events, from, ['rally']);
    const fresh = all(events.slice(from, from + of), 'rally').filter((r) => r.die <= r.need).length;
    return of < 2 ? undefined : { text: `${fresh} of ${count(of, 'unit')} rallied.`, of };
  }
  if (e.kind === 'placed') {
    const of = run(events, from, ['placed']);
    const units = all(events.slice(from, from + of), 'placed').map((p) => p.piece);
    return of < 2 ? undefined : { text: `${capital(groupText(t, units))} set up.`, of };
  }
  if (e.kind === 'fatigue') return { text: say(t, e), of: 1 + run(events, from + 1, ['spent']) };
  return undefined;
}

export function story(t: GameData, events: readonly RudderEvent[]): readonly Tale[] {
  const tales: Tale[] = [];
  for (let from = 0; from < events.length; ) {
    const tale = idlePhase(t, events, from) ?? several(t, events, from) ?? acted(t, events, from);
    tales.push(tale);
    from += tale.of;
  }
  return tales;
}

/** A run of events around one movement and one attack; anything else tells itself. */
function acted(t: GameData, events: readonly RudderEvent[], from: number): Tale {
  let of = 0;
  if (events[from].kind === 'move') of += run(events, from, ON_THE_WAY);
  of += run(events, from + of, BEFORE);
  if (events[from + of]?.kind === 'attack') of++;
  if (of > 0) of += run(events, from + of, AFTER);
  else of = run(events, from, AFTER);
  const text = of === 0 ? '' : action(t, events.slice(from, from + of));
  return text === '' ? { text: say(t, events[from]), of: 1 } : { text, of };
}
