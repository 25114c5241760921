// The stress track of a Commander, one for all sizes: white to the end of Okay, ochre Shaken, rose Unfit; the state in a word.
import type { CommanderFacts } from '@bocage/sherman-leader/facts';
import * as W from '../../words/sherman-leader-campaign.ts';

const WORDS = { okay: W.okay, shaken: W.shaken, unfit: W.unfit } as const;

export function StressTrack({ man, words }: { readonly man: CommanderFacts; readonly words?: boolean }) {
  const { okayMax: okay, shakenMax: shaken } = man.levelCard;
  const boxes = Math.max(shaken + 1, man.stress);
  return (
    <span class="track" role="img" aria-label={W.stressAndLevels(man.stress, WORDS[man.nerves], okay, shaken)}>
      <span class="track-boxes">
        {Array.from({ length: boxes }, (_, i) => i + 1).map((n) => (
          <i key={n} data-on={n <= man.stress} data-band={n <= okay ? 'okay' : n <= shaken ? 'shaken' : 'unfit'} />
        ))}
      </span>
      {words === true && (
        <span class="track-words">
          {(['okay', 'shaken', 'unfit'] as const).map((state) => (
            <span
              key={state}
              data-now={man.nerves === state}
              style={{ flexGrow: state === 'okay' ? okay : state === 'shaken' ? shaken - okay : 0 }}
            >
              {WORDS[state]}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
