// The log of this game as a story: a Move with its fights, a Kampfgruppe with its cards, a Logistics Step are one line each.
import { andList, capital, count, type Tale } from '@bocage/engine';
import type { CredentialsEvent } from '../state/events.ts';
import type { GameData } from '../state/tables.ts';
import { cardNamed, placeNamed, priceText, spaceNamed, TheDivision, theDivision } from './names.ts';
import { enemyNamed, say } from './say.ts';

type Kind = CredentialsEvent['kind'];
type Of<K extends Kind> = Extract<CredentialsEvent, { kind: K }>;

function all<K extends Kind>(events: readonly CredentialsEvent[], kind: K): readonly Of<K>[] {
  return events.filter((e): e is Of<K> => e.kind === kind);
}

/** How many events of one of these kinds stand in a row from `from` on. */
function run(events: readonly CredentialsEvent[], from: number, kinds: readonly Kind[]): number {
  let n = 0;
  while (from + n < events.length && kinds.includes(events[from + n].kind)) n++;
  return n;
}

/** What is said of itself behind the sentence of a Move. */
const TOLD: readonly Kind[] = [
  ...(['noEffect', 'found', 'cardGoes', 'halt', 'ffiPlaced', 'bet', 'uncovered', 'kgSeen'] as const),
  ...(['encircled', 'captured', 'siege', 'garrisonDown', 'portMarker'] as const),
];
const FIGHT: readonly Kind[] = ['fight', 'enemy', 'bonus', 'spent', 'fightEnds', 'ffiUsed', 'airBack', 'kgGone'];
/** Everything that can happen while a Division moves. */
const MOVE: readonly Kind[] = [
  ...TOLD,
  ...FIGHT,
  ...(['enters', 'help', 'moveEnds', 'recon', 'weather', 'control', 'retreat', 'toPool', 'eats', 'stowed'] as const),
];
const LOGISTICS: readonly Kind[] = [
  ...([
    'logisticsBegins',
    'eats',
    'starves',
    'trucks',
    'refill',
    'toPool',
    'logistics',
    'refreshed',
    'kgGone',
  ] as const),
];
function fought(t: GameData, e: Of<'fightEnds'>): string {
  const enemy = enemyNamed(t, e.unit);
  return e.won ? `beat ${enemy} (${priceText(e.ammo, e.fuel)})` : `lost to ${enemy}`;
}

/** Each place and each siege once: how many FFI appeared in all, how the siege is at last. */
function once(events: readonly CredentialsEvent[]): readonly CredentialsEvent[] {
  const found = new Map<unknown, CredentialsEvent>();
  for (const e of events) {
    const key = e.kind === 'siege' ? e.port : e.kind === 'ffiPlaced' ? `${e.at} ffi` : e;
    const before = found.get(key);
    found.set(key, e.kind === 'ffiPlaced' && before?.kind === e.kind ? { ...e, n: e.n + before.n } : e);
  }
  return [...found.values()];
}

/** `The 8th Infantry moved from Avranches to Rennes (2 Fuel), beat 91. Luft (2 Ammo) and stopped there.` */
function moveText(t: GameData, events: readonly CredentialsEvent[]): string {
  const [move] = all(events, 'move');
  const entered = all(events, 'enters');
  const fuel = entered.reduce((sum, e) => sum + e.paid[0], 1);
  const to = entered.at(-1)?.to;
  const did: string[] = [];
  if (to !== undefined) did.push(`moved from ${spaceNamed(t, move.from)} to ${spaceNamed(t, to)} (${fuel} Fuel)`);
  for (const e of all(events, 'fightEnds')) did.push(fought(t, e));
  for (const e of all(events, 'retreat')) did.push(`fell back to ${spaceNamed(t, e.to)}`);
  if (did.length === 0) return say(t, move);
  const cards = all(events, 'recon').map((e) => cardNamed(t, e.card));
  const captured = all(events, 'captured').map((e) => e.port);
  const taken = all(events, 'control')
    .filter((e) => e.how !== 'encircled' && !captured.includes(e.space))
    .map((e) => spaceNamed(t, e.space));
  const told = once(events.filter((e) => TOLD.includes(e.kind))).map((e) => say(t, e));
  return [
    `${TheDivision(t, move.division)} ${andList(did)}.`,
    ...(cards.length === 0 ? [] : [`Aerial Recon: ${andList(cards)}.`]),
    ...told,
    ...(taken.length === 0 ? [] : [`You now control ${andList(taken)}.`]),
  ].join(' ');
}

/** The card that a Kampfgruppe obeyed at last, and where it led. */
function kampfgruppe(t: GameData, events: readonly CredentialsEvent[]): string {
  const [first] = all(events, 'kgCard');
  const cards = all(events, 'kgCard')
    .map((e) => cardNamed(t, e.card))
    .join(', then ');
  const drew = `The Kampfgruppe in ${spaceNamed(t, first.space)} drew ${cards}`;
  const [moved] = all(events, 'kgMoves');
  if (moved !== undefined) return `${drew} and moved to ${spaceNamed(t, moved.to)}.`;
  const [stays] = all(events, 'kgStays');
  if (stays === undefined || stays.why === 'noCard') return `${drew}. It could not move.`;
  return `${drew}: it stays for good and costs 1 more ${stays.why === 'haltung' ? 'Ammo' : 'Fuel'} to beat.`;
}

function logistics(t: GameData, events: readonly CredentialsEvent[], begins: Of<'logisticsBegins'>): string {
  const fed = all(events, 'eats').length;
  const starving = all(events, 'starves').map((e) => theDivision(t, e.division));
  const level = all(events, 'logistics').at(-1)?.level;
  return [
    `Logistics Step ${begins.step}: ${count(fed, 'Division')} ate.`,
    ...(starving.length === 0
      ? []
      : [`${capital(andList(starving))} ${starving.length === 1 ? 'starves' : 'starve'}.`]),
    ...(level === undefined ? [] : [`Logistics level ${level}: Trucks, supplies and General Middleton are back.`]),
  ].join(' ');
}

/** Several of a kind in a row, in one sentence. */
function several(t: GameData, events: readonly CredentialsEvent[], from: number): Tale | undefined {
  const first = events[from];
  const of = run(events, from, [first.kind]);
  const same = events.slice(from, from + of);
  if (of < 2) return undefined;
  if (first.kind === 'stowed') {
    const names = all(same, 'stowed').map((e) => theDivision(t, e.division));
    return { text: `Loaded ${andList(names)} in ${spaceNamed(t, first.space)}.`, of };
  }
  if (first.kind === 'ffiToZone') {
    const last = new Map(all(same, 'ffiToZone').map((e) => [e.zone, e.there]));
    const zones = [...last].map(([zone, there]) => `${placeNamed(t, zone)} now holds ${there}`);
    return { text: `${of} FFI joined: ${andList(zones)}.`, of };
  }
  if (first.kind === 'kgPlaced') {
    const names = all(same, 'kgPlaced').map((e) => spaceNamed(t, e.space));
    return { text: `Kampfgruppen start in ${andList(names)}.`, of };
  }
  if (first.kind === 'hauled') return { text: `Trucks carried supplies on ${count(of, 'road')}.`, of };
  return undefined;
}

/** What belongs together from `from` on. */
function next(t: GameData, events: readonly CredentialsEvent[], from: number): Tale {
  const first = events[from];
  const these = (of: number): readonly CredentialsEvent[] => events.slice(from, from + of);
  switch (first.kind) {
    case 'move': {
      const of = 1 + run(events, from + 1, MOVE);
      return { text: moveText(t, these(of)), of };
    }
    case 'fight': {
      const of = run(events, from, FIGHT);
      const ends = all(these(of), 'fightEnds').at(-1);
      if (ends === undefined) break;
      return { text: `${TheDivision(t, first.division)} ${fought(t, ends)} in ${spaceNamed(t, first.at)}.`, of };
    }
    case 'kgCard': {
      let of = 1;
      while (
        ['kgBlocked', 'kgCard'].includes(events[from + of]?.kind) &&
        events[from + of - 1].kind !== events[from + of].kind
      )
        of++;
      if (['kgMoves', 'kgStays'].includes(events[from + of]?.kind)) of++;
      return { text: kampfgruppe(t, these(of)), of };
    }
    case 'intelligence': {
      const of = 1 + run(events, from + 1, ['destruction', 'ignored']);
      return {
        text: these(of)
          .map((e) => say(t, e))
          .join(' '),
        of,
      };
    }
    case 'logisticsBegins': {
      const of = run(events, from, LOGISTICS);
      return { text: logistics(t, these(of), first), of };
    }
    default:
  }
  return several(t, events, from) ?? { text: say(t, first), of: 1 };
}

export function story(t: GameData, events: readonly CredentialsEvent[]): readonly Tale[] {
  const tales: Tale[] = [];
  for (let from = 0; from < events.length; ) {
    const tale = next(t, events, from);
    tales.push(tale);
    from += tale.of;
  }
  return tales;
}
