// A combat in words: whom it is against, and the names of enemies.
import type { State } from '@bocage/engine';
import {
  FIGHT_RECON,
  fightEnemy,
  fightGarrison,
  fightKind,
  fightSpace,
  NO_ENEMY,
  RECON_ENEMY,
} from '../rules/12-combat/frame.ts';
import { wehrId } from '../state/decks.ts';
import type { OpponentId } from '../state/events.ts';
import type { Tables } from '../state/tables.ts';
import { enemyNamed } from './say.ts';

export function enemyName(t: Tables, enemy: number): string {
  return enemyNamed(t, enemyId(t, enemy));
}

/** The card of the enemy; none when the deck was empty (TAMC B6). */
export function enemyId(t: Tables, enemy: number): string | undefined {
  if (enemy === NO_ENEMY) return undefined;
  return enemy >= RECON_ENEMY ? t.data.recon[enemy - RECON_ENEMY].id : wehrId(enemy - 1);
}

interface Opponent {
  readonly against: OpponentId;
  readonly at: string;
  readonly garrison: number;
  readonly unit?: string;
}

/** By the kinds of fights. */
const AGAINST: readonly OpponentId[] = ['kampfgruppe', 'kampfgruppe', 'rennes', 'contact', 'unit', 'garrison'];

/** Whom the fight is against, before the card is seen. */
export function opponent(t: Tables, s: State, f: number): Opponent {
  const unit = fightKind(s, f) === FIGHT_RECON ? enemyId(t, fightEnemy(s, f)) : undefined;
  return {
    against: AGAINST[fightKind(s, f)],
    at: t.spaceIds[fightSpace(s, f)],
    garrison: fightGarrison(s, f),
    ...(unit !== undefined && { unit }),
  };
}
