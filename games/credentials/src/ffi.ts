// The question of the FFI Phase, which a lesson may begin with: it comes apart from what else an action leads to.

import type { LaterSteps } from './later.ts';
import { ffiStep } from './rules/10-ffi.ts';

export const ffiPart: Pick<LaterSteps, 'ffi'> = { ffi: ffiStep };
