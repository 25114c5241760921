// The campaign half: its steps by number. Each chapter file exports its steps; they are listed here once.
import type { Step } from '@bocage/engine';
import type { ShermanEvent } from '../../events.ts';
import { STEP_CAMPAIGN } from '../../steps.ts';
import type { Tables } from '../../tables.ts';
import { campaignStep } from './sequence.ts';

export const campaignSteps: ReadonlyMap<number, Step<Tables, ShermanEvent>> = new Map([[STEP_CAMPAIGN, campaignStep]]);
