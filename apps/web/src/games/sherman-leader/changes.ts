// What a Battle and the end of a Week have changed, put together from the events in the order of the rulebook's steps.
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { TableSession } from '../../core/catalogue.ts';
import * as W from '../../words/sherman-leader-battle.ts';

interface Change {
  /** Who or what. */
  readonly who: string;
  readonly text: string;
  /** Better or worse for the player; undefined: neither. */
  readonly good: boolean | undefined;
}

export interface ChangeGroup {
  readonly title: string;
  /** Long and seldom read: folded at first. */
  readonly folded: boolean;
  readonly changes: readonly Change[];
}

const GROUPS = [
  W.theBattle,
  W.victoryPoints,
  W.damageAndLosses,
  W.stressTitle,
  W.experience,
  W.promotions,
  W.battalions,
  W.onLeave,
  W.soPoints,
] as const;
type Group = (typeof GROUPS)[number];
const FOLDED: readonly Group[] = [W.soPoints, W.battalions];

const sign = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

function read(event: ShermanEvent, say: (event: ShermanEvent) => string): readonly [Group, Change] | undefined {
  switch (event.kind) {
    case 'battle-over':
      return [W.theBattle, { who: '', text: say(event), good: undefined }];
    case 'card':
      return [W.theBattle, { who: event.card, text: event.text, good: undefined }];
    case 'vp':
      return [
        W.victoryPoints,
        { who: event.what, text: W.inAll(sign(event.change), event.total), good: event.change > 0 },
      ];
    case 'unit-lost':
      return [W.damageAndLosses, { who: event.unit, text: W.isDestroyed, good: false }];
    case 'kia':
      return [W.damageAndLosses, { who: event.commander, text: W.killedInAction, good: false }];
    case 'wounded':
      return [W.damageAndLosses, { who: event.commander, text: W.wounded, good: false }];
    case 'healed':
      return [W.damageAndLosses, { who: event.commander, text: W.hasRecovered, good: true }];
    case 'repaired':
      return [W.damageAndLosses, { who: event.unit, text: W.repaired(event.damage), good: true }];
    case 'stress':
      return [
        W.stressTitle,
        {
          who: event.commander,
          text: W.changeFor(sign(event.change), event.what, event.total),
          good: event.change < 0,
        },
      ];
    case 'xp':
      return [
        W.experience,
        { who: event.commander, text: W.change(sign(event.change), event.total), good: event.change > 0 },
      ];
    case 'promoted':
      return [W.promotions, { who: event.commander, text: say(event), good: true }];
    case 'battalion-status':
    case 'battalion-back':
    case 'battalion-restored':
    case 'battalion-moves':
      return [W.battalions, { who: event.battalion, text: say(event), good: undefined }];
    case 'leave':
      return [
        W.onLeave,
        {
          who: event.commander,
          text: event.recovered === 0 ? W.hadNoStress : W.recoversStress(event.recovered),
          good: event.recovered > 0 ? true : undefined,
        },
      ];
    case 'so':
      return [
        W.soPoints,
        { who: event.what, text: W.changeLeft(sign(event.change), event.left), good: event.change > 0 },
      ];
    default:
      return undefined;
  }
}

export function changesOf(
  events: readonly ShermanEvent[],
  say: (event: ShermanEvent) => string,
): readonly ChangeGroup[] {
  const found = new Map<Group, Change[]>();
  for (const event of events) {
    const one = read(event, say);
    if (one !== undefined) found.set(one[0], [...(found.get(one[0]) ?? []), one[1]]);
  }
  return GROUPS.flatMap((title) => {
    const changes = found.get(title);
    return changes === undefined ? [] : [{ title, changes, folded: FOLDED.includes(title) }];
  });
}

const LOSSES: readonly ShermanEvent['kind'][] = ['unit-lost', 'kia', 'wounded'];

/**
 * The losses of the last Battle and everything since it ended; empty while one is fought. A Battle that begins anew takes
 * the place of the one before.
 */
export function sinceBattle(session: TableSession): readonly ShermanEvent[] {
  const events: ShermanEvent[] = [];
  let over = false;
  for (let i = session.entries.length - 1; i >= 0; i--) {
    const here = session.events(i) as readonly ShermanEvent[];
    for (const event of [...here].reverse()) {
      if (event.kind === 'battle') return over ? events.reverse() : [];
      if (!over || LOSSES.includes(event.kind)) events.push(event);
      if (event.kind === 'battle-over') over = true;
    }
  }
  return [];
}

/** The moment at which each Battle began, in order. */
export function battleStarts(session: TableSession): readonly { readonly n: number; readonly battalion: string }[] {
  return session.entries.flatMap((_, i) => {
    const found = (session.events(i) as readonly ShermanEvent[]).find((event) => event.kind === 'battle');
    return found?.kind === 'battle' ? [{ n: i + 1, battalion: found.battalion }] : [];
  });
}
