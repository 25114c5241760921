// The digest of a game's rules: one line for each rule id, fetched when first wanted, searched by words.

import type { DigestRule } from '@bocage/catalogue/digest';
import { ofThisBuild } from './build.ts';

const loaded = new Map<string, Promise<readonly DigestRule[]>>();

export function loadDigest(game: string): Promise<readonly DigestRule[]> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const loading = fetch(ofThisBuild(`digest/${encodeURIComponent(game)}.json`))
    .then((answer) => (answer.ok ? answer.json() : []))
    .then((rules: unknown) => (Array.isArray(rules) ? (rules as readonly DigestRule[]) : []))
    .catch(() => {
      loaded.delete(game);
      return [];
    });
  loaded.set(game, loading);
  return loading;
}

/** A reference may name more than one rule: `RL 10.5 · 11.1`. */
export function ruleIds(reference: string): readonly string[] {
  const prefix = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return reference
    .split(/\s*[·;,+]\s*/)
    .map((part) => (/^[0-9]/.test(part) && prefix !== '' ? `${prefix} ${part}` : part));
}

/** The rules with these ids; a rule that is not in the digest is looked for by the section it belongs to. */
export function findRules(rules: readonly DigestRule[], reference: string): readonly DigestRule[] {
  return ruleIds(reference).flatMap((id) => {
    for (let wanted = id; wanted.length > 3; wanted = wanted.slice(0, -1)) {
      const exact = rules.filter((rule) =>
        [rule.id, rule.was].some((id) => id?.toLowerCase() === wanted.toLowerCase()),
      );
      if (exact.length > 0) return exact;
    }
    return [];
  });
}

/** Rules in which every word occurs, ids first. */
export function searchRules(rules: readonly DigestRule[], query: string): readonly DigestRule[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const inId = rules.filter((rule) => `${rule.id} ${rule.was}`.toLowerCase().includes(query.trim().toLowerCase()));
  const inText = rules.filter((rule) => {
    const all = `${rule.id} ${rule.chapter} ${rule.text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return [...new Set([...inId, ...inText])].slice(0, 60);
}
