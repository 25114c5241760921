// What the rules are linked with: the lessons and examples of each rule, the words of the game, and its player aid.
import type { DigestRule } from '@bocage/catalogue/digest';
import type { PlayerAid, Term } from '@bocage/lessons';
import { findRules } from '../core/digest.ts';
import * as W from '../words/learn.ts';
import { fetched, type Learnable } from './courses.ts';
import { lessonAddress } from './links.ts';

export interface RuleUse {
  readonly kind: 'Lesson' | 'Example';
  readonly title: string;
  readonly href: string;
  /** The name of its drawing, if it has one. */
  readonly drawing?: string;
}

/** By the id of a rule: where it can be played. */
export function usesOf(
  game: string,
  { lessons, examples }: Learnable,
  rules: readonly DigestRule[],
): ReadonlyMap<string, readonly RuleUse[]> {
  const found = new Map<string, RuleUse[]>();
  const kinds = [
    [W.example, examples],
    [W.lesson, lessons],
  ] as const;
  for (const [kind, all] of kinds)
    for (const { id, title, rules: named, drawn } of all)
      for (const rule of new Set(named.flatMap((one) => findRules(rules, one))))
        found.set(rule.id, [
          ...(found.get(rule.id) ?? []),
          { kind, title, href: lessonAddress(game, id), ...(drawn === true && { drawing: `rule-${id}` }) },
        ]);
  return found;
}

/** The words and the player aid of a game. */
export function loadWords(game: string): Promise<{ readonly terms: readonly Term[]; readonly aid: PlayerAid }> {
  return fetched(`words-${encodeURIComponent(game)}`) as Promise<{ terms: readonly Term[]; aid: PlayerAid }>;
}
