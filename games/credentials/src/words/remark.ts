// The short remark behind a decision in the score: fights, control, what a Logistics Step did.
import type { CredentialsEvent } from '../state/events.ts';
import type { GameData } from '../state/tables.ts';
import { spaceNamed, spacesNamed, theDivision } from './names.ts';
import { enemyNamed } from './say.ts';

/** A few words for what a reader of the score would want to know; commas and brackets are the score's own. */
export function remark(t: GameData, events: readonly CredentialsEvent[]): string {
  const words: string[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'fightEnds':
        words.push(event.won ? `beat ${enemyNamed(t, event.unit)}` : `lost to ${enemyNamed(t, event.unit)}`);
        break;
      case 'captured':
        words.push(`${spaceNamed(t, event.port)} captured`);
        break;
      case 'encircled':
        words.push(`encircled ${spacesNamed(t, event.spaces)}`);
        break;
      case 'logistics':
        words.push(`Logistics Step ${event.step}`);
        break;
      case 'starves':
        words.push(`${theDivision(t, event.division)} starves`);
        break;
      case 'destruction':
        words.push(`${spaceNamed(t, event.port)} ${event.markers} of ${event.rating}`);
        break;
      case 'recall':
        words.push(`${theDivision(t, event.to)} arrives`);
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
