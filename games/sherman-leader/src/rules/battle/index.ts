// The battle half: its steps by number. Each chapter file exports its steps; they are listed here once.
import type { Step } from '@bocage/engine';
import type { ShermanEvent } from '../../events.ts';
import type { Tables } from '../../tables.ts';

export const battleSteps: ReadonlyMap<number, Step<Tables, ShermanEvent>> = new Map<
  number,
  Step<Tables, ShermanEvent>
>();
