// The computer player that a newcomer meets.
import { opponents } from './opponents.ts';
import { PERSON } from './storage.ts';

/** The second weakest of those that think, or what there is. */
export function usualPlayer(): string {
  const serious = opponents.filter((p) => p.id !== 'random');
  return (serious[1] ?? serious[0] ?? opponents[0])?.id ?? PERSON;
}
