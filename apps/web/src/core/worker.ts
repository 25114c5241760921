// The worker that thinks for computer players, hints and the curve: small portions, so that a cancel is heard at once.
import { type Advice, analyse, explain, findPlayer, playerFrom, type Thought } from '@bocage/ai';
import { findGame } from '@bocage/catalogue';
import type { Release } from '@bocage/catalogue/open';
import { type Game, generator, loadScore, parseScore, Session } from '@bocage/engine';
import * as W from '../words/core.ts';
import { loadWhole } from './catalogue.ts';
import { bringRules } from './old-rules.ts';
import type { AnalyseRequest, FromWorker, ThinkRequest, ToWorker } from './thinking.ts';

/** Milliseconds of work between two looks at the messages. */
const PORTION = 25;
const REPORT_EVERY = 120;
/** Who judges a game afterwards: quick enough to go through hundreds of decisions while a person waits. */
const JUDGE = { judge: playerFrom('captain:work=600'), trials: 24, horizon: 40, seed: '1', most: 5 };

const cancelled = new Set<number>();

function say(message: FromWorker): void {
  postMessage(message);
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function stopped(id: number): boolean {
  if (!cancelled.delete(id)) return false;
  say({ kind: 'cancelled', id });
  return true;
}

/** Does as many units of work as fit into one portion; learns how many those are. */
async function work(id: number, thought: Thought): Promise<Advice | undefined> {
  let units = 8;
  let reported = performance.now();
  for (;;) {
    if (stopped(id)) return undefined;
    const began = performance.now();
    let finished = false;
    do finished = thought.step(units);
    while (!finished && performance.now() - began < PORTION);
    if (finished) return thought.advice();
    const took = performance.now() - began;
    if (took < PORTION / 2) units *= 2;
    else if (took > PORTION * 2 && units > 1) units = Math.ceil(units / 2);
    if (performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      say({ kind: 'progress', id, progress: thought.progress(), advice: thought.advice() });
    }
    await pause();
  }
}

/** The game whole, under today's rules or those of a release; or one sentence. */
async function gameFor(id: string, pack: unknown, rules?: Release): Promise<Game | string> {
  if (rules === undefined) return pack === undefined ? loadWhole(id) : withPack(id, pack);
  const { gameOfRelease } = await import('@bocage/catalogue/open');
  return (await gameOfRelease(rules, bringRules, pack)) ?? W.rulesNotOnServer(rules.release);
}

/** The last pack that was played with, made once. */
let packed: { readonly key: string; readonly game: Game } | undefined;

async function withPack(id: string, pack: unknown): Promise<Game | string> {
  const key = JSON.stringify([id, pack]);
  if (packed?.key === key) return packed.game;
  const made = (await findGame(id)?.load())?.create(pack);
  if (made === undefined || !('setup' in made)) return W.packDoesNotFit(id);
  packed = { key, game: made };
  return made;
}

async function think(request: ThinkRequest): Promise<void> {
  const { id } = request;
  const game = await gameFor(request.game, request.pack, request.rules);
  if (typeof game === 'string') return say({ kind: 'failed', id, text: game });
  const player = findPlayer(request.player);
  if (player === undefined) return say({ kind: 'failed', id, text: W.noSuchPlayer(request.player) });
  const { view, seat } = request;
  const thought = player.think(game, view, seat, generator(request.seed));
  const advice = await work(id, thought);
  if (advice === undefined) return;
  if (!request.reasons) return say({ kind: 'done', id, advice, hint: undefined });
  say({ kind: 'progress', id, progress: 1, advice });
  await pause();
  if (stopped(id)) return;
  const hint = explain(game, view, seat, advice, generator(request.seed));
  say({ kind: 'done', id, advice, hint });
}

/** A score played again, under whatever rules it goes by; or why not. */
async function replayed(score: string, today: Game, pack: unknown): Promise<Session | string> {
  const parsed = parseScore(score);
  if ('text' in parsed) return parsed.text;
  const session = loadScore(today, parsed);
  if (session instanceof Session) return session;
  const { openGame } = await import('@bocage/catalogue/open');
  const opened = await openGame(score, { today, whole: async () => today, bring: bringRules, pack });
  return 'kind' in opened && opened.kind === 'own' ? opened.session : session.text;
}

async function judge({ id, score, pack }: AnalyseRequest): Promise<void> {
  const parsed = parseScore(score);
  if ('text' in parsed) return say({ kind: 'failed', id, text: parsed.text });
  const game = await gameFor(parsed.game, pack);
  if (typeof game === 'string') return say({ kind: 'failed', id, text: game });
  const session = await replayed(score, game, pack);
  if (typeof session === 'string') return say({ kind: 'failed', id, text: session });
  const going = analyse(session, JUDGE);
  for (let reported = 0; ; ) {
    if (stopped(id)) return;
    const next = going.next();
    if (next.done === true) return say({ kind: 'analysed', id, analysis: next.value });
    if (performance.now() - reported > REPORT_EVERY) {
      reported = performance.now();
      say({ kind: 'progress', id, progress: next.value, advice: undefined });
      await pause();
    }
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'cancel') {
    cancelled.add(data.id);
    return;
  }
  const done = data.kind === 'think' ? think(data) : judge(data);
  done.catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    say({ kind: 'failed', id: data.id, text: W.playerStoppedSaying(text) });
  });
});
