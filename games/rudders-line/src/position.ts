// stub
import type { PositionLine } from '@bocage/engine';
export function writePosition(): PositionLine[] {
  return [];
}
export function readPosition(): undefined {
  return undefined;
}
export function finishPosition(): undefined {
  return undefined;
}
