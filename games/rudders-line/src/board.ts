// stub
import type { Board } from '@bocage/engine';
export function board(): Board {
  return { status: [], places: [], tracks: [] };
}
