// A link with a whole score in it: read, kept under a name of its own, opened at the moment that it names.
import { hashText, writeScore } from '@bocage/engine';
import { standing } from '../core/keep.ts';
import { readScore } from '../core/read-score.ts';
import { type GameRecord, PERSON, readGame, saveGame } from '../core/storage.ts';
import { unpack } from '../core/transfer.ts';
import * as W from '../words/pages.ts';
import { LinkPage } from './link.tsx';

async function open(packed: string, at: number | undefined): Promise<{ readonly hash: string } | string> {
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
  return { hash: `#/play/${id}${at === undefined ? '' : `/${at}`}` };
}

export function SharedPage({ packed, at }: { readonly packed: string; readonly at: number | undefined }) {
  return <LinkPage packed={packed} opening={W.openingTheGame} open={() => open(packed, at)} />;
}
