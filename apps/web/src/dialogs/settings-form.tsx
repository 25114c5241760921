// The settings, each with one sentence: the same form on its own page and in a dialog at the table.
import { type Settings, set, settings } from '../core/settings.ts';

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
        name="Sheet"
        about="Paper by day, dark by night."
        values={[
          ['system', 'Same as system'],
          ['day', 'Day'],
          ['night', 'Night'],
        ]}
      />
      <Pick
        id="text"
        name="Text size"
        about="For all text; the map keeps its own zoom."
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
        name="Motion"
        about="Counters that travel, dice that roll."
        values={[
          ['system', 'Same as system'],
          ['full', 'On'],
          ['none', 'Off'],
        ]}
      />
      <Pick
        id="pace"
        name="The other side’s actions"
        about="How quickly they follow each other."
        values={[
          ['step', 'One by one, at a press'],
          ['slow', 'Slow'],
          ['normal', 'Normal'],
          ['quick', 'Quick'],
          ['none', 'At once'],
        ]}
      />
      <Pick
        id="dice"
        name="Dice"
        about="How long they roll."
        values={[
          ['quick', 'Quick'],
          ['slow', 'Slow'],
          ['none', 'Not at all'],
        ]}
      />
      <Pick
        id="ties"
        name="Ties of the enemy"
        about="Where an enemy that charts run has equal answers, and in which order it acts. The table follows the chart."
        values={[
          ['table', 'By the table'],
          ['worst', 'The worst for me'],
          ['ask', 'Ask me'],
        ]}
      />
      <Switch
        id="autoForced"
        name="Play forced choices automatically"
        about="A decision with one choice is taken for you, unless it reveals or ends something."
      />
      <Switch
        id="safeSides"
        name="Colour-blind-safe sides"
        about="Blue and orange counters. Shapes tell the sides apart in any case."
      />
      <Switch id="letters" name="Letter keys" about="Press a letter to make the choice marked with it." />
      <Switch id="plain" name="Text view" about="The board as text: for screen readers, keyboards and small windows." />
      <Switch
        id="handOver"
        name="Hand-over screen"
        about="Two players at one screen: hides what the other may not see, where a game has secrets."
      />
    </div>
  );
}
