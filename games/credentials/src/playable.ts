// What of a pack the rules could not follow: the numbers of cards of each class on which places beside the board rest, and Garrisons.
import type { Problem } from '@bocage/engine';
import type { Data } from './built-in.ts';
import { W } from './words/content.ts';

/** TAMC 7: six Divisions lie face down in places of their own, and a Kampfgruppe has a card for each of its four counters. */
const DIVISIONS = 6;
const KAMPFGRUPPEN = 4;

export function playable({ wehrmacht, ports, divisions, spaces }: Data): readonly Problem[] {
  const problems: Problem[] = [];
  const cards = (id: string): number => wehrmacht.filter((card) => card.class === id).length;
  if (cards('division') !== DIVISIONS)
    problems.push({ path: 'data.wehrmacht', text: W.divisionCards(DIVISIONS, cards('division')) });
  if (cards('kg') !== KAMPFGRUPPEN)
    problems.push({ path: 'data.wehrmacht', text: W.kampfgruppeCards(KAMPFGRUPPEN, cards('kg')) });
  for (const { id, kind } of spaces) {
    const begin = divisions.filter((row) => row.start === id).length;
    // TAMC 9: only the base holds more than one Division.
    if (begin > 1 && kind !== 'base') problems.push({ path: `data.spaces[id ${id}].kind`, text: W.mustBeBase(begin) });
  }
  for (const { id, garrisons } of ports) {
    const path = `data.ports[id ${id}].garrisons`;
    // TAMC 12: a port is captured with its last Garrison in play, so one is in play from the start.
    if (garrisons.every((garrison) => garrison.covered)) problems.push({ path, text: W.noOpenGarrison });
    const numbers = garrisons.map((garrison) => garrison.number);
    if (new Set(numbers).size < numbers.length) problems.push({ path, text: W.sameNumber });
  }
  return problems;
}
