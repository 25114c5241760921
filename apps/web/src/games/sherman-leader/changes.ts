// What a Battle and the end of a Week have changed, put together from the events in the order of the rulebook's steps.
import type { ShermanEvent } from '@bocage/sherman-leader';
import type { TableSession } from '../../core/catalogue.ts';

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
  'The Battle',
  'Victory Points',
  'Damage and losses',
  'Stress',
  'Experience',
  'Promotions',
  'Battalions',
  'On leave',
  'SO points',
] as const;
type Group = (typeof GROUPS)[number];
const FOLDED: readonly Group[] = ['SO points', 'Battalions'];

const sign = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

function read(event: ShermanEvent, say: (event: ShermanEvent) => string): readonly [Group, Change] | undefined {
  switch (event.kind) {
    case 'battle-over':
      return ['The Battle', { who: '', text: say(event), good: undefined }];
    case 'card':
      return ['The Battle', { who: event.card, text: event.text, good: undefined }];
    case 'vp':
      return [
        'Victory Points',
        { who: event.what, text: `${sign(event.change)}, ${event.total} in all`, good: event.change > 0 },
      ];
    case 'unit-lost':
      return ['Damage and losses', { who: event.unit, text: 'destroyed', good: false }];
    case 'kia':
      return ['Damage and losses', { who: event.commander, text: 'killed in action', good: false }];
    case 'wounded':
      return ['Damage and losses', { who: event.commander, text: 'wounded', good: false }];
    case 'healed':
      return ['Damage and losses', { who: event.commander, text: 'has recovered', good: true }];
    case 'repaired':
      return ['Damage and losses', { who: event.unit, text: `${event.damage} repaired`, good: true }];
    case 'stress':
      return [
        'Stress',
        {
          who: event.commander,
          text: `${sign(event.change)} (${event.what}), now ${event.total}`,
          good: event.change < 0,
        },
      ];
    case 'xp':
      return [
        'Experience',
        { who: event.commander, text: `${sign(event.change)}, now ${event.total}`, good: event.change > 0 },
      ];
    case 'promoted':
      return ['Promotions', { who: event.commander, text: say(event), good: true }];
    case 'battalion-status':
    case 'battalion-back':
    case 'battalion-restored':
    case 'battalion-moves':
      return ['Battalions', { who: event.battalion, text: say(event), good: undefined }];
    case 'leave':
      return [
        'On leave',
        {
          who: event.commander,
          text: event.recovered === 0 ? 'had no Stress to lose' : `recovers ${event.recovered} Stress`,
          good: event.recovered > 0 ? true : undefined,
        },
      ];
    case 'so':
      return [
        'SO points',
        { who: event.what, text: `${sign(event.change)}, ${event.left} left`, good: event.change > 0 },
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
