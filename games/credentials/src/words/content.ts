// What is said of a content pack that does not fit together. A client puts the path of the value before it.
import { catalogue, count } from '@bocage/engine';

export const W = catalogue({
  noSpace: (id: string): string => `there is no space '${id}'`,
  directions: 'must be made of the letters N, S, E and W',
  notMajorPort: 'is not a Major Port on the map',
  noGarrisonOne: 'every Major Port needs a Garrison 1',
  differentSpaces: (wanted: number, found: number): string =>
    `must name ${count(wanted, 'different space')}, not ${found}`,
  tokensAtStart: (kind: string, wanted: number, found: number): string =>
    `must be ${wanted} ${kind} tokens at the start, not ${found}`,
  noDivision: (id: string): string => `there is no Division '${id}' at the start`,
  replacementStart: "must be '-': it replaces another Division",
  sameWord: (word: string): string => `another card is also called '${word}'`,
  destructionMarkers: (needed: number, found: number): string =>
    `ratings and Garrisons need ${count(needed, 'Port Destruction marker')}; there are ${found}`,
  setUpSpaces: (level: string): string => `fewer than 4 set-up spaces are left at level ${level}`,

  // What play would come upon.
  divisionCards: (wanted: number, found: number): string => `must be ${wanted} cards of Divisions, not ${found}`,
  kampfgruppeCards: (wanted: number, found: number): string => `must be ${wanted} cards of Kampfgruppen, not ${found}`,
  mustBeBase: (divisions: number): string => `must be base: ${divisions} Divisions begin there`,
  noOpenGarrison: 'at least 1 Garrison must not be covered',
  sameNumber: 'two Garrisons have the same number',
});
