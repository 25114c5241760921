// What a person has set for this browser: look, pace, keys. Kept in localStorage; a refusal to keep it changes nothing else.
import { effect, signal } from '@preact/signals';

export interface Settings {
  readonly theme: 'system' | 'day' | 'night';
  /** Size of all text, in percent. */
  readonly text: number;
  readonly motion: 'system' | 'full' | 'none';
  /** How quickly the other side's actions follow each other; `step` waits for a press. */
  readonly pace: 'step' | 'slow' | 'normal' | 'quick' | 'none';
  readonly dice: 'quick' | 'slow' | 'none';
  /** Who answers for an enemy that is run by charts where several answers are equal: the table, against you, or you. */
  readonly ties: 'table' | 'worst' | 'ask';
  /** Takes a decision with one choice by itself, unless it reveals or ends something. */
  readonly autoForced: boolean;
  /** Blue and orange instead of olive and grey, and stronger shapes. */
  readonly safeSides: boolean;
  /** Single letters as keys for choices. */
  readonly letters: boolean;
  /** The text board instead of the map. */
  readonly plain: boolean;
  /** A screen between the players when what they know differs. */
  readonly handOver: boolean;
}

const STANDARD: Settings = {
  theme: 'system',
  text: 100,
  motion: 'system',
  pace: 'normal',
  dice: 'quick',
  ties: 'table',
  autoForced: true,
  safeSides: false,
  letters: true,
  plain: false,
  handOver: true,
};

/** What those may be that are not simply on or off. */
const ALLOWED: Readonly<Record<string, readonly unknown[]>> = {
  theme: ['system', 'day', 'night'],
  text: [90, 100, 115, 130, 150, 200],
  motion: ['system', 'full', 'none'],
  pace: ['step', 'slow', 'normal', 'quick', 'none'],
  dice: ['quick', 'slow', 'none'],
  ties: ['table', 'worst', 'ask'],
};

const KEY = 'bocage settings';

/** Takes over only what this version knows: the stored text may be of another version, or damaged. */
function readSettings(text: string | null): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return STANDARD;
  }
  if (typeof stored !== 'object' || stored === null) return STANDARD;
  const known: Record<string, unknown> = { ...STANDARD };
  for (const [key, value] of Object.entries(stored)) {
    if (!Object.hasOwn(STANDARD, key)) continue;
    if (typeof value === typeof known[key] && (ALLOWED[key]?.includes(value) ?? true)) known[key] = value;
  }
  return known as unknown as Settings;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = signal<Settings>(readSettings(stored()));

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [key]: value };
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const systemDark = signal(dark.matches);
const systemStill = signal(still.matches);
dark.addEventListener('change', () => {
  systemDark.value = dark.matches;
});
still.addEventListener('change', () => {
  systemStill.value = still.matches;
});

export function isNight(): boolean {
  const { theme } = settings.value;
  return theme === 'night' || (theme === 'system' && systemDark.value);
}

export function isStill(): boolean {
  const { motion } = settings.value;
  return motion === 'none' || (motion === 'system' && systemStill.value);
}

/** Milliseconds between two actions of the other side; `step` waits for ever. */
export function paceDelay(): number {
  switch (settings.value.pace) {
    case 'step':
      return Number.POSITIVE_INFINITY;
    case 'slow':
      return 1500;
    case 'normal':
      return 700;
    case 'quick':
      return 200;
    case 'none':
      return 0;
  }
}

/** Puts the settings on the page and keeps them; called once at start. */
export function applySettings(): void {
  effect(() => {
    const root = document.documentElement;
    root.dataset.theme = isNight() ? 'night' : 'day';
    root.dataset.motion = isStill() ? 'none' : 'full';
    root.dataset.sides = settings.value.safeSides ? 'safe' : 'plain';
    root.style.fontSize = `${settings.value.text}%`;
  });
  effect(() => {
    const text = JSON.stringify(settings.value);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Without storage the settings last as long as the page: the storage notice says so.
    }
  });
}
