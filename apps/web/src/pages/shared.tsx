// A link with a whole score in it: read, kept under a name of its own, opened at the moment that it names.
import { hashText, writeScore } from '@bocage/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { standing } from '../core/keep.ts';
import { readScore } from '../core/read-score.ts';
import { type GameRecord, PERSON, readGame, saveGame } from '../core/storage.ts';
import { unpack } from '../core/transfer.ts';
import * as W from '../words/pages.ts';

async function open(packed: string, at: number | undefined): Promise<string | undefined> {
  const text = await unpack(packed);
  if (text === undefined) return W.linkDamaged;
  const read = await readScore(text);
  if ('problem' in read) return read.problem;
  const { session, game } = read;
  // The same link opened twice is the same game, with what was played since.
  const id = `link-${hashText(packed)}`;
  if ((await readGame(id)) === undefined) {
    const record: GameRecord = {
      id,
      game: game.id,
      title: W.fromALink(game.title),
      ...standing(session),
      rev: 1,
      control: game.seats.map(() => PERSON),
    };
    await saveGame(record, writeScore(session), 0);
  }
  location.replace(`#/play/${id}${at === undefined ? '' : `/${at}`}`);
  return undefined;
}

export function SharedPage({ packed, at }: { readonly packed: string; readonly at: number | undefined }) {
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void open(packed, at).then((text) => {
      problem.value = text;
    });
  }, [packed]);
  return (
    <main class="sheet-page" aria-busy={problem.value === undefined}>
      <h1>{problem.value === undefined ? W.openingTheScore : W.linkCannotBeOpened}</h1>
      {problem.value !== undefined && (
        <p role="alert" data-problem="true">
          {problem.value}
        </p>
      )}
      <p>
        <a href="#/">{W.goHome}</a>
      </p>
    </main>
  );
}
