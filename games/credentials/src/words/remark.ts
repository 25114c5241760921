// The short remark behind a decision in the score: fights, control, what a Logistics Step did.
import type { CredentialsEvent } from '../state/events.ts';
import type { Tables } from '../state/tables.ts';
import { divisionNamed, spaceNamed } from './names.ts';
import { enemyNamed } from './say.ts';

/** A few words for what a reader of the score would want to know; commas and brackets are the score's own. */
export function remark(t: Tables, events: readonly CredentialsEvent[]): string {
  const words: string[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'fightEnds':
        words.push(`${enemyNamed(t, event.unit)} ${event.won ? 'beaten' : 'not beaten'}`);
        break;
      case 'captured':
        words.push(`${spaceNamed(t, event.port)} captured`);
        break;
      case 'encircled':
        words.push(`${event.spaces.length} encircled`);
        break;
      case 'logistics':
        words.push(`Logistics Step ${event.step}`);
        break;
      case 'starves':
        words.push(`${divisionNamed(t, event.division)} starves`);
        break;
      case 'destruction':
        words.push(`${spaceNamed(t, event.port)} ${event.markers}/${event.rating}`);
        break;
      case 'recall':
        words.push(`${divisionNamed(t, event.to)} comes`);
        break;
      case 'over':
        words.push(`${event.points} VP`);
        break;
      default:
        break;
    }
  }
  return words.join(' + ');
}
