// Which games have a drawn map; all others are played in plain form.
import type { Kit } from './kit.ts';

const KITS: Readonly<Record<string, () => Promise<(data: unknown) => Kit>>> = {};

export async function loadKit(game: string, data: unknown): Promise<Kit | undefined> {
  const load = KITS[game];
  if (load === undefined) return undefined;
  try {
    return (await load())(data);
  } catch {
    // The plain form plays every game, also one whose map cannot be loaded.
    return undefined;
  }
}
