// Short names for the kernel's types with this game's tables and events in them.
import type { Step, Tell } from '@bocage/engine';
import type { CredentialsEvent } from '../state/events.ts';
import type { GameData } from './tables.ts';

export type Rule = Step<GameData, CredentialsEvent>;
export type TellIt = Tell<CredentialsEvent>;

/** There is one player. */
const VIII_CORPS = 0;
export const seat = (): number => VIII_CORPS;
