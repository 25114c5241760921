// A plan that is not confirmed yet outlives the tab: kept beside the game in this browser, under the moment it is for.
const PREFIX = 'bocage plan ';

/** One draft for each game: an older one is of no use. */
export function keepDraft(game: string, moment: string, draft: unknown): void {
  try {
    localStorage.setItem(PREFIX + game, JSON.stringify({ moment, draft }));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

export function readDraft<T>(game: string, moment: string): T | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(PREFIX + game) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('moment' in stored) || stored.moment !== moment)
      return undefined;
    return 'draft' in stored && Array.isArray(stored.draft) ? (stored.draft as T) : undefined;
  } catch {
    return undefined;
  }
}
