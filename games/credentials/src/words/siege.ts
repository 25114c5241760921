// The warning before a siege is given up, whoever leaves it.
import type { Reason } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { portName } from './names.ts';

/** TAMC 12.h */
export function breaksSiege(t: GameData, port: number): Reason {
  const data = { port: t.spaceIds[t.portSpace[port]] };
  return { rule: 'TAMC 12.h', code: 'breaksSiege', text: `This would break the siege of ${portName(t, port)}.`, data };
}
