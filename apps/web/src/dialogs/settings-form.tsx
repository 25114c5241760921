// The settings, each with one sentence: the same form on its own page and in a dialog at the table.
import { type Settings, set, settings } from '../core/settings.ts';
import * as W from '../words/dialogs.ts';

function Pick<K extends keyof Settings>({
  id,
  name,
  about,
  values,
}: {
  readonly id: K;
  readonly name: string;
  readonly about: string;
  readonly values: readonly (readonly [Settings[K], string])[];
}) {
  const now = String(settings.value[id]);
  return (
    <div class="field">
      <label for={`set-${id}`}>{name}</label>
      <span class="about">{about}</span>
      <select
        id={`set-${id}`}
        class="value"
        value={now}
        onChange={(event) => {
          const found = values.find(([value]) => String(value) === event.currentTarget.value);
          if (found !== undefined) set(id, found[0]);
        }}
      >
        {values.map(([value, label]) => (
          <option key={label} value={String(value)} selected={String(value) === now}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Switch({
  id,
  name,
  about,
}: {
  readonly id: 'autoForced' | 'safeSides' | 'letters' | 'plain' | 'handOver';
  readonly name: string;
  readonly about: string;
}) {
  return (
    <div class="field">
      <label for={`set-${id}`}>{name}</label>
      <span class="about">{about}</span>
      <input
        id={`set-${id}`}
        type="checkbox"
        class="switch value"
        checked={settings.value[id]}
        onChange={(event) => set(id, event.currentTarget.checked)}
      />
    </div>
  );
}

export function SettingsForm() {
  return (
    <div class="fields">
      <Pick
        id="theme"
        name={W.theme}
        about={W.aboutTheme}
        values={[
          ['system', W.sameAsSystem],
          ['day', W.day],
          ['night', W.night],
        ]}
      />
      <Pick
        id="text"
        name={W.textSize}
        about={W.aboutTextSize}
        values={[
          [90, '90%'],
          [100, '100%'],
          [115, '115%'],
          [130, '130%'],
          [150, '150%'],
          [200, '200%'],
        ]}
      />
      <Pick
        id="motion"
        name={W.motion}
        about={W.aboutMotion}
        values={[
          ['system', W.sameAsSystem],
          ['full', W.on],
          ['none', W.off],
        ]}
      />
      <Pick
        id="pace"
        name={W.theOtherSidesActions}
        about={W.aboutPace}
        values={[
          ['step', W.oneByOne],
          ['slow', W.slow],
          ['normal', W.normal],
          ['quick', W.quick],
          ['none', W.atOnce],
        ]}
      />
      <Pick
        id="dice"
        name={W.dice}
        about={W.howLongTheyRoll}
        values={[
          ['quick', W.quick],
          ['slow', W.slow],
          ['none', W.notAtAll],
        ]}
      />
      <Pick
        id="ties"
        name={W.tiesOfTheEnemy}
        about={W.aboutTies}
        values={[
          ['table', W.byTheTable],
          ['worst', W.theWorstForMe],
          ['ask', W.askMe],
        ]}
      />
      <Switch id="autoForced" name={W.playForcedChoicesAutomatically} about={W.aboutForced} />
      <Switch id="safeSides" name={W.colourBlindSafeSides} about={W.aboutSafeSides} />
      <Switch id="letters" name={W.letterKeys} about={W.aboutLetters} />
      <Switch id="plain" name={W.textView} about={W.aboutTextBoard} />
      <Switch id="handOver" name={W.handOverScreen} about={W.aboutHandOver} />
    </div>
  );
}
