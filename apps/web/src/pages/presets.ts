// Ways into a game that are more than one option: pressed, they set the form; everything can still be changed.
interface Preset {
  readonly label: string;
  readonly about: string;
  readonly options: Readonly<Record<string, string>>;
}

const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  'sherman-leader': [
    {
      label: 'Fight now',
      about: 'One Battle with a ready-made force, some 15 minutes: you choose the Battalion and fight.',
      options: { mode: 'battle', force: 'ready' },
    },
    {
      label: 'Campaign, ready-made force',
      about: 'All Weeks of the Objective; the force is bought for you, play begins with the first Week.',
      options: { mode: 'campaign', force: 'ready' },
    },
    {
      label: 'Campaign, your own force',
      about: 'You buy every Unit, choose the Commanders and promote them. The whole game.',
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
