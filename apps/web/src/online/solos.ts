// One's own solitaire games, the same on all devices with one's name. The browser plays and keeps them; the server keeps a copy.
import { ServerError } from '@bocage/online';
import { standing } from '../core/keep.ts';
import { readScore } from '../core/read-score.ts';
import { type GameRecord, listGames, PERSON, readGame, saveGame } from '../core/storage.ts';
import { tellTabs } from '../core/tabs.ts';
import * as W from '../words/online.ts';
import { server } from './place.ts';

interface Solo {
  readonly id: string;
  readonly rev: number;
}

/** By game: the revision that the server had, and the one here that was the same. */
type Known = Record<string, { readonly there: number; readonly here: number }>;
const KEY = 'bocage solos';

function read(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Known;
  } catch {
    return {};
  }
}

/** A game as the server has it, over what was kept here before. */
async function bring(id: string, before: GameRecord | undefined, known: Known): Promise<boolean> {
  const { score, rev: there } = await server.ask<Solo & { score: string }>(`solos/${id}`);
  const found = await readScore(score);
  if ('problem' in found || found.game.seats.length !== 1) return false;
  const here = (before?.rev ?? 0) + 1;
  const title = before?.title ?? found.game.title;
  const record: GameRecord = {
    ...before,
    id,
    game: found.game.id,
    title,
    rev: here,
    control: [PERSON],
    ...standing(found.session),
  };
  const saved = await saveGame(record, score, before?.rev ?? 0);
  // A tab that plays it just now was quicker: the next time both are there.
  if (saved !== 'saved' && saved !== 'again') return false;
  tellTabs('saved', id);
  known[id] = { there, here };
  return true;
}

/** What was played here goes to the server; where both have changed, what was played here becomes a game of its own. */
async function send(record: GameRecord, known: Known): Promise<boolean> {
  const stored = await readGame(record.id);
  if (stored === undefined) return false;
  const base = known[record.id]?.there ?? 0;
  const kept = await server.ask<Solo & { parent?: string }>(`solos/${record.id}`, { base, score: stored.score }, 'PUT');
  if (kept.parent === undefined) {
    known[record.id] = { there: kept.rev, here: record.rev };
    return true;
  }
  const copy = { ...record, id: kept.id, title: W.asPlayedHere(record.title), rev: 1 };
  await saveGame(copy, stored.score, 0);
  tellTabs('saved', copy.id);
  known[copy.id] = { there: kept.rev, here: 1 };
  return bring(record.id, record, known);
}

/** First games are lessons: everybody begins them anew. */
const solitaire = ({ control, first }: GameRecord): boolean => control.length === 1 && first === undefined;

/** What the server does not take, a pack of one's own perhaps, stays here and hinders nothing else. */
const unlessRefused = (work: Promise<boolean>): Promise<boolean> =>
  work.catch((error: unknown) => {
    if (error instanceof ServerError) return false;
    throw error;
  });

/** Brings this browser and the server in step; how many games were sent, and how many came. */
export async function inStep(): Promise<{ readonly sent: number; readonly came: number }> {
  const { account } = await server.ask<{ account: object | null }>('me');
  if (account === null) return { sent: 0, came: 0 };
  const known = read();
  const { solos } = await server.ask<{ solos: readonly Solo[] }>('solos');
  const here = new Map((await listGames()).filter(solitaire).map((record) => [record.id, record]));
  let [sent, came] = [0, 0];
  for (const { id, rev } of solos) {
    const own = here.get(id);
    const last = known[id];
    // What was here once and is not any more was taken away by its owner.
    if (own === undefined ? last !== undefined : rev === last?.there || own.rev !== last?.here) continue;
    if (await unlessRefused(bring(id, own, known))) came++;
  }
  for (const record of here.values()) {
    const now = known[record.id];
    // What has just come is newer here than the list says.
    if (now !== undefined && now.here >= record.rev) continue;
    if (await unlessRefused(send(record, known))) sent++;
  }
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without room the next time asks again, and the server finds the same text.
  }
  return { sent, came };
}
