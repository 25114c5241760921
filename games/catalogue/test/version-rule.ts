// The rule by which versions are raised: a recorded game of the last release that does not replay any more needs a reason.
import type { Release } from '@bocage/catalogue/open';

export interface Today {
  readonly title: string;
  readonly rules: number;
  /** The hash of today's content. */
  readonly content: string;
  /** Names of the recorded games of the release that play differently today. */
  readonly differ: readonly string[];
}

/** What is wrong with the versions of a game since a release, each as one sentence. */
export function versionProblems(today: Today, release: Release, changelog: string): readonly string[] {
  const { title, rules, content, differ } = today;
  const problems: string[] = [];
  const news = since(changelog, release.release);
  if (news === undefined) return [`CHANGELOG.md has no section for ${release.release}.`];
  const tuned = content !== release.identity;
  if (differ.length > 0 && rules <= release.rules && !tuned)
    problems.push(
      `${title}: '${differ[0]}' of ${release.release} no longer replays (${differ.length} in all): raise its rulesVersion above ${release.rules}.`,
    );
  if (rules > release.rules && !news.includes(`- **${title}, rules ${rules}.**`))
    problems.push(
      `${title} has rules ${rules}: CHANGELOG.md must say why, in a line '- **${title}, rules ${rules}.** ...'.`,
    );
  if (tuned && differ.length > 0 && rules <= release.rules && !news.includes(`- **${title}, values.**`))
    problems.push(`${title} has other values: CHANGELOG.md must say why, in a line '- **${title}, values.** ...'.`);
  if (rules < release.rules) problems.push(`${title} has rules ${rules}, and ${release.release} had ${release.rules}.`);
  return problems;
}

/** What the changelog says above the section of a release. */
function since(changelog: string, release: string): string | undefined {
  const at = changelog.search(new RegExp(`^## ${release.replaceAll('.', '\\.')}\\b`, 'm'));
  return at < 0 ? undefined : changelog.slice(0, at).replaceAll(/\n {2,}/g, ' ');
}
