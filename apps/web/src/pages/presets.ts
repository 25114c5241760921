// Ways into a game that are more than one option: pressed, they set the form; everything can still be changed.
import * as W from '../words/pages.ts';

interface Preset {
  readonly label: string;
  readonly about: string;
  readonly options: Readonly<Record<string, string>>;
}

const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  'sherman-leader': [
    {
      label: W.fightNow,
      about: W.aboutOneBattle,
      options: { mode: 'battle', force: 'ready' },
    },
    {
      label: W.campaignReadyMadeForce,
      about: W.aboutReadyCampaign,
      options: { mode: 'campaign', force: 'ready' },
    },
    {
      label: W.campaignYourOwnForce,
      about: W.aboutWholeCampaign,
      options: { mode: 'campaign', force: 'own' },
    },
  ],
};

export function presetsOf(game: string): readonly Preset[] {
  return Object.hasOwn(PRESETS, game) ? (PRESETS[game] ?? []) : [];
}

/** The preset that the form shows now, if any. */
export function presetNow(
  presets: readonly Preset[],
  standard: Readonly<Record<string, string>>,
  options: Readonly<Record<string, string>>,
): Preset | undefined {
  return presets.find((preset) =>
    Object.entries(preset.options).every(([id, value]) => (options[id] ?? standard[id]) === value),
  );
}
