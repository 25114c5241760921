// The country of a campaign as the page needs it: bands between phase lines, stands for counters, names. Made with the drawing.
import { signal } from '@preact/signals';
import { ofThisBuild } from '../../core/build.ts';
import type { Point } from '../../map/kit.ts';

/** Units of the sheet of every theatre. */
export const THEATRE = { width: 1020, height: 480 } as const;

interface TheatreName {
  readonly name: string;
  readonly at: Point;
}

export interface TheatreBand {
  readonly shape: readonly Point[];
  readonly middle: Point;
  /** Where its name stands. */
  readonly head: Point;
  /** Spots for counters, best first. */
  readonly stands: readonly Point[];
}

export interface TheatreSheet {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  readonly season: string;
  readonly source: string;
  /** Units of the sheet for a kilometre. */
  readonly km: number;
  readonly bands: readonly TheatreBand[];
  /** The five phase lines as path data, from the friendly side. */
  readonly lines: readonly string[];
  readonly places: readonly (TheatreName & { readonly kind: string; readonly label: string; readonly sea: boolean })[];
  readonly waters: readonly TheatreName[];
  readonly hills: readonly TheatreName[];
  /** Each river with a few points along it where its name may stand. */
  readonly rivers: readonly { readonly name: string; readonly along: readonly Point[] }[];
}

/** What has come so far, by campaign; null where a campaign has none, or it could not be fetched. */
const sheets = signal<Readonly<Record<string, TheatreSheet | null>>>({});
const asked = new Set<string>();

/** The theatre of a campaign, as soon as it is there: asked for once, and followed like any signal. */
export function theatreOf(code: string): TheatreSheet | undefined {
  const found = sheets.value[code];
  if (found === undefined && !asked.has(code)) {
    asked.add(code);
    void fetchSheet(code);
  }
  return found ?? undefined;
}

async function fetchSheet(code: string): Promise<void> {
  let sheet: TheatreSheet | null = null;
  try {
    const answer = await fetch(ofThisBuild(`drawing/theatre-${encodeURIComponent(code)}.json`));
    // Written by the build of this page, as above.
    if (answer.ok) sheet = (await answer.json()) as TheatreSheet;
  } catch {
    // Without it the bands are drawn side by side.
  }
  sheets.value = { ...sheets.value, [code]: sheet };
}
