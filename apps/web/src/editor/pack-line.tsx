// New game: with the game's own values, or with those of somebody's copy.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { layKept } from './take.ts';

interface Values {
  readonly game: string;
  /** The id of the pack that the address names; empty for the game's own values. */
  readonly pack: string;
  /** The content to play with, once it lies ready. */
  readonly content: Signal<string | undefined>;
}

export function PackValues({ game, pack, content }: Values) {
  const said = useSignal('');
  useEffect(() => {
    if (pack === '') return;
    void layKept(pack).then((found) => {
      if (typeof found === 'string') said.value = found;
      else {
        content.value = found.content;
        said.value = found.name;
      }
    });
  }, [pack]);
  return (
    <fieldset data-values="true">
      <legend>Values</legend>
      {pack === '' ? (
        <p>
          What the rulebook does not print is reconstructed. <a href={`#/pack/${game}`}>With the values of my copy …</a>{' '}
          · <a href={`#/position/${game}`}>From a position …</a>
        </p>
      ) : (
        <p role={content.value === undefined && said.value !== '' ? 'alert' : 'status'}>
          {content.value === undefined
            ? said.value || 'The pack is being laid out …'
            : `With the values of '${said.value}'.`}{' '}
          <a href={`#/pack/${game}/${pack}`}>Change them</a> · <a href={`#/new/${game}`}>Play with the usual values</a>
        </p>
      )}
    </fieldset>
  );
}
