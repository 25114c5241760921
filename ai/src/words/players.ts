// The computer players by name, and what is wrong with a wish for other settings.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  random: 'Random',
  aboutRandom: 'Takes any legal choice. For tests and for comparison.',
  private: 'Private',
  aboutPrivate: 'Plays by heuristics, at once.',
  corporal: 'Corporal',
  aboutCorporal: 'Looks ahead a little; answers at once.',
  sergeant: 'Sergeant',
  aboutSergeant: 'Weighs every choice; a quick opponent.',
  captain: 'Captain',
  aboutCaptain: 'Thinks up to a second; the opponent to start with.',
  colonel: 'Colonel',
  aboutColonel: 'Takes its time: the strongest player there is.',
  withOtherSettings: (name: string): string => `${name} with other settings.`,

  noSettings: (id: string): string => `'${id}' has no settings to change`,
  noSetting: (key: string, known: readonly string[]): string =>
    `'${key}' is not a setting; the settings are ${known.join(', ')}`,
  settingNeedsNumber: (change: string): string => `'${change}': a number is needed`,
});
