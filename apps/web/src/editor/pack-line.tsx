// New game with a pack: its values are laid out, and said.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import * as W from '../words/editor.ts';
import { layKept } from './take.ts';

interface Values {
  readonly game: string;
  /** The id of the pack that the address names. */
  readonly pack: string;
  /** The content to play with, once it lies ready. */
  readonly content: Signal<string | undefined>;
}

export function PackValues({ game, pack, content }: Values) {
  const said = useSignal('');
  useEffect(() => {
    void layKept(pack).then((found) => {
      if (typeof found === 'string') said.value = found;
      else {
        content.value = found.content;
        said.value = found.name;
      }
    });
  }, [pack]);
  return (
    <p role={content.value === undefined && said.value !== '' ? 'alert' : 'status'}>
      {content.value === undefined ? said.value || W.packBeingLaidOut : W.withValuesOf(said.value)}{' '}
      <a href={`#/pack/${game}/${pack}`}>{W.changeThem}</a> · <a href={`#/new/${game}`}>{W.playWithUsualValues}</a>
    </p>
  );
}
