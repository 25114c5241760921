// Which games have a drawn map; all others are played in plain form. What only one game wears comes with its map.

import { laid } from '../core/catalogue.ts';
import type { CredentialsData } from '../games/credentials/data.ts';
import credentialsStyle from '../games/credentials/styles.css?url';
import type { RudderData } from '../games/rudders-line/data.ts';
import type { ShermanData } from '../games/sherman-leader/data.ts';
import shermanStyle from '../games/sherman-leader/styles.css?url';
import { wear } from '../parts/wear.ts';
import type { Kit } from './kit.ts';

/** The data of a game is checked by its own schema; here it only gets back the type that it has. */
const KITS: Readonly<Record<string, () => Promise<(data: unknown) => Kit>>> = {
  'rudders-line': async () => {
    const { rudderKit } = await import('../games/rudders-line/kit.tsx');
    return (data) => rudderKit(data as RudderData);
  },
  'sherman-leader': async () => {
    const [{ shermanKit }] = await Promise.all([import('../games/sherman-leader/kit.tsx'), wear(shermanStyle)]);
    return (data) => shermanKit(data as ShermanData);
  },
  credentials: async () => {
    const [{ credentialsKit }] = await Promise.all([import('../games/credentials/kit.tsx'), wear(credentialsStyle)]);
    return (data) => credentialsKit(data as CredentialsData);
  },
};

export async function loadKit(game: string, data: unknown): Promise<Kit | undefined> {
  const load = Object.hasOwn(KITS, game) ? KITS[game] : undefined;
  if (load === undefined) return undefined;
  try {
    // What is asked beside the table goes by the values on the table, once a pack has lain on it.
    if (laid.size > 0) await import('../editor/in-force.ts').then(({ putInForce }) => putInForce(game, data));
    return (await load())(data);
  } catch {
    // The plain form plays every game, also one whose map cannot be loaded.
    return undefined;
  }
}
