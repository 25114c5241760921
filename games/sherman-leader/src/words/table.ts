// What the helper panels say beside the map: why a target may not be attacked, in a few words, and what is noted of Battalions.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  // A refused target, on a tag of the map.
  range: (range: number): string => `Range ${range}`,
  noValue: (target: string, range: number): string => `no ${target} at R${range}`,
  gunDamaged: 'Gun: no R2+',
  machineGunDamaged: 'MG: no R0',
  bocage: 'Bocage: R0-1',
  noSight: 'no sight',
  fog: 'Fog: R0-2',
  notOnTurnOne: 'not on turn 1',
  suppressed: 'Suppressed',
  needs: (roll: number): string => `needs ${roll}+`,
  notNow: 'not now',

  // Battalions.
  fixed: 'Fixed',
  reminder: (battalion: string, vp: number, band: string, notes: string): string =>
    `${battalion} (${vp} VP), ${band}${notes === '' ? '' : `: ${notes}`}`,
  reminderHalf: (battalion: string, vp: number, band: string, notes: string): string =>
    `${battalion} (${vp} VP, at Half), ${band}${notes === '' ? '' : `: ${notes}`}`,
});
